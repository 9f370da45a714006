import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { DocumentId } from '../../contract/document-parameters.ts';
import { pagingParameters } from '../../contract/parameters.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';

/** Extension: a hit shows the newest version only. */
export const readDocumentVersions = endpoint({
  id: 'readDocumentVersions',
  path: '/api/v2/document/{id}/versions',
  summary: 'Get the versions of a document (extension)',
  description:
    'Returns every version of a crawled page, newest first, without HTML. Visits in a row that found the same are one ' +
    'version: `firstSeen` is the first of them, `detectionDate` the last.',
  scope: 'documents',
  pathParameters: { id: DocumentId },
  queryParameters: pagingParameters(10),
  hit: DocumentHit,
  defaultPageSize: 10,
  errors: [404],
  async answer({ path, list }, { store }) {
    const found = await store.pageVersions({ key: path.id, slice: list.offsetSlice });
    if (found.total === 0) throw notFound('page');
    return list.answerByOffset(found, documentHit);
  },
});
