/**
 * The language model of `eld`, asked in a way that suits millions of short texts. Its own `detect` builds several objects for
 * every text and answers with the scores of sixty languages; an import spends most of its time there. Here the same figures are
 * kept in one array, and only the best language is looked for. A test holds both to the same answers; the files below are not
 * part of eld's public face, so its version is pinned.
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
/** Scores are kept less this much, to keep them small. */
const BASE_SCORE = 53;
/** Raw scores become numbers from 0 to 1 by this. */
const SCALE = 25;
/** A score below this share of what is usual for the language is not to be relied on. */
const RELIABLE_SHARE = 0.75;
const NGRAMS_MIN = 3;

/** An n-gram is up to four bytes, and whether it begins or ends its word. */
const NGRAM_BYTES = 4;
const BEGINS = 1;
const ENDS = 2;

/**
 * The model knows words by their bytes in UTF-8. Those of ASCII stand for themselves; each of the others is written as one of the
 * characters that words in lower case do not have.
 */
const ASCII_END = 0x80;
const BYTE_OF = new Map(
  dictionary.slice(ASCII_END).map((character, index) => [character, ASCII_END + index]),
);

/**
 * The n-grams of the model in an open hash table: bytes and marks as the key, and for each the place in `figures` where its
 * languages and scores stand, after their number. Place 0 is a free entry.
 */
const TABLE_BITS = 18;
const TABLE_MASK = (1 << TABLE_BITS) - 1;
const tableBytes = new Uint32Array(1 << TABLE_BITS);
const tableMarks = new Uint8Array(1 << TABLE_BITS);
const tablePlaces = new Uint32Array(1 << TABLE_BITS);
const figures = readFigures();

function readFigures(): Uint16Array {
  const all: number[] = [0];
  const ngrams = Object.entries(ngramsData.ngrams);
  if (ngrams.length > TABLE_MASK / 2) throw new Error('the language model has outgrown its table');
  for (const [ngram, scores] of ngrams) {
    const pairs = Object.entries(scores);
    const key = readNgram(ngram);
    if (key === undefined) continue;
    const entry = entryOf(key.bytes, key.marks);
    tableBytes[entry] = key.bytes;
    tableMarks[entry] = key.marks;
    tablePlaces[entry] = all.length;
    all.push(pairs.length);
    for (const [language, score] of pairs) all.push(Number(language), score + BASE_SCORE);
  }
  // What is copied need not be kept twice.
  ngramsData.ngrams = {};
  return Uint16Array.from(all);
}

/** Undefined for what no word can have. */
function readNgram(ngram: string): { bytes: number; marks: number } | undefined {
  const inner = ngram.replace(/^ /, '').replace(/ $/, '');
  let bytes = 0;
  for (const character of inner) {
    bytes = ((bytes << 8) | (BYTE_OF.get(character) ?? character.charCodeAt(0))) >>> 0;
  }
  const marks = (ngram.startsWith(' ') ? BEGINS : 0) | (ngram.endsWith(' ') ? ENDS : 0);
  return [...inner].length > NGRAM_BYTES ? undefined : { bytes, marks };
}

/** Where the n-gram stands, or the free entry where it would. */
function entryOf(bytes: number, marks: number): number {
  let entry = hashOf(bytes, marks) & TABLE_MASK;
  while (tablePlaces[entry] !== 0 && (tableBytes[entry] !== bytes || tableMarks[entry] !== marks)) {
    entry = (entry + 1) & TABLE_MASK;
  }
  return entry;
}

function hashOf(bytes: number, marks: number): number {
  const mixed = Math.imul(bytes ^ (marks << 13), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

const NO_LETTERS = /[^\p{L}]+(?<!['`\u2019])/gu;
const SPACE = 0x20;
const STRIDE = 3;
const WORD_BYTES_MAX = 70;
const TEXT_BYTES_MAX = 350;

const totals = new Float64Array(CODES.length);
/** The text at hand; of a longer one the rest is not looked at. */
const encoded = new Uint8Array(2048);
const encoder = new TextEncoder();

/** N-grams of the text at hand, each counted once, in a small hash table that a new number empties. */
const SEEN_MASK = 1023;
const seenBytes = new Uint32Array(SEEN_MASK + 1);
const seenMarks = new Uint8Array(SEEN_MASK + 1);
const seenIn = new Uint32Array(SEEN_MASK + 1);
let text = 0;
let seen = 0;

/** The likeliest language of a text with its score; undefined when none is likely enough. */
export function likeliestLanguage(words: string): { language: string; score: number } | undefined {
  totals.fill(0);
  seen = 0;
  text = (text + 1) >>> 0;
  addWords(encoder.encodeInto(words.replace(NO_LETTERS, ' ').trim().toLowerCase(), encoded).written);
  let best = -1;
  let most = 0;
  for (let language = 0; language < totals.length; language++) {
    if ((totals[language] as number) <= most) continue;
    best = language;
    most = totals[language] as number;
  }
  if (best === -1 || seen < NGRAMS_MIN) return undefined;
  const perNgram = most / seen;
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

/** The n-grams of a word: four bytes, every third; the first marked in front, the last behind. */
function addWord(start: number, end: number): void {
  let at = start;
  for (; at + NGRAM_BYTES < end; at += STRIDE) {
    addNgram(at, at + NGRAM_BYTES, at === start ? BEGINS : 0);
  }
  addNgram(Math.max(start, end - NGRAM_BYTES), end, at === start ? BEGINS | ENDS : ENDS);
}

function addNgram(start: number, end: number, marks: number): void {
  let bytes = 0;
  for (let at = start; at < end; at++) bytes = ((bytes << 8) | (encoded[at] as number)) >>> 0;
  if (!isNew(bytes, marks)) return;
  const place = tablePlaces[entryOf(bytes, marks)] as number;
  if (place === 0) return;
  const last = place + 2 * (figures[place] as number);
  for (let at = place + 1; at < last; at += 2) {
    (totals[figures[at] as number] as number) += figures[at + 1] as number;
  }
}

function isNew(bytes: number, marks: number): boolean {
  let entry = hashOf(bytes, marks) & SEEN_MASK;
  while (seenIn[entry] === text) {
    if (seenBytes[entry] === bytes && seenMarks[entry] === marks) return false;
    entry = (entry + 1) & SEEN_MASK;
  }
  seenIn[entry] = text;
  seenBytes[entry] = bytes;
  seenMarks[entry] = marks;
  seen++;
  return true;
}
