/**
 * The language model of `eld`, tuned for millions of short texts. eld's own `detect` allocates several objects per text;
 * imports spent most of their time there. This keeps the same totals in one array. A test checks that both agree.
 */
import {
  ENDS_WORD,
  hashOf,
  LANGUAGE_BITS,
  LANGUAGE_MASK,
  LANGUAGES,
  NGRAM_BYTES,
  offsetOf,
  STARTS_WORD,
  scores,
} from './eld-tables.ts';
import { isMark } from './letters.ts';
import { BOUNDARY, units } from './reader.ts';

const STRIDE = 3;
const WORD_BYTES_MAX = 70;

/** The sum of the scores of the n-grams, for each of eld's languages. */
export const totals = new Int32Array(LANGUAGES.length);

const encoded = new Uint8Array(WORD_BYTES_MAX + 4);

/** N-grams of the current text, each counted once. Raising `textNumber` empties the table. */
const SEEN_MASK = 1023;
const seenBytes = new Int32Array(SEEN_MASK + 1);
const seenFlags = new Uint8Array(SEEN_MASK + 1);
const seenInText = new Uint32Array(SEEN_MASK + 1);
let textNumber = 0;
let ngramCount = 0;

/** Scores the words in `units` for every language. Returns the number of different n-grams. */
export function scoreWords(length: number): number {
  totals.fill(0);
  ngramCount = 0;
  textNumber = (textNumber + 1) >>> 0;
  let end = 0;
  for (let at = 1; at < length; at++) {
    const unit = units[at] as number;
    if (unit !== BOUNDARY && isMark[unit] !== 1) {
      if (end < WORD_BYTES_MAX) end = encode(unit, end);
    } else if (end > 0) {
      addWord(Math.min(end, WORD_BYTES_MAX));
      end = 0;
    }
  }
  return ngramCount;
}

/** UTF-8. Words have no surrogates. */
function encode(unit: number, at: number): number {
  if (unit < 0x80) {
    encoded[at] = unit;
    return at + 1;
  }
  if (unit < 0x800) {
    encoded[at] = 0xc0 | (unit >> 6);
    encoded[at + 1] = 0x80 | (unit & 0x3f);
    return at + 2;
  }
  encoded[at] = 0xe0 | (unit >> 12);
  encoded[at + 1] = 0x80 | ((unit >> 6) & 0x3f);
  encoded[at + 2] = 0x80 | (unit & 0x3f);
  return at + 3;
}

/** N-grams have four bytes and start at every third byte. The first and the last are flagged. */
function addWord(end: number): void {
  let at = 0;
  for (; at + NGRAM_BYTES < end; at += STRIDE) {
    addNgram(at, at + NGRAM_BYTES, at === 0 ? STARTS_WORD : 0);
  }
  addNgram(Math.max(0, end - NGRAM_BYTES), end, at === 0 ? STARTS_WORD | ENDS_WORD : ENDS_WORD);
}

function addNgram(start: number, end: number, flags: number): void {
  let bytes = 0;
  for (let at = start; at < end; at++) bytes = (bytes << 8) | (encoded[at] as number);
  const hash = hashOf(bytes, flags);
  if (!isNew(bytes, flags, hash)) return;
  const offset = offsetOf(bytes, flags, hash);
  if (offset === 0) return;
  const last = offset + (scores[offset] as number);
  for (let at = offset + 1; at <= last; at++) {
    const score = scores[at] as number;
    (totals[score & LANGUAGE_MASK] as number) += score >> LANGUAGE_BITS;
  }
}

function isNew(bytes: number, flags: number, hash: number): boolean {
  let slot = hash & SEEN_MASK;
  while (seenInText[slot] === textNumber) {
    if (seenBytes[slot] === bytes && seenFlags[slot] === flags) return false;
    slot = (slot + 1) & SEEN_MASK;
  }
  seenInText[slot] = textNumber;
  seenBytes[slot] = bytes;
  seenFlags[slot] = flags;
  ngramCount++;
  return true;
}
