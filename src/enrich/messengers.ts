import { hexToBytes } from '@noble/hashes/utils.js';
import { type Found, itemAt, type Span, spanOf, spanOfPart } from './found.ts';
import { asciiHost, isDarknetHost, isDomain } from './hosts.ts';
import type { Word } from './long-words.ts';

const TOX_LENGTH = 76;
const TOX = /^(?:[0-9A-F]{76}|[0-9a-f]{76})$/;
const SESSION = /^05(?:[0-9a-f]{64}|[0-9A-F]{64})$/;

/** Tox ids and Session ids, which are long hexadecimal words. */
export function findKeyContacts(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (const { word, start } of words) {
    const span = { start, end: start + word.length };
    if (word.length === TOX_LENGTH && isToxId(word)) found.push(itemAt('tox', word.toUpperCase(), span));
    else if (SESSION.test(word) && new Set(word).size >= 8)
      found.push(itemAt('session', word.toLowerCase(), span));
  }
  return found;
}

/** A public key, four bytes against spam, and the exclusive or of all pairs of bytes as a checksum. */
function isToxId(word: string): boolean {
  if (!TOX.test(word) || new Set(word).size < 8) return false;
  const bytes = hexToBytes(word);
  let [even, odd] = [0, 0];
  for (let index = 0; index < bytes.length; index += 2) {
    even ^= bytes[index] ?? 0;
    odd ^= bytes[index + 1] ?? 0;
  }
  return even === 0 && odd === 0;
}

const MATRIX_ID =
  /(?<![\p{L}\p{N}_@#/.:+-])([@#][a-z0-9._=/+-]{1,100}):((?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24}(?::\d{2,5}(?!\d))?)(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])/giu;
const MATRIX_LINK =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?matrix\.to\/#\/((?:[@#!]|%40|%23|%21)[^\s"'<>?)\]]{3,200})/giu;
const MATRIX_URI = /(?<![\p{L}\p{N}_])matrix:([ur])\/([a-z0-9._=+-]{1,100}):([a-z0-9.-]{3,253})/giu;
const MAYBE_MATRIX = /[@#][a-z0-9._=/+-]{1,100}:|matrix/i;
const MATRIX_VALUE = /^([@#][^:\s/]{1,100}):((?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24}(?::\d{2,5})?)/i;

/** Users and rooms of Matrix, by id, link or URI. */
export function findMatrix(text: string): Found[] {
  const found: Found[] = [];
  if (!MAYBE_MATRIX.test(text)) return found;
  const add = (written: string, span: Span) => {
    const [, name = '', server = ''] = MATRIX_VALUE.exec(written) ?? [];
    const host = asciiHost(server.replace(/:\d+$/, ''));
    if (host !== undefined && (isDomain(host) || isDarknetHost(host)))
      found.push(itemAt('matrix', `${name}:${server}`.toLowerCase(), span));
  };
  for (const match of text.matchAll(MATRIX_ID)) add(`${match[1]}:${match[2]}`, spanOf(match));
  if (/matrix/i.test(text)) {
    for (const match of text.matchAll(MATRIX_LINK)) {
      const closing = /[.,;:!]*$/.exec(match[0])?.[0].length ?? 0;
      const { start, end } = spanOf(match);
      add(decoded(match[1] ?? '').replace(/[.,;:!]+$/, ''), { start, end: end - closing });
    }
    for (const match of text.matchAll(MATRIX_URI)) {
      const [, type = '', name = '', server = ''] = match;
      add(`${type.toLowerCase() === 'u' ? '@' : '#'}${name}:${server}`, spanOf(match));
    }
  }
  return found;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const THREEMA_LINK =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?threema\.id\/([A-Z0-9]{8}|\*[A-Z0-9]{7})(?![A-Z0-9])/giu;
const THREEMA_URI = /threema:\/\/(?:compose|add)\?(?:[^\s"'<>]{0,200}&)?id=([A-Z0-9]{8})(?![A-Z0-9])/giu;
const THREEMA_ID =
  /(?<![\p{L}\p{N}])(?:threema|тр[иe]ма)(?:[\s-]?id)?(?:\s?(?:is|ist|es|это))?\s{0,2}[:：=#–—(-]?\s{0,2}([A-Z0-9]{8}|\*[A-Z0-9]{7})(?![\p{L}\p{N}_])/giu;

/** Threema ids: eight capitals or digits after the name of the messenger, or in a link. */
export function findThreema(text: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [THREEMA_LINK, THREEMA_URI])
    for (const match of text.matchAll(pattern))
      found.push(itemAt('threema', (match[1] ?? '').toUpperCase(), spanOf(match)));
  for (const match of text.matchAll(THREEMA_ID)) {
    const [, id = ''] = match;
    if (isThreemaId(id)) found.push(itemAt('threema', id.toUpperCase(), spanOfPart(match, id)));
  }
  return found;
}

/** Random letters: in capitals, and not a word. */
function isThreemaId(id: string): boolean {
  if (id !== id.toUpperCase()) return false;
  return /\d/.test(id) || (id.match(/[AEIOU]/g) ?? []).length <= 2;
}

const WICKR =
  /(?<![\p{L}\p{N}])(?:wickr|викр)(?:[\s-]?(?:me|pro|id|handle|user(?:name)?))?(?:\s?(?:is|ist|es|это))?(\s{0,2}[:：=–—-]\s{0,2}|\s{1,2})@?([a-z0-9][a-z0-9._-]{2,30}[a-z0-9])(?![\p{L}\p{N}_@])/giu;
const NOT_WICKR = new Set(
  'none null available contact please message offline online private account username handle support only same soon below above here yes'.split(
    ' ',
  ),
);

export function findWickr(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(WICKR)) {
    const [, separator = '', name = ''] = match;
    const value = name.toLowerCase();
    // "wickr is dead since 2023": without a colon, a name must not look like a word or a number.
    const isName = separator.trim() !== '' || (/[a-z]/.test(value) && /[0-9_]/.test(value));
    if (isName && !NOT_WICKR.has(value)) found.push(itemAt('wickr', value, spanOfPart(match, name)));
  }
  return found;
}

const SIGNAL_LINK =
  /(?<![\p{L}\p{N}_.-])(?:(?:https?|sgnl):\/\/)?(signal\.me|signal\.group|signal\.art)\/(?:addstickers\/)?#(p\/\+\d{7,15}|eu\/[\w-]{20,100}|u\/[\w.-]{3,40}|[\w-]{20,200})(?![\w-])/giu;
const SIGNAL_NAME =
  /(?<![\p{L}\p{N}])(?:signal|сигнал)(?:[\s-]?(?:id|user(?:name)?))?(?:\s{0,2}[:：=–—-]\s{0,2}|\s)@?([a-z_][a-z0-9_]{2,31}\.[0-9]{2,9})(?![\p{L}\p{N}_.@-])/giu;

/** Links to people and groups, and user names, which end in a number. */
export function findSignal(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(SIGNAL_LINK)) {
    const [, host = '', path = ''] = match;
    if (!/art$/i.test(host))
      found.push(itemAt('signal', `https://${host.toLowerCase()}/#${path}`, spanOf(match)));
  }
  for (const match of text.matchAll(SIGNAL_NAME)) {
    const [, name = ''] = match;
    found.push(itemAt('signal', name.toLowerCase(), spanOfPart(match, name)));
  }
  return found;
}
