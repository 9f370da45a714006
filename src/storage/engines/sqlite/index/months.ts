import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { endOfMonth, type Month, monthOf, startOfMonth } from '../../../../records/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, LAST_SLOT, lastSlotOf } from '../database/message-slots.ts';

/** One month of messages, which has a full-text index of its own. */
export interface StoredMonth {
  month: Month;
  /** Another number after every change: what was counted under the same number is still so. */
  revision: number;
  messages: number;
}

export function monthIndex(month: Month): string {
  return `messages_index_${month}`;
}

/** The index that a rebuild makes beside the one that is read (upkeep/reindexer.ts). */
export function nextIndex(index: string): string {
  return `${index}_next`;
}

/**
 * What an index gathers before it writes it out: the larger, the fewer parts to merge. It lives as long as a transaction, and
 * the messages of a batch are of few months.
 */
const HASH_SIZE_BYTES = 8 * 1024 * 1024;

/** Parts of an index that may lie side by side before they are merged: an import merges less, and `optimize` the rest. */
const PARTS_BEFORE_MERGE = 8;

/** Makes the index table where there is none. */
export function createMonthIndex(db: DatabaseSync, name: string): void {
  if (db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined) return;
  db.exec(`
    CREATE VIRTUAL TABLE ${name} USING fts5 (
      text, channel, topic, username, server, filters,
      content='', tokenize="ascii tokenchars ':'"
    );
    INSERT INTO ${name} (${name}, rank) VALUES ('hashsize', ${HASH_SIZE_BYTES});
    INSERT INTO ${name} (${name}, rank) VALUES ('automerge', ${PARTS_BEFORE_MERGE});
  `);
}

/** Which months there are. Only a writer changes them, within its transaction. */
export class SqliteMonths {
  #db: DatabaseSync;
  #all: StatementSync;
  #change: StatementSync;
  #nextRevision: StatementSync;
  /** Months known to have an index, and what this transaction has changed of each. */
  #known = new Set<Month>();
  #added = new Map<Month, number>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#all = db.prepare('SELECT month, revision, messages FROM months ORDER BY month DESC');
    this.#change = prepareWithBigInts(
      db,
      `INSERT INTO months (month, revision, messages) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET revision = ?2, messages = messages + ?3`,
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

  /** Makes the index of a month where there is none. */
  ensure(month: Month): void {
    if (this.#known.has(month)) return;
    createMonthIndex(this.#db, monthIndex(month));
    this.#known.add(month);
  }

  /** Notes that so many messages of a month were added, or fewer than none removed. */
  note(month: Month, messages: number): void {
    this.#added.set(month, (this.#added.get(month) ?? 0) + messages);
  }

  /** After an index was replaced: what was counted in it is no longer known. */
  recount(month: Month): void {
    const slots = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
    const found = this.#db
      .prepare('SELECT count(*) AS n FROM messages WHERE slot BETWEEN ? AND ?')
      .get(...slots);
    const known = this.#db.prepare('SELECT messages FROM months WHERE month = ?').get(month);
    this.note(month, (found?.n as number) - ((known?.messages as number | undefined) ?? 0));
  }

  /** Months that hold messages, told by the messages themselves, newest first. */
  ofMessages(): Month[] {
    const newestBefore = this.#db.prepare(
      'SELECT detection_date AS at FROM messages WHERE slot < ? ORDER BY slot DESC LIMIT 1',
    );
    const months: Month[] = [];
    for (let before = LAST_SLOT; ; ) {
      const at = newestBefore.get(before)?.at as number | undefined;
      if (at === undefined) return months;
      months.push(monthOf(at));
      before = firstSlotOf(startOfMonth(monthOf(at)));
    }
  }

  /** At the end of a transaction. */
  save(): void {
    if (this.#added.size === 0) return;
    const revision = this.#nextRevision.get()?.revision as number;
    for (const [month, messages] of this.#added) this.#change.run(month, revision, messages);
    this.#added.clear();
  }

  /** Takes a month's index away; what it holds must be gone. */
  drop(month: Month): void {
    this.#db.exec(`DROP TABLE IF EXISTS ${monthIndex(month)}`);
    this.#db.exec(`DROP TABLE IF EXISTS ${nextIndex(monthIndex(month))}`);
    prepareWithBigInts(this.#db, 'DELETE FROM months WHERE month = ?').run(month);
    this.#known.delete(month);
    this.#added.delete(month);
  }

  /** After a transaction that did not end well, or when another process may have dropped a month. */
  forget(): void {
    this.#known.clear();
    this.#added.clear();
  }
}
