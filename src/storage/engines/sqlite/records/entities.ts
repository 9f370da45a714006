import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type EntityKind,
  isUnchanged,
  keyOf,
  mergeRecords,
  type RecordOf,
} from '../../../../records/record.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { SqliteIndex } from '../index/index.ts';
import { ENTITY_SELECTION, entityFromRow, entityToRow, type Row } from './entity-mapper.ts';
import type { SqliteFindings } from './findings.ts';

export type EntityRecord = RecordOf<EntityKind>;

export interface StoredEntity {
  id: number;
  record: EntityRecord;
  origin: number;
  hasSightings: boolean;
}

const CHUNK = 500;
/** Characters of documents that are remembered; as objects they take several times the room. */
const REMEMBERED_MAX = 6_000_000;

/** The table of everything that is no message, with its index always in step. */
export class SqliteEntities {
  #db: DatabaseSync;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #byKey: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #updateOrigin: StatementSync;
  #updateDates: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync, index: SqliteIndex, findings: SqliteFindings) {
    this.#db = db;
    this.#index = index;
    this.#findings = findings;
    this.#byKey = db.prepare(
      `SELECT id, ${ENTITY_SELECTION}, origin, has_sightings FROM entities WHERE kind = ? AND key = ?`,
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
    this.#updateDates = prepareWithBigInts(
      db,
      'UPDATE entities SET detection_date = ?, first_seen = ?, origin = ?, has_sightings = ? WHERE id = ?',
    );
    this.#delete = prepareWithBigInts(db, 'DELETE FROM entities WHERE id = ?');
  }

  /** What is stored now. What was stored a moment ago is remembered: the same people go on talking. */
  load(kind: EntityKind, key: string): StoredEntity | undefined {
    const known = this.#recent.get(`${kind} ${key}`);
    if (known !== undefined) return known.stored;
    const row = this.#byKey.get(kind, key);
    if (row === undefined) return undefined;
    const stored = storedEntity(row);
    this.#remember(stored, (row.document as string).length);
    return stored;
  }

  /** After a transaction that did not end well, or when another process has written. */
  forget(): void {
    this.#recent.clear();
    this.#size = 0;
  }

  #recent = new Map<string, { stored: StoredEntity; size: number }>();
  #size = 0;

  /** Without a size it is what it was, for only dates or origins have changed; what was forgotten meanwhile stays so. */
  #remember(stored: StoredEntity, size?: number): void {
    // Pages are large and hardly ever come twice.
    if (stored.record.kind === 'page') return;
    const name = nameOf(stored.record);
    const before = this.#recent.get(name)?.size;
    const now = size ?? before;
    if (now === undefined) return;
    this.#size += now - (before ?? 0);
    if (this.#size > REMEMBERED_MAX) {
      this.forget();
      this.#size = now;
    }
    this.#recent.set(name, { stored, size: now });
  }

  /** All of a kind, or those with one of these origins. The rows may be changed meanwhile. */
  *walk(kind: EntityKind, where = 'TRUE'): Iterable<StoredEntity> {
    const chunk = this.#db.prepare(
      `SELECT id, ${ENTITY_SELECTION}, origin, has_sightings FROM entities
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

  /** Some entities of these kinds behind an id, in order of ids. */
  after(id: number, kinds: readonly EntityKind[], most: number): StoredEntity[] {
    return this.#db
      .prepare(
        `SELECT id, ${ENTITY_SELECTION}, origin, has_sightings FROM entities
         WHERE id > ? AND kind IN (${kinds.map(() => '?').join(', ')}) ORDER BY id LIMIT ?`,
      )
      .all(id, ...kinds, most)
      .map(storedEntity);
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
    const id = Number(lastInsertRowid);
    this.#remember({ id, record, origin, hasSightings }, document.length);
    this.#index.entities.add(id, record);
  }

  replace(before: EntityRecord, { id, record, origin, hasSightings }: StoredEntity): void {
    if (isOnlyDated(before, record)) {
      this.#remember({ id, record, origin, hasSightings });
      this.#updateDates.run(record.detectionDate, record.firstSeen, origin, Number(hasSightings), id);
      return;
    }
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
    this.#remember({ id, record, origin, hasSightings }, document.length);
    if (!isTextUnchanged(before, record)) this.#index.entities.replace(id, before, record);
  }

  /** Adds what one more sighting knows. */
  merge(stored: StoredEntity, record: EntityRecord): void {
    const merged = mergeRecords(stored.record, record);
    const after = { ...stored, hasSightings: true };
    if (isUnchanged(stored.record, merged)) this.setOrigin(after);
    else this.replace(stored.record, { ...after, record: merged });
  }

  /** Where something was taken away: what is shown no longer goes, too. */
  rebuild(before: EntityRecord, after: StoredEntity): void {
    this.#findings.remove(before);
    this.replace(before, after);
    this.#findings.add(after.record);
  }

  /** The same record from other files. */
  setOrigin({ id, record, origin, hasSightings }: StoredEntity): void {
    this.#remember({ id, record, origin, hasSightings });
    this.#updateOrigin.run(origin, Number(hasSightings), id);
  }

  remove({ id, record }: StoredEntity): void {
    this.#size -= this.#recent.get(nameOf(record))?.size ?? 0;
    this.#recent.delete(nameOf(record));
    this.#delete.run(id);
    this.#index.entities.remove(id);
    this.#findings.remove(record);
  }
}

function nameOf(record: EntityRecord): string {
  return `${record.kind} ${keyOf(record)}`;
}

function storedEntity(row: Row): StoredEntity {
  return {
    id: row.id as number,
    record: entityFromRow(row),
    origin: row.origin as number,
    hasSightings: row.has_sightings === 1,
  };
}

function isTextUnchanged(before: EntityRecord, after: EntityRecord): boolean {
  const isSameTopics =
    before.kind !== 'channel' || after.kind !== 'channel' || before.topics === after.topics;
  // The id of a channel's server is among its facts.
  const isSameServer = after.kind !== 'channel' || before.facts === after.facts;
  return before.lists === after.lists && isSameTopics && isSameServer;
}

/** Most sightings of a person or channel only move its date: the document need not be written for that. */
function isOnlyDated(before: EntityRecord, after: EntityRecord): boolean {
  const isPlain = after.kind === 'profile' || after.kind === 'channel' || after.kind === 'server';
  return isPlain && before.facts === after.facts && isTextUnchanged(before, after);
}
