import type { FoundKind } from '../../../src/records/item.ts';
import { isWalletKind } from '../../../src/records/wallet.ts';

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
/** No part of a longer word. Chinese and Japanese put no space around addresses. */
const WORD = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_`;
const whole = (pattern: string, before = '', after = '') =>
  `(?<![${WORD}${before}])${pattern}(?![${WORD}${after}])`;

/** Addresses and digests may touch an underscore. */
const longWord = (value: string) =>
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}0-9])${escaped(value)}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}0-9])`;

const PHONE_GAP = String.raw`[ \t\u00a0()./‐-―-]{0,3}`;
const CARD_GAP = String.raw`[ .\u00a0\u2000-\u200a\u202f\u2010-\u2013-]?`;
const SCHEME = String.raw`(?:https?:\/\/)?`;

/** A URL that may be written without its scheme and its last slash, and ends where it is known to end. */
function address(url: string): string {
  const written = url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return String.raw`(?<![${WORD}@.-])${SCHEME}${escaped(written)}\/?(?![${WORD}\/?#=&%-]|[.:][\p{L}\p{N}])`;
}

const TELEGRAM_HOST = String.raw`${SCHEME}(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\/`;

function telegram(link: string): string[] {
  const path = link.replace(/^https:\/\/t\.me\//, '');
  const linked = `${TELEGRAM_HOST}${escaped(path)}`;
  if (!/^\w+$/.test(path)) return [whole(linked, '@.-', '-')];
  return [
    whole(`${linked}(?:\\/\\d+)*`, '@.-', ''),
    // As the server's extractor: no part of an address, a path or a Matrix account.
    String.raw`(?<![\p{L}\p{N}_@./+])@${escaped(path)}(?![\w@]|[\/.-][\p{L}\p{N}]|:(?:[a-z0-9-]{1,63}\.){1,5}[a-z])`,
  ];
}

function phone(number: string): string[] {
  const digits = number.slice(1).split('');
  const all = digits.join(PHONE_GAP);
  const national = digits.slice(1).join(PHONE_GAP);
  const start = number.startsWith('+7') ? `(?:\\+?${all}|8${PHONE_GAP}${national})` : `(?:\\+|00)?${all}`;
  return [String.raw`(?<![\p{L}\p{N}_+.=/-])${start}(?!\d|[.,:]\d)`];
}

const contactLink = (url: string) => [
  whole(`${SCHEME}(?:www\\.)?${escaped(url.replace(/^https:\/\//, ''))}`, '.-', '-'),
];

const SPELLINGS: Partial<Record<FoundKind, (value: string) => string[]>> = {
  email: (value) => [whole(escaped(value), '@.+%-', '@-')],
  jabber: (value) => [whole(escaped(value), '@.+%-', '@-')],
  telegram,
  whatsapp: (value) =>
    value.startsWith('+')
      ? [...phone(value), whole(`${SCHEME}wa\\.me\\/\\+?${value.slice(1)}`, '.-')]
      : contactLink(value),
  discord: contactLink,
  paste: (value) => [address(value)],
  onion: (value) => [address(value)],
  onion_v2: (value) => [address(value)],
  i2p: (value) => [address(value)],
  phone,
  iban: (value) => [whole(value.split('').map(escaped).join('[ -]?'))],
  card: (value) => [
    whole(value.replaceAll('*', '#').split('').join(CARD_GAP).replaceAll('#', String.raw`[\d*]`), '*', '*'),
  ],
  domain: (value) => [
    String.raw`(?<![${WORD}@\\%~$#-]|(?<!\/)\/|(?<!\*)\.)${escaped(value)}(?![${WORD}@(-]|\.[\p{L}\p{N}])`,
  ],
  ipv4: (value) => [whole(escaped(value), '.,-', '')],
  ipv6: (value) => [whole(escaped(value), ':.', ':')],
  cve: (value) => {
    const [, year = '', digits = ''] = value.split('-');
    return [whole(String.raw`CVE[-–‑_\s]{0,2}${escaped(year)}[-–‑_\s]${escaped(digits)}`)];
  },
  attack: (value) => [whole(escaped(value).replace(String.raw`\.`, '[./]'), '.-', '-')],
  md5: (value) => [longWord(value)],
  sha1: (value) => [longWord(value)],
  sha256: (value) => [longWord(value)],
  sha512: (value) => [longWord(value)],
  tox: (value) => [longWord(value)],
  session: (value) => [longWord(value)],
  matrix: (value) => [
    String.raw`(?<![\p{L}\p{N}_@#/.:+-])${escaped(value)}(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])`,
  ],
};

/**
 * Patterns of the usual spellings of an indicator in refanged text. None for URLs, which are compared as a whole, and
 * for names of accounts that look like any word: only the extractor knows what is meant.
 */
export function spellingsOf(kind: FoundKind, value: string): string[] {
  if (isWalletKind(kind)) return [longWord(value.replace(/^bitcoincash:/i, ''))];
  return SPELLINGS[kind]?.(value) ?? [];
}
