import type { Answer, Slice } from '../../../port/query.ts';
import type { Query } from '../cluster/clauses.ts';
import type { OpensearchSearcher, SearchHit } from '../cluster/searcher.ts';

/** OpenSearch's limit of hits per request (index.max_result_window). */
const WINDOW_MAX = 10_000;

/** A part of the documents that match, newest first by `at`, ties by name, descending. */
export async function listDocuments<S, T>(
  searcher: OpensearchSearcher,
  index: string,
  query: Query,
  slice: Slice,
  fromSource: (source: S) => T,
): Promise<Answer<T>> {
  const order = slice.kind === 'before' ? 'asc' : 'desc';
  const ask = (size: number, extra: object) =>
    searcher.search<S>({
      index: () => index,
      body: { query, size, track_total_hits: true, sort: [{ at: order }, { name: order }], ...extra },
    });
  let after = slice.kind !== 'page' && slice.position ? [slice.position.at, slice.position.key] : undefined;
  let skip = slice.kind === 'page' ? slice.skip : 0;
  // Beyond the window, walk there without reading the documents.
  while (skip + slice.take + 1 > WINDOW_MAX && skip > 0) {
    const step = Math.min(skip, WINDOW_MAX);
    const passed = await ask(step, { _source: false, ...(after && { search_after: after }) });
    const last = passed.hits.at(-1)?.sort as [number, string] | undefined;
    if (last === undefined || passed.hits.length < step)
      return { total: passed.total, hits: [], hasMore: false };
    after = last;
    skip -= step;
  }
  const { total, hits } = await ask(slice.take + 1, {
    ...(after ? { search_after: after } : { from: skip }),
  });
  const part = hits.slice(0, slice.take).map(({ _source }: SearchHit<S>) => fromSource(_source));
  return {
    total,
    hits: slice.kind === 'before' ? part.reverse() : part,
    hasMore: hits.length > slice.take,
  };
}
