import type { SQLInputValue } from 'node:sqlite';
import type { Platform } from '../../../../records/platform.ts';
import { TIE_BITS } from '../../../../records/tie.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { DocSet } from '../sealed/doc-set.ts';
import { newestOf, oldestOf } from '../sealed/merged-slots.ts';
import type { Segment, SegmentDocs } from '../sealed/segment.ts';
import { type DocInterval, intervalsOf } from '../sealed/segment-intervals.ts';
import { rememberedRanking } from '../sealed/segment-relevance.ts';
import { matching, storedCount } from '../sealed/segment-search.ts';
import { rankedPhrases, type Sought } from '../sealed/sought.ts';
import type { SqliteDeadline } from './deadline.ts';
import { intervalOf, type Numbered } from './histogram.ts';
import { numbering } from './interval-sums.ts';
import { condition } from './month-condition.ts';
import type { Part } from './month-counts.ts';
import { phraseMatch, platformFilter, soughtPlatform } from './query-compiler.ts';
import { RANK, type RankedPart } from './relevance.ts';

/** What a search of messages seeks: for full-text indexes, and for segments. */
export interface CompiledSearch {
  match: string;
  sought: Sought;
}

/** Slots in their order, newest or oldest first, read as far as they are needed. */
export type Slots = Iterator<bigint>;

/**
 * The messages of a month that match a search: some in its full-text index, the others in its segments. Reads as little
 * as each question needs, and evaluates a segment once.
 */
export class MonthMatches {
  readonly part: Part;
  #search: CompiledSearch;
  #statements: SqliteStatements;
  #deadline: SqliteDeadline;
  #sealed: SegmentDocs[] | undefined;

  constructor(part: Part, search: CompiledSearch, statements: SqliteStatements, deadline: SqliteDeadline) {
    this.part = part;
    this.#search = search;
    this.#statements = statements;
    this.#deadline = deadline;
  }

  /** The same within one platform. */
  of(platform: Platform): MonthMatches {
    const { match, sought } = this.#search;
    const search = {
      match: `(${match}) AND ${platformFilter(platform)}`,
      sought: { kind: 'and', of: [sought, soughtPlatform(platform)] } satisfies Sought,
    };
    return new MonthMatches(this.part, search, this.#statements, this.#deadline);
  }

  get hasOpen(): boolean {
    return this.part.open > 0;
  }

  /** The matching documents of each segment, in the window. */
  sealed(): readonly SegmentDocs[] {
    this.#sealed ??= this.part.segments.map((segment) => {
      const docs = matching(segment, this.#search.sought, () => this.#deadline.check());
      const { slots } = this.part;
      if (slots === undefined) return { segment, docs };
      return { segment, docs: docs.and(DocSet.range(segment.docs, ...segment.range(slots))) };
    });
    return this.#sealed;
  }

  /** SQL for the matches in the full-text index. */
  open(joined?: 'open_messages'): { sql: string; parameters: SQLInputValue[] } {
    this.#deadline.check();
    return condition(this.part, this.#search.match, joined);
  }

  count(): number {
    let count = 0;
    for (const [index, segment] of this.part.segments.entries())
      count += this.#storedCount(segment) ?? (this.sealed()[index] as SegmentDocs).docs.size;
    if (!this.hasOpen) return count;
    const { sql, parameters } = this.open();
    return count + (this.#statements.prepare(`SELECT count(*) AS n ${sql}`).get(...parameters)?.n as number);
  }

  #storedCount(segment: Segment): number | undefined {
    this.#deadline.check();
    return this.part.slots === undefined ? storedCount(segment, this.#search.sought) : undefined;
  }

  /** Their number, and the dates of the first and the last. */
  span(): [count: number, firstSeen: number, lastSeen: number] {
    let [count, first, last] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { segment, docs } of this.sealed()) {
      const size = docs.size;
      if (size === 0) continue;
      count += size;
      first = Math.min(first, segment.dateOf(docs.upwards(0, 1)[0] as number));
      last = Math.max(last, segment.dateOf(docs.fromEnd(0, 1)[0] as number));
    }
    if (this.hasOpen) {
      const { sql, parameters } = this.open();
      const [size, from, to] = this.#statements
        .prepareRows(`SELECT count(*), min(rowid) >> ${TIE_BITS}, max(rowid) >> ${TIE_BITS} ${sql}`)
        .get(...parameters) as unknown as [number, number | null, number | null];
      count += size;
      first = Math.min(first, from ?? first);
      last = Math.max(last, to ?? last);
    }
    return count === 0 ? [0, 0, 0] : [count, first, last];
  }

  /** Slots of all matches, newest first. */
  slots(): Slots {
    return newestOf([
      ...this.sealed().map(newestSlots),
      ...(this.hasOpen ? [this.#openSlots('DESC', [])] : []),
    ]);
  }

  /** A page of slots, newest first. */
  page(skip: number, take: number): bigint[] {
    const [only, ...others] = this.sealed();
    if (!this.hasOpen && only !== undefined && others.length === 0)
      return only.docs.fromEnd(skip, take).map((doc) => only.segment.slotOf(doc));
    if (only === undefined) {
      const { sql, parameters } = this.open();
      return this.#slotsOf(`SELECT rowid ${sql} ORDER BY rowid DESC LIMIT ? OFFSET ?`, [
        ...parameters,
        take,
        skip,
      ]);
    }
    return taken(this.slots(), skip, take);
  }

  /** The next slots in a direction, beyond a slot if one is given. */
  next(direction: 'ASC' | 'DESC', beyond: bigint | undefined, take: number): bigint[] {
    const isUp = direction === 'ASC';
    const sources = this.sealed().map(({ segment, docs }): Slots => {
      if (beyond === undefined) return isUp ? oldestSlots({ segment, docs }) : newestSlots({ segment, docs });
      const at = isUp ? segment.firstAt(beyond + 1n) : segment.firstAt(beyond);
      const range = isUp ? DocSet.range(segment.docs, at, segment.docs) : DocSet.range(segment.docs, 0, at);
      const within = { segment, docs: range.and(docs) };
      return isUp ? oldestSlots(within) : newestSlots(within);
    });
    if (this.hasOpen) {
      const further = beyond === undefined ? '' : `AND rowid ${isUp ? '>' : '<'} ?`;
      sources.push(this.#openSlots(direction, beyond === undefined ? [] : [beyond], further, take));
    }
    return taken(isUp ? oldestOf(sources) : newestOf(sources), 0, take);
  }

  /** Pairs of an interval's number and its message count. */
  intervals(numbered: Numbered): Float64Array {
    const counts = new Map<number, number>();
    for (const { segment, docs } of this.sealed())
      for (const { number, from, to } of docIntervals(segment, numbered)) {
        const size = docs.sizeBetween(from, to);
        if (size > 0) counts.set(number, (counts.get(number) ?? 0) + size);
      }
    if (this.hasOpen) {
      const { sql, parameters } = this.open();
      const rows = this.#statements
        .prepareRows(`SELECT ${intervalOf('rowid', numbered)}, count(*) ${sql} GROUP BY 1`)
        .all(...parameters) as unknown as [number, number][];
      for (const [number, size] of rows) counts.set(number, (counts.get(number) ?? 0) + size);
    }
    return Float64Array.from([...counts].flat());
  }

  /** The best matches of the index and of each segment. */
  mostRelevant(text: Sought, take: number): RankedPart[] {
    const name = `${this.part.slots ?? ''} ${JSON.stringify([this.#search.sought, text])}`;
    const parts = this.part.segments.map((segment, at): RankedPart => {
      const check = () => this.#deadline.check();
      check();
      const docs = () => (this.sealed()[at] as SegmentDocs).docs;
      const ranking = rememberedRanking(segment, name, docs, text, take, check);
      const ranked = ranking.docs.map(({ doc, rank }) => ({
        rank,
        month: this.part.month,
        sealed: { segment, doc },
        slot: () => segment.slotOf(doc),
      }));
      return { size: segment.live, counts: ranking.counts, ranked };
    });
    return this.hasOpen ? [...parts, this.#mostRelevantOpen(text, take)] : parts;
  }

  #mostRelevantOpen(text: Sought, take: number): RankedPart {
    const { sql, parameters } = this.open();
    const rows = this.#statements
      .prepareWithBigInts(
        `SELECT rowid, rank ${sql} AND rank MATCH '${RANK}' ORDER BY rank, rowid DESC LIMIT ?`,
      )
      .all(...parameters, take);
    return {
      size: this.part.open,
      counts: rankedPhrases(text).map(({ phrase }) => this.#countOpen(phraseMatch(phrase))),
      ranked: rows.map(({ rowid, rank }) => ({
        rank: rank as number,
        month: this.part.month,
        slot: () => rowid as bigint,
      })),
    };
  }

  /** In the whole index, as FTS5 judges rarity. */
  #countOpen(match: string): number {
    this.#deadline.check();
    const { sql, parameters } = condition({ ...this.part, slots: undefined }, match);
    return this.#statements.prepare(`SELECT count(*) AS n ${sql}`).get(...parameters)?.n as number;
  }

  #openSlots(direction: 'ASC' | 'DESC', more: SQLInputValue[], further = '', limit?: number): Slots {
    const { sql, parameters } = this.open();
    const rows = this.#statements
      .prepareWithBigInts(
        `SELECT rowid ${sql} ${further} ORDER BY rowid ${direction}${limit === undefined ? '' : ' LIMIT ?'}`,
      )
      .iterate(...parameters, ...more, ...(limit === undefined ? [] : [limit]));
    return slotsIn(rows as Iterable<{ rowid: bigint }>);
  }

  #slotsOf(sql: string, parameters: SQLInputValue[]): bigint[] {
    return this.#statements
      .prepareWithBigInts(sql)
      .all(...parameters)
      .map((row) => row.rowid as bigint);
  }
}

function* slotsIn(rows: Iterable<{ rowid: bigint }>): Generator<bigint, void> {
  for (const { rowid } of rows) yield rowid;
}

function* newestSlots({ segment, docs }: SegmentDocs): Generator<bigint, void> {
  for (const doc of docs.downwards()) yield segment.slotOf(doc);
}

function* oldestSlots({ segment, docs }: SegmentDocs): Generator<bigint, void> {
  for (const doc of docs.inOrder()) yield segment.slotOf(doc);
}

function taken(slots: Slots, skip: number, take: number): bigint[] {
  for (let skipped = 0; skipped < skip; skipped++) if (slots.next().done) return [];
  const found: bigint[] = [];
  while (found.length < take) {
    const next = slots.next();
    if (next.done) break;
    found.push(next.value);
  }
  slots.return?.();
  return found;
}

/** Intervals with the numbers of `intervalOf`. */
export function docIntervals(segment: Segment, { interval, startMinute }: Numbered): Iterable<DocInterval> {
  if (interval === 'month') return [{ number: 0, from: 0, to: segment.docs }];
  const { width, origin } = numbering(interval, startMinute);
  return intervalsOf(segment, width, origin);
}
