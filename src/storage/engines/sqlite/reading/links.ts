import type { FindingSource } from '../../../../records/finding.ts';
import { isSentByUser } from '../../../../records/implied.ts';
import type { LookupKind } from '../../../../records/indicator.ts';
import { canonicalItem, type Item } from '../../../../records/item.ts';
import { splitMessageId } from '../../../../records/message.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import {
  LINKED_RECORDS,
  type LinkedNode,
  type LinksQuestion,
  linkedId,
  type NodeLinks,
} from '../../../port/links.ts';
import { LinkCounts } from '../../../rules/link-counts.ts';
import { nodeOfSource, sourceOf } from '../../../rules/linked-source.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { compileSearch, type SqliteMessageMatches } from './message-matches.ts';
import type { MonthMatches } from './month-matches.ts';
import { allOf, type SqlCondition, when } from './query-compiler.ts';

/** People whose messages one statement reads. */
const PEOPLE_PER_MATCH = 50;

type PersonRow = [speaker: number, chat: number, detectionDate: number, items: string | null];

type Profile = Extract<LinkedNode, { kind: 'profile' | 'channel' }>;

/** Counts what messages and findings connect. */
export class SqliteLinks {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #matches: SqliteMessageMatches;
  #deadline: SqliteDeadline;

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
  }

  links(question: LinksQuestion): NodeLinks[] {
    const counts = new Map<string, LinkCounts>();
    for (const node of question.nodes) counts.set(linkedId(node), new LinkCounts(question));
    const countsOf = (node: LinkedNode) => counts.get(linkedId(node));
    for (const platform of PLATFORMS) this.#addPeople(platform, question, countsOf);
    for (const node of question.nodes) {
      this.#deadline.check();
      const into = countsOf(node) as LinkCounts;
      if (node.kind === 'indicator') this.#addOwners(node, question, into);
      else if (question.kinds.some(isIndicatorKind)) this.#addFindings(node, question, into);
      if (node.kind === 'channel') this.#addChannel(node, question, into);
    }
    return question.nodes.map((node) => (countsOf(node) as LinkCounts).result(question.max));
  }

  /** Messages are found by their sender through the index only. */
  #addPeople(
    platform: Platform,
    { nodes, during, kinds }: LinksQuestion,
    countsOf: (node: LinkedNode) => LinkCounts | undefined,
  ): void {
    const ids = nodes.flatMap((node) =>
      node.kind === 'profile' && node.platform === platform ? node.id : [],
    );
    const items = kinds.some(isIndicatorKind) ? "rest ->> 'items'" : 'NULL';
    for (let start = 0; start < ids.length; start += PEOPLE_PER_MATCH) {
      const of = ids
        .slice(start, start + PEOPLE_PER_MATCH)
        .map((value) => ({ kind: 'exact', field: 'userId', value, isPrefix: false }) as const);
      const search = compileSearch({ collection: 'message', platform, filter: { kind: 'or', of } });
      for (const matches of this.#matches.within(search, during)) {
        this.#deadline.check();
        for (const [speaker, chat, at, found] of this.#rowsOf(
          matches,
          `speaker, chat, detection_date, ${items}`,
        )) {
          const [userId] = this.#mapper.speakers.get(speaker);
          const [, channelId] = this.#mapper.chats.get(chat);
          if (!isSentByUser({ platform, channelId, userId })) continue;
          const into = countsOf({ kind: 'profile', platform, id: userId });
          into?.addMessages({ kind: 'channel', platform, id: channelId }, 1, at, at);
          for (const indicator of indicatorsIn(found)) into?.addMessages(indicator, 1, at, at);
        }
      }
    }
  }

  *#rowsOf(matches: MonthMatches, columns: string): Iterable<PersonRow> {
    const row = this.#statements.prepareRows(`SELECT ${columns} FROM messages WHERE slot = ?`);
    for (const { segment, docs } of matches.sealed())
      for (const doc of docs.inOrder()) {
        this.#deadline.check();
        yield row.get(segment.slotOf(doc)) as unknown as PersonRow;
      }
    if (!matches.hasOpen) return;
    const { sql, parameters } = matches.open('open_messages');
    yield* this.#statements
      .prepareRows(`SELECT ${columns} ${sql}`)
      .iterate(...parameters) as unknown as Iterable<PersonRow>;
  }

  #addChannel({ platform, id }: Profile, { during, kinds }: LinksQuestion, into: LinkCounts): void {
    const chat = this.#mapper.chatOf({ platform, channelId: id });
    if (chat === undefined) return;
    if (kinds.includes('profile')) {
      const { sql, parameters } = within('detection_date', during);
      const rows = this.#statements
        .prepareRows(
          `SELECT speaker, count(*), min(detection_date), max(detection_date) FROM messages
           WHERE chat = ? AND in_time() AND ${sql} GROUP BY speaker`,
        )
        .iterate(chat, ...parameters) as unknown as Iterable<[number, number, number, number]>;
      for (const [speaker, messages, first, last] of rows) {
        const [userId] = this.#mapper.speakers.get(speaker);
        if (isSentByUser({ platform, channelId: id, userId }))
          into.addMessages({ kind: 'profile', platform, id: userId }, messages, first, last);
      }
    }
    if (kinds.some(isIndicatorKind)) this.#addItemsOfChannel(platform, id, during, into);
  }

  /** The id of a message begins with that of its channel, so that they are next to each other. */
  #addItemsOfChannel(
    platform: Platform,
    id: string,
    during: LinksQuestion['during'],
    into: LinkCounts,
  ): void {
    const { sql, parameters } = within('first_seen', during);
    const rows = this.#statements
      .prepareRows(
        `SELECT owner, kind, canonical, first_seen FROM findings
         WHERE source = ? AND owner > ? AND owner < ? AND in_time() AND ${sql}`,
      )
      // The sign after the underscore.
      .iterate(`${platform}-message`, `${id}_`, `${id}\``, ...parameters) as unknown as Iterable<
      [string, LookupKind, string, number]
    >;
    for (const [owner, indicator, canonical, at] of rows)
      if (splitMessageId(owner).channelId === id)
        into.addMessages({ kind: 'indicator', indicator, canonical }, 1, at, at);
  }

  /** What the record itself shows. */
  #addFindings(
    node: Exclude<LinkedNode, { kind: 'indicator' }>,
    { during }: LinksQuestion,
    into: LinkCounts,
  ): void {
    const [source, owner] = sourceOf(node);
    const { sql, parameters } = within('first_seen', during);
    const rows = this.#statements
      .prepareRows(
        `SELECT kind, canonical, first_seen FROM findings WHERE source = ? AND owner = ? AND in_time() AND ${sql}`,
      )
      .iterate(source, owner, ...parameters) as unknown as Iterable<[LookupKind, string, number]>;
    for (const [indicator, canonical, at] of rows)
      into.addRecord({ kind: 'indicator', indicator, canonical }, at);
  }

  /** Who shows an indicator. */
  #addOwners(
    { indicator, canonical }: Extract<LinkedNode, { kind: 'indicator' }>,
    { during, kinds }: LinksQuestion,
    into: LinkCounts,
  ): void {
    const { sql, parameters } = within('first_seen', during);
    const rows = this.#statements
      .prepareRows(
        `SELECT source, owner, first_seen FROM findings WHERE kind = ? AND canonical = ? AND in_time() AND ${sql}`,
      )
      .iterate(indicator, canonical, ...parameters) as unknown as Iterable<[FindingSource, string, number]>;
    for (const [source, owner, at] of rows) {
      const node = nodeOfSource(source, owner);
      if (node !== undefined) into.addRecord(node, at);
      else this.#addMessage(source.slice(0, source.indexOf('-')) as Platform, owner, at, kinds, into);
    }
  }

  #addMessage(
    platform: Platform,
    messageId: string,
    at: number,
    kinds: LinksQuestion['kinds'],
    into: LinkCounts,
  ): void {
    const { channelId, sequence } = splitMessageId(messageId);
    into.addMessages({ kind: 'channel', platform, id: channelId }, 1, at, at);
    const chat = kinds.includes('profile') ? this.#mapper.chatOf({ platform, channelId }) : undefined;
    if (chat === undefined) return;
    const row = this.#statements
      .prepareRows('SELECT speaker FROM messages WHERE chat = ? AND sequence = ?')
      .get(chat, BigInt(sequence)) as unknown as [number] | undefined;
    const userId = row && this.#mapper.speakers.get(row[0])[0];
    if (userId !== undefined && isSentByUser({ platform, channelId, userId }))
      into.addMessages({ kind: 'profile', platform, id: userId }, 1, at, at);
  }
}

function isIndicatorKind(kind: string): boolean {
  return !(LINKED_RECORDS as readonly string[]).includes(kind);
}

/** The indicators of a message, each once. */
function indicatorsIn(items: string | null): Iterable<LinkedNode> {
  if (items === null) return [];
  const found = new Map<string, LinkedNode>();
  for (const { kind: indicator, value } of JSON.parse(items) as Item[]) {
    const node: LinkedNode = { kind: 'indicator', indicator, canonical: canonicalItem(indicator, value) };
    found.set(linkedId(node), node);
  }
  return found.values();
}

function within(column: string, during: LinksQuestion['during']): SqlCondition {
  return allOf([
    when(during?.from !== undefined, `${column} >= ?`, during?.from ?? 0),
    when(during?.to !== undefined, `${column} <= ?`, during?.to ?? 0),
  ]);
}
