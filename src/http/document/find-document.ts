import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { DocumentId } from '../../contract/document-parameters.ts';
import { endpoint } from '../endpoint.ts';
import { findOne } from '../find-one.ts';

export const findDocument = endpoint({
  id: 'findDocument',
  path: '/api/v2/document/{id}',
  summary: 'Get a document',
  description: 'Returns a crawled page by its id, with its HTML.',
  scope: 'documents',
  pathParameters: { id: DocumentId },
  queryParameters: {},
  hit: DocumentHit,
  defaultPageSize: undefined,
  errors: [404],
  answer: ({ path }, { store }) => findOne(store, 'page', [path.id], documentHit),
});
