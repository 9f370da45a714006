import { EARLIEST_INSTANT, LATEST_INSTANT } from '../../../../records/instant.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../records/month.ts';
import type { Platform } from '../../../../records/platform.ts';
import type { Interval } from '../../../port/histogram.ts';
import type { TimeWindow } from '../../../port/query.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { StoredMonth } from '../index/months.ts';

/** A month, or the part of it that is asked for. */
export interface Part extends StoredMonth {
  /** Undefined: all of it. */
  slots: [from: bigint, to: bigint] | undefined;
}

/** A number of messages, or pairs of an interval's number and its messages. */
export type Counted = number | Float64Array;

/** By what was counted of which part of a month: what was found in each month, and the month's revision when that was so. */
export type CountGroups = Map<string, Map<Month, { revision: number; counted: Counted }>>;

/** The number of messages. */
export const MESSAGES = 'messages';

/** Messages by interval, of one platform or of all. */
export function intervalsOf(interval: Interval, platform?: Platform): string {
  return `${interval} ${platform ?? ''}`;
}

/** Groups that hold what is counted within a window: of whole months, and of months that it cuts. */
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

/** Months that may hold anything of the window, in the order given. */
export function partsWithin(months: readonly StoredMonth[], window: TimeWindow | undefined): Part[] {
  const from = clamped(window?.from ?? EARLIEST_INSTANT);
  const to = clamped(window?.to ?? LATEST_INSTANT);
  return months
    .filter(({ month }) => startOfMonth(month) <= to && endOfMonth(month) >= from)
    .map((stored) => ({
      ...stored,
      slots:
        from <= startOfMonth(stored.month) && to >= endOfMonth(stored.month) ? undefined : slotsOf(window),
    }));
}

/** Dates before or after all that can be kept are as good as an open end. */
function clamped(ms: number): number {
  return Math.min(Math.max(ms, EARLIEST_INSTANT - 1), LATEST_INSTANT + 1);
}

/** What was counted before for the same words, and what is counted now: months that do not change need not be counted twice. */
export class MonthCounts {
  #known: CountGroups;
  /** What was not known. */
  readonly learnt: CountGroups = new Map();

  constructor(known: CountGroups = new Map()) {
    this.#known = known;
  }

  of<T extends Counted>(what: string, { month, revision, slots }: Part, count: () => T): T {
    const group = groupOf(what, slots);
    for (const groups of [this.#known, this.learnt]) {
      const known = groups.get(group)?.get(month);
      if (known?.revision === revision) return known.counted as T;
    }
    const counted = count();
    let learnt = this.learnt.get(group);
    if (learnt === undefined) {
      learnt = new Map();
      this.learnt.set(group, learnt);
    }
    learnt.set(month, { revision, counted });
    return counted;
  }
}
