import Type, { type Static } from 'typebox';

/** Extension. */
export const CoverageEntry = Type.Object(
  {
    day: Type.String({ description: 'Day, as YYYY-MM-DD (UTC)' }),
    covered: Type.Boolean({
      description: 'Whether the feed covers the day; if not, the feed returns 404 for it',
    }),
    total: Type.Integer({ description: 'Number of entries on this day' }),
  },
  { title: 'CoverageEntry', description: 'Coverage of one feed day' },
);
export type CoverageEntry = Static<typeof CoverageEntry>;
