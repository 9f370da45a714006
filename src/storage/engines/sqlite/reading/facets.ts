import type { SQLInputValue } from 'node:sqlite';
import { PLATFORMS } from '../../../../records/platform.ts';
import { type CountedFacets, type FacetRequest, MESSAGE_FACETS } from '../../../port/facets.ts';
import { FacetCounts } from '../../../rules/facet-counts.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { type FacetRow, MessageTally } from './message-tally.ts';
import { type MonthCounts, platformCount } from './month-counts.ts';
import type { MonthMatches } from './month-matches.ts';
import type { SqlCondition } from './query-compiler.ts';

/** Counts the matching messages by their facets. All facets are counted in one pass, oldest month first. */
export class SqliteMessageFacets {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  /** `months` are newest first. */
  count(request: FacetRequest, months: readonly MonthMatches[], counts: MonthCounts): CountedFacets {
    const facets = MESSAGE_FACETS.filter((facet) => request.by.includes(facet));
    // The index itself knows the platform.
    const ofRows = facets.filter((facet) => facet !== 'platform');
    const tally = this.#tally(request);
    if (ofRows.length > 0) for (const matches of [...months].reverse()) this.#add(matches, tally);
    return tally.counted(
      facets.map((facet) => [
        facet,
        facet === 'platform' ? this.#platforms(months, counts) : tally.counts(facet),
      ]),
    );
  }

  /** Counts the messages that meet a condition on their rows. */
  countWhere(request: FacetRequest, { sql, parameters }: SqlCondition): CountedFacets {
    const facets = MESSAGE_FACETS.filter((facet) => request.by.includes(facet));
    const tally = this.#tally(request);
    this.#read(`FROM messages WHERE ${sql}`, parameters, tally);
    return tally.counted(facets.map((facet) => [facet, tally.counts(facet)]));
  }

  #tally(request: FacetRequest): MessageTally {
    return new MessageTally(request, this.#mapper, this.#statements);
  }

  #platforms(months: readonly MonthMatches[], counts: MonthCounts): FacetCounts {
    const platforms = new FacetCounts();
    for (const matches of months) {
      for (const platform of PLATFORMS) {
        const [messages, firstSeen, lastSeen] = counts.of(platformCount(platform), matches.part, () => {
          this.#deadline.check();
          return Float64Array.from(matches.of(platform).span());
        }) as unknown as [number, number, number];
        if (messages > 0) platforms.add(platform, messages, firstSeen, lastSeen);
      }
    }
    return platforms;
  }

  #add(matches: MonthMatches, tally: MessageTally): void {
    for (const sealed of matches.sealed()) {
      this.#deadline.check();
      tally.addSegment(sealed);
    }
    if (!matches.hasOpen) return;
    const { sql, parameters } = matches.open('open_messages');
    this.#read(sql, parameters, tally);
  }

  #read(sql: string, parameters: readonly SQLInputValue[], tally: MessageTally): void {
    const rows = this.#statements
      .prepareRowsWithBigInts(`SELECT ${tally.columns} ${sql}`)
      .iterate(...parameters) as unknown as Iterable<FacetRow>;
    for (const row of rows) tally.addRow(row);
  }
}
