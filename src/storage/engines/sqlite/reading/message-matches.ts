import type { Month } from '../../../../time/month.ts';
import type { Question, TimeWindow } from '../../../port/query.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMonths } from '../index/months.ts';
import type { SqliteSegments } from '../sealed/segments.ts';
import type { SqliteDeadline } from './deadline.ts';
import { allParts, type Part, partsWithin } from './month-counts.ts';
import { type CompiledSearch, MonthMatches } from './month-matches.ts';
import { compileMatch, soughtIn } from './query-compiler.ts';

/** Undefined if nothing can match. */
export function compileSearch(question: Omit<Question<'message'>, 'slice'>): CompiledSearch | undefined {
  const match = compileMatch(question);
  const sought = soughtIn(question);
  return match === undefined || sought === undefined ? undefined : { match, sought };
}

/** Finds the months in which messages may match. */
export class SqliteMessageMatches {
  #statements: SqliteStatements;
  #months: SqliteMonths;
  #segments: SqliteSegments;
  #deadline: SqliteDeadline;
  #keepsParts = false;
  /** Of all months, without a window; undefined if they must be read. */
  #parts: Part[] | undefined;

  constructor(
    statements: SqliteStatements,
    months: SqliteMonths,
    segments: SqliteSegments,
    deadline: SqliteDeadline,
  ) {
    this.#statements = statements;
    this.#months = months;
    this.#segments = segments;
    this.#deadline = deadline;
  }

  /** Those that hold messages, newest first. */
  months(): Month[] {
    return this.#months.all().map(({ month }) => month);
  }

  /** By month, newest first. Nothing is searched before it is asked for. */
  within(search: CompiledSearch | undefined, window: TimeWindow | undefined): MonthMatches[] {
    if (search === undefined) return [];
    const parts = partsWithin(this.#allParts(), window);
    return parts.map((part) => new MonthMatches(part, search, this.#statements, this.#deadline));
  }

  /**
   * Call whenever the store may have changed. From then on, what is read of its months is kept until the next call:
   * reading it takes a third of the time of a repeated search.
   */
  storeChanged(): void {
    this.#keepsParts = true;
    this.#parts = undefined;
  }

  #allParts(): Part[] {
    const parts = this.#parts ?? allParts(this.#months.all(), this.#segments.byMonth());
    if (this.#keepsParts) this.#parts = parts;
    return parts;
  }
}
