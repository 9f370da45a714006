import Type, { type Static } from 'typebox';
import { formatInstant } from '../time/instant.ts';

const CountBucket = Type.Object({
  key: Type.String({ description: 'Value that this group stands for' }),
  doc_count: Type.Integer({ description: 'Exact number of records in the group' }),
});

export const Stat = Type.Object(
  {
    key: Type.String({ description: 'Country code or name of the group; `unknown` if no report gives it' }),
    doc_count: Type.Integer({ description: 'Exact number of victims' }),
  },
  { title: 'Stat', description: 'Number of victims with one value' },
);

export const AggregatedBucket = Type.Object(
  {
    key: Type.String({ description: 'Start of the interval, as Unix time in milliseconds' }),
    doc_count: Type.Integer({ description: 'Exact number of records in the interval' }),
    key_as_string: Type.String({ description: 'Start of the interval, as ISO 8601 date and time in UTC' }),
    agg: Type.Object(
      {
        buckets: Type.Array(CountBucket, {
          description: 'Largest groups first; empty if the endpoint does not group',
        }),
      },
      { description: 'Counts within the interval, by group' },
    ),
  },
  { title: 'AggregatedBucket', description: 'Number of records in one time interval' },
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
