import { withAccounts } from '../questions/account-names.ts';
import { FINDING_SOURCES } from '../records/finding.ts';
import type { Indicator } from '../records/indicator.ts';
import type { SavedSearch, SearchCondition } from '../storage/port/alerts.ts';
import type { HistogramQuestion } from '../storage/port/histogram.ts';
import type { Reading } from '../storage/port/reading.ts';
import { endOfMonth, type Month, monthOf, startOfMonth } from '../time/month.ts';
import { questionOf } from './condition.ts';
import { knownValues } from './watchlist-history.ts';

/** Months that are counted: the current one and those before it. */
const MONTHS = 12;
/** Values of a watchlist whose months are counted. */
const COUNTED_MAX = 50;

export interface SearchHistory {
  /** Records that would have matched in the counted months. */
  total: number;
  /** Start of each month that has any, oldest first. */
  months: { at: number; count: number }[];
  /** Of a watchlist: how many of its values occur in records at all. */
  knownValues?: number;
}

type Source = Pick<Reading, 'find' | 'histogram' | 'countIndicators' | 'indicator'>;

/** How often a search would have matched in the last twelve months, by the date of the records. */
export async function historyOf(
  store: Source,
  condition: SavedSearch['condition'],
  values: readonly Indicator[],
  now: number,
): Promise<SearchHistory> {
  if (condition.kind === 'watchlist') return watchlistHistory(store, values, now);
  const months = lastMonths(now);
  const { about } = condition;
  if (about === 'profile' || about === 'channel') return countedOneByOne(store, condition, months);
  const during = { from: startOfMonth(months[0] as Month), to: now };
  const { slice: _, ...question } = await withAccounts(questionOf(condition, during), store);
  const { total, buckets } = await store.histogram({
    ...question,
    interval: 'month',
    groupsMax: 1,
  } as HistogramQuestion);
  return { total, months: buckets.map(({ at, count }) => ({ at, count })) };
}

/** People and channels count in the month in which they were last seen. */
async function countedOneByOne(
  store: Source,
  condition: SearchCondition,
  months: readonly Month[],
): Promise<SearchHistory> {
  const counted: SearchHistory = { total: 0, months: [] };
  for (const month of months) {
    const during = { from: startOfMonth(month), to: endOfMonth(month) };
    const { total: count } = await store.find(questionOf(condition, during));
    if (count > 0) counted.months.push({ at: during.from, count });
    counted.total += count;
  }
  return counted;
}

/** A record that contains several values counts once for each. */
async function watchlistHistory(
  store: Source,
  values: readonly Indicator[],
  now: number,
): Promise<SearchHistory> {
  const during = { from: startOfMonth(lastMonths(now)[0] as Month), to: now };
  const known = await knownValues(store, values, during);
  const months = new Map<number, number>();
  for (const { indicator } of known.slice(0, COUNTED_MAX)) {
    const summary = await store.indicator({
      ...indicator,
      visible: [{ sources: FINDING_SOURCES }],
      during,
      interval: 'month',
      placesMax: 1,
      relatedMax: 1,
    });
    for (const { at, count } of summary?.histogram ?? []) months.set(at, (months.get(at) ?? 0) + count);
  }
  return {
    total: known.reduce((sum, { count }) => sum + count.total, 0),
    months: [...months].map(([at, count]) => ({ at, count })).sort((a, b) => a.at - b.at),
    knownValues: known.length,
  };
}

function lastMonths(now: number): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(now); months.length < MONTHS; month = monthOf(startOfMonth(month) - 1))
    months.unshift(month);
  return months;
}
