/**
 * The language model of `eld`, tuned for millions of short texts. eld's own `detect` allocates several objects per text
 * and scores sixty languages; imports spent most of their time there. This keeps the same scores in one array and only
 * looks for the best language. A test checks that both agree. The files below are not part of eld's public API, so its
 * version is pinned.
 */
const entry = import.meta.resolve('eld/small');
const [{ ngramsData }, { dictionary }, { avgScore }] = (await Promise.all(
  ['../ngrams/small.js', '../dictionary.js', '../avgScore.js'].map(
    (file) => import(new URL(file, entry).href),
  ),
)) as [
  { ngramsData: { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> } },
  { dictionary: string[] },
  { avgScore: Record<string, number> },
];

const CODES = Object.values(ngramsData.languages);
/** eld stores scores minus this base. */
const BASE_SCORE = 53;
/** Scales raw scores to 0 to 1. */
const SCALE = 25;
/** A score below this share of the language's average is unreliable. */
const RELIABLE_SHARE = 0.75;
const NGRAMS_MIN = 3;

/** An n-gram has up to four bytes, and flags for the start and end of a word. */
const NGRAM_BYTES = 4;
const STARTS_WORD = 1;
const ENDS_WORD = 2;

/**
 * The model works on UTF-8 bytes. Its files write ASCII bytes as themselves, and every other byte as a character that
 * lower-case words do not contain.
 */
const ASCII_END = 0x80;
const BYTE_OF = new Map(
  dictionary.slice(ASCII_END).map((character, index) => [character, ASCII_END + index]),
);

/**
 * The model's n-grams in an open-addressing hash table. The key is bytes and flags, the value an offset into `scores`,
 * where the number of languages is followed by pairs of language and score. Offset 0 is a free slot.
 */
const TABLE_BITS = 18;
const TABLE_MASK = (1 << TABLE_BITS) - 1;
const tableBytes = new Uint32Array(1 << TABLE_BITS);
const tableFlags = new Uint8Array(1 << TABLE_BITS);
const tableOffsets = new Uint32Array(1 << TABLE_BITS);
const scores = readScores();

function readScores(): Uint16Array {
  const all: number[] = [0];
  const ngrams = Object.entries(ngramsData.ngrams);
  if (ngrams.length > TABLE_MASK / 2) throw new Error('the language model is too large for its hash table');
  for (const [ngram, byLanguage] of ngrams) {
    const pairs = Object.entries(byLanguage);
    const key = readNgram(ngram);
    if (key === undefined) continue;
    const slot = slotOf(key.bytes, key.flags);
    tableBytes[slot] = key.bytes;
    tableFlags[slot] = key.flags;
    tableOffsets[slot] = all.length;
    all.push(pairs.length);
    for (const [language, score] of pairs) all.push(Number(language), score + BASE_SCORE);
  }
  // Free the original.
  ngramsData.ngrams = {};
  return Uint16Array.from(all);
}

/** Undefined for n-grams that are too long to occur. */
function readNgram(ngram: string): { bytes: number; flags: number } | undefined {
  const inner = ngram.replace(/^ /, '').replace(/ $/, '');
  let bytes = 0;
  for (const character of inner) {
    bytes = ((bytes << 8) | (BYTE_OF.get(character) ?? character.charCodeAt(0))) >>> 0;
  }
  const flags = (ngram.startsWith(' ') ? STARTS_WORD : 0) | (ngram.endsWith(' ') ? ENDS_WORD : 0);
  return [...inner].length > NGRAM_BYTES ? undefined : { bytes, flags };
}

/** The n-gram's slot, or the free slot where it belongs. */
function slotOf(bytes: number, flags: number): number {
  let slot = hashOf(bytes, flags) & TABLE_MASK;
  while (tableOffsets[slot] !== 0 && (tableBytes[slot] !== bytes || tableFlags[slot] !== flags)) {
    slot = (slot + 1) & TABLE_MASK;
  }
  return slot;
}

function hashOf(bytes: number, flags: number): number {
  const mixed = Math.imul(bytes ^ (flags << 13), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

const NON_LETTERS = /[^\p{L}]+(?<!['`\u2019])/gu;
const SPACE = 0x20;
const STRIDE = 3;
const WORD_BYTES_MAX = 70;
const TEXT_BYTES_MAX = 350;

const totals = new Float64Array(CODES.length);
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
  const language = CODES[best] as string;
  return (avgScore[language] ?? 1) * RELIABLE_SHARE > score ? undefined : { language, score };
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
  const offset = tableOffsets[slotOf(bytes, flags)] as number;
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
