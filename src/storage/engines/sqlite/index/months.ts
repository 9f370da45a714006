import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { endOfMonth, type Month, monthOf, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { MESSAGE_INDEX_COLUMNS } from '../database/message-columns.ts';
import { dateOfSlot, firstSlotOf, LAST_SLOT, lastSlotOf } from '../database/message-slots.ts';

/** A month of messages, which has its own full-text index. */
export interface StoredMonth {
  month: Month;
  /** Changes with every change to the month, so counts under the same revision are still valid. */
  revision: number;
  messages: number;
  /** Messages in the full-text index. All others are in segments (sealed/). */
  open: number;
}

export function monthIndex(month: Month): string {
  return `messages_index_${month}`;
}

/** The index that a rebuild builds next to the one in use (upkeep/reindexer.ts). */
export function nextIndex(index: string): string {
  return `${index}_next`;
}

/**
 * FTS5's write buffer: the larger it is, the fewer segments have to be merged. It is freed with the transaction, and a
 * batch has messages of few months.
 */
const HASH_SIZE_BYTES = 8 * 1024 * 1024;

/**
 * Segments per level before FTS5 merges them. More than the default, so that imports merge less; `optimize` does the
 * rest.
 */
const SEGMENTS_BEFORE_MERGE = 8;

export function createMonthIndex(db: DatabaseSync, name: string): void {
  if (db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined) return;
  db.exec(`
    CREATE VIRTUAL TABLE ${name} USING fts5 (
      ${MESSAGE_INDEX_COLUMNS.join(', ')},
      content='', tokenize="ascii tokenchars ':'"
    );
    INSERT INTO ${name} (${name}, rank) VALUES ('hashsize', ${HASH_SIZE_BYTES});
    INSERT INTO ${name} (${name}, rank) VALUES ('automerge', ${SEGMENTS_BEFORE_MERGE});
  `);
}

/** The months that hold messages. Only a writer changes them, in its transaction. */
export class SqliteMonths {
  #db: DatabaseSync;
  #all: StatementSync;
  #change: StatementSync;
  #nextRevision: StatementSync;
  /** Months that are known to have an index. */
  #known = new Set<Month>();
  /** Change in each month's message counts in this transaction. */
  #changes = new Map<Month, { messages: number; open: number }>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#all = db.prepare('SELECT month, revision, messages, open FROM months ORDER BY month DESC');
    this.#change = prepareWithBigInts(
      db,
      `INSERT INTO months (month, revision, messages, open) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO UPDATE SET revision = ?2, messages = messages + ?3, open = open + ?4`,
    );
    this.#nextRevision = db.prepare(
      `INSERT INTO meta (name, value) VALUES ('revision', '1')
       ON CONFLICT DO UPDATE SET value = CAST(value AS INTEGER) + 1 RETURNING CAST(value AS INTEGER) AS revision`,
    );
  }

  /** Newest first. */
  all(): StoredMonth[] {
    return this.#all.all() as unknown as StoredMonth[];
  }

  /** Creates the month's index if it does not exist. */
  ensure(month: Month): void {
    if (this.#known.has(month)) return;
    createMonthIndex(this.#db, monthIndex(month));
    this.#known.add(month);
  }

  /** Records a change in a month's message counts (negative for removals). */
  recordChange(month: Month, messages: number, open: number): void {
    const change = this.#changes.get(month) ?? { messages: 0, open: 0 };
    change.messages += messages;
    change.open += open;
    this.#changes.set(month, change);
  }

  /** Call after replacing an index by one that holds all messages: counts from the old one are no longer valid. */
  recount(month: Month): void {
    const slots = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
    const found = this.#db
      .prepare('SELECT count(*) AS n FROM messages WHERE slot BETWEEN ? AND ?')
      .get(...slots)?.n as number;
    const known = this.#db.prepare('SELECT messages, open FROM months WHERE month = ?').get(month);
    this.recordChange(month, found - Number(known?.messages ?? 0), found - Number(known?.open ?? 0));
  }

  /** Months that hold messages, determined from the messages, newest first. */
  ofMessages(): Month[] {
    const newestBefore = prepareWithBigInts(
      this.#db,
      'SELECT slot FROM messages WHERE slot < ? ORDER BY slot DESC LIMIT 1',
    );
    const months: Month[] = [];
    for (let before = LAST_SLOT; ; ) {
      const slot = newestBefore.get(before)?.slot as bigint | undefined;
      if (slot === undefined) return months;
      const month = monthOf(dateOfSlot(slot));
      months.push(month);
      before = firstSlotOf(startOfMonth(month));
    }
  }

  /** Call at the end of a transaction. */
  save(): void {
    if (this.#changes.size === 0) return;
    const revision = this.#nextRevision.get()?.revision as number;
    for (const [month, { messages, open }] of this.#changes)
      this.#change.run(month, revision, messages, open);
    this.#changes.clear();
  }

  /** Drops a month's full-text index, and the one that a rebuild has begun. */
  dropIndex(month: Month): void {
    this.#db.exec(`DROP TABLE IF EXISTS ${monthIndex(month)}`);
    this.#db.exec(`DROP TABLE IF EXISTS ${nextIndex(monthIndex(month))}`);
    this.#known.delete(month);
  }

  /** Forgets a month. Its messages must already be removed. */
  drop(month: Month): void {
    this.dropIndex(month);
    prepareWithBigInts(this.#db, 'DELETE FROM months WHERE month = ?').run(month);
    this.#changes.delete(month);
  }

  /** Call after a rollback, or when another process may have dropped a month. */
  reset(): void {
    this.#known.clear();
    this.#changes.clear();
  }
}
