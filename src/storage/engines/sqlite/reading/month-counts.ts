import type { Platform } from '../../../../records/platform.ts';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '../../../../time/instant.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { HistogramQuestion } from '../../../port/histogram.ts';
import type { TimeWindow } from '../../../port/query.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { StoredMonth } from '../index/months.ts';
import type { Segment } from '../sealed/segment.ts';

/** A month, or the part of it that is in the time window. */
export interface Part extends StoredMonth {
  /** Undefined for the whole month. */
  slots: [from: bigint, to: bigint] | undefined;
  segments: readonly Segment[];
}

/** A number of messages, or pairs of an interval's number and its message count. */
export type Counted = number | Float64Array;

/** Counts by group (what was counted, in which window) and by month, with the month's revision at that time. */
export type CountGroups = Map<string, Map<Month, { revision: number; counted: Counted }>>;

export const MESSAGES = 'messages';

/** Messages per interval, of one platform or of all. */
export function intervalsOf(
  { interval, startMinute = 0 }: Pick<HistogramQuestion, 'interval' | 'startMinute'>,
  platform?: Platform,
): string {
  return `${interval}${startMinute === 0 ? '' : startMinute} ${platform ?? ''}`;
}

/** Messages of one platform. */
export function platformCount(platform: Platform): string {
  return `${MESSAGES} ${platform}`;
}

/** Groups with counts for a window: one for whole months, one for months that the window cuts. */
export function groupsWithin(what: string, window: TimeWindow | undefined): string[] {
  return [groupOf(what, undefined), groupOf(what, slotsOf(window))];
}

function groupOf(what: string, slots: Part['slots']): string {
  return `${what} ${slots?.join(' ') ?? ''}`;
}

function slotsOf(window: TimeWindow | undefined): [bigint, bigint] {
  return [
    firstSlotOf(clamped(window?.from ?? EARLIEST_INSTANT)),
    lastSlotOf(clamped(window?.to ?? LATEST_INSTANT)),
  ];
}

/** Months with their segments, in the given order. */
export function allParts(
  months: readonly StoredMonth[],
  segments: ReadonlyMap<Month, readonly Segment[]>,
): Part[] {
  return months.map((stored) => ({
    ...stored,
    segments: segments.get(stored.month) ?? [],
    slots: undefined,
  }));
}

/** The months that overlap the window, in the given order. */
export function partsWithin(parts: readonly Part[], window: TimeWindow | undefined): readonly Part[] {
  if (window?.from === undefined && window?.to === undefined) return parts;
  const from = clamped(window.from ?? EARLIEST_INSTANT);
  const to = clamped(window.to ?? LATEST_INSTANT);
  const isWhole = ({ month }: Part) => from <= startOfMonth(month) && to >= endOfMonth(month);
  return parts
    .filter(({ month }) => startOfMonth(month) <= to && endOfMonth(month) >= from)
    .map((part) => (isWhole(part) ? part : { ...part, slots: slotsOf(window) }));
}

/** Dates outside the storable range are equivalent to an open end. */
function clamped(ms: number): number {
  return Math.min(Math.max(ms, EARLIEST_INSTANT - 1), LATEST_INSTANT + 1);
}

/** Cached counts of the same search, and new ones. Unchanged months are not counted twice. */
export class MonthCounts {
  #cached: CountGroups;
  /** Counts that were not cached. */
  readonly added: CountGroups = new Map();

  constructor(cached: CountGroups = new Map()) {
    this.#cached = cached;
  }

  of<T extends Counted>(what: string, { month, revision, slots }: Part, count: () => T): T {
    const group = groupOf(what, slots);
    for (const groups of [this.#cached, this.added]) {
      const known = groups.get(group)?.get(month);
      if (known?.revision === revision) return known.counted as T;
    }
    const counted = count();
    let months = this.added.get(group);
    if (months === undefined) {
      months = new Map();
      this.added.set(group, months);
    }
    months.set(month, { revision, counted });
    return counted;
  }
}
