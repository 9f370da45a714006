import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { EARLIEST_INSTANT, LATEST_INSTANT } from '../../records/instant.ts';
import type { Message } from '../../records/message.ts';
import type { Platform } from '../../records/platform.ts';
import type { RecordOf } from '../../records/record.ts';
import type { Answer, FindableKind, FoundRecord, Position, Question, Slice, TimeWindow } from '../query.ts';
import {
  entityFromRow,
  MESSAGE_SELECTION,
  type MessageRow,
  messageFromRow,
  messagesOf,
  parseMessageKey,
  platformCode,
  prepareMessages,
} from './sqlite-mapper.ts';
import { firstSlotOf, lastSlotOf, slotFor } from './sqlite-message-slots.ts';
import { allOf, compileMatch, type SqlCondition, when } from './sqlite-query-compiler.ts';

const NOTHING = { total: 0, hits: [], hasMore: false };

const INTEGER_MAX = 2n ** 63n - 1n;

/** Kept prepared: compiling a statement costs more than most of them run. */
const STATEMENTS_MAX = 200;

/** One kind of list: how it is counted, how a part of it is read, and how a place in it is told. */
interface List<T> {
  source: string;
  condition: SqlCondition;
  /** Columns that order the list, greatest first. */
  order: readonly string[];
  /** The values of these columns at a position. */
  locate(position: Position): SQLInputValue[];
  /** Selects the hits of one slice from `source`, given the end of the statement and its parameters. */
  read(tail: string, parameters: SQLInputValue[]): T[];
}

/** Answers messaging questions from the tables and their indexes. */
export class SqliteFinder {
  #db: DatabaseSync;
  #statements = new Map<string, StatementSync>();

  #messageById: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#messageById = prepareMessages(
      db,
      `SELECT ${MESSAGE_SELECTION} FROM messages WHERE channel_id = ? AND sequence = ? AND platform = ?`,
    );
  }

  find<K extends FindableKind>(question: Question<K>): Answer<FoundRecord<K>>;
  find(question: Question): Answer<FoundRecord<FindableKind>> {
    if (question.collection === 'message') {
      const list =
        question.channelId === undefined ? this.#messagesByText(question) : this.#conversation(question);
      return list === undefined ? NOTHING : this.#answer(list, question.slice);
    }
    const list = this.#entities(question);
    return list === undefined ? NOTHING : this.#answer(list, question.slice);
  }

  message(key: string): Message | undefined {
    const id = parseMessageKey(key);
    if (id === undefined) return undefined;
    const row = this.#messageById.get(id.channelId, id.sequence, platformCode(id.platform));
    return row === undefined ? undefined : messageFromRow(row as unknown as MessageRow);
  }

  hasMessages(channelKey: string): boolean {
    const colon = channelKey.indexOf(':');
    const row = this.#prepare('SELECT 1 FROM messages WHERE channel_id = ? AND platform = ? LIMIT 1').get(
      channelKey.slice(colon + 1),
      platformCode(channelKey.slice(0, colon) as Platform),
    );
    return row !== undefined;
  }

  #answer<T>(list: List<T>, slice: Slice): Answer<T> {
    const total = this.#prepare(
      `SELECT count(*) AS total FROM ${list.source} WHERE ${list.condition.sql}`,
    ).get(...list.condition.parameters)?.total as number;
    if (slice.kind === 'page') {
      if (slice.skip >= total) return { total, hits: [], hasMore: false };
      const hits = list.read(this.#orderBy(list, 'DESC', 'LIMIT ? OFFSET ?'), [slice.take, slice.skip]);
      return { total, hits, hasMore: slice.skip + hits.length < total };
    }

    // One more than wanted tells whether the list goes on.
    const isBackwards = slice.kind === 'before';
    const columns = list.order.join(', ');
    const beyond: SqlCondition | undefined =
      slice.position === undefined
        ? undefined
        : {
            sql: `(${columns}) ${isBackwards ? '>' : '<'} (${list.order.map(() => '?').join(', ')})`,
            parameters: list.locate(slice.position),
          };
    const tail = this.#orderBy(list, isBackwards ? 'ASC' : 'DESC', 'LIMIT ?');
    const found = list.read(beyond === undefined ? tail : `AND ${beyond.sql} ${tail}`, [
      ...(beyond?.parameters ?? []),
      slice.take + 1,
    ]);
    const hits = found.slice(0, slice.take);
    if (isBackwards) hits.reverse();
    return { total, hits, hasMore: found.length > slice.take };
  }

  #orderBy(list: List<unknown>, direction: 'ASC' | 'DESC', limit: string): string {
    return `ORDER BY ${list.order.map((column) => `${column} ${direction}`).join(', ')} ${limit}`;
  }

  /** Slots are in order of date and tie: the index alone finds, orders and limits. */
  #messagesByText(question: Question): List<Message> | undefined {
    const match = compileMatch(question);
    if (match === undefined) return undefined;
    const { from, to } = question.during ?? {};
    const condition = allOf([
      { sql: 'messages_index MATCH ?', parameters: [match] },
      when(from !== undefined || to !== undefined, 'rowid BETWEEN ? AND ?', ...slotRange(from, to)),
    ]);
    return {
      source: 'messages_index',
      condition,
      order: ['rowid'],
      locate: (position) => [this.#slotAt(position)],
      read: (tail, parameters) => {
        const slots = this.#prepare(
          `SELECT rowid AS slot FROM messages_index WHERE ${condition.sql} ${tail}`,
          true,
        )
          .all(...condition.parameters, ...parameters)
          .map((row) => row.slot as bigint);
        const bySlot = this.#prepareMessages('slot = ?');
        return messagesOf(slots.map((slot) => bySlot.get(slot)));
      },
    };
  }

  /** The slot of the message at a position; where it is gone or was dated anew, the slot it had. */
  #slotAt({ at, key }: Position): bigint {
    const id = parseMessageKey(key);
    const row =
      id === undefined
        ? undefined
        : this.#prepare(
            'SELECT slot FROM messages WHERE channel_id = ? AND sequence = ? AND platform = ? AND detection_date = ?',
            true,
          ).get(id.channelId, id.sequence, platformCode(id.platform), at);
    return (row?.slot as bigint | undefined) ?? slotFor(at, key);
  }

  #conversation(question: Question): List<Message> | undefined {
    if (question.platform === undefined || question.channelId === undefined) return undefined;
    const condition = allOf([
      {
        sql: 'channel_id = ? AND platform = ?',
        parameters: [question.channelId, platformCode(question.platform)],
      },
      ...during(question.during),
    ]);
    return {
      source: 'messages',
      condition,
      order: ['detection_date', 'messages.sequence'],
      locate: ({ at, key }) => [at, parseMessageKey(key)?.sequence ?? 0n],
      read: (tail, parameters) =>
        messagesOf(
          this.#prepareMessages(`${condition.sql} ${tail}`).all(...condition.parameters, ...parameters),
        ),
    };
  }

  #entities(question: Question): List<RecordOf<'profile' | 'channel'>> | undefined {
    const match = question.text === undefined ? undefined : compileMatch(question);
    if (question.text !== undefined && match === undefined) return undefined;
    const { item, platform } = question;
    const condition = allOf([
      { sql: 'kind = ?', parameters: [question.collection] },
      when(
        match !== undefined,
        'id IN (SELECT rowid FROM entities_index WHERE entities_index MATCH ?)',
        match ?? '',
      ),
      when(platform !== undefined, 'platform = ?', platform ?? ''),
      when(
        item !== undefined,
        `key IN (
          SELECT replace(source, '-profile', '') || ':' || owner FROM findings
          WHERE kind = ? AND canonical = ? AND source IN ('telegram-profile', 'discord-profile')
        )`,
        item?.kind ?? '',
        item?.canonical ?? '',
      ),
      ...during(question.during),
    ]);
    return {
      source: 'entities',
      condition,
      order: ['detection_date', 'key'],
      locate: ({ at, key }) => [at, key],
      read: (tail, parameters) =>
        this.#prepare(
          `SELECT document, detection_date, first_seen FROM entities WHERE ${condition.sql} ${tail}`,
        )
          .all(...condition.parameters, ...parameters)
          .map((row) => entityFromRow(row) as RecordOf<'profile' | 'channel'>),
    };
  }

  #prepare(sql: string, withBigInts = false): StatementSync {
    return this.#kept(sql, () => {
      const statement = this.#db.prepare(sql);
      statement.setReadBigInts(withBigInts);
      return statement;
    });
  }

  #prepareMessages(where: string): StatementSync {
    return this.#kept(where, () =>
      prepareMessages(this.#db, `SELECT ${MESSAGE_SELECTION} FROM messages WHERE ${where}`),
    );
  }

  #kept(name: string, prepare: () => StatementSync): StatementSync {
    let statement = this.#statements.get(name);
    if (statement === undefined) {
      if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear();
      statement = prepare();
      this.#statements.set(name, statement);
    }
    return statement;
  }
}

/** Dates before or after all that can be kept are as good as an open end. */
function slotRange(from: number | undefined, to: number | undefined): [bigint, bigint] {
  const clamped = (ms: number) => Math.min(Math.max(ms, EARLIEST_INSTANT - 1), LATEST_INSTANT + 1);
  return [
    from === undefined ? 0n : firstSlotOf(clamped(from)),
    to === undefined ? INTEGER_MAX : lastSlotOf(clamped(to)),
  ];
}

function during(window: TimeWindow | undefined): (SqlCondition | undefined)[] {
  return [
    when(window?.from !== undefined, 'detection_date >= ?', window?.from ?? 0),
    when(window?.to !== undefined, 'detection_date <= ?', window?.to ?? 0),
  ];
}
