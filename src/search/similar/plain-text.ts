import { refang } from '../../text/refang.ts';
import { hasSplitWallet, remainderOfChunk, WALLET_LENGTH } from './contacts.ts';

/** Stands for a line break among the analyzer's tokens. In a text, it ends a line, too. */
export const LINE_END = 'q0l';

const OTHER = 0;
const SIGN = 1;
const SPACE = 2;
const NEWLINE = 3;
/** Other scripts: the text stays, but no handle or link continues here. */
const LETTER = 4;
const DECORATION = 5;
const INVISIBLE = 6;
const EMOJI = 7;

const ASCII = new Uint8Array(128);
ASCII.fill(SPACE, 0, 0x21);
ASCII[0x0a] = NEWLINE;
ASCII[0x0d] = NEWLINE;
ASCII[0x2f] = SIGN;
ASCII[0x40] = SIGN;

/** From Latin-1 punctuation to Cyrillic, and symbols. Everything else is left to the analyzer. */
const BEYOND_ASCII = new Uint8Array(0x2c00);
BEYOND_ASCII.fill(LETTER);
BEYOND_ASCII.fill(DECORATION, 0x80, 0xc0);
for (const letterOrDigit of 'ªº²³¹µ¼½¾') BEYOND_ASCII[letterOrDigit.charCodeAt(0)] = LETTER;
for (const sign of '×÷') BEYOND_ASCII[sign.charCodeAt(0)] = DECORATION;
BEYOND_ASCII[0x85] = NEWLINE;
BEYOND_ASCII[0xad] = INVISIBLE;
BEYOND_ASCII.fill(DECORATION, 0x2000, 0x2070);
BEYOND_ASCII.fill(INVISIBLE, 0x200b, 0x2010);
BEYOND_ASCII.fill(NEWLINE, 0x2028, 0x202a);
BEYOND_ASCII.fill(INVISIBLE, 0x202a, 0x202f);
BEYOND_ASCII.fill(INVISIBLE, 0x2060, 0x2070);
BEYOND_ASCII.fill(DECORATION, 0x20a0, 0x20d0);
BEYOND_ASCII.fill(DECORATION, 0x2190, 0x2460);
BEYOND_ASCII.fill(DECORATION, 0x2500, 0x2c00);

/** A digit in a box, which would join the word before it. */
const KEYCAP = /[0-9#*]\ufe0f?\u20e3/g;
const VARIATION_SELECTORS = 0xfe00;
const BYTE_ORDER_MARK = 0xfeff;

function kindOf(code: number): number {
  if (code < 0x80) return ASCII[code] as number;
  if (code < 0x2c00) return BEYOND_ASCII[code] as number;
  if (code >= 0xd83c && code <= 0xd83e) return EMOJI;
  if ((code & 0xfff0) === VARIATION_SELECTORS || code === BYTE_ORDER_MARK) return INVISIBLE;
  return LETTER;
}

/** Most chat messages have nothing to remove. */
const REMOVABLE = /[@/\n\r\x80-\xbf\xd7\xf7\u2000-\u2bff\ud83c-\ud83e\ufeff]|[\ufe00-\ufe0f]/;

/**
 * The text without contacts, emoji and decoration, with `LINE_END` for line breaks. Removing symbols first also keeps
 * most texts on the analyzer's fast paths.
 */
export function plainText(text: string): string {
  const source = refang(text.includes('\u20e3') ? text.replace(KEYCAP, ' ') : text);
  if (!REMOVABLE.test(source) && !hasSplitWallet(source)) return source;
  let plain = '';
  let copied = 0;
  let chunk = 0;
  let hasSign = false;
  for (let index = 0; index <= source.length; index++) {
    const kind = index < source.length ? kindOf(source.charCodeAt(index)) : SPACE;
    if (kind === OTHER) continue;
    if (kind === SIGN) {
      hasSign = true;
      continue;
    }
    if (hasSign || index - chunk >= WALLET_LENGTH) {
      plain += source.slice(copied, chunk) + remainderOfChunk(source.slice(chunk, index));
      copied = index;
      hasSign = false;
    }
    chunk = index + 1;
    if (kind <= SPACE || kind === LETTER) continue;
    plain += source.slice(copied, index) + replacementOf(kind, source, index);
    if (kind === EMOJI) index++;
    copied = index + 1;
    chunk = copied;
  }
  return copied === 0 ? source : plain + source.slice(copied);
}

function replacementOf(kind: number, text: string, index: number): string {
  if (kind === NEWLINE) return ` ${LINE_END} `;
  if (kind === INVISIBLE) return '';
  return kind === EMOJI ? flagLetter(text, index) : ' ';
}

const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTERS = 26;

/** Flags stay, as two words: they often say what an offer is for. */
function flagLetter(text: string, index: number): string {
  const letter = (text.codePointAt(index) as number) - REGIONAL_INDICATOR_A;
  return letter >= 0 && letter < LETTERS ? ` flag${String.fromCharCode(0x61 + letter)} ` : ' ';
}
