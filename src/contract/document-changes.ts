import Type, { type Static } from 'typebox';
import type { Page } from '../records/page.ts';
import type { LineChange } from '../text/line-changes.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, Strings } from './small-objects.ts';

/** More changes would not fit into a response, and nobody reads them. */
const CHANGES_MAX = 10_000;

const Version = (description: string) =>
  Type.Object(
    {
      firstSeen: Instant('When this version was first seen'),
      detectionDate: Instant('When this version was last seen'),
      pageTitle: Type.Optional(Type.String({ description: 'Title' })),
      sha256sum: Type.Optional(Type.String({ description: 'SHA-256 digest, in hex' })),
    },
    { description },
  );

export const DocumentChanges = Type.Object(
  {
    id: Type.String({ description: 'Document id' }),
    from: Version('The older version'),
    to: Version('The newer version'),
    linesAdded: Type.Integer({
      description: 'Number of added lines. A line that moved counts as added and as removed',
    }),
    linesRemoved: Type.Integer({ description: 'Number of removed lines' }),
    changes: Type.Array(
      Type.Object({
        oldLine: Type.Integer({ description: 'Number of the first removed line in the older text, from 1' }),
        newLine: Type.Integer({ description: 'Number of the first added line in the newer text, from 1' }),
        removed: Strings('Lines of the older text'),
        added: Strings('Lines of the newer text that take their place'),
      }),
      { description: `Changes of the text, in order; at most the first ${CHANGES_MAX}` },
    ),
    isComplete: Type.Boolean({ description: 'Whether all changes are listed' }),
  },
  { title: 'DocumentChanges', description: 'Difference between two versions of a page' },
);
type DocumentChanges = Static<typeof DocumentChanges>;

export function documentChanges(from: Page, to: Page, changes: readonly LineChange[]): DocumentChanges {
  const count = (side: 'added' | 'removed') => changes.reduce((sum, change) => sum + change[side].length, 0);
  return {
    id: to.pageId,
    from: versionOf(from),
    to: versionOf(to),
    linesAdded: count('added'),
    linesRemoved: count('removed'),
    changes: changes.slice(0, CHANGES_MAX).map(({ oldStart, newStart, removed, added }) => ({
      oldLine: oldStart + 1,
      newLine: newStart + 1,
      removed,
      added,
    })),
    isComplete: changes.length <= CHANGES_MAX,
  };
}

function versionOf({ firstSeen, detectionDate, facts }: Page): DocumentChanges['from'] {
  return {
    firstSeen: formatInstant(firstSeen),
    detectionDate: formatInstant(detectionDate),
    ...(facts.pageTitle !== undefined && { pageTitle: facts.pageTitle.value }),
    ...(facts.sha256sum !== undefined && { sha256sum: facts.sha256sum.value }),
  };
}
