import { DAYS_WITHOUT_ARCHIVE } from '../../feeds/batch.ts';
import type { DayRange } from '../../overview/day-range.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { CountedKind, GroupingOf, HistogramBucket } from '../../storage/port/histogram.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { addDays, dayOf, startOfDay } from '../../time/day.ts';

export const POSTS = 'post';
const PAGES = 'page:';

/** The source of pages on a network. */
export function pagesOn(network: string): string {
  return `${PAGES}${network}`;
}

export function isPages(source: string): boolean {
  return source.startsWith(PAGES);
}

/** Start of an interval, with the number of records of each source: a platform, the pages of a network, or posts. */
export interface CountedInterval {
  at: number;
  counts: Map<string, number>;
}

/** More than there are platforms or networks. */
const GROUPS_MAX = 20;

interface Window {
  from: number;
  to: number;
}

/** Counts messages, pages and posts that a key may see, by time and source. Each count is read once per request. */
export class RecordCounts {
  #store: Reading;
  #key: ApiKey;
  #now: number;
  #known = new Map<string, Promise<CountedInterval[]>>();

  constructor(store: Reading, key: ApiKey, now: number) {
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  get hasMessages(): boolean {
    return this.#key.scopes.includes('im');
  }

  get hasPages(): boolean {
    return this.#key.scopes.includes('documents');
  }

  get hasPosts(): boolean {
    return this.#key.scopes.includes('victims') || this.#key.scopes.includes('feeds');
  }

  /** Intervals with records, oldest first. */
  counts(window: Window, interval: 'hour' | 'day'): Promise<CountedInterval[]> {
    const name = `${interval} ${window.from} ${window.to}`;
    let counts = this.#known.get(name);
    if (counts === undefined) {
      counts = this.#read(window, interval);
      this.#known.set(name, counts);
    }
    return counts;
  }

  /** Records of each day, oldest first, also of days without any. */
  async days({ window, days }: DayRange): Promise<Map<string, number>[]> {
    const byDay = new Map(days.map((day) => [day, new Map<string, number>()]));
    for (const { at, counts } of await this.counts(window, 'day')) {
      const day = byDay.get(dayOf(at));
      if (day !== undefined) for (const [source, count] of counts) add(day, source, count);
    }
    return [...byDay.values()];
  }

  /** Records of a period, by source. */
  async sums(window: Window): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const { counts } of await this.counts(window, 'day'))
      for (const [source, count] of counts) add(sums, source, count);
    return sums;
  }

  /** The first instant from which the key may see posts. */
  postsFrom(from: number): number {
    const isUnlimited = this.#key.scopes.includes('victims') || this.#key.scopes.includes('archive');
    return isUnlimited ? from : Math.max(from, startOfDay(addDays(dayOf(this.#now), -DAYS_WITHOUT_ARCHIVE)));
  }

  async #read(window: Window, interval: 'hour' | 'day'): Promise<CountedInterval[]> {
    const intervals = new Map<number, Map<string, number>>();
    const put = (at: number, source: string, count: number) => {
      const counts = intervals.get(at) ?? new Map<string, number>();
      intervals.set(at, counts);
      add(counts, source, count);
    };
    if (this.hasMessages)
      for (const { at, groups } of await this.#histogram('message', 'platform', window, interval))
        for (const { key, count } of groups) put(at, key, count);
    if (this.hasPages)
      for (const { at, groups } of await this.#histogram('page', 'network', window, interval))
        for (const { key, count } of groups) put(at, pagesOn(key), count);
    if (this.hasPosts) {
      const visible = { ...window, from: this.postsFrom(window.from) };
      if (visible.from <= visible.to)
        for (const { at, count } of await this.#histogram('ransomware', undefined, visible, interval))
          put(at, POSTS, count);
    }
    return [...intervals].map(([at, counts]) => ({ at, counts })).sort((a, b) => a.at - b.at);
  }

  async #histogram<K extends CountedKind>(
    collection: K,
    by: GroupingOf[K] | undefined,
    during: Window,
    interval: 'hour' | 'day',
  ): Promise<HistogramBucket[]> {
    const question = { collection, by, during, interval, groupsMax: GROUPS_MAX };
    return (await this.#store.histogram(question)).buckets;
  }
}

function add(counts: Map<string, number>, source: string, count: number): void {
  counts.set(source, (counts.get(source) ?? 0) + count);
}

export function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** The sum of the networks. */
export function pagesOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [source, count] of counts) if (isPages(source)) sum += count;
  return sum;
}
