import { InvalidParameters } from '../errors.ts';

const BUCKETS_MAX = 10_000;

/** Throws if a histogram has more intervals than a response may have. */
export function requireFewBuckets(buckets: readonly unknown[], parameter = 'interval'): void {
  if (buckets.length <= BUCKETS_MAX) return;
  throw InvalidParameters.query(
    parameter,
    'too_many_buckets',
    `results in ${buckets.length} intervals, more than ${BUCKETS_MAX}; use a longer interval or a shorter time range`,
  );
}
