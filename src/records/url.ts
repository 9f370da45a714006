import { createHash } from 'node:crypto';
import { normalizeUrl } from './web-url.ts';

/** The scheme of a URL, with the slashes after it. */
export const URL_SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/\//i;

export type Network = 'tor' | 'i2p' | 'clearnet';

/** A URL as the API shows it. */
export interface UrlParts {
  url: string;
  networkProtocol: string;
  domainName: string;
  port: number;
  path: string;
  signature: string;
  network: Network;
}

const DEFAULT_PORTS = { http: 80, https: 443 };

/** Without login and fragment. Undefined if the text is not an absolute http or https URL. */
export function parseUrl(text: string): UrlParts | undefined {
  const url = normalizeUrl(text);
  if (url === undefined) return undefined;
  const networkProtocol = url.protocol.slice(0, -1) as keyof typeof DEFAULT_PORTS;
  return {
    url: url.href,
    networkProtocol,
    domainName: url.hostname,
    port: url.port === '' ? DEFAULT_PORTS[networkProtocol] : Number(url.port),
    path: url.pathname,
    signature: nameUuid(url.href),
    network: networkOfHost(url.hostname),
  };
}

/** The same URL without user name and password. */
export function withoutLogin(text: string): string {
  const url = text.includes('@') ? URL.parse(text) : null;
  if (url === null || (url.username === '' && url.password === '')) return text;
  url.username = '';
  url.password = '';
  return url.href;
}

/** The network of a URL, or of a host. */
export function networkOf(url: string): Network {
  return networkOfHost(URL.parse(url)?.hostname.replace(/\.$/, '') ?? url);
}

function networkOfHost(host: string): Network {
  if (isOnionHost(host)) return 'tor';
  return host.endsWith('.i2p') ? 'i2p' : 'clearnet';
}

const IP_ADDRESS = /^\[|^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The host of a URL and the domains above it, down to two labels. A scheme may be missing. */
export function hostAndParents(url: string): string[] {
  const host = (URL.parse(url) ?? URL.parse(`http://${url}`))?.hostname.replace(/\.$/, '') ?? '';
  if (host === '') return [];
  if (IP_ADDRESS.test(host)) return [host];
  const labels = host.split('.');
  return labels.length < 2 ? [host] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

export function isOnionHost(host: string): boolean {
  return host.endsWith('.onion');
}

/** RFC 9562's namespace for URLs, so that anyone can derive the same UUID from a URL. */
const URL_NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** A name-based UUID (version 5). */
export function nameUuid(name: string): string {
  const digest = createHash('sha1').update(URL_NAMESPACE).update(name).digest().subarray(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
