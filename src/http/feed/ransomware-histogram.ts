import Type from 'typebox';
import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import { Dates, groupsParameter, oneOf, readWindow } from '../../contract/parameters.ts';
import { POST_INTERVALS, postHistogram } from '../../feeds/post-histogram.ts';
import { visibleDays } from '../../feeds/visible-days.ts';
import { endOfDay, startOfDay } from '../../records/day.ts';
import { POST_GROUPINGS } from '../../storage/port/query.ts';
import { endpoint } from '../endpoint.ts';

const GROUPS_DEFAULT = 10;

/** An extension: the spec has only days. */
export const ransomwareHistogram = endpoint({
  id: 'ransomwareHistogram',
  path: '/api/v2/feed/ransomware/histogram',
  summary: 'Count posts of ransomware groups by time, and by group, country or industry (extension)',
  scope: 'feeds',
  pathParameters: {},
  queryParameters: {
    ...Dates,
    interval: Type.Optional(oneOf(POST_INTERVALS, 'Width of the buckets, in UTC; `day` unless said')),
    by: Type.Optional(oneOf(POST_GROUPINGS, 'Also counts by this, within each bucket')),
    by_size: groupsParameter(GROUPS_DEFAULT),
  },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, { store, clock }) {
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const days = visibleDays(readWindow(query), {
      hasArchive: key.scopes.includes('archive'),
      now: clock(),
    });
    if (days === undefined) return { total: 0, hits: [] };
    const counts = await store.countPosts({ from: startOfDay(days.first), to: endOfDay(days.last), by });
    const { total, buckets } = postHistogram(counts, { interval, by, groupsMax });
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
