import type { Source } from './importer.ts';

/** Undefined if the file is larger. */
export async function readWhole(source: Source, bytesMax: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    size += chunk.length;
    if (size > bytesMax) return undefined;
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
