/** What each UTF-16 code unit is to language detection: a letter of a script, or the end of a word. */

export const SEPARATOR = 0;
export const APOSTROPHE = 1;
export const LATIN = 2;
export const CYRILLIC = 3;
export const ARABIC = 4;
export const DEVANAGARI = 5;
export const BENGALI = 6;
export const ETHIOPIC = 7;
export const HAN = 8;
export const KANA = 9;
export const HANGUL = 10;
export const HEBREW = 11;
/** Letters of scripts that are not listed here. */
export const OTHER = 12;

/** Scripts that one language is written in, or one that matters. */
const SINGLE = {
  el: 13,
  hy: 14,
  ka: 15,
  th: 16,
  lo: 17,
  gu: 18,
  pa: 19,
  or: 20,
  ta: 21,
  te: 22,
  kn: 23,
  ml: 24,
  si: 25,
  km: 26,
  my: 27,
};
export const SCRIPT_COUNT = 28;
export const languageOfScript = new Map<number, string>(
  Object.entries(SINGLE).map(([language, script]) => [script, language]),
);

/** First and last code unit. */
const RANGES: [number, number, number][] = [
  [0x0041, 0x024f, LATIN],
  [0x1e00, 0x1eff, LATIN],
  [0x0370, 0x03ff, SINGLE.el],
  [0x1f00, 0x1fff, SINGLE.el],
  [0x0400, 0x052f, CYRILLIC],
  [0x0531, 0x058f, SINGLE.hy],
  [0x0590, 0x05ff, HEBREW],
  [0x0600, 0x06ff, ARABIC],
  [0x0750, 0x077f, ARABIC],
  [0xfb50, 0xfdff, ARABIC],
  [0xfe70, 0xfeff, ARABIC],
  [0x0900, 0x097f, DEVANAGARI],
  [0x0980, 0x09ff, BENGALI],
  [0x0a00, 0x0a7f, SINGLE.pa],
  [0x0a80, 0x0aff, SINGLE.gu],
  [0x0b00, 0x0b7f, SINGLE.or],
  [0x0b80, 0x0bff, SINGLE.ta],
  [0x0c00, 0x0c7f, SINGLE.te],
  [0x0c80, 0x0cff, SINGLE.kn],
  [0x0d00, 0x0d7f, SINGLE.ml],
  [0x0d80, 0x0dff, SINGLE.si],
  [0x0e00, 0x0e7f, SINGLE.th],
  [0x0e80, 0x0eff, SINGLE.lo],
  [0x10a0, 0x10ff, SINGLE.ka],
  [0x1c90, 0x1cbf, SINGLE.ka],
  [0x1000, 0x109f, SINGLE.my],
  [0x1780, 0x17ff, SINGLE.km],
  [0x1200, 0x139f, ETHIOPIC],
  [0x1100, 0x11ff, HANGUL],
  [0x3130, 0x318f, HANGUL],
  [0xac00, 0xd7a3, HANGUL],
  [0x3041, 0x30ff, KANA],
  [0x31f0, 0x31ff, KANA],
  [0x3400, 0x9fff, HAN],
  [0xf900, 0xfaff, HAN],
];

/** Scripts whose ranges contain only letters. */
const UNTESTED = new Set([HAN, KANA, HANGUL]);

/** Outside of the ranges above, and of punctuation and symbols, everything counts as a letter of another script. */
const OTHER_RANGES: [number, number][] = [
  [0x0250, 0x02af],
  [0x0700, 0x1fff],
  [0x2c00, 0x2dff],
  [0xa000, 0xd7ff],
];

/** Vowel signs of Devanagari. They belong to words, except for eld, whose words end there. */
const DEVANAGARI_END = 0x0964;
export const isMark = new Uint8Array(DEVANAGARI_END);

export const kindOf = readKinds();

function readKinds(): Uint8Array {
  const kinds = new Uint8Array(0x10000);
  for (const [first, last] of OTHER_RANGES) kinds.fill(OTHER, first, last + 1);
  for (const [first, last, script] of RANGES) {
    for (let code = first; code <= last; code++) {
      if (UNTESTED.has(script) || /\p{L}/u.test(String.fromCharCode(code))) kinds[code] = script;
      else if (script === DEVANAGARI && code < DEVANAGARI_END) {
        kinds[code] = DEVANAGARI;
        isMark[code] = 1;
      } else kinds[code] = SEPARATOR;
    }
  }
  for (const apostrophe of "'`’") kinds[apostrophe.charCodeAt(0)] = APOSTROPHE;
  return kinds;
}

/** In lower case, if that is one code unit. No script with upper case starts later. */
const CASES_END = 0x2e00;
export const lowerCaseOf = readLowerCase();

function readLowerCase(): Uint16Array {
  const found = new Uint16Array(0x10000);
  for (let code = 0; code < found.length; code++) {
    const lower =
      code < CASES_END && kindOf[code] !== SEPARATOR ? String.fromCharCode(code).toLowerCase() : '';
    found[code] = lower.length === 1 ? lower.charCodeAt(0) : code;
  }
  return found;
}
