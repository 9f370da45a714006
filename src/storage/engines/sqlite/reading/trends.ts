import type { Indicator, LookupKind } from '../../../../records/indicator.ts';
import type { FindingFilter } from '../../../port/indicators.ts';
import type {
  IndicatorTrend,
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
} from '../../../port/trends.ts';
import { countInPeriod, noCounts, wholeOf } from '../../../rules/periods.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteDeadline } from './deadline.ts';
import { compileFilter } from './finding-filter.ts';
import type { SqliteIndicators } from './indicators.ts';
import { allOf, oneOf, type SqlCondition } from './query-compiler.ts';

/** All columns that are counted, in the order of time. */
const FINDINGS = 'findings INDEXED BY findings_by_date';

type FindingQuestion = Pick<IndicatorTrendQuestion, 'visible' | 'kinds'>;

/** Counts what is new, and how often indicators occur over time. */
export class SqliteTrends {
  #statements: SqliteStatements;
  #indicators: SqliteIndicators;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, indicators: SqliteIndicators, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#indicators = indicators;
    this.#deadline = deadline;
  }

  countNew(question: NewCountQuestion): number[] {
    return question.of === 'indicator' ? this.#newIndicators(question) : this.#newEntities(question);
  }

  #newEntities({ of, bounds }: NewCountQuestion): number[] {
    const count = this.#statements.prepare(
      'SELECT count(*) AS n FROM entities WHERE kind = ? AND first_seen >= ? AND first_seen < ? AND in_time()',
    );
    return noCounts(bounds).map(
      (_, period) => count.get(of, bounds[period] as number, bounds[period + 1] as number)?.n as number,
    );
  }

  #newIndicators(question: Extract<NewCountQuestion, { of: 'indicator' }>): number[] {
    const { bounds, visible } = question;
    const counts = noCounts(bounds);
    const { from, to } = wholeOf(bounds);
    const within = findingsOf(question, { from, to });
    const earlier = compileFilter({ visible, during: { to: from - 1 } });
    const isOld = this.#statements.prepareRows(
      `SELECT 1 FROM findings WHERE kind = ? AND canonical = ? AND ${earlier.sql} LIMIT 1`,
    );
    const found = this.#statements
      .prepareRows(
        `SELECT kind, canonical, min(first_seen) FROM ${FINDINGS} WHERE ${within.sql} GROUP BY kind, canonical`,
      )
      .all(...within.parameters) as unknown as [LookupKind, string, number][];
    for (const [kind, canonical, firstSeen] of found)
      if (isOld.get(kind, canonical, ...earlier.parameters) === undefined)
        countInPeriod(counts, firstSeen, bounds);
    return counts;
  }

  indicators(question: IndicatorTrendQuestion): IndicatorTrends {
    const { bounds, visible } = question;
    const filter = { visible, during: wholeOf(bounds) };
    const trends = this.#mostFrequent(question).map((indicator): IndicatorTrend => {
      this.#deadline.check();
      return {
        ...indicator,
        value: this.#indicators.spelling(indicator, filter),
        counts: this.#countsOf(indicator, filter, question),
      };
    });
    return { totals: this.#totals(question), trends };
  }

  #mostFrequent(question: IndicatorTrendQuestion): Indicator[] {
    const { bounds, recent, recordsMin, max } = question;
    const { sql, parameters } = findingsOf(question, {
      from: bounds[recent] ?? 0,
      to: wholeOf(bounds).to,
    });
    const rows = this.#statements
      .prepareRows(
        `SELECT kind, canonical, count(*) AS n FROM ${FINDINGS} WHERE ${sql} GROUP BY kind, canonical
         HAVING n >= ? ORDER BY n DESC, kind, canonical LIMIT ?`,
      )
      .all(...parameters, recordsMin, max) as unknown as [LookupKind, string][];
    return rows.map(([kind, canonical]) => ({ kind, canonical }));
  }

  #countsOf(
    { kind, canonical }: Indicator,
    filter: FindingFilter,
    { bounds }: IndicatorTrendQuestion,
  ): number[] {
    const { sql, parameters } = compileFilter(filter);
    const counts = noCounts(bounds);
    const dates = this.#statements
      .prepareRows(`SELECT first_seen FROM findings WHERE kind = ? AND canonical = ? AND ${sql}`)
      .iterate(kind, canonical, ...parameters) as unknown as Iterable<[number]>;
    for (const [at] of dates) countInPeriod(counts, at, bounds);
    return counts;
  }

  #totals(question: IndicatorTrendQuestion): number[] {
    const { bounds } = question;
    return noCounts(bounds).map((_, period) => {
      const { sql, parameters } = findingsOf(question, {
        from: bounds[period] as number,
        to: (bounds[period + 1] as number) - 1,
      });
      return this.#statements.prepare(`SELECT count(*) AS n FROM ${FINDINGS} WHERE ${sql}`).get(...parameters)
        ?.n as number;
    });
  }
}

/** The plus sign keeps SQLite from seeking once per kind within each instant. */
function findingsOf(
  { visible, kinds }: FindingQuestion,
  during: NonNullable<FindingFilter['during']>,
): SqlCondition {
  return allOf([compileFilter({ visible, during }), oneOf('+kind', kinds)]);
}
