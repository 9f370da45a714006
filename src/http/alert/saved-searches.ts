import Type from 'typebox';
import { matchCounts, matchesByDay } from '../../alerts/views/search-view.ts';
import { HistoryFields, historyField, SavedSearchHit, savedSearchHit } from '../../contract/alert-hits.ts';
import { RetroRequest, SearchChange, SearchCreation } from '../../contract/alert-input.ts';
import { pagingParameters } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import { ALERT_KINDS, type SavedSearch } from '../../storage/port/alerts.ts';
import { addDays, dayOf, startOfDay } from '../../time/day.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';
import { maySee, requireScopes, visible } from './visible-searches.ts';

/** A watchlist of 100,000 long values. */
const BODY_BYTES_MAX = 8 * 1024 * 1024;

export const AlertId = Type.String({
  description: 'Id of the saved search',
  examples: ['alert_7kq2mxw9tbhc'],
});

const create = action({
  id: 'createAlert',
  summary: 'Save a search (extension)',
  description:
    'Saves a search or a watchlist. From now on, every record that matches it when it arrives is a match, once. The ' +
    'response shows how often it would have matched in the last twelve months; with `dry_run`, nothing is saved.',
  body: SearchCreation,
  bytesMax: BODY_BYTES_MAX,
  status: 201,
  hit: SavedSearchHit,
  dataFields: HistoryFields,
  errors: [],
  async run({ body, key }, { alerts }) {
    const { dry_run: isDryRun = false, ...input } = body;
    const kinds = input.about ?? (input.values === undefined ? 'message' : ALERT_KINDS);
    requireScopes(key, [kinds].flat());
    const { search, history } = await alerts.searches.create(input, { owner: key.id, isDryRun });
    return { total: 1, hits: [savedSearchHit(search)], data: { history: historyField(history) } };
  },
});

/** Extension. */
export const savedSearches = endpoint({
  id: 'listAlerts',
  path: '/api/v2/alerts',
  summary: 'List saved searches (extension)',
  description:
    'Returns the saved searches and watchlists about records that the scopes of the key show, oldest first.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 90,
        description: 'Also count the matches of each search per day, over this many days',
        examples: [20],
      }),
    ),
    ...pagingParameters(100),
  },
  hit: SavedSearchHit,
  defaultPageSize: 100,
  errors: [],
  actions: { post: create },
  async answer({ key, query, list }, { alerts, clock }) {
    const all = (await alerts.store.searches()).filter((search) => maySee(key, search));
    const { skip, take } = list.offsetSlice;
    const hits = all.slice(skip, skip + take);
    const counts = await matchCounts(alerts.store);
    const ids = hits.map(({ id }) => id);
    const days =
      query.days &&
      (await matchesByDay(alerts.store, ids, startOfDay(addDays(dayOf(clock()), 1 - query.days))));
    return list.answerByOffset(
      { total: all.length, hits, hasMore: skip + hits.length < all.length },
      (search: SavedSearch) => savedSearchHit(search, counts(search.id), days ? days(search.id) : undefined),
    );
  },
});

const change = action({
  id: 'changeAlert',
  summary: 'Change a saved search (extension)',
  description: 'Changes the given fields. A condition replaces the one before as a whole. Its matches stay.',
  body: SearchChange,
  bytesMax: BODY_BYTES_MAX,
  hit: SavedSearchHit,
  errors: [404],
  async run({ path, body, key }, { alerts }) {
    const known = visible(key, await alerts.store.search(path.alertId as string));
    requireScopes(key, [body.about ?? []].flat());
    const search = await alerts.searches.change(known.id, body);
    return { total: 1, hits: [savedSearchHit(visible(key, search))] };
  },
});

const remove = action({
  id: 'removeAlert',
  summary: 'Remove a saved search (extension)',
  description: 'Removes it with its matches and deliveries, and returns it as it was.',
  hit: SavedSearchHit,
  errors: [404],
  async run({ path, key }, { alerts }) {
    const known = visible(key, await alerts.store.search(path.alertId as string));
    await alerts.searches.remove(known.id);
    return { total: 1, hits: [savedSearchHit(known)] };
  },
});

/** Extension. */
export const savedSearch = endpoint({
  id: 'readAlert',
  path: '/api/v2/alerts/{alertId}',
  summary: 'Get a saved search (extension)',
  description: 'Returns a saved search, with the values of a watchlist that has up to 1,000.',
  scope: 'alerts',
  pathParameters: { alertId: AlertId },
  queryParameters: {},
  hit: SavedSearchHit,
  defaultPageSize: undefined,
  errors: [404],
  actions: { patch: change, delete: remove },
  async answer({ path, key }, { alerts }) {
    const search = visible(key, await alerts.store.search(path.alertId));
    const hit = savedSearchHit(search, (await matchCounts(alerts.store))(search.id));
    const values = await alerts.searches.values(search);
    return { total: 1, hits: [{ ...hit, ...(values && { values }) }] };
  },
});

const tellPast = action({
  id: 'tellPastOfAlert',
  summary: 'Send what a search would have found (extension)',
  description:
    'Sends one notification, marked as `retro`, with what the search finds in the records of the last days, to the ' +
    'targets of the search.',
  body: RetroRequest,
  status: 202,
  hit: SavedSearchHit,
  dataFields: {
    deliveries: Type.Array(Type.String(), { description: 'Ids of the deliveries' }),
  },
  errors: [404],
  async run({ path, body, key }, { alerts }) {
    const known = visible(key, await alerts.store.search(path.alertId as string));
    const deliveries = await alerts.searches.tellPast(known.id, body.days);
    if (deliveries === undefined) throw new ApiError('NotFound', 'Saved search');
    return { total: 1, hits: [savedSearchHit(known)], data: { deliveries } };
  },
});

/** Extension. */
export const searchHistory = endpoint({
  id: 'readAlertHistory',
  path: '/api/v2/alerts/{alertId}/history',
  summary: 'Count what a saved search would have found (extension)',
  description:
    'Returns how many records would have matched in each of the last twelve months, by their dates.',
  scope: 'alerts',
  pathParameters: { alertId: AlertId },
  queryParameters: {},
  hit: SavedSearchHit,
  dataFields: HistoryFields,
  defaultPageSize: undefined,
  errors: [404],
  actions: { post: tellPast },
  async answer({ path, key }, { alerts }) {
    const search = visible(key, await alerts.store.search(path.alertId));
    const history = await alerts.searches.history(search.id);
    if (history === undefined) throw new ApiError('NotFound', 'Saved search');
    return { total: 1, hits: [savedSearchHit(search)], data: { history: historyField(history) } };
  },
});
