import { capMarks } from './combining-marks.ts';

/** Letters that no decomposition turns into the letters people write instead. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ё: 'е',
};

/** Letters that are also written as two, in domain names above all. */
const EXPANDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const EXPANDED_LETTER = new RegExp(`[${Object.keys(EXPANDED).join('')}]`, 'g');

/** Marks of other scripts stay: they distinguish letters, as in Cyrillic й and Japanese が. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}{1,60}/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/;

/** In lower case, without accents: `Köhnen` becomes `kohnen`. */
export function foldName(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return capMarks(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN[letter] as string)
    .normalize('NFD')
    .replace(ACCENTED, '$1')
    .normalize('NFC');
}

/** Like `foldName`, with `Köhnen` as `koehnen`. */
export function foldNameExpanded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const letters = capMarks(text).normalize('NFKC').toLowerCase();
  return foldName(letters.replace(EXPANDED_LETTER, (letter) => EXPANDED[letter] as string));
}

/** `ae`, `oe`, `ue` and `aa` may stand for one letter, but not after another vowel or `q`, nor at the end: `Quest`, `Blue`. */
const DIGRAPH = /(?<![aeiouq])(?:([aou])e|aa)(?=[a-z])/g;
const REDUCED_LENGTH_MIN = 5;

/** The word as if its umlauts had lost their dots: `mueller` becomes `muller`. */
export function reduceDigraphs(folded: string): string {
  return folded.length < REDUCED_LENGTH_MIN
    ? folded
    : folded.replace(DIGRAPH, (_, vowel: string | undefined) => vowel ?? 'a');
}

/** Quotes within words, which do not separate them: `L'Atelier`, `O’Brightfell`. */
const INNER_QUOTE = /['`´‘’ʼ׳״]/g;

export function wordsOf(folded: string): string[] {
  return folded.replace(INNER_QUOTE, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
