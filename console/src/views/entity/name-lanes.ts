import type { HistoryEntry } from '../../api/types.ts';

export type LaneName = 'usernames' | 'name' | 'photo';

export interface LaneValue {
  value: string;
  /** In milliseconds. */
  from: number;
  /** When the next value was first seen; undefined for the current one. */
  to: number | undefined;
}

export interface Lane {
  name: LaneName;
  /** Oldest first. */
  values: LaneValue[];
}

/** Values of a lane, oldest first: each lasts until the next one is seen. */
export function nameLanes(history: readonly HistoryEntry[]): Lane[] {
  const lanes: Lane[] = [
    { name: 'usernames', values: valuesOf(history, 'usernames') },
    { name: 'name', values: displayNames(history) },
    { name: 'photo', values: valuesOf(history, 'profilePhoto') },
  ];
  return lanes.filter(({ values }) => values.length > 0);
}

function valuesOf(history: readonly HistoryEntry[], field: string): LaneValue[] {
  return lasting(
    history
      .filter((entry) => entry.field === field)
      .map(({ value, firstSeen }) => ({ value, from: Date.parse(firstSeen) })),
  );
}

/** First and last names, which change one at a time. */
function displayNames(history: readonly HistoryEntry[]): LaneValue[] {
  const parts = history
    .filter(({ field }) => field === 'firstName' || field === 'lastName')
    .map(({ field, value, firstSeen }) => ({ field, value, from: Date.parse(firstSeen) }))
    .toSorted((a, b) => a.from - b.from);
  const names = new Map<number, string>();
  let [first, last] = ['', ''];
  for (const { field, value, from } of parts) {
    if (field === 'firstName') first = value;
    else last = value;
    names.set(from, [first, last].filter(Boolean).join(' '));
  }
  return lasting(Array.from(names, ([from, value]) => ({ value, from })));
}

function lasting(values: readonly { value: string; from: number }[]): LaneValue[] {
  const sorted = values.toSorted((a, b) => a.from - b.from);
  return sorted.map((each, index) => ({ ...each, to: sorted[index + 1]?.from }));
}

export interface Period {
  from: number;
  to: number;
}

/** From the first value to now, with room for values that are seconds old. */
export function periodOf(lanes: readonly Lane[], lastSeen: number): Period {
  const from = Math.min(lastSeen, ...lanes.flatMap(({ values }) => values.map((each) => each.from)));
  return { from, to: Math.max(lastSeen, from + 86_400_000) };
}

const MONTHS_OF_STEP = [1, 2, 3, 6, 12, 24, 60];

/** Starts of months for the axis, at most `max`. */
export function monthTicks({ from, to }: Period, max: number): number[] {
  const start = new Date(from);
  const months = (to - from) / (30.4 * 86_400_000);
  const step = MONTHS_OF_STEP.find((each) => months / each <= max) ?? 120;
  const ticks: number[] = [];
  const firstMonth = start.getUTCFullYear() * 12 + start.getUTCMonth() + 1;
  for (let month = Math.ceil(firstMonth / step) * step; ; month += step) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1);
    if (at > to) return ticks;
    ticks.push(at);
  }
}
