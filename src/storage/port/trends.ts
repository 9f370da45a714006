import type { Indicator, LookupKind } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import type { VisibleFindings } from './indicators.ts';

/**
 * Consecutive periods, as the instants between them, ascending: each period begins with one instant and ends before the
 * next. Answers have one number per period.
 */
export type Bounds = readonly number[];

/** What was seen for the first time. An indicator is new if no visible finding is older. */
export type NewCountQuestion =
  | { of: 'profile' | 'channel'; bounds: Bounds }
  | { of: 'indicator'; bounds: Bounds; visible: readonly VisibleFindings[]; kinds: readonly LookupKind[] };

/** The values that most records first showed in the periods from `recent` on. */
export interface IndicatorTrendQuestion {
  bounds: Bounds;
  /** Number of the first recent period. */
  recent: number;
  visible: readonly VisibleFindings[];
  kinds: readonly LookupKind[];
  /** Values in fewer recent records are left out. */
  recordsMin: number;
  /** Maximum number of values. */
  max: number;
}

export interface IndicatorTrend extends Indicator {
  /** A spelling of the value: the first in the order of UTF-8 bytes. */
  value: string;
  /** Records that first showed it, by period. */
  counts: number[];
}

export interface IndicatorTrends {
  /** Findings of all values of these kinds, by period. */
  totals: number[];
  /** Most recent records first, ties by `indicatorKey`, ascending in UTF-8 bytes. */
  trends: IndicatorTrend[];
}

/** Channels with messages in the periods, but none from `quietSince` to the end of the last period. */
export interface QuietChannelQuestion {
  bounds: Bounds;
  quietSince: number;
  /** Maximum number of channels. */
  max: number;
}

/** Most messages in the periods first, ties by platform and id. */
export interface QuietChannel {
  platform: Platform;
  channelId: string;
  /** Date of the newest message before the end of the last period. */
  lastSeen: number;
  /** Messages, by period. */
  counts: number[];
}

/**
 * Terms that are more frequent in a sample of recent messages than in one of earlier messages (rules/term-contrast.ts).
 * Each sample is the newest `messagesMax` messages of its period. Depends on this program's analyzer, not on the index.
 */
export interface TermCandidateQuestion {
  /** Three instants: the start of the earlier messages, the start of the recent ones, and their end. */
  bounds: readonly [number, number, number];
  messagesMax: number;
  /** Maximum number of terms. */
  max: number;
}
