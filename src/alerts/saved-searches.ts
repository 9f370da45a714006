import { isDeepStrictEqual } from 'node:util';
import { withAccounts } from '../questions/account-names.ts';
import type { AnyRecord } from '../records/record.ts';
import {
  ALERT_KINDS,
  type AlertStore,
  type FoundMatch,
  type Matching,
  type MatchingSource,
  type SavedSearch,
} from '../storage/port/alerts.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { PreparedMessage } from '../storage/port/writing.ts';
import { questionOf, treeOf } from './condition.ts';
import type { MatchedSearch, MessageSearches } from './matching/matched-search.ts';
import { SearchMatcher } from './matching/search-matcher.ts';
import { WatchlistIndex } from './matching/watchlist-index.ts';

/** How long the accounts behind `user:` are believed, in which an account may get another name. */
const ACCOUNTS_TTL_MS = 60_000;

/** Beyond this, a second copy would need too much of the other thread's memory. */
const COPIED_TERMS_MAX = 200_000;

interface Loaded {
  search: SavedSearch;
  /** When the accounts that it names were looked up; undefined if it names none. */
  accountsAt: number | undefined;
}

interface Source extends Pick<Reading, 'find'> {
  alerts: Pick<AlertStore, 'revision' | 'searches' | 'watchlist'>;
}

export type OnProblem = (search: SavedSearch, error: Error) => void;

/** The saved searches of a store, ready to match. Reads only those that changed. */
export class SavedSearches implements MatchingSource {
  #store: Source;
  #onProblem: OnProblem;
  #matcher = new SearchMatcher();
  #watchlists = new WatchlistIndex();
  #loaded = new Map<string, Loaded>();
  /** Those about messages, as the matcher knows them. */
  #ofMessages = new Map<string, MatchedSearch>();
  /** Increases when those about messages change. */
  #version = 0;
  #copied: MessageSearches | undefined;
  #revision = -1;

  /** `onProblem` is called for a search that cannot be matched; the others still are. */
  constructor(store: Source, onProblem: OnProblem = () => {}) {
    this.#store = store;
    this.#onProblem = onProblem;
  }

  async matching(at: number): Promise<Matching> {
    const { alerts } = this.#store;
    for (let revision = await alerts.revision(); revision !== this.#revision; ) {
      await this.#load(await alerts.searches(), at);
      this.#revision = revision;
      revision = await alerts.revision();
    }
    for (const { search, accountsAt } of this.#loaded.values())
      if (accountsAt !== undefined && at - accountsAt >= ACCOUNTS_TTL_MS) await this.#add(search, at);
    return this.#at(at);
  }

  async #load(searches: readonly SavedSearch[], at: number): Promise<void> {
    const enabled = new Map(searches.filter(({ isEnabled }) => isEnabled).map((each) => [each.id, each]));
    for (const id of this.#loaded.keys()) if (!enabled.has(id)) this.#remove(id);
    for (const search of enabled.values())
      if (JSON.stringify(this.#loaded.get(search.id)?.search) !== JSON.stringify(search))
        await this.#add(search, at);
  }

  /** To match messages ahead of time, on another thread. Undefined if there are none, or too many to copy. */
  messageSearches(): MessageSearches | undefined {
    if (this.#ofMessages.size === 0 || this.#matcher.terms > COPIED_TERMS_MAX) return undefined;
    if (this.#copied?.version !== this.#version)
      this.#copied = { version: this.#version, searches: [...this.#ofMessages.values()] };
    return this.#copied;
  }

  #remove(id: string): void {
    if (this.#ofMessages.delete(id)) this.#version++;
    this.#matcher.remove(id);
    this.#watchlists.remove(id);
    this.#loaded.delete(id);
  }

  async #add(search: SavedSearch, at: number): Promise<void> {
    const { id, condition } = search;
    let accountsAt: number | undefined;
    try {
      if (condition.kind === 'watchlist') {
        const values = await this.#store.alerts.watchlist(id);
        this.#watchlists.add(id, values, { collections: condition.about });
      } else {
        const asked = questionOf(condition);
        const question = await withAccounts(asked, this.#store);
        if (question !== asked) accountsAt = at;
        const { platform } = question;
        this.#addToMatcher({ id, collection: condition.about, tree: treeOf(question), platform });
      }
    } catch (error) {
      this.#remove(id);
      this.#onProblem(search, error as Error);
    }
    this.#loaded.set(id, { search, accountsAt });
  }

  #addToMatcher(search: MatchedSearch): void {
    const { id } = search;
    // Accounts are looked up again and again, and rarely change.
    if (isDeepStrictEqual(this.#ofMessages.get(id), search)) return;
    this.#matcher.add(search);
    if (this.#ofMessages.delete(id) || search.collection === 'message') this.#version++;
    if (search.collection === 'message') this.#ofMessages.set(id, search);
  }

  #at(at: number): Matching {
    return {
      revision: this.#revision,
      at,
      isAbout: (kind) => this.#isAbout(kind),
      match: (record, { before, prepared, seenAt, attributed }) => {
        const found = this.#matchesOf(record, { prepared, attributed });
        const candidates = found.filter(({ search }) => at - seenAt <= this.#maxAgeOf(search));
        if (candidates.length === 0 || before === undefined) return candidates;
        const earlier = new Set(this.#matchesOf(before).map(({ search }) => search));
        return candidates.filter(({ search }) => !earlier.has(search));
      },
      matchesOf: (record) => new Set(this.#matchesOf(record).map(({ search }) => search)),
    };
  }

  #isAbout(kind: AnyRecord['kind']): boolean {
    const known = ALERT_KINDS.find((each) => each === kind);
    return known !== undefined && (this.#watchlists.size > 0 || this.#matcher.hasSearchesOf(known));
  }

  #maxAgeOf(search: string): number {
    return this.#loaded.get(search)?.search.maxAgeMs ?? Number.POSITIVE_INFINITY;
  }

  #matchesOf(record: AnyRecord, context: Parameters<SearchMatcher['match']>[1] = {}): FoundMatch[] {
    const found: FoundMatch[] = [];
    for (const search of this.#foundAhead(record, context.prepared) ?? this.#matcher.match(record, context))
      found.push({ search });
    for (const { id, indicators } of this.#watchlists.match(record, context.attributed))
      found.push({ search: id, indicators });
    return found;
  }

  /** What was found when the message was read, if neither the message nor the searches have changed since. */
  #foundAhead(record: AnyRecord, prepared: PreparedMessage | undefined): readonly string[] | undefined {
    if (prepared?.found === undefined || prepared.message !== record) return undefined;
    return prepared.found.version === this.#version ? prepared.found.searches : undefined;
  }
}
