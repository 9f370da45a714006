import type { Indicator } from '../../../../records/indicator.ts';
import type { FindingFilter, VisibleFindings } from '../../../port/indicators.ts';
import { during, type Query } from '../cluster/clauses.ts';
import type { Grouped } from '../cluster/searcher.ts';

export function allOf(filter: readonly Query[]): Query {
  return { bool: { filter } };
}

export function isIndicator({ kind, canonical }: Indicator): Query[] {
  return [{ term: { kind } }, { term: { canonical } }];
}

export function isOneOf(indicators: readonly Indicator[]): Query {
  const byKind = Map.groupBy(indicators, ({ kind }) => kind);
  const should = Array.from(byKind, ([kind, all]) =>
    allOf([{ term: { kind } }, { terms: { canonical: all.map(({ canonical }) => canonical) } }]),
  );
  return { bool: { should, minimum_should_match: 1 } };
}

/** All combinations of some fields among findings. */
export function findingGroups(
  index: string,
  query: Query,
  fields: readonly string[],
  aggs?: object,
): Grouped {
  const sources = fields.map((field) => ({ [field]: { terms: { field } } }));
  return { index: () => index, query, sources, ...(aggs && { aggs }) };
}

/** The findings that count. */
export function filterQuery(filter: FindingFilter): Query[] {
  return [visibleQuery(filter.visible), ...during('firstSeen', filter.during)];
}

export function visibleQuery(visible: readonly VisibleFindings[]): Query {
  if (visible.length === 0) return { match_none: {} };
  const should = visible.map(({ sources, kinds, from }) =>
    allOf([
      { terms: { source: sources } },
      ...(kinds === undefined ? [] : [{ terms: { kind: kinds } }]),
      ...during('firstSeen', { from }),
    ]),
  );
  return { bool: { should, minimum_should_match: 1 } };
}
