/**
 * Compresses short texts one by one, so that each can be read and removed alone: a code of one byte stands for a symbol
 * of up to sixteen bytes that is frequent in the texts of the same month (after FSST: Boncz, Neumann and Leis, 2020).
 */

/** Code of a byte that is no symbol. The byte follows. */
const ESCAPE = 255;
const SYMBOLS_MAX = 255;
const SYMBOL_BYTES_MAX = 16;
/** Each round joins symbols of the round before, so five of them reach the longest symbols. */
const ROUNDS = 5;
/** Symbols and single bytes that a text is split into while symbols are learned. */
const UNITS = SYMBOLS_MAX + 256;

export class SymbolTable {
  /** The symbols, by code. */
  readonly symbols: readonly Uint8Array[];
  /** Large, and only needed to encode. */
  #trie: Trie | undefined;
  #ends: Uint16Array;
  #bytes: Uint8Array;

  constructor(symbols: readonly Uint8Array[]) {
    this.symbols = symbols;
    this.#ends = new Uint16Array(symbols.length);
    this.#bytes = new Uint8Array(symbols.reduce((sum, symbol) => sum + symbol.length, 0));
    let end = 0;
    for (const [code, symbol] of symbols.entries()) {
      this.#bytes.set(symbol, end);
      end += symbol.length;
      this.#ends[code] = end;
    }
  }

  /** The symbols that save most in these texts. */
  static learn(texts: readonly string[]): SymbolTable {
    const sample = Buffer.from(texts.join('\n'), 'utf8');
    let symbols: Uint8Array[] = [];
    for (let round = 0; round < ROUNDS; round++) symbols = improved(symbols, sample);
    return new SymbolTable(symbols);
  }

  encode(text: string): Uint8Array {
    this.#trie ??= new Trie(this.symbols);
    const trie = this.#trie;
    const source = Buffer.from(text, 'utf8');
    const target = new Uint8Array(source.length * 2);
    let length = 0;
    for (let at = 0; at < source.length; ) {
      const code = trie.longestAt(source, at);
      if (code === -1) {
        target[length++] = ESCAPE;
        target[length++] = source[at++] as number;
      } else {
        target[length++] = code;
        at += trie.matched;
      }
    }
    return target.subarray(0, length);
  }

  /** Bytes of the decoded text. */
  sizeOf(codes: Uint8Array, from = 0): number {
    let size = 0;
    for (let at = from; at < codes.length; at++) {
      const code = codes[at] as number;
      if (code === ESCAPE) at++;
      size += code === ESCAPE ? 1 : (this.symbols[code] as Uint8Array).length;
    }
    return size;
  }

  decode(codes: Uint8Array, from = 0): string {
    reserve((codes.length - from) * SYMBOL_BYTES_MAX);
    let length = 0;
    for (let at = from; at < codes.length; at++) {
      const code = codes[at] as number;
      if (code === ESCAPE) {
        decoded[length++] = codes[++at] as number;
        continue;
      }
      const end = this.#ends[code] as number;
      for (let byte = code === 0 ? 0 : (this.#ends[code - 1] as number); byte < end; byte++)
        decoded[length++] = this.#bytes[byte] as number;
    }
    return decoded.toString('utf8', 0, length);
  }
}

let decoded = Buffer.alloc(64 * 1024);

function reserve(bytes: number): void {
  if (decoded.length < bytes) decoded = Buffer.alloc(bytes * 2);
}

/** Compresses the sample with the given symbols, and returns those that would have saved most: the same or joined ones. */
function improved(symbols: readonly Uint8Array[], sample: Uint8Array): Uint8Array[] {
  const trie = new Trie(symbols);
  const counts = new Map<number, number>();
  const pairs = new Map<number, number>();
  let last = -1;
  for (let at = 0; at < sample.length; ) {
    const code = trie.longestAt(sample, at);
    const unit = code === -1 ? SYMBOLS_MAX + (sample[at] as number) : code;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
    const pair = last * UNITS + unit;
    if (last !== -1) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    last = unit;
    at += code === -1 ? 1 : trie.matched;
  }
  const bytesOf = (unit: number) =>
    unit < SYMBOLS_MAX ? (symbols[unit] as Uint8Array) : Uint8Array.of(unit - SYMBOLS_MAX);
  const gains = new Map<string, { symbol: Uint8Array; gain: number }>();
  const consider = (symbol: Uint8Array, count: number) => {
    // A byte that is no symbol takes two bytes.
    const gain = count * (symbol.length === 1 ? 1 : symbol.length - 1);
    const name = Buffer.from(symbol).toString('latin1');
    const known = gains.get(name);
    if (known === undefined) gains.set(name, { symbol, gain });
    else known.gain += gain;
  };
  for (const [unit, count] of counts) consider(bytesOf(unit), count);
  for (const [pair, count] of pairs) {
    // A pair that occurs once saves nothing, and the table would contain a part of a single text.
    if (count < 2) continue;
    const joined = Buffer.concat([bytesOf(Math.floor(pair / UNITS)), bytesOf(pair % UNITS)]);
    if (joined.length <= SYMBOL_BYTES_MAX) consider(joined, count);
  }
  return [...gains.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, SYMBOLS_MAX)
    .map(({ symbol }) => symbol);
}

/** Finds the longest symbol at a place. */
class Trie {
  /** Length of the symbol that was found last. */
  matched = 0;
  /** 256 children of each node; 0 if there is none. */
  #children: Uint16Array;
  /** Code of the symbol that ends in a node, plus one. */
  #codes: Uint16Array;

  constructor(symbols: readonly Uint8Array[]) {
    const nodes = 1 + symbols.reduce((sum, symbol) => sum + symbol.length, 0);
    this.#children = new Uint16Array(nodes * 256);
    this.#codes = new Uint16Array(nodes);
    let used = 1;
    for (const [code, symbol] of symbols.entries()) {
      let node = 0;
      for (const byte of symbol) {
        let child = this.#children[node * 256 + byte] as number;
        if (child === 0) {
          child = used++;
          this.#children[node * 256 + byte] = child;
        }
        node = child;
      }
      this.#codes[node] = code + 1;
    }
  }

  /** The code of the longest symbol, or -1. */
  longestAt(source: Uint8Array, from: number): number {
    let node = 0;
    let found = -1;
    for (let at = from; at < source.length; ) {
      node = this.#children[node * 256 + (source[at] as number)] as number;
      if (node === 0) break;
      at++;
      const code = this.#codes[node] as number;
      if (code === 0) continue;
      found = code - 1;
      this.matched = at - from;
    }
    return found;
  }
}
