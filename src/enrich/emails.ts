import { before } from './context.ts';
import { type Found, itemAt, spanOf } from './found.ts';
import { asciiHost, isDomain } from './hosts.ts';
import { addressItems } from './jabber.ts';

/** Letters before an address that would be part of it. Chinese and Japanese put no space around addresses. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}_@.+%-])`;
const EMAIL = new RegExp(
  String.raw`${BEFORE}([a-z0-9_](?:[a-z0-9_.+%-]{0,62}[a-z0-9_%+-])?)@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24}))(?![\p{Script=Latin}\p{N}@-]|_[\p{L}\p{N}_])`,
  'giu',
);

/** Addresses with letters beyond ASCII (RFC 6531). Their host must exist, as letters of the sentence may touch them. */
const INTERNATIONAL =
  /(?<![\p{L}\p{N}_@.+%-])([\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.+-]{0,62}[\p{L}\p{M}\p{N}_+-])?)@((?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,10}[\p{L}\p{M}]{2,24})(?![\p{L}\p{N}@_-])/giu;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** `name AT host DOT com`, in capitals or in brackets of any kind. */
const SPELLED =
  /(?<![\p{L}\p{N}_@.+%-])([a-z0-9_][a-z0-9_.+-]{0,62})(?: {1,3}AT {1,3}| {0,2}[[({<]{1,2} ?(?:at|AT|@|собака|arroba) ?[\])}>]{1,2} {0,2})([a-z0-9-]{1,63}(?:(?: {1,3}DOT {1,3}| {0,2}[[({<]{1,2} ?(?:dot|DOT|\.|точка|punto) ?[\])}>]{1,2} {0,2}|\.)[a-z0-9-]{1,63}){1,5})(?![\p{L}\p{N}_@-])/gu;
const SPELLED_DOT = / {1,3}DOT {1,3}| {0,2}[[({<]{1,2} ?(?:dot|DOT|\.|точка|punto) ?[\])}>]{1,2} {0,2}/g;
/** `name at host dot com` in lower case, where the sentence says that it is an address. */
const SPELLED_IN_WORDS =
  /(?<![\p{L}\p{N}_@.+%-])([a-z0-9_][a-z0-9_.+-]{0,62}) {1,2}(?:at|arroba|собака) {1,2}([a-z0-9-]{1,63}(?: {1,2}(?:dot|punto|точка) {1,2}[a-z0-9-]{2,24}){1,3})(?![\p{L}\p{N}_@-])/giu;
const MAYBE_SPELLED =
  / AT |[[({<] ?(?:at|AT|@|собака|arroba) ?[\])}>]|(?: at | arroba | собака )[^\n]{1,140}(?: dot | punto | точка )/i;

/** `mail: name @ host.com`. */
const SPACED =
  /(?<=mail\s?[:=-]\s{0,2}|почта\s?[:=-]\s{0,2}|邮箱\s?[:：]\s{0,2})([a-z0-9_][a-z0-9_.+-]{0,62}) ?@ ?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24})(?![\p{L}\p{N}_@-])/giu;

/** File extensions: a file name that contains an @ looks like an address. */
const FILE_EXTENSIONS = new Set(
  (
    'png jpg jpeg gif webp svg ico bmp tif tiff css js mjs cjs ts tsx jsx json xml yml yaml html htm php asp aspx jsp txt log csv sql db ' +
    'pdf doc docx xls xlsx rar gz tgz tar exe dll bat apk ipa bin dat iso img avi mkv webm ogg wav flac tgs lottie ttf woff'
  ).split(' '),
);

/**
 * The part of a name before an apostrophe: `O'`, or a particle after another part of the address, as in `jean.d'arc`. At
 * the beginning of a word, other particles are those of the sentence: `plus d'info@mail.example`.
 */
const NAME_BEFORE =
  /(?<![\p{L}\p{M}\p{N}_@.+%-]|[\p{L}\p{N}]['’])(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.+-]{0,40}[\p{L}\p{M}\p{N}])?[._](?:\p{Script=Latin}|de|dell|dall|degl|sant)|o)['’]$/iu;
const NAME_REACH = 56;
const NAME_AFTER = /^\p{Script=Latin}{2}/u;

const AUTHORITY_BEFORE = /[a-z][a-z0-9+.-]{0,30}:\/\/([^\s/?#@]*)$/i;
/** A host and something that no login contains: the address after it belongs to a list, a table or a page. */
const HOST_AND_SEPARATOR = /^(?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24}(?::\d{1,5})?[:;,|"'<>()[\]{}\\]/i;
const AUTHORITY_LENGTH_MAX = 300;

/** E-mail addresses, and Jabber ids, which look the same. */
export function findEmails(text: string): Found[] {
  const hasAt = text.includes('@');
  return [
    ...(hasAt ? findPlain(text) : []),
    ...(hasAt && BEYOND_ASCII.test(text) ? findInternational(text) : []),
    ...(hasAt && / @|@ /.test(text) ? findSpaced(text) : []),
    ...(MAYBE_SPELLED.test(text) ? findSpelled(text) : []),
  ];
}

function findPlain(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: address, 1: user = '', 2: host = '', index } of text.matchAll(EMAIL)) {
    if (!isMailbox(text, user, host, index, address.length)) continue;
    const name = nameBefore(text, user, index);
    const plain = withoutEmphasis(text, address, index);
    const end = index + address.length;
    const span = { start: end - plain.length - name.length, end };
    found.push(...addressItems(text, name + plain, span, { start: index, end }));
  }
  return found;
}

/** The part of the address before the last apostrophe, with it; often nothing. Typographic apostrophes are replaced. */
function nameBefore(text: string, user: string, start: number): string {
  const last = text[start - 1];
  if ((last !== "'" && last !== '’') || !NAME_AFTER.test(user)) return '';
  return (NAME_BEFORE.exec(before(text, start, NAME_REACH))?.[0] ?? '').replace('’', "'");
}

function findSpaced(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(SPACED)) {
    const [, user = '', host = ''] = match;
    if (isDomain(host.toLowerCase())) found.push(itemAt('email', `${user}@${host}`, spanOf(match)));
  }
  return found;
}

function isMailbox(text: string, user: string, host: string, start: number, length: number): boolean {
  if (user.includes('..') || host.length > 253 || FILE_EXTENSIONS.has(lastLabel(host))) return false;
  return !isLogin(text, start) && !isGitRemote(text, user, start + length);
}

/** Underscores around an address are Markdown. */
function withoutEmphasis(text: string, address: string, start: number): string {
  return address.startsWith('_') && text[start + address.length] === '_'
    ? address.replace(/^_+/, '')
    : address;
}

function findInternational(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: address, 1: user = '', 2: host = '', index } of text.matchAll(INTERNATIONAL)) {
    if (!BEYOND_ASCII.test(address) || user.includes('..') || !isOneScript(user)) continue;
    const ascii = asciiHost(host);
    if (ascii === undefined || !isDomain(ascii) || isLogin(text, index)) continue;
    const name = nameBefore(text, user, index);
    const span = { start: index - name.length, end: index + address.length };
    found.push(itemAt('email', name + address, span));
  }
  return found;
}

const ONE_SCRIPT =
  /^(?:[\p{Script=Latin}\p{M}\p{N}_.+-]+|[\p{Script=Cyrillic}\p{N}_.+-]+|[\p{Script=Greek}\p{M}\p{N}_.+-]+|[\p{Script=Arabic}\p{M}\p{N}_.+-]+|[\p{Script=Hebrew}\p{M}\p{N}_.+-]+|[\p{Script=Han}\p{N}_.+-]{1,12}|[\p{Script=Devanagari}\p{M}\p{N}_.+-]+|[\p{Script=Thai}\p{M}\p{N}_.+-]+)$/u;

function isOneScript(user: string): boolean {
  return ONE_SCRIPT.test(user);
}

function findSpelled(text: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [SPELLED, SPELLED_IN_WORDS])
    for (const { 0: match, 1: user = '', 2: written = '', index } of text.matchAll(pattern)) {
      const host = written.replace(SPELLED_DOT, '.').replace(/ {1,2}(?:dot|punto|точка) {1,2}/gi, '.');
      if (host !== host.replace(/\s/g, '') || !isDomain(host.toLowerCase())) continue;
      const name = nameBefore(text, user, index);
      const span = { start: index - name.length, end: index + match.length };
      found.push(
        ...addressItems(text, `${name}${user}@${host}`.toLowerCase(), span, { start: index, end: index }),
      );
    }
  return found;
}

function lastLabel(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1).toLowerCase();
}

/**
 * `scheme://user:password@host` is a login, not a mailbox. `scheme://host:mail@…:password` is a stolen credential,
 * which contains one.
 */
function isLogin(text: string, start: number): boolean {
  const authority = AUTHORITY_BEFORE.exec(text.slice(Math.max(0, start - AUTHORITY_LENGTH_MAX), start));
  return authority !== null && !HOST_AND_SEPARATOR.test(authority[1] ?? '');
}

/** `git@host:owner/project.git`. */
function isGitRemote(text: string, user: string, end: number): boolean {
  return user.toLowerCase() === 'git' && /^[:/]/.test(text.slice(end, end + 1));
}
