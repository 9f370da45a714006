import type { Item } from '../records/item.ts';
import { trimUrl, URL_REST } from './links.ts';

const MAYBE_WHATSAPP = /wa\.me|whats|\bwa\b|wsp|zap|в[ао]т?[сц]ап|واتس/i;
const WHATSAPP_LINK =
  /(?<![\p{L}\p{N}_.-])(?:(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?|(?:(?:https?:\/\/)?(?:api\.|web\.)?whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^\s"'<>?]{0,500}&)?phone=(?:\+|%2b)?)(\d{7,15})(?!\d)/giu;
const WHATSAPP_GROUP =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([a-z0-9]{16,30})(?![a-z0-9])/giu;
const WHATSAPP_NUMBER =
  /(?<![\p{L}\p{N}_])(?:whats\s?app|whatsup|wa|wsp|zap|ватсап|вотсап|вацап|вотсапп|واتساب|واتس\s?اب)(?:\s(?:number|no|nr|номер)\.?)?\s?[:：=–—-]?\s{0,2}(\(?\+\d[\d\s().-]{6,22}\d)(?!\d)/giu;

export function findWhatsApp(text: string): Item[] {
  if (!MAYBE_WHATSAPP.test(text)) return [];
  const found: Item[] = [];
  for (const [, digits] of text.matchAll(WHATSAPP_LINK))
    found.push({ kind: 'whatsapp', value: `+${digits}` });
  for (const [, number = ''] of text.matchAll(WHATSAPP_NUMBER)) {
    const digits = number.replace(/\D/g, '');
    if (digits.length >= 8 && digits.length <= 15) found.push({ kind: 'whatsapp', value: `+${digits}` });
  }
  for (const [, code] of text.matchAll(WHATSAPP_GROUP))
    found.push({ kind: 'whatsapp', value: `https://chat.whatsapp.com/${code}` });
  return found;
}

const DISCORD_INVITE =
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?(?:www\.|ptb\.|canary\.)?(discord\.gg\/(?:invite\/)?|discord(?:app)?\.com\/(?:invite|users)\/)([a-z0-9-]{2,40})(?![a-z0-9_-])/giu;

export function findDiscordInvites(text: string): Item[] {
  if (!/discord/i.test(text)) return [];
  return [...text.matchAll(DISCORD_INVITE)].map(([, place = '', code = '']) => ({
    kind: 'discord',
    value: /gg/i.test(place)
      ? `https://discord.gg/${code}`
      : `https://discord.com/${/users/i.test(place) ? 'users' : 'invite'}/${code}`,
  }));
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

export function findPastes(text: string): Item[] {
  if (!MAYBE_PASTE.test(text)) return [];
  const found: Item[] = [];
  for (const { 0: match, index } of text.matchAll(PASTE)) {
    const url = trimUrl(match, text[index - 1]);
    const path = url.replace(/^(?:https?:\/\/)?[^/]+\/?/i, '');
    if (path !== '') found.push({ kind: 'paste', value: /^https?:/i.test(url) ? url : `https://${url}` });
  }
  return found;
}

const SKYPE_LIVE = /(?<![\p{L}\p{N}_./])live:(\.cid\.[a-z0-9]{8,32}|(?!https?\b)[a-z0-9][\w.-]{2,62})/giu;
const SKYPE_URI = /(?<![\p{L}\p{N}_])skype:([a-z][\w.,-]{5,31})\?(?:chat|call|add|userinfo)/giu;
const SKYPE_NAME =
  /(?<![\p{L}\p{N}_])(?:skype|скайп)(?:\s?id)?\s?[:：=–—-]\s{0,2}(?!live:)([a-z][\w.,-]{5,31})(?![\w.,@?-])/giu;

export function findSkype(text: string): Item[] {
  if (!/skype|скайп|live:/i.test(text)) return [];
  const mentionsSkype = /skype|скайп/i.test(text);
  const names = [
    ...[...text.matchAll(SKYPE_LIVE)]
      .map(([, name = '']) => withoutPunctuation(name))
      // "live: tonight" is usually not about Skype.
      .filter((name) => mentionsSkype || !/^[a-z]+$/i.test(name))
      .map((name) => `live:${name}`),
    ...[...text.matchAll(SKYPE_URI)].map(([, name = '']) => name),
    ...[...text.matchAll(SKYPE_NAME)].map(([, name = '']) => withoutPunctuation(name)).filter(isSkypeName),
  ];
  return names
    .filter((name) => name.length >= 6)
    .map((name) => ({ kind: 'skype', value: name.toLowerCase() }));
}

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
