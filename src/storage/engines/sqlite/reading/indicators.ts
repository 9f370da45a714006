import type { FindingSource } from '../../../../records/finding.ts';
import type { Indicator, LookupKind } from '../../../../records/indicator.ts';
import {
  type FindingFilter,
  type IndicatorCount,
  type IndicatorCountsQuestion,
  type IndicatorQuestion,
  type IndicatorSummary,
  PLACED_RECORDS_MAX,
  type RelatedIndicators,
  type VisibleFindings,
} from '../../../port/indicators.ts';
import { indicatorCount, startOfInterval, topRelated } from '../../../rules/indicator-order.ts';
import { RELATED_ITEMS_MAX, RELATED_RECORDS_MAX } from '../../../rules/related-records.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { compileFilter, compileVisibleOf } from './finding-filter.ts';
import { SqliteIndicatorPlaces } from './indicator-places.ts';
import { allOf } from './query-compiler.ts';

/** Answers what is known about indicators. */
export class SqliteIndicators {
  #statements: SqliteStatements;
  #places: SqliteIndicatorPlaces;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#places = new SqliteIndicatorPlaces(statements, mapper);
    this.#deadline = deadline;
  }

  counts(question: IndicatorCountsQuestion): (IndicatorCount | undefined)[] {
    const count = this.counter(question);
    const { places } = question;
    if (places === undefined) return question.indicators.map(count);
    return question.indicators.map((indicator) => {
      const counted = count(indicator);
      if (counted === undefined || counted.total > PLACED_RECORDS_MAX) return counted;
      return { ...counted, places: this.#places.of(indicator, question).countExcept(places) };
    });
  }

  /** Counts the records of one value after the other. */
  counter(filter: FindingFilter): (indicator: Indicator) => IndicatorCount | undefined {
    const { sql, parameters } = compileFilter(filter);
    const rows = this.#statements.prepareRows(
      `SELECT source, count(*), min(first_seen), max(first_seen) FROM findings
       WHERE kind = ? AND canonical = ? AND ${sql} GROUP BY source`,
    );
    return ({ kind, canonical }) => {
      this.#deadline.check();
      const found = rows.all(kind, canonical, ...parameters) as unknown as [
        FindingSource,
        number,
        number,
        number,
      ][];
      return indicatorCount(
        found.map(([source, count, firstSeen, lastSeen]) => ({ source, count, firstSeen, lastSeen })),
      );
    };
  }

  /** The first spelling of a value. */
  spelling({ kind, canonical }: Indicator, filter: FindingFilter): string {
    const { sql, parameters } = compileFilter(filter);
    return this.#statements
      .prepare(`SELECT min(value) AS value FROM findings WHERE kind = ? AND canonical = ? AND ${sql}`)
      .get(kind, canonical, ...parameters)?.value as string;
  }

  summary(question: IndicatorQuestion): IndicatorSummary | undefined {
    const { kind, canonical, interval, placesMax } = question;
    const count = this.counter(question)(question);
    if (count === undefined) return undefined;
    const places = this.#places.of(question, question);
    const histogram = new Map<number, number>();
    for (const [, , firstSeen] of this.#records(question)) {
      const at = startOfInterval(firstSeen, interval);
      histogram.set(at, (histogram.get(at) ?? 0) + 1);
    }
    return {
      kind,
      canonical,
      value: this.spelling(question, question),
      ...count,
      channels: places.channels.top(placesMax),
      people: places.people.top(placesMax),
      histogram: [...histogram].map(([at, records]) => ({ at, count: records })).sort((a, b) => a.at - b.at),
      related: this.#related(question),
    };
  }

  #records(question: IndicatorQuestion, tail = ''): Iterable<[FindingSource, string, number]> {
    const { sql, parameters } = compileFilter(question);
    return this.#statements
      .prepareRows(
        `SELECT source, owner, first_seen FROM findings WHERE kind = ? AND canonical = ? AND ${sql} ${tail}`,
      )
      .iterate(question.kind, question.canonical, ...parameters) as unknown as Iterable<
      [FindingSource, string, number]
    >;
  }

  #related(question: IndicatorQuestion): RelatedIndicators {
    const counts = new Map<string, Indicator & { count: number }>();
    let records = 0;
    const newest = [
      ...this.#records(question, `ORDER BY first_seen DESC, source, owner LIMIT ${RELATED_RECORDS_MAX}`),
    ];
    for (const [source, owner] of newest) {
      this.#deadline.check();
      const found = this.#itemsOf(source, owner, question.visible);
      if (found.length > RELATED_ITEMS_MAX) continue;
      records++;
      for (const [kind, canonical] of found) {
        const key = `${kind} ${canonical}`;
        const known = counts.get(key) ?? { kind, canonical, count: 0 };
        known.count++;
        counts.set(key, known);
      }
    }
    counts.delete(`${question.kind} ${question.canonical}`);
    return { records, top: topRelated(counts.values(), question.relatedMax) };
  }

  /** One more than the maximum shows that there are too many. */
  #itemsOf(
    source: FindingSource,
    owner: string,
    visible: readonly VisibleFindings[],
  ): [LookupKind, string][] {
    const { sql, parameters } = allOf([
      { sql: 'source = ? AND owner = ?', parameters: [source, owner] },
      compileVisibleOf(source, visible),
    ]);
    return this.#statements
      .prepareRows(`SELECT kind, canonical FROM findings WHERE ${sql} LIMIT ${RELATED_ITEMS_MAX + 1}`)
      .all(...parameters) as unknown as [LookupKind, string][];
  }
}
