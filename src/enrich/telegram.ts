import type { Item } from '../records/item.ts';
import { URL_REST } from './links.ts';

const MAYBE = /t\.me|telegram\.|tg:\/\//i;
const LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.@-])(?:https?:)?(?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)\/(${URL_REST})`,
  'giu',
);
const NAMED_HOST = /(?<![\p{L}\p{N}_.@-])(?:https?:\/\/)?([a-z]\w{3,31})\.t\.me(?![\w-])/giu;
const APP_LINK = /(?<![\p{L}\p{N}_])tg:(?:\/\/)?(resolve|join)\?(?:[^\s"'<>]*&)?(domain|invite)=([\w-]+)/giu;

const NAME = /^([a-z]\w{3,31})(?!\w)/i;
const INVITATION = /^\+([\w-]{10,40})(?![\w-])/;
const OLD_INVITATION = /^joinchat\/([\w-]{10,40})(?![\w-])/i;
const PRIVATE_CHANNEL = /^c\/(\d{5,15})(?!\d)/i;

/** Paths of the service itself: nobody's name. */
const SERVICE_PATHS = new Set(
  (
    'share addstickers addemoji addtheme addlist proxy socks setlanguage iv login confirmphone bg invoice giftcode ' +
    'boost msg joinchat contact auction folder call'
  ).split(' '),
);

/** Channels, groups and people by link, in any of its spellings. */
export function findTelegramLinks(text: string): Item[] {
  if (!MAYBE.test(text)) return [];
  const values = [
    ...[...text.matchAll(LINK)].map(([, path = '']) => linkOf(path)),
    ...[...text.matchAll(NAMED_HOST)].map(([, name = '']) => nameLink(name)),
    ...[...text.matchAll(APP_LINK)].map(([, action = '', , value = '']) =>
      action.toLowerCase() === 'join' ? `https://t.me/+${value}` : nameLink(value),
    ),
  ];
  return values.filter((value) => value !== undefined).map((value) => ({ kind: 'telegram', value }));
}

function linkOf(path: string): string | undefined {
  const decoded = path.replace(/^%2b/i, '+').replace(/^s\//i, '');
  const invitation = INVITATION.exec(decoded)?.[1];
  // A plus and digits only is somebody's phone number.
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

const HANDLE = /(?<![\p{L}\p{N}_@./:+-])@([a-z]\w{3,31})(?![\w@/-]|\.[\p{L}\p{N}])/giu;
/** Says that a line speaks of Telegram; elsewhere an @name is somebody of that other place. */
const CUE =
  /t\.me|telegram|(?<![\p{L}\p{N}])t\.?g(?![\p{L}\p{N}])|телег|(?<!\p{L})тг(?!\p{L})|电报|電報|تلگرام|تليجرام|تلغرام|تيليجرام/iu;

/** @handles: all of them in a Telegram message, elsewhere those in a line that speaks of Telegram. */
export function findTelegramHandles(text: string, isTelegram: boolean): Item[] {
  if (!text.includes('@')) return [];
  const found: Item[] = [];
  for (const { 1: name = '', index } of text.matchAll(HANDLE)) {
    const value = nameLink(name);
    if (value === undefined) continue;
    if (isTelegram || CUE.test(lineAround(text, index))) found.push({ kind: 'telegram', value });
  }
  return found;
}

function lineAround(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1;
  const end = text.indexOf('\n', index);
  return text.slice(start, end === -1 ? undefined : end);
}
