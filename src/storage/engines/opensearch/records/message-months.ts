import type { Month } from '../../../../time/month.ts';
import type { OpensearchTables } from './tables.ts';

/** Enough for more than eight centuries. */
const MONTHS_MAX = 10_000;

/** Months that hold messages, oldest first. */
export async function messageMonths({
  names,
  searcher,
}: OpensearchTables): Promise<{ month: Month; messages: number }[]> {
  const { aggregations } = await searcher.search({
    index: (generation) => names.messages(generation),
    body: { size: 0, aggs: { months: { terms: { field: '_index', size: MONTHS_MAX } } } },
  });
  const buckets: { key: string; doc_count: number }[] = aggregations?.months.buckets ?? [];
  return buckets
    .map(({ key, doc_count }) => ({ month: names.monthOf(key), messages: doc_count }))
    .sort((a, b) => a.month - b.month);
}
