import type { AnyRecord } from '../records/record.ts';
import type { Sniffed } from './sniff.ts';

/** Where in its file an entry stands: its line, or its first byte, and the name the file has for it. */
export interface Position {
  line?: number;
  byte?: number;
  entry?: string;
}

/** What became of one entry of a file; `besides` is what it tells of senders, channels and servers on the side. */
export type Entry =
  | {
      position: Position;
      record: AnyRecord;
      alsoSeen?: readonly AnyRecord[];
      ignoredFields?: readonly string[];
      /** Characters or bytes it took up, for the bound of a batch. */
      size: number;
    }
  /** Nothing that is kept as a record of its own: a service entry, a request, a placeholder. */
  | { position: Position; skipped: string; alsoSeen?: readonly AnyRecord[] }
  | { position: Position; rejection: string };

/** The bytes of one file, unpacked. Whatever is not standard input can be read again from its start. */
export interface Source {
  open(): AsyncIterable<Uint8Array>;
}

export interface ReadOptions {
  /** IANA name of the time zone in which dates without an offset were written. */
  timeZone: string;
  /** When things were seen whose file holds no date for them. */
  seenAt?: number | undefined;
  /** The ransomware group of a file that does not name it. */
  group?: string | undefined;
}

/** Turns the bytes of one file into entries, one after the other, without holding the file in memory. */
export interface Importer {
  /** Whether the beginning of a file looks like this format. */
  recognises(head: Sniffed): boolean;
  read(source: Source, options: ReadOptions): AsyncIterable<Entry>;
}

/** Why one entry cannot be taken; the rest of its file goes on. */
export class Rejection extends Error {}

/** Why a file cannot be read on; what came before is whole. */
export class SourceBroken extends Error {}
