import Type, { type Static, type TObject } from 'typebox';
import { Dates, oneOf, readWindow } from '../../contract/parameters.ts';
import { MATCH_STATES, type MatchQuestion, type SavedSearch, SEVERITIES } from '../../storage/port/alerts.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { EndpointServices } from '../endpoint.ts';
import { maySee } from './visible-searches.ts';

/** The filters of lists of matches. */
export const MatchFilters = {
  alertId: Type.Optional(Type.String({ maxLength: 64, description: 'Only matches of this saved search' })),
  state: Type.Optional(oneOf(MATCH_STATES, 'Only matches in this state', { examples: ['new'] })),
  severity: Type.Optional(
    oneOf(SEVERITIES, 'Only matches of searches with this severity', { examples: ['high'] }),
  ),
  read: Type.Optional(Type.Boolean({ description: 'Only matches that were read, or were not' })),
  ...Dates,
};

type Filters = Static<TObject<typeof MatchFilters>>;

/** The saved searches that a key may see, by id. */
export async function searchesFor(
  key: ApiKey,
  { alerts }: Pick<EndpointServices, 'alerts'>,
  { alertId, severity }: Pick<Filters, 'alertId' | 'severity'> = {},
): Promise<Map<string, SavedSearch>> {
  const wanted = (await alerts.store.searches()).filter(
    (search) =>
      maySee(key, search) &&
      (alertId === undefined || search.id === alertId) &&
      (severity === undefined || search.severity === severity),
  );
  return new Map(wanted.map((search) => [search.id, search]));
}

/** Everything that the filters ask, apart from the searches. */
export function matchQuestion(query: Filters): Omit<MatchQuestion, 'searches' | 'slice'> {
  return {
    ...(query.state !== undefined && { states: [query.state] }),
    isRead: query.read,
    during: readWindow(query),
  };
}
