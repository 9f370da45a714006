import type { AnyRecord, RecordKind } from '../../records/record.ts';
import type { Month } from '../../time/month.ts';
import type { Matching } from './alerts.ts';
import type { PurgeReport, PurgeTarget } from './purge.ts';
import type { RetentionReport } from './retention.ts';

/** Returns a record with the same key. */
export type Change = (record: AnyRecord) => AnyRecord;

export type OnProgress = (done: number, total: number) => void;

export interface StoreStatus {
  engine: string;
  location: string;
  schemaVersion: number;
  /** Version of the analyzer that built the index, and of this program's. */
  analyzer: { index: number; program: number };
  records: Record<RecordKind, number>;
  sizeBytes: number;
  /** Only for engines that run on several machines. */
  cluster?: ClusterStatus;
}

export interface ClusterStatus {
  name: string;
  /** Product and version. */
  software: string;
  /** green: all copies are available; yellow: some are missing; red: data is missing. */
  health: string;
  nodes: number;
  shards: { active: number; initializing: number; relocating: number; unassigned: number };
  indices: {
    name: string;
    health: string;
    documents: number;
    sizeBytes: number;
    shards: number;
    replicas: number;
  }[];
  /** Indices that should exist and do not. Queries that need one of them fail. */
  missing: string[];
  /** Indices that were lost, with the files to import again before queries that need them are answered. */
  incomplete: { index: string; files: string[] }[];
}

/** What `check` found. No problems means that every check passed. */
export interface CheckReport {
  /** Each check by name, with the number of things it looked at. */
  checked: Record<string, number>;
  problems: string[];
}

export interface PurgeOptions {
  at: number;
  isPermanent: boolean;
  matching?: Matching | undefined;
}

/** What an operator does to a store. Readers and importers keep working meanwhile. */
export interface Upkeep {
  /**
   * Removes the target and everything known only through it from records, search and feeds, as if it had never been
   * imported. Versions of a message that belong to the target are removed, and the record is merged again from the
   * others. With `isPermanent`, later imports do not bring it back; without, an earlier ban is lifted. Counts again at
   * the end and throws PurgeIncomplete if anything is left. After an interruption, the same purge finishes the job.
   * Matches of saved searches go with their records. Of a record that loses versions, those remain that `matching`
   * still finds.
   */
  purge(target: PurgeTarget, options: PurgeOptions): Promise<PurgeReport>;

  /** What `purge` would report. Changes nothing. */
  previewPurge(target: PurgeTarget): Promise<PurgeReport>;

  /**
   * Rewrites the store's files so that nothing removed can be recovered from them. Needs disk space for two more copies.
   */
  scrub(): Promise<void>;

  /**
   * Passes every version of every record through a function and stores the result with everything it implies. What
   * messages imply is not passed, but derived again. Counts messages, pages and posts. After an interruption, the same
   * call finishes the job; if it has the same name, it continues where the other one stopped, because records that were
   * imported meanwhile need no change. Returns what this call did.
   */
  rework(
    change: Change,
    options?: { name?: string; onProgress?: OnProgress },
  ): Promise<{ records: number; changed: number }>;

  /**
   * Drops the messages of all months before this one from records, search and feeds. Profiles, channels and servers
   * keep what is known about them. Works month by month and resumes after an interruption.
   */
  retain(before: Month, options: { isDryRun: boolean; onProgress?: OnProgress }): Promise<RetentionReport>;

  /** Speeds up searches; compacting also returns free space to the disk. */
  optimize(options: { isCompacting: boolean; onProgress?: OnProgress }): Promise<void>;

  /** Rebuilds the search index. Readers use the old one until the new one is complete. */
  reindex(onProgress?: OnProgress): Promise<void>;

  status(): Promise<StoreStatus>;

  /** Reads everything and compares what belongs together. Changes nothing. */
  check(onProgress?: OnProgress): Promise<CheckReport>;
}
