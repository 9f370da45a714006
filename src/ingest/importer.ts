import type { AnyRecord } from '../records/record.ts';
import type { Sniffed } from './sniff.ts';

/** Where an entry is in its file: line or first byte, and its name there. */
export interface Position {
  line?: number;
  byte?: number;
  entry?: string;
}

/**
 * One entry of a file. `alsoSeen` holds senders, channels and servers that it mentions in passing. `warnings` apply to
 * the whole file: an importer gives each one once.
 */
export type Entry =
  | {
      position: Position;
      record: AnyRecord;
      alsoSeen?: readonly AnyRecord[];
      ignoredFields?: readonly string[];
      warnings?: readonly string[];
      /** Approximate size, in characters or bytes, to limit batches. */
      size: number;
    }
  /** Not a record: a service entry, a request, a placeholder. */
  | { position: Position; skipped: string; alsoSeen?: readonly AnyRecord[]; warnings?: readonly string[] }
  | { position: Position; rejection: string };

/** The decompressed bytes of one file. All except standard input can be opened again. */
export interface Source {
  /** The file's name without its folder. Undefined for standard input. */
  readonly name?: string | undefined;
  open(): AsyncIterable<Uint8Array>;
  /** The name with its folders, on disk or in an archive. Hostile text: it is never opened. */
  readonly fullName?: string | undefined;
  /** Each line is an entry, whatever its first lines look like: a part of a stream can begin with a damaged one. */
  readonly isLines?: boolean | undefined;
  /** When the file was last changed, if that is known. */
  readonly modifiedAt?: number | undefined;
}

export interface ReadOptions {
  /** IANA name of the time zone of dates without an offset. */
  timeZone: string;
  /** Date of records without one. */
  seenAt?: number | undefined;
  /** The ransomware group, if the file does not name it. */
  group?: string | undefined;
  /** The channel's id, if the file does not contain it. */
  channel?: string | undefined;
}

/** Turns the bytes of a file into entries, without loading the file into memory. Registered in formats.ts. */
export interface Importer {
  /** Whether the start of a file looks like this format. Few formats need `fullName`, which a pipe does not have. */
  recognises(head: Sniffed, fullName?: string): boolean;
  read(source: Source, options: ReadOptions): AsyncIterable<Entry>;
}

/** An entry that cannot be imported. The rest of the file is. */
export class Rejection extends Error {}

/** The rest of a file cannot be read. Entries before the error are complete. */
export class SourceError extends Error {}
