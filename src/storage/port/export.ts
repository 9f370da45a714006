import type { CoverageSource } from '../../records/coverage.ts';
import type { Day } from '../../records/day.ts';
import type { Finding } from '../../records/finding.ts';
import type { Message } from '../../records/message.ts';
import type { Month } from '../../records/month.ts';
import type { EntityKind, RecordOf } from '../../records/record.ts';
import type { ImportRun } from './import-log.ts';

/** What files say of one record, each version with its files. */
export interface Versions<R> {
  versions: { files: number[]; record: R }[];
}

/** What files said of somebody, of their own or in messages of a channel that were dropped since. */
export interface Told {
  record: RecordOf<EntityKind>;
  files: number[];
  channel?: string | undefined;
}

/** What somebody showed in messages of a channel that were dropped since. */
export interface KeptItem {
  profile: string;
  channel: string;
  files: number[];
  shown: Pick<Finding, 'kind' | 'canonical' | 'value' | 'firstSeen' | 'position'>;
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

/** Everything beside messages that cannot be worked out from them. */
export interface Belongings {
  imports: ImportRun;
  pages: Versions<RecordOf<'page' | 'ransomware'>>;
  told: Told;
  keptItems: KeptItem;
  covered: CoveredByFile;
  tombstones: Tombstone;
}

/**
 * A store as another one can take it over. What can be worked out from it (profiles, channels and servers behind messages, findings,
 * the index) is not given: the other one works it out when the records are written there.
 */
export interface Moving {
  /** Months that hold messages, oldest first. */
  months(): Promise<{ month: Month; messages: number }[]>;
  messages(month: Month): AsyncIterable<Versions<Message>>;
  belongings<K extends keyof Belongings>(kind: K): AsyncIterable<Belongings[K]>;

  /** Takes over what no record tells. The same again changes nothing. */
  adopt(given: {
    imports?: readonly ImportRun[];
    told?: readonly Told[];
    keptItems?: readonly KeptItem[];
    covered?: readonly CoveredByFile[];
    tombstones?: readonly Tombstone[];
  }): Promise<void>;
}
