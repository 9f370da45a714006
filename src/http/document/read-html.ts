import { DocumentId } from '../../contract/document-parameters.ts';
import { ApiError } from '../../errors.ts';
import { andThen } from '../and-then.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';

export const readHtml = endpoint({
  id: 'readHtml',
  path: '/api/v2/html/{id}',
  summary: 'Get the HTML of a document',
  description:
    'Returns the HTML of a crawled page as it was collected, without the envelope: as plain text to download, which no ' +
    'browser renders or runs.',
  scope: 'documents',
  pathParameters: { id: DocumentId },
  queryParameters: {},
  hit: [],
  returnsText: true,
  defaultPageSize: undefined,
  errors: [404],
  answer: ({ path }, { store }) =>
    andThen(store.get('page', path.id), (page) => {
      const html = page?.facts.html;
      if (html === undefined)
        throw page === undefined ? notFound('page') : new ApiError('NotFound', 'HTML of this document');
      return { total: 1, hits: [], text: html.value };
    }),
});
