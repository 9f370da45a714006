import { isDiscordInvite, isPasteHost } from './contacts.ts';
import { after, before } from './context.ts';
import { type Found, itemAt } from './found.ts';
import {
  ambiguityOf,
  asciiHost,
  isDarknetHost,
  isDomain,
  isOtherRoot,
  isPlatformHost,
  topLevelOf,
} from './hosts.ts';

/** Names in running text. A part of a path, an address or a longer name does not count; `*.name` does. */
function namePattern(letters: string): RegExp {
  const label = `[${letters}0-9](?:[${letters}0-9-]{0,61}[${letters}0-9])?`;
  const word = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@\\`;
  return new RegExp(
    String.raw`(?<![${word}/%~$#]|@ |[\p{L}\p{N}]-{1,63}|(?<!\*)\.)((?:${label}\.){1,10}(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24}))(?![${word}(-]|\.[\p{L}\p{N}])`,
    'giu',
  );
}
const NAME = namePattern('a-z');
const NAME_WITH_ACCENTS = namePattern(String.raw`\p{Script=Latin}`);
const ACCENTED = /[\u00c0-\u024f]/;
/** In these top-level domains, names in other scripts occur in running text. Others need a scheme. */
const MAYBE_CYRILLIC = /\.(?:рф|укр|бел|xn--p1ai)/i;
const CYRILLIC_NAME =
  /(?<![\p{L}\p{N}_@./\\-])((?:[\p{Script=Cyrillic}0-9-]{1,63}\.){1,10}(?:рф|укр|бел))(?![\p{L}\p{N}_@-]|\.[\p{L}\p{N}])/giu;

/** A path or port. */
const FOLLOWED_AS_HOST = /^(?:\/(?![/\s]|$)|:\d{2,5}(?!\d))/;
/** Words that announce a host. */
const HOST_CUE =
  /(?<![\p{L}\p{N}])(?:domains?|(?:web ?)?sites?|web|host(?:name)?s?|urls?|links?|visit|mirrors?|c2|c&c|panels?|servers?|dns|ns|shop|forum|phish(?:ing)?|iocs?|сайт\p{L}{0,2}|домен\p{L}{0,2}|хост\p{L}{0,2}|ссылк\p{L}{1,2}|магазин|форум|зеркал\p{L}|sitio|dominio|página|domínio|(?:web)?seite|sito|alan adı|域名|网站|网址|官网|الموقع|موقع|نطاق)\s?(?:is|are|:|：|=|-|—|–|→|=>)?\s{0,2}["'(`*]{0,2}$/iu;
const CUE_REACH = 32;
/** Before a name of an account, or of a Matrix server. */
const ACCOUNT_CUE =
  /(?:(?<![\p{L}\p{N}])(?:skype|скайп|wickr|викр|icq|signal|nick(?:name)?|user(?:name)?|login|логин|ник)(?:\s?id)?\s?[:：=–—-]\s{0,2}(?:live:)?|live:|[@#][\w.=/+-]{1,100}:)$/iu;
const ACCOUNT_REACH = 112;
const LONE_NAME = /^[\s•*-]{0,4}(?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24}[\s,;]{0,3}$/i;
const LINE_REACH = 120;

/** Names of program code written from the top level down: `com.example.app`. */
const REVERSED = /^(?:com|org|net|edu|gov|java|javax|jdk|sun|android|androidx|kotlin|scala|io|dev)\.[^.]+\./;
/** Products named like hosts. */
const PRODUCTS = new Set('asp.net vb.net ado.net ml.net node.io socket.io'.split(' '));

interface Options {
  /** Whether the character at an offset was written as `[.]` or similar. */
  isDefanged: (offset: number) => boolean;
  /** Whether an offset is part of a URL. */
  isInUrl: (offset: number) => boolean;
  /** In code, `a.name` is a property: only defanged names count. */
  isCode: boolean;
}

/** Host names without a scheme. The hosts of e-mail addresses are not listed again. */
export function findDomains(text: string, { isDefanged, isInUrl, isCode }: Options): Found[] {
  const found: Found[] = [];
  const add = (written: string, start: number) => {
    if (isInUrl(start)) return;
    const host = asciiHost(written);
    if (host === undefined) return;
    const wasDefanged = hasDefangedDot(written, start, isDefanged);
    if (!wasDefanged && (isCode || !isLikelyHost(text, written, host, start))) return;
    if (!isDomain(host) && !isOtherRoot(host)) return;
    if (!hasOwnKind(host, after(text, start + written.length, 50)))
      found.push(itemAt('domain', host, { start, end: start + written.length }));
  };
  const pattern = ACCENTED.test(text) ? NAME_WITH_ACCENTS : NAME;
  for (const { 1: name = '', index } of text.matchAll(pattern)) add(name, index);
  if (MAYBE_CYRILLIC.test(text))
    for (const { 1: name = '', index } of text.matchAll(CYRILLIC_NAME)) add(name, index);
  return found;
}

/** Links to these are items of another kind. */
function hasOwnKind(host: string, follows: string): boolean {
  if (isPlatformHost(host) || isDarknetHost(host) || isPasteHost(host, FOLLOWED_AS_HOST.test(follows)))
    return true;
  return isDiscordInvite(host + follows);
}

function hasDefangedDot(name: string, start: number, isDefanged: Options['isDefanged']): boolean {
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
    if (isDefanged(start + dot)) return true;
  return false;
}

function isLikelyHost(text: string, written: string, host: string, start: number): boolean {
  const end = start + written.length;
  if (ACCOUNT_CUE.test(before(text, start, ACCOUNT_REACH))) return false;
  if (FOLLOWED_AS_HOST.test(after(text, end, 8))) return !REVERSED.test(host) || host.startsWith('io.');
  if (PRODUCTS.has(host) || REVERSED.test(host)) return false;
  // `ok.No` and `System.Net` are two words.
  const topLevel = topLevelOf(written);
  if (topLevel !== topLevel.toLowerCase() && written !== written.toUpperCase()) return false;
  const ambiguity = ambiguityOf(topLevelOf(host));
  if (ambiguity === undefined || host.startsWith('www.')) return true;
  if (HOST_CUE.test(before(text, start, CUE_REACH))) return true;
  return ambiguity === 'word' && (/-/.test(host) || isInList(text, start, end));
}

/** One of several lines that hold nothing but a name. */
function isInList(text: string, start: number, end: number): boolean {
  const head = text.slice(Math.max(0, start - LINE_REACH), start).split('\n');
  const tail = text.slice(end, end + LINE_REACH).split('\n');
  if ((head.at(-1) ?? '').trim() !== '' || (tail[0] ?? '').trim() !== '') return false;
  return LONE_NAME.test(head.at(-2) ?? '') || LONE_NAME.test(tail[1] ?? '');
}
