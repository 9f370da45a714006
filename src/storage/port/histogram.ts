import type { Question } from './query.ts';

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

export const GROUPINGS = ['platform', 'channel', 'language', 'user'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Group key of messages whose language is unknown. */
export const UNKNOWN_LANGUAGE = 'und';

/** Counts matching messages by time and, if `by` is set, by a second field within each interval. */
export interface HistogramQuestion extends Omit<Question<'message'>, 'slice'> {
  interval: Interval;
  by?: Grouping | undefined;
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
