import type { Answer, Position, Slice, TimeWindow } from '../../../port/query.ts';
import { during, type Query } from '../cluster/clauses.ts';
import type { Found, OpensearchSearcher, Search, SearchHit } from '../cluster/searcher.ts';

/** An ordered list of documents: which they are, how they are ordered, and how a place in it is told. */
export interface List<S> {
  /** Where it lies; a part of time may lie in fewer indices than the whole. */
  index: (generation: number, during?: TimeWindow) => string;
  /** The parts of time that have indices of their own, in the order of the list; where there is one index, none. */
  parts?: () => Promise<TimeWindow[]>;
  routing?: string | undefined;
  query: Query;
  /** Fields by which it is ordered, the first of them a date unless it is the score. */
  order: readonly { field: string; direction: 'asc' | 'desc' }[];
  locate(position: Position): unknown[];
  source?: object;
  /** Never read: tells what the documents are. */
  example?: S;
}

/** So deep OpenSearch goes by counting; beyond, one has to know where one is (index.max_result_window). */
const WINDOW = 10_000;
/** Counting off costs every index as many documents: beyond so many it is quicker to know where one is. */
const NEAR = 1000;

/** Ever smaller parts of time in which the wanted page is looked for. */
const STEPS = [
  { interval: '1d', width: 86_400_000 },
  { interval: '1h', width: 3_600_000 },
  { interval: '1m', width: 60_000 },
  { interval: '1s', width: 1000 },
  { interval: '1ms', width: 1 },
] as const;

/** Reads parts of ordered lists: any page, however deep, and what follows or precedes a position; always with the exact total. */
export class OpensearchLists {
  #searcher: OpensearchSearcher;
  #window: number;

  constructor(searcher: OpensearchSearcher, window = WINDOW) {
    this.#searcher = searcher;
    this.#window = window;
  }

  async read<S>(list: List<S>, slice: Slice): Promise<Answer<SearchHit<S>>> {
    if (slice.kind === 'page')
      return this.#isNear(list, slice) ? this.#page(list, slice) : this.#deepPage(list, slice);
    const isBackwards = slice.kind === 'before';
    const body = {
      sort: sortOf(list, isBackwards),
      // One more than wanted tells whether the list goes on.
      size: slice.take + 1,
      ...(slice.position !== undefined && { search_after: list.locate(slice.position) }),
    };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const found = (part as Found<S>).hits;
    const hits = found.slice(0, slice.take);
    if (isBackwards) hits.reverse();
    return { total: (count as Found<S>).total, hits, hasMore: found.length > slice.take };
  }

  #isNear<S>({ order }: List<S>, { skip, take }: { skip: number; take: number }): boolean {
    return skip + take <= this.#window && (order[0]?.field === '_score' || skip <= NEAR);
  }

  async #page<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    const body = { sort: sortOf(list), from: skip, size: take };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const { hits } = part as Found<S>;
    const { total } = count as Found<S>;
    return { total, hits, hasMore: skip + hits.length < total };
  }

  /** Beyond what can be counted off: the part of time in which the page begins is found first, then the page in it. */
  async #deepPage<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    const [first] = list.order;
    if (first === undefined || first.field === '_score') return this.#farPage(list, { skip, take });
    let total: number | undefined;
    let part = list;
    let left = skip;
    if (list.parts !== undefined) {
      // Counting is nearly free where one word is looked for; only the part in which the page begins is looked into.
      const parts = (await list.parts()).map((window) => narrowed(list, window));
      const counts = (await this.#searcher.searchAll<S>(parts.map((each) => this.#count(each)))).map(
        (found) => found.total,
      );
      total = counts.reduce((sum, count) => sum + count, 0);
      if (skip >= total) return { total, hits: [], hasMore: false };
      const place = placeOf(counts, skip);
      part = parts[place.at] as List<S>;
      left = place.left;
    }
    for (const { interval, width } of STEPS) {
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
      const place = placeOf(
        buckets.map((each) => each.doc_count),
        left,
      );
      const bucket = buckets[place.at];
      if (bucket === undefined) return { total, hits: [], hasMore: false };
      left = place.left;
      if (this.#isNear(list, { skip: left, take })) {
        const last = lastOf(buckets.slice(place.at), left + take);
        const times = last === undefined ? [bucket.key] : [bucket.key, last.key];
        const [from, to] = [Math.min(...times), Math.max(...times) + width - 1];
        // Where the page goes on beyond these parts of time, only its beginning is known to lie in them.
        const known = last !== undefined ? { from, to } : first.direction === 'desc' ? { to } : { from };
        const body = { sort: sortOf(list), from: left, size: take };
        const { hits } = await this.#searcher.search<S>(this.#part(narrowed(list, known), body));
        return { total, hits, hasMore: skip + hits.length < total };
      }
      part = narrowed(list, { from: bucket.key, to: bucket.key + width - 1 });
    }
    const answer = await this.#farPage(part, { skip: left, take });
    return { ...answer, total: total ?? answer.total, hasMore: skip + answer.hits.length < (total ?? 0) };
  }

  /** Where nothing but the order tells where a page is: the list is walked along, ten thousand at a time. */
  async #farPage<S>(
    list: List<S>,
    { skip, take }: { skip: number; take: number },
  ): Promise<Answer<SearchHit<S>>> {
    let after: unknown[] | undefined;
    for (let left = skip; left > 0; ) {
      const size = Math.min(left, this.#window);
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
      left -= hits.length;
      if (hits.length < size) return { total: skip - left, hits: [], hasMore: false };
    }
    const body = { sort: sortOf(list), size: take, ...(after !== undefined && { search_after: after }) };
    const [part, count] = await this.#searcher.searchAll<S>([this.#part(list, body), this.#count(list)]);
    const { hits } = part as Found<S>;
    const { total } = count as Found<S>;
    return { total, hits, hasMore: skip + hits.length < total };
  }

  /** May stop as soon as the page is full. */
  #part<S>({ index, routing, query, source, order }: List<S>, body: object): Search {
    return {
      index,
      routing,
      isRanked: order[0]?.field === '_score',
      body: { query, track_total_hits: false, ...(source !== undefined && { _source: source }), ...body },
    };
  }

  /** Without hits it is remembered by the cluster, for as long as nothing changes. */
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

/** In which of the parts one is after so many documents, and how far in it. */
function placeOf(counts: readonly number[], skip: number): { at: number; left: number } {
  let [at, left] = [0, skip];
  for (; at < counts.length - 1 && left >= (counts[at] ?? 0); at++) left -= counts[at] ?? 0;
  return { at, left };
}

/** The part of time in which so many documents are full; undefined where they reach beyond all of them. */
function lastOf<B extends { doc_count: number }>(buckets: readonly B[], wanted: number): B | undefined {
  let documents = 0;
  return buckets.find((bucket) => {
    documents += bucket.doc_count;
    return documents >= wanted;
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
