import { InvalidParameters } from '../errors.ts';
import { canonicalIndicator, type Indicator, type LookupKind, SEARCHED_KINDS } from '../records/indicator.ts';
import { parseIndicatorPattern } from '../search/indicator-pattern.ts';
import type { FindingFilter, IndicatorSearch } from '../storage/port/indicators.ts';

/** `*acme*` and other patterns (search/indicator-pattern.ts). */
export function indicatorsMatching(
  { q, kind, new: isNew }: { q: string; kind?: LookupKind; new?: boolean },
  filter: FindingFilter,
  slice: IndicatorSearch['slice'],
): IndicatorSearch {
  if (isNew && filter.during?.from === undefined)
    throw InvalidParameters.query('new', 'missing', 'requires gte, the date since which values are new');
  return {
    ...parseIndicatorPattern(q),
    kinds: kind === undefined ? SEARCHED_KINDS : [kind],
    ...filter,
    isNew,
    slice,
  };
}

/** The value as one of this kind: as detected, else as written. */
export function indicatorsOfKind(
  kind: LookupKind,
  value: string,
  detected: readonly Indicator[],
): Indicator[] {
  const ofKind = detected.filter((each) => each.kind === kind);
  return ofKind.length > 0 ? ofKind : [{ kind, canonical: canonicalIndicator(kind, value.trim()) }];
}
