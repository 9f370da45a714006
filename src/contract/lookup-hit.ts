import Type, { type Static } from 'typebox';
import type { Indicator } from '../records/indicator.ts';
import { LOOKUP_KINDS } from '../records/indicator.ts';
import type { HashedIndicator, IndicatorCount } from '../storage/port/indicators.ts';
import { formatInstant } from '../time/instant.ts';
import { CountedIndicator, countedIndicator } from './indicator-hit.ts';
import { oneOf } from './parameters.ts';
import { Instant } from './small-objects.ts';

/** Values of a bulk lookup. */
export const LOOKUP_VALUES_MAX = 10_000;
export const LOOKUP_BYTES_MAX = 2 * 1024 * 1024;
/** Prefixes of a hashed lookup. */
export const PREFIXES_MAX = 1000;

const STATUSES = ['found', 'not_found', 'invalid'] as const;

export const LookupHit = Type.Object(
  {
    value: Type.String({ description: 'Value as sent; an overlong one is cut' }),
    status: oneOf(
      STATUSES,
      'Whether any record contains the value; `invalid` for blank values, for values of more than 2,048 characters, and for values that are not text',
    ),
    indicators: Type.Array(CountedIndicator, {
      description: 'What the value can be, for each kind that records contain',
    }),
  },
  { title: 'LookupHit', description: 'Answer for one value of a bulk lookup' },
);
export type LookupHit = Static<typeof LookupHit>;

const SHOWN_LENGTH_MAX = 256;

export function lookupHit(
  value: string,
  detected: readonly Indicator[],
  counts: readonly (IndicatorCount | undefined)[],
): LookupHit {
  const indicators = detected.flatMap((indicator, index) => {
    const count = counts[index];
    return count === undefined ? [] : [countedIndicator(indicator, count)];
  });
  const status = detected.length === 0 ? 'invalid' : indicators.length === 0 ? 'not_found' : 'found';
  return { value: status === 'invalid' ? shortened(value) : value, status, indicators };
}

function shortened(value: string): string {
  return value.length > SHOWN_LENGTH_MAX ? `${value.slice(0, SHOWN_LENGTH_MAX).toWellFormed()}…` : value;
}

export const HashedHit = Type.Object(
  {
    prefix: Type.String({ description: 'Prefix as sent, in lower case' }),
    matches: Type.Array(
      Type.Object({
        hash: Type.String({ description: 'SHA-256 of the canonical value in UTF-8' }),
        kind: oneOf(LOOKUP_KINDS, 'Kind of indicator'),
        count: Type.Integer({ description: 'Exact number of records that contain the value' }),
        firstSeen: Instant('When the first record showed it'),
        lastSeen: Instant('When the latest record first showed it'),
      }),
      {
        description:
          'Values whose hash begins with the prefix, by hash and kind; never the values themselves',
      },
    ),
  },
  { title: 'HashedHit', description: 'Hashes that begin with a prefix' },
);
export type HashedHit = Static<typeof HashedHit>;

export function hashedHit(prefix: string, found: readonly HashedIndicator[]): HashedHit {
  return {
    prefix,
    matches: found.map(({ hash, kind, total, firstSeen, lastSeen }) => ({
      hash,
      kind,
      count: total,
      firstSeen: formatInstant(firstSeen),
      lastSeen: formatInstant(lastSeen),
    })),
  };
}
