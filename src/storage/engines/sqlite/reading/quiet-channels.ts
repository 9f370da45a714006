import { TIE_BITS } from '../../../../records/tie.ts';
import type { QuietChannel, QuietChannelQuestion } from '../../../port/trends.ts';
import { countInPeriod, noCounts, wholeOf } from '../../../rules/periods.ts';
import { mostMessages } from '../../../rules/quiet-channels.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';

/** Finds channels without new messages. Only these are counted, each by its part of the index of channels. */
export class SqliteQuietChannels {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  find({ bounds, quietSince, max }: QuietChannelQuestion): QuietChannel[] {
    const { from, to } = wholeOf(bounds);
    const latest = this.#statements.prepareRows(
      // Each table on its own: SQLite uses no index of a view to find the latest date.
      `SELECT id, max(
         ifnull((SELECT max(detection_date) FROM open_messages WHERE chat = chats.id AND detection_date <= ?1), -1),
         ifnull((SELECT max(CAST(slot >> ${TIE_BITS} AS INTEGER)) FROM sealed_messages
                 WHERE chat = chats.id AND CAST(slot >> ${TIE_BITS} AS INTEGER) <= ?1), -1)
       ) AS latest
       FROM chats WHERE latest >= ?2 AND latest < ?3 AND in_time()`,
    );
    const quiet = latest.all(to, from, quietSince) as unknown as [chat: number, lastSeen: number][];
    const channels = quiet.map(([chat, lastSeen]) => {
      this.#deadline.check();
      const [platform, channelId] = this.#mapper.chats.get(chat);
      const counts = noCounts(bounds);
      let messages = 0;
      for (const [at] of this.#dates(chat, from, to)) {
        countInPeriod(counts, at, bounds);
        messages++;
      }
      return { platform, channelId, lastSeen, counts, messages };
    });
    return mostMessages(channels, max).map(({ messages: _, ...channel }) => channel);
  }

  #dates(chat: number, from: number, to: number): Iterable<[number]> {
    return this.#statements
      .prepareRows(
        'SELECT detection_date FROM messages WHERE chat = ? AND detection_date BETWEEN ? AND ? AND in_time()',
      )
      .iterate(chat, from, to) as unknown as Iterable<[number]>;
  }
}
