import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import {
  COUNT_TERM_PARAMETERS,
  CountQuery,
  GROUPS_DEFAULT,
  histogramParameters,
  readWindow,
  requireOneOf,
  SearchFilterParameters,
  SearchParameters,
} from '../../contract/parameters.ts';
import { messagesAbout } from '../../questions/questions.ts';
import { GROUPINGS, INTERVALS } from '../../storage/port/histogram.ts';
import { endpoint } from '../endpoint.ts';
import { requireFewBuckets } from '../few-buckets.ts';

const { forms, platform, gte, lte } = SearchParameters;

/** Extension. */
export const searchHistogram = endpoint({
  id: 'searchHistogram',
  path: '/api/v2/im/search/histogram',
  summary: 'Count messages over time (extension)',
  description:
    'Returns the exact number of messages that match the query and all filters, per time interval, oldest first. ' +
    'Intervals without messages are omitted. Without `q`, counts all messages that match the other filters.',
  scope: 'im',
  pathParameters: {},
  queryParameters: {
    q: CountQuery,
    forms,
    platform,
    gte,
    lte,
    ...SearchFilterParameters,
    ...histogramParameters(INTERVALS, GROUPINGS),
  },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  needsOneOf: COUNT_TERM_PARAMETERS,
  takesPost: true,
  async answer({ query }, { store }) {
    requireOneOf(COUNT_TERM_PARAMETERS, query);
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const { slice: _, ...question } = messagesAbout(query, readWindow(query), {
      kind: 'page',
      skip: 0,
      take: 0,
    });
    const { total, buckets } = await store.histogram({ ...question, interval, by, groupsMax });
    requireFewBuckets(buckets);
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
