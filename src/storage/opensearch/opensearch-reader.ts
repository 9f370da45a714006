import { SearchTooSlow } from '../search-too-slow.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { type Call, type OpensearchClient, PATIENT_MS, type Reply } from './opensearch-client.ts';
import type { Query } from './opensearch-query-compiler.ts';
import { ClusterRefusal, OutOfTime } from './opensearch-refusals.ts';
import type { OpensearchState } from './opensearch-state.ts';

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

/** Asks questions of the indices. An answer is whole or it is none. */
export class OpensearchReader {
  #client: OpensearchClient;
  #state: OpensearchState;
  #milliseconds: number;
  #endsAt: number;

  constructor(
    client: OpensearchClient,
    state: OpensearchState,
    milliseconds: number,
    endsAt = Number.POSITIVE_INFINITY,
  ) {
    this.#client = client;
    this.#state = state;
    this.#milliseconds = milliseconds;
    this.#endsAt = endsAt;
  }

  /** For a question that takes several requests: all of them together have the time of one. */
  forOneQuestion(): OpensearchReader {
    const endsAt = performance.now() + this.#milliseconds;
    return new OpensearchReader(this.#client, this.#state, this.#milliseconds, endsAt);
  }

  #timeLeft(): number {
    const left = Math.ceil(Math.min(this.#milliseconds, this.#endsAt - performance.now()));
    if (left < 0) throw new SearchTooSlow();
    return left;
  }

  async search<S>(search: Search): Promise<Found<S>> {
    const [found] = await this.searchAll<S>([search]);
    return found as Found<S>;
  }

  /** Several questions in one go, all of them to the same generation of indices. */
  async searchAll<S>(searches: readonly Search[]): Promise<Found<S>[]> {
    for (;;) {
      const { generation, isTrusted } = this.#state;
      const askedAt = performance.now();
      const lines = searches.map((search) => this.#request(search, generation));
      if (!isTrusted) lines.push(this.#state.question);
      const { body } = await this.#ask({
        method: 'POST',
        path: '/_msearch',
        query: { cancel_after_time_interval: `${this.#milliseconds}ms`, max_concurrent_searches: 16 },
        lines: lines
          .flat()
          .map((line) => `${JSON.stringify(line)}\n`)
          .join(''),
      });
      const { responses } = body;
      if (!isTrusted) {
        const known = requireWhole(responses.pop()).hits.hits[0]?._source;
        if (known === undefined) throw new StoreUnavailable('the store is not there any more');
        this.#state.note(known, askedAt);
      }
      if (!(await this.#isStill(generation))) continue;
      return responses.map((answer: object) => {
        const { hits, aggregations } = requireWhole(answer);
        return { total: hits.total?.value ?? 0, hits: hits.hits, aggregations };
      });
    }
  }

  /** A question has a deadline; work through everything waits for the cluster as writes do. */
  #step(call: Call): Promise<Reply> {
    return Number.isFinite(this.#endsAt) ? this.#ask(call) : this.#client.readPatiently(call);
  }

  async #ask(call: Call): Promise<Reply> {
    try {
      return await this.#client.read({ ...call, milliseconds: this.#timeLeft() });
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
    const { body } = await this.#step({
      method: 'POST',
      path: `/${pattern}/_search`,
      query: { ignore_unavailable: true, allow_no_indices: true, allow_partial_search_results: false },
      body: { size: 0, query, aggs: { indices: { terms: { field: '_index', size: GROUPS_AT_ONCE } } } },
    });
    const buckets: { key: string }[] = requireWhole(body).aggregations?.indices.buckets ?? [];
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
      const { body } = await this.#ask({
        method: 'GET',
        path: `/${index(generation)}/_settings/index.uuid`,
        query: { allow_no_indices: true, ignore_unavailable: true },
      });
      if (await this.#isStill(generation)) return Object.keys(body);
    }
  }

  /** Whether what was just asked of the indices of a generation was asked while they were there. */
  async #isStill(generation: number): Promise<boolean> {
    if (!this.#state.wasInTime) await this.#state.read();
    return this.#state.generation === generation;
  }

  async count(index: string, query: Query): Promise<number> {
    const { body } = await this.#client.read({
      method: 'POST',
      path: `/${index}/_search`,
      query: { ignore_unavailable: true, allow_no_indices: true, allow_partial_search_results: false },
      body: { size: 0, track_total_hits: true, query },
    });
    return requireWhole(body).hits.total.value;
  }

  /** Removes what fits, without a look at it. */
  async removeAll(index: string, query: Query): Promise<void> {
    const call: Call = {
      method: 'POST',
      path: `/${index}/_delete_by_query`,
      query: { conflicts: 'proceed', refresh: true, ignore_unavailable: true },
      body: { query },
      milliseconds: PATIENT_MS,
    };
    for (;;) {
      const { body } = await this.#client.write(call);
      if (body.failures.length > 0) throw new StoreUnavailable('not everything could be removed');
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
      // No month yet, or none any more.
      if (error instanceof ClusterRefusal && error.type === 'index_not_found_exception') return undefined;
      throw error;
    }
  }

  async #closePit(pit: string): Promise<void> {
    await this.#step({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit] } });
  }

  #request({ index, routing, isRanked, body }: Search, generation: number): [object, object] {
    const head = {
      index: index(generation),
      ...(routing !== undefined && { routing }),
      ...(isRanked && { search_type: 'dfs_query_then_fetch' }),
      ignore_unavailable: true,
      allow_no_indices: true,
      allow_partial_search_results: false,
    };
    return [head, { timeout: `${this.#milliseconds}ms`, ...body }];
  }
}

/** Reasons by which OpenSearch says that a question was too much for it. */
const TOO_MUCH: ReadonlySet<string> = new Set([
  'task_cancelled_exception',
  'too_many_buckets_exception',
  'too_many_clauses',
  'too_many_nested_clauses',
  'circuit_breaking_exception',
]);

// biome-ignore lint/suspicious/noExplicitAny: an answer of another program
function requireWhole(answer: any): any {
  if (answer.error !== undefined) {
    const types: string[] = [answer.error, answer.error.caused_by, ...(answer.error.root_cause ?? [])]
      .map((each) => each?.type)
      .filter((type) => type !== undefined);
    if (types.some((type) => TOO_MUCH.has(type))) throw new SearchTooSlow();
    throw new StoreUnavailable(`the cluster could not answer: ${types.join(', ')}`);
  }
  if (answer.timed_out) throw new SearchTooSlow();
  if (answer._shards.failed > 0) throw new StoreUnavailable('part of the cluster could not answer');
  return answer;
}
