import { setTimeout as delay } from 'node:timers/promises';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { Query } from './clauses.ts';
import { type Call, MAINTENANCE_TIMEOUT_MS, type OpensearchClient, type Reply } from './client.ts';
import { IndexMissing, NO_INDEX } from './documents.ts';
import { ClusterRefusal, isWriteBlock, OutOfTime, WritesBlocked } from './refusals.ts';
import type { OpensearchState } from './state.ts';
import { requireWhole } from './whole-answer.ts';

export interface Search {
  /** Names or patterns; given the generation, for it may change while one asks. */
  index: (generation: number) => string;
  routing?: string | undefined;
  /** How rare a word is, is asked of all shards first: what is best must not depend on where it lies. */
  isRanked?: boolean | undefined;
  body: Record<string, unknown>;
}

export interface SearchHit<S> {
  _id: string;
  _index: string;
  _source: S;
  _seq_no?: number;
  _primary_term?: number;
  sort?: unknown[];
}

export interface Found<S> {
  total: number;
  hits: SearchHit<S>[];
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
  aggregations: any;
}

export interface Grouped {
  index: Search['index'];
  query: Query;
  sources: readonly object[];
  /** What is worked out for each. */
  aggs?: object;
}

export interface Group {
  // biome-ignore lint/suspicious/noExplicitAny: named by whoever asked
  key: any;
  doc_count: number;
  // biome-ignore lint/suspicious/noExplicitAny: named by whoever asked
  [aggregation: string]: any;
}

const GROUPS_AT_ONCE = 10_000;
const WALK_CHUNK = 1000;
/** Pages are kept with their HTML. */
const ENTITIES_CHUNK = 50;
const PIT_KEPT = '5m';
/** A search on behalf of a writer: it has to be complete, not quick. */
const WORK_MS = 300_000;
const WORK_TRIES = 60;
const WORK_WAIT_MS = 100;
const WORK_WAIT_MAX_MS = 5000;

/** Asks questions of the indices. An answer is whole or it is none. */
export class OpensearchSearcher {
  #client: OpensearchClient;
  #state: OpensearchState;
  #milliseconds: number;
  #endsAt: number;
  /** Counts what is there: neither a missing nor an incomplete index is an error. */
  #isTolerant: boolean;
  /** Aborted when nobody waits for the answer any more. */
  #signal: AbortSignal | undefined;

  constructor(
    client: OpensearchClient,
    state: OpensearchState,
    milliseconds: number,
    {
      endsAt = Number.POSITIVE_INFINITY,
      isTolerant = false,
      signal,
    }: { endsAt?: number; isTolerant?: boolean; signal?: AbortSignal | undefined } = {},
  ) {
    this.#client = client;
    this.#state = state;
    this.#milliseconds = milliseconds;
    this.#endsAt = endsAt;
    this.#isTolerant = isTolerant;
    this.#signal = signal;
  }

  /** For a question that takes several requests: all of them together have the time of one. */
  forOneQuestion({
    isTolerant = false,
    signal,
  }: {
    isTolerant?: boolean;
    signal?: AbortSignal | undefined;
  } = {}): OpensearchSearcher {
    const endsAt = performance.now() + this.#milliseconds;
    return new OpensearchSearcher(this.#client, this.#state, this.#milliseconds, {
      endsAt,
      isTolerant,
      signal,
    });
  }

  /** A question has a deadline; work on behalf of a writer waits for the cluster. */
  get #isQuestion(): boolean {
    return Number.isFinite(this.#endsAt);
  }

  /** For lookups that belong to the same question. */
  get lookupMs(): number | undefined {
    return this.#isQuestion ? this.#timeLeft() : undefined;
  }

  #timeLeft(): number {
    const left = Math.ceil(Math.min(this.#milliseconds, this.#endsAt - performance.now()));
    if (left <= 0) throw new SearchTooSlow();
    return left;
  }

  async search<S>(search: Search): Promise<Found<S>> {
    const [found] = await this.searchAll<S>([search]);
    return found as Found<S>;
  }

  /** Several questions in one go, all of them to the same generation of indices. */
  async searchAll<S>(searches: readonly Search[]): Promise<Found<S>[]> {
    for (let tries = 0; ; tries++) {
      const { generation } = this.#state;
      const requests = this.#requests(searches, generation);
      try {
        const answers = await this.#send(requests);
        // Answers of indices that were dropped meanwhile are not to be believed.
        if (!(await this.#isStill(generation))) continue;
        this.#requireComplete(searches, generation);
        return answers.map((answer) => {
          const { hits, aggregations } = requireWhole(answer);
          return { total: hits.total?.value ?? 0, hits: hits.hits, aggregations };
        });
      } catch (error) {
        if (error instanceof IndexMissing) {
          await this.#readState();
          // Dropped or renamed since the state was read: what is named now exists.
          const now = this.#requests(searches, this.#state.generation);
          if (JSON.stringify(now) === JSON.stringify(requests)) throw error;
        } else if (this.#isQuestion || !(error instanceof StoreUnavailable) || tries >= WORK_TRIES)
          throw error;
        else await delay(Math.min(WORK_WAIT_MS * 2 ** tries, WORK_WAIT_MAX_MS));
      }
    }
  }

  async #send(requests: readonly [object, object][]): Promise<object[]> {
    const { isTrusted } = this.#state;
    const askedAt = performance.now();
    const lines = isTrusted ? requests : [...requests, this.#state.question];
    const limit = this.#isQuestion ? this.#milliseconds : WORK_MS;
    const { body } = await this.#step({
      method: 'POST',
      path: '/_msearch',
      query: { cancel_after_time_interval: `${limit}ms`, max_concurrent_searches: 16 },
      lines: lines
        .flat()
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
      milliseconds: limit,
    });
    const { responses } = body;
    if (!isTrusted) {
      const known = requireWhole(responses.pop()).hits.hits[0]?._source;
      if (known === undefined) throw new StoreUnavailable('the state document of the store is missing');
      this.#state.note(known, askedAt);
    }
    return responses;
  }

  /** After a search, when the state is as fresh as its answer. */
  #requireComplete(searches: readonly Search[], generation: number): void {
    if (!this.#isQuestion || this.#isTolerant) return;
    for (const { index } of searches) this.#state.requireComplete(index(generation));
  }

  #requests(searches: readonly Search[], generation: number): [object, object][] {
    return searches.map((search) => this.#request(search, generation));
  }

  async #readState(): Promise<void> {
    await this.#state.read(this.#isQuestion ? this.#timeLeft() : undefined);
  }

  #step(call: Call): Promise<Reply> {
    return this.#isQuestion ? this.#ask(call) : this.#client.readPatiently(call);
  }

  async #ask(call: Call): Promise<Reply> {
    try {
      return await this.#client.read({ ...call, milliseconds: this.#timeLeft(), signal: this.#signal });
    } catch (error) {
      throw error instanceof OutOfTime ? new SearchTooSlow() : error;
    }
  }

  /**
   * Everything that matches, however much that is. Goes index by index, newest month first, because the only order without a
   * limit (`_shard_doc`) is unique within one index alone. Each index is read as it was when the walk reached it: a message that
   * is moved to a later month during the walk is not met twice.
   */
  async *walk<S>(index: string, query: Query, source?: object): AsyncIterable<SearchHit<S>> {
    const indices = index.includes('*') ? await this.#indicesWith(index, query) : [index];
    for (const each of indices) yield* this.#walkIndex<S>(each, query, source);
  }

  /** Names of the indices that hold a match, in descending order. */
  async #indicesWith(pattern: string, query: Query): Promise<string[]> {
    const aggs = { indices: { terms: { field: '_index', size: GROUPS_AT_ONCE } } };
    const { aggregations } = await this.search({ index: () => pattern, body: { size: 0, query, aggs } });
    const buckets: { key: string }[] = aggregations?.indices.buckets ?? [];
    return buckets
      .map(({ key }) => key)
      .sort()
      .reverse();
  }

  async *#walkIndex<S>(index: string, query: Query, source?: object): AsyncIterable<SearchHit<S>> {
    const chunk = index.includes('-entities-v') ? ENTITIES_CHUNK : WALK_CHUNK;
    const pit = await this.#openPit(index);
    if (pit === undefined) return;
    try {
      let after: unknown[] | undefined;
      for (;;) {
        const { body } = await this.#step({
          method: 'POST',
          path: '/_search',
          body: {
            pit: { id: pit, keep_alive: PIT_KEPT },
            size: chunk,
            query,
            sort: [{ _shard_doc: 'asc' }],
            track_total_hits: false,
            seq_no_primary_term: true,
            ...(source !== undefined && { _source: source }),
            ...(after !== undefined && { search_after: after }),
          },
        });
        const hits = requireWhole(body).hits.hits as SearchHit<S>[];
        yield* hits;
        after = hits.at(-1)?.sort;
        if (hits.length < chunk) return;
      }
    } finally {
      await this.#closePit(pit);
    }
  }

  /** Every combination of the sources among what fits, however many there are: counted exactly, unlike a ranking of them. */
  async *groups({ index, query, sources, aggs }: Grouped): AsyncIterable<Group> {
    let after: object | undefined;
    for (;;) {
      const composite = { size: GROUPS_AT_ONCE, sources, ...(after !== undefined && { after }) };
      const { aggregations } = await this.search({
        index,
        body: { size: 0, query, aggs: { groups: { composite, ...(aggs !== undefined && { aggs }) } } },
      });
      // Where there is no index yet, there is no aggregation either.
      if (aggregations === undefined) return;
      const { buckets, after_key } = aggregations.groups;
      yield* buckets;
      if (buckets.length < GROUPS_AT_ONCE) return;
      after = after_key;
    }
  }

  /** Names of the indices that a pattern stands for. */
  async indices(index: Search['index']): Promise<string[]> {
    for (;;) {
      const { generation } = this.#state;
      const { body } = await this.#step({
        method: 'GET',
        path: `/${index(generation)}/_settings/index.uuid`,
        query: { allow_no_indices: true, ignore_unavailable: true },
      });
      // Those that must exist belong to it, too: reading one that does not is an error.
      const expected = this.#state
        .named(index(generation))
        .split(',')
        .filter((name) => !name.includes('*'));
      if (await this.#isStill(generation)) return [...new Set([...Object.keys(body), ...expected])];
    }
  }

  /** Whether what was just asked of the indices of a generation was asked while they were there. */
  async #isStill(generation: number): Promise<boolean> {
    if (!this.#state.wasInTime) await this.#readState();
    return this.#state.generation === generation;
  }

  async count(index: string, query: Query): Promise<number> {
    const body = { size: 0, track_total_hits: true, query };
    return (await this.search({ index: () => index, body })).total;
  }

  /** Removes what fits, without a look at it. */
  async removeAll(index: string, query: Query): Promise<void> {
    const call: Call = {
      method: 'POST',
      path: `/${index}/_delete_by_query`,
      query: { conflicts: 'proceed', refresh: true },
      body: { query },
      milliseconds: MAINTENANCE_TIMEOUT_MS,
    };
    for (;;) {
      const { body } = await this.#client.write(call);
      for (const { status, cause } of body.failures)
        if (isWriteBlock(status, cause?.type)) throw new WritesBlocked(status);
      if (body.failures.length > 0)
        throw new StoreUnavailable('some documents could not be removed; run the command again');
      if (body.version_conflicts === 0) return;
    }
  }

  async #openPit(index: string): Promise<string | undefined> {
    try {
      const { body } = await this.#step({
        method: 'POST',
        path: `/${index}/_search/point_in_time`,
        query: { keep_alive: PIT_KEPT, allow_partial_pit_creation: false },
      });
      // Where no index fits the pattern there is nothing to walk.
      return body.pit_id ?? undefined;
    } catch (error) {
      if (!(error instanceof ClusterRefusal && error.type === NO_INDEX)) throw error;
      if (this.#state.isExpected(index)) throw new IndexMissing(index);
      // No month yet, or none any more.
      return undefined;
    }
  }

  async #closePit(pit: string): Promise<void> {
    await this.#step({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit] } });
  }

  #request({ index, routing, isRanked, body }: Search, generation: number): [object, object] {
    const asked = index(generation);
    const head = {
      index: this.#isTolerant ? asked : this.#state.named(asked),
      ...(routing !== undefined && { routing }),
      ...(isRanked && { search_type: 'dfs_query_then_fetch' }),
      ignore_unavailable: this.#isTolerant,
      allow_no_indices: true,
      allow_partial_search_results: false,
    };
    return [head, { timeout: `${this.#isQuestion ? this.#milliseconds : WORK_MS}ms`, ...body }];
  }
}
