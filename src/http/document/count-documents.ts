import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import { DOCUMENT_TERM_PARAMETERS, DocumentCountParameters } from '../../contract/document-parameters.ts';
import { GROUPS_DEFAULT, histogramParameters, readWindow, requireOneOf } from '../../contract/parameters.ts';
import { pagesAbout } from '../../questions/documents.ts';
import { INTERVALS, PAGE_GROUPINGS } from '../../storage/port/histogram.ts';
import { endpoint } from '../endpoint.ts';
import { requireFewBuckets } from '../few-buckets.ts';

/** Extension. */
export const countDocuments = endpoint({
  id: 'countDocuments',
  path: '/api/v2/document/search/histogram',
  summary: 'Count documents over time (extension)',
  description:
    'Returns the exact number of crawled pages that match the query and all filters, per time interval, oldest first. ' +
    'A page counts when it was last crawled. Intervals without pages are omitted.',
  scope: 'documents',
  pathParameters: {},
  queryParameters: { ...DocumentCountParameters, ...histogramParameters(INTERVALS, PAGE_GROUPINGS) },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  takesPost: true,
  needsOneOf: DOCUMENT_TERM_PARAMETERS,
  async answer({ query }, { store }) {
    requireOneOf(DOCUMENT_TERM_PARAMETERS, query);
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const none = { kind: 'page', skip: 0, take: 0 } as const;
    const { slice: _, ...question } = pagesAbout(query, readWindow(query), none);
    const { total, buckets } = await store.histogram({ ...question, interval, by, groupsMax });
    requireFewBuckets(buckets);
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
