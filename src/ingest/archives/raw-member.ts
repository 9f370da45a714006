import type { RandomAccess } from './random-access.ts';

/** A member as the reader of an archive format finds it. Folders are left out. */
export type RawMember =
  | { name: string; skipped: string }
  | { name: string; modifiedAt: number | undefined; content: Content };

export type Content =
  /** Stored without compression in something that can be read from any position. */
  | { kind: 'bytes'; bytes: RandomAccess }
  /** Decompressed each time it is opened. */
  | { kind: 'packed'; size: number; open(): AsyncIterable<Uint8Array> }
  /** Can be read once, before the next member. */
  | { kind: 'once'; stream: AsyncIterable<Uint8Array> };

/** Longer names are cut. They are only shown. */
const NAME_LENGTH_MAX = 1000;

export function shownName(name: string): string {
  if (name.length <= NAME_LENGTH_MAX) return name.toWellFormed();
  // A copy, because a slice would keep the whole name in memory.
  return Buffer.from(name.slice(0, NAME_LENGTH_MAX)).toString();
}

/** Names are never used as paths. One that leaves the archive is a sign of an attack. */
export function nameProblem(name: string): string | undefined {
  if (/^(?:[/\\]|[a-z]:)/i.test(name)) return 'its name is an absolute path';
  if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)) return 'its name leads out of the archive';
  if (name.includes('\0')) return 'its name contains a NUL character';
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Old archives do not say in which encoding their names are. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
