import type { CoverageSource } from '../../records/coverage.ts';
import type { Finding } from '../../records/finding.ts';
import type { Message } from '../../records/message.ts';
import type { EntityKind, RecordOf } from '../../records/record.ts';
import type { Day } from '../../time/day.ts';
import type { Month } from '../../time/month.ts';
import type { ImportRun } from './import-log.ts';

/** All versions of one record, each with the files it was seen in. */
export interface Versions<R> {
  versions: { files: number[]; record: R }[];
}

/** What files say about an entity: directly, or in dropped messages of `channel` if that is set. */
export interface FileSighting {
  record: RecordOf<EntityKind>;
  files: number[];
  channel?: string | undefined;
}

/** An item that a profile showed in messages that retention has dropped. */
export interface RetainedItem {
  profile: string;
  channel: string;
  files: number[];
  finding: Pick<Finding, 'kind' | 'canonical' | 'value' | 'firstSeen' | 'position'>;
}

export interface CoveredByFile {
  source: CoverageSource;
  day: Day;
  file: number;
  isByMessage: boolean;
}

export interface Tombstone {
  kind: string;
  key: string;
  at: number;
}

/** Everything except messages that cannot be derived from messages. */
export interface Exported {
  imports: ImportRun;
  pages: Versions<RecordOf<'page' | 'ransomware'>>;
  fileSightings: FileSighting;
  retainedItems: RetainedItem;
  covered: CoveredByFile;
  tombstones: Tombstone;
}

/**
 * A store in a form that another one can take over. It omits derived data (implied profiles, channels and servers,
 * findings, the index): the other store derives it again as the records are written there.
 */
export interface Export {
  /** Months that hold messages, oldest first. */
  months(): Promise<{ month: Month; messages: number }[]>;
  messages(month: Month): AsyncIterable<Versions<Message>>;
  exported<K extends keyof Exported>(kind: K): AsyncIterable<Exported[K]>;

  /** Imports data that cannot be derived from records. Idempotent. */
  adopt(given: {
    imports?: readonly ImportRun[];
    fileSightings?: readonly FileSighting[];
    retainedItems?: readonly RetainedItem[];
    covered?: readonly CoveredByFile[];
    tombstones?: readonly Tombstone[];
  }): Promise<void>;
}
