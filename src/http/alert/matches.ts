import Type from 'typebox';
import { matchView } from '../../alerts/views/match-view.ts';
import { MatchHit } from '../../contract/alert-hits.ts';
import { MatchChangeBody, MatchesChange } from '../../contract/alert-input.ts';
import { pagingParameters } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import type { Match, MatchChange } from '../../storage/port/alerts.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Slice } from '../../storage/port/query.ts';
import { action } from '../action.ts';
import type { EndpointServices } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { MatchFilters, matchQuestion, searchesFor } from './matches-question.ts';

function changeOf({ state, read, note }: { state?: Match['state']; read?: boolean; note?: string | null }) {
  return { state, isRead: read, note } satisfies MatchChange;
}

const changeMany = action({
  id: 'changeMatches',
  summary: 'Triage matches (extension)',
  description:
    'Sets state, note or read mark of up to 1,000 matches, and returns them. Unknown ids are left out.',
  body: MatchesChange,
  hit: MatchHit,
  errors: [],
  async run({ body, key }, services) {
    const { alerts, store } = services;
    const searches = await searchesFor(key, services);
    const known: Match[] = [];
    for (const id of new Set(body.ids)) {
      const match = await alerts.store.match(id);
      if (match !== undefined && searches.has(match.search)) known.push(match);
    }
    await alerts.store.changeMatches(
      known.map(({ id }) => id),
      changeOf(body),
    );
    const hits: unknown[] = [];
    for (const { id } of known) {
      const match = await alerts.store.match(id);
      if (match !== undefined) hits.push(await matchView(match, searches.get(match.search), store));
    }
    return { total: hits.length, hits };
  },
});

/** Extension. */
export const matches = endpoint({
  id: 'listMatches',
  path: '/api/v2/alerts/matches',
  summary: 'List matches (extension)',
  description: 'Returns the records that matched saved searches, newest match first.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: {
    ...MatchFilters,
    ...pagingParameters(50),
  },
  hit: MatchHit,
  defaultPageSize: 50,
  errors: [],
  actions: { patch: changeMany },
  async answer({ key, query, list }, services) {
    const searches = await searchesFor(key, services, query);
    const found = await services.alerts.store.matches({
      ...matchQuestion(query),
      searches: [...searches.keys()],
      slice: list.slice,
    });
    const hits = new Map<Match, unknown>();
    for (const match of found.hits)
      hits.set(match, await matchView(match, searches.get(match.search), services.store));
    return list.answer(
      found,
      (match) => hits.get(match),
      ({ at, id }) => ({ at, key: id }),
    );
  },
});

const changeOne = action({
  id: 'changeMatch',
  summary: 'Triage a match (extension)',
  description: 'Sets state, note or read mark of a match, and returns it.',
  body: MatchChangeBody,
  hit: MatchHit,
  errors: [404],
  async run({ path, body, key }, services) {
    const id = path.matchId as string;
    await requireMatch(id, key, services);
    await services.alerts.store.changeMatches([id], changeOf(body));
    const { match, search } = await requireMatch(id, key, services);
    return { total: 1, hits: [await matchView(match, search, services.store)] };
  },
});

/** Extension. */
export const match = endpoint({
  id: 'readMatch',
  path: '/api/v2/alerts/matches/{matchId}',
  summary: 'Get a match (extension)',
  description: 'Returns a match.',
  scope: 'alerts',
  pathParameters: {
    matchId: Type.String({ description: 'Id of the match', examples: ['0123456789abcdef0123456789abcdef'] }),
  },
  queryParameters: {},
  hit: MatchHit,
  defaultPageSize: undefined,
  errors: [404],
  actions: { patch: changeOne },
  async answer({ path, key }, services) {
    const { match, search } = await requireMatch(path.matchId, key, services);
    const [view, alsoMatched] = await Promise.all([
      matchView(match, search, services.store),
      otherMatches(match, key, services),
    ]);
    return { total: 1, hits: [{ ...view, alsoMatched }] };
  },
});

const OTHERS: Slice = { kind: 'page', skip: 0, take: 20 };

/** Matches of the same record with other saved searches. */
async function otherMatches(
  { id, kind, key: record }: Match,
  key: ApiKey,
  services: EndpointServices,
): Promise<NonNullable<MatchHit['alsoMatched']>> {
  const searches = await searchesFor(key, services);
  const { hits } = await services.alerts.store.matches({
    searches: [...searches.keys()],
    record: { kind, key: record },
    slice: OTHERS,
  });
  return hits
    .filter((other) => other.id !== id)
    .map(({ id: match, search }) => ({ match, search, searchName: searches.get(search)?.name ?? '' }));
}

async function requireMatch(id: string, key: ApiKey, services: EndpointServices) {
  const found = await services.alerts.store.match(id);
  const search = found && (await searchesFor(key, services)).get(found.search);
  if (found === undefined || search === undefined) throw new ApiError('NotFound', 'Match');
  return { match: found, search };
}
