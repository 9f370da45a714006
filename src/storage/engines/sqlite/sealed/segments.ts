import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Month } from '../../../../time/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { DocSet } from './doc-set.ts';
import { bytesOf, type PartSource } from './parts.ts';
import { Segment, type SegmentSource } from './segment.ts';
import type { BuiltSegment } from './segment-builder.ts';
import { SegmentCache } from './segment-cache.ts';
import type { SegmentHeader } from './segment-format.ts';

/** Parts of a segment have consecutive ids, from this multiple of its id. */
const PARTS_PER_SEGMENT = 2 ** 24;

interface SegmentRow {
  id: number;
  month: Month;
  removals: number;
}

interface OpenSegment {
  id: number;
  segment: Segment;
}

/** The segments of all months. */
export class SqliteSegments {
  #db: DatabaseSync;
  #rows: StatementSync;
  #byId: StatementSync;
  #piece: StatementSync;
  #parts: StatementSync;
  #cache = new SegmentCache();
  /** Segments that were opened, with the number of removals at that time. */
  #open = new Map<number, { removals: number; segment: Segment }>();
  /** What this transaction removed and has not written yet, and the segments at its start. */
  #removed = new Map<number, DocSet>();
  #writing: Map<Month, OpenSegment[]> | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#rows = db.prepare('SELECT id, month, removals FROM segments WHERE is_ready = 1 ORDER BY id');
    this.#byId = db.prepare('SELECT header, removed FROM segments WHERE id = ?');
    this.#piece = db.prepare('SELECT substr(data, ?, ?) AS data FROM segment_parts WHERE id = ?');
    this.#parts = db.prepare('SELECT data FROM segment_parts WHERE id BETWEEN ? AND ? ORDER BY id');
  }

  /** The segments of each month, as they are in this transaction. */
  byMonth(): Map<Month, Segment[]> {
    return new Map(
      [...this.#entries()].map(([month, entries]) => [month, entries.map(({ segment }) => segment)]),
    );
  }

  #entries(): Map<Month, OpenSegment[]> {
    const months = new Map<Month, OpenSegment[]>();
    const known = new Set<number>();
    for (const row of this.#rows.all() as unknown as SegmentRow[]) {
      const entries = months.get(row.month) ?? [];
      entries.push({ id: row.id, segment: this.#segment(row) });
      months.set(row.month, entries);
      known.add(row.id);
    }
    this.#forgetAllBut(known);
    return months;
  }

  /** Nothing of a dropped segment stays in memory: a purge may have dropped it. */
  #forgetAllBut(known: ReadonlySet<number>): void {
    for (const id of this.#open.keys()) {
      if (known.has(id)) continue;
      this.#open.delete(id);
      this.#cache.clear();
    }
  }

  of(month: Month): Segment[] {
    return this.byMonth().get(month) ?? [];
  }

  #segment({ id, removals }: SegmentRow): Segment {
    const open = this.#open.get(id);
    if (open?.removals === removals) return open.segment;
    const row = this.#byId.get(id);
    const header = JSON.parse(Buffer.from(row?.header as Uint8Array).toString()) as SegmentHeader;
    const removed = row?.removed === null ? undefined : bitsFrom(row?.removed as Uint8Array, header.docs);
    const segment = new Segment(header, removed, this.#source(id));
    this.#open.set(id, { removals, segment });
    return segment;
  }

  #source(id: number): SegmentSource {
    const firstPart = id * PARTS_PER_SEGMENT;
    const parts: PartSource = {
      piece: (part, offset, length) =>
        this.#piece.get(offset + 1, length, firstPart + part)?.data as Uint8Array | undefined,
      parts: (from, to) =>
        this.#parts.all(firstPart + from, firstPart + to).map(({ data }) => data as Uint8Array),
    };
    return {
      read: (range) => bytesOf(range, parts),
      decoded: (name, decode) => this.#cache.decoded(`${id} ${name}`, decode),
      found: (name, find) => this.#cache.found(`${id} ${name}`, find),
    };
  }

  /** Call at the start of a transaction. */
  begin(): void {
    this.#writing = undefined;
    this.#removed.clear();
  }

  /** Whether a segment contains the message in a slot. */
  has(month: Month, slot: bigint): boolean {
    this.#writing ??= this.#entries();
    return (this.#writing.get(month) ?? []).some(({ id, segment }) => {
      const doc = segment.docAt(slot);
      return doc !== undefined && !this.#removed.get(id)?.has(doc);
    });
  }

  /** Marks the message in a slot as removed. False if no segment contains it. */
  remove(month: Month, slot: bigint): boolean {
    this.#writing ??= this.#entries();
    for (const { id, segment } of this.#writing.get(month) ?? []) {
      const doc = segment.docAt(slot);
      if (doc === undefined || this.#removed.get(id)?.has(doc)) continue;
      let removed = this.#removed.get(id);
      if (removed === undefined) {
        removed = segment.removed?.clone() ?? new DocSet(segment.docs);
        this.#removed.set(id, removed);
      }
      removed.add(doc);
      return true;
    }
    return false;
  }

  /** Call at the end of a transaction. */
  save(): void {
    const update = prepareWithBigInts(this.#db, 'UPDATE segments SET removed = ?, removals = ? WHERE id = ?');
    for (const [id, removed] of this.#removed)
      update.run(new Uint8Array(removed.words.buffer), removed.size, id);
    this.begin();
  }

  /** Call after a rollback: another transaction may use the same ids. */
  reset(): void {
    this.begin();
    this.#open.clear();
    this.#cache.clear();
  }

  /** Adds a segment. Searches see it once it is ready. */
  add(month: Month, { header, parts }: BuiltSegment): void {
    const { lastInsertRowid } = prepareWithBigInts(
      this.#db,
      'INSERT INTO segments (month, is_ready, header) VALUES (?, 0, ?)',
    ).run(month, Buffer.from(JSON.stringify(header)));
    const insert = prepareWithBigInts(this.#db, 'INSERT INTO segment_parts (id, data) VALUES (?, ?)');
    for (const [part, data] of parts.entries())
      insert.run(Number(lastInsertRowid) * PARTS_PER_SEGMENT + part, data);
  }

  /** Replaces the segments of a month by those that were added since. */
  replace(month: Month): void {
    this.#drop('month = ? AND is_ready = 1', month);
    prepareWithBigInts(this.#db, 'UPDATE segments SET is_ready = 1 WHERE month = ?').run(month);
    this.begin();
  }

  drop(month: Month): void {
    this.#drop('month = ?', month);
    prepareWithBigInts(this.#db, 'DELETE FROM symbols WHERE month = ?').run(month);
    this.begin();
  }

  /** Removes what an interrupted seal left. */
  dropUnfinished(): void {
    this.#drop('is_ready = 0');
  }

  #drop(where: string, ...parameters: Month[]): void {
    const dropped = this.#db.prepare(`DELETE FROM segments WHERE ${where} RETURNING id`).all(...parameters);
    const remove = prepareWithBigInts(this.#db, 'DELETE FROM segment_parts WHERE id >= ? AND id < ?');
    for (const { id } of dropped)
      remove.run(Number(id) * PARTS_PER_SEGMENT, (Number(id) + 1) * PARTS_PER_SEGMENT);
  }
}

function bitsFrom(bytes: Uint8Array, docs: number): DocSet {
  const set = new DocSet(docs);
  new Uint8Array(set.words.buffer).set(bytes);
  return set;
}
