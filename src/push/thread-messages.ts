import type { PlaceHandle } from '../storage/port/engine.ts';
import type { FileCounts } from '../storage/port/import-log.ts';
import type { PushOutcome, PushRequest } from './push-request.ts';

export interface WriterData {
  place: PlaceHandle;
  spoolFolder: string;
  /** Tests run with another time. */
  clockOffsetMs: number;
}

export type ToWriter =
  /** `isAsync`: acknowledge as soon as the task is durable. */
  { kind: 'push'; id: number; request: PushRequest; isAsync: boolean } | { kind: 'close' };

export type FromWriter =
  | { kind: 'answer'; id: number; outcome: PushOutcome }
  | { kind: 'failed'; id: number; failure: PushFailure }
  /** Records are durable. */
  | { kind: 'committed'; commit: Commit }
  /** Tasks by state changed. */
  | { kind: 'tasks'; queued: number; running: number; bytes: number }
  /** For the log. */
  | { kind: 'problem'; text: string; about: Record<string, string> }
  | { kind: 'closed' };

export interface Commit {
  /** By kind of record and outcome: `message written`. */
  outcomes: Record<string, number>;
  counts: FileCounts;
  at: number;
}

/** `full`: the disk; `unavailable`: anything else that a retry may fix. */
export interface PushFailure {
  kind: 'full' | 'unavailable';
  message: string;
}
