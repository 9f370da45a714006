import { SymbolTable } from './symbol-table.ts';
import { encodeText } from './texts.ts';

/** Texts from which the symbols of a language are learned: more change little. */
const SAMPLES_PER_LANGUAGE = 400;
/** A language with fewer samples shares the symbols of all others. */
const SAMPLES_MIN = 100;
/** Characters of a text that count. */
const SAMPLE_LENGTH = 500;

/** The name of the table for languages without their own. */
const OTHERS = '';

/** Collects texts of a month by language. */
export class SymbolSamples {
  #texts = new Map<string, string[]>();

  add(language: string, text: string): void {
    const texts = this.#texts.get(language) ?? [];
    this.#texts.set(language, texts);
    if (texts.length < SAMPLES_PER_LANGUAGE) texts.push(text.slice(0, SAMPLE_LENGTH));
  }

  /** Symbols by language. */
  learn(): Map<string, SymbolTable> {
    const others = [...this.#texts.values()].filter(({ length }) => length < SAMPLES_MIN).flat();
    const tables = new Map([[OTHERS, SymbolTable.learn(others)]]);
    for (const [language, texts] of this.#texts)
      if (texts.length >= SAMPLES_MIN) tables.set(language, SymbolTable.learn(texts));
    return tables;
  }
}

/** Encodes the texts of a month with the symbols of their languages. */
export class MonthSymbols {
  #tables: ReadonlyMap<string, { id: number; table: SymbolTable }>;

  constructor(tables: ReadonlyMap<string, { id: number; table: SymbolTable }>) {
    this.#tables = tables;
  }

  get isEmpty(): boolean {
    return this.#tables.size === 0;
  }

  encode(language: string, text: string): string | Uint8Array {
    const found = this.#tables.get(language) ?? this.#tables.get(OTHERS);
    return found === undefined ? text : encodeText(text, found.id, found.table);
  }
}
