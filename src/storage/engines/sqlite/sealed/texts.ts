import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { SymbolTable } from './symbol-table.ts';

/** Tables in memory: a month has one per frequent language. */
const CACHE_MAX = 500;

/** The texts of rows: plain while a row is open; of a sealed row, the number of a symbol table and what it encoded. */
export class SealedTexts {
  #byId: StatementSync;
  #tables = new LruCache<number, SymbolTable>(CACHE_MAX);

  constructor(db: DatabaseSync) {
    this.#byId = db.prepare('SELECT symbols FROM symbols WHERE id = ?');
  }

  read(stored: string | Uint8Array): string {
    if (typeof stored === 'string') return stored;
    const reader = new ByteReader(stored);
    const table = this.#table(reader.number());
    return table.decode(stored, reader.at);
  }

  /** Bytes of the text, without decoding it. */
  sizeOf(stored: Uint8Array): number {
    const reader = new ByteReader(stored);
    return this.#table(reader.number()).sizeOf(stored, reader.at);
  }

  clearCache(): void {
    this.#tables.clear();
  }

  #table(id: number): SymbolTable {
    let table = this.#tables.get(id);
    if (table === undefined) {
      const row = this.#byId.get(id);
      if (row === undefined) throw new Error(`no symbols have the number ${id}`);
      table = new SymbolTable(readSymbols(row.symbols as Uint8Array));
      this.#tables.set(id, table);
    }
    return table;
  }
}

/** What a row stores. A text that does not become smaller stays as it is. */
export function encodeText(text: string, id: number, table: SymbolTable): string | Uint8Array {
  const writer = new ByteWriter();
  writer.number(id);
  writer.bytes(table.encode(text));
  return writer.length < Buffer.byteLength(text) ? writer.written() : text;
}

export function writeSymbols({ symbols }: SymbolTable): Uint8Array {
  const writer = new ByteWriter();
  for (const symbol of symbols) {
    writer.number(symbol.length);
    writer.bytes(symbol);
  }
  return writer.written();
}

export function readSymbols(stored: Uint8Array): Uint8Array[] {
  const reader = new ByteReader(stored);
  const symbols: Uint8Array[] = [];
  while (!reader.isAtEnd) symbols.push(reader.bytes(reader.number()));
  return symbols;
}
