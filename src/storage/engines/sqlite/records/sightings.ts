import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Message } from '../../../../records/message.ts';
import {
  type AnyRecord,
  type EntityKind,
  isUnchanged,
  keyOf,
  mergeRecords,
  type RecordOf,
} from '../../../../records/record.ts';
import { dayOf } from '../../../../time/day.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { Row } from './entity-mapper.ts';

export type MessageName = Pick<Message, 'platform' | 'channelId' | 'sequence'>;

/** One version of a record, and the files it was seen in. */
export interface SightingOf<R extends AnyRecord = AnyRecord> {
  /** Absent until it is stored. */
  id?: number;
  origin: number;
  record: R;
  /** Channel of the dropped messages, if retention stored this sighting. */
  channel?: string | undefined;
  isChanged: boolean;
}

/** What each file says about a record. The record itself is the result of merging them. */
export class SqliteSightings {
  #db: DatabaseSync;
  #byKey: StatementSync;
  #byOrigin: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #remove: StatementSync;
  #removeAll: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    const select = 'SELECT id, origin, document, channel FROM sightings WHERE kind = ? AND key = ?';
    this.#byKey = db.prepare(`${select} ORDER BY id`);
    this.#byOrigin = db.prepare(`${select} AND origin = ? AND channel IS ?`);
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO sightings (kind, key, origin, document, channel) VALUES (?, ?, ?, ?, ?)',
    );
    this.#update = prepareWithBigInts(db, 'UPDATE sightings SET origin = ?, document = ? WHERE id = ?');
    this.#remove = prepareWithBigInts(db, 'DELETE FROM sightings WHERE id = ?');
    this.#removeAll = prepareWithBigInts(db, 'DELETE FROM sightings WHERE kind = ? AND key = ?');
  }

  of<R extends AnyRecord>(kind: R['kind'], key: string): SightingOf<R>[] {
    return this.#byKey.all(kind, key).map(fromRow<R>);
  }

  /** What exactly these files say: directly, or in dropped messages of `channel`. */
  ofOrigin<R extends AnyRecord>(
    kind: R['kind'],
    key: string,
    origin: number,
    channel?: string,
  ): SightingOf<R> | undefined {
    const row = this.#byOrigin.get(kind, key, origin, channel ?? null);
    return row === undefined ? undefined : fromRow<R>(row);
  }

  /** The next sightings of these kinds after an id, in order of ids. */
  after(id: number, kinds: readonly EntityKind[], limit: number): SightingOf<RecordOf<EntityKind>>[] {
    return this.#db
      .prepare(
        `SELECT id, origin, document, channel FROM sightings
         WHERE id > ? AND kind IN (${kinds.map(() => '?').join(', ')}) ORDER BY id LIMIT ?`,
      )
      .all(id, ...kinds, limit)
      .map(fromRow<RecordOf<EntityKind>>);
  }

  /** Merges into what these files say about an entity. */
  add(record: RecordOf<EntityKind>, origin: number, channel?: string): void {
    const known = this.ofOrigin<RecordOf<EntityKind>>(record.kind, keyOf(record), origin, channel);
    const merged = known === undefined ? record : mergeRecords(known.record, record);
    if (known !== undefined && isUnchanged(known.record, merged)) return;
    this.save({ ...known, origin, channel, record: merged, isChanged: true });
  }

  /** Messages with a version that names one of these users as sender or one of these servers. */
  messagesNaming(named: { users: readonly string[]; servers: readonly string[] }): MessageName[] {
    const rows = this.#db
      .prepare(
        `SELECT DISTINCT document ->> 'platform' AS platform, document ->> 'channelId' AS channelId,
           document ->> 'sequence' AS sequence
         FROM sightings WHERE kind = 'message' AND (
           document ->> 'userId' IN (SELECT value FROM json_each(?)) OR
           document ->> 'serverId' IN (SELECT value FROM json_each(?)))`,
      )
      .all(JSON.stringify(named.users), JSON.stringify(named.servers));
    return rows as unknown as MessageName[];
  }

  /** Dates of message versions with their platform, e.g. `telegram 2026-11-14`. */
  daysOfMessages(): Set<string> {
    const rows = this.#db
      .prepare(
        // Integer division truncates toward zero, so dates before 1970 are shifted down first.
        `SELECT DISTINCT platform, (at - iif(at < 0, ${MS_PER_DAY - 1}, 0)) / ${MS_PER_DAY} AS day FROM (
           SELECT document ->> 'platform' AS platform, document ->> 'detectionDate' AS at
           FROM sightings WHERE kind = 'message')`,
      )
      .all();
    return new Set(rows.map(({ platform, day }) => `${platform} ${dayOf((day as number) * MS_PER_DAY)}`));
  }

  withOrigins<R extends AnyRecord>(kind: R['kind'], where: string): SightingOf<R>[] {
    return this.#db
      .prepare(`SELECT id, origin, document, channel FROM sightings WHERE kind = ? AND ${where}`)
      .all(kind)
      .map(fromRow<R>);
  }

  /** Sightings from dropped messages of a channel. */
  from<R extends AnyRecord>(channel: string): SightingOf<R>[] {
    return this.#db
      .prepare('SELECT id, origin, document, channel FROM sightings WHERE channel = ?')
      .all(channel)
      .map(fromRow<R>);
  }

  save(sighting: SightingOf): void {
    if (!sighting.isChanged) return;
    const document = JSON.stringify(sighting.record);
    if (sighting.id === undefined) {
      const { kind } = sighting.record;
      const { origin, channel = null } = sighting;
      this.#insert.run(kind, keyOf(sighting.record), origin, document, channel);
    } else this.#update.run(sighting.origin, document, sighting.id);
  }

  remove(sighting: SightingOf): void {
    if (sighting.id !== undefined) this.#remove.run(sighting.id);
  }

  removeAll(kind: AnyRecord['kind'], key: string): void {
    this.#removeAll.run(kind, key);
  }
}

function fromRow<R extends AnyRecord>(row: Row): SightingOf<R> {
  return {
    id: row.id as number,
    origin: row.origin as number,
    record: JSON.parse(row.document as string) as R,
    channel: (row.channel as string | null) ?? undefined,
    isChanged: false,
  };
}
