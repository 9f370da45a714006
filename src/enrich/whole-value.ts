import { domainToUnicode } from 'node:url';
import type { Item } from '../records/item.ts';

/** Kinds that people write with spaces. Cards are masked, so only lengths can be compared. */
export const SPACED_KINDS: ReadonlySet<string> = new Set(['phone', 'iban', 'card', 'cve']);
/** Accounts, whose links may also name a message or a text to send. */
const ACCOUNT_KINDS: ReadonlySet<string> = new Set([
  'telegram',
  'whatsapp',
  'discord',
  'skype',
  'matrix',
  'threema',
  'wickr',
  'signal',
]);
export const HOST_KINDS: ReadonlySet<string> = new Set(['domain', 'ipv4', 'ipv6']);

/** `mailto:` and similar beginnings, which say what the rest is. */
const PREFIXED =
  /^(?:(?:mailto|xmpp|tel|tox|bitcoin|bitcoincash|ethereum|litecoin|dogecoin|dash|monero|md5|sha-?1|sha-?256|sha-?512):|::ffff:)([^?]+)/i;
const PORT = /:\d{1,5}$/;

/**
 * Whether an item is all of the value in which it was found, apart from punctuation around it: the address `b@c.example`
 * is not all of `a'b@c.example`.
 */
export function isWhole({ kind, value: found }: Item, written: string): boolean {
  const value = PREFIXED.exec(written)?.[1] ?? written;
  if (SPACED_KINDS.has(kind)) return lettersAndDigits(found) === lettersAndDigits(value);
  if (ACCOUNT_KINDS.has(kind)) return !isDivided(/^.[^?#]*/su.exec(value)?.[0] ?? '');
  const asked = HOST_KINDS.has(kind) ? value.replace(PORT, '') : value;
  return essence(found).endsWith(essence(asked));
}

function lettersAndDigits(text: string): number {
  return text.replace(/[^\p{L}\p{N}*]/gu, '').length;
}

const BETWEEN_WORDS = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/gu;
const DIVIDER = /['"`’‘“”«»,;|<>{}()\\]/;

/** Whether the text consists of several parts. */
function isDivided(text: string): boolean {
  return (text.match(BETWEEN_WORDS) ?? []).some((between) => DIVIDER.test(between));
}

const LEADING = /^[^\p{L}\p{N}[]+/u;
const WEB = /^(?:https?|s?ftp):\/\//i;
const ESCAPED = /(?:%[0-9a-f]{2})+/gi;
const PUNYCODE = /xn--[a-z0-9-]{1,59}/gi;

/** Letters and digits, however they are written: escaped, accented, in upper case. */
function essence(text: string): string {
  return withoutLogin(text.replace(LEADING, ''))
    .replace(ESCAPED, unescaped)
    .replace(PUNYCODE, (label) => domainToUnicode(label) || label)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Items of URLs have neither login nor fragment. */
function withoutLogin(text: string): string {
  const url = WEB.test(text) ? URL.parse(text) : null;
  if (url === null) return text;
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
