/**
 * Reads the words of a text for language detection: letters in lower case, without links, names and keys. One pass over
 * reused buffers, because it runs on every message.
 */
import { isAsciiAlphanumeric } from '../../text/runs.ts';
import { APOSTROPHE, kindOf, lowerCaseOf, SCRIPT_COUNT, SEPARATOR } from './letters.ts';

/** Only the start of a text is read, and only so many characters of its words: more does not improve detection. */
const TEXT_LENGTH_MAX = 400;
const WORDS_LENGTH_MAX = 64;

/** A word of this many letters and digits is a key, a hash or an encoded file. */
const KEY_LENGTH_MIN = 20;

/** What ends a word, or makes it noise. All other characters have 0. */
const SPACE = 1;
const NOISE = 2;
const UNSPACED = 3;
const ALPHANUMERIC = 4;
const roleOf = readRoles();

function readRoles(): Uint8Array {
  const roles = new Uint8Array(0x10000);
  roles.fill(SPACE, 0, 0x21);
  roles[0xa0] = SPACE;
  for (const mark of '@/#') roles[mark.charCodeAt(0)] = NOISE;
  for (let code = 0; code < 0x80; code++) if (isAsciiAlphanumeric(code)) roles[code] = ALPHANUMERIC;
  // Thai, Lao, Chinese, Japanese, Korean; and emoji.
  roles.fill(UNSPACED, 0x0e00, 0x0f00);
  return roles.fill(UNSPACED, 0x2e80);
}

/** Between, before and after words. */
export const BOUNDARY = 0;
const PLAIN_APOSTROPHE = 0x27;

/** The words, each between two boundaries. The last word may be longer than the limit. */
const UNITS_MAX = 2 * WORDS_LENGTH_MAX;
export const units = new Uint16Array(UNITS_MAX);
let length = 0;

/** How many letters of each script the words have. */
export const lettersOf = new Uint16Array(SCRIPT_COUNT);
let letterCount = 0;

/** Fills `units` and `lettersOf`. Returns the number of units. */
export function readWords(text: string): number {
  units[0] = BOUNDARY;
  length = 1;
  const end = Math.min(text.length, TEXT_LENGTH_MAX);
  let at = 0;
  while (at < end && length < WORDS_LENGTH_MAX) {
    const role = roleOf[text.charCodeAt(at)];
    if (role === SPACE) at++;
    else at = role === UNSPACED ? readUnspaced(text, at, end) : readToken(text, at, end);
  }
  countLetters();
  return length;
}

/** Reads up to the next space or a script without spaces. Returns the position there. */
function readToken(text: string, from: number, end: number): number {
  const before = length;
  let isNoise = false;
  let run = 0;
  let at = from;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    const role = roleOf[code];
    if (role === ALPHANUMERIC) {
      if (++run >= KEY_LENGTH_MIN) isNoise = true;
    } else if (role === SPACE || role === UNSPACED) break;
    else {
      if (role === NOISE) isNoise = true;
      run = 0;
    }
    if (length < UNITS_MAX - 2) addUnit(code, text, at);
  }
  if (isNoise) length = before;
  endWord();
  return at;
}

function readUnspaced(text: string, from: number, end: number): number {
  let at = from;
  for (; at < end && length < WORDS_LENGTH_MAX; at++) {
    const code = text.charCodeAt(at);
    if (roleOf[code] !== UNSPACED) break;
    addUnit(code, text, at);
  }
  endWord();
  return at;
}

function addUnit(code: number, text: string, at: number): void {
  const kind = kindOf[code] as number;
  if (kind > APOSTROPHE) units[length++] = lowerCaseOf[code] as number;
  else if (kind === SEPARATOR) endWord();
  // Only between letters: "l'eau" is one word, "'quoted'" has no apostrophes.
  else if (units[length - 1] !== BOUNDARY && isLetter(text.charCodeAt(at + 1)))
    units[length++] = PLAIN_APOSTROPHE;
}

/** Behind the end of the text, the code is NaN. */
function isLetter(code: number): boolean {
  return (kindOf[code] ?? SEPARATOR) > APOSTROPHE;
}

function endWord(): void {
  if (units[length - 1] !== BOUNDARY) units[length++] = BOUNDARY;
}

function countLetters(): void {
  lettersOf.fill(0);
  for (let at = 1; at < length; at++) (lettersOf[kindOf[units[at] as number] as number] as number)++;
  letterCount = length - 1 - (lettersOf[SEPARATOR] as number) - (lettersOf[APOSTROPHE] as number);
  lettersOf[SEPARATOR] = 0;
  lettersOf[APOSTROPHE] = 0;
}

/** Whether all letters are of this script. */
export function hasOnly(script: number): boolean {
  return lettersOf[script] === letterCount;
}

/** Removes the words of other scripts, such as the names of products in Latin letters. Returns the new number of units. */
export function keepScript(all: number, script: number): number {
  if (hasOnly(script)) return all;
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
