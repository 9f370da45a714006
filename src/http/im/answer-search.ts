import type { FindableKind, FoundRecord, Question, Slice } from '../../storage/port/query.ts';
import type { EndpointServices } from '../endpoint.ts';
import type { List, ListAnswer } from '../list.ts';
import { positionOf } from '../position.ts';

interface Search<K extends FindableKind> {
  query: { sort?: 'newest' | 'relevance'; highlight?: boolean };
  list: List;
  question: (slice: Slice) => Question<K>;
  hit: (record: FoundRecord<K>) => object;
}

/** What the three searches have in common: their order, and what of a hit matched. */
export async function answerSearch<K extends FindableKind>(
  { store }: EndpointServices,
  { query, list, question, hit }: Search<K>,
): Promise<ListAnswer> {
  const isByRelevance = query.sort === 'relevance';
  const asked: Question<K> = {
    ...question(isByRelevance ? list.countedSlice : list.slice),
    order: query.sort,
    isHighlighted: query.highlight,
  };
  const found = await store.find(asked);
  const { highlights } = found;
  const shown = (record: FoundRecord<K>, index: number) =>
    highlights === undefined ? hit(record) : { ...hit(record), highlight: highlights[index] };
  return isByRelevance ? list.answerCounted(found, shown) : list.answer(found, shown, positionOf);
}
