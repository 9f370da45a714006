import type { SQLInputValue } from 'node:sqlite';
import type { Message } from '../../../../records/message.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { Grouping, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import type { Position, Question } from '../../../port/query.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { firstSlotOf, lastSlotOf, slotFor } from '../database/message-slots.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMonths } from '../index/months.ts';
import {
  MESSAGE_SELECTION,
  type MessageRow,
  messageSizeEstimator,
  type SqliteMessageMapper,
} from '../records/message-mapper.ts';
import { SqliteCollapse } from './collapse.ts';
import type { SqliteDeadline } from './deadline.ts';
import { SqliteMessageFacets } from './facets.ts';
import { GROUP_COLUMNS, HistogramSums, intervalOf, type Numbered } from './histogram.ts';
import { EMPTY_ANSWER, type LazyAnswer, lazyRecords } from './lazy-answer.ts';
import { condition } from './month-condition.ts';
import { intervalsOf, MESSAGES, type MonthCounts, type Part, partsWithin } from './month-counts.ts';
import { compileMatch, platformFilter } from './query-compiler.ts';

/** Searches messages month by month. */
export class SqliteMessageSearch {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #months: SqliteMonths;
  #deadline: SqliteDeadline;
  readonly facets: SqliteMessageFacets;

  constructor(
    statements: SqliteStatements,
    mapper: SqliteMessageMapper,
    months: SqliteMonths,
    deadline: SqliteDeadline,
  ) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#months = months;
    this.#deadline = deadline;
    this.facets = new SqliteMessageFacets(statements, mapper, deadline);
  }

  /** Where a list in the order of slots continues. */
  slotAt = (position: Position): SQLInputValue[] => [this.#slotAt(position)];

  /** Takes earlier counts from `counts` and adds new ones, so that unchanged months are counted only once. */
  find(question: Question<'message'>, match: string | undefined, counts: MonthCounts): LazyAnswer<Message> {
    const parts = match === undefined ? [] : partsWithin(this.#months.all(), question.during);
    const found =
      match === undefined
        ? { ...EMPTY_ANSWER, ...(question.collapse !== undefined && { totalBefore: 0, similar: [] }) }
        : this.#find(question, match, parts, counts);
    if (question.facets === undefined) return found;
    return { ...found, ...this.facets.count(question.facets, match ?? '', parts, counts) };
  }

  #find(
    question: Question<'message'>,
    match: string,
    parts: Part[],
    counts: MonthCounts,
  ): LazyAnswer<Message> {
    const sizes = parts.map((part) => this.#count(match, part, counts));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const { slice } = question;
    if (question.collapse === 'similar') {
      if (slice.kind !== 'page') throw new TypeError('what is collapsed has pages only');
      const collapse = new SqliteCollapse(this.#statements, this.#mapper, this.#deadline);
      const page = collapse.page(match, parts, slice.skip, slice.take);
      return {
        total: page.total,
        totalBefore: total,
        similar: page.similar,
        hasMore: slice.skip + page.slots.length < page.total,
        ...this.#messages(page.slots),
      };
    }
    if (question.order === 'relevance' && question.text !== undefined) {
      if (slice.kind !== 'page') throw new TypeError('what is ordered by relevance has pages only');
      const slots =
        slice.skip >= total ? [] : this.#mostRelevant(match, parts, sizes, slice.skip, slice.take);
      return { total, ...this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    if (slice.kind === 'page') {
      const slots = this.#page(match, parts, sizes, slice.skip, slice.take);
      return { total, ...this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    // One extra slot shows whether the list continues.
    const isBackwards = slice.kind === 'before';
    const beyond = slice.position === undefined ? undefined : this.#slotAt(slice.position);
    const found = isBackwards
      ? this.#collectSlots([...parts].reverse(), match, slice.take + 1, 'ASC', beyond)
      : this.#collectSlots(parts, match, slice.take + 1, 'DESC', beyond);
    const slots = found.slice(0, slice.take);
    if (isBackwards) slots.reverse();
    return { total, ...this.#messages(slots), hasMore: found.length > slice.take };
  }

  histogram(
    question: HistogramQuestion<'message'>,
    match: string | undefined,
    counts: MonthCounts,
  ): Histogram {
    if (match === undefined) return { total: 0, buckets: [] };
    const parts = partsWithin(this.#months.all(), question.during).reverse();
    const sums = new HistogramSums(question, this.#mapper);
    for (const part of parts) {
      const size = this.#count(match, part, counts);
      if (size === 0) continue;
      if (question.by === undefined && question.interval === 'month')
        sums.add(startOfMonth(part.month), size);
      else if (question.by === 'platform') {
        for (const platform of PLATFORMS) this.#addIntervals(sums, question, match, part, counts, platform);
      } else if (question.by === undefined) this.#addIntervals(sums, question, match, part, counts);
      else this.#addGroups(sums, question, question.by, match, part);
    }
    return sums.histogram();
  }

  /** Keys of the senders, or of the channels, of the matching messages. */
  keysOf(kind: 'profile' | 'channel', question: Omit<Question<'message'>, 'slice'>): string[] {
    const match = compileMatch(question);
    if (match === undefined) return [];
    const keys = new Set<string>();
    const columns = kind === 'profile' ? 'chat, speaker' : 'chat';
    for (const part of partsWithin(this.#months.all(), undefined)) {
      this.#deadline.check();
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
    numbered: Numbered,
    match: string,
    part: Part,
    counts: MonthCounts,
    platform?: Platform,
  ): void {
    const pairs = counts.of(intervalsOf(numbered, platform), part, () => {
      this.#deadline.check();
      const expression = platform === undefined ? match : `(${match}) AND ${platformFilter(platform)}`;
      const { sql, parameters } = condition(part, expression);
      const rows = this.#statements
        .prepareRows(`SELECT ${intervalOf('rowid', numbered)}, count(*) ${sql} GROUP BY 1`)
        .all(...parameters) as unknown as [number, number][];
      return Float64Array.from(rows.flat());
    });
    for (let at = 0; at < pairs.length; at += 2)
      sums.addNumbered(part.month, pairs[at] as number, pairs[at + 1] as number, platform);
  }

  /** Reads the group from the message rows, because the index does not have it. */
  #addGroups(
    sums: HistogramSums,
    numbered: Numbered,
    by: Exclude<Grouping, 'platform'>,
    match: string,
    part: Part,
  ): void {
    this.#deadline.check();
    const { sql, parameters } = condition(part, match);
    const rows = this.#statements
      .prepareRows(
        `SELECT ${intervalOf('slot', numbered)}, ${GROUP_COLUMNS[by]}, count(*)
         FROM messages WHERE slot IN (SELECT rowid ${sql}) GROUP BY 1, 2`,
      )
      .all(...parameters) as unknown as [number, string | number, number][];
    for (const [number, group, messages] of rows)
      sums.addNumbered(part.month, number, messages, sums.groupOf(by, group));
  }

  /** Best first. Word rarity is judged per month: months differ little, and each can be ranked independently. */
  #mostRelevant(match: string, parts: Part[], sizes: number[], skip: number, take: number): bigint[] {
    const best: { slot: bigint; rank: number }[] = [];
    for (const [index, part] of parts.entries()) {
      if (sizes[index] === 0) continue;
      this.#deadline.check();
      const { sql, parameters } = condition(part, match);
      const rows = this.#statements
        .prepareWithBigInts(`SELECT rowid, rank ${sql} ORDER BY rank, rowid DESC LIMIT ?`)
        .all(...parameters, skip + take);
      for (const { rowid, rank } of rows) best.push({ slot: rowid as bigint, rank: rank as number });
    }
    best.sort((a, b) => a.rank - b.rank || (a.slot > b.slot ? -1 : 1));
    return best.slice(skip, skip + take).map(({ slot }) => slot);
  }

  #count(match: string, part: Part, counts: MonthCounts): number {
    return counts.of(MESSAGES, part, () => {
      this.#deadline.check();
      const { sql, parameters } = condition(part, match);
      return this.#statements.prepare(`SELECT count(*) AS n ${sql}`).get(...parameters)?.n as number;
    });
  }

  /** Skips the months before the page: their counts are known. */
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

  #collectSlots(
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

  #messages(slots: readonly bigint[]): Pick<LazyAnswer<Message>, 'hits' | 'bytesAfter'> {
    const bySlot = this.#statements.prepareRows(`SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    return lazyRecords(
      slots,
      (slot) => this.#mapper.fromRow(bySlot.get(slot) as unknown as MessageRow),
      messageSizeEstimator(this.#statements),
    );
  }

  /** The slot of the message at a position, or its former slot if it was removed or has a new date. */
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

/** Whether the whole month comes before a slot, in the given direction. */
function liesBefore(month: Month, slot: bigint, direction: 'ASC' | 'DESC'): boolean {
  return direction === 'DESC'
    ? firstSlotOf(startOfMonth(month)) >= slot
    : lastSlotOf(endOfMonth(month)) <= slot;
}
