import { type Found, itemAt, type Span, spanOf } from './found.ts';

const MAYBE_TELEGRAM = /t\.me|telegram\.|tg:\/\//i;
const LINK =
  /(?<![\p{L}\p{N}_.@-])(?:https?:)?(?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\/((?:%2b)?[\w+/-]{1,128})/giu;
const NAMED_HOST = /(?<![\p{L}\p{N}_.@-])(?:https?:\/\/)?([a-z]\w{3,31})\.t\.me(?![\w-])/giu;
const APP_LINK =
  /(?<![\p{L}\p{N}_])tg:(?:\/\/)?(resolve|join)\?(?:[^\s"'<>?]{0,200}&)?(domain|invite)=([\w-]+)/giu;

const NAME = /^([a-z]\w{3,31})(?!\w)/i;
const INVITATION = /^\+([\w-]{10,40})(?![\w-])/;
const OLD_INVITATION = /^joinchat\/([\w-]{10,40})(?![\w-])/i;
const PRIVATE_CHANNEL = /^c\/(\d{5,15})(?!\d)/i;

/** Paths of Telegram itself, not usernames. */
const SERVICE_PATHS = new Set(
  (
    'share addstickers addemoji addtheme addlist proxy socks setlanguage iv login confirmphone bg invoice giftcode ' +
    'boost msg joinchat contact auction folder call'
  ).split(' '),
);

/** Links to channels, groups and people, in any spelling. */
export function findTelegramLinks(text: string): Found[] {
  if (!MAYBE_TELEGRAM.test(text)) return [];
  const found: Found[] = [];
  const add = (value: string | undefined, span: Span) => {
    if (value !== undefined) found.push(itemAt('telegram', value, span));
  };
  for (const match of text.matchAll(LINK)) add(linkOf(match[1] ?? ''), spanOf(match));
  for (const match of text.matchAll(NAMED_HOST)) add(nameLink(match[1] ?? ''), spanOf(match));
  for (const match of text.matchAll(APP_LINK)) {
    const [, action = '', , value = ''] = match;
    add(action.toLowerCase() === 'join' ? `https://t.me/+${value}` : nameLink(value), spanOf(match));
  }
  return found;
}

function linkOf(path: string): string | undefined {
  const decoded = path.replace(/^%2b/i, '+').replace(/^s\//i, '');
  const invitation = INVITATION.exec(decoded)?.[1];
  // Only digits: a phone number.
  if (invitation !== undefined) return /^\d+$/.test(invitation) ? undefined : `https://t.me/+${invitation}`;
  const oldInvitation = OLD_INVITATION.exec(decoded)?.[1];
  if (oldInvitation !== undefined) return `https://t.me/joinchat/${oldInvitation}`;
  const channel = PRIVATE_CHANNEL.exec(decoded)?.[1];
  if (channel !== undefined) return `https://t.me/c/${channel}`;
  return nameLink(NAME.exec(decoded)?.[1] ?? '');
}

function nameLink(name: string): string | undefined {
  const lower = name.toLowerCase();
  return isName(name) && !SERVICE_PATHS.has(lower) ? `https://t.me/${lower}` : undefined;
}

function isName(name: string): boolean {
  return /^[a-z]\w{3,31}$/i.test(name) && !name.endsWith('_') && !name.includes('__');
}

/** A colon and a host follow the name of a Matrix account. */
const HANDLE =
  /(?<![\p{L}\p{N}_@./+])@([a-z]\w{3,31})(?![\w@]|[/.-][\p{L}\p{N}]|:(?:[a-z0-9-]{1,63}\.){1,5}[a-z])/giu;
/** A slash between two handles. */
const HANDLE_SEPARATOR = /(?<=@\w{4,32})\/(?=@)/g;

/** Words that other platforms and programming languages write with an @. */
const NOT_HANDLES = new Set(
  (
    'everyone here channel context type graph media keyframes supports import charset font page namespace layer ' +
    'property container apply tailwind include mixin extend override param params return returns deprecated version ' +
    'author since throws click input change submit'
  ).split(' '),
);

/** Signs that a line is about Telegram. Outside Telegram, other @names belong to other platforms. */
const TELEGRAM_CUE =
  /t\.me|telegram|(?<![\p{L}\p{N}])t\.?g(?![\p{L}\p{N}])|телег|(?<!\p{L})тг(?!\p{L})|电报|電報|تلگرام|تليجرام|تلغرام|تيليجرام/iu;

/** All @handles of a Telegram message; elsewhere only those in lines about Telegram. */
export function findTelegramHandles(text: string, isTelegram: boolean): Found[] {
  if (!text.includes('@')) return [];
  let next = 0;
  return text.split('\n').flatMap((line) => {
    const lineStart = next;
    next += line.length + 1;
    if (!line.includes('@') || !(isTelegram || TELEGRAM_CUE.test(line))) return [];
    return handlesOf(line.replace(HANDLE_SEPARATOR, ' '), lineStart, isTelegram);
  });
}

function handlesOf(line: string, lineStart: number, isTelegram: boolean): Found[] {
  const found: Found[] = [];
  for (const { 0: handle, 1: name = '', index } of line.matchAll(HANDLE)) {
    const start = lineStart + index;
    const value = nameLink(name);
    const isWord = !isTelegram && NOT_HANDLES.has(name.toLowerCase());
    if (value !== undefined && !isWord)
      found.push(itemAt('telegram', value, { start, end: start + handle.length }));
  }
  return found;
}
