import { canonicalIndicator, type Indicator, type LookupKind, SEARCHED_KINDS } from '../records/indicator.ts';
import { parseIndicatorPattern } from '../search/indicator-pattern.ts';
import type { FindingFilter, IndicatorSearch } from '../storage/port/indicators.ts';

/** `*acme*` and other patterns (search/indicator-pattern.ts). */
export function indicatorsMatching(
  { q, kind }: { q: string; kind?: LookupKind },
  filter: FindingFilter,
  slice: IndicatorSearch['slice'],
): IndicatorSearch {
  return {
    ...parseIndicatorPattern(q),
    kinds: kind === undefined ? SEARCHED_KINDS : [kind],
    ...filter,
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
