/**
 * The language model of `eld`, tuned for millions of short texts. eld's own `detect` allocates several objects per text
 * and scores sixty languages; imports spent most of their time there. This keeps the same scores in one array and only
 * looks for the best language. A test checks that both agree.
 */
import {
  averageScores,
  ENDS_WORD,
  hashOf,
  LANGUAGES,
  NGRAM_BYTES,
  offsetOf,
  STARTS_WORD,
  scores,
} from './language-tables.ts';

/** Scales raw scores to 0 to 1. */
const SCALE = 25;
/** A score below this share of the language's average is unreliable. */
const RELIABLE_SHARE = 0.75;
const NGRAMS_MIN = 3;

const NON_LETTERS = /[^\p{L}]+(?<!['`\u2019])/gu;
const SPACE = 0x20;
const STRIDE = 3;
const WORD_BYTES_MAX = 70;
const TEXT_BYTES_MAX = 350;

const totals = new Float64Array(LANGUAGES.length);
/** The current text. The rest of a longer text is ignored. */
const encoded = new Uint8Array(2048);
const encoder = new TextEncoder();

/** N-grams of the current text, each counted once. Raising `textNumber` empties the table. */
const SEEN_MASK = 1023;
const seenBytes = new Uint32Array(SEEN_MASK + 1);
const seenFlags = new Uint8Array(SEEN_MASK + 1);
const seenInText = new Uint32Array(SEEN_MASK + 1);
let textNumber = 0;
let ngramCount = 0;

/** The most likely language with its score; undefined if no language is likely enough. */
export function likeliestLanguage(words: string): { language: string; score: number } | undefined {
  totals.fill(0);
  ngramCount = 0;
  textNumber = (textNumber + 1) >>> 0;
  addWords(encoder.encodeInto(words.replace(NON_LETTERS, ' ').trim().toLowerCase(), encoded).written);
  let best = -1;
  let bestTotal = 0;
  for (let language = 0; language < totals.length; language++) {
    if ((totals[language] as number) <= bestTotal) continue;
    best = language;
    bestTotal = totals[language] as number;
  }
  if (best === -1 || ngramCount < NGRAMS_MIN) return undefined;
  const perNgram = bestTotal / ngramCount;
  const score = perNgram / (perNgram + SCALE);
  const language = LANGUAGES[best] as string;
  return (averageScores[language] ?? 1) * RELIABLE_SHARE > score ? undefined : { language, score };
}

function addWords(length: number): void {
  let start = 0;
  for (let at = 0; at <= length && start <= TEXT_BYTES_MAX; at++) {
    if (at < length && encoded[at] !== SPACE) continue;
    if (at > start) addWord(start, Math.min(at, start + WORD_BYTES_MAX));
    start = at + 1;
  }
}

/** N-grams have four bytes and start at every third byte. The first and the last are flagged. */
function addWord(start: number, end: number): void {
  let at = start;
  for (; at + NGRAM_BYTES < end; at += STRIDE) {
    addNgram(at, at + NGRAM_BYTES, at === start ? STARTS_WORD : 0);
  }
  addNgram(Math.max(start, end - NGRAM_BYTES), end, at === start ? STARTS_WORD | ENDS_WORD : ENDS_WORD);
}

function addNgram(start: number, end: number, flags: number): void {
  let bytes = 0;
  for (let at = start; at < end; at++) bytes = ((bytes << 8) | (encoded[at] as number)) >>> 0;
  if (!isNew(bytes, flags)) return;
  const offset = offsetOf(bytes, flags);
  if (offset === 0) return;
  const last = offset + 2 * (scores[offset] as number);
  for (let at = offset + 1; at < last; at += 2) {
    (totals[scores[at] as number] as number) += scores[at + 1] as number;
  }
}

function isNew(bytes: number, flags: number): boolean {
  let slot = hashOf(bytes, flags) & SEEN_MASK;
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
