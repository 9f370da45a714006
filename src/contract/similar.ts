import Type, { type Static, type TProperties } from 'typebox';
import type { SimilarCopies } from '../storage/port/collapse.ts';
import { formatInstant } from '../time/instant.ts';
import { FacetBucket, facetBucket } from './facets.ts';
import { oneOf } from './parameters.ts';
import { Instant } from './small-objects.ts';

export const COLLAPSES = ['similar'] as const;

export const CollapseParameter = {
  collapse: Type.Optional(
    oneOf(
      COLLAPSES,
      'Extension: `similar` folds copies of the same advertisement into one result, the newest; cannot be combined with `sort=relevance`',
      { examples: ['similar'] },
    ),
  ),
};

/** In the data of a response. */
export const CollapseFields: TProperties = {
  totalBefore: Type.Optional(
    Type.Integer({ description: 'Extension: with `collapse`, the exact number of results without folding' }),
  ),
};

/** In a hit. */
export const Similar = Type.Optional(
  Type.Object(
    {
      count: Type.Integer({ minimum: 1, description: 'Number of copies that match, this one included' }),
      firstSeen: Instant('When the earliest of them was written'),
      channels: Type.Array(FacetBucket, { description: 'Up to 10 channels with most copies, largest first' }),
    },
    { description: 'Extension: only with `collapse=similar`: the copies that this result stands for' },
  ),
);

export function similarOf({ count, firstSeen, channels }: SimilarCopies): Static<typeof Similar> {
  return { count, firstSeen: formatInstant(firstSeen), channels: channels.map(facetBucket) };
}
