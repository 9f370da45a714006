import type { SQLInputValue } from 'node:sqlite';
import { type Channel, permalinkOf } from '../../../../records/channel.ts';
import { valuesOf } from '../../../../records/entity.ts';
import type { ChannelLinkSighting, OnionSighting, WalletSighting } from '../../../../records/feed-entry.ts';
import type { FindingSource } from '../../../../records/finding.ts';
import type { FoundKind } from '../../../../records/item.ts';
import { splitMessageId } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import type { Profile } from '../../../../records/profile.ts';
import { groupIdOf, postUrl, type RansomwareGroup } from '../../../../records/ransomware-group.ts';
import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import { CHAIN_KINDS, type ChainKind } from '../../../../records/wallet.ts';
import { type Day, dayOf, endOfDay, startOfDay } from '../../../../time/day.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import type {
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  PostCount,
  PostCountQuestion,
} from '../../../port/query.ts';
import { shownRecord } from '../../../rules/shown-record.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { entityFromRow, type Row, withLists } from '../records/entity-mapper.ts';
import { type LazyAnswer, readEach } from './lazy-answer.ts';
import { countPosts } from './post-counts.ts';
import { allOf, oneOf, type SqlCondition } from './query-compiler.ts';

/** A feed as a table of its entries, ordered by `at` and `key`. */
interface EntryTable {
  sql: string;
  parameters: SQLInputValue[];
}

const FINDING_KINDS_OF: Record<Exclude<FeedKind, 'ransomware'>, readonly FoundKind[]> = {
  'channel-links': ['telegram'],
  wallets: CHAIN_KINDS,
  onion: ['onion'],
};

/** Answers feed queries: what was first seen between two instants. */
export class SqliteFeeds {
  #statements: SqliteStatements;

  constructor(statements: SqliteStatements) {
    this.#statements = statements;
  }

  feed(question: FeedQuestion): LazyAnswer<FeedEntryOf[FeedKind]> {
    const table = entryTable(question);
    const { slice } = question;
    const total = this.#statements
      .prepare(`WITH entries AS (${table.sql}) SELECT count(*) AS total FROM entries`)
      .get(...table.parameters)?.total as number;

    const position = slice.kind === 'after' ? slice.position : undefined;
    const skip = slice.kind === 'page' ? slice.skip : 0;
    const rows = this.#statements
      .prepare(
        `WITH entries AS (${table.sql}) SELECT * FROM entries
         ${position === undefined ? '' : 'WHERE (at, key) > (?, ?)'}
         ORDER BY at, key LIMIT ? OFFSET ?`,
      )
      .all(
        ...table.parameters,
        ...(position === undefined ? [] : [position.at, position.key]),
        slice.take + 1,
        skip,
      );
    const hits = readEach(rows.slice(0, slice.take), (row) => this.#entry(question, row));
    return { total, hits, hasMore: rows.length > slice.take };
  }

  countByDay(question: Omit<FeedQuestion, 'slice'>): Map<Day, number> {
    const { sql, parameters } = entriesByDay(question);
    const rows = this.#statements
      .prepare(`SELECT day, count(*) AS entries FROM (${sql}) GROUP BY day`)
      .all(...parameters);
    return new Map(rows.map((row) => [dayOf((row.day as number) * MS_PER_DAY), row.entries as number]));
  }

  countPosts(question: PostCountQuestion): PostCount[] {
    return countPosts(this.#statements, question);
  }

  #entry(question: FeedQuestion, row: Row): FeedEntryOf[FeedKind] {
    switch (question.feed) {
      case 'ransomware':
        return this.#ransomwarePost(withLists(JSON.parse(row.document as string)) as RansomwarePost);
      case 'wallets':
        return this.#wallets(question, row);
      case 'channel-links':
        return this.#channelLinks(question, row);
      case 'onion':
        return this.#onion(question, row);
    }
  }

  #ransomwarePost(post: RansomwarePost): RansomwarePost {
    if (post.link.grade === 'absolute-link') return post;
    const group = this.#entity<RansomwareGroup>(
      'ransomware-group',
      groupIdOf(post.facts.ransomwareGroup?.value ?? ''),
    );
    return { ...post, link: { ...post.link, url: postUrl(post, group) } };
  }

  #wallets(question: FeedQuestion, row: Row): WalletSighting {
    const source = row.source as FindingSource;
    const owner = row.owner as string;
    return {
      source,
      owner,
      firstSeen: row.at as number,
      addresses: this.#findings(question, source, owner).map(({ kind, value }) => ({
        kind: kind as ChainKind,
        value: value as string,
      })),
      ...shownRecord(
        source === 'page'
          ? this.#entity<Page>('page', owner)
          : this.#entity<Profile>('profile', `${source.replace('-profile', '')}:${owner}`),
      ),
    };
  }

  #channelLinks(question: FeedQuestion, row: Row): ChannelLinkSighting {
    const source = row.source as FindingSource;
    const owner = row.owner as string;
    return {
      source,
      owner,
      firstSeen: row.at as number,
      links: this.#findings(question, source, owner).map(({ value }) => value as string),
      ...(source === 'page'
        ? { page: this.#entity<Page>('page', owner) }
        : { permalink: this.#permalink(owner) }),
    };
  }

  #permalink(messageId: string): string | undefined {
    const { channelId, sequence } = splitMessageId(messageId);
    const channel = this.#entity<Channel>('channel', `telegram:${channelId}`);
    return channel === undefined ? undefined : permalinkOf(channel, sequence);
  }

  #onion(question: FeedQuestion, row: Row): OnionSighting {
    const url = row.key as string;
    const firstSeen = row.at as number;
    const day = dayOf(firstSeen);
    const condition = allOf([
      { sql: "kind = 'onion' AND canonical = ? AND source = 'page'", parameters: [url] },
      { sql: 'first_seen BETWEEN ? AND ?', parameters: [startOfDay(day), endOfDay(day)] },
    ]);
    const isFromPages = question.sources.includes('page');
    const pages = isFromPages
      ? this.#statements
          .prepare(`SELECT owner FROM findings WHERE ${condition.sql} ORDER BY first_seen, owner`)
          .all(...condition.parameters)
      : [];
    const tags = pages.flatMap(({ owner }) =>
      valuesOf(this.#entity<Page>('page', owner as string)?.lists.tags),
    );
    return { url, day, firstSeen, tags: [...new Set(tags)] };
  }

  #findings(question: FeedQuestion, source: FindingSource, owner: string): Row[] {
    const { sql, parameters } = allOf([
      { sql: 'source = ? AND owner = ?', parameters: [source, owner] },
      findingsWithin(question),
    ]);
    return this.#statements
      .prepare(`SELECT kind, value FROM findings WHERE ${sql} ORDER BY first_seen, position, value`)
      .all(...parameters);
  }

  #entity<T extends Page | Profile | Channel | RansomwareGroup>(kind: T['kind'], key: string): T | undefined {
    const row = this.#statements
      .prepare('SELECT document, detection_date, first_seen FROM entities WHERE kind = ? AND key = ?')
      .get(kind, key);
    return row === undefined ? undefined : (entityFromRow(row) as T);
  }
}

function findingsWithin(question: Omit<FeedQuestion, 'slice'>): SqlCondition {
  if (question.feed === 'ransomware') throw new TypeError('ransomware posts are records of their own');
  return allOf([
    { sql: 'first_seen BETWEEN ? AND ? AND in_time()', parameters: [question.from, question.to] },
    oneOf('kind', FINDING_KINDS_OF[question.feed]),
    oneOf('source', question.sources),
    question.feed === 'channel-links' ? { sql: IN_PUBLIC_CHANNELS, parameters: [] } : undefined,
  ]);
}

/** The channel in a message id: everything up to and including the last underscore. */
const CHANNEL_AND_UNDERSCORE = "rtrim(owner, '-0123456789')";

/** Pages, and messages of public channels (decision 28). */
const IN_PUBLIC_CHANNELS = `source = 'page' OR EXISTS (
  SELECT 1 FROM entities
  WHERE kind = 'channel'
    AND key = 'telegram:' || substr(${CHANNEL_AND_UNDERSCORE}, 1, length(${CHANNEL_AND_UNDERSCORE}) - 1)
    AND (document ->> '$.facts.isPublic.value' = 1 OR document ->> '$.facts.username' IS NOT NULL))`;

/** Entries of the whole window: findings of one source on several days are one entry, dated by the first. */
function entryTable(question: Omit<FeedQuestion, 'slice'>): EntryTable {
  if (question.feed === 'ransomware') {
    return {
      sql: `SELECT first_seen AS at, key, document FROM entities
            WHERE kind = 'ransomware' AND first_seen BETWEEN ? AND ? AND in_time()`,
      parameters: [question.from, question.to],
    };
  }
  const { sql, parameters } = findingsWithin(question);
  if (question.feed === 'onion') {
    return {
      sql: `SELECT min(first_seen) AS at, canonical AS key FROM findings WHERE ${sql}
            GROUP BY canonical, first_seen / ${MS_PER_DAY}`,
      parameters,
    };
  }
  return {
    sql: `SELECT min(first_seen) AS at, source || ':' || owner AS key, source, owner FROM findings
          WHERE ${sql} GROUP BY source, owner`,
    parameters,
  };
}

/** Entries as they would appear in each day's feed. */
function entriesByDay(question: Omit<FeedQuestion, 'slice'>): EntryTable {
  const day = `first_seen / ${MS_PER_DAY} AS day`;
  if (question.feed === 'ransomware') {
    return {
      sql: `SELECT ${day} FROM entities WHERE kind = 'ransomware' AND first_seen BETWEEN ? AND ? AND in_time()`,
      parameters: [question.from, question.to],
    };
  }
  const { sql, parameters } = findingsWithin(question);
  const entry = question.feed === 'onion' ? 'canonical' : 'source, owner';
  return { sql: `SELECT DISTINCT ${day}, ${entry} FROM findings WHERE ${sql}`, parameters };
}
