import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type {
  AlertStore,
  Delivery,
  DeliveryContent,
  Match,
  SavedSearch,
  StoredTarget,
} from '../storage/port/alerts.ts';
import { derivedId } from './ids.ts';
import { periodOf } from './periods.ts';

/** Small, because an embedded store blocks the event loop during a round. */
const MATCHES_PER_ROUND = 100;

type Dispatched = Parameters<AlertStore['dispatch']>[0][number];

/** Matches of a search in one hour that were told one by one. */
interface Told {
  from: number;
  count: number;
}

/**
 * Turns new matches into deliveries: one each, or one for all of a period. Only one process does this at a time, so
 * that every match gets a place in the order of events. If it is interrupted, the next one repeats the same.
 */
export class Dispatcher {
  #store: AlertStore;
  #clock: Clock;
  #told = new Map<string, Told>();
  #searches: { revision: number; byId: ReadonlyMap<string, SavedSearch> } | undefined;

  constructor(store: AlertStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns how many matches it dispatched. */
  async run(isStopping: () => boolean): Promise<number> {
    let total = 0;
    while (!isStopping()) {
      const matches = await this.#store.undispatched(MATCHES_PER_ROUND);
      if (matches.length === 0) break;
      await this.#dispatch(matches);
      total += matches.length;
      // Lets requests in: a store that answers at once never leaves the turn.
      await nextTurn();
    }
    return total;
  }

  async #dispatch(matches: readonly Match[]): Promise<void> {
    const searches = await this.#currentSearches();
    const targets = new Map((await this.#store.targets()).map((each) => [each.id, each]));
    let sequence = await this.#store.lastSequence();
    const dispatched: Dispatched[] = [];
    const deliveries: Delivery[] = [];
    for (const match of matches) {
      const at = this.#clock();
      const search = searches.get(match.search);
      const isCapped = search !== undefined && (await this.#isBeyondCap(search, at));
      dispatched.push({ id: match.id, sequence: ++sequence, at, isCapped });
      if (search === undefined) continue;
      const content = contentOf(search, match, at, isCapped);
      for (const id of search.targets) {
        const target = targets.get(id);
        if (target !== undefined) deliveries.push(newDelivery(target, search, content, at));
      }
    }
    await this.#store.dispatch(dispatched, deliveries);
  }

  /** Reading thousands of searches takes longer than dispatching what they matched. */
  async #currentSearches(): Promise<ReadonlyMap<string, SavedSearch>> {
    const revision = await this.#store.revision();
    if (this.#searches?.revision !== revision) {
      const all = await this.#store.searches();
      this.#searches = { revision, byId: new Map(all.map((each) => [each.id, each])) };
    }
    return this.#searches.byId;
  }

  /** Counts the match. A search that tells at once may do so `cap` times an hour. */
  async #isBeyondCap(search: SavedSearch, at: number): Promise<boolean> {
    if (search.schedule !== 'immediately') return false;
    const { from, to } = periodOf('hourly', at);
    let told = this.#told.get(search.id);
    if (told?.from !== from) {
      const { total } = await this.#store.matches({
        searches: [search.id],
        dispatchedDuring: { from, to },
        isCapped: false,
        slice: { kind: 'page', skip: 0, take: 1 },
      });
      told = { from, count: total };
      this.#told.set(search.id, told);
    }
    if (told.count >= search.cap) return true;
    told.count++;
    return false;
  }

  /** Forgets what it counted: another process may have dispatched since. */
  forget(): void {
    this.#told.clear();
  }
}

function contentOf({ schedule }: SavedSearch, match: Match, at: number, isCapped: boolean): DeliveryContent {
  if (schedule !== 'immediately') return { kind: 'digest', ...periodOf(schedule, at), isOverflow: false };
  if (isCapped) return { kind: 'digest', ...periodOf('hourly', at), isOverflow: true };
  return { kind: 'match', match: match.id };
}

/** A digest is due once its period is over. What a disabled target misses can be sent later. */
export function newDelivery(
  target: StoredTarget,
  search: SavedSearch | undefined,
  content: DeliveryContent,
  at: number,
): Delivery {
  const about = content.kind === 'match' ? [content.match] : Object.values(content);
  return {
    id: derivedId(
      'msg',
      target.id,
      search?.id ?? '',
      ...about.map(String),
      ...(content.kind === 'test' ? [at] : []),
    ),
    target: target.id,
    search: search?.id,
    content,
    createdAt: at,
    dueAt: content.kind === 'digest' ? content.to + 1 : at,
    status: target.isEnabled ? 'pending' : 'failed',
    attempts: 0,
    lastError: target.isEnabled ? undefined : 'The target is disabled.',
  };
}
