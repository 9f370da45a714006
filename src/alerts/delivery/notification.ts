/** From the least to the most severe. */
export const SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One match, a digest of several, or a test. */
export interface Notification {
  /** The same on every attempt, so that receivers can recognize repeats. Letters, digits, `_` and `-`. */
  id: string;
  type: 'alert.matched' | 'alert.digest' | 'alert.test';
  /** When the event happened. */
  at: number;
  search: {
    id: string;
    name: string;
    severity: Severity;
    tags: readonly string[];
  };
  /** Whether the matches were found in records that had been stored before the search was saved. */
  isRetro: boolean;
  /** Number of matches in the period; `matches` may hold fewer. */
  total: number;
  matches: readonly NotifiedMatch[];
}

/** Everything that comes from a record is hostile text, as stored. */
export interface NotifiedMatch {
  id: string;
  /** When the record matched. */
  at: number;
  recordKind: string;
  recordKey: string;
  /** When the record was written, according to its source. */
  recordAt: number;
  /** Title of the channel, site or group. */
  place?: string;
  author?: string;
  title?: string;
  text: string;
  /** What a watchlist matched. */
  indicators?: readonly { kind: string; value: string }[];
  /** URL of the record in the console or API of this nightjar. */
  link?: string;
}
