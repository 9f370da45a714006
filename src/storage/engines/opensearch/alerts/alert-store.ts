import { randomUUID } from 'node:crypto';
import type { Indicator } from '../../../../records/indicator.ts';
import type {
  AlertStore,
  Delivery,
  DeliveryLease,
  DeliveryQuestion,
  DeliveryStatus,
  Match,
  MatchChange,
  MatchQuestion,
  MatchState,
  SavedSearch,
  StoredTarget,
} from '../../../port/alerts.ts';
import type { Answer } from '../../../port/query.ts';
import { withAbsentFields } from '../../../rules/alert-documents.ts';
import { during, oneOf, type Query } from '../cluster/clauses.ts';
import type { Loaded, Operation, Place } from '../cluster/documents.ts';
import { type MatchSource, matchSource, recordName } from '../records/matches.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { listDocuments } from './list.ts';

interface SearchSource {
  kind: 'alert-search';
  /** `values` names the documents that hold the values of a watchlist. */
  document: { search: SavedSearch; values?: string | undefined };
}

interface DeliverySource {
  kind: 'alert-delivery';
  document: Delivery;
}

const VALUES_PER_DOCUMENT = 5000;
const GROUPS_MAX = 10_000;

/** Saved searches, matches and deliveries, as documents of the ledger. */
export class OpensearchAlertStore implements AlertStore {
  #tables: OpensearchTables;
  #index: string;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
    this.#index = tables.names.fixed('ledger');
  }

  async revision(): Promise<number> {
    return (await this.#tables.state.read()).alerts ?? 0;
  }

  async searches(): Promise<SavedSearch[]> {
    const searches: SavedSearch[] = [];
    for await (const { document } of this.#walk<SearchSource>('alert-search'))
      searches.push(withAbsentFields('search', document.search));
    return searches.sort(byCreation);
  }

  async search(id: string): Promise<SavedSearch | undefined> {
    const found = await this.#tables.documents.get<SearchSource>(this.#place('search', id));
    return found && withAbsentFields('search', found.source.document.search);
  }

  /** The new values become current with the search; those before are removed afterwards. */
  async saveSearch(search: SavedSearch, values?: readonly Indicator[]): Promise<void> {
    const { documents } = this.#tables;
    const place = this.#place('search', search.id);
    const [known] = await documents.load<SearchSource>([place]);
    const old = known?.source.document.values;
    const set = values === undefined ? old : randomUUID();
    if (values !== undefined) await documents.put(this.#valueOperations(search.id, set as string, values));
    const source: SearchSource = { kind: 'alert-search', document: { search, values: set } };
    await documents.put([{ ...place, action: 'index', body: JSON.stringify(source) }]);
    if (old !== undefined && old !== set) await this.#removeValues([{ term: { name: old } }]);
    await this.#changed();
  }

  #valueOperations(search: string, set: string, values: readonly Indicator[]): Operation[] {
    const operations: Operation[] = [];
    for (let start = 0; start < values.length; start += VALUES_PER_DOCUMENT)
      operations.push({
        ...this.#place('values', `${set} ${start}`),
        action: 'create',
        body: JSON.stringify({
          kind: 'alert-values',
          name: set,
          search,
          document: { values: values.slice(start, start + VALUES_PER_DOCUMENT) },
        }),
      });
    return operations;
  }

  async removeSearch(id: string): Promise<boolean> {
    const { documents, searcher } = this.#tables;
    const [result] = await documents.apply([{ ...this.#place('search', id), action: 'delete' }]);
    await documents.refresh([this.#index]);
    await this.#removeValues([{ term: { search: id } }]);
    await searcher.removeAll(this.#index, {
      bool: { filter: [{ terms: { kind: ['alert-match', 'alert-delivery'] } }, { term: { search: id } }] },
    });
    if (result?.outcome !== 'done') return false;
    await this.#changed();
    return true;
  }

  async watchlist(id: string): Promise<Indicator[]> {
    const found = await this.#tables.documents.get<SearchSource>(this.#place('search', id));
    const set = found?.source.document.values;
    if (set === undefined) return [];
    const values: Indicator[] = [];
    const walk = this.#walk<{ document: { values: Indicator[] } }>('alert-values', [{ term: { name: set } }]);
    for await (const { document } of walk) values.push(...document.values);
    return values.sort((a, b) => compare(a.kind, b.kind) || compare(a.canonical, b.canonical));
  }

  async targets(): Promise<StoredTarget[]> {
    const targets: StoredTarget[] = [];
    for await (const { document } of this.#walk<{ document: StoredTarget }>('alert-target'))
      targets.push(withAbsentFields('target', document));
    return targets.sort(byCreation);
  }

  async saveTarget(target: StoredTarget): Promise<void> {
    const body = JSON.stringify({ kind: 'alert-target', document: target });
    await this.#put([{ ...this.#place('target', target.id), action: 'index', body }]);
  }

  async removeTarget(id: string): Promise<boolean> {
    const { documents, searcher } = this.#tables;
    const [result] = await documents.apply([{ ...this.#place('target', id), action: 'delete' }]);
    await documents.refresh([this.#index]);
    await searcher.removeAll(this.#index, allOf('alert-delivery', [{ term: { target: id } }]));
    return result?.outcome === 'done';
  }

  matches(question: MatchQuestion): Promise<Answer<Match>> {
    const { searches, states, isRead, isCapped, record, slice } = question;
    const filter: Query[] = [
      ...during('at', question.during),
      ...during('dispatchedAt', question.dispatchedDuring),
    ];
    if (searches !== undefined) filter.push(oneOf('search', searches));
    if (states !== undefined) filter.push(oneOf('status', states));
    if (isRead !== undefined) filter.push({ term: { isRead } });
    if (isCapped !== undefined) filter.push({ term: { isCapped } });
    if (record !== undefined) filter.push({ term: { record: recordName(record.kind, record.key) } });
    return listDocuments<MatchSource, Match>(
      this.#tables.searcher.forQuery(),
      this.#index,
      allOf('alert-match', filter),
      slice,
      matchOf,
    );
  }

  async match(id: string): Promise<Match | undefined> {
    const found = await this.#tables.documents.get<MatchSource>(this.#tables.matches.place(id));
    return found && matchOf(found.source);
  }

  changeMatches(ids: readonly string[], { state, isRead, note }: MatchChange): Promise<number> {
    return this.#changeMatches(ids, (match) => ({
      ...match,
      state: state ?? match.state,
      isRead: isRead ?? match.isRead,
      note: note === undefined ? match.note : (note ?? undefined),
    }));
  }

  /** Returns the number of matches that exist. Another process may change them at the same time. */
  async #changeMatches(ids: readonly string[], change: (match: Match) => Match): Promise<number> {
    const { documents, matches } = this.#tables;
    let open: readonly string[] = [...new Set(ids)];
    let known = 0;
    while (open.length > 0) {
      const loaded = await documents.load<MatchSource>(open.map((id) => matches.place(id)));
      const found = open.flatMap((id, index) => {
        const each = loaded[index];
        return each === undefined ? [] : [{ id, each }];
      });
      const results = await documents.apply(
        found.map(
          ({ id, each }): Operation => ({
            ...matches.place(id),
            action: 'index',
            version: each.version,
            body: JSON.stringify(matchSource(change(matchOf(each.source)))),
          }),
        ),
      );
      known += results.filter(({ outcome }) => outcome === 'done').length;
      open = found.filter((_, index) => results[index]?.outcome !== 'done').map(({ id }) => id);
    }
    await documents.refresh([this.#index]);
    return known;
  }

  async adoptMatches(matches: readonly Match[]): Promise<void> {
    await this.#put(
      matches.map((match) => ({
        ...this.#tables.matches.place(match.id),
        action: 'create' as const,
        body: JSON.stringify(matchSource(match)),
      })),
    );
  }

  async countMatches() {
    const groups = this.#tables.searcher.forQuery().groups({
      index: () => this.#index,
      query: allOf('alert-match', []),
      sources: ['search', 'status', 'isRead'].map((field) => ({ [field]: { terms: { field } } })),
    });
    const counts: { search: string; state: MatchState; isRead: boolean; count: number }[] = [];
    for await (const { key, doc_count } of groups)
      counts.push({ search: key.search, state: key.status, isRead: key.isRead, count: doc_count });
    return counts;
  }

  async countMatchesByDay(searches: readonly string[], since: number) {
    const groups = this.#tables.searcher.forQuery().groups({
      index: () => this.#index,
      query: allOf('alert-match', [oneOf('search', searches), ...during('at', { from: since })]),
      sources: [
        { search: { terms: { field: 'search' } } },
        { day: { date_histogram: { field: 'at', calendar_interval: 'day' } } },
      ],
    });
    const counts: { search: string; day: number; count: number }[] = [];
    for await (const { key, doc_count } of groups)
      counts.push({ search: key.search, day: key.day, count: doc_count });
    return counts;
  }

  async undispatched(limit: number): Promise<Match[]> {
    const filter: Query[] = [{ bool: { must_not: [{ exists: { field: 'sequence' } }] } }];
    return this.#findMatches(filter, [{ at: 'asc' }, { name: 'asc' }], limit);
  }

  async lastSequence(): Promise<number> {
    const [last] = await this.#findMatches([{ exists: { field: 'sequence' } }], [{ sequence: 'desc' }], 1);
    return last?.sequence ?? 0;
  }

  dispatchedAfter(sequence: number, limit: number): Promise<Match[]> {
    return this.#findMatches([{ range: { sequence: { gt: sequence } } }], [{ sequence: 'asc' }], limit);
  }

  async #findMatches(filter: Query[], sort: object[], size: number): Promise<Match[]> {
    const { hits } = await this.#tables.searcher.forQuery().search<MatchSource>({
      index: () => this.#index,
      body: { query: allOf('alert-match', filter), size, sort, track_total_hits: false },
    });
    return hits.map(({ _source }) => matchOf(_source));
  }

  async dispatch(
    matches: readonly { id: string; sequence: number; at: number; isCapped: boolean }[],
    deliveries: readonly Delivery[],
  ): Promise<void> {
    await this.#tables.documents.put(
      deliveries.map((delivery) => ({ ...this.#deliveryOperation(delivery), action: 'create' as const })),
    );
    const changes = new Map(matches.map((each) => [each.id, each]));
    await this.#changeMatches([...changes.keys()], (match) => {
      const { sequence, at, isCapped } = changes.get(match.id) as (typeof matches)[number];
      return match.sequence === undefined ? { ...match, sequence, dispatchedAt: at, isCapped } : match;
    });
  }

  deliveries({ targets, searches, statuses, during: window, slice }: DeliveryQuestion) {
    const filter = during('at', window);
    if (targets !== undefined) filter.push(oneOf('target', targets));
    if (searches !== undefined) filter.push(oneOf('search', searches));
    if (statuses !== undefined) filter.push(oneOf('status', statuses));
    return listDocuments<DeliverySource, Delivery>(
      this.#tables.searcher.forQuery(),
      this.#index,
      allOf('alert-delivery', filter),
      slice,
      deliveryOf,
    );
  }

  async delivery(id: string): Promise<Delivery | undefined> {
    const found = await this.#tables.documents.get<DeliverySource>(this.#place('delivery', id));
    return found && deliveryOf(found.source);
  }

  dueDeliveries(at: number, limit: number, except: readonly string[] = []): Promise<Delivery[]> {
    const toOthers = { bool: { must_not: [oneOf('target', except)] } };
    return this.#pending([{ range: { dueAt: { lte: at } } }, toOthers], limit);
  }

  async nextDueAt(): Promise<number | undefined> {
    return (await this.#pending([], 1))[0]?.dueAt;
  }

  async #pending(filter: Query[], size: number): Promise<Delivery[]> {
    const query = allOf('alert-delivery', [{ term: { status: 'pending' } }, ...filter]);
    const { hits } = await this.#tables.searcher.forQuery().search<DeliverySource>({
      index: () => this.#index,
      body: { query, size, sort: [{ dueAt: 'asc' }, { name: 'asc' }], track_total_hits: false },
    });
    return hits.map(({ _source }) => deliveryOf(_source));
  }

  async saveDeliveries(deliveries: readonly Delivery[]): Promise<void> {
    const { documents } = this.#tables;
    let open = deliveries;
    while (open.length > 0) {
      const loaded = await documents.load(open.map(({ id }) => this.#place('delivery', id)));
      const known = open.flatMap((delivery, index) => {
        const each = loaded[index];
        return each === undefined ? [] : [{ delivery, each }];
      });
      const results = await documents.apply(
        known.map(({ delivery, each }) => ({
          ...this.#deliveryOperation(delivery),
          action: 'index' as const,
          version: (each as Loaded<unknown>).version,
        })),
      );
      open = known.filter((_, index) => results[index]?.outcome !== 'done').map(({ delivery }) => delivery);
    }
    await documents.refresh([this.#index]);
  }

  async pruneDeliveries(before: number): Promise<void> {
    const finished = { bool: { must_not: [{ term: { status: 'pending' } }] } };
    await this.#tables.searcher.removeAll(
      this.#index,
      allOf('alert-delivery', [finished, { range: { at: { lt: before } } }]),
    );
  }

  async countDeliveries() {
    const { aggregations } = await this.#tables.searcher.forQuery().search({
      index: () => this.#index,
      body: {
        size: 0,
        query: allOf('alert-delivery', []),
        aggs: {
          groups: {
            composite: {
              size: GROUPS_MAX,
              sources: ['target', 'status'].map((field) => ({ [field]: { terms: { field } } })),
            },
            aggs: { last: { max: { field: 'lastAt' } } },
          },
        },
      },
    });
    const buckets: {
      key: { target: string; status: DeliveryStatus };
      doc_count: number;
      last: { value: number | null };
    }[] = aggregations?.groups.buckets ?? [];
    return buckets.map(({ key, doc_count, last }) => ({
      ...key,
      count: doc_count,
      lastAt: last.value ?? 0,
    }));
  }

  async lease(): Promise<DeliveryLease | undefined> {
    return (await this.#leaseNow())?.source.document;
  }

  async replaceLease(next: DeliveryLease, expected: DeliveryLease | undefined): Promise<boolean> {
    const now = await this.#leaseNow();
    const held = now?.source.document;
    if (held?.holder !== expected?.holder || held?.beat !== expected?.beat) return false;
    const body = JSON.stringify({ kind: 'alert-lease', document: next });
    const place = this.#place('lease', 'delivery');
    const [result] = await this.#tables.documents.apply([
      now === undefined
        ? { ...place, action: 'create', body }
        : { ...place, action: 'index', version: now.version, body },
    ]);
    return result?.outcome === 'done';
  }

  #leaseNow(): Promise<Loaded<{ document: DeliveryLease }> | undefined> {
    return this.#tables.documents.get(this.#place('lease', 'delivery'));
  }

  #deliveryOperation(delivery: Delivery): Place & { body: string } {
    const { id, target, search, content, createdAt, dueAt, status, lastAttemptAt } = delivery;
    const body = JSON.stringify({
      kind: 'alert-delivery',
      name: id,
      target,
      search,
      ...(content.kind === 'match' && { match: content.match }),
      at: createdAt,
      dueAt,
      status,
      lastAt: lastAttemptAt,
      document: delivery,
    });
    return { ...this.#place('delivery', id), body };
  }

  async *#walk<S>(kind: string, filter: Query[] = []): AsyncIterable<S> {
    for await (const { _source } of this.#tables.searcher.walk<S>(this.#index, allOf(kind, filter)))
      yield _source;
  }

  async #removeValues(filter: Query[]): Promise<void> {
    await this.#tables.documents.refresh([this.#index]);
    await this.#tables.searcher.removeAll(this.#index, allOf('alert-values', filter));
  }

  /** Writers compare the revision before every batch. */
  async #changed(): Promise<void> {
    await this.#tables.state.change((state) => ({ ...state, alerts: (state.alerts ?? 0) + 1 }));
    await this.#tables.documents.refresh([this.#index]);
  }

  async #put(operations: Operation[]): Promise<void> {
    await this.#tables.documents.put(operations);
    await this.#tables.documents.refresh([this.#index]);
  }

  #place(kind: 'search' | 'values' | 'target' | 'delivery' | 'lease', id: string): Place {
    return { index: this.#index, id: `alert-${kind} ${id}` };
  }
}

function allOf(kind: string, filter: readonly Query[]): Query {
  return { bool: { filter: [{ term: { kind } }, ...filter] } };
}

function matchOf({ document }: MatchSource): Match {
  return withAbsentFields('match', document);
}

function deliveryOf({ document }: DeliverySource): Delivery {
  return withAbsentFields('delivery', document);
}

function byCreation(a: { createdAt: number; id: string }, b: { createdAt: number; id: string }): number {
  return a.createdAt - b.createdAt || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
