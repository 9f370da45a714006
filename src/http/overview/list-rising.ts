import { RisingHit, RisingParameters } from '../../contract/rising-hit.ts';
import { ApiError } from '../../errors.ts';
import { FINDING_SCOPES } from '../../questions/visible-sources.ts';
import { endpoint } from '../endpoint.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';
import { kindsOf, risingIndicators } from './rising-indicators.ts';
import { risingTerms } from './rising-terms.ts';

/** Extension. */
export const listRising = endpoint({
  id: 'listRising',
  path: '/api/v2/rising',
  summary: 'List terms or indicators that occur more often than before (extension)',
  description:
    'Returns what occurs more often in the last days than in the three periods of the same length before, the largest ' +
    'factor first. The factor is adjusted for the growth of all records and smoothed, so that few records make no ' +
    'large factor; results have at least five records and a factor of at least 1.5. Terms are words and pairs of ' +
    'adjacent words of at least three people or three channels, found in the newest 5,000 messages of the period every ' +
    'five minutes, and counted in all messages; they need the scope `im`. Indicators are counted in the messages, pages and posts that the ' +
    'scopes of the key show. Nothing is returned while there are no earlier records to compare with.',
  scope: FINDING_SCOPES,
  tag: 'overview',
  pathParameters: {},
  queryParameters: RisingParameters,
  hit: RisingHit,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, services) {
    const { store, clock } = services;
    const { of = 'terms', days = 7, size = 10 } = query;
    if (of === 'terms' && !key.scopes.includes('im')) throw new ApiError('ScopeMissing', 'im');
    const hits =
      of === 'terms'
        ? await risingTerms(services, clock(), { days, size })
        : await risingIndicators(store, clock(), {
            kinds: kindsOf(of),
            days,
            size,
            visible: visibleFindings(key, clock),
          });
    return { total: hits.length, hits };
  },
});
