import { MS_PER_DAY } from '../../../../time/instant.ts';
import type { Histogram, HistogramBucket, Interval } from '../../../port/histogram.ts';
import { leastOfLargest } from '../sealed/largest.ts';

const MS_PER_HOUR = 3_600_000;
/** The epoch was a Thursday; weeks start on Monday. */
const FIRST_MONDAY = 4 * MS_PER_DAY;

/** All intervals but months have a fixed width. */
const WIDTHS: Record<Exclude<Interval, 'month'>, { width: number; origin: number }> = {
  hour: { width: MS_PER_HOUR, origin: 0 },
  day: { width: MS_PER_DAY, origin: 0 },
  week: { width: 7 * MS_PER_DAY, origin: FIRST_MONDAY - 7 * MS_PER_DAY },
};

/** How to number intervals: from where, and how wide they are. Months count their days, because they differ in length. */
export function numbering(interval: Interval, startMinute = 0): { width: number; origin: number } {
  if (interval === 'month') return WIDTHS.day;
  if (interval !== 'hour' || startMinute === 0) return WIDTHS[interval];
  // Before the epoch: SQLite divides towards zero.
  return { width: MS_PER_HOUR, origin: startMinute * 60_000 - MS_PER_HOUR };
}

/** Names the groups that were counted by number; several numbers may share a name. */
export type GroupName = (number: number) => string;

interface Sum {
  count: number;
  groups: Map<string, number>;
  numbers: Map<number, number>;
}

/** Adds up counts by interval and group. */
export class IntervalSums {
  #groupsMax: number;
  #sums = new Map<number, Sum>();

  constructor(groupsMax: number) {
    this.#groupsMax = groupsMax;
  }

  add(at: number, records: number, group?: string | number): void {
    let sum = this.#sums.get(at);
    if (sum === undefined) {
      sum = { count: 0, groups: new Map(), numbers: new Map() };
      this.#sums.set(at, sum);
    }
    sum.count += records;
    if (typeof group === 'string') sum.groups.set(group, (sum.groups.get(group) ?? 0) + records);
    if (typeof group === 'number') sum.numbers.set(group, (sum.numbers.get(group) ?? 0) + records);
  }

  /** `nameOf` names groups that are numbers. With `isUnique` no two have the same name, and only the largest are named. */
  histogram(nameOf?: GroupName, isUnique = false): Histogram {
    const buckets = [...this.#sums].map(
      ([at, sum]): HistogramBucket => ({
        at,
        count: sum.count,
        groups: this.#largest(sum, nameOf, isUnique),
      }),
    );
    buckets.sort((a, b) => a.at - b.at);
    return { total: buckets.reduce((total, { count }) => total + count, 0), buckets };
  }

  #largest(
    { groups, numbers }: Sum,
    nameOf: GroupName | undefined,
    isUnique: boolean,
  ): HistogramBucket['groups'] {
    const named = new Map(groups);
    if (nameOf !== undefined)
      for (const [number, count] of isUnique ? largestOf(numbers, this.#groupsMax) : numbers) {
        const name = nameOf(number);
        named.set(name, (named.get(name) ?? 0) + count);
      }
    return [...named]
      .map(([key, count]) => ({ key, count }))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
      .slice(0, this.#groupsMax);
  }
}

/** The entries with the highest counts: as many as wanted, and others with the same count as the last of them. */
function largestOf(counts: ReadonlyMap<number, number>, wanted: number): [number, number][] {
  const least = leastOfLargest(Uint32Array.from(counts.values()), wanted);
  return [...counts].filter(([, count]) => count >= least);
}
