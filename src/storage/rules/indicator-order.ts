import type { FindingSource } from '../../records/finding.ts';
import { type Indicator, searchedForms } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import { MS_PER_DAY } from '../../time/instant.ts';
import { monthOf, startOfMonth } from '../../time/month.ts';
import {
  type FoundIndicator,
  type IndicatorCount,
  type IndicatorCountsQuestion,
  type IndicatorInterval,
  type IndicatorPlace,
  type IndicatorPlaces,
  type IndicatorSearch,
  indicatorKey,
} from '../port/indicators.ts';

/** By UTF-8 bytes, as engines sort: JavaScript compares UTF-16 units. */
export function compareBytes(a: string, b: string): number {
  if (a === b) return 0;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

export function startOfInterval(at: number, interval: IndicatorInterval): number {
  return interval === 'month' ? startOfMonth(monthOf(at)) : Math.floor(at / MS_PER_DAY) * MS_PER_DAY;
}

/** Counts channels or people. */
export class PlaceCounts {
  #places = new Map<string, IndicatorPlace>();

  addMessages(platform: Platform, id: string, messages = 1): void {
    this.#place(platform, id).messages += messages;
  }

  addRecord(platform: Platform, id: string): void {
    this.#place(platform, id).isInRecord = true;
  }

  top(max: number): IndicatorPlaces {
    const all = [...this.#places.values()].sort(
      (a, b) => b.messages - a.messages || compareBytes(a.platform, b.platform) || compareBytes(a.id, b.id),
    );
    return { total: all.length, top: all.slice(0, max) };
  }

  /** Number of places that have none of these keys. */
  countExcept(keys: ReadonlySet<string>): number {
    let count = 0;
    for (const { platform, id } of this.#places.values()) if (!keys.has(`${platform}:${id}`)) count++;
    return count;
  }

  #place(platform: Platform, id: string): IndicatorPlace {
    const key = `${platform} ${id}`;
    const known = this.#places.get(key) ?? { platform, id, messages: 0, isInRecord: false };
    this.#places.set(key, known);
    return known;
  }
}

/** The channels and people that show one value. */
export class IndicatorPlacesCounter {
  readonly channels = new PlaceCounts();
  readonly people = new PlaceCounts();

  countExcept({ exceptChannels, exceptPeople }: NonNullable<IndicatorCountsQuestion['places']>): {
    channels: number;
    people: number;
  } {
    return {
      channels: this.channels.countExcept(new Set(exceptChannels)),
      people: this.people.countExcept(new Set(exceptPeople)),
    };
  }
}

export function topRelated(
  related: Iterable<Indicator & { count: number }>,
  max: number,
): (Indicator & { count: number })[] {
  return [...related]
    .sort(
      (a, b) => b.count - a.count || compareBytes(a.kind, b.kind) || compareBytes(a.canonical, b.canonical),
    )
    .slice(0, max);
}

/** Undefined if there are no records. */
export function indicatorCount(
  sources: Iterable<{ source: FindingSource; count: number; firstSeen: number; lastSeen: number }>,
): IndicatorCount | undefined {
  const counts: IndicatorCount = {
    total: 0,
    firstSeen: Number.POSITIVE_INFINITY,
    lastSeen: Number.NEGATIVE_INFINITY,
    bySource: [],
  };
  for (const { source, count, firstSeen, lastSeen } of sources) {
    counts.total += count;
    counts.firstSeen = Math.min(counts.firstSeen, firstSeen);
    counts.lastSeen = Math.max(counts.lastSeen, lastSeen);
    counts.bySource.push({ source, count });
  }
  counts.bySource.sort((a, b) => b.count - a.count || compareBytes(a.source, b.source));
  return counts.total === 0 ? undefined : counts;
}

/** Whether a value is one that the search looks for. */
export function isSearched(
  canonical: string,
  { text, isOpenBefore, isOpenAfter }: Pick<IndicatorSearch, 'text' | 'isOpenBefore' | 'isOpenAfter'>,
): boolean {
  return searchedForms(canonical).some((form) => {
    if (isOpenBefore) return isOpenAfter ? form.includes(text) : form.endsWith(text);
    return isOpenAfter ? form.startsWith(text) : form === text;
  });
}

type Counted = Omit<FoundIndicator, 'value'>;

/** Sorts the values that a search found, and returns the part that it asks for. */
export function pageOfIndicators(
  found: Counted[],
  slice: IndicatorSearch['slice'],
): { page: Counted[]; total: number; hasMore: boolean } {
  const sorted = found
    .map((indicator) => ({ indicator, key: Buffer.from(indicatorKey(indicator)) }))
    .sort((a, b) => b.indicator.firstSeen - a.indicator.firstSeen || Buffer.compare(a.key, b.key));
  let start = slice.kind === 'page' ? slice.skip : 0;
  if (slice.kind === 'after' && slice.position !== undefined) {
    const { at, key } = slice.position;
    const beyond = Buffer.from(key);
    const isAfter = (each: (typeof sorted)[number]) =>
      each.indicator.firstSeen < at ||
      (each.indicator.firstSeen === at && Buffer.compare(each.key, beyond) > 0);
    const index = sorted.findIndex(isAfter);
    start = index === -1 ? sorted.length : index;
  }
  const page = sorted.slice(start, start + slice.take).map(({ indicator }) => indicator);
  return { page, total: sorted.length, hasMore: start + page.length < sorted.length };
}
