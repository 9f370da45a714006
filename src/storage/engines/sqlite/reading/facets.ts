import type { SQLInputValue } from 'node:sqlite';
import { PLATFORMS } from '../../../../records/platform.ts';
import { TIE_BITS } from '../../../../records/tie.ts';
import { type CountedFacets, type FacetRequest, MESSAGE_FACETS } from '../../../port/facets.ts';
import { FacetCounts } from '../../../rules/facet-counts.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { monthIndex } from '../index/months.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { condition } from './month-condition.ts';
import { type MonthCounts, type Part, platformCount } from './month-counts.ts';
import { platformFilter, type SqlCondition } from './query-compiler.ts';
import { type Column, RowFacets } from './row-facets.ts';

/** Counts the matching messages by their facets. All facets of the rows are read in one pass, newest first. */
export class SqliteMessageFacets {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  count(request: FacetRequest, match: string, parts: readonly Part[], counts: MonthCounts): CountedFacets {
    const facets = MESSAGE_FACETS.filter((facet) => request.by.includes(facet));
    // The index itself knows the platform.
    const ofRows = facets.filter((facet) => facet !== 'platform');
    const rows = new RowFacets(ofRows, request, this.#mapper);
    if (ofRows.length > 0) for (const part of parts) this.#readRows(match, part, rows);
    return rows.counted(
      facets.map((facet) => [
        facet,
        facet === 'platform' ? this.#platforms(match, parts, counts) : rows.counts(facet),
      ]),
    );
  }

  /** Counts the messages that meet a condition on their rows. */
  countWhere(request: FacetRequest, { sql, parameters }: SqlCondition): CountedFacets {
    const facets = MESSAGE_FACETS.filter((facet) => request.by.includes(facet));
    const rows = new RowFacets(facets, request, this.#mapper);
    this.#read(`FROM messages WHERE ${sql} ORDER BY slot DESC`, parameters, rows);
    return rows.counted(facets.map((facet) => [facet, rows.counts(facet)]));
  }

  #platforms(match: string, parts: readonly Part[], counts: MonthCounts): FacetCounts {
    const platforms = new FacetCounts();
    for (const part of parts) {
      for (const platform of PLATFORMS) {
        const [messages, firstSeen, lastSeen] = counts.of(platformCount(platform), part, () => {
          this.#deadline.check();
          const { sql, parameters } = condition(part, `(${match}) AND ${platformFilter(platform)}`);
          const row = this.#statements
            .prepareRows(`SELECT count(*), min(rowid) >> ${TIE_BITS}, max(rowid) >> ${TIE_BITS} ${sql}`)
            .get(...parameters) as unknown as [number, number | null, number | null];
          return Float64Array.from(row, (value) => value ?? 0);
        }) as unknown as [number, number, number];
        if (messages > 0) platforms.add(platform, messages, firstSeen, lastSeen);
      }
    }
    return platforms;
  }

  /** The index yields its rowids in descending order without sorting, so the newest message comes first. */
  #readRows(match: string, part: Part, into: RowFacets): void {
    this.#deadline.check();
    const name = monthIndex(part.month);
    const { sql, parameters } = condition(part, match, 'messages');
    this.#read(`${sql} ORDER BY ${name}.rowid DESC`, parameters, into);
  }

  #read(sql: string, parameters: readonly SQLInputValue[], into: RowFacets): void {
    const rows = this.#statements
      .prepareRows(`SELECT ${into.columns} ${sql}`)
      .iterate(...parameters) as unknown as Iterable<Column[]>;
    for (const row of rows) into.add(row);
  }
}
