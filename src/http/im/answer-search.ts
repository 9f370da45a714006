import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Highlights } from '../../lookups/highlights.ts';
import type { Services } from '../../services.ts';
import type { FindableKind, FoundRecord, Question, Slice } from '../../storage/query.ts';
import { SearchTooSlow } from '../../storage/search-too-slow.ts';
import type { List, ListAnswer } from '../list.ts';
import { positionOf } from '../position.ts';

interface Search<K extends FindableKind> {
  query: { sort?: 'newest' | 'relevance'; highlight?: boolean };
  list: List;
  question: (slice: Slice) => Question<K>;
  hit: (record: FoundRecord<K>) => object;
  highlights: (record: FoundRecord<K>, text: NonNullable<Question['text']>) => Highlights;
}

/** What the three searches have in common: their order, and what of a hit matched. */
export async function answerSearch<K extends FindableKind>(
  { store, config }: Services,
  { query, list, question, hit, highlights }: Search<K>,
): Promise<ListAnswer> {
  const isByRelevance = query.sort === 'relevance';
  const asked: Question<K> = {
    ...question(isByRelevance ? list.countedSlice : list.slice),
    order: query.sort,
  };
  const { text } = asked;
  const found = await store.find(asked);
  const marked =
    query.highlight && text !== undefined
      ? await markAll(found.hits, (record) => highlights(record, text), config.search.milliseconds)
      : undefined;
  const shown = (record: FoundRecord<K>) =>
    marked === undefined ? hit(record) : { ...hit(record), highlight: marked.get(record) };
  return isByRelevance ? list.answerCounted(found, shown) : list.answer(found, shown, positionOf);
}

/** Others are answered at least so often while a long page is marked. */
const TURN_MS = 10;

/** Marking reads every letter of a page: it makes room for others, and does not go on forever. */
async function markAll<R>(
  records: readonly R[],
  mark: (record: R) => Highlights,
  milliseconds: number,
): Promise<Map<R, Highlights>> {
  const marked = new Map<R, Highlights>();
  const endsAt = performance.now() + milliseconds;
  let turnEndsAt = performance.now() + TURN_MS;
  for (const record of records) {
    marked.set(record, mark(record));
    if (performance.now() < turnEndsAt) continue;
    if (performance.now() > endsAt) throw new SearchTooSlow();
    await nextTurn();
    turnEndsAt = performance.now() + TURN_MS;
  }
  return marked;
}
