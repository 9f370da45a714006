import type { Highlights } from '../../lookups/highlights.ts';
import type { FindableKind, FoundRecord, Question, Slice } from '../../storage/query.ts';
import type { Store } from '../../storage/store.ts';
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
  store: Store,
  { query, list, question, hit, highlights }: Search<K>,
): Promise<ListAnswer> {
  const isByRelevance = query.sort === 'relevance';
  const asked: Question<K> = {
    ...question(isByRelevance ? list.countedSlice : list.slice),
    order: query.sort,
  };
  const { text } = asked;
  const found = await store.find(asked);
  const shown = (record: FoundRecord<K>) =>
    query.highlight && text !== undefined
      ? { ...hit(record), highlight: highlights(record, text) }
      : hit(record);
  return isByRelevance ? list.answerCounted(found, shown) : list.answer(found, shown, positionOf);
}
