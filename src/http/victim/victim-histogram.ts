import { AggregatedBucket, aggregatedBucket } from '../../contract/buckets.ts';
import { GROUPS_DEFAULT, histogramParameters, readWindow } from '../../contract/parameters.ts';
import { VictimFilterParameters } from '../../contract/victim-parameters.ts';
import { POST_INTERVALS, postHistogram } from '../../feeds/post-histogram.ts';
import { victimsOverTime } from '../../questions/victims.ts';
import { VICTIM_GROUPINGS } from '../../storage/port/histogram.ts';
import { endpoint } from '../endpoint.ts';
import { askedVictims } from './asked-victims.ts';

/** Extension. */
export const victimHistogram = endpoint({
  id: 'victimHistogram',
  path: '/api/v2/victim/search/histogram',
  summary: 'Count the results of a victim search over time (extension)',
  description:
    'Returns the exact number of victims per time interval, oldest first, for the same query and filters as the search ' +
    'of victims, and with `by` also per group, country or sector. A victim counts on the day of its first report.',
  scope: 'victims',
  pathParameters: {},
  queryParameters: { ...VictimFilterParameters, ...histogramParameters(POST_INTERVALS, VICTIM_GROUPINGS) },
  hit: AggregatedBucket,
  defaultPageSize: undefined,
  errors: [],
  takesPost: true,
  async answer({ query }, { store }) {
    const { interval = 'day', by, by_size: groupsMax = GROUPS_DEFAULT } = query;
    const grouping = by === 'sector' ? 'industry' : by;
    const { question, mistake } = askedVictims(query, readWindow(query), { kind: 'page', skip: 0, take: 0 });
    const counted = victimsOverTime(question, grouping);
    const counts = counted === undefined ? [] : await store.countPosts(counted);
    if (mistake !== undefined && counts.length === 0) throw mistake;
    const { total, buckets } = postHistogram(counts, { interval, by: grouping, groupsMax });
    return { total, hits: buckets.map(aggregatedBucket) };
  },
});
