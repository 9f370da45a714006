import { withAccounts } from '../questions/account-names.ts';
import type { AnyRecord } from '../records/record.ts';
import { keyOf } from '../records/record.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { AlertKind, Delivery, DeliveryContent, Match, SavedSearch } from '../storage/port/alerts.ts';
import type { Store } from '../storage/port/store.ts';
import { matchId } from '../storage/rules/match-id.ts';
import { questionOf } from './condition.ts';
import type { Notification, NotifiedMatch } from './delivery/notification.ts';
import { linkTo } from './links.ts';
import { summaryOf } from './record-summary.ts';
import { knownValues } from './watchlist-history.ts';

/** Matches that one notification lists; it always tells how many there are. */
const LISTED_MAX = 50;

type Source = Pick<Store, 'get' | 'find' | 'countIndicators' | 'alerts'>;

const TEST = {
  id: 'test',
  name: 'Test of this target',
  severity: 'info',
  tags: [],
} as const satisfies Notification['search'];

/** Makes a notification of a delivery. It is made anew for every attempt, so nothing that was purged is ever sent. */
export class Notifications {
  #store: Source;
  #publicUrl: string | undefined;

  /** `publicUrl` is where people open this nightjar. */
  constructor(store: Source, publicUrl: string | undefined) {
    this.#store = store;
    this.#publicUrl = publicUrl;
  }

  /** Undefined if there is nothing left to tell. */
  async of({
    id,
    target,
    search: searchId,
    content,
    createdAt,
  }: Delivery): Promise<Notification | undefined> {
    if (content.kind === 'test')
      return { id, type: 'alert.test', at: createdAt, search: TEST, isRetro: false, total: 0, matches: [] };
    const search = searchId === undefined ? undefined : await this.#store.alerts.search(searchId);
    if (search === undefined || !isWanted(search, target, content)) return undefined;
    const about = {
      id,
      search: { id: search.id, name: search.name, severity: search.severity, tags: search.tags },
    };
    switch (content.kind) {
      case 'match': {
        const match = await this.#store.alerts.match(content.match);
        const [notified] = match === undefined ? [] : await this.#notified([match]);
        if (match === undefined || notified === undefined) return undefined;
        return {
          ...about,
          type: 'alert.matched',
          at: match.at,
          isRetro: false,
          total: 1,
          matches: [notified],
        };
      }
      case 'digest': {
        const { total, hits } = await this.#store.alerts.matches({
          searches: [search.id],
          dispatchedDuring: { from: content.from, to: content.to },
          ...(content.isOverflow && { isCapped: true }),
          slice: { kind: 'page', skip: 0, take: Math.min(search.cap, LISTED_MAX) },
        });
        const matches = await this.#notified(hits);
        if (matches.length === 0) return undefined;
        return { ...about, type: 'alert.digest', at: content.to + 1, isRetro: false, total, matches };
      }
      case 'retro': {
        const { total, records } = await this.#past(search, content);
        if (total === 0) return undefined;
        const matches = records.map((record) => this.#ofRecord(search, record, createdAt));
        return { ...about, type: 'alert.digest', at: createdAt, isRetro: true, total, matches };
      }
    }
  }

  /** Matches whose record is gone tell nothing. */
  async #notified(matches: readonly Match[]): Promise<NotifiedMatch[]> {
    const notified: NotifiedMatch[] = [];
    for (const match of matches) {
      const record = await this.#store.get(match.kind, match.key);
      if (record === undefined) continue;
      notified.push({
        ...this.#summary(record),
        id: match.id,
        at: match.at,
        recordAt: match.recordAt,
        ...(match.indicators && {
          indicators: match.indicators.map(({ kind, canonical }) => ({ kind, value: canonical })),
        }),
      });
    }
    return notified;
  }

  #ofRecord(search: SavedSearch, record: AnyRecord, at: number): NotifiedMatch {
    const id = matchId(search.id, record.kind as AlertKind, keyOf(record));
    return { ...this.#summary(record), id, at, recordAt: record.detectionDate };
  }

  #summary(record: AnyRecord) {
    const link = linkTo(record, this.#publicUrl);
    return {
      recordKind: record.kind,
      recordKey: keyOf(record),
      ...summaryOf(record),
      ...(link !== undefined && { link }),
    };
  }

  /** What the search finds among the records of a period, newest first. */
  async #past(
    { condition, id, cap }: SavedSearch,
    during: { from: number; to: number },
  ): Promise<{ total: number; records: AnyRecord[] }> {
    const slice = { kind: 'page', skip: 0, take: Math.min(cap, LISTED_MAX) } as const;
    if (condition.kind === 'search') {
      const question = await withAccounts(questionOf(condition, during, slice), this.#store);
      const { total, hits } = await this.#store.find(question);
      return { total, records: hits };
    }
    const known = await knownValues(this.#store, await this.#store.alerts.watchlist(id), during);
    if (known.length === 0) return { total: 0, records: [] };
    const filter: SearchTree = {
      kind: 'or',
      of: known.map(({ indicator }) => ({ kind: 'found', indicator })),
    };
    let total = 0;
    const records: AnyRecord[] = [];
    for (const collection of condition.about) {
      const found = await this.#store.find({ collection, filter, during, slice });
      total += found.total;
      records.push(...found.hits);
    }
    records.sort((a, b) => b.detectionDate - a.detectionDate);
    return { total, records: records.slice(0, slice.take) };
  }
}

/** Somebody may have taken the target off the search, or disabled the search before its digest was due. */
function isWanted(search: SavedSearch, target: string, { kind }: DeliveryContent): boolean {
  if (kind === 'retro') return true;
  return search.targets.includes(target) && (kind !== 'digest' || search.isEnabled);
}
