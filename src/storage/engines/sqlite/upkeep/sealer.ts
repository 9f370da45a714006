import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts, withMoreMemory } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { languageOf, messageIndexRow } from '../index/index.ts';
import type { MessageInSlot } from '../records/messages.ts';
import type { SqliteTables } from '../records/tables.ts';
import type { Segment } from '../sealed/segment.ts';
import { SegmentBuilder } from '../sealed/segment-builder.ts';
import { SEGMENT_DOCS_MAX, SEGMENT_OCCURRENCES_MAX } from '../sealed/segment-format.ts';
import { SqliteRowSealer } from './row-sealer.ts';

type Progress = (done: number, total: number) => void;

/** Rows read at a time, without the write lock. */
const CHUNK_SIZE = 2000;
/** A month with fewer open messages is not worth sealing. */
const OPEN_MIN = 1000;
/** A sealed month is sealed again once this share of its messages has changed. */
const CHANGED_SHARE_MAX = 0.05;

const TIE_MASK = firstSlotOf(1) - 1n;

/** When to seal a month. */
export interface SealOptions {
  /** Seals months again from which anything was removed: its words would otherwise stay in their segments. */
  isScrubbing?: boolean | undefined;
  /** For tests: seals smaller months, too. */
  openMin?: number | undefined;
  /** For tests: documents in a segment at most. */
  docsMax?: number | undefined;
}

/**
 * Seals months: moves their words to segments and their rows to `sealed_messages`. Both are smaller and faster to
 * search, but do not change: later changes are open again, and the next run seals them.
 *
 * Messages are read in steps while imports go on. What they change meanwhile is logged (index/index.ts), and is open
 * afterwards. The new segments replace the old index in one transaction; then the rows follow. After an interruption,
 * the next run begins the month again, or goes on with its rows.
 */
export class SqliteSealer {
  #tables: SqliteTables;
  #openMin: number;
  #docsMax: number;
  #isScrubbing: boolean;

  constructor(
    tables: SqliteTables,
    { openMin = OPEN_MIN, docsMax = SEGMENT_DOCS_MAX, isScrubbing = false }: SealOptions = {},
  ) {
    this.#tables = tables;
    this.#isScrubbing = isScrubbing;
    this.#openMin = openMin;
    this.#docsMax = docsMax;
  }

  run(onProgress: Progress): Promise<void> {
    return withMoreMemory(this.#tables.db, () => this.#run(onProgress));
  }

  async #run(onProgress: Progress): Promise<void> {
    await this.#tables.change(() => this.#end());
    const months = this.#tables.read(() => this.#tables.index.months.all().reverse());
    const total = months.reduce((sum, { messages }) => sum + messages, 0);
    let done = 0;
    for (const { month, messages } of months) {
      const isDue = this.#tables.read(() => this.#isDue(month));
      if (isDue) await this.#sealIndex(month, (read) => onProgress(Math.min(total, done + read), total));
      if (isDue || this.#tables.read(() => this.#tables.index.segments.of(month).length > 0))
        await new SqliteRowSealer(this.#tables, month).run();
      done += messages;
      onProgress(Math.min(total, done), total);
    }
  }

  #isDue(month: Month): boolean {
    const { months, segments } = this.#tables.index;
    const stored = months.all().find((each) => each.month === month);
    if (stored === undefined || stored.messages === 0) return false;
    const own = segments.of(month);
    if (own.length === 0) return stored.open >= this.#openMin;
    if (this.#isScrubbing && hasRemovals(own)) return true;
    const removed = own.reduce((sum, { docs, live }) => sum + docs - live, 0);
    return stored.open + removed >= Math.max(1, stored.messages * CHANGED_SHARE_MAX);
  }

  async #sealIndex(month: Month, onRead: (rows: number) => void): Promise<void> {
    await this.#tables.change(() => this.#begin(month));
    const end = lastSlotOf(endOfMonth(month));
    let builder = new SegmentBuilder(startOfMonth(month));
    let next = firstSlotOf(startOfMonth(month));
    let read = 0;
    const size = Math.min(CHUNK_SIZE, this.#docsMax);
    for (;;) {
      const rows = this.#tables.read(() => {
        const chunk = this.#tables.messages.between(next, end, size);
        for (const row of chunk) this.#add(builder, row);
        return chunk;
      });
      next = (rows.at(-1)?.slot ?? end) + 1n;
      read += rows.length;
      onRead(read);
      const isLast = rows.length < size;
      const isFull = builder.docs >= this.#docsMax || builder.occurrences >= SEGMENT_OCCURRENCES_MAX;
      if (isFull || (isLast && builder.docs > 0)) {
        await this.#store(month, builder);
        builder = new SegmentBuilder(startOfMonth(month));
      }
      if (isLast) break;
    }
    await this.#tables.change(() => this.#replaceIndex(month));
  }

  #add(builder: SegmentBuilder, { slot, message }: MessageInSlot): void {
    const { mapper } = this.#tables;
    builder.add({
      date: message.detectionDate,
      tie: Number(slot & TIE_MASK),
      chat: mapper.chatOf(message) as number,
      user: mapper.userOf(message),
      language: languageOf(message),
      fields: messageIndexRow(message),
    });
  }

  async #store(month: Month, builder: SegmentBuilder): Promise<void> {
    const segment = builder.finish();
    await this.#tables.change(() => this.#tables.index.segments.add(month, segment));
  }

  /** Everything that changes from now on is logged. */
  #begin(month: Month): void {
    this.#end();
    prepareWithBigInts(this.#tables.db, "INSERT INTO meta (name, value) VALUES ('sealing', ?)").run(
      String(month),
    );
  }

  /** Also removes what an interrupted run left. */
  #end(): void {
    const { db, index } = this.#tables;
    db.exec("DELETE FROM meta WHERE name = 'sealing'; DELETE FROM sealing_changes");
    index.segments.dropUnfinished();
  }

  #replaceIndex(month: Month): void {
    const { db, index, messages } = this.#tables;
    // What was removed may have been frequent enough for a symbol.
    if (hasRemovals(index.segments.of(month)))
      prepareWithBigInts(db, 'UPDATE symbols SET is_current = 0 WHERE month = ?').run(month);
    const changed = prepareWithBigInts(db, 'SELECT slot FROM sealing_changes ORDER BY slot').all();
    index.replaceBySegments(month);
    for (const { slot } of changed) {
      index.segments.remove(month, slot as bigint);
      const now = messages.inSlot(slot as bigint);
      if (now !== undefined) index.reopenMessage(now.slot, now.message);
    }
    this.#end();
  }
}

function hasRemovals(segments: readonly Segment[]): boolean {
  return segments.some(({ removed }) => removed !== undefined);
}
