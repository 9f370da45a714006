import type { FileCounts } from './import-log.ts';

export const PUSH_TASK_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type PushTaskState = (typeof PUSH_TASK_STATES)[number];

/** Where a rejected entry is in a pushed body, and what is wrong with it. */
export interface PushReject {
  line?: number | undefined;
  byte?: number | undefined;
  entry?: string | undefined;
  reason: string;
}

/** A pushed body that was written to disk and is imported in the background. */
export interface PushTask {
  id: string;
  keyId: string;
  keyName: string;
  state: PushTaskState;
  /** As requested, then as detected. */
  format: string | undefined;
  /** Options of the import, as the request gave them. */
  options: Record<string, string | number | undefined>;
  sizeBytes: number;
  createdAt: number;
  finishedAt: number | undefined;
  importId: number | undefined;
  counts: FileCounts;
  /** The first ones. */
  rejects: readonly PushReject[];
  /** Why it failed. */
  reason: string | undefined;
}

/** The answer to a push with an idempotency key. */
export interface PushAnswer {
  keyId: string;
  idempotencyKey: string;
  /** Of the request. The same idempotency key with another request is a mistake of the client. */
  digest: string;
  /** JSON. */
  answer: string;
  expiresAt: number;
}

/** What must survive a restart besides the pushed records. On a cluster, all API nodes share it. */
export interface PushLog {
  /** Undefined if there is none, or it has expired. */
  findAnswer(keyId: string, idempotencyKey: string, now: number): Promise<PushAnswer | undefined>;

  /** Durable once this resolves. The first answer to a key wins until it expires. Removes expired answers. */
  rememberAnswers(answers: readonly PushAnswer[], now: number): Promise<void>;

  /** Adds or replaces a task. Durable once this resolves. */
  saveTask(task: PushTask): Promise<void>;

  findTask(id: string): Promise<PushTask | undefined>;

  /** Newest first, at most `limit`; of all keys if `keyId` is undefined. */
  listTasks(keyId: string | undefined, limit: number): Promise<PushTask[]>;

  /** Removes tasks that finished before this time. */
  removeTasks(before: number): Promise<void>;
}
