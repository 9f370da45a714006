import { FINDING_SOURCES, type FindingSource } from '../../../../records/finding.ts';
import type { FindingFilter, VisibleFindings } from '../../../port/indicators.ts';
import { allOf, oneOf, type SqlCondition, when } from './query-compiler.ts';

/** The findings that count, as a condition on the table `findings`. */
export function compileFilter({ visible, during }: FindingFilter): SqlCondition {
  return allOf([
    { sql: 'in_time()', parameters: [] },
    compileVisible(visible),
    when(during?.from !== undefined, 'first_seen >= ?', during?.from ?? 0),
    when(during?.to !== undefined, 'first_seen <= ?', during?.to ?? 0),
  ]);
}

/**
 * SQLite builds a table for every list it compares with, each time a statement runs, so lists are left out where they
 * change nothing. The unary plus keeps it from seeking once per source: the rows of a value are next to each other.
 */
function compileVisible(visible: readonly VisibleFindings[]): SqlCondition | undefined {
  const complete = completeSources(visible);
  if (complete.size === FINDING_SOURCES.length) return undefined;
  const limited = visible
    .filter((rule) => !isComplete(rule))
    .map((rule) => ({ ...rule, sources: rule.sources.filter((source) => !complete.has(source)) }));
  return anyOf(
    [{ sources: [...complete] }, ...limited]
      .filter(({ sources }) => sources.length > 0)
      .map((rule) => allOf([oneOf('+source', rule.sources), limitsOf(rule)])),
  );
}

/** The visible findings of records of one source. */
export function compileVisibleOf(
  source: FindingSource,
  visible: readonly VisibleFindings[],
): SqlCondition | undefined {
  const rules = visible.filter(({ sources }) => sources.includes(source));
  return rules.some(isComplete) ? undefined : anyOf(rules.map(limitsOf));
}

function isComplete({ kinds, from }: VisibleFindings): boolean {
  return kinds === undefined && from === undefined;
}

function completeSources(visible: readonly VisibleFindings[]): ReadonlySet<FindingSource> {
  return new Set(visible.filter(isComplete).flatMap(({ sources }) => sources));
}

function limitsOf({ kinds, from }: VisibleFindings): SqlCondition {
  return allOf([kinds && oneOf('+kind', kinds), when(from !== undefined, 'first_seen >= ?', from ?? 0)]);
}

function anyOf(conditions: readonly SqlCondition[]): SqlCondition {
  if (conditions.length === 0) return { sql: 'FALSE', parameters: [] };
  return {
    sql: `(${conditions.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
