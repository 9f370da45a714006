import type { Static, TObject, TProperties } from 'typebox';
import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { DocumentLookupParameters } from '../../contract/document-parameters.ts';
import { readWindow } from '../../contract/parameters.ts';
import type { Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

interface DocumentLookup<Path extends TProperties>
  extends Pick<Endpoint, 'id' | 'path' | 'summary' | 'description'> {
  pathParameters: Path;
  question: (path: Static<TObject<Path>>, during: TimeWindow, slice: Slice) => Question<'page'>;
}

/** A list of the documents that have one value: the lookups differ in nothing else. */
export function documentLookup<Path extends TProperties>({
  question,
  ...row
}: DocumentLookup<Path>): Endpoint {
  return endpoint({
    ...row,
    scope: 'documents',
    queryParameters: DocumentLookupParameters,
    hit: DocumentHit,
    defaultPageSize: 10,
    errors: [],
    async answer({ path, query, list }, { store }) {
      const found = await store.find(question(path, readWindow(query), list.slice));
      return list.answer(found, documentHit, positionOf);
    },
  });
}
