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

const SURROGATES_START = 0xd800;

/** Vowel signs of Devanagari. They belong to words, except for eld, whose words end there. */
const MARKS = /[\u0900-\u0963]/;
export const isMark = Uint8Array.from({ length: 0x0964 }, (_, code) => {
  const character = String.fromCharCode(code);
  return MARKS.test(character) && !/\p{L}/u.test(character) ? 1 : 0;
});

export const kindOf = readKinds();

function readKinds(): Uint8Array {
  const kinds = new Uint8Array(0x10000);
  const all = Array.from({ length: SURROGATES_START }, (_, code) => String.fromCharCode(code)).join('');
  for (const { index, 0: run } of all.matchAll(/\p{L}+/gu)) kinds.fill(OTHER, index, index + run.length);
  isMark.forEach((mark, code) => {
    if (mark === 1) kinds[code] = OTHER;
  });
  for (const [first, last, script] of RANGES) {
    for (let code = first; code <= last; code++)
      if (kinds[code] === OTHER || code > SURROGATES_START) kinds[code] = script;
  }
  for (const apostrophe of "'`’") kinds[apostrophe.charCodeAt(0)] = APOSTROPHE;
  return kinds;
}

/** In lower case, if that is one code unit. */
export const lowerCaseOf = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  if (code < 0x80 ? code < 0x41 || code > 0x5a : kindOf[code] === SEPARATOR) return code;
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
});
