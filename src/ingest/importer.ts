import type { AnyRecord } from '../records/record.ts';

/** One thing read from a source: a record, or the reason why there is none. */
export type Entry =
  | { line: number; record: AnyRecord; ignoredFields: readonly string[]; size: number }
  | { line: number; rejection: string };

/** Turns the bytes of one file into entries, one after the other, without holding the file in memory. */
export interface Importer {
  name: string;
  read(source: AsyncIterable<Uint8Array>): AsyncIterable<Entry>;
}

/** Why one entry cannot be taken; the rest of its file goes on. */
export class Rejection extends Error {}
