import type { Clock } from '../clock.ts';
import type { SavedSearch } from '../storage/port/alerts.ts';
import type { Store } from '../storage/port/store.ts';
import { newDelivery } from './dispatcher.ts';
import { historyOf, type SearchHistory } from './history.ts';
import { newId } from './ids.ts';
import { problem } from './input-problem.ts';
import { readCondition, readSettings, type SearchInput } from './search-input.ts';
import type { Detect } from './watchlist-input.ts';
import { watchlistLines } from './watchlist-text.ts';

const DAY_MS = 24 * 3_600_000;
const RETRO_DAYS_MAX = 3650;
/** Longer watchlists are only counted. */
const SHOWN_VALUES_MAX = 1000;

type Source = Pick<Store, 'alerts' | 'find' | 'histogram' | 'countIndicators' | 'indicator'>;

/** What people do with saved searches. */
export class AlertBook {
  #store: Source;
  #clock: Clock;
  #detect: Detect;
  #onChange: () => void;

  /** `onChange` is called when there may be something to deliver. */
  constructor(options: { store: Source; clock: Clock; detect: Detect; onChange: () => void }) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#detect = options.detect;
    this.#onChange = options.onChange;
  }

  /** Saves a new search, or only shows what it would be. The id is random unless it must be known ahead. */
  async create(
    input: SearchInput,
    {
      owner,
      isDryRun = false,
      id = newId('alert'),
    }: { owner?: string | undefined; isDryRun?: boolean; id?: string } = {},
  ): Promise<{ search: SavedSearch; history: SearchHistory }> {
    const { alerts } = this.#store;
    const settings = readSettings(input, await alerts.targets());
    const read = await readCondition(input, this.#detect);
    if (read === undefined) throw problem('q', 'required, unless another condition or values are given');
    const now = this.#clock();
    const search: SavedSearch = {
      id,
      ...settings,
      condition: read.condition,
      owner,
      createdAt: now,
      updatedAt: now,
    };
    const history = await historyOf(this.#store, read.condition, read.values ?? [], now);
    if (!isDryRun) await alerts.saveSearch(search, read.values);
    return { search, history };
  }

  /** Undefined if there is no such search. A condition replaces the one before as a whole. */
  async change(id: string, input: SearchInput): Promise<SavedSearch | undefined> {
    const { alerts } = this.#store;
    const known = await alerts.search(id);
    if (known === undefined) return undefined;
    const settings = readSettings(input, await alerts.targets(), known);
    const read = await readCondition(input, this.#detect);
    if (read === undefined && input.about !== undefined)
      throw problem('about', 'can only be changed together with the condition');
    const search: SavedSearch = {
      ...known,
      ...settings,
      condition: read?.condition ?? known.condition,
      updatedAt: this.#clock(),
    };
    await alerts.saveSearch(search, read?.values);
    return search;
  }

  /** The values of a watchlist as lines; undefined if there are too many to show, and for a query. */
  async values({ id, condition }: SavedSearch): Promise<string[] | undefined> {
    if (condition.kind !== 'watchlist' || condition.values > SHOWN_VALUES_MAX) return undefined;
    return watchlistLines(await this.#store.alerts.watchlist(id), this.#detect);
  }

  remove(id: string): Promise<boolean> {
    return this.#store.alerts.removeSearch(id);
  }

  /** Undefined if there is no such search. */
  async history(id: string): Promise<SearchHistory | undefined> {
    const search = await this.#store.alerts.search(id);
    if (search === undefined) return undefined;
    const values = search.condition.kind === 'watchlist' ? await this.#store.alerts.watchlist(id) : [];
    return historyOf(this.#store, search.condition, values, this.#clock());
  }

  /**
   * Sends what the search finds in the records of the last days, as one notification. Returns the ids of the
   * deliveries; undefined if there is no such search.
   */
  async tellPast(id: string, days: number): Promise<string[] | undefined> {
    if (!Number.isInteger(days) || days < 1 || days > RETRO_DAYS_MAX)
      throw problem('days', `must be a whole number from 1 to ${RETRO_DAYS_MAX}`);
    const { alerts } = this.#store;
    const search = await alerts.search(id);
    if (search === undefined) return undefined;
    if (search.targets.length === 0) throw problem('days', 'the search has no target to send to');
    const now = this.#clock();
    const content = { kind: 'retro', from: now - days * DAY_MS, to: now } as const;
    const targets = await alerts.targets();
    const deliveries = targets
      .filter((target) => search.targets.includes(target.id))
      .map((target) => newDelivery(target, search, content, now));
    await alerts.dispatch([], deliveries);
    this.#onChange();
    return deliveries.map((delivery) => delivery.id);
  }
}
