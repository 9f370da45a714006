import type { Item } from '../records/item.ts';
import { asciiHost, isDarknetHost, isDomain } from './hosts.ts';
import type { Word } from './long-words.ts';

const TOX_LENGTH = 76;
const TOX = /^(?:[0-9A-F]{76}|[0-9a-f]{76})$/;
const SESSION = /^05(?:[0-9a-f]{64}|[0-9A-F]{64})$/;

/** Tox ids and Session ids, which are long hexadecimal words. */
export function findKeyContacts(words: readonly Word[]): Item[] {
  const found: Item[] = [];
  for (const { word } of words) {
    if (word.length === TOX_LENGTH && isToxId(word)) found.push({ kind: 'tox', value: word.toUpperCase() });
    else if (SESSION.test(word) && new Set(word).size >= 8)
      found.push({ kind: 'session', value: word.toLowerCase() });
  }
  return found;
}

/** A public key, four bytes against spam, and the exclusive or of all pairs of bytes as a checksum. */
function isToxId(word: string): boolean {
  if (!TOX.test(word) || new Set(word).size < 8) return false;
  const bytes = Buffer.from(word, 'hex');
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
export function findMatrix(text: string): Item[] {
  const values: string[] = [];
  if (!MAYBE_MATRIX.test(text)) return [];
  for (const [, name = '', server = ''] of text.matchAll(MATRIX_ID)) values.push(`${name}:${server}`);
  if (/matrix/i.test(text)) {
    for (const [, path = ''] of text.matchAll(MATRIX_LINK))
      values.push(decoded(path).replace(/[.,;:!]+$/, ''));
    for (const [, type = '', name = '', server = ''] of text.matchAll(MATRIX_URI))
      values.push(`${type.toLowerCase() === 'u' ? '@' : '#'}${name}:${server}`);
  }
  return values.flatMap((value): Item[] => {
    const [, name = '', server = ''] = MATRIX_VALUE.exec(value) ?? [];
    const host = asciiHost(server.replace(/:\d+$/, ''));
    if (host === undefined || !(isDomain(host) || isDarknetHost(host))) return [];
    return [{ kind: 'matrix', value: `${name}:${server}`.toLowerCase() }];
  });
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
export function findThreema(text: string): Item[] {
  const ids = [
    ...[THREEMA_LINK, THREEMA_URI].flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = '']) => id)),
    ...[...text.matchAll(THREEMA_ID)].map(([, id = '']) => id).filter(isThreemaId),
  ];
  return ids.map((id) => ({ kind: 'threema', value: id.toUpperCase() }));
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

export function findWickr(text: string): Item[] {
  const found: Item[] = [];
  for (const [, separator = '', name = ''] of text.matchAll(WICKR)) {
    const value = name.toLowerCase();
    // "wickr is dead since 2023": without a colon, a name must not look like a word or a number.
    const isName = separator.trim() !== '' || (/[a-z]/.test(value) && /[0-9_]/.test(value));
    if (isName && !NOT_WICKR.has(value)) found.push({ kind: 'wickr', value });
  }
  return found;
}

const SIGNAL_LINK =
  /(?<![\p{L}\p{N}_.-])(?:(?:https?|sgnl):\/\/)?(signal\.me|signal\.group|signal\.art)\/(?:addstickers\/)?#(p\/\+\d{7,15}|eu\/[\w-]{20,100}|u\/[\w.-]{3,40}|[\w-]{20,200})(?![\w-])/giu;
const SIGNAL_NAME =
  /(?<![\p{L}\p{N}])(?:signal|сигнал)(?:[\s-]?(?:id|user(?:name)?))?(?:\s{0,2}[:：=–—-]\s{0,2}|\s)@?([a-z_][a-z0-9_]{2,31}\.[0-9]{2,9})(?![\p{L}\p{N}_.@-])/giu;

/** Links to people and groups, and user names, which end in a number. */
export function findSignal(text: string): Item[] {
  const found: Item[] = [];
  for (const [, host = '', path = ''] of text.matchAll(SIGNAL_LINK))
    if (!/art$/i.test(host)) found.push({ kind: 'signal', value: `https://${host.toLowerCase()}/#${path}` });
  for (const [, name = ''] of text.matchAll(SIGNAL_NAME))
    found.push({ kind: 'signal', value: name.toLowerCase() });
  return found;
}
