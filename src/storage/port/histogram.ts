import type { Question } from './query.ts';

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

export const GROUPINGS = ['platform', 'channel', 'language', 'user'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The key of messages whose language nobody knows. */
export const UNKNOWN_LANGUAGE = 'und';

/** How many messages match, by time and, where wanted, by something else within each interval. */
export interface HistogramQuestion extends Omit<Question<'message'>, 'slice'> {
  interval: Interval;
  by?: Grouping | undefined;
  /** The greatest groups of each interval that are told. */
  groupsMax: number;
}

export interface HistogramBucket {
  /** When the interval begins; weeks begin on Monday. */
  at: number;
  count: number;
  /** Greatest first, ties by key; empty unless grouped. A message counts under its likeliest language. */
  groups: { key: string; count: number }[];
}

export interface Histogram {
  total: number;
  /** Intervals that hold anything, oldest first. */
  buckets: HistogramBucket[];
}
