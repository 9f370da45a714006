import Type, { type Static } from 'typebox';

/** An extension: the spec tells of a day only whether it is there. */
export const CoverageEntry = Type.Object(
  {
    day: Type.String({ description: 'YYYY-MM-DD' }),
    covered: Type.Boolean({ description: 'false: the feed answers 404 for this day' }),
    total: Type.Integer({ description: 'Entries of this day' }),
  },
  { title: 'CoverageEntry' },
);
export type CoverageEntry = Static<typeof CoverageEntry>;
