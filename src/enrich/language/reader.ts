/**
 * Reads the words of a text for language detection: letters in lower case, without links, names and keys. One pass over
 * reused buffers, because it runs on every message.
 */
import { isAsciiAlphanumeric } from '../../text/runs.ts';
import { APOSTROPHE, kindOf, SCRIPT_COUNT, SEPARATOR } from './letters.ts';

/** Only the start of a text is read, and only so many characters of its words: more does not improve detection. */
const TEXT_LENGTH_MAX = 400;
export const WORDS_LENGTH_MAX = 64;

/** A word of this many letters and digits is a key, a hash or an encoded file. */
const KEY_LENGTH_MIN = 20;
const AT = 0x40;
const SLASH = 0x2f;
const HASH = 0x23;
const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/** Between, before and after words. */
export const BOUNDARY = 0;

/** The words, each between two boundaries. */
const UNITS_MAX = 2 * WORDS_LENGTH_MAX;
export const units = new Uint16Array(UNITS_MAX);
let length = 0;

/** How many letters of each script the words have. */
export const lettersOf = new Uint16Array(SCRIPT_COUNT);

/** Fills `units` and `lettersOf`. Returns the number of units. */
export function readWords(text: string): number {
  const start = (text.length > TEXT_LENGTH_MAX ? text.slice(0, TEXT_LENGTH_MAX) : text).toLowerCase();
  units[0] = BOUNDARY;
  length = 1;
  let at = 0;
  while (at < start.length && length < WORDS_LENGTH_MAX) at = readToken(start, at);
  countLetters();
  return length;
}

/** Reads up to the next space, or to where a script without spaces starts or ends. Returns the position behind it. */
function readToken(text: string, from: number): number {
  const before = length;
  const isWide = isUnspaced(text.charCodeAt(from));
  const lengthMax = isWide ? WORDS_LENGTH_MAX : UNITS_MAX - 2;
  let isNoise = false;
  let run = 0;
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= SPACE || code === NO_BREAK_SPACE || isUnspaced(code) !== isWide) break;
    if (code === AT || code === SLASH || code === HASH) isNoise = true;
    run = isAsciiAlphanumeric(code) ? run + 1 : 0;
    if (run >= KEY_LENGTH_MIN) isNoise = true;
    if (!isNoise && length < lengthMax) addUnit(code, text, at);
  }
  if (isNoise) length = before;
  endWord();
  return at === from ? at + 1 : at;
}

/** Thai, Lao, Chinese, Japanese, Korean; and emoji. */
function isUnspaced(code: number): boolean {
  return code >= 0x2e80 || (code >= 0x0e00 && code <= 0x0eff);
}

function addUnit(code: number, text: string, at: number): void {
  const kind = kindOf[code] as number;
  if (kind === SEPARATOR) endWord();
  // Only before a letter: "l'eau" is a word, "'quoted'" has no apostrophe at its end.
  else if (kind !== APOSTROPHE || (kindOf[text.charCodeAt(at + 1)] as number) > APOSTROPHE) units[length++] = kind === APOSTROPHE ? 0x27 : code;
}

function endWord(): void {
  if (units[length - 1] !== BOUNDARY) units[length++] = BOUNDARY;
}

function countLetters(): void {
  lettersOf.fill(0);
  for (let at = 1; at < length; at++) {
    const kind = kindOf[units[at] as number] as number;
    if (kind > APOSTROPHE) (lettersOf[kind] as number)++;
  }
}

/** Removes the words of other scripts, such as the names of products in Latin letters. Returns the new number of units. */
export function keepScript(all: number, script: number): number {
  if (!hasOtherScripts(script)) return all;
  let end = 1;
  let start = 1;
  for (let at = 1; at < all; at++) {
    if (units[at] !== BOUNDARY) continue;
    if (kindOf[units[at - 1] as number] === script) {
      units.copyWithin(end, start, at + 1);
      end += at + 1 - start;
    }
    start = at + 1;
  }
  return end;
}

function hasOtherScripts(script: number): boolean {
  for (let other = 0; other < SCRIPT_COUNT; other++) if (other !== script && lettersOf[other] !== 0) return true;
  return false;
}
