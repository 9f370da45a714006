import { decodeQuotedPrintable } from './transfer-encoding.ts';

/** RFC 2047: `=?charset?B?base64?=` or `=?charset?Q?quoted-printable?=`. */
const WORD = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]{0,2000})\?=/gi;

/** Decodes the encoded words of a header. White space between two of them belongs to neither. */
export function decodeWords(text: string): string {
  let decoded = '';
  let at = 0;
  let isAfterWord = false;
  for (const match of text.matchAll(WORD)) {
    const [whole, charset = '', encoding = '', content = ''] = match;
    const between = text.slice(at, match.index);
    if (!isAfterWord || between.trim() !== '') decoded += between;
    decoded += decodeWord(charset, encoding, content) ?? whole;
    at = match.index + whole.length;
    isAfterWord = true;
  }
  return decoded + text.slice(at);
}

function decodeWord(charset: string, encoding: string, content: string): string | undefined {
  const bytes =
    encoding.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64')
      : decodeQuotedPrintable(Buffer.from(content.replaceAll('_', ' '), 'latin1'));
  try {
    // RFC 2231 allows a language after the charset.
    return new TextDecoder(charset.replace(/\*.*$/, '')).decode(bytes);
  } catch {
    return undefined;
  }
}
