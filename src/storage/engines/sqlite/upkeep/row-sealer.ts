import type { SQLInputValue } from 'node:sqlite';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { GIVEN, languageOfRow } from '../records/message-mapper.ts';
import { inSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { MonthSymbols, SymbolSamples } from '../sealed/month-symbols.ts';
import { SymbolTable } from '../sealed/symbol-table.ts';
import { readSymbols, writeSymbols } from '../sealed/texts.ts';

/** Rows between two checks of the clock. */
const CHUNK_SIZE = 200;
/** Messages from which symbols are learned. */
const SAMPLES_MAX = 20_000;

const COLUMNS = [
  'slot',
  'chat',
  'sequence',
  'place',
  'speaker',
  'version',
  'text',
  'languages',
  'reply_to',
  'media',
  'rest',
  'origin',
  'has_sightings',
  'similar',
] as const;

interface TextRow {
  text: string | Uint8Array;
  languages: string;
}

const SLOT = COLUMNS.indexOf('slot');
const TEXT = COLUMNS.indexOf('text');
const LANGUAGES = COLUMNS.indexOf('languages');

/** Rows of older versions say in `rest` that the source gives the languages. */
const IS_GIVEN = `rest = '{"hasGivenLanguages":true}'`;
const EXPRESSIONS: { [column in (typeof COLUMNS)[number]]?: string } = {
  languages: `iif(${IS_GIVEN}, '${GIVEN}' || languages, languages)`,
  rest: `iif(${IS_GIVEN}, NULL, rest)`,
};

/**
 * Moves the rows of a month whose words are in segments to `sealed_messages`. Rows that were sealed with symbols which
 * are no longer current are encoded again, and those symbols removed.
 */
export class SqliteRowSealer {
  #tables: SqliteTables;
  #month: Month;
  #first: bigint;
  #last: bigint;

  constructor(tables: SqliteTables, month: Month) {
    this.#tables = tables;
    this.#month = month;
    this.#first = firstSlotOf(startOfMonth(month));
    this.#last = lastSlotOf(endOfMonth(month));
  }

  async run(): Promise<void> {
    if (!this.#hasWork()) return;
    const symbols = await this.#symbols();
    await this.#move(symbols);
    if (this.#oldTables().size > 0) await this.#encodeAgain(symbols);
  }

  #hasWork(): boolean {
    const open = this.#tables.db.prepare('SELECT 1 FROM open_messages WHERE slot BETWEEN ? AND ? LIMIT 1');
    return open.get(this.#first, this.#last) !== undefined || this.#oldTables().size > 0;
  }

  #oldTables(): Set<number> {
    const old = this.#tables.db.prepare('SELECT id FROM symbols WHERE month = ? AND is_current = 0');
    return new Set(old.all(this.#month).map(({ id }) => id as number));
  }

  async #symbols(): Promise<MonthSymbols> {
    const known = this.#knownSymbols();
    if (!known.isEmpty) return known;
    const learned = this.#tables.read(() => this.#samples()).learn();
    return this.#tables.change(() => {
      const insert = prepareWithBigInts(
        this.#tables.db,
        'INSERT INTO symbols (month, language, is_current, symbols) VALUES (?, ?, 1, ?)',
      );
      const tables = Array.from(learned, ([language, table]) => {
        const { lastInsertRowid } = insert.run(this.#month, language, writeSymbols(table));
        return [language, { id: Number(lastInsertRowid), table }] as const;
      });
      return new MonthSymbols(new Map(tables));
    });
  }

  #knownSymbols(): MonthSymbols {
    const rows = this.#tables.db
      .prepare('SELECT id, language, symbols FROM symbols WHERE month = ? AND is_current = 1')
      .all(this.#month);
    return new MonthSymbols(
      new Map(
        rows.map(({ id, language, symbols }) => [
          language as string,
          { id: id as number, table: new SymbolTable(readSymbols(symbols as Uint8Array)) },
        ]),
      ),
    );
  }

  /** Texts from all over the month. */
  #samples(): SymbolSamples {
    const { db, mapper, index } = this.#tables;
    const size = index.months.all().find(({ month }) => month === this.#month)?.messages ?? 0;
    const step = Math.max(1, Math.ceil(size / SAMPLES_MAX));
    const samples = new SymbolSamples();
    const slots = prepareWithBigInts(
      db,
      'SELECT slot FROM messages WHERE slot BETWEEN ? AND ? ORDER BY slot',
    );
    const row = db.prepare('SELECT text, languages FROM messages WHERE slot = ?');
    let number = 0;
    for (const { slot } of slots.iterate(this.#first, this.#last)) {
      if (number++ % step !== 0) continue;
      const { text, languages } = row.get(slot as bigint) as unknown as TextRow;
      samples.add(languageOfRow(languages), mapper.texts.read(text));
    }
    return samples;
  }

  async #move(symbols: MonthSymbols): Promise<void> {
    const { db, index } = this.#tables;
    // Not from a SELECT: SQLite would keep a journal for each statement.
    const insert = prepareWithBigInts(
      db,
      `INSERT INTO sealed_messages (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
    );
    const remove = prepareWithBigInts(db, 'DELETE FROM open_messages WHERE slot = ?');
    const columns = COLUMNS.map((column) => EXPRESSIONS[column] ?? column);
    await this.#inChunks(`SELECT ${columns.join(', ')} FROM open_messages`, (row) => {
      const slot = row[SLOT] as bigint;
      // What the full-text index holds stays open.
      if (!index.segments.has(this.#month, slot)) return;
      row[TEXT] = symbols.encode(languageOfRow(row[LANGUAGES] as string), row[TEXT] as string);
      insert.run(...row);
      remove.run(slot);
    });
  }

  async #encodeAgain(symbols: MonthSymbols): Promise<void> {
    const { db, mapper } = this.#tables;
    const update = prepareWithBigInts(db, 'UPDATE sealed_messages SET text = ? WHERE slot = ?');
    await this.#inChunks('SELECT slot, text, languages FROM sealed_messages', ([slot, text, languages]) => {
      const read = mapper.texts.read(text as string | Uint8Array);
      update.run(symbols.encode(languageOfRow(languages as string), read), slot as bigint);
    });
    await this.#tables.change(() =>
      prepareWithBigInts(db, 'DELETE FROM symbols WHERE month = ? AND is_current = 0').run(this.#month),
    );
  }

  /** Visits the rows of the month in their order, in short transactions. The first selected column must be the slot. */
  async #inChunks(select: string, visit: (row: SQLInputValue[]) => void): Promise<void> {
    const chunk = prepareWithBigInts(
      this.#tables.db,
      `${select} WHERE slot BETWEEN ? AND ? ORDER BY slot LIMIT ?`,
    );
    chunk.setReturnArrays(true);
    let next = this.#first;
    await inSteps(this.#tables, (isTimeUp) => {
      for (;;) {
        const rows = chunk.all(next, this.#last, CHUNK_SIZE) as unknown as SQLInputValue[][];
        for (const row of rows) {
          next = (row[SLOT] as bigint) + 1n;
          visit(row);
        }
        if (rows.length < CHUNK_SIZE) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }
}
