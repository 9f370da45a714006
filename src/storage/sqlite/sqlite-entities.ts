import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type EntityKind, keyOf, type RecordOf } from '../../records/record.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import type { SqliteFindings } from './sqlite-findings.ts';
import { type SqliteIndex, searchableText } from './sqlite-index.ts';
import { entityFromRow, entityToRow, type Row } from './sqlite-mapper.ts';

export type EntityRecord = RecordOf<EntityKind>;

export interface StoredEntity {
  id: number;
  record: EntityRecord;
  origin: number;
  hasSightings: boolean;
}

const CHUNK = 500;

/** The table of everything that is no message, with its index and its findings always in step. */
export class SqliteEntities {
  #db: DatabaseSync;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #byKey: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #updateOrigin: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync, index: SqliteIndex, findings: SqliteFindings) {
    this.#db = db;
    this.#index = index;
    this.#findings = findings;
    this.#byKey = db.prepare(
      'SELECT id, document, body, origin, has_sightings FROM entities WHERE kind = ? AND key = ?',
    );
    this.#insert = prepareWithBigInts(
      db,
      `INSERT INTO entities (kind, key, platform, detection_date, first_seen, document, body, origin, has_sightings)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#update = prepareWithBigInts(
      db,
      `UPDATE entities SET detection_date = ?, first_seen = ?, document = ?, body = ?, origin = ?, has_sightings = ?
       WHERE id = ?`,
    );
    this.#updateOrigin = prepareWithBigInts(
      db,
      'UPDATE entities SET origin = ?, has_sightings = ? WHERE id = ?',
    );
    this.#delete = prepareWithBigInts(db, 'DELETE FROM entities WHERE id = ?');
  }

  load(kind: EntityKind, key: string): StoredEntity | undefined {
    const row = this.#byKey.get(kind, key);
    return row === undefined ? undefined : storedEntity(row);
  }

  /** All of a kind, or those with one of these origins. The rows may be changed meanwhile. */
  *walk(kind: EntityKind, where = 'TRUE'): Iterable<StoredEntity> {
    const chunk = this.#db.prepare(
      `SELECT id, document, body, origin, has_sightings FROM entities
       WHERE kind = ? AND id > ? AND (${where}) ORDER BY id LIMIT ?`,
    );
    let last = 0;
    for (;;) {
      const rows = chunk.all(kind, last, CHUNK);
      for (const row of rows) {
        yield storedEntity(row);
        last = row.id as number;
      }
      if (rows.length < CHUNK) return;
    }
  }

  add({ record, origin, hasSightings }: Omit<StoredEntity, 'id'>): void {
    const { document, body } = entityToRow(record);
    const { lastInsertRowid } = this.#insert.run(
      record.kind,
      keyOf(record),
      'platform' in record ? record.platform : null,
      record.detectionDate,
      record.firstSeen,
      document,
      body,
      origin,
      Number(hasSightings),
    );
    const text = searchableText(record);
    if (text !== undefined) this.#index.addEntity(Number(lastInsertRowid), record, text);
    this.#findings.change(undefined, record);
  }

  replace(before: EntityRecord, { id, record, origin, hasSightings }: StoredEntity): void {
    const { document, body } = entityToRow(record);
    this.#update.run(
      record.detectionDate,
      record.firstSeen,
      document,
      body,
      origin,
      Number(hasSightings),
      id,
    );
    const text = searchableText(record);
    if (text !== undefined && text !== searchableText(before)) this.#index.replaceEntity(id, record, text);
    this.#findings.change(before, record);
  }

  /** The same record from other files. */
  setOrigin({ id, origin, hasSightings }: StoredEntity): void {
    this.#updateOrigin.run(origin, Number(hasSightings), id);
  }

  remove({ id, record }: StoredEntity): void {
    this.#delete.run(id);
    if (searchableText(record) !== undefined) this.#index.removeEntity(id);
    this.#findings.change(record, undefined);
  }
}

function storedEntity(row: Row): StoredEntity {
  return {
    id: row.id as number,
    record: entityFromRow(row),
    origin: row.origin as number,
    hasSightings: row.has_sightings === 1,
  };
}
