import { defang } from '../text/pieces.ts';
import type { KindStyle } from './kinds.ts';

const MIDDLE_START = 6;
const MIDDLE_END = 4;
/** The names of onion and I2P hosts are keys, which people compare by their ends. */
const KEY_HOST = /\.(?:onion|i2p)$/;
const KEY_LABEL = /^[a-z2-7]{16,}$/;
export const VALUE_LENGTH_MAX = 32;

/** A value as a chip shows it: shortened where its kind can bear it. */
export function shorten(value: string, { shortening }: Pick<KindStyle, 'shortening'>): string {
  switch (shortening) {
    case 'middle':
      return middle(value);
    case 'host':
      return shortenHost(value);
    case 'address':
      return shortenAddress(value);
    default:
      return cutEnd(value);
  }
}

function cutEnd(text: string, length = VALUE_LENGTH_MAX): string {
  return text.length <= length ? text : `${beginning(text, length - 1)}…`;
}

/** Whole characters only: half a surrogate pair shows as a replacement character. */
function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

function ending(text: string, length: number): string {
  return text.slice(-length).replace(/^[\udc00-\udfff]/, '');
}

function middle(value: string): string {
  if (value.length <= MIDDLE_START + MIDDLE_END + 2) return value;
  return `${beginning(value, MIDDLE_START)}…${ending(value, MIDDLE_END)}`;
}

/** A host loses subdomains from the left, never the part that someone registered. */
function shortenHost(host: string): string {
  const isKey = KEY_HOST.test(host);
  const labels = host.split('.').map((label) => (isKey && KEY_LABEL.test(label) ? middle(label) : label));
  const shown = labels.join('.');
  if (shown.length <= VALUE_LENGTH_MAX) return shown;
  const kept = labels.splice(-registeredLabels(labels));
  while (labels.length > 0 && `…${labels.at(-1)}.${kept.join('.')}`.length <= VALUE_LENGTH_MAX)
    kept.unshift(labels.pop() ?? '');
  return labels.length === 0 ? kept.join('.') : `….${kept.join('.')}`;
}

/** Suffixes such as `co.uk` have two labels. Without the public suffix list, a short label may be part of one. */
function registeredLabels(labels: readonly string[]): number {
  return (labels.at(-2)?.length ?? 0) <= 3 ? 3 : 2;
}

/** An address without its scheme: the whole host, and the beginning of what follows. */
function shortenAddress(address: string): string {
  const [, host = '', rest = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?#]*)(.*)$/is.exec(address) ?? [];
  const shownHost = shortenHost(host);
  if (rest === '' || rest === '/') return shownHost;
  return shownHost + cutEnd(rest, Math.max(8, VALUE_LENGTH_MAX - shownHost.length));
}

/** A Telegram link as people write it. */
const TELEGRAM_NAME = /^https:\/\/t\.me\/([a-z]\w{3,31})$/i;
const SCHEME = /^https?:\/\//i;

/** A value as people read it: handles for links to people, addresses defanged. */
export function readable(value: string, style: Pick<KindStyle, 'isAddress'>): string {
  const handle = TELEGRAM_NAME.exec(value)?.[1];
  if (handle !== undefined) return `@${handle}`;
  return style.isAddress || SCHEME.test(value) ? defang(value) : value;
}

/** The short form, defanged after shortening, so that no bracket is cut. */
export function chipLabel(value: string, style: Pick<KindStyle, 'isAddress' | 'shortening'>): string {
  const handle = TELEGRAM_NAME.exec(value)?.[1];
  if (handle !== undefined) return `@${handle}`;
  const isLink = SCHEME.test(value);
  const short = shorten(value, isLink ? { shortening: 'address' } : style);
  return style.isAddress || isLink ? defang(short) : short;
}
