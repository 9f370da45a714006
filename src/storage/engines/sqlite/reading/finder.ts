import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Message } from '../../../../records/message.ts';
import type { Platform } from '../../../../records/platform.ts';
import type { RecordOf } from '../../../../records/record.ts';
import type { SearchTree } from '../../../../search/search-tree.ts';
import type { CountedEntity, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import type {
  FindableEntity,
  FindableKind,
  FoundRecord,
  Position,
  Question,
  Slice,
  TimeWindow,
} from '../../../port/query.ts';
import { HIT_BYTES } from '../../../rules/answer-bytes.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { LISTED_SELECTION, type Row } from '../records/entity-mapper.ts';
import {
  MESSAGE_SELECTION,
  type MessageRow,
  messageSizeEstimator,
  type SqliteMessageMapper,
} from '../records/message-mapper.ts';
import { isSimilar, similarityToColumn } from '../records/similarity.ts';
import type { SqliteDeadline } from './deadline.ts';
import { entityFacets } from './entity-facets.ts';
import { entityHistogram } from './entity-histogram.ts';
import { entityHit } from './entity-hit.ts';
import { SqliteEntityRelevance } from './entity-relevance.ts';
import { EMPTY_ANSWER, type LazyAnswer, lazyRecords, type RecordText } from './lazy-answer.ts';
import type { SqliteMessageMatches } from './message-matches.ts';
import { SqliteMessageSearch } from './message-search.ts';
import type { MonthCounts } from './month-counts.ts';
import { allOf, compileEntities, type SqlCondition, when } from './query-compiler.ts';
import { matchesFew } from './selectivity.ts';

/** Few pages, by an index that has all columns that a list needs. */
const PAGES_IN_ORDER = "(SELECT * FROM entities INDEXED BY pages_in_order WHERE kind = 'page') AS entities";

/** How to count, order, locate and read the records of a list. */
interface List<T> {
  source: string;
  /** So few records match that sorting them all is cheap. */
  isShort: boolean;
  condition: SqlCondition;
  /** Columns that order the list, descending. */
  order: readonly string[];
  /** The values of the order columns at a position. */
  locate(position: Position): SQLInputValue[];
  /** The column that identifies a record. */
  id: string;
  read(id: bigint): T | RecordText;
  estimateBytes(id: bigint): number;
}

/** Answers queries for messages and entities. */
export class SqliteFinder {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #matches: SqliteMessageMatches;
  #search: SqliteMessageSearch;
  #relevance: SqliteEntityRelevance;

  constructor(
    db: DatabaseSync,
    statements: SqliteStatements,
    mapper: SqliteMessageMapper,
    matches: SqliteMessageMatches,
    deadline: SqliteDeadline,
  ) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#matches = matches;
    this.#relevance = new SqliteEntityRelevance(db, deadline);
    this.#search = new SqliteMessageSearch(statements, mapper, matches, deadline);
  }

  find<K extends FindableKind>(question: Question<K>, counts: MonthCounts): LazyAnswer<FoundRecord<K>>;
  find(question: Question, counts: MonthCounts): LazyAnswer<FoundRecord<FindableKind>> {
    if (isAboutMessages(question)) {
      if (question.similarTo !== undefined) return this.#copies(question, question.similarTo);
      if (question.channelId === undefined) return this.#search.find(question, counts);
      if (question.facets !== undefined) throw new TypeError('a conversation has no facets');
      const list = this.#conversation(question);
      return list === undefined ? EMPTY_ANSWER : this.#answer(list, question.slice);
    }
    const about = question as Question<FindableEntity>;
    const list = this.#entities(about);
    const { facets } = about;
    const found =
      list === undefined
        ? EMPTY_ANSWER
        : about.order === 'relevance'
          ? this.#mostRelevant(about, list)
          : this.#answer(list, about.slice);
    if (facets === undefined) return found;
    return {
      ...found,
      ...entityFacets(this.#statements, about.collection, facets, list?.condition),
    };
  }

  #copies(question: Question<'message'>, similarityKey: string): LazyAnswer<Message> {
    const isCopy = `${isSimilar(this.#matches.months())} AND in_time()`;
    const condition = allOf([
      { sql: isCopy, parameters: [similarityToColumn(similarityKey)] },
      ...during(question.during),
    ]);
    const list = { ...this.#messageList(condition), order: ['slot'], locate: this.#search.slotAt };
    const found = this.#answer(list, question.slice);
    return question.facets === undefined
      ? found
      : { ...found, ...this.#search.facets.countWhere(question.facets, condition) };
  }

  histogram(question: HistogramQuestion, counts: MonthCounts): Histogram {
    if (question.collection === 'message')
      return this.#search.histogram(question as HistogramQuestion<'message'>, counts);
    const about = question as HistogramQuestion<CountedEntity>;
    const slice = { kind: 'page', skip: 0, take: 0 } as const;
    const list = this.#entities({ ...about, during: undefined, slice });
    return list === undefined
      ? { total: 0, buckets: [] }
      : entityHistogram(this.#statements, about, list.condition);
  }

  message(key: string): Message | undefined {
    const id = parseMessageKey(key);
    const chat = id && this.#mapper.chatOf(id);
    if (id === undefined || chat === undefined) return undefined;
    const row = this.#messagesWhere('chat = ? AND sequence = ?').get(chat, id.sequence);
    return row === undefined ? undefined : this.#mapper.fromRow(row as unknown as MessageRow);
  }

  hasMessages(channelKey: string): boolean {
    const colon = channelKey.indexOf(':');
    const chat = this.#mapper.chatOf({
      platform: channelKey.slice(0, colon) as Platform,
      channelId: channelKey.slice(colon + 1),
    });
    if (chat === undefined) return false;
    return this.#statements.prepare('SELECT 1 FROM messages WHERE chat = ? LIMIT 1').get(chat) !== undefined;
  }

  #answer<T>(list: List<T>, slice: Slice): LazyAnswer<T> {
    if (slice.kind === 'page' && list.isShort) return this.#shortPage(list, slice);
    const total = this.#total(list);
    if (slice.kind === 'page') {
      if (slice.skip >= total) return { ...EMPTY_ANSWER, total };
      const ids = this.#ids(list, this.#orderBy(list, 'DESC', 'LIMIT ? OFFSET ?'), [slice.take, slice.skip]);
      return {
        total,
        hasMore: slice.skip + ids.length < total,
        ...lazyRecords(ids, list.read, list.estimateBytes),
      };
    }

    // One extra record shows whether the list continues.
    const isBackwards = slice.kind === 'before';
    const columns = list.order.join(', ');
    const beyond: SqlCondition | undefined =
      slice.position === undefined
        ? undefined
        : {
            // The first column on its own, too: SQLite can't compare rows with an index on an expression.
            sql: `${list.order[0]} ${isBackwards ? '>=' : '<='} ? AND (${columns}) ${isBackwards ? '>' : '<'} (${list.order.map(() => '?').join(', ')})`,
            parameters: [list.locate(slice.position)[0] as SQLInputValue, ...list.locate(slice.position)],
          };
    const tail = this.#orderBy(list, isBackwards ? 'ASC' : 'DESC', 'LIMIT ?');
    const found = this.#ids(list, beyond === undefined ? tail : `AND ${beyond.sql} ${tail}`, [
      ...(beyond?.parameters ?? []),
      slice.take + 1,
    ]);
    const ids = found.slice(0, slice.take);
    if (isBackwards) ids.reverse();
    return { total, hasMore: found.length > slice.take, ...lazyRecords(ids, list.read, list.estimateBytes) };
  }

  /** All matches in one pass, instead of one for the total and one for the page. */
  #shortPage<T>(list: List<T>, { skip, take }: Extract<Slice, { kind: 'page' }>): LazyAnswer<T> {
    const all = this.#ids(list, this.#orderBy(list, 'DESC', ''), []);
    const ids = all.slice(skip, skip + take);
    return {
      total: all.length,
      hasMore: skip + ids.length < all.length,
      ...lazyRecords(ids, list.read, list.estimateBytes),
    };
  }

  #mostRelevant(
    question: Question<FindableEntity>,
    list: List<RecordOf<FindableEntity>>,
  ): LazyAnswer<RecordOf<FindableEntity>> {
    const { slice, text, collection } = question;
    if (slice.kind !== 'page') throw new TypeError('what is ordered by relevance has pages only');
    const ordered = text && this.#relevance.ordered(text, collection, list.condition);
    if (ordered === undefined) return this.#answer(list, slice);
    const ids = ordered.slice(slice.skip, slice.skip + slice.take).map(BigInt);
    return {
      total: ordered.length,
      hasMore: slice.skip + ids.length < ordered.length,
      ...lazyRecords(ids, list.read, list.estimateBytes),
    };
  }

  /** Selects one slice of a list. `tail` is the end of the statement. */
  #ids(list: List<unknown>, tail: string, parameters: SQLInputValue[]): bigint[] {
    return this.#statements
      .prepareWithBigInts(
        `SELECT ${list.id} AS id, ${list.order.join(', ')} FROM ${list.source} WHERE ${list.condition.sql} ${tail}`,
      )
      .all(...list.condition.parameters, ...parameters)
      .map(({ id }) => id as bigint);
  }

  #total(list: List<unknown>): number {
    return this.#statements
      .prepare(`SELECT count(*) AS total FROM ${list.source} WHERE ${list.condition.sql}`)
      .get(...list.condition.parameters)?.total as number;
  }

  #orderBy(list: List<unknown>, direction: 'ASC' | 'DESC', limit: string): string {
    return `ORDER BY ${list.order.map((column) => `${column} ${direction}`).join(', ')} ${limit}`;
  }

  #conversation(question: Question): List<Message> | undefined {
    const { platform, channelId } = question;
    if (platform === undefined || channelId === undefined) return undefined;
    const chat = this.#mapper.chatOf({ platform, channelId });
    if (chat === undefined) return undefined;
    const condition = allOf([
      { sql: 'chat = ? AND in_time()', parameters: [chat] },
      ...during(question.during),
    ]);
    return {
      ...this.#messageList(condition),
      order: ['detection_date', 'messages.sequence'],
      locate: ({ at, key }) => [at, parseMessageKey(key)?.sequence ?? 0n],
    };
  }

  #messageList(condition: SqlCondition): Omit<List<Message>, 'order' | 'locate'> {
    return {
      source: 'messages',
      isShort: false,
      condition,
      id: 'slot',
      read: (slot) =>
        this.#mapper.fromRow(this.#messagesWhere('slot = ?').get(slot) as unknown as MessageRow),
      estimateBytes: messageSizeEstimator(this.#statements, this.#mapper),
    };
  }

  #entities(question: Question<FindableEntity>): List<RecordOf<FindableEntity>> | undefined {
    const { text, filter, item, platform, collection } = question;
    if (text?.kind === 'nothing') return undefined;
    const { conditions, isNarrow } = this.#matching([filter, text], collection);
    const condition = allOf([
      ...conditions,
      this.#byMessages(question),
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
      source: isNarrow && collection === 'page' ? PAGES_IN_ORDER : 'entities',
      isShort: isNarrow || item !== undefined,
      condition,
      order: ['detection_date', 'key'],
      locate: ({ at, key }) => [at, key],
      id: 'id',
      read: (id) => {
        const byId = `SELECT ${LISTED_SELECTION} FROM entities WHERE id = ?`;
        return entityHit(this.#statements.prepare(byId).get(id) as Row);
      },
      estimateBytes: (id) => {
        // The text of a page is a part of its body.
        const byId = `SELECT octet_length(document) + ifnull(octet_length(body), 0) AS bytes FROM entities WHERE id = ?`;
        return HIT_BYTES + (this.#statements.prepare(byId).get(id)?.bytes as number);
      },
    };
  }

  /** Without statistics, SQLite would walk all entities of a kind to find one. A plus sign keeps it from that. */
  #matching(
    trees: readonly (SearchTree | undefined)[],
    kind: FindableEntity,
  ): { conditions: SqlCondition[]; isNarrow: boolean } {
    const given = trees.filter((tree) => tree !== undefined);
    const narrow = given.find((tree) => matchesFew(tree, kind, this.#statements));
    const ids = given.map((tree): SqlCondition => {
      const { sql, parameters } = compileEntities(tree, kind);
      return { sql: `${narrow === undefined || tree === narrow ? '' : '+'}id IN (${sql})`, parameters };
    });
    const isKind = `${narrow === undefined ? '' : '+'}kind = ? AND in_time()`;
    return { conditions: [{ sql: isKind, parameters: [kind] }, ...ids], isNarrow: narrow !== undefined };
  }

  #byMessages({ byMessages, collection, platform }: Question<FindableEntity>): SqlCondition | undefined {
    if (byMessages === undefined || (collection !== 'profile' && collection !== 'channel')) return undefined;
    const { matching, orItself } = byMessages;
    const keys = this.#search.keysOf(collection, { collection: 'message', filter: matching, platform });
    const itself = orItself && compileEntities(orItself, collection);
    return {
      sql: `key IN (SELECT value FROM json_each(?))${itself ? ` OR id IN (${itself.sql})` : ''}`,
      parameters: [JSON.stringify(keys), ...(itself?.parameters ?? [])],
    };
  }

  #messagesWhere(where: string): StatementSync {
    return this.#statements.prepareRows(`SELECT ${MESSAGE_SELECTION} FROM messages WHERE ${where}`);
  }
}

function isAboutMessages(question: Question): question is Question<'message'> {
  return question.collection === 'message';
}

function during(window: TimeWindow | undefined): (SqlCondition | undefined)[] {
  return [
    when(window?.from !== undefined, 'detection_date >= ?', window?.from ?? 0),
    when(window?.to !== undefined, 'detection_date <= ?', window?.to ?? 0),
  ];
}
