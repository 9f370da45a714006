import type { ReadOptions } from '../ingest/importer.ts';
import type { FileCounts } from '../storage/port/import-log.ts';
import type { PushReject } from '../storage/port/push-log.ts';

/** The key that pushes: pushes are logged under its name. */
export interface Pusher {
  id: string;
  name: string;
}

/** A received body: in memory, or in a file of the spool folder. */
export type ReceivedBody = { bytes: Uint8Array<ArrayBuffer> } | { path: string; sizeBytes: number };

export interface PushRequest {
  key: Pusher;
  /** When the request arrived. */
  at: number;
  /** Undefined to detect it. */
  format: string | undefined;
  options: ReadOptions;
  idempotencyKey?: string | undefined;
  body: ReceivedBody;
  /** The body is complete lines of a stream. */
  isLines?: boolean | undefined;
}

/** What became of the entries of a body. */
export interface PushResult {
  /** The archive's kind, if the body is an archive. */
  format: string;
  counts: FileCounts;
  /** The first ones. */
  rejects: PushReject[];
  /** The import that collects these pushes; undefined if the body has no entries. */
  importId: number | undefined;
  /** Why the rest of the body could not be read. Entries before that are imported. */
  problem: string | undefined;
}

export type PushOutcome =
  /** Durable. */
  | { kind: 'imported'; result: PushResult; isReplayed?: boolean }
  /** Spooled; a task imports it. */
  | { kind: 'accepted'; taskId: string; isReplayed?: boolean }
  /** The format is unknown, or the body is blank. */
  | { kind: 'unrecognised'; isEmpty?: boolean; isReplayed?: boolean }
  /** The same bytes were purged permanently. */
  | { kind: 'purged'; isReplayed?: boolean }
  /** The idempotency key was used for another request, or its first request is still running. */
  | { kind: 'key-reused' | 'key-in-use' };

export const REJECTS_KEPT = 100;
