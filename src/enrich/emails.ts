import type { Item } from '../records/item.ts';

const EMAIL =
  /(?<![\p{L}\p{N}_@.+%-])([a-z0-9_](?:[a-z0-9_.+%-]{0,62}[a-z0-9_%+-])?)@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{2,59}|[a-z]{2,24}))(?![\p{Script=Latin}\p{N}_@-])/giu;

/** File extensions: a file name that contains an @ looks like an address. */
const FILE_EXTENSIONS = new Set(
  (
    'png jpg jpeg gif webp svg ico bmp tif tiff css js mjs cjs ts tsx jsx json xml yml yaml html htm php asp aspx jsp txt log csv sql db ' +
    'pdf doc docx xls xlsx rar gz tgz tar exe dll bat apk ipa bin dat iso img avi mkv webm ogg wav flac tgs lottie ttf woff'
  ).split(' '),
);

const AUTHORITY_BEFORE = /[a-z][a-z0-9+.-]*:\/\/([^\s/?#@]*)$/i;
const HOST_AND_COLON = /^(?:[a-z0-9-]+\.)+[a-z]{2,24}:$/i;
const AUTHORITY_LENGTH_MAX = 300;

export function findEmails(text: string): Item[] {
  if (!text.includes('@')) return [];
  const found: Item[] = [];
  for (const { 0: address, 1: user = '', 2: host = '', index } of text.matchAll(EMAIL)) {
    if (user.includes('..') || host.length > 253 || FILE_EXTENSIONS.has(lastLabel(host))) continue;
    if (isLogin(text, index) || isGitRemote(text, user, index + address.length)) continue;
    found.push({ kind: 'email', value: address });
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
  const before = AUTHORITY_BEFORE.exec(text.slice(Math.max(0, start - AUTHORITY_LENGTH_MAX), start));
  return before !== null && !HOST_AND_COLON.test(before[1] ?? '');
}

/** `git@host:owner/project.git`. */
function isGitRemote(text: string, user: string, end: number): boolean {
  return user.toLowerCase() === 'git' && /^[:/]/.test(text.slice(end, end + 1));
}
