import { capMarks, EXCESS_MARKS } from '../text/combining-marks.ts';
import { type PlacedText, refang, refangWithPlaces, replaceWithPlaces } from '../text/refang.ts';

/**
 * Text becomes tokens here and nowhere else; engines index the ready tokens. So every engine finds the same.
 * Raise the version when the same record would give other tokens: an index built by another version is refused
 * until `nightjar reindex` has rebuilt it.
 */
export const ANALYZER_VERSION = 5;

export const TOKEN_LENGTH_MAX = 200;

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_TOKENS = /[a-z0-9]+/g;

/** Soft hyphens, zero-width and direction marks: invisible, and a favourite for hiding words from searches. */
const INVISIBLE = /[\p{Cf}\p{DI}\u0640]/gu;

/** A trademark or a squared unit is written with letters once it is taken apart: they are no part of the word beside it. */
const SYMBOLS = /\p{So}/gu;

/**
 * Marks are dropped where they are accents or vowel points. Elsewhere (Thai, Indic scripts, kana) they make the
 * word. Digits lose theirs too: keycap emoji are digits with marks.
 */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}])\p{M}+/gu;

/** Letters that upper and lower case or keyboard habits treat as the same, but that have no decomposition. */
const FOLDED: Record<string, string> = {
  ß: 'ss',
  ς: 'σ',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * Scripts written without spaces: each character is a token of its own, vowel and tone marks too, and a run of them is
 * asked as a phrase; so a single character finds every word it is in. Script_Extensions, because the Japanese prolonged
 * sound mark belongs to two scripts.
 */
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]&&[\p{L}\p{Nl}\p{M}]]`;
const TOKENS = new RegExp(
  String.raw`${UNSPACED}|[[\p{L}\p{N}]--${UNSPACED}][[\p{L}\p{N}\p{M}]--${UNSPACED}]*`,
  'gv',
);

export function analyze(text: string): string[] {
  const refanged = refang(text);
  const tokens = ASCII_ONLY.test(refanged)
    ? refanged.toLowerCase().match(ASCII_TOKENS)
    : fold(refanged).match(TOKENS);
  if (tokens === null) return [];
  return tokens.map((token) => (token.length > TOKEN_LENGTH_MAX ? cut(token) : token));
}

/**
 * Case goes after the marks, or a capital dotted I leaves its dot behind; NFC last, or Hangul stays in pieces. Marks are capped twice:
 * runs that invisible characters kept apart are one run once these are gone.
 */
function fold(text: string): string {
  const plain = capMarks(text.replace(SYMBOLS, ' $& '))
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
  return capMarks(plain).normalize('NFC');
}

export interface TokenSpan {
  token: string;
  /** Where it stands in the text as it was written. */
  start: number;
  end: number;
}

/** The tokens of `analyze` with their places: what is read is followed back, sign by sign, to what was written. */
export function analyzeWithSpans(text: string): TokenSpan[] {
  const refanged = refangWithPlaces(text);
  const isAscii = ASCII_ONLY.test(refanged.text);
  const read = isAscii
    ? { ...refanged, text: refanged.text.toLowerCase() }
    : foldWithPlaces(replaceWithPlaces(refanged, EXCESS_MARKS, '$1'));
  return Array.from(read.text.matchAll(isAscii ? ASCII_TOKENS : TOKENS), ({ 0: token, index }) => ({
    token: token.length > TOKEN_LENGTH_MAX ? cut(token) : token,
    start: startOf(read, index),
    end: endOf(read, index + token.length - 1),
  }));
}

function startOf({ places }: PlacedText, index: number): number {
  return places === undefined ? index : (places.starts[index] as number);
}

function endOf({ places }: PlacedText, index: number): number {
  return places === undefined ? index + 1 : (places.ends[index] as number);
}

/** What lies between is plain; the sign before may carry a mark. */
const BEYOND_ASCII = /[\0-\x7f]?[^\0-\x7f]+/g;
const signs = new Intl.Segmenter('und', { granularity: 'grapheme' });

function foldWithPlaces(from: PlacedText): PlacedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const add = (folded: string, first: number, last: number) => {
    text += folded;
    for (let i = 0; i < folded.length; i++) {
      starts.push(startOf(from, first));
      ends.push(endOf(from, last));
    }
  };
  let done = 0;
  const addPlain = (end: number) => {
    for (; done < end; done++) add((from.text[done] as string).toLowerCase(), done, done);
  };
  for (const { 0: part, index } of from.text.matchAll(BEYOND_ASCII)) {
    addPlain(index);
    for (const { segment, index: offset } of signs.segment(part))
      add(fold(segment), index + offset, index + offset + segment.length - 1);
    done = index + part.length;
  }
  addPlain(from.text.length);
  return { text, places: { starts, ends } };
}

function cut(token: string): string {
  const end = TOKEN_LENGTH_MAX;
  const splitsSurrogatePair = token.charCodeAt(end - 1) >= 0xd800 && token.charCodeAt(end - 1) <= 0xdbff;
  return token.slice(0, splitsSurrogatePair ? end - 1 : end);
}

/** One field of one record, ready to be indexed. */
export function indexText(text: string): string {
  return analyze(text).join(' ');
}
