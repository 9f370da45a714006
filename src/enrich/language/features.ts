/**
 * What a text shows beyond eld's n-grams: its words, three characters in a row (with word boundaries), and letters that
 * not all languages of a script have. Each is a number, the hash of its characters and of the script of the text.
 */
import { LATIN } from './letters.ts';
import { BOUNDARY, units } from './reader.ts';

const WORD_LENGTH_MAX = 12;
const WORD = 0x2f0b4f31;
const TRIGRAM = 0x5bd1e995;
const LETTER = 0x165667b1;

/** 1 for letters that are features. */
const isTelling = new Uint8Array(0x10000).fill(1, 0x80);
for (const letter of 'абвгдежзклмнопрстуфхцчш') isTelling[letter.charCodeAt(0)] = 0;

/** The features of the current text. */
export const features = new Int32Array(1024);

/** Fills `features` from `units`. Returns their number. */
export function findFeatures(length: number, script: number): number {
  let count = 0;
  let word = seed(WORD, script);
  let wordLength = 0;
  const hasInner = hasInnerTrigrams(script);
  for (let at = 1; at < length; at++) {
    const unit = units[at] as number;
    if (wordLength > 0 && (hasInner || wordLength === 1 || unit === BOUNDARY))
      features[count++] = trigramHash(script, units[at - 2] as number, units[at - 1] as number, unit);
    if (unit === BOUNDARY) {
      if (wordLength > 0 && wordLength <= WORD_LENGTH_MAX) features[count++] = finish(word);
      word = seed(WORD, script);
      wordLength = 0;
      continue;
    }
    if (isTelling[unit] === 1) features[count++] = finish(mix(seed(LETTER, script), unit));
    word = mix(word, unit);
    wordLength++;
  }
  return count;
}

/** In Latin text, eld's n-grams suffice within words: they have four letters there, and two or fewer in other scripts. */
export function hasInnerTrigrams(script: number): boolean {
  return script !== LATIN;
}

export function isLetterFeature(letter: number): boolean {
  return isTelling[letter] === 1;
}

/** The hash of a feature as it is written in a list: `=word`, `_wo`, `ord`, `rd_`, `+ö`. */
export function hashOfWritten(written: string, script: number): number {
  if (written.startsWith('+')) return finish(mix(seed(LETTER, script), written.charCodeAt(1)));
  if (!written.startsWith('='))
    return trigramHash(script, writtenUnit(written, 0), writtenUnit(written, 1), writtenUnit(written, 2));
  let word = seed(WORD, script);
  for (let at = 1; at < written.length; at++) word = mix(word, written.charCodeAt(at));
  return finish(word);
}

function writtenUnit(written: string, at: number): number {
  return written[at] === '_' ? BOUNDARY : written.charCodeAt(at);
}

function trigramHash(script: number, first: number, second: number, third: number): number {
  return finish(mix(mix(mix(seed(TRIGRAM, script), first), second), third));
}

function seed(kind: number, script: number): number {
  return Math.imul(kind + script, 0x9e3779b1);
}

function mix(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193) ^ (hash >>> 15);
}

function finish(hash: number): number {
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) | 0;
}
