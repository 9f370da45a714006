import { refang } from '../enrich/refang.ts';

/**
 * Text becomes tokens here and nowhere else; engines index the ready tokens. So every engine finds the same.
 * Raise the version when the same record would give other tokens: an index built by another version is refused
 * until `nightjar reindex` has rebuilt it.
 */
export const ANALYZER_VERSION = 2;

export const TOKEN_LENGTH_MAX = 200;

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_TOKENS = /[a-z0-9]+/g;

/** Soft hyphens, zero-width and direction marks: invisible, and a favourite for hiding words from searches. */
const INVISIBLE = /[\p{Cf}\u0640]/gu;

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

/** Words as they stand in a text, invisible characters within them included. */
export const TOKEN_SPANS = new RegExp(
  String.raw`${UNSPACED}|[[\p{L}\p{N}]--${UNSPACED}][[\p{L}\p{N}\p{M}\p{Cf}\u0640]--${UNSPACED}]*`,
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

/** Case goes after the marks, or a capital dotted I leaves its dot behind; NFC last, or Hangul stays in pieces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFC');
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
