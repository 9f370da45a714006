import type { Answer, Position, Slice, TimeWindow } from '../../../port/query.ts';
import { during, type Query } from '../cluster/clauses.ts';
import type { OpensearchSearcher, Search, SearchHit, SearchResult } from '../cluster/searcher.ts';

/** An ordered list of documents. */
export interface List<S> {
  /** Index names or patterns. A time window may need fewer indices than the whole list. */
  index: (generation: number, during?: TimeWindow) => string;
  /** The time windows that have their own index, in list order. Undefined if there is only one index. */
  parts?: () => Promise<TimeWindow[]>;
  routing?: string | undefined;
  query: Query;
  /** The first field is a date or the score. */
  order: readonly { field: string; direction: 'asc' | 'desc' }[];
  /** The values of the order fields at a position. */
  locate(position: Position): unknown[];
  source?: object;
  /** Never set. Carries the document type. */
  example?: S;
}

/** OpenSearch's max_result_window; deeper pages need search_after. */
const RESULT_WINDOW = 10_000;
/** Skipping costs every index as many documents, so beyond this it is faster to narrow the time window first. */
const SKIP_MAX = 1000;

/** Ever smaller intervals in which to locate a deep page. */
const INTERVALS = [
  { interval: '1d', width: 86_400_000 },
  { interval: '1h', width: 3_600_000 },
  { interval: '1m', width: 60_000 },
  { interval: '1s', width: 1000 },
  { interval: '1ms', width: 1 },
] as const;

/**
 * Reads slices of ordered lists: pages of any depth, and records after or before a position. The total is always exact.
 */
export class OpensearchLists {
  #searcher: OpensearchSearcher;
  #window: number;

  constructor(searcher: OpensearchSearcher, window = RESULT_WINDOW) {
    this.#searcher = searcher;
    this.#window = window;
  }

  async read<S>(list: List<S>, slice: Slice): Promise<Answer<SearchHit<S>>> {
    if (slice.kind === 'page')
      return this.#canSkip(list, slice) ? this.#page(list, slice) : this.#deepPage(list, slice);
    const isBackwards = slice.kind === 'before';
    const body = {
      sort: sortOf(list, isBackwards),
      // One extra hit shows whether the list continues.
      size: slice.take + 1,
      ...(slice.position !== undefined && { search_after: list.locate(slice.position) }),
    };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const found = (part as SearchResult<S>).hits;
    const hits = found.slice(0, slice.take);
    if (isBackwards) hits.reverse();
    return { total: (count as SearchResult<S>).total, hits, hasMore: found.length > slice.take };
  }

  #canSkip<S>({ order }: List<S>, { skip, take }: { skip: number; take: number }): boolean {
    return skip + take <= this.#window && (order[0]?.field === '_score' || skip <= SKIP_MAX);
  }

  async #page<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    const body = { sort: sortOf(list), from: skip, size: take };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const { hits } = part as SearchResult<S>;
    const { total } = count as SearchResult<S>;
    return { total, hits, hasMore: skip + hits.length < total };
  }

  /** Finds the time window in which the page starts, then the page within it. */
  async #deepPage<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    const [first] = list.order;
    if (first === undefined || first.field === '_score') return this.#walkToPage(list, { skip, take });
    let total: number | undefined;
    let part = list;
    let offset = skip;
    if (list.parts !== undefined) {
      // Counting is nearly free for a single word, so only the window in which the page starts is searched.
      const parts = (await list.parts()).map((window) => narrowed(list, window));
      const counts = (await this.#searcher.searchAll<S>(parts.map((each) => this.#count(each)))).map(
        (found) => found.total,
      );
      total = counts.reduce((sum, count) => sum + count, 0);
      if (skip >= total) return { total, hits: [], hasMore: false };
      const start = locateOffset(counts, skip);
      part = parts[start.index] as List<S>;
      offset = start.offset;
    }
    for (const { interval, width } of INTERVALS) {
      const found = await this.#searcher.search<S>({
        ...this.#count(part),
        body: {
          ...this.#count(part).body,
          aggs: {
            parts: {
              date_histogram: {
                field: first.field,
                fixed_interval: interval,
                min_doc_count: 1,
                order: { _key: first.direction },
              },
            },
          },
        },
      });
      total ??= found.total;
      if (skip >= total) return { total, hits: [], hasMore: false };
      const buckets = found.aggregations.parts.buckets as { key: number; doc_count: number }[];
      const start = locateOffset(
        buckets.map((each) => each.doc_count),
        offset,
      );
      const bucket = buckets[start.index];
      if (bucket === undefined) return { total, hits: [], hasMore: false };
      offset = start.offset;
      if (this.#canSkip(list, { skip: offset, take })) {
        const last = lastBucket(buckets.slice(start.index), offset + take);
        const times = last === undefined ? [bucket.key] : [bucket.key, last.key];
        const [from, to] = [Math.min(...times), Math.max(...times) + width - 1];
        // If the page continues beyond these buckets, only its start is known to be in them.
        const known = last !== undefined ? { from, to } : first.direction === 'desc' ? { to } : { from };
        const body = { sort: sortOf(list), from: offset, size: take };
        const { hits } = await this.#searcher.search<S>(this.#part(narrowed(list, known), body));
        return { total, hits, hasMore: skip + hits.length < total };
      }
      part = narrowed(list, { from: bucket.key, to: bucket.key + width - 1 });
    }
    const answer = await this.#walkToPage(part, { skip: offset, take });
    return { ...answer, total: total ?? answer.total, hasMore: skip + answer.hits.length < (total ?? 0) };
  }

  /** Walks the list with search_after, one result window at a time, if there is no date to narrow it by. */
  async #walkToPage<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    let after: unknown[] | undefined;
    for (let remaining = skip; remaining > 0; ) {
      const size = Math.min(remaining, this.#window);
      const { hits } = await this.#searcher.search<S>(
        this.#part(
          { ...list, source: { includes: [] } },
          {
            sort: sortOf(list),
            size,
            _source: false,
            ...(after !== undefined && { search_after: after }),
          },
        ),
      );
      after = hits.at(-1)?.sort;
      remaining -= hits.length;
      if (hits.length < size) return { total: skip - remaining, hits: [], hasMore: false };
    }
    const body = { sort: sortOf(list), size: take, ...(after !== undefined && { search_after: after }) };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const { hits } = part as SearchResult<S>;
    const { total } = count as SearchResult<S>;
    return { total, hits, hasMore: skip + hits.length < total };
  }

  /** Does not track the total, so the search can stop as soon as the page is full. */
  #part<S>({ index, routing, query, source, order }: List<S>, body: object): Search {
    return {
      index,
      routing,
      isRanked: order[0]?.field === '_score',
      body: { query, track_total_hits: false, ...(source !== undefined && { _source: source }), ...body },
    };
  }

  /** OpenSearch caches searches without hits until the index changes. */
  #count<S>({ index, routing, query }: List<S>): Search {
    return { index, routing, body: { query, size: 0, track_total_hits: true } };
  }
}

function sortOf<S>({ order }: List<S>, isBackwards = false): object[] {
  const opposite = { asc: 'desc', desc: 'asc' } as const;
  return order.map(({ field, direction }) => ({
    [field]: { order: isBackwards ? opposite[direction] : direction },
  }));
}

/** The part that contains the document after `skip` others, and the offset within that part. */
function locateOffset(counts: readonly number[], skip: number): { index: number; offset: number } {
  let [index, offset] = [0, skip];
  for (; index < counts.length - 1 && offset >= (counts[index] ?? 0); index++) offset -= counts[index] ?? 0;
  return { index, offset };
}

/** The bucket in which the number of documents is reached; undefined if all buckets together have fewer. */
function lastBucket<B extends { doc_count: number }>(buckets: readonly B[], count: number): B | undefined {
  let documents = 0;
  return buckets.find((bucket) => {
    documents += bucket.doc_count;
    return documents >= count;
  });
}

function narrowed<S>(list: List<S>, window: TimeWindow): List<S> {
  const field = list.order[0]?.field as string;
  return {
    ...list,
    index: (generation, within = window) => list.index(generation, within),
    query: { bool: { filter: [list.query, ...during(field, window)] } },
  };
}
