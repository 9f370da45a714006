import type { FindingSource } from '../../records/finding.ts';
import type { Indicator, LookupKind } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import type { Slice, TimeWindow } from './query.ts';

/**
 * Findings that count: those in records of these sources, of these kinds (default: all), first seen at or after `from`.
 * A finding counts if one of the rules admits it.
 */
export interface VisibleFindings {
  sources: readonly FindingSource[];
  kinds?: readonly LookupKind[] | undefined;
  from?: number | undefined;
}

/** Conditions on the findings that count. */
export interface FindingFilter {
  visible: readonly VisibleFindings[];
  /** By the date on which a record first showed the value: for a message, its detectionDate. */
  during?: TimeWindow | undefined;
}

export const INDICATOR_INTERVALS = ['day', 'month'] as const;
export type IndicatorInterval = (typeof INDICATOR_INTERVALS)[number];

export interface IndicatorQuestion extends FindingFilter, Indicator {
  interval: IndicatorInterval;
  /** Maximum number of channels and of people to list. */
  placesMax: number;
  /** Maximum number of related indicators to list. */
  relatedMax: number;
}

/**
 * How often a value occurs. Every record that contains it counts once: a message and the profile of its sender, which
 * lists the items of its messages, are two records of different sources.
 */
export interface IndicatorCount {
  /** Number of records. */
  total: number;
  /** When the first record showed it. */
  firstSeen: number;
  /** When the latest record first showed it. */
  lastSeen: number;
  /** Most first, ties by source. The counts add up to `total`. */
  bySource: { source: FindingSource; count: number }[];
  /** If the question asks for them: how many channels and people show it. Absent if too many records contain it. */
  places?: { channels: number; people: number } | undefined;
}

/** Values in more records are everywhere: where exactly would take long to count, and says little. */
export const PLACED_RECORDS_MAX = 500;

/** A channel or person, with the number of messages that contain the value. */
export interface IndicatorPlace {
  platform: Platform;
  /** Id of the channel or user. */
  id: string;
  messages: number;
  /** Whether the record of the channel or person contains it. */
  isInRecord: boolean;
}

/** Most messages first, ties by platform and id. */
export interface IndicatorPlaces {
  /** All of them, listed or not. */
  total: number;
  top: IndicatorPlace[];
}

/**
 * Other values in the same records, by the number of records that contain both; most first, ties by kind and canonical
 * value. Counted in the newest records that contain the value (rules/related-records.ts).
 */
export interface RelatedIndicators {
  /** Number of records that were compared. */
  records: number;
  top: (Indicator & { count: number })[];
}

export interface IndicatorSummary extends Indicator, IndicatorCount {
  /** A spelling of the value: the first in the order of UTF-8 bytes. */
  value: string;
  channels: IndicatorPlaces;
  people: IndicatorPlaces;
  /** Records by the start of the interval in which they first showed the value, oldest first. Empty ones are left out. */
  histogram: { at: number; count: number }[];
  related: RelatedIndicators;
}

export interface IndicatorCountsQuestion extends FindingFilter {
  indicators: readonly Indicator[];
  /** Also counts the channels and people that show each value, except for some, given by their keys. */
  places?: { exceptChannels?: readonly string[]; exceptPeople?: readonly string[] } | undefined;
}

/** Values by a part of them, of the kinds in SEARCHED_KINDS. */
export interface IndicatorSearch extends FindingFilter {
  /** As `searchedText` folds values; at least three characters. */
  text: string;
  /** Whether anything may precede or follow the text. */
  isOpenBefore: boolean;
  isOpenAfter: boolean;
  kinds: readonly LookupKind[];
  /** Only values without a visible finding before `during.from`, which is required then. */
  isNew?: boolean | undefined;
  /** The position's date is `firstSeen`, its key `indicatorKey`. */
  slice: Exclude<Slice, { kind: 'before' }>;
}

export type FoundIndicator = Indicator & IndicatorCount & { value: string };

/** Identifies an indicator in a list. */
export function indicatorKey({ kind, canonical }: Indicator): string {
  return `${kind} ${canonical}`;
}

export interface HashQuestion extends FindingFilter {
  /** The first 5 to 64 hexadecimal digits of SHA-256 hashes (`indicatorHash`), in lower case. */
  prefixes: readonly string[];
}

/** Without the value: the caller learns only what it can hash itself. */
export interface HashedIndicator extends IndicatorCount {
  hash: string;
  kind: LookupKind;
}
