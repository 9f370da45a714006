import { type Found, itemAt, spanOf, spanOfPart } from './found.ts';
import { trimUrl, URL_REST } from './links.ts';

const MAYBE_WHATSAPP = /wa\.me|whats|\bwa\b|wsp|zap|в[ао]т?[сц]ап|واتس/i;
const WHATSAPP_LINK =
  /(?<![\p{L}\p{N}_.-])(?:(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?|(?:(?:https?:\/\/)?(?:api\.|web\.)?whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^\s"'<>?]{0,500}&)?phone=(?:\+|%2b)?)(\d{7,15})(?!\d)/giu;
const WHATSAPP_GROUP =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([a-z0-9]{16,30})(?![a-z0-9])/giu;
const WHATSAPP_NUMBER =
  /(?<![\p{L}\p{N}_])(?:whats\s?app|whatsup|wa|wsp|zap|ватсап|вотсап|вацап|вотсапп|واتساب|واتس\s?اب)(?:\s(?:number|no|nr|номер)\.?)?\s?[:：=–—-]?\s{0,2}(\(?\+\d[\d\s().-]{6,22}\d)(?!\d)/giu;

export function findWhatsApp(text: string): Found[] {
  if (!MAYBE_WHATSAPP.test(text)) return [];
  const found: Found[] = [];
  for (const match of text.matchAll(WHATSAPP_LINK))
    found.push(itemAt('whatsapp', `+${match[1]}`, spanOf(match)));
  for (const match of text.matchAll(WHATSAPP_NUMBER)) {
    const [, number = ''] = match;
    const digits = number.replace(/\D/g, '');
    if (digits.length >= 8 && digits.length <= 15)
      found.push(itemAt('whatsapp', `+${digits}`, spanOfPart(match, number)));
  }
  for (const match of text.matchAll(WHATSAPP_GROUP))
    found.push(itemAt('whatsapp', `https://chat.whatsapp.com/${match[1]}`, spanOf(match)));
  return found;
}

const DISCORD_INVITE =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?(?:www\.|ptb\.|canary\.)?(discord\.gg\/(?:invite\/)?|discord(?:app)?\.com\/(?:invite|users)\/)([a-z0-9-]{2,40})(?![a-z0-9_-])/giu;

export function findDiscordInvites(text: string): Found[] {
  if (!/discord/i.test(text)) return [];
  return [...text.matchAll(DISCORD_INVITE)].map((match) => {
    const [, place = '', code = ''] = match;
    const value = /gg/i.test(place)
      ? `https://discord.gg/${code}`
      : `https://discord.com/${/users/i.test(place) ? 'users' : 'invite'}/${code}`;
    return itemAt('discord', value, spanOf(match));
  });
}

/** Whether a URL, with or without a scheme, is an invite or a profile. */
export function isDiscordInvite(url: string): boolean {
  return /discord/i.test(url) && url.search(DISCORD_INVITE) === 0;
}

const PASTE_HOSTS = [
  'pastebin.com',
  'rentry.co',
  'rentry.org',
  'ghostbin.com',
  'ghostbin.co',
  'controlc.com',
  'justpaste.it',
  'dpaste.com',
  'dpaste.org',
  'paste.ee',
  'pastes.io',
  'paste.rs',
  'hastebin.com',
  'hastebin.skyra.pw',
  'toptal.com/developers/hastebin',
  'gist.github.com',
  'privatebin.net',
  '0bin.net',
  'throwbin.io',
  'psbdmp.ws',
  'pastelink.net',
  'textbin.net',
  'cl1p.net',
  'ideone.com',
  'termbin.com',
  'snippet.host',
  'bpa.st',
  'pastie.org',
  'nopaste.net',
  'sprunge.us',
  'ix.io',
  'txt.fyi',
  'write.as',
  'notes.io',
  'anotepad.com',
  'doxbin.com',
  'doxbin.net',
  'doxbin.org',
  'defuse.ca/b',
  // Articles without an account.
  'telegra.ph',
  'te.legra.ph',
  'graph.org',
  // Notes that can be read once.
  'privnote.com',
  'onetimesecret.com',
  'eu.onetimesecret.com',
  'us.onetimesecret.com',
  'temp.pm',
  '1ty.me',
  'pwpush.com',
  'yopass.se',
  'safenote.co',
  'quickforget.com',
  'burnernote.com',
  'noteshred.com',
  'secret.link',
  'scrt.link',
  'password.link',
  'onetimelink.com',
  'secretnote.io',
  'privy.sh',
  'privatlab.com',
  'destructingmessage.com',
];
/** Subdomains of self-hosted paste sites. */
const PASTE_LABELS = 'paste|pastes|pastebin|privatebin|zerobin|hastebin|bin';
const PASTE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.@/-])(?:https?:\/\/)?(?:www\.)?(?:${PASTE_HOSTS.map((host) => host.replace(/[.]/g, '\\.')).join('|')}|(?:${PASTE_LABELS})\.(?:[a-z0-9-]+\.)*[a-z]{2,24})(?::\d{1,5})?\/(${URL_REST})`,
  'giu',
);

const PASTE_HOST_NAMES = new Set(PASTE_HOSTS);
const PASTE_LABEL = new RegExp(`^(?:${PASTE_LABELS})\\.`);

/** Whether links to the host are pastes. `hasPath`: whether a path follows; self-hosted sites need one. */
export function isPasteHost(host: string, hasPath: boolean): boolean {
  return PASTE_HOST_NAMES.has(host.replace(/^www\./, '')) || (hasPath && PASTE_LABEL.test(host));
}

const MAYBE_PASTE =
  /paste|bin|rentry|controlc|gist\.|cl1p|snippet|bpa\.st|note|legra|graph\.org|secret|link\/|link\.com|pwpush|yopass|forget|message\.com|temp\.pm|1ty\.me|txt\.fyi|write\.as|sprunge|ix\.io|scrt|privy\.sh|privatlab|defuse|ideone|pastie/i;

export function findPastes(text: string): Found[] {
  if (!MAYBE_PASTE.test(text)) return [];
  const found: Found[] = [];
  for (const { 0: match, index } of text.matchAll(PASTE)) {
    const url = trimUrl(match, text[index - 1]);
    const path = url.replace(/^(?:https?:\/\/)?[^/]+\/?/i, '');
    if (path === '') continue;
    const value = /^https?:/i.test(url) ? url : `https://${url}`;
    found.push(itemAt('paste', value, { start: index, end: index + url.length }));
  }
  return found;
}

const SKYPE_LIVE = /(?<![\p{L}\p{N}_./])live:(\.cid\.[a-z0-9]{8,32}|(?!https?\b)[a-z0-9][\w.-]{2,62})/giu;
const SKYPE_URI = /(?<![\p{L}\p{N}_])skype:([a-z][\w.,-]{5,31})\?(?:chat|call|add|userinfo)/giu;
const SKYPE_NAME =
  /(?<![\p{L}\p{N}_])(?:skype|скайп)(?:\s?id)?\s?[:：=–—-]\s{0,2}(?!live:)([a-z][\w.,-]{5,31})(?![\w.,@?-])/giu;

export function findSkype(text: string): Found[] {
  if (!/skype|скайп|live:/i.test(text)) return [];
  const mentionsSkype = /skype|скайп/i.test(text);
  const found: Found[] = [];
  const add = (match: RegExpExecArray, name: string) => {
    if (name.length >= 6) found.push(itemAt('skype', name.toLowerCase(), spanOfPart(match, name)));
  };
  for (const match of text.matchAll(SKYPE_LIVE)) {
    const name = withoutPunctuation(match[1] ?? '');
    // "live: tonight" is usually not about Skype.
    if (mentionsSkype || !/^[a-z]+$/i.test(name)) add(match, `${match[0].slice(0, LIVE.length)}${name}`);
  }
  for (const match of text.matchAll(SKYPE_URI)) add(match, match[1] ?? '');
  for (const match of text.matchAll(SKYPE_NAME)) {
    const name = withoutPunctuation(match[1] ?? '');
    if (isSkypeName(name)) add(match, name);
  }
  return found;
}

const LIVE = 'live:';

/** Words that follow "Skype:" but are not names. */
const NOT_NAMES = new Set(
  'available contact please message offline online private account username handle business support'.split(
    ' ',
  ),
);

function isSkypeName(name: string): boolean {
  return !NOT_NAMES.has(name.toLowerCase());
}

function withoutPunctuation(name: string): string {
  return name.replace(/[.,-]+$/, '');
}
