/**
 * Where people are contacted, invited or redirected. Copies of an advertisement differ in these links. Other hosts stay:
 * an offer of access to one company is not a copy of the same offer for another.
 */
const CONTACT_HOSTS = new Set([
  't.me',
  'telegram.me',
  'telegram.dog',
  'telegra.ph',
  'wa.me',
  'whatsapp.com',
  'chat.whatsapp.com',
  'discord.gg',
  'discord.com',
  'discordapp.com',
  'signal.me',
  'signal.group',
  'matrix.to',
  'm.me',
  'vk.com',
  'vk.me',
  'instagram.com',
  'facebook.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'youtu.be',
  'tiktok.com',
  'linktr.ee',
  'bit.ly',
  'tinyurl.com',
]);

/** A TON address, the only wallet that contains characters between words. The analyzer leaves others in one token. */
const TON_ADDRESS = /[EUk0]Q[\w-]{46}/g;
export const WALLET_LENGTH = 48;

export function hasSplitWallet(text: string): boolean {
  return text.includes('Q') && text.search(TON_ADDRESS) >= 0;
}

/** Stands for a contact among the analyzer's tokens. */
export const CONTACT_MARK = 'q0c';
const MARK = ` ${CONTACT_MARK} `;

/** What remains of a run of ASCII characters without spaces: no handle, no e-mail address, no path of a link. */
export function remainderOfChunk(chunk: string): string {
  const scheme = chunk.indexOf('://');
  if (scheme > 0) return `${chunk.slice(0, startOfScheme(chunk, scheme))} ${namedHost(chunk, scheme + 3)}`;
  if (chunk.includes('@')) return MARK;
  const slash = chunk.indexOf('/');
  if (slash > 0 && isDomain(chunk.slice(0, slash))) return namedHost(chunk, 0);
  return chunk.length < WALLET_LENGTH ? chunk : chunk.replace(TON_ADDRESS, MARK);
}

function startOfScheme(chunk: string, end: number): number {
  let start = end;
  while (start > 0 && isLetter(chunk.charCodeAt(start - 1))) start--;
  return start;
}

/** The host that starts here, or a mark if it is a place of contact. */
function namedHost(chunk: string, authority: number): string {
  const slash = chunk.indexOf('/', authority);
  const at = chunk.lastIndexOf('@', slash < 0 ? chunk.length : slash);
  const start = Math.max(authority, at + 1);
  let end = start;
  while (end < chunk.length && isHostCharacter(chunk.charCodeAt(end))) end++;
  const host = chunk.slice(start, end).toLowerCase();
  const name = host.startsWith('www.') ? host.slice(4) : host;
  const isContact = CONTACT_HOSTS.has(name) || name.endsWith('.onion') || name.endsWith('.i2p');
  return isContact ? MARK : ` ${name} `;
}

/** Not "and/or", "1.5/2" or "24/7". */
function isDomain(text: string): boolean {
  const dot = text.lastIndexOf('.');
  if (dot < 1 || text.length - dot < 3) return false;
  for (let index = dot + 1; index < text.length; index++) if (!isLetter(text.charCodeAt(index))) return false;
  return true;
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Letters, digits, dots and hyphens. */
function isHostCharacter(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2d;
}
