import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Indicator } from '../../../../records/indicator.ts';
import type {
  AlertStore,
  Delivery,
  DeliveryLease,
  DeliveryQuestion,
  DeliveryStatus,
  Match,
  MatchChange,
  MatchQuestion,
  SavedSearch,
  StoredTarget,
} from '../../../port/alerts.ts';
import type { Answer } from '../../../port/query.ts';
import { withAbsentFields } from '../../../rules/alert-documents.ts';
import { splitMatchId } from '../../../rules/match-id.ts';
import { inTransactionWhenFree, prepareWithBigInts, type ReadTurn } from '../database/connection.ts';
import type { SqliteMatches } from '../records/matches.ts';
import { Conditions, listRows } from './list.ts';
import { MatchList } from './match-list.ts';
import { deliveryFromRow, deliveryValues, MATCH_COLUMNS, matchFromRow, matchValues } from './rows.ts';

const LEASE = 'delivery_lease';

export class SqliteAlertStore implements AlertStore {
  #db: DatabaseSync;
  #turn: ReadTurn;
  #matches: SqliteMatches;
  #list: MatchList;

  constructor(db: DatabaseSync, turn: ReadTurn, matches: SqliteMatches) {
    this.#db = db;
    this.#turn = turn;
    this.#matches = matches;
    this.#list = new MatchList(db);
  }

  async revision(): Promise<number> {
    this.#turn.begin();
    return this.#matches.revision();
  }

  async searches(): Promise<SavedSearch[]> {
    return this.#documents<SavedSearch>('alert_searches').map((search) => withAbsentFields('search', search));
  }

  async search(id: string): Promise<SavedSearch | undefined> {
    const row = this.#read('SELECT document FROM alert_searches WHERE id = ?', id)[0];
    return row && withAbsentFields('search', JSON.parse(row.document as string) as SavedSearch);
  }

  async saveSearch(search: SavedSearch, values?: readonly Indicator[]): Promise<void> {
    await this.#write(() => {
      this.#run(
        `INSERT INTO alert_searches VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET document = excluded.document`,
        search.id,
        search.createdAt,
        JSON.stringify(search),
      );
      if (values !== undefined) this.#replaceValues(search.id, values);
      this.#matches.increaseRevision();
    });
  }

  #replaceValues(search: string, values: readonly Indicator[]): void {
    this.#run('DELETE FROM alert_values WHERE search = ?', search);
    const insert = prepareWithBigInts(
      this.#db,
      'INSERT INTO alert_values VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    for (const { kind, canonical } of values) insert.run(search, kind, canonical);
  }

  removeSearch(id: string): Promise<boolean> {
    return this.#write(() => {
      const removed = this.#run('DELETE FROM alert_searches WHERE id = ?', id);
      for (const table of ['alert_values', 'alert_matches', 'alert_deliveries'])
        this.#run(`DELETE FROM ${table} WHERE search = ?`, id);
      this.#matches.found.removeSearch(id);
      if (removed > 0) this.#matches.increaseRevision();
      return removed > 0;
    });
  }

  async watchlist(id: string): Promise<Indicator[]> {
    const sql = 'SELECT kind, canonical FROM alert_values WHERE search = ? ORDER BY kind, canonical';
    return this.#read(sql, id).map(({ kind, canonical }) => ({ kind, canonical }) as Indicator);
  }

  async targets(): Promise<StoredTarget[]> {
    return this.#documents<StoredTarget>('alert_targets').map((target) => withAbsentFields('target', target));
  }

  async saveTarget(target: StoredTarget): Promise<void> {
    await this.#write(() =>
      this.#run(
        'INSERT INTO alert_targets VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET document = excluded.document',
        target.id,
        target.createdAt,
        JSON.stringify(target),
      ),
    );
  }

  removeTarget(id: string): Promise<boolean> {
    return this.#write(() => {
      this.#run('DELETE FROM alert_deliveries WHERE target = ?', id);
      return this.#run('DELETE FROM alert_targets WHERE id = ?', id) > 0;
    });
  }

  async matches(question: MatchQuestion): Promise<Answer<Match>> {
    this.#turn.begin();
    return this.#list.answer(question);
  }

  async match(id: string): Promise<Match | undefined> {
    this.#turn.begin();
    return this.#known([id])[0] ?? this.#waiting([id])[0];
  }

  changeMatches(ids: readonly string[], { state, isRead, note }: MatchChange): Promise<number> {
    return this.#write(() => {
      this.#keep(this.#waiting(ids));
      return this.#run(
        `UPDATE alert_matches SET state = coalesce(?, state), is_read = coalesce(?, is_read),
           note = CASE WHEN ? THEN ? ELSE note END
         WHERE id IN (SELECT value FROM json_each(?))`,
        state ?? null,
        isRead === undefined ? null : Number(isRead),
        Number(note !== undefined),
        note ?? null,
        JSON.stringify(ids),
      );
    });
  }

  async adoptMatches(matches: readonly Match[]): Promise<void> {
    await this.#write(() => {
      const waiting = new Set(this.#waiting(matches.map(({ id }) => id)).map(({ id }) => id));
      this.#keep(matches.filter(({ id }) => !waiting.has(id)));
    });
  }

  async countMatches() {
    this.#turn.begin();
    return this.#list.counts();
  }

  async countMatchesByDay(searches: readonly string[], since: number) {
    this.#turn.begin();
    return this.#list.byDay(searches, since);
  }

  async undispatched(limit: number): Promise<Match[]> {
    const known = this.#matchRows('alert_matches', 'WHERE sequence IS NULL ORDER BY at, id LIMIT ?', limit);
    const waiting = this.#matchRows('alert_waiting', 'ORDER BY number LIMIT ?', limit);
    const all = [...known, ...waiting];
    return all
      .sort((a, b) => a.at - b.at || a.recordAt - b.recordAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async lastSequence(): Promise<number> {
    const [row] = this.#read('SELECT max(sequence) AS last FROM alert_matches WHERE sequence IS NOT NULL');
    return (row?.last as number | null) ?? 0;
  }

  async dispatchedAfter(sequence: number, limit: number): Promise<Match[]> {
    return this.#matchRows('alert_matches', 'WHERE sequence > ? ORDER BY sequence LIMIT ?', sequence, limit);
  }

  async dispatch(
    matches: readonly { id: string; sequence: number; at: number; isCapped: boolean }[],
    deliveries: readonly Delivery[],
  ): Promise<void> {
    await this.#write(() => {
      const update = prepareWithBigInts(
        this.#db,
        `UPDATE alert_matches SET sequence = ?, dispatched_at = ?, is_capped = ? WHERE id = ? AND sequence IS NULL`,
      );
      const waiting = new Map(this.#waiting(matches.map(({ id }) => id)).map((match) => [match.id, match]));
      const dispatched: Match[] = [];
      for (const { id, sequence, at, isCapped } of matches) {
        const match = waiting.get(id);
        if (match === undefined) update.run(sequence, at, Number(isCapped), id);
        else dispatched.push({ ...match, sequence, dispatchedAt: at, isCapped });
      }
      this.#keep(dispatched);
      const insert = prepareWithBigInts(
        this.#db,
        'INSERT INTO alert_deliveries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      );
      for (const delivery of deliveries) insert.run(delivery.id, ...deliveryValues(delivery));
    });
  }

  async deliveries({
    targets,
    searches,
    statuses,
    during,
    slice,
  }: DeliveryQuestion): Promise<Answer<Delivery>> {
    const conditions = new Conditions()
      .oneOf('target', targets)
      .oneOf('search', searches)
      .oneOf('status', statuses)
      .during('created_at', during);
    this.#turn.begin();
    const list = { tables: ['alert_deliveries'], columns: 'document', time: 'created_at' };
    return listRows(this.#db, list, conditions, slice, deliveryFromRow);
  }

  async delivery(id: string): Promise<Delivery | undefined> {
    return this.#read('SELECT document FROM alert_deliveries WHERE id = ?', id).map(deliveryFromRow)[0];
  }

  async dueDeliveries(at: number, limit: number, except: readonly string[] = []): Promise<Delivery[]> {
    return this.#read(
      `SELECT document FROM alert_deliveries WHERE status = 'pending' AND due_at <= ?
         AND target NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT ?`,
      at,
      JSON.stringify(except),
      limit,
    ).map(deliveryFromRow);
  }

  async nextDueAt(): Promise<number | undefined> {
    const [row] = this.#read("SELECT min(due_at) AS next FROM alert_deliveries WHERE status = 'pending'");
    return (row?.next as number | null) ?? undefined;
  }

  async saveDeliveries(deliveries: readonly Delivery[]): Promise<void> {
    await this.#write(() => {
      const update = prepareWithBigInts(
        this.#db,
        `UPDATE alert_deliveries SET target = ?, search = ?, match = ?, created_at = ?, due_at = ?, status = ?,
           last_attempt_at = ?, document = ? WHERE id = ?`,
      );
      for (const delivery of deliveries) update.run(...deliveryValues(delivery), delivery.id);
    });
  }

  async pruneDeliveries(before: number): Promise<void> {
    await this.#write(() =>
      this.#run("DELETE FROM alert_deliveries WHERE created_at < ? AND status <> 'pending'", before),
    );
  }

  async countDeliveries() {
    return this.#read(
      `SELECT target, status, count(*) AS count, max(coalesce(last_attempt_at, 0)) AS last
       FROM alert_deliveries GROUP BY 1, 2 ORDER BY 1, 2`,
    ).map((row) => ({
      target: row.target as string,
      status: row.status as DeliveryStatus,
      count: row.count as number,
      lastAt: row.last as number,
    }));
  }

  async lease(): Promise<DeliveryLease | undefined> {
    this.#turn.begin();
    return this.#leaseNow();
  }

  replaceLease(next: DeliveryLease, expected: DeliveryLease | undefined): Promise<boolean> {
    return this.#write(() => {
      const now = this.#leaseNow();
      if (now?.holder !== expected?.holder || now?.beat !== expected?.beat) return false;
      this.#run(
        'INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
        LEASE,
        JSON.stringify(next),
      );
      return true;
    });
  }

  #leaseNow(): DeliveryLease | undefined {
    const row = this.#db.prepare('SELECT value FROM meta WHERE name = ?').get(LEASE);
    return row === undefined ? undefined : (JSON.parse(row.value as string) as DeliveryLease);
  }

  #documents<T>(table: string): T[] {
    return this.#read(`SELECT document FROM ${table} ORDER BY created_at, id`).map(
      ({ document }) => JSON.parse(document as string) as T,
    );
  }

  #matchRows(table: string, where: string, ...values: SQLInputValue[]): Match[] {
    return this.#read(`SELECT ${MATCH_COLUMNS} FROM ${table} ${where}`, ...values).map(matchFromRow);
  }

  /** Of these matches, those with a row of their own. */
  #known(ids: readonly string[]): Match[] {
    const sql = `SELECT ${MATCH_COLUMNS} FROM alert_matches WHERE id IN (SELECT value FROM json_each(?))`;
    return this.#db.prepare(sql).all(JSON.stringify(ids)).map(matchFromRow);
  }

  /** Of these matches, those that are as writing found them. */
  #waiting(ids: readonly string[]): Match[] {
    const wanted = new Set(ids);
    const records = new Set(ids.map((id) => splitMatchId(id).record));
    const sql = `SELECT ${MATCH_COLUMNS} FROM alert_waiting WHERE record IN (SELECT value FROM json_each(?))`;
    const rows = this.#db.prepare(sql).all(JSON.stringify([...records]));
    return rows.filter(({ id }) => wanted.has(id as string)).map(matchFromRow);
  }

  /** Gives matches rows of their own, unless they have them. */
  #keep(matches: readonly Match[]): void {
    const insert = prepareWithBigInts(
      this.#db,
      `INSERT INTO alert_matches (${MATCH_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    for (const match of matches) insert.run(...matchValues(match));
    this.#matches.found.remove(matches.map(({ id }) => id));
  }

  #read(sql: string, ...values: SQLInputValue[]) {
    this.#turn.begin();
    return this.#db.prepare(sql).all(...values);
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(prepareWithBigInts(this.#db, sql).run(...values).changes);
  }

  #write<T>(work: () => T): Promise<T> {
    return inTransactionWhenFree(this.#db, () => this.#turn.end(), work);
  }
}
