import { indexText, TOKEN_LENGTH_MAX } from '../analyzer.ts';
import { FACTOR_HIGH, FACTOR_LOW, Hash, SEED_HIGH, SEED_LOW } from './hash.ts';
import { COMPLEX, isDigit, LETTERS, letterOf, SEPARATOR, SIMPLE_END } from './letters.ts';
import { plainText } from './plain-text.ts';
import { CONTACT_MARK_KIND, CONTACT_WORD, CVE, FILLER, kindOfWord, LINE_END_KIND } from './vocabulary.ts';
import { finishWord, type Words } from './words.ts';

const CODE_LENGTH_MIN = 20;
const LONG_CODE_LENGTH_MIN = 30;
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;
const DIGIT = /[0-9]/;
/** Digits with a unit, as in "10k", "500gb" or "50руб". */
const UNIT_LENGTH_MAX = 3;
/** The year and the number of a vulnerability tell it from another. */
const NUMBERS_OF_CVE = 2;

/**
 * Reads the words that make an advertisement what it is. Without contacts, numbers, prices, decoration and filler, in
 * which copies differ. Lines without such words are left out, and so are immediate repetitions. `indexed` is the text's
 * `indexText`, if it is known.
 */
export function readWords(text: string, words: Words, indexed?: string): void {
  const plain = plainText(text);
  if (scan(plain, false, words)) return;
  scan(plain === text && indexed !== undefined ? indexed : indexText(plain), true, words);
}

const SPACE = 0x20;
const hash = new Hash();

/** Returns false for a text that the analyzer must fold first. */
function scan(text: string, isAnalyzed: boolean, words: Words): boolean {
  const reader = new LineReader(words);
  const letters = LETTERS;
  let high = SEED_HIGH;
  let low = SEED_LOW;
  let length = 0;
  let leadingDigits = 0;
  let allBits = 0;
  let code = 0;
  for (let index = 0; index <= text.length; index++) {
    const next = index < text.length ? text.charCodeAt(index) : SPACE;
    let letter = next < SIMPLE_END ? (letters[next] as number) : COMPLEX;
    if (letter === COMPLEX) {
      if (!isAnalyzed) return false;
      letter = letterOf(next);
    }
    if (letter !== SEPARATOR) {
      if (length === TOKEN_LENGTH_MAX) continue;
      if (length === leadingDigits && isDigit(letter)) leadingDigits++;
      // `Hash.add` with local variables, which is faster.
      const highProduct = Math.imul(high ^ letter, FACTOR_HIGH);
      const lowProduct = Math.imul(low ^ letter, FACTOR_LOW);
      high = highProduct ^ (highProduct >>> 15) ^ (lowProduct << 7);
      low = lowProduct ^ (lowProduct >>> 13);
      allBits |= letter;
      code = next;
      length++;
    } else if (length > 0) {
      hash.high = high;
      hash.low = low;
      finishWord(hash, length, code);
      if (isAccessCode(text, index - length, index, allBits)) reader.hasContact = true;
      else reader.add(hash, isNumber(length, leadingDigits));
      high = SEED_HIGH;
      low = SEED_LOW;
      length = leadingDigits = allBits = 0;
    }
  }
  reader.endLine();
  return true;
}

function isNumber(length: number, leadingDigits: number): boolean {
  return leadingDigits > 0 && length - leadingDigits <= UNIT_LENGTH_MAX;
}

/** Wallets, keys and invitation codes. Digests of files stay: they say what a text is about. */
function isAccessCode(text: string, start: number, end: number, allBits: number): boolean {
  const length = end - start;
  if (length < CODE_LENGTH_MIN || allBits >= 0x80) return false;
  const word = text.slice(start, end);
  return !DIGEST.test(word) && (length >= LONG_CODE_LENGTH_MIN || DIGIT.test(word));
}

class LineReader {
  words: Words;
  hasContact = false;
  hasOffer = false;
  numbersToKeep = 0;

  constructor(words: Words) {
    words.clear();
    this.words = words;
  }

  add({ high, low }: Hash, isNumber: boolean): void {
    if (!isNumber) this.addWord(high, low);
    else if (this.numbersToKeep > 0) {
      this.numbersToKeep--;
      this.words.add(high, low);
    }
  }

  addWord(high: number, low: number): void {
    const kind = kindOfWord(high, low);
    this.numbersToKeep = kind === CVE ? NUMBERS_OF_CVE : 0;
    if (kind === FILLER) return;
    if (kind === LINE_END_KIND) this.endLine();
    else if (kind === CONTACT_MARK_KIND) this.hasContact = true;
    else {
      if (kind !== CONTACT_WORD) this.hasOffer = true;
      if (!this.words.endsWith(high, low)) this.words.add(high, low);
    }
  }

  endLine(): void {
    const isContactLine = this.hasContact && !this.hasOffer;
    if (isContactLine) this.words.dropLine();
    else this.words.endLine();
    this.hasContact = false;
    this.hasOffer = false;
  }
}
