import { setImmediate as nextTurn } from 'node:timers/promises';
import { DocumentChanges, documentChanges } from '../../contract/document-changes.ts';
import { DocumentId, readVersionDates, VersionDates } from '../../contract/document-parameters.ts';
import { ApiError } from '../../errors.ts';
import { type LineChange, lineChanges } from '../../text/line-changes.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';

/** Extension. */
export const readDocumentChanges = endpoint({
  id: 'readDocumentChanges',
  path: '/api/v2/document/{id}/changes',
  summary: 'Compare two versions of a document (extension)',
  description:
    'Returns the lines that were added to and removed from the text of a crawled page between two versions; by default ' +
    'between the latest two.',
  scope: 'documents',
  pathParameters: { id: DocumentId },
  queryParameters: VersionDates,
  hit: DocumentChanges,
  defaultPageSize: undefined,
  errors: [404],
  async answer({ path: { id: key }, query }, { store }) {
    const dates = readVersionDates(query);
    const versions = (seenBy: number | undefined, take: number) =>
      store.pageVersions({ key, seenBy, slice: { kind: 'page', skip: 0, take } });
    const isFollowing = dates.from === undefined;
    const [to, previous] = (await versions(dates.to, isFollowing ? 2 : 1)).hits;
    if (to === undefined)
      throw dates.to === undefined ? notFound('page') : new ApiError('NotFound', 'Version at that date');
    const from = isFollowing ? previous : (await versions(dates.from, 1)).hits[0];
    if (from === undefined) throw new ApiError('NotFound', 'Earlier version');
    const changes = await changesOf(from.facts.text?.value, to.facts.text?.value);
    return { total: 1, hits: [documentChanges(from, to, changes)] };
  },
});

/** Other requests are answered in between: a comparison of long texts takes a second. */
async function changesOf(before = '', after = ''): Promise<LineChange[]> {
  const work = lineChanges(before, after);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await nextTurn();
  }
}
