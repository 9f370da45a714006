/**
 * The n-grams of `eld`'s language model, in tables made for looking up. They are read from the text of eld's file, because
 * evaluating it as a module takes half a second in every process that imports. The files are not part of eld's public API, so
 * its version is pinned.
 */
import { readFileSync } from 'node:fs';
import { ModelScanner } from './eld-scanner.ts';

const entry = import.meta.resolve('eld/small');
const [{ dictionary }, { avgScore }] = (await Promise.all(
  ['../dictionary.js', '../avgScore.js'].map((file) => import(new URL(file, entry).href)),
)) as [{ dictionary: string[] }, { avgScore: Record<string, number> }];
const text = readFileSync(new URL('../ngrams/small.js', entry), 'utf8');

export const averageScores = avgScore;
export const LANGUAGES = readLanguages();

/** eld stores scores minus this base. */
const BASE_SCORE = 53;

/** An n-gram has up to four bytes, and flags for the start and end of a word. */
export const NGRAM_BYTES = 4;
export const STARTS_WORD = 1;
export const ENDS_WORD = 2;

/**
 * The model works on UTF-8 bytes. Its files write ASCII bytes as themselves, and every other byte as a character that
 * lower-case words do not contain.
 */
const ASCII_END = 0x80;
const BYTE_OF = new Map(
  dictionary.slice(ASCII_END).map((character, index) => [character.charCodeAt(0), ASCII_END + index]),
);

/**
 * An open-addressing hash table of pairs that share a cache line: the bytes of an n-gram, and its flags with an offset into
 * `scores`, where the number of languages is followed by their scores, each with its language in the lowest bits. Offset
 * 0 is a free place.
 */
const TABLE_BITS = 18;
const TABLE_MASK = (1 << TABLE_BITS) - 1;
const OFFSET_BITS = 24;
const OFFSET_MASK = (1 << OFFSET_BITS) - 1;
const table = new Int32Array(2 << TABLE_BITS);
export const LANGUAGE_BITS = 8;
export const LANGUAGE_MASK = (1 << LANGUAGE_BITS) - 1;
export const scores = readScores();

/** Where the scores of an n-gram start; 0 for an n-gram that the model does not know. */
export function offsetOf(bytes: number, flags: number, hash: number): number {
  return (table[placeOf(bytes, flags, hash) + 1] as number) & OFFSET_MASK;
}

export function hashOf(bytes: number, flags: number): number {
  const mixed = Math.imul(bytes ^ (flags << 13), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The n-gram's place, or the free place where it belongs. */
function placeOf(bytes: number, flags: number, hash: number): number {
  let slot = hash & TABLE_MASK;
  for (;;) {
    const value = table[2 * slot + 1] as number;
    if (value === 0 || (table[2 * slot] === bytes && value >> OFFSET_BITS === flags)) return 2 * slot;
    slot = (slot + 1) & TABLE_MASK;
  }
}

/** From `languages:{0:'am',1:'ar',…}`. */
function readLanguages(): string[] {
  const [, list = ''] = /languages:\{([^}]*)\}/.exec(text) ?? [];
  return [...list.matchAll(/\d+:'(\w+)'/g)].map((match) => match[1] as string);
}

/** From `ngrams:{'abcd':{0:176,12:9},efgh:{…},…}`. */
function readScores(): Int32Array {
  const found = new Int32Array(text.length);
  let end = 1;
  let count = 0;
  const scanner = new ModelScanner(text, text.indexOf('ngrams:{') + 'ngrams:{'.length);
  for (; !scanner.isAt('}'); scanner.skip(',')) {
    const ngram = scanner.key();
    const offset = end++;
    for (scanner.expect(':{'); !scanner.isAt('}'); scanner.skip(',')) {
      const language = scanner.number();
      scanner.expect(':');
      found[end++] = ((scanner.number() + BASE_SCORE) << LANGUAGE_BITS) | language;
    }
    scanner.expect('}');
    const key = readNgram(ngram);
    if (key === undefined) {
      end = offset;
      continue;
    }
    found[offset] = end - offset - 1;
    const place = placeOf(key.bytes, key.flags, hashOf(key.bytes, key.flags));
    table[place] = key.bytes;
    table[place + 1] = (key.flags << OFFSET_BITS) | offset;
    if (++count > TABLE_MASK / 2 || end > OFFSET_MASK)
      throw new Error('the language model is too large for its hash table');
  }
  return found.slice(0, end);
}

/** Bytes in one signed integer. Undefined for n-grams that are too long to occur. */
function readNgram(ngram: string): { bytes: number; flags: number } | undefined {
  const startsWord = ngram.startsWith(' ');
  const endsWord = ngram.endsWith(' ');
  const start = startsWord ? 1 : 0;
  const end = ngram.length - (endsWord ? 1 : 0);
  if (end - start > NGRAM_BYTES) return undefined;
  let bytes = 0;
  for (let at = start; at < end; at++) {
    const code = ngram.charCodeAt(at);
    bytes = (bytes << 8) | (BYTE_OF.get(code) ?? code);
  }
  return { bytes, flags: (startsWord ? STARTS_WORD : 0) | (endsWord ? ENDS_WORD : 0) };
}
