import type { TSchema } from 'typebox';
import { facetBuckets, facetFields } from '../../contract/facets.ts';
import type { IdFormat } from '../../contract/ids.ts';
import {
  facetParameters,
  readWindow,
  requireOneOf,
  SEARCH_TERM_PARAMETERS,
  SearchFilterParameters,
  SearchParameters,
} from '../../contract/parameters.ts';
import { SearchHistogramFields, SearchHistogramParameters } from '../../contract/search-histogram.ts';
import { CollapseFields, CollapseParameter, similarOf } from '../../contract/similar.ts';
import { InvalidParameters } from '../../errors.ts';
import type { Platform } from '../../records/platform.ts';
import type { SimilarCopies } from '../../storage/port/collapse.ts';
import { FACETS_OF } from '../../storage/port/facets.ts';
import type { FindableKind, FoundRecord, Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';
import { readFacets } from '../read-facets.ts';
import { findWithHistogram } from '../with-histogram.ts';

interface SearchQuery {
  q?: string;
  forms?: boolean;
  platform?: Platform;
  channelId?: string;
  topic?: string;
  username?: string;
}

interface Search<K extends FindableKind> extends Pick<Endpoint, 'id' | 'path' | 'summary' | 'description'> {
  kind: K;
  hit: TSchema;
  question: (query: SearchQuery, window: TimeWindow, slice: Slice) => Question<K>;
  toHit: (record: FoundRecord<K>, idFormat: IdFormat) => object;
}

const MESSAGE_PARAMETERS = { ...CollapseParameter, ...SearchHistogramParameters };
const MESSAGE_FIELDS = { ...CollapseFields, ...SearchHistogramFields };

/** A search in one kind of record: the three searches differ in nothing else. */
export function searchEndpoint<K extends FindableKind>({
  kind,
  question,
  toHit,
  ...row
}: Search<K>): Endpoint {
  return endpoint({
    ...row,
    scope: 'im',
    pathParameters: {},
    queryParameters: {
      ...SearchParameters,
      ...SearchFilterParameters,
      ...facetParameters(FACETS_OF[kind]),
      // The type is that of message searches; the others never get these parameters.
      ...(kind === 'message' ? MESSAGE_PARAMETERS : ({} as typeof MESSAGE_PARAMETERS)),
    },
    dataFields: { ...facetFields(FACETS_OF[kind]), ...(kind === 'message' && MESSAGE_FIELDS) },
    defaultPageSize: 10,
    errors: [],
    takesPost: true,
    needsOneOf: SEARCH_TERM_PARAMETERS,
    async answer({ query, list, idFormat }, { store }) {
      requireOneOf(SEARCH_TERM_PARAMETERS, query);
      const { sort, collapse } = query;
      if (collapse !== undefined && sort === 'relevance')
        throw InvalidParameters.query(
          'collapse',
          'mutually_exclusive',
          "can't be combined with sort=relevance",
        );
      const isByOffset = sort === 'relevance' || collapse !== undefined;
      const asked: Question<K> = {
        ...question(query, readWindow(query), isByOffset ? list.offsetSlice : list.slice),
        order: sort,
        collapse,
        isHighlighted: query.highlight,
        facets: readFacets(query),
      };
      const { found, histogram } = await findWithHistogram(store, asked, query);
      const { highlights, similar, facets, totalBefore } = found;
      const hit = (record: FoundRecord<K>, index: number) => ({
        ...toHit(record, idFormat),
        ...(highlights !== undefined && { highlight: highlights[index] }),
        ...(similar !== undefined && { similar: similarOf(similar[index] as SimilarCopies) }),
      });
      const answer = isByOffset ? list.answerByOffset(found, hit) : list.answer(found, hit, positionOf);
      return { ...answer, data: { totalBefore, histogram, ...(facets && { facets: facetBuckets(facets) }) } };
    },
  });
}
