import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import { Dates, GROUPS_DEFAULT, histogramParameters, readWindow } from '../../contract/parameters.ts';
import { POST_INTERVALS, postHistogram } from '../../feeds/post-histogram.ts';
import { visibleDays } from '../../feeds/visible-days.ts';
import { POST_GROUPINGS } from '../../storage/port/query.ts';
import { endOfDay, startOfDay } from '../../time/day.ts';
import { endpoint } from '../endpoint.ts';
import { visibilityOf } from './read-feed.ts';

/** Extension. */
export const ransomwareHistogram = endpoint({
  id: 'ransomwareHistogram',
  path: '/api/v2/feed/ransomware/histogram',
  summary: 'Count ransomware posts over time (extension)',
  description:
    'Returns the exact number of posts per time interval, oldest first, and with `by` also per group, country or ' +
    'industry. The default period is one year. Without the scope `archive`, it starts 30 days ago.',
  scope: 'feeds',
  pathParameters: {},
  queryParameters: {
    ...Dates,
    ...histogramParameters(POST_INTERVALS, POST_GROUPINGS),
  },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, { store, clock }) {
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const days = visibleDays(readWindow(query), visibilityOf(key, clock));
    if (days === undefined) return { total: 0, hits: [] };
    const counts = await store.countPosts({ from: startOfDay(days.first), to: endOfDay(days.last), by });
    const { total, buckets } = postHistogram(counts, { interval, by, groupsMax });
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
