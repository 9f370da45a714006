import { monthOf, startOfMonth } from '../../../../time/month.ts';
import type { CountedEntity, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import { GROUPING_FACTS, groupKey } from '../../../rules/entity-groups.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { IntervalSums, numbering } from './interval-sums.ts';
import { allOf, type SqlCondition, when } from './query-compiler.ts';

/** A post is dated by its discovery. */
const DATES: Record<CountedEntity, string> = { page: 'detection_date', ransomware: 'first_seen' };

/** Counts pages or posts over time. `condition` selects them, whatever their date. */
export function entityHistogram(
  statements: SqliteStatements,
  { collection, interval, startMinute, by, groupsMax, during }: HistogramQuestion<CountedEntity>,
  condition: SqlCondition,
): Histogram {
  const date = DATES[collection];
  const { width, origin } = numbering(interval, startMinute);
  const { sql, parameters } = allOf([
    condition,
    when(during?.from !== undefined, `${date} >= ?`, during?.from ?? 0),
    when(during?.to !== undefined, `${date} <= ?`, during?.to ?? 0),
  ]);
  const fact = by === undefined ? 'NULL' : `document ->> '$.facts.${GROUPING_FACTS[by]}.value'`;
  const rows = statements
    .prepare(
      `SELECT (${date} - ${origin}) / ${width} AS number, ${fact} AS fact, count(*) AS records
       FROM entities WHERE ${sql} GROUP BY 1, 2`,
    )
    .iterate(...parameters);
  const sums = new IntervalSums(groupsMax);
  for (const { number, fact: value, records } of rows) {
    const start = (number as number) * width + origin;
    const at = interval === 'month' ? startOfMonth(monthOf(start)) : start;
    const group = by === undefined ? undefined : groupKey(by, (value as string | null) ?? undefined);
    sums.add(at, records as number, group);
  }
  return sums.histogram();
}
