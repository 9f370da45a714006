import { capMarks, EXCESS_MARKS } from '../text/combining-marks.ts';
import { type MappedText, refang, refangWithOffsets, replaceWithOffsets } from '../text/refang.ts';

/**
 * All text is tokenized here, and engines index the tokens as they are, so every engine finds the same. Raise the
 * version when any record would give other tokens: an index built by another version is refused until `nightjar
 * reindex` has rebuilt it.
 */
export const ANALYZER_VERSION = 7;

export const TOKEN_LENGTH_MAX = 200;

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_TOKENS = /[a-z0-9]+/g;
const ASCII_TOKENS_AND_SIGNS = new RegExp(`${ASCII_TOKENS.source}|${signsNextTo('[a-z]', '[a-z0-9]')}`, 'g');

/** Text in Russian or Ukrainian letters, which `fold` and `TOKENS` treat the same, but several times slower. */
const RUSSIAN_ONLY = /^[\0-\x7fЁЄІЇА-яёєіїҐґ–—‘’“”„«»]*$/;
const RUSSIAN_TOKENS = /[a-z0-9а-яєіґ]+/g;
const RUSSIAN_TOKENS_AND_SIGNS = new RegExp(
  `${RUSSIAN_TOKENS.source}|${signsNextTo('[a-zа-яєіґ]', '[a-z0-9а-яєіґ]')}`,
  'g',
);
const RUSSIAN_CAPITAL = /[A-ZЁЄІЇА-ЯҐ]/;

function foldRussian(text: string): string {
  // Many messages have no capitals, and `toLowerCase` takes long for text beyond Latin-1.
  const lower = RUSSIAN_CAPITAL.test(text) ? text.toLowerCase() : text;
  return lower.replaceAll('й', 'и').replaceAll('ё', 'е').replaceAll('ї', 'і');
}

/**
 * Text in accented Latin letters that fold to ASCII ones, each by itself: `fold` treats them the same, but several times
 * slower. Eth, thorn, kra and eng are not among them, nor letters with an apostrophe or a middle dot.
 */
const LATIN_ONLY =
  /^[\0-\x7f\u00c0-\u00cf\u00d1-\u00d6\u00d8-\u00dd\u00df-\u00ef\u00f1-\u00f6\u00f8-\u00fd\u00ff-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u017f¡¿€£–—‘’“”„«»]*$/;
const LATIN_ACCENTED = /[\u00c0-\u017f]/g;
const FOLDED_LATIN: (string | undefined)[] = [];

function foldLatin(text: string): string {
  return text.replace(LATIN_ACCENTED, foldLatinLetter).toLowerCase();
}

function foldLatinLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  const folded = FOLDED_LATIN[code] ?? fold(letter);
  FOLDED_LATIN[code] = folded;
  return folded;
}

/** Soft hyphens, zero-width and direction marks: invisible, and often used to hide words from search. */
const INVISIBLE = /[\p{Cf}\p{DI}\u0640]/gu;

/** Symbols such as ™ and ㎏ decompose into letters, which must not join the word next to them. */
const SYMBOLS = /\p{So}/gu;

/**
 * Scripts in which marks are accents or vowel points that searches ignore. Elsewhere (Thai, Indic scripts, kana) marks
 * are part of the word. Digits lose theirs too: keycap emoji are digits with marks.
 */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}])\p{M}+/gu;

/** Letters that people treat as equal because of case or keyboards, but that have no decomposition. */
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
 * Scripts written without spaces. Each character is a token, including vowel and tone marks, and a run of characters is
 * searched as a phrase, so a single character finds every word that contains it. Script_Extensions, because the
 * Japanese prolonged sound mark belongs to two scripts.
 */
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]&&[\p{L}\p{Nl}\p{M}]]`;
const TOKENS = new RegExp(
  String.raw`${UNSPACED}|[[\p{L}\p{N}]--${UNSPACED}][[\p{L}\p{N}\p{M}]--${UNSPACED}]*`,
  'gv',
);
const LETTER = String.raw`[\p{L}--${UNSPACED}]`;
const WORD_CHARACTER = String.raw`[[\p{L}\p{N}\p{M}]--${UNSPACED}]`;
const TOKENS_AND_SIGNS = new RegExp(`${TOKENS.source}|${signsNextTo(LETTER, WORD_CHARACTER)}`, 'gv');

/**
 * Signs that are part of a name and tokens of their own: `++` after a letter (C++, Notepad++), `#` after a single
 * letter (C#, F#), `.` before the word "net". So `c++` is searched as a phrase of two tokens, and `c` still finds C++.
 * A sign within a word (a URL's fragment, name#1234) is none, or phrases across it would no longer match.
 */
function signsNextTo(letter: string, character: string): string {
  const plusPlus = String.raw`(?<=${letter})\+\+(?![+]|${character})`;
  const sharp = `(?<=(?<!${character})${letter})#(?!#|${character})`;
  const dot = String.raw`(?<![.]|${character})\.(?=net(?!${character}))`;
  return `${plusPlus}|${sharp}|${dot}`;
}

/** The tokens of signs: characters that index tokenizers keep, and that no folded text contains. */
export const SIGN_TOKENS: ReadonlyMap<string, string> = new Map([
  ['++', '＋＋'],
  ['#', '＃'],
  ['.', '．'],
]);

/** Most texts have no signs, and are split several times faster without looking for them. */
function mayHaveSigns(folded: string): boolean {
  return folded.includes('++') || folded.includes('#') || folded.includes('.net');
}

export function analyze(text: string): string[] {
  const refanged = refang(text);
  if (ASCII_ONLY.test(refanged))
    return tokensOf(refanged.toLowerCase(), ASCII_TOKENS, ASCII_TOKENS_AND_SIGNS);
  if (RUSSIAN_ONLY.test(refanged))
    return tokensOf(foldRussian(refanged), RUSSIAN_TOKENS, RUSSIAN_TOKENS_AND_SIGNS);
  if (LATIN_ONLY.test(refanged)) return tokensOf(foldLatin(refanged), ASCII_TOKENS, ASCII_TOKENS_AND_SIGNS);
  return tokensOf(fold(refanged), TOKENS, TOKENS_AND_SIGNS);
}

function tokensOf(folded: string, tokens: RegExp, tokensAndSigns: RegExp): string[] {
  if (!mayHaveSigns(folded)) return folded.match(tokens)?.map(limited) ?? [];
  return folded.match(tokensAndSigns)?.map(indexed) ?? [];
}

function indexed(token: string): string {
  return SIGN_TOKENS.get(token) ?? limited(token);
}

function limited(token: string): string {
  return token.length > TOKEN_LENGTH_MAX ? cut(token) : token;
}

/**
 * Order matters: lower-casing before removing marks would leave the dot of a capital dotted I, and without NFC at the
 * end Hangul would stay decomposed. Marks are capped twice, because removing invisible characters can join runs.
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
  /** Offsets in the text as written. */
  start: number;
  end: number;
}

/** The tokens of `analyze` with their offsets in the original text. */
export function analyzeWithSpans(text: string): TokenSpan[] {
  const refanged = refangWithOffsets(text);
  const isAscii = ASCII_ONLY.test(refanged.text);
  const folded = isAscii
    ? { ...refanged, text: refanged.text.toLowerCase() }
    : foldWithOffsets(replaceWithOffsets(refanged, EXCESS_MARKS, '$1'));
  const pattern = mayHaveSigns(folded.text)
    ? isAscii
      ? ASCII_TOKENS_AND_SIGNS
      : TOKENS_AND_SIGNS
    : isAscii
      ? ASCII_TOKENS
      : TOKENS;
  return Array.from(folded.text.matchAll(pattern), ({ 0: token, index }) => ({
    token: indexed(token),
    start: startOf(folded, index),
    end: endOf(folded, index + token.length - 1),
  }));
}

function startOf({ offsets }: MappedText, index: number): number {
  return offsets === undefined ? index : (offsets.starts[index] as number);
}

function endOf({ offsets }: MappedText, index: number): number {
  return offsets === undefined ? index + 1 : (offsets.ends[index] as number);
}

/** The preceding ASCII character is included, as it may carry a mark. */
const BEYOND_ASCII = /[\0-\x7f]?[^\0-\x7f]+/g;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function foldWithOffsets(from: MappedText): MappedText {
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
  const addAscii = (end: number) => {
    for (; done < end; done++) add((from.text[done] as string).toLowerCase(), done, done);
  };
  for (const { 0: part, index } of from.text.matchAll(BEYOND_ASCII)) {
    addAscii(index);
    for (const { segment, index: offset } of graphemes.segment(part))
      add(fold(segment), index + offset, index + offset + segment.length - 1);
    done = index + part.length;
  }
  addAscii(from.text.length);
  return { text, offsets: { starts, ends } };
}

function cut(token: string): string {
  const end = TOKEN_LENGTH_MAX;
  const splitsSurrogatePair = token.charCodeAt(end - 1) >= 0xd800 && token.charCodeAt(end - 1) <= 0xdbff;
  return token.slice(0, splitsSurrogatePair ? end - 1 : end);
}

/** A field's tokens as engines index them. */
export function indexText(text: string): string {
  return analyze(text).join(' ');
}
