import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
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

/** Rows read at a time. */
const CHUNK_SIZE = 500;
/** Total length of the cached documents. As objects they take several times as much memory. */
const CACHE_MAX = 6_000_000;

/** The table of all records except messages. Keeps their index and names in sync. */
export class SqliteEntities {
  #db: DatabaseSync;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #byKey: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #updateOrigin: StatementSync;
  #updateDate: StatementSync;
  #updateFirstSeen: StatementSync;
  #delete: StatementSync;
  #changedPosts = new Set<string>();

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
      'UPDATE entities SET detection_date = ?, document = ?, body = ?, origin = ?, has_sightings = ? WHERE id = ?',
    );
    this.#updateOrigin = prepareWithBigInts(
      db,
      'UPDATE entities SET origin = ?, has_sightings = ? WHERE id = ?',
    );
    this.#updateDate = prepareWithBigInts(
      db,
      'UPDATE entities SET detection_date = ?, origin = ?, has_sightings = ? WHERE id = ?',
    );
    this.#updateFirstSeen = prepareWithBigInts(db, 'UPDATE entities SET first_seen = ? WHERE id = ?');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM entities WHERE id = ?');
  }

  /** Cached, because consecutive batches are mostly by the same people. */
  load(kind: EntityKind, key: string): StoredEntity | undefined {
    const cached = this.#cache.get(`${kind} ${key}`);
    if (cached !== undefined) return cached.stored;
    const row = this.#byKey.get(kind, key);
    if (row === undefined) return undefined;
    const stored = storedEntity(row);
    this.#addToCache(stored, (row.document as string).length);
    return stored;
  }

  /** Call after a rollback, or when another process has written. */
  clearCache(): void {
    this.#cache.clear();
    this.#changedPosts.clear();
  }

  /** The ransomware posts whose victims are to be derived again. Returns each change once. */
  takeChangedPosts(): string[] {
    const posts = [...this.#changedPosts];
    this.#changedPosts.clear();
    return posts;
  }

  /** For a post that has not changed, but whose victim may be missing. */
  markPostChanged(postId: string): void {
    this.#changedPosts.add(postId);
  }

  #markChanged(record: EntityRecord): void {
    if (record.kind === 'ransomware') this.#changedPosts.add(record.postId);
  }

  #cache = new LruCache<string, { stored: StoredEntity; size: number }>(CACHE_MAX, ({ size }) => size);

  /** Keeps the known size if omitted (only dates or origins changed); evicted entries are not re-added. */
  #addToCache(stored: StoredEntity, size?: number): void {
    // Pages are large and rarely seen twice.
    if (stored.record.kind === 'page') return;
    const name = nameOf(stored.record);
    const now = size ?? this.#cache.get(name)?.size;
    if (now !== undefined) this.#cache.set(name, { stored, size: now });
  }

  /** All entities of a kind, or those that match a condition. Rows may be changed during the walk. */
  *walk(kind: EntityKind, where = 'TRUE'): Iterable<StoredEntity> {
    const chunk = this.#db.prepare(
      `SELECT id, ${ENTITY_SELECTION}, origin, has_sightings FROM entities
       WHERE kind = ? AND id > ? AND (${where}) ORDER BY id LIMIT ?`,
    );
    let last = 0;
    for (;;) {
      const rows = chunk.all(kind, last, CHUNK_SIZE);
      for (const row of rows) {
        yield storedEntity(row);
        last = row.id as number;
      }
      if (rows.length < CHUNK_SIZE) return;
    }
  }

  /** The next entities of these kinds after an id, in order of ids. */
  after(id: number, kinds: readonly EntityKind[], limit: number): StoredEntity[] {
    return this.#db
      .prepare(
        `SELECT id, ${ENTITY_SELECTION}, origin, has_sightings FROM entities
         WHERE id > ? AND kind IN (${kinds.map(() => '?').join(', ')}) ORDER BY id LIMIT ?`,
      )
      .all(id, ...kinds, limit)
      .map(storedEntity);
  }

  /** Returns its id. */
  add({ record, origin, hasSightings }: Omit<StoredEntity, 'id'>): number {
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
    this.#markChanged(record);
    this.#addToCache({ id, record, origin, hasSightings }, document.length);
    this.#index.entities.add(id, record);
    this.#findings.addNames(record);
    return id;
  }

  replace(before: EntityRecord, { id, record, origin, hasSightings }: StoredEntity): void {
    this.#findings.replaceNames(before, record);
    // Separately: it rarely changes, and SQLite writes the index of a column that is set even to the same value.
    if (record.firstSeen !== before.firstSeen) this.#updateFirstSeen.run(record.firstSeen, id);
    if (hasOnlyNewDates(before, record)) {
      this.#addToCache({ id, record, origin, hasSightings });
      this.#updateDate.run(record.detectionDate, origin, Number(hasSightings), id);
      return;
    }
    this.#markChanged(record);
    const { document, body } = entityToRow(record);
    this.#update.run(record.detectionDate, document, body, origin, Number(hasSightings), id);
    this.#addToCache({ id, record, origin, hasSightings }, document.length);
    if (!isTextUnchanged(before, record)) this.#index.entities.replace(id, before, record);
  }

  /** Merges one more sighting. */
  merge(stored: StoredEntity, record: EntityRecord): void {
    const merged = mergeRecords(stored.record, record);
    const after = { ...stored, hasSightings: true };
    if (isUnchanged(stored.record, merged)) this.setOrigin(after);
    else this.replace(stored.record, { ...after, record: merged });
  }

  /** Replaces a record that may have lost data, including its findings. */
  rebuild(before: EntityRecord, after: StoredEntity): void {
    this.#findings.remove(before);
    this.replace(before, after);
    this.#findings.add(after.record);
    this.#findings.addNames(after.record);
  }

  /** For an unchanged record whose files changed. */
  setOrigin({ id, record, origin, hasSightings }: StoredEntity): void {
    this.#addToCache({ id, record, origin, hasSightings });
    this.#updateOrigin.run(origin, Number(hasSightings), id);
  }

  remove({ id, record }: StoredEntity): void {
    this.#markChanged(record);
    this.#cache.delete(nameOf(record));
    this.#delete.run(id);
    this.#index.entities.remove(id, record);
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
  // Its reports are searched, too.
  if (after.kind === 'victim') return false;
  const isSameTopics =
    before.kind !== 'channel' || after.kind !== 'channel' || before.topics === after.topics;
  // Only the facts of profiles are not searched.
  const isSameFacts = after.kind === 'profile' || before.facts === after.facts;
  return before.lists === after.lists && isSameTopics && isSameFacts;
}

/** Most sightings of a person or channel only move its date, which does not require rewriting the document. */
function hasOnlyNewDates(before: EntityRecord, after: EntityRecord): boolean {
  const isPlain = after.kind === 'profile' || after.kind === 'channel' || after.kind === 'server';
  return isPlain && before.facts === after.facts && isTextUnchanged(before, after);
}
