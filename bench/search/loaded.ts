import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { BenchEngine, Corpus, LoadSteps } from './engine.ts';

export interface LoadTime {
  seconds: number;
  steps?: LoadSteps | undefined;
}

interface Marker extends LoadTime {
  layout: number;
  messages: number;
}

/** Loads the corpus, unless the folder of an earlier run has it in the same layout. */
export async function loadOnce(
  engine: BenchEngine,
  given: Corpus,
  { folder, marker }: { folder: string; marker: string },
): Promise<LoadTime> {
  const layout = engine.layout ?? 1;
  const kept = readMarker(marker, given);
  if (kept?.layout === layout && kept.messages === given.messages) return kept;
  rmSync(marker, { force: true });
  // The engine may have created parts of its folder, but only loading fills it.
  if (kept !== undefined) {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  }
  await engine.prepare?.();
  const start = performance.now();
  const steps = await engine.load(given);
  const seconds = (performance.now() - start) / 1000;
  writeFileSync(
    marker,
    JSON.stringify({ layout, messages: given.messages, seconds, steps } satisfies Marker),
  );
  return { seconds, steps };
}

/** Earlier versions wrote the seconds alone. */
function readMarker(path: string, { messages }: Corpus): Marker | undefined {
  if (!existsSync(path)) return undefined;
  const content = JSON.parse(readFileSync(path, 'utf8')) as Marker | number;
  return typeof content === 'number' ? { layout: 1, messages, seconds: content } : content;
}
