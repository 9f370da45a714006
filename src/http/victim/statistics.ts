import { AggregatedBucket, aggregatedBucket, Stat } from '../../contract/buckets.ts';
import { readWindow } from '../../contract/parameters.ts';
import { VictimStatisticsParameters } from '../../contract/victim-parameters.ts';
import { countsByValue, postHistogram } from '../../feeds/post-histogram.ts';
import { victimCounts } from '../../questions/victims.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

type Row = Pick<Endpoint, 'id' | 'path' | 'summary' | 'description'> & { by: 'country' | 'group' };

const COMMON = {
  scope: 'victims',
  pathParameters: {},
  queryParameters: VictimStatisticsParameters,
  defaultPageSize: undefined,
  errors: [],
} as const;

function statistics({ by, ...row }: Row): Endpoint {
  return endpoint({
    ...row,
    ...COMMON,
    hit: Stat,
    async answer({ query }, { store }) {
      const counts = await store.countPosts(victimCounts(query.countries, readWindow(query), by));
      const { total, groups } = countsByValue(counts, by);
      return { total, hits: groups.map(({ key, count }) => ({ key, doc_count: count })) };
    },
  });
}

function histogram({ by, ...row }: Row): Endpoint {
  return endpoint({
    ...row,
    ...COMMON,
    hit: AggregatedBucket,
    async answer({ query }, { store }) {
      const counts = await store.countPosts(victimCounts(query.countries, readWindow(query), by));
      const { total, buckets } = postHistogram(counts, {
        interval: 'month',
        by,
        groupsMax: Number.POSITIVE_INFINITY,
      });
      return { total, hits: buckets.map(aggregatedBucket) };
    },
  });
}

const COUNTED =
  'Counts victims, not posts: reports of one victim by several trackers count once, on the day of the first report. ' +
  '`total` is the number of victims.';

export const victimsByCountry = statistics({
  id: 'victimsByCountry',
  path: '/api/v2/stats/countries',
  summary: 'Count victims of ransomware by country',
  description: `Returns the exact number of victims per country, largest first. ${COUNTED}`,
  by: 'country',
});

export const victimsByGroup = statistics({
  id: 'victimsByGroup',
  path: '/api/v2/stats/groups',
  summary: 'Count victims of ransomware by group',
  description: `Returns the exact number of victims per group, largest first. ${COUNTED}`,
  by: 'group',
});

export const attackHistogram = histogram({
  id: 'attackHistogram',
  path: '/api/v2/histogram/attacks',
  summary: 'Count victims of ransomware by month and country',
  description: `Returns the exact number of victims per month, oldest first, and within it per country. ${COUNTED}`,
  by: 'country',
});

export const groupHistogram = histogram({
  id: 'groupHistogram',
  path: '/api/v2/histogram/groups',
  summary: 'Count victims of ransomware by month and group',
  description: `Returns the exact number of victims per month, oldest first, and within it per group. ${COUNTED}`,
  by: 'group',
});
