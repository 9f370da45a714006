import { setTimeout as delay } from 'node:timers/promises';
import { endOfMonth, startOfMonth } from '../../../../records/month.ts';
import type { RecordKind } from '../../../../records/record.ts';
import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type MonthsRead, type Rebuilt, SqliteRebuilder } from './rebuilder.ts';

/** What became of the entities that were rebuilt. */
export interface SettlementReport {
  removed: Map<RecordKind, number>;
  changed: number;
}

/** Entities rebuilt together: each group takes one pass over the messages, and one short transaction. */
const GROUP = 1000;
/** Days reviewed in one transaction. */
const DAYS = 500;

const DICTIONARIES = [
  ['chats', 'chat'],
  ['places', 'place'],
  ['speakers', 'speaker'],
] as const;

/**
 * Does what is noted as unsettled. Messages are read without the write lock; what imports bring meanwhile is read again under it,
 * month by month, before the outcome is written.
 */
export class SqliteSettlement {
  #tables: SqliteTables;
  #rebuilder: SqliteRebuilder;

  constructor(tables: SqliteTables) {
    this.#tables = tables;
    this.#rebuilder = new SqliteRebuilder(tables);
  }

  async run(): Promise<SettlementReport> {
    const report: SettlementReport = { removed: new Map(), changed: 0 };
    for (;;) {
      const wanted = this.#tables.read(() => this.#tables.pendingCleanup.entities(GROUP));
      if (wanted.length === 0) break;
      await this.#rebuild(wanted, report);
      await delay(this.#tables.pace.pauseMs);
    }
    for (;;) {
      const days = this.#tables.pendingCleanup.days(DAYS);
      if (days.length === 0) break;
      await this.#tables.change(() => this.#reviewDays(days));
    }
    if (this.#tables.pendingCleanup.hasNames) await this.#forgetNames();
    return report;
  }

  async #rebuild(wanted: readonly EntityName[], report: SettlementReport): Promise<void> {
    const { sums, months } = this.#tables.read(() => ({
      months: this.#rebuilder.monthsNow(),
      sums: this.#rebuilder.sum(wanted),
    }));
    await this.#tables.change(() => {
      this.#rebuilder.addChanged(sums, wanted, months);
      for (const name of wanted) {
        const outcome = this.#keep(name, this.#rebuilder.rebuilt(name, sums));
        this.#tables.pendingCleanup.entityDone(name);
        if (outcome === 'changed') report.changed++;
        if (outcome === 'removed') report.removed.set(name.kind, (report.removed.get(name.kind) ?? 0) + 1);
      }
    });
  }

  #keep({ kind, key }: EntityName, rebuilt: Rebuilt): 'removed' | 'changed' | undefined {
    const { entities, findings } = this.#tables;
    const stored = entities.load(kind, key);
    if (stored === undefined) return undefined;
    const { record, hasSightings, shown, kept } = rebuilt;
    if (record === undefined) {
      entities.remove(stored);
      return 'removed';
    }
    findings.remove(stored.record);
    entities.replace(stored.record, { ...stored, record, hasSightings });
    findings.add(record);
    findings.addAll(shown);
    if (record.kind === 'profile') findings.addRetained(record, kept);
    return isSame(stored.record, record) ? undefined : 'changed';
  }

  #reviewDays(days: readonly DayOfRecord[]): void {
    const { coverage, pendingCleanup } = this.#tables;
    coverage.reviewMessages(days.filter(({ isByMessage }) => isByMessage));
    coverage.reviewRecords(days.filter(({ isByMessage }) => !isByMessage));
    for (const day of days) pendingCleanup.dayDone(day);
  }

  /** What no message names any more is removed from the dictionaries: it is about people, too. */
  async #forgetNames(): Promise<void> {
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
