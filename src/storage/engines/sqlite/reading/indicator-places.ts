import { isSentByUser } from '../../../../records/implied.ts';
import type { Indicator } from '../../../../records/indicator.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import type { FindingFilter } from '../../../port/indicators.ts';
import { IndicatorPlacesCounter } from '../../../rules/indicator-order.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import { compileFilter } from './finding-filter.ts';
import { oneOf } from './query-compiler.ts';

/** The id of a message without its sequence, which can be negative, and with the underscore between them. */
const CHANNEL_PART = "rtrim(owner, '-0123456789')";
const SEQUENCE_PART = `CAST(substr(owner, length(${CHANNEL_PART}) + 1) AS INTEGER)`;

/** The channels and people that show indicators, in messages and in their own records. */
export class SqliteIndicatorPlaces {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper) {
    this.#statements = statements;
    this.#mapper = mapper;
  }

  of(indicator: Indicator, filter: FindingFilter): IndicatorPlacesCounter {
    const places = new IndicatorPlacesCounter();
    this.#addMessages(indicator, filter, places);
    this.#addRecords(indicator, filter, places);
    return places;
  }

  /**
   * Joins the findings with their messages, in this order: looking up each sender takes several times as long. A row is
   * either open or sealed.
   */
  #addMessages({ kind, canonical }: Indicator, filter: FindingFilter, places: IndicatorPlacesCounter): void {
    const { sql, parameters } = compileFilter(filter);
    const isMessage = oneOf(
      'source',
      PLATFORMS.map((platform) => `${platform}-message`),
    );
    const rows = this.#statements
      .prepareRows(
        `SELECT chats.id, ifnull(open.speaker, sealed.speaker), count(*) FROM findings
         CROSS JOIN chats ON chats.value =
           json_array(replace(source, '-message', ''), substr(owner, 1, length(${CHANNEL_PART}) - 1))
         LEFT JOIN open_messages AS open ON open.chat = chats.id AND open.sequence = ${SEQUENCE_PART}
         LEFT JOIN sealed_messages AS sealed ON sealed.chat = chats.id AND sealed.sequence = ${SEQUENCE_PART}
         WHERE findings.kind = ? AND canonical = ? AND ${isMessage.sql} AND ${sql} GROUP BY 1, 2`,
      )
      .all(kind, canonical, ...isMessage.parameters, ...parameters) as unknown as [number, number, number][];
    for (const [chat, speaker, messages] of rows) {
      const [platform, channelId] = this.#mapper.chats.get(chat);
      const [userId] = this.#mapper.speakers.get(speaker);
      places.channels.addMessages(platform, channelId, messages);
      if (isSentByUser({ platform, channelId, userId }))
        places.people.addMessages(platform, userId, messages);
    }
  }

  #addRecords({ kind, canonical }: Indicator, filter: FindingFilter, places: IndicatorPlacesCounter): void {
    const { sql, parameters } = compileFilter(filter);
    const isPlace = oneOf(
      'source',
      PLATFORMS.flatMap((platform) => [`${platform}-channel`, `${platform}-profile`]),
    );
    const rows = this.#statements
      .prepareRows(
        `SELECT source, owner FROM findings WHERE kind = ? AND canonical = ? AND ${isPlace.sql} AND ${sql}`,
      )
      .iterate(kind, canonical, ...isPlace.parameters, ...parameters) as unknown as Iterable<
      [string, string]
    >;
    for (const [source, owner] of rows) {
      const [platform, of] = source.split('-') as [Platform, string];
      (of === 'channel' ? places.channels : places.people).addRecord(platform, owner);
    }
  }
}
