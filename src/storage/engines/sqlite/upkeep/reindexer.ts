import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { createEntityTable, ENTITY_TABLES, type EntityTable, INDEXED_KINDS } from '../index/entity-tables.ts';
import { monthPart } from '../index/index.ts';
import { createMonthIndex, monthIndex, nextIndex } from '../index/months.ts';
import { inSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type SealOptions, SqliteSealer } from './sealer.ts';

type Progress = (done: number, total: number) => void;

/** Greater than every entity id: all entities are indexed. */
const ALL_ENTITIES = BigInt(Number.MAX_SAFE_INTEGER);
/** Rows indexed between two checks of the clock. */
const CHUNK_SIZE = 200;
/** Their victims are derived at the end of the step. */
const POSTS_PER_STEP = 1000;

/** One index to rebuild, with the range of its rowids. */
interface Part {
  name: string;
  index: string;
  first: bigint;
  last: bigint;
  create(index: string): void;
  /** Adds the next rows and returns the last rowid; undefined if there are no more rows. */
  add(after: bigint): { builtTo: bigint; rows: number } | undefined;
  /** Called once the next index has replaced the old one. */
  swapped(): void;
}

/**
 * Rebuilds every index next to the one in use, in short transactions, then swaps them. Imports continue meanwhile:
 * changes to rows that the rebuild has passed go to both indexes (index/index.ts). An interrupted rebuild resumes,
 * unless another analyzer started it. Sealed months become open, and are sealed again at the end.
 */
export class SqliteReindexer {
  #tables: SqliteTables;
  #analyzer: number;
  #folder: string;
  #sealing: SealOptions | undefined;

  constructor(tables: SqliteTables, folder: string, analyzer: number, sealing?: SealOptions) {
    this.#tables = tables;
    this.#folder = folder;
    this.#analyzer = analyzer;
    this.#sealing = sealing;
  }

  async run(onProgress: Progress): Promise<void> {
    await this.#tables.change(() => this.#begin());
    await this.#deriveVictims();
    const total = this.#total();
    let done = 0;
    await inSteps(this.#tables, (isTimeUp) => {
      for (const part of this.#parts()) {
        for (let builtTo = this.#start(part); builtTo < part.last; ) {
          const added = part.add(builtTo);
          builtTo = added?.builtTo ?? part.last;
          this.#saveProgress(part, builtTo);
          done = Math.min(total, done + (added?.rows ?? 0));
          onProgress(done, total);
          if (isTimeUp()) return 'more';
        }
      }
      this.#beginSwap();
      return 'done';
    });
    await inSteps(this.#tables, () => {
      const part = this.#parts().find(({ name }) => this.#builtTo(name) !== undefined);
      if (part === undefined) {
        this.#end();
        return 'done';
      }
      this.#swap(part);
      return 'more';
    });
    await new SqliteSealer(this.#tables, this.#folder, this.#sealing).run(() => {});
    onProgress(total, total);
  }

  /** A store of an older version has none, and another version may have read company names differently. */
  async #deriveVictims(): Promise<void> {
    const { entities } = this.#tables;
    let last = 0;
    await inSteps(this.#tables, () => {
      const rows = entities.after(last, ['ransomware', 'victim'], POSTS_PER_STEP);
      for (const { id, record } of rows) {
        last = id;
        if (record.kind === 'ransomware') entities.markPostChanged(record.postId);
        if (record.kind === 'victim')
          for (const { postId } of record.reports) entities.markPostChanged(postId);
      }
      return rows.length < POSTS_PER_STEP ? 'done' : 'more';
    });
  }

  /** Discards a rebuild that another analyzer started. */
  #begin(): void {
    if (this.#meta('next_analyzer') === String(this.#analyzer)) return;
    for (const part of this.#parts()) this.#tables.db.exec(`DROP TABLE IF EXISTS ${nextIndex(part.index)}`);
    this.#tables.db.exec('DELETE FROM reindexing');
    this.#tables.index.reset();
    this.#setMeta('next_analyzer', String(this.#analyzer));
  }

  /** During the swap the indexes may be of two analyzers, so searches fail until all are swapped. */
  #beginSwap(): void {
    if (this.#meta('analyzer') !== String(this.#analyzer)) this.#setMeta('analyzer', '0');
  }

  #swap(part: Part): void {
    const { db, index } = this.#tables;
    db.exec(`DROP TABLE IF EXISTS ${part.index}`);
    db.exec(`ALTER TABLE ${nextIndex(part.index)} RENAME TO ${part.index}`);
    prepareWithBigInts(db, 'DELETE FROM reindexing WHERE part = ?').run(part.name);
    index.reset();
    part.swapped();
  }

  #end(): void {
    this.#setMeta('analyzer', String(this.#analyzer));
    prepareWithBigInts(this.#tables.db, "DELETE FROM meta WHERE name = 'next_analyzer'").run();
  }

  /** Returns the part's progress, and starts the part if necessary. */
  #start(part: Part): bigint {
    const known = this.#builtTo(part.name);
    if (known !== undefined) return known;
    part.create(nextIndex(part.index));
    this.#saveProgress(part, part.first - 1n);
    return part.first - 1n;
  }

  #builtTo(part: string): bigint | undefined {
    const row = prepareWithBigInts(this.#tables.db, 'SELECT built_to FROM reindexing WHERE part = ?').get(
      part,
    );
    return row?.built_to as bigint | undefined;
  }

  #saveProgress(part: Part, builtTo: bigint): void {
    prepareWithBigInts(
      this.#tables.db,
      `INSERT INTO reindexing (part, built_to) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET built_to = excluded.built_to`,
    ).run(part.name, builtTo);
  }

  /** Not cached between steps: an import may have added a month, or retention dropped one. */
  #parts(): Part[] {
    const { months } = this.#tables.index;
    const all = new Set([...months.all().map(({ month }) => month), ...months.ofMessages()]);
    return [
      ...Array.from(all, (month) => this.#monthPart(month)),
      ...ENTITY_TABLES.map((table) => this.#entityPart(table)),
    ];
  }

  #monthPart(month: Month): Part {
    const { db, index, messages } = this.#tables;
    const last = lastSlotOf(endOfMonth(month));
    return {
      name: monthPart(month),
      index: monthIndex(month),
      first: firstSlotOf(startOfMonth(month)),
      last,
      create: (name) => createMonthIndex(db, name),
      add: (after) => {
        const rows = messages.between(after + 1n, last, CHUNK_SIZE);
        for (const row of rows) {
          index.addToNext(month, row.slot, row.message);
          messages.reopen(row);
          messages.updateSimilarity(row);
        }
        const builtTo = rows.at(-1)?.slot;
        return builtTo === undefined ? undefined : { builtTo, rows: rows.length };
      },
      swapped: () => {
        index.segments.drop(month);
        index.months.recount(month);
      },
    };
  }

  #entityPart(table: EntityTable): Part {
    const { db, index, entities } = this.#tables;
    return {
      name: table.part,
      index: table.name,
      first: 0n,
      last: ALL_ENTITIES,
      create: (name) => createEntityTable(db, table, name),
      add: (after) => {
        const rows = entities.after(Number(after), table.kinds, CHUNK_SIZE);
        for (const { id, record } of rows) index.entities.addToNext(id, record);
        const last = rows.at(-1)?.id;
        return last === undefined ? undefined : { builtTo: BigInt(last), rows: rows.length };
      },
      swapped: () => {},
    };
  }

  #total(): number {
    const row = this.#tables.db
      .prepare(
        `SELECT (SELECT count(*) FROM messages) +
         (SELECT count(*) FROM entities WHERE kind IN (${INDEXED_KINDS.map(() => '?').join(', ')})) AS n`,
      )
      .get(...INDEXED_KINDS);
    return row?.n as number;
  }

  #meta(name: string): string | undefined {
    return this.#tables.db.prepare('SELECT value FROM meta WHERE name = ?').get(name)?.value as
      | string
      | undefined;
  }

  #setMeta(name: string, value: string): void {
    prepareWithBigInts(
      this.#tables.db,
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ).run(name, value);
  }
}
