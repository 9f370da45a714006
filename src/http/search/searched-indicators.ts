import { CountedIndicator, countedIndicator } from '../../contract/indicator-hit.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';
import type { SearchedKind } from './searched-kind.ts';

/** What the query is if it is one value, such as a domain: its number of records for each kind that it can be. */
export const searchedIndicators: SearchedKind = {
  kind: 'indicators',
  scopes: ['im', 'documents', 'victims'],
  path: '/api/v2/lookup',
  hit: CountedIndicator,
  prepare: ({ q, window, size }) =>
    async function count({ store, detector, clock }, key, signal) {
      const [indicators = []] = await detector.detect([q]);
      const filter = { visible: visibleFindings(key, clock), during: window };
      const counts = await store.countIndicators({ indicators, ...filter }, { signal });
      const hits = indicators.flatMap((indicator, index) => {
        const count = counts[index];
        return count === undefined ? [] : [countedIndicator(indicator, count)];
      });
      return { total: hits.length, hits: hits.slice(0, size) };
    },
};
