import Type from 'typebox';
import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import {
  groupsParameter,
  oneOf,
  readWindow,
  requireQuestion,
  SearchFilterParameters,
  SearchParameters,
} from '../../contract/parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { messagesAbout } from '../../lookups/questions.ts';
import { GROUPINGS, INTERVALS } from '../../storage/port/histogram.ts';
import { endpoint } from '../endpoint.ts';

/** More than anyone can look at, and few enough to send. */
const BUCKETS_MAX = 10_000;
const GROUPS_DEFAULT = 10;

const { q, platform, gte, lte } = SearchParameters;

/** An extension: the spec has searches only. */
export const searchHistogram = endpoint({
  id: 'searchHistogram',
  path: '/api/v2/im/search/histogram',
  summary: 'Count messages by time (extension)',
  scope: 'im',
  pathParameters: {},
  queryParameters: {
    q,
    platform,
    gte,
    lte,
    ...SearchFilterParameters,
    interval: Type.Optional(oneOf(INTERVALS, 'Width of the buckets, in UTC; `day` unless said')),
    by: Type.Optional(oneOf(GROUPINGS, 'Also counts by this, within each bucket')),
    by_size: groupsParameter(GROUPS_DEFAULT),
  },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  takesPost: true,
  async answer({ query }, { store }) {
    requireQuestion(query);
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const { slice: _, ...question } = messagesAbout(query, readWindow(query), {
      kind: 'page',
      skip: 0,
      take: 0,
    });
    const { total, buckets } = await store.histogram({ ...question, interval, by, groupsMax });
    if (buckets.length > BUCKETS_MAX) {
      throw InvalidParameters.query(
        'interval',
        'too_many_buckets',
        `there would be ${buckets.length} buckets, more than ${BUCKETS_MAX}: take a longer interval or a shorter time`,
      );
    }
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
