import type { TSchema } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import {
  readWindow,
  requireSearchTerm,
  SearchFilterParameters,
  SearchParameters,
} from '../../contract/parameters.ts';
import type { Platform } from '../../records/platform.ts';
import type { FindableKind, FoundRecord, Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

interface SearchQuery {
  q?: string;
  platform?: Platform;
  channelId?: string;
  topic?: string;
  username?: string;
}

interface Search<K extends FindableKind> extends Pick<Endpoint, 'id' | 'path' | 'summary' | 'description'> {
  hit: TSchema;
  question: (query: SearchQuery, window: TimeWindow, slice: Slice) => Question<K>;
  toHit: (record: FoundRecord<K>, idFormat: IdFormat) => object;
}

/** A search in one kind of record: the three searches differ in nothing else. */
export function searchEndpoint<K extends FindableKind>({ question, toHit, ...row }: Search<K>): Endpoint {
  return endpoint({
    ...row,
    scope: 'im',
    pathParameters: {},
    queryParameters: { ...SearchParameters, ...SearchFilterParameters },
    defaultPageSize: 10,
    errors: [],
    takesPost: true,
    async answer({ query, list, idFormat }, { store }) {
      requireSearchTerm(query);
      const isByRelevance = query.sort === 'relevance';
      const found = await store.find({
        ...question(query, readWindow(query), isByRelevance ? list.offsetSlice : list.slice),
        order: query.sort,
        isHighlighted: query.highlight,
      });
      const { highlights } = found;
      const hit = (record: FoundRecord<K>, index: number) =>
        highlights === undefined
          ? toHit(record, idFormat)
          : { ...toHit(record, idFormat), highlight: highlights[index] };
      return isByRelevance ? list.answerByOffset(found, hit) : list.answer(found, hit, positionOf);
    },
  });
}
