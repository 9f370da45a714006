import { indexText, TOKEN_LENGTH_MAX } from '../analyzer.ts';
import { COMPLEX, foldedCode, isDigit, SEPARATOR } from './letters.ts';
import { plainText } from './plain-text.ts';
import { CONTACT_MARK_KIND, CONTACT_WORD, CVE, FILLER, kindOfWord, LINE_END_KIND } from './vocabulary.ts';
import { type Word, WordBuilder } from './word.ts';

const CODE_LENGTH_MIN = 20;
const LONG_CODE_LENGTH_MIN = 30;
const DIGEST_LENGTHS = [32, 40, 64];
/** Digits with a unit, as in "10k", "500gb" or "50руб". */
const UNIT_LENGTH_MAX = 3;
/** The year and the number of a vulnerability tell it from another. */
const NUMBERS_OF_CVE = 2;

/**
 * The words that make an advertisement what it is, line by line. Without contacts, numbers, prices, decoration and
 * filler, in which copies differ. Lines without such words are left out, and so are immediate repetitions.
 */
export function contentLines(text: string): Word[][] {
  const plain = plainText(text);
  return new LineReader().read(plain) ?? new LineReader().readTokens(indexText(plain));
}

class LineReader {
  readonly #lines: Word[][] = [];
  #line: Word[] = [];
  #hasContact = false;
  #hasOffer = false;
  #numbersToKeep = 0;

  readonly #word = new WordBuilder();
  #leadingDigits = 0;
  #digits = 0;
  #hexDigits = 0;
  #isAscii = true;

  /** The lines of a text that needs no analyzer, or nothing if it does. */
  read(text: string): Word[][] | undefined {
    for (let index = 0; index < text.length; index++) {
      const code = foldedCode(text.charCodeAt(index));
      if (code === COMPLEX) return undefined;
      if (code === SEPARATOR) this.#endWord();
      else if (this.#word.length < TOKEN_LENGTH_MAX) this.#add(code);
    }
    return this.#end();
  }

  /** The lines of what the analyzer returns, with spaces between tokens. */
  readTokens(text: string): Word[][] {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === 0x20) this.#endWord();
      else this.#add(code);
    }
    return this.#end();
  }

  #add(code: number): void {
    if (code >= 0x80) this.#isAscii = false;
    if (code >= 0x30 && code <= 0x39) this.#digits++;
    else if (code >= 0x61 && code <= 0x66) this.#hexDigits++;
    if (this.#leadingDigits === this.#word.length && isDigit(code)) this.#leadingDigits++;
    this.#word.add(code);
  }

  #endWord(): void {
    const { length } = this.#word;
    if (length === 0) return;
    const isCode = length >= CODE_LENGTH_MIN && this.#isCode(length);
    const isNumber = this.#leadingDigits > 0 && length - this.#leadingDigits <= UNIT_LENGTH_MAX;
    this.#leadingDigits = 0;
    this.#digits = 0;
    this.#hexDigits = 0;
    this.#isAscii = true;
    const word = this.#word.take();
    if (isCode) this.#hasContact = true;
    else if (!isNumber) this.#addWord(word);
    else if (this.#numbersToKeep > 0) {
      this.#numbersToKeep--;
      this.#line.push(word);
    }
  }

  /** Wallets, keys and invitation codes. Digests of files stay: they say what a text is about. */
  #isCode(length: number): boolean {
    if (!this.#isAscii) return false;
    if (DIGEST_LENGTHS.includes(length) && this.#digits + this.#hexDigits === length) return false;
    return length >= LONG_CODE_LENGTH_MIN || this.#digits > 0;
  }

  #addWord(word: Word): void {
    const kind = kindOfWord(word);
    this.#numbersToKeep = kind === CVE ? NUMBERS_OF_CVE : 0;
    if (kind === FILLER) return;
    if (kind === LINE_END_KIND) this.#endLine();
    else if (kind === CONTACT_MARK_KIND) this.#hasContact = true;
    else {
      if (kind !== CONTACT_WORD) this.#hasOffer = true;
      if (word !== this.#line.at(-1)) this.#line.push(word);
    }
  }

  #endLine(): void {
    const isContactLine = this.#hasContact && !this.#hasOffer;
    if (this.#line.length > 0 && !isContactLine) this.#lines.push(this.#line);
    this.#line = [];
    this.#hasContact = false;
    this.#hasOffer = false;
  }

  #end(): Word[][] {
    this.#endWord();
    this.#endLine();
    return this.#lines;
  }
}
