import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { DocumentSearchParameters } from '../../contract/document-parameters.ts';
import { facetBuckets, facetFields } from '../../contract/facets.ts';
import { readWindow } from '../../contract/parameters.ts';
import { SearchHistogramFields, SearchHistogramParameters } from '../../contract/search-histogram.ts';
import { pagesAbout } from '../../questions/documents.ts';
import type { Page } from '../../records/page.ts';
import { PAGE_FACETS } from '../../storage/port/facets.ts';
import type { Question } from '../../storage/port/query.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';
import { readFacets } from '../read-facets.ts';
import { findWithHistogram } from '../with-histogram.ts';

export const searchDocuments = endpoint({
  id: 'searchDocuments',
  path: '/api/v2/document/search',
  summary: 'Search documents',
  description:
    'Returns crawled pages whose title, text or URL matches the query and all filters. The HTML is only in lookups of ' +
    'one document.',
  scope: 'documents',
  pathParameters: {},
  queryParameters: { ...DocumentSearchParameters, ...SearchHistogramParameters },
  dataFields: { ...facetFields(PAGE_FACETS), ...SearchHistogramFields },
  hit: DocumentHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, list }, { store }) {
    const isByRelevance = query.sort === 'relevance';
    const asked: Question<'page'> = {
      ...pagesAbout(query, readWindow(query), isByRelevance ? list.offsetSlice : list.slice),
      order: query.sort,
      isHighlighted: query.highlight,
      facets: readFacets(query),
    };
    const { found, histogram } = await findWithHistogram(store, asked, query);
    const { highlights, facets } = found;
    const hit = (page: Page, index: number) =>
      highlights === undefined ? documentHit(page) : { ...documentHit(page), highlight: highlights[index] };
    const answer = isByRelevance ? list.answerByOffset(found, hit) : list.answer(found, hit, positionOf);
    return { ...answer, data: { histogram, ...(facets && { facets: facetBuckets(facets) }) } };
  },
});
