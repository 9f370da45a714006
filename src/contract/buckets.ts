import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';

const CountBucket = Type.Object({ key: Type.String(), doc_count: Type.Integer() });

/** Spec 2.6. */
export const AggregatedBucket = Type.Object(
  {
    key: Type.String({ description: 'When the interval begins, in milliseconds of Unix time' }),
    doc_count: Type.Integer({ description: 'Exact number of messages or posts' }),
    key_as_string: Type.String({ description: 'When the interval begins' }),
    agg: Type.Object({
      buckets: Type.Array(CountBucket, { description: 'Greatest first; empty without `by`' }),
    }),
  },
  { title: 'AggregatedBucket' },
);
export type AggregatedBucket = Static<typeof AggregatedBucket>;

export function aggregatedBucket(bucket: {
  at: number;
  count: number;
  groups: readonly { key: string; count: number }[];
}): AggregatedBucket {
  return {
    key: String(bucket.at),
    doc_count: bucket.count,
    key_as_string: formatInstant(bucket.at),
    agg: { buckets: bucket.groups.map(({ key, count }) => ({ key, doc_count: count })) },
  };
}
