import { setTimeout as delay } from 'node:timers/promises';
import type { AnyRecord, RecordKind } from '../../../../records/record.ts';
import { endOfMonth, startOfMonth } from '../../../../time/month.ts';
import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type MonthsRead, type Rebuilt, SqliteRebuilder } from './rebuilder.ts';

/** What happened to the rebuilt entities. */
export interface CleanupReport {
  removed: Map<RecordKind, number>;
  changed: number;
}

/** Entities rebuilt together: each group takes one pass over the messages, and one short transaction. */
const GROUP_SIZE = 1000;
/** Days reviewed per transaction. */
const DAYS_PER_TRANSACTION = 500;

const DICTIONARIES = [
  ['chats', 'chat'],
  ['places', 'place'],
  ['speakers', 'speaker'],
] as const;

/**
 * Runs the pending cleanup. It reads messages without the write lock. Before it writes the result, it reads the months
 * that imports have changed again, under the lock.
 */
export class SqliteCleanup {
  #tables: SqliteTables;
  #stillMatched: ((record: AnyRecord) => ReadonlySet<string>) | undefined;
  #rebuilder: SqliteRebuilder;

  /** `stillMatched` decides which matches of saved searches a changed entity keeps: by default, all. */
  constructor(tables: SqliteTables, stillMatched?: (record: AnyRecord) => ReadonlySet<string>) {
    this.#tables = tables;
    this.#stillMatched = stillMatched;
    this.#rebuilder = new SqliteRebuilder(tables);
  }

  async run(): Promise<CleanupReport> {
    const report: CleanupReport = { removed: new Map(), changed: 0 };
    for (;;) {
      const names = this.#tables.read(() => this.#tables.pendingCleanup.entities(GROUP_SIZE));
      if (names.length === 0) break;
      await this.#rebuild(names, report);
      await delay(this.#tables.pace.pauseMs);
    }
    for (;;) {
      const days = this.#tables.pendingCleanup.days(DAYS_PER_TRANSACTION);
      if (days.length === 0) break;
      await this.#tables.change(() => this.#reviewDays(days));
    }
    if (this.#tables.pendingCleanup.hasNames) await this.#removeUnusedNames();
    return report;
  }

  async #rebuild(names: readonly EntityName[], report: CleanupReport): Promise<void> {
    const { sums, months } = this.#tables.read(() => ({
      months: this.#rebuilder.monthsNow(),
      sums: this.#rebuilder.sum(names),
    }));
    await this.#tables.change(() => {
      this.#rebuilder.addChanged(sums, names, months);
      for (const name of names) {
        const outcome = this.#store(name, this.#rebuilder.rebuilt(name, sums));
        this.#tables.pendingCleanup.entityDone(name);
        if (outcome === 'changed') report.changed++;
        if (outcome === 'removed') report.removed.set(name.kind, (report.removed.get(name.kind) ?? 0) + 1);
      }
    });
  }

  #store({ kind, key }: EntityName, rebuilt: Rebuilt): 'removed' | 'changed' | undefined {
    const { entities, findings, matches } = this.#tables;
    const stored = entities.load(kind, key);
    if (stored === undefined) return undefined;
    const { record, hasSightings, retained } = rebuilt;
    if (record === undefined) {
      entities.remove(stored);
      matches.removeOf(kind, key);
      return 'removed';
    }
    findings.remove(stored.record);
    entities.replace(stored.record, { ...stored, record, hasSightings });
    findings.add(record);
    findings.addNames(record);
    findings.addAll(rebuilt.findings);
    if (record.kind === 'profile') findings.addRetained(record, retained);
    if (isSame(stored.record, record)) return undefined;
    if (this.#stillMatched !== undefined) matches.removeOf(kind, key, this.#stillMatched(record));
    return 'changed';
  }

  #reviewDays(days: readonly DayOfRecord[]): void {
    const { coverage, pendingCleanup } = this.#tables;
    coverage.reviewMessages(days.filter(({ isByMessage }) => isByMessage));
    coverage.reviewRecords(days.filter(({ isByMessage }) => !isByMessage));
    for (const day of days) pendingCleanup.dayDone(day);
  }

  /** Removes values that no message uses any more from the dictionaries: they are personal data too. */
  async #removeUnusedNames(): Promise<void> {
    const { db, mapper, pendingCleanup } = this.#tables;
    const { unused, months } = this.#tables.read(() => ({
      months: this.#rebuilder.monthsNow(),
      unused: DICTIONARIES.map(([table, column]) =>
        db
          .prepare(`SELECT id FROM ${table} WHERE id NOT IN (SELECT ${column} FROM messages)`)
          .all()
          .map(({ id }) => id as number),
      ),
    }));
    await this.#tables.change(() => {
      for (const [index, [table, column]] of DICTIONARIES.entries()) {
        const remove = prepareWithBigInts(db, `DELETE FROM ${table} WHERE id = ?`);
        const used = this.#usedSince(column, unused[index] as number[], months);
        for (const id of unused[index] as number[]) if (!used.has(id)) remove.run(id);
      }
      pendingCleanup.namesDone();
      mapper.clearCache();
    });
  }

  #usedSince(column: string, ids: readonly number[], since: MonthsRead): Set<number> {
    const used = new Set<number>();
    if (ids.length === 0) return used;
    const { db, index } = this.#tables;
    const rows = db.prepare(
      `SELECT DISTINCT ${column} AS id FROM messages
       WHERE slot BETWEEN ? AND ? AND ${column} IN (SELECT value FROM json_each(?))`,
    );
    for (const { month, revision } of index.months.all()) {
      if (since.get(month) === revision) continue;
      const [from, to] = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
      for (const { id } of rows.all(from, to, JSON.stringify(ids))) used.add(id as number);
    }
    return used;
  }
}

export function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
