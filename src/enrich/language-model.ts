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

/** For each n-gram the place in `figures` where its languages and scores stand, after their number. */
const places = new Map<string, number>();
const figures = readFigures();

function readFigures(): Uint16Array {
  const all: number[] = [];
  for (const [ngram, scores] of Object.entries(ngramsData.ngrams)) {
    const pairs = Object.entries(scores);
    places.set(ngram, all.length);
    all.push(pairs.length);
    for (const [language, score] of pairs) all.push(Number(language), score + BASE_SCORE);
  }
  // What is copied need not be kept twice.
  ngramsData.ngrams = {};
  return Uint16Array.from(all);
}

const NO_LETTERS = /[^\p{L}]+(?<!['`\u2019])/gu;
const NGRAM_BYTES = 4;
const STRIDE = 3;
const WORD_BYTES_MAX = 70;
const TEXT_BYTES_MAX = 350;

const totals = new Float64Array(CODES.length);
const seen = new Set<string>();

/** The likeliest language of a text with its score; undefined when none is likely enough. */
export function likeliestLanguage(text: string): { language: string; score: number } | undefined {
  totals.fill(0);
  seen.clear();
  let bytes = 0;
  for (const word of text.replace(NO_LETTERS, ' ').trim().toLowerCase().split(' ')) {
    if (bytes > TEXT_BYTES_MAX) break;
    const encoded = byteCharacters(word);
    bytes += encoded.length + 1;
    if (encoded !== '') addWord(encoded);
  }
  let best = -1;
  for (let language = 0; language < totals.length; language++) {
    if ((totals[language] as number) > (best === -1 ? 0 : (totals[best] as number))) best = language;
  }
  if (best === -1 || seen.size < NGRAMS_MIN) return undefined;
  const perNgram = (totals[best] as number) / seen.size;
  const score = perNgram / (perNgram + SCALE);
  const language = CODES[best] as string;
  return (avgScore[language] ?? 1) * RELIABLE_SHARE > score ? undefined : { language, score };
}

/** The n-grams of a word: four bytes, every third; the first marked in front, the last behind. */
function addWord(word: string): void {
  const length = Math.min(word.length, WORD_BYTES_MAX);
  let at = 0;
  for (; at + NGRAM_BYTES < length; at += STRIDE) {
    addNgram((at === 0 ? ' ' : '') + word.substring(at, at + NGRAM_BYTES));
  }
  addNgram(`${at === 0 ? ' ' : ''}${word.substring(length === 3 ? 0 : length - NGRAM_BYTES)} `);
}

function addNgram(ngram: string): void {
  if (seen.has(ngram)) return;
  seen.add(ngram);
  const place = places.get(ngram);
  if (place === undefined) return;
  const end = place + 1 + 2 * (figures[place] as number);
  for (let at = place + 1; at < end; at += 2) {
    (totals[figures[at] as number] as number) += figures[at + 1] as number;
  }
}

const NOT_ASCII = /[^\0-\x7f]/;

/** The model knows words by their bytes in UTF-8, each written as a character. */
function byteCharacters(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  let encoded = '';
  for (const byte of Buffer.from(word)) encoded += byte < 0x80 ? String.fromCharCode(byte) : dictionary[byte];
  return encoded;
}
