import { setTimeout as delay } from 'node:timers/promises';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { Query } from './clauses.ts';
import { type Call, MAINTENANCE_TIMEOUT_MS, type OpensearchClient, type Reply } from './client.ts';
import { IndexMissing, NO_INDEX } from './documents.ts';
import { ClusterRefusal, isWriteBlock, OutOfTime, WritesBlocked } from './refusals.ts';
import { requireCompleteResponse } from './search-response.ts';
import type { OpensearchState } from './state.ts';

export interface Search {
  /** Index names or patterns. A function, because the generation may change before the search is sent. */
  index: (generation: number) => string;
  routing?: string | undefined;
  /** Collects term statistics from all shards first, so that relevance does not depend on a document's shard. */
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
  fields?: Record<string, unknown[]>;
}

export interface SearchResult<S> {
  total: number;
  hits: SearchHit<S>[];
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it requested
  aggregations: any;
}

export interface Grouped {
  index: Search['index'];
  query: Query;
  sources: readonly object[];
  /** Aggregations for each group. */
  aggs?: object;
}

export interface Group {
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it requested
  key: any;
  doc_count: number;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it requested
  [aggregation: string]: any;
}

const GROUPS_PER_REQUEST = 10_000;
const CHUNK_SIZE = 1000;
/** Entities include pages with their HTML. */
const ENTITY_CHUNK_SIZE = 50;
const PIT_KEEP_ALIVE = '5m';
/** A search for a writer has to be complete, not fast. */
const WRITER_TIMEOUT_MS = 300_000;
const WRITER_RETRIES_MAX = 60;
const WRITER_RETRY_DELAY_MS = 100;
const WRITER_RETRY_DELAY_MAX_MS = 5000;

/** Searches the indices. An answer is complete, or the search throws. */
export class OpensearchSearcher {
  #client: OpensearchClient;
  #state: OpensearchState;
  #milliseconds: number;
  #endsAt: number;
  /** Accepts missing and incomplete indices. */
  #isTolerant: boolean;
  /** Aborted once the caller no longer waits for the answer. */
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

  /** For one query: all its requests share a deadline. */
  forQuery({
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

  /** A query has a deadline; a writer waits for the cluster. */
  get #isQuery(): boolean {
    return Number.isFinite(this.#endsAt);
  }

  /** The deadline for lookups of the same query. */
  get lookupMs(): number | undefined {
    return this.#isQuery ? this.#remainingMs() : undefined;
  }

  #remainingMs(): number {
    const remainingMs = Math.ceil(Math.min(this.#milliseconds, this.#endsAt - performance.now()));
    if (remainingMs <= 0) throw new SearchTooSlow();
    return remainingMs;
  }

  async search<S>(search: Search): Promise<SearchResult<S>> {
    const [found] = await this.searchAll<S>([search]);
    return found as SearchResult<S>;
  }

  /** Runs several searches in one request, all on the same generation of indices. */
  async searchAll<S>(searches: readonly Search[]): Promise<SearchResult<S>[]> {
    for (let retries = 0; ; retries++) {
      const { generation } = this.#state;
      const requests = this.#requests(searches, generation);
      try {
        const answers = await this.#send(requests);
        // The answer may be wrong if its indices were dropped meanwhile.
        if (!(await this.#isCurrent(generation))) continue;
        this.#requireComplete(searches, generation);
        return answers.map((answer) => {
          const { hits, aggregations } = requireCompleteResponse(answer);
          return { total: hits.total?.value ?? 0, hits: hits.hits, aggregations };
        });
      } catch (error) {
        if (error instanceof IndexMissing) {
          await this.#readState();
          // If the fresh state names other indices, search those; otherwise the index is really missing.
          const now = this.#requests(searches, this.#state.generation);
          if (JSON.stringify(now) === JSON.stringify(requests)) throw error;
        } else if (this.#isQuery || !(error instanceof StoreUnavailable) || retries >= WRITER_RETRIES_MAX)
          throw error;
        else await delay(Math.min(WRITER_RETRY_DELAY_MS * 2 ** retries, WRITER_RETRY_DELAY_MAX_MS));
      }
    }
  }

  async #send(requests: readonly [object, object][]): Promise<object[]> {
    const { isFresh } = this.#state;
    const askedAt = performance.now();
    const lines = isFresh ? requests : [...requests, this.#state.stateSearch];
    const limit = this.#isQuery ? this.#milliseconds : WRITER_TIMEOUT_MS;
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
    if (!isFresh) {
      const known = requireCompleteResponse(responses.pop()).hits.hits[0]?._source;
      if (known === undefined) throw new StoreUnavailable('the state document of the store is missing');
      this.#state.updateFromSearch(known, askedAt);
    }
    return responses;
  }

  /** Checked after a search, because the state is then as fresh as the answer. */
  #requireComplete(searches: readonly Search[], generation: number): void {
    if (!this.#isQuery || this.#isTolerant) return;
    for (const { index } of searches) this.#state.requireComplete(index(generation));
  }

  #requests(searches: readonly Search[], generation: number): [object, object][] {
    return searches.map((search) => this.#request(search, generation));
  }

  async #readState(): Promise<void> {
    await this.#state.read(this.#isQuery ? this.#remainingMs() : undefined);
  }

  #step(call: Call): Promise<Reply> {
    return this.#isQuery ? this.#ask(call) : this.#client.readForWriter(call);
  }

  async #ask(call: Call): Promise<Reply> {
    try {
      return await this.#client.read({ ...call, milliseconds: this.#remainingMs(), signal: this.#signal });
    } catch (error) {
      throw error instanceof OutOfTime ? new SearchTooSlow() : error;
    }
  }

  /**
   * All matches, without a limit. Walks index by index, newest month first, because the only unlimited order
   * (`_shard_doc`) is unique only within an index. Each index is read as of when the walk reaches it, so a message that
   * moves to a later month during the walk is not returned twice.
   */
  async *walk<S>(index: string, query: Query, source?: object): AsyncIterable<SearchHit<S>> {
    const indices = index.includes('*') ? await this.indicesWith(index, query) : [index];
    for (const each of indices) yield* this.#walkIndex<S>(each, query, source);
  }

  /** Names of the indices with a match, in descending order. */
  async indicesWith(pattern: string, query: Query): Promise<string[]> {
    const aggs = { indices: { terms: { field: '_index', size: GROUPS_PER_REQUEST } } };
    const { aggregations } = await this.search({ index: () => pattern, body: { size: 0, query, aggs } });
    const buckets: { key: string }[] = aggregations?.indices.buckets ?? [];
    return buckets
      .map(({ key }) => key)
      .sort()
      .reverse();
  }

  async *#walkIndex<S>(index: string, query: Query, source?: object): AsyncIterable<SearchHit<S>> {
    const chunk = index.includes('-entities-v') ? ENTITY_CHUNK_SIZE : CHUNK_SIZE;
    const pit = await this.#openPit(index);
    if (pit === undefined) return;
    try {
      let after: unknown[] | undefined;
      for (;;) {
        const { body } = await this.#step({
          method: 'POST',
          path: '/_search',
          body: {
            pit: { id: pit, keep_alive: PIT_KEEP_ALIVE },
            size: chunk,
            query,
            sort: [{ _shard_doc: 'asc' }],
            track_total_hits: false,
            seq_no_primary_term: true,
            ...(source !== undefined && { _source: source }),
            ...(after !== undefined && { search_after: after }),
          },
        });
        const hits = requireCompleteResponse(body).hits.hits as SearchHit<S>[];
        yield* hits;
        after = hits.at(-1)?.sort;
        if (hits.length < chunk) return;
      }
    } finally {
      await this.#closePit(pit);
    }
  }

  /**
   * All combinations of the sources among the matches, without a limit. Counts are exact, unlike those of a terms
   * aggregation.
   */
  async *groups({ index, query, sources, aggs }: Grouped): AsyncIterable<Group> {
    let after: object | undefined;
    for (;;) {
      const composite = { size: GROUPS_PER_REQUEST, sources, ...(after !== undefined && { after }) };
      const { aggregations } = await this.search({
        index,
        body: { size: 0, query, aggs: { groups: { composite, ...(aggs !== undefined && { aggs }) } } },
      });
      // If no index matches, the response has no aggregations.
      if (aggregations === undefined) return;
      const { buckets, after_key } = aggregations.groups;
      yield* buckets;
      if (buckets.length < GROUPS_PER_REQUEST) return;
      after = after_key;
    }
  }

  /** Names of the indices that match a pattern. */
  async indices(index: Search['index']): Promise<string[]> {
    for (;;) {
      const { generation } = this.#state;
      const { body } = await this.#step({
        method: 'GET',
        path: `/${index(generation)}/_settings/index.uuid`,
        query: { allow_no_indices: true, ignore_unavailable: true },
      });
      // Includes indices that must exist, so that reading a missing one is an error.
      const expected = this.#state
        .named(index(generation))
        .split(',')
        .filter((name) => !name.includes('*'));
      if (await this.#isCurrent(generation)) return [...new Set([...Object.keys(body), ...expected])];
    }
  }

  /** Whether a generation is still current, so that an answer from its indices is valid. */
  async #isCurrent(generation: number): Promise<boolean> {
    if (!this.#state.isWithinGracePeriod) await this.#readState();
    return this.#state.generation === generation;
  }

  async count(index: string, query: Query): Promise<number> {
    const body = { size: 0, track_total_hits: true, query };
    return (await this.search({ index: () => index, body })).total;
  }

  /** Removes all matches. */
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
        query: { keep_alive: PIT_KEEP_ALIVE, allow_partial_pit_creation: false },
      });
      // If no index matches the pattern, there is nothing to walk.
      return body.pit_id ?? undefined;
    } catch (error) {
      if (!(error instanceof ClusterRefusal && error.type === NO_INDEX)) throw error;
      if (this.#state.isExpected(index)) throw new IndexMissing(index);
      // There is no month yet, or no longer.
      return undefined;
    }
  }

  async #closePit(pit: string): Promise<void> {
    await this.#step({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit] } });
  }

  #request({ index, routing, isRanked, body }: Search, generation: number): [object, object] {
    const pattern = index(generation);
    const head = {
      index: this.#isTolerant ? pattern : this.#state.named(pattern),
      ...(routing !== undefined && { routing }),
      ...(isRanked && { search_type: 'dfs_query_then_fetch' }),
      ignore_unavailable: this.#isTolerant,
      allow_no_indices: true,
      allow_partial_search_results: false,
    };
    return [head, { timeout: `${this.#isQuery ? this.#milliseconds : WRITER_TIMEOUT_MS}ms`, ...body }];
  }
}
