import type { FindingFilter, VisibleFindings } from '../../../port/indicators.ts';
import { allOf, type SqlCondition, when } from './query-compiler.ts';

/**
 * The findings that count, as a condition on the table `findings`. The unary plus keeps SQLite from seeking once per
 * source: the rows of a value are next to each other.
 */
export function compileFilter({ visible, during }: FindingFilter): SqlCondition {
  return allOf([
    { sql: 'in_time()', parameters: [] },
    compileVisible(visible),
    when(during?.from !== undefined, 'first_seen >= ?', during?.from ?? 0),
    when(during?.to !== undefined, 'first_seen <= ?', during?.to ?? 0),
  ]);
}

export function compileVisible(visible: readonly VisibleFindings[]): SqlCondition {
  if (visible.length === 0) return { sql: 'FALSE', parameters: [] };
  const rules = visible.map(({ sources, kinds, from }) =>
    allOf([
      { sql: `+source IN (${sources.map(() => '?').join(', ')})`, parameters: [...sources] },
      kinds && { sql: `+kind IN (${kinds.map(() => '?').join(', ')})`, parameters: [...kinds] },
      when(from !== undefined, 'first_seen >= ?', from ?? 0),
    ]),
  );
  return {
    sql: `(${rules.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    parameters: rules.flatMap(({ parameters }) => parameters),
  };
}
