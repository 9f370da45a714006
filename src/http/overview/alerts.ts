import { matchView } from '../../alerts/views/match-view.ts';
import { matchCounts } from '../../alerts/views/search-view.ts';
import { savedSearchHit } from '../../contract/alert-hits.ts';
import type { OverviewHit } from '../../contract/overview-hit.ts';
import { SEVERITIES, type Severity } from '../../storage/port/alerts.ts';
import { searchesFor } from '../alert/matches-question.ts';
import type { OverviewContext } from './overview-context.ts';

const SEARCHES_MAX = 100;
const MATCHES_MAX = 10;

export async function alerts(context: OverviewContext): Promise<OverviewHit['alerts']> {
  if (!context.has('alerts')) return undefined;
  const { services, key } = context;
  const searches = await searchesFor(key, services);
  const counts = await matchCounts(services.alerts.store);
  const newMatches = Object.fromEntries(SEVERITIES.map((severity) => [severity, 0])) as Record<
    Severity,
    number
  >;
  for (const { id, severity } of searches.values()) newMatches[severity] += counts(id).new;
  const listed = [...searches.values()].slice(-SEARCHES_MAX);
  return {
    total: searches.size,
    searches: listed.map((search) => savedSearchHit(search, counts(search.id))),
    newMatches,
    matches: searches.size === 0 ? [] : await newest(context, searches),
  };
}

async function newest(
  { services }: OverviewContext,
  searches: Awaited<ReturnType<typeof searchesFor>>,
): Promise<NonNullable<OverviewHit['alerts']>['matches']> {
  const { hits } = await services.alerts.store.matches({
    searches: [...searches.keys()],
    states: ['new'],
    slice: { kind: 'page', skip: 0, take: MATCHES_MAX },
  });
  return Promise.all(hits.map((match) => matchView(match, searches.get(match.search), services.store)));
}
