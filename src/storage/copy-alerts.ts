import type { Delivery, Match } from './port/alerts.ts';
import type { Position } from './port/query.ts';
import type { Store } from './port/store.ts';

const PAGE_SIZE = 1000;

/** Copies targets, saved searches, their matches and what is still to be delivered. Idempotent. */
export async function copyAlerts(from: Store, to: Store): Promise<void> {
  for (const target of await from.alerts.targets()) await to.alerts.saveTarget(target);
  for (const search of await from.alerts.searches()) {
    const isWatchlist = search.condition.kind === 'watchlist';
    await to.alerts.saveSearch(search, isWatchlist ? await from.alerts.watchlist(search.id) : undefined);
  }
  for await (const matches of matchesOf(from)) await to.alerts.adoptMatches(matches);
  for await (const deliveries of pendingOf(from)) await to.alerts.dispatch([], deliveries);
}

/** What of the alerts differs in two stores. */
export async function differencesOfAlerts(from: Store, to: Store): Promise<string[]> {
  const found: string[] = [];
  const kinds = {
    targets: (store: Store) => store.alerts.targets(),
    'saved searches': (store: Store) => store.alerts.searches(),
    matches: async (store: Store) => (await Array.fromAsync(matchesOf(store))).flat(),
  };
  for (const [name, read] of Object.entries(kinds))
    if (JSON.stringify(await read(from)) !== JSON.stringify(await read(to))) found.push(name);
  return found;
}

function matchesOf(store: Store): AsyncGenerator<Match[], void> {
  return pages(
    (position) => store.alerts.matches({ slice: { kind: 'after', position, take: PAGE_SIZE } }),
    ({ at, id }) => ({ at, key: id }),
  );
}

function pendingOf(store: Store): AsyncGenerator<Delivery[], void> {
  return pages(
    (position) =>
      store.alerts.deliveries({ statuses: ['pending'], slice: { kind: 'after', position, take: PAGE_SIZE } }),
    ({ createdAt, id }) => ({ at: createdAt, key: id }),
  );
}

async function* pages<T>(
  read: (position: Position | undefined) => Promise<{ hits: T[]; hasMore: boolean }>,
  positionOf: (each: T) => Position,
): AsyncGenerator<T[], void> {
  let position: Position | undefined;
  for (;;) {
    const { hits, hasMore } = await read(position);
    if (hits.length > 0) yield hits;
    const last = hits.at(-1);
    if (!hasMore || last === undefined) return;
    position = positionOf(last);
  }
}
