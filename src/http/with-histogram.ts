import { readWindow } from '../contract/parameters.ts';
import { type SearchHistogramQuery, searchHistogram } from '../contract/search-histogram.ts';
import { InvalidParameters } from '../errors.ts';
import type { HistogramQuestion } from '../storage/port/histogram.ts';
import type { Answer, FindableKind, FoundRecord, Question, TimeWindow } from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';
import { requireFewBuckets } from './few-buckets.ts';

/**
 * Finds records and, if the request asks for it, counts the same query over time, at the same time. A failure of one
 * cancels the other. Only searches of kinds that can be counted over time have the parameter.
 */
export async function findWithHistogram<K extends FindableKind>(
  store: Reading,
  question: Question<K>,
  query: SearchHistogramQuery,
): Promise<{ found: Answer<FoundRecord<K>>; histogram?: ReturnType<typeof searchHistogram> }> {
  const { histogram: interval } = query;
  if (interval === undefined) return { found: await store.find(question) };
  const { collection, text, platform, channelId, username, filter } = question;
  const counted = { collection, text, platform, channelId, username, filter, during: windowOf(query) };
  const failed = new AbortController();
  const { signal } = failed;
  try {
    const [found, counts] = await Promise.all([
      store.find(question, { signal }),
      store.histogram({ ...counted, interval, groupsMax: 1 } as HistogramQuestion, { signal }),
    ]);
    requireFewBuckets(counts.buckets, 'histogram');
    return { found, histogram: searchHistogram(counts, interval) };
  } finally {
    failed.abort();
  }
}

function windowOf({ histogram_gte: gte, histogram_lte: lte }: SearchHistogramQuery): TimeWindow {
  const from = readWindow({ ...(gte !== undefined && { gte }) });
  const to = readWindow({ ...(lte !== undefined && { lte }) });
  if (from.from !== undefined && to.to !== undefined && from.from > to.to)
    throw InvalidParameters.query('histogram_gte', 'date_range', 'must not be after histogram_lte');
  return { ...from, ...to };
}
