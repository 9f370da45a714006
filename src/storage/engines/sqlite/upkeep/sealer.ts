import { join } from 'node:path';
import { type Thread, ThreadPool, threadScript } from '../../../../threads/thread-pool.ts';
import { type Month, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts, withMoreMemory } from '../database/connection.ts';
import { firstSlotOf } from '../database/message-slots.ts';
import type { SqliteTables } from '../records/tables.ts';
import type { Segment } from '../sealed/segment.ts';
import { SEGMENT_DOCS_MAX } from '../sealed/segment-format.ts';
import { SqliteRowSealer } from './row-sealer.ts';
import { type MadeSegment, makeSegment, type SegmentOrder } from './segment-maker.ts';
import type { SegmentThreadData } from './segment-thread.ts';

type Progress = (done: number, total: number) => void;

/** A month with fewer open messages is not worth sealing. */
const OPEN_MIN = 1000;
/** A sealed month is sealed again once this share of its messages has changed. */
const CHANGED_SHARE_MAX = 0.05;
/** Messages to seal from which a thread is worth starting. */
const THREADED_FROM = 50_000;
/** A segment takes seconds. If it takes this long, something is wrong. */
const SEGMENT_MS_MAX = 3_600_000;

/** When to seal a month. */
export interface SealOptions {
  /** Seals months again from which anything was removed: its words would otherwise stay in their segments. */
  isScrubbing?: boolean | undefined;
  /** For tests: seals smaller months, too. */
  openMin?: number | undefined;
  /** For tests: documents in a segment at most. */
  docsMax?: number | undefined;
  /** For tests: messages to seal from which a thread makes the segments. */
  threadedFrom?: number | undefined;
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
  #folder: string;
  #options: SealOptions;

  constructor(tables: SqliteTables, folder: string, options: SealOptions = {}) {
    this.#tables = tables;
    this.#folder = folder;
    this.#options = options;
  }

  run(onProgress: Progress): Promise<void> {
    return withMoreMemory(this.#tables.db, async () => {
      await this.#tables.change(() => {
        this.#end();
        this.#dropEmptyMonths();
      });
      const months = this.#tables.read(() => this.#tables.index.months.all().reverse());
      const due = new Set(
        months.filter(({ month }) => this.#tables.read(() => this.#isDue(month))).map(({ month }) => month),
      );
      const work = months.filter(({ month }) => due.has(month) || this.#isSealed(month));
      const dueMessages = months.reduce(
        (sum, { month, messages }) => sum + (due.has(month) ? messages : 0),
        0,
      );
      const { threadedFrom = THREADED_FROM } = this.#options;
      if (dueMessages < threadedFrom) {
        const make = async (order: SegmentOrder) => makeSegment(this.#tables, order);
        await this.#sealAll(work, due, make, onProgress);
      } else
        await this.#withThread((thread) => {
          const make = (order: SegmentOrder) => thread.ask(order) as Promise<MadeSegment>;
          return this.#sealAll(work, due, make, onProgress);
        });
    });
  }

  /** The segments of a month are made while the rows of the month before follow theirs. */
  async #sealAll(
    months: readonly { month: Month; messages: number }[],
    due: ReadonlySet<Month>,
    make: (order: SegmentOrder) => Promise<MadeSegment>,
    onProgress: Progress,
  ): Promise<void> {
    const total = months.reduce((sum, { messages }) => sum + messages, 0);
    let done = 0;
    let rows: Promise<void> = Promise.resolve();
    for (const { month, messages } of months) {
      onProgress(done, total);
      const index = due.has(month) ? this.#sealIndex(month, make) : Promise.resolve();
      await bothOf(index, rows);
      rows = new SqliteRowSealer(this.#tables, month).run();
      done += messages;
    }
    await rows;
    onProgress(total, total);
  }

  async #withThread(work: (thread: Thread) => Promise<void>): Promise<void> {
    const pool = new ThreadPool({
      script: threadScript('segment-thread', import.meta.url),
      data: { file: join(this.#folder, 'nightjar.db') } satisfies SegmentThreadData,
      threads: 1,
    });
    try {
      await pool.use(work, { milliseconds: SEGMENT_MS_MAX });
    } finally {
      await pool.close();
    }
  }

  #isSealed(month: Month): boolean {
    return this.#tables.read(() => this.#tables.index.segments.of(month).length > 0);
  }

  /** What is left of a month whose messages were removed: its segments and symbols contain their words. */
  #dropEmptyMonths(): void {
    const { index } = this.#tables;
    for (const { month, messages } of index.months.all()) if (messages === 0) index.drop(month);
  }

  #isDue(month: Month): boolean {
    const { months, segments } = this.#tables.index;
    const stored = months.all().find((each) => each.month === month);
    if (stored === undefined) return false;
    const own = segments.of(month);
    const { openMin = OPEN_MIN, isScrubbing = false } = this.#options;
    if (own.length === 0) return stored.open >= openMin;
    if (isScrubbing && hasRemovals(own)) return true;
    const removed = own.reduce((sum, { docs, live }) => sum + docs - live, 0);
    return stored.open + removed >= Math.max(1, stored.messages * CHANGED_SHARE_MAX);
  }

  async #sealIndex(month: Month, make: (order: SegmentOrder) => Promise<MadeSegment>): Promise<void> {
    const { docsMax = SEGMENT_DOCS_MAX } = this.#options;
    await this.#tables.change(() => this.#begin(month));
    for (let from: bigint | undefined = firstSlotOf(startOfMonth(month)); from !== undefined; ) {
      const { segment, next }: MadeSegment = await make({ month, from, docsMax });
      if (segment !== undefined)
        await this.#tables.change(() => this.#tables.index.segments.add(month, segment));
      from = next;
    }
    await this.#tables.change(() => this.#replaceIndex(month));
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

/** Waits for both, even if one fails: nothing may go on in the background. */
async function bothOf(...works: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works))
    if (outcome.status === 'rejected') throw outcome.reason;
}
