import type { Question } from './query.ts';

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

export const GROUPINGS = ['platform', 'channel', 'language', 'user'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const PAGE_GROUPINGS = ['language', 'network', 'site'] as const;
export type PageGrouping = (typeof PAGE_GROUPINGS)[number];

export const VICTIM_GROUPINGS = ['group', 'country', 'sector'] as const;
export type VictimGrouping = (typeof VICTIM_GROUPINGS)[number];

/** Kinds that can be counted over time, and what each can be grouped by. */
export interface GroupingOf {
  message: Grouping;
  /** The site is the host of the page's URL. */
  page: PageGrouping;
  /** Spellings of one group, country or industry count as one. */
  ransomware: VictimGrouping;
}
export type CountedKind = keyof GroupingOf;
export type CountedEntity = Exclude<CountedKind, 'message'>;

/**
 * Counts matching records by time and, if `by` is set, by a second field within each interval. The time of a message or
 * page is its detectionDate, that of a ransomware post its discovery (`firstSeen`); `during` means the same time.
 */
export interface HistogramQuestion<K extends CountedKind = CountedKind> extends Omit<Question<K>, 'slice'> {
  interval: Interval;
  /** Minute of the hour at which hours start, 0 by default: some time zones are not whole hours from UTC. */
  startMinute?: number | undefined;
  by?: GroupingOf[K] | undefined;
  /** Each interval lists at most this many groups: the largest. */
  groupsMax: number;
}

export interface HistogramBucket {
  /** Start of the interval; weeks start on Monday. */
  at: number;
  count: number;
  /** Largest first, ties by key; empty unless grouped. A message counts under its most likely language. */
  groups: { key: string; count: number }[];
}

export interface Histogram {
  total: number;
  /** Non-empty intervals, oldest first. */
  buckets: HistogramBucket[];
}
