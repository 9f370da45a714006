import type { SQLInputValue } from 'node:sqlite';
import type { Message } from '../../../../records/message.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { Grouping, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import type { Position, Question } from '../../../port/query.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { firstSlotOf, lastSlotOf, slotFor } from '../database/message-slots.ts';
import type { SqliteStatements } from '../database/statements.ts';
import {
  MESSAGE_SELECTION,
  type MessageRow,
  messageSizeEstimator,
  type SqliteMessageMapper,
} from '../records/message-mapper.ts';
import { distinctPairs, RangeTally } from '../sealed/segment-tally.ts';
import { SqliteCollapse } from './collapse.ts';
import type { SqliteDeadline } from './deadline.ts';
import { SqliteMessageFacets } from './facets.ts';
import { GROUP_COLUMNS, HistogramSums, intervalOf, type Numbered, SEGMENT_GROUPS } from './histogram.ts';
import { EMPTY_ANSWER, type LazyAnswer, lazyRecords } from './lazy-answer.ts';
import { compileSearch, type SqliteMessageMatches } from './message-matches.ts';
import { intervalsOf, MESSAGES, type MonthCounts } from './month-counts.ts';
import { docIntervals, type MonthMatches } from './month-matches.ts';
import { soughtText } from './query-compiler.ts';
import { bestFirst, comparable } from './relevance.ts';

/** Searches messages month by month. */
export class SqliteMessageSearch {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #matches: SqliteMessageMatches;
  #deadline: SqliteDeadline;
  readonly facets: SqliteMessageFacets;

  constructor(
    statements: SqliteStatements,
    mapper: SqliteMessageMapper,
    matches: SqliteMessageMatches,
    deadline: SqliteDeadline,
  ) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#matches = matches;
    this.#deadline = deadline;
    this.facets = new SqliteMessageFacets(statements, mapper, deadline);
  }

  /** Where a list in the order of slots continues. */
  slotAt = (position: Position): SQLInputValue[] => [this.#slotAt(position)];

  /** Takes earlier counts from `counts` and adds new ones, so that unchanged months are counted only once. */
  find(question: Question<'message'>, counts: MonthCounts): LazyAnswer<Message> {
    const search = compileSearch(question);
    const months = this.#matches.within(search, question.during);
    const found =
      search === undefined
        ? { ...EMPTY_ANSWER, ...(question.collapse !== undefined && { totalBefore: 0, similar: [] }) }
        : this.#find(question, months, counts);
    if (question.facets === undefined) return found;
    return { ...found, ...this.facets.count(question.facets, months, counts) };
  }

  #find(question: Question<'message'>, months: MonthMatches[], counts: MonthCounts): LazyAnswer<Message> {
    const sizes = months.map((matches) => count(matches, counts));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const { slice } = question;
    if (question.collapse === 'similar') {
      if (slice.kind !== 'page') throw new TypeError('what is collapsed has pages only');
      const collapse = new SqliteCollapse(this.#statements, this.#mapper, this.#deadline);
      const page = collapse.page(months, slice.skip, slice.take);
      return {
        total: page.total,
        totalBefore: total,
        similar: page.similar,
        hasMore: slice.skip + page.slots.length < page.total,
        ...this.#messages(page.slots),
      };
    }
    const found = months.filter((_, index) => sizes[index] !== 0);
    if (question.order === 'relevance' && question.text !== undefined) {
      if (slice.kind !== 'page') throw new TypeError('what is ordered by relevance has pages only');
      const slots = slice.skip >= total ? [] : mostRelevant(found, question, slice.skip, slice.take);
      return { total, ...this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    if (slice.kind === 'page') {
      const slots = page(months, sizes, slice.skip, slice.take);
      return { total, ...this.#messages(slots), hasMore: slice.skip + slots.length < total };
    }
    // One extra slot shows whether the list continues.
    const isBackwards = slice.kind === 'before';
    const beyond = slice.position === undefined ? undefined : this.#slotAt(slice.position);
    const next = isBackwards
      ? nextSlots(found.reverse(), slice.take + 1, 'ASC', beyond)
      : nextSlots(found, slice.take + 1, 'DESC', beyond);
    const slots = next.slice(0, slice.take);
    if (isBackwards) slots.reverse();
    return { total, ...this.#messages(slots), hasMore: next.length > slice.take };
  }

  histogram(question: HistogramQuestion<'message'>, counts: MonthCounts): Histogram {
    const months = this.#matches.within(compileSearch(question), question.during).reverse();
    const sums = new HistogramSums(question, this.#mapper);
    const tally = new RangeTally();
    for (const matches of months) {
      const size = count(matches, counts);
      if (size === 0) continue;
      if (question.by === undefined && question.interval === 'month')
        sums.add(startOfMonth(matches.part.month), size);
      else if (question.by === 'platform') {
        for (const platform of PLATFORMS) this.#addIntervals(sums, question, matches, counts, platform);
      } else if (question.by === undefined) this.#addIntervals(sums, question, matches, counts);
      else this.#addGroups(sums, question, question.by, matches, tally);
    }
    return sums.ended(question.by);
  }

  /** Keys of the senders, or of the channels, of the matching messages. */
  keysOf(kind: 'profile' | 'channel', question: Omit<Question<'message'>, 'slice'>): string[] {
    const keys = new Set<string>();
    const add = (chat: number, userId: string) => {
      const [platform, channelId] = this.#mapper.chats.get(chat);
      keys.add(`${platform}:${kind === 'profile' ? userId : channelId}`);
    };
    for (const matches of this.#matches.within(compileSearch(question), undefined)) {
      for (const { segment, docs } of matches.sealed())
        for (const [chat, user] of distinctPairs(segment, docs, ['chat', 'user']))
          add(chat, kind === 'profile' ? this.#mapper.speakers.userId(user) : '');
      if (!matches.hasOpen) continue;
      const { sql, parameters } = matches.open();
      const rows = this.#statements
        .prepareRows(`SELECT DISTINCT chat, speaker FROM open_messages WHERE slot IN (SELECT rowid ${sql})`)
        .all(...parameters) as unknown as [number, number][];
      for (const [chat, speaker] of rows) add(chat, this.#mapper.speakers.get(speaker)[0]);
    }
    return [...keys];
  }

  #addIntervals(
    sums: HistogramSums,
    numbered: Numbered,
    matches: MonthMatches,
    counts: MonthCounts,
    platform?: Platform,
  ): void {
    const pairs = counts.of(intervalsOf(numbered, platform), matches.part, () => {
      this.#deadline.check();
      return (platform === undefined ? matches : matches.of(platform)).intervals(numbered);
    });
    for (let at = 0; at < pairs.length; at += 2)
      sums.addNumbered(matches.part.month, pairs[at] as number, pairs[at + 1] as number, platform);
  }

  #addGroups(
    sums: HistogramSums,
    { groupsMax, ...numbered }: Numbered & { groupsMax: number },
    by: Exclude<Grouping, 'platform'>,
    matches: MonthMatches,
    tally: RangeTally,
  ): void {
    const { month } = matches.part;
    const sealed = matches.sealed();
    // If all messages of an interval are in one segment, the smaller groups need not be added up with others.
    const isWhole = sealed.length === 1 && !matches.hasOpen && by === 'user' && numbered.interval !== 'week';
    for (const { segment, docs } of sealed) {
      this.#deadline.check();
      for (const interval of docIntervals(segment, numbered)) {
        const { number } = interval;
        const column = SEGMENT_GROUPS[by];
        const { counts, others } = tally.count(
          segment,
          docs,
          column,
          interval,
          isWhole ? groupsMax : undefined,
        );
        for (const [value, messages] of counts)
          sums.addNumbered(month, number, messages, sums.sealedGroup(by, segment, value));
        if (others > 0) sums.addNumbered(month, number, others, undefined);
      }
    }
    if (!matches.hasOpen) return;
    // The full-text index does not have the group.
    const { sql, parameters } = matches.open();
    const rows = this.#statements
      .prepareRows(
        `SELECT ${intervalOf('slot', numbered)}, ${GROUP_COLUMNS[by]}, count(*)
         FROM open_messages WHERE slot IN (SELECT rowid ${sql}) GROUP BY 1, 2`,
      )
      .all(...parameters) as unknown as [number, string | number, number][];
    for (const [number, group, messages] of rows)
      sums.addNumbered(month, number, messages, sums.groupOf(by, group));
  }

  #messages(slots: readonly bigint[]): Pick<LazyAnswer<Message>, 'hits' | 'bytesAfter'> {
    const bySlot = this.#statements.prepareRows(`SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    return lazyRecords(
      slots,
      (slot) => this.#mapper.fromRow(bySlot.get(slot) as unknown as MessageRow),
      messageSizeEstimator(this.#statements, this.#mapper),
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

function count(matches: MonthMatches, counts: MonthCounts): number {
  return counts.of(MESSAGES, matches.part, () => matches.count());
}

/** Best first, newest first among equals. */
function mostRelevant(
  months: readonly MonthMatches[],
  question: Question<'message'>,
  skip: number,
  take: number,
): bigint[] {
  const text = soughtText(question);
  const best = comparable(months.flatMap((matches) => matches.mostRelevant(text, skip + take)));
  best.sort(bestFirst);
  return best.slice(skip, skip + take).map(({ slot }) => slot());
}

/** Skips the months before the page: their counts are known. */
function page(
  months: readonly MonthMatches[],
  sizes: readonly number[],
  skip: number,
  take: number,
): bigint[] {
  const slots: bigint[] = [];
  let toSkip = skip;
  for (const [index, matches] of months.entries()) {
    const size = sizes[index] as number;
    if (toSkip >= size) {
      toSkip -= size;
      continue;
    }
    slots.push(...matches.page(toSkip, take - slots.length));
    if (slots.length >= take) break;
    toSkip = 0;
  }
  return slots;
}

function nextSlots(
  months: readonly MonthMatches[],
  take: number,
  direction: 'ASC' | 'DESC',
  beyond: bigint | undefined,
): bigint[] {
  const slots: bigint[] = [];
  for (const matches of months) {
    if (beyond !== undefined && liesBefore(matches.part.month, beyond, direction)) continue;
    slots.push(...matches.next(direction, beyond, take - slots.length));
    if (slots.length >= take) break;
  }
  return slots;
}

/** Whether the whole month comes before a slot, in the given direction. */
function liesBefore(month: Month, slot: bigint, direction: 'ASC' | 'DESC'): boolean {
  return direction === 'DESC'
    ? firstSlotOf(startOfMonth(month)) >= slot
    : lastSlotOf(endOfMonth(month)) <= slot;
}
