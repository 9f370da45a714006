import type { SQLInputValue } from 'node:sqlite';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '../../records/instant.ts';
import type { Message } from '../../records/message.ts';
import { endOfMonth, type Month, startOfMonth } from '../../records/month.ts';
import { PLATFORMS, type Platform } from '../../records/platform.ts';
import type { Grouping, Histogram, HistogramQuestion, Interval } from '../histogram.ts';
import { parseMessageKey } from '../message-key.ts';
import type { Answer, Position, Question, TimeWindow } from '../query.ts';
import { GROUP_COLUMNS, HistogramSums, intervalOf } from './sqlite-histogram.ts';
import { MESSAGE_SELECTION, type MessageRow, type SqliteMessageMapper } from './sqlite-message-mapper.ts';
import { firstSlotOf, lastSlotOf, slotFor } from './sqlite-message-slots.ts';
import { monthIndex, type SqliteMonths, type StoredMonth } from './sqlite-months.ts';
import type { SqlitePatience } from './sqlite-patience.ts';
import { compileMatch, platformFilter } from './sqlite-query-compiler.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

/**
 * What was counted for one expression: by what was counted of which part of a month, and the revision of the month when that was
 * so. A number, or numbers of intervals with theirs.
 */
export type MonthCounts = Map<string, { revision: number; counted: number | [number, number][] }>;

/** A client that asks for ever other times of the same words is not remembered forever. */
const COUNTED_MAX = 2000;

/** A month, or the part of it that is asked for. */
interface Part extends StoredMonth {
  /** Undefined: all of it. */
  slots: [from: bigint, to: bigint] | undefined;
}

/** Answers what is asked of the text of messages, month by month. */
export class SqliteMessageSearch {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #months: SqliteMonths;
  #patience: SqlitePatience;

  constructor(
    statements: SqliteStatements,
    mapper: SqliteMessageMapper,
    months: SqliteMonths,
    patience: SqlitePatience,
  ) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#months = months;
    this.#patience = patience;
  }

  /** What was counted before is taken from `counts`, what is counted now is added to it: months that do not change need not be counted twice. */
  find(question: Question<'message'>, counts: MonthCounts): Answer<Message> {
    const match = compileMatch(question);
    if (match === undefined) return { total: 0, hits: [], hasMore: false };
    const parts = this.#parts(question.during);
    const sizes = parts.map((part) => this.#count(match, part, counts));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const { slice } = question;
    if (question.order === 'relevance' && question.text !== undefined) {
      if (slice.kind !== 'page') throw new TypeError('what is ordered by relevance has pages only');
      const slots =
        slice.skip >= total ? [] : this.#mostRelevant(match, parts, sizes, slice.skip, slice.take);
      return { total, hits: this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    if (slice.kind === 'page') {
      const slots = this.#page(match, parts, sizes, slice.skip, slice.take);
      return { total, hits: this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    // One more than wanted tells whether the list goes on.
    const isBackwards = slice.kind === 'before';
    const beyond = slice.position === undefined ? undefined : this.#slotAt(slice.position);
    const found = isBackwards
      ? this.#gather([...parts].reverse(), match, slice.take + 1, 'ASC', beyond)
      : this.#gather(parts, match, slice.take + 1, 'DESC', beyond);
    const slots = found.slice(0, slice.take);
    if (isBackwards) slots.reverse();
    return { total, hits: this.#messages(slots), hasMore: found.length > slice.take };
  }

  histogram(question: HistogramQuestion, counts: MonthCounts): Histogram {
    const match = compileMatch(question);
    if (match === undefined) return { total: 0, buckets: [] };
    const parts = this.#parts(question.during).reverse();
    const sums = new HistogramSums(question, this.#mapper);
    for (const part of parts) {
      const size = this.#count(match, part, counts);
      if (size === 0) continue;
      if (question.by === undefined && question.interval === 'month')
        sums.add(startOfMonth(part.month), size);
      else if (question.by === 'platform') {
        for (const platform of PLATFORMS)
          this.#addIntervals(sums, question.interval, match, part, counts, platform);
      } else if (question.by === undefined) this.#addIntervals(sums, question.interval, match, part, counts);
      else this.#addGroups(sums, question.interval, question.by, match, part);
    }
    return sums.histogram();
  }

  /** Keys of the profiles that wrote messages like these, or of the channels in which they stand. */
  keysOf(kind: 'profile' | 'channel', question: Omit<Question<'message'>, 'slice'>): string[] {
    const match = compileMatch(question);
    if (match === undefined) return [];
    const keys = new Set<string>();
    const columns = kind === 'profile' ? 'chat, speaker' : 'chat';
    for (const part of this.#parts(undefined)) {
      this.#patience.check();
      const { sql, parameters } = condition(part, match);
      const rows = this.#statements
        .prepareRows(`SELECT DISTINCT ${columns} FROM messages WHERE slot IN (SELECT rowid ${sql})`)
        .all(...parameters) as unknown as [number, number][];
      for (const [chat, speaker] of rows) {
        const [platform, channelId] = this.#mapper.chats.get(chat);
        keys.add(`${platform}:${kind === 'profile' ? this.#mapper.speakers.get(speaker)[0] : channelId}`);
      }
    }
    return [...keys];
  }

  #addIntervals(
    sums: HistogramSums,
    interval: Interval,
    match: string,
    part: Part,
    counts: MonthCounts,
    platform?: Platform,
  ): void {
    const rows = remembered(counts, `${interval} ${platform ?? ''}`, part, () => {
      this.#patience.check();
      const wanted = platform === undefined ? match : `(${match}) AND ${platformFilter(platform)}`;
      const { sql, parameters } = condition(part, wanted);
      return this.#statements
        .prepareRows(`SELECT ${intervalOf('rowid', interval)}, count(*) ${sql} GROUP BY 1`)
        .all(...parameters) as unknown as [number, number][];
    });
    for (const [number, messages] of rows) sums.addNumbered(part.month, number, messages, platform);
  }

  /** What a message is grouped by stands in its row. */
  #addGroups(
    sums: HistogramSums,
    interval: Interval,
    by: Exclude<Grouping, 'platform'>,
    match: string,
    part: Part,
  ): void {
    this.#patience.check();
    const { sql, parameters } = condition(part, match);
    const rows = this.#statements
      .prepareRows(
        `SELECT ${intervalOf('slot', interval)}, ${GROUP_COLUMNS[by]}, count(*)
         FROM messages WHERE slot IN (SELECT rowid ${sql}) GROUP BY 1, 2`,
      )
      .all(...parameters) as unknown as [number, string | number, number][];
    for (const [number, group, messages] of rows)
      sums.addNumbered(part.month, number, messages, sums.groupOf(by, group));
  }

  /** Best first. How rare a word is, is judged month by month: months differ little, and none need wait for another. */
  #mostRelevant(match: string, parts: Part[], sizes: number[], skip: number, take: number): bigint[] {
    const best: { slot: bigint; rank: number }[] = [];
    for (const [index, part] of parts.entries()) {
      if (sizes[index] === 0) continue;
      this.#patience.check();
      const { sql, parameters } = condition(part, match);
      const rows = this.#statements
        .prepareWithBigInts(`SELECT rowid, rank ${sql} ORDER BY rank, rowid DESC LIMIT ?`)
        .all(...parameters, skip + take);
      for (const { rowid, rank } of rows) best.push({ slot: rowid as bigint, rank: rank as number });
    }
    best.sort((a, b) => a.rank - b.rank || (a.slot > b.slot ? -1 : 1));
    return best.slice(skip, skip + take).map(({ slot }) => slot);
  }

  /** Months that may hold anything of the window, newest first. */
  #parts(window: TimeWindow | undefined): Part[] {
    const from = clamped(window?.from ?? EARLIEST_INSTANT);
    const to = clamped(window?.to ?? LATEST_INSTANT);
    return this.#months
      .all()
      .filter(({ month }) => startOfMonth(month) <= to && endOfMonth(month) >= from)
      .map((stored) => ({
        ...stored,
        slots:
          from <= startOfMonth(stored.month) && to >= endOfMonth(stored.month)
            ? undefined
            : [firstSlotOf(from), lastSlotOf(to)],
      }));
  }

  #count(match: string, part: Part, counts: MonthCounts): number {
    return remembered(counts, 'messages', part, () => {
      this.#patience.check();
      const { sql, parameters } = condition(part, match);
      return this.#statements.prepare(`SELECT count(*) AS n ${sql}`).get(...parameters)?.n as number;
    });
  }

  /** Months that lie before the page need not be read: how many they hold is known. */
  #page(match: string, parts: Part[], sizes: number[], skip: number, take: number): bigint[] {
    const slots: bigint[] = [];
    let toSkip = skip;
    for (const [index, part] of parts.entries()) {
      const size = sizes[index] as number;
      if (toSkip >= size) {
        toSkip -= size;
        continue;
      }
      const { sql, parameters } = condition(part, match);
      const statement = `SELECT rowid ${sql} ORDER BY rowid DESC LIMIT ? OFFSET ?`;
      slots.push(...this.#slots(statement, [...parameters, take - slots.length, toSkip]));
      if (slots.length >= take) break;
      toSkip = 0;
    }
    return slots;
  }

  #gather(
    parts: Part[],
    match: string,
    take: number,
    direction: 'ASC' | 'DESC',
    beyond: bigint | undefined,
  ): bigint[] {
    const slots: bigint[] = [];
    for (const part of parts) {
      if (beyond !== undefined && liesBefore(part.month, beyond, direction)) continue;
      const { sql, parameters } = condition(part, match);
      const further = beyond === undefined ? '' : `AND rowid ${direction === 'ASC' ? '>' : '<'} ?`;
      const statement = `SELECT rowid ${sql} ${further} ORDER BY rowid ${direction} LIMIT ?`;
      const more = [...(beyond === undefined ? [] : [beyond]), take - slots.length];
      slots.push(...this.#slots(statement, [...parameters, ...more]));
      if (slots.length >= take) break;
    }
    return slots;
  }

  #slots(sql: string, parameters: SQLInputValue[]): bigint[] {
    return this.#statements
      .prepareWithBigInts(sql)
      .all(...parameters)
      .map((row) => row.rowid as bigint);
  }

  #messages(slots: readonly bigint[]): Message[] {
    const bySlot = this.#statements.prepareRows(`SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    return slots.map((slot) => this.#mapper.fromRow(bySlot.get(slot) as unknown as MessageRow));
  }

  /** The slot of the message at a position; where it is gone or was dated anew, the slot it had. */
  #slotAt({ at, key }: Position): bigint {
    const id = parseMessageKey(key);
    const chat = id && this.#mapper.chatOf(id);
    const row =
      id === undefined || chat === undefined
        ? undefined
        : this.#statements
            .prepareWithBigInts(
              'SELECT slot FROM messages WHERE chat = ? AND sequence = ? AND detection_date = ?',
            )
            .get(chat, id.sequence, at);
    return (row?.slot as bigint | undefined) ?? slotFor(at, key);
  }
}

/** Below so many messages a statement is done before anyone could stop it. */
const LARGE_MONTH = 50_000;

function condition(
  { month, messages, slots }: Part,
  match: string,
): { sql: string; parameters: SQLInputValue[] } {
  const name = monthIndex(month);
  const range = slots === undefined ? '' : ' AND rowid BETWEEN ? AND ?';
  const patience = messages < LARGE_MONTH ? '' : ' AND in_time()';
  return {
    sql: `FROM ${name} WHERE ${name} MATCH ?${range}${patience}`,
    parameters: [match, ...(slots ?? [])],
  };
}

/** What is known of a part at its revision, or is worked out now. */
function remembered<T extends number | [number, number][]>(
  counts: MonthCounts,
  what: string,
  { month, revision, slots }: Part,
  count: () => T,
): T {
  const name = `${what} ${month} ${slots?.join(' ') ?? ''}`;
  const known = counts.get(name);
  if (known?.revision === revision) return known.counted as T;
  const counted = count();
  if (counts.size >= COUNTED_MAX) counts.clear();
  counts.set(name, { revision, counted });
  return counted;
}

/** Whether a whole month was passed on the way to a slot. */
function liesBefore(month: Month, slot: bigint, direction: 'ASC' | 'DESC'): boolean {
  return direction === 'DESC'
    ? firstSlotOf(startOfMonth(month)) >= slot
    : lastSlotOf(endOfMonth(month)) <= slot;
}

/** Dates before or after all that can be kept are as good as an open end. */
function clamped(ms: number): number {
  return Math.min(Math.max(ms, EARLIEST_INSTANT - 1), LATEST_INSTANT + 1);
}
