import { isDiscordInvite, isPasteHost } from './contacts.ts';
import { type Found, itemAt } from './found.ts';
import { ambiguityOf, isDarknetHost, isDomain, isOtherRoot, isPlatformHost, topLevelOf } from './hosts.ts';
import { canonicalIpv6, isHostAddress } from './ip-addresses.ts';
import { linkPattern, trimUrl } from './links.ts';

const LINK = linkPattern('https?|s?ftps?');

export interface FoundUrl {
  /** Offsets in the text, including a login that follows. */
  start: number;
  end: number;
  items: Found[];
}

/** URLs with a scheme, each with its host as a second item. Links with a kind of their own have none. */
export function findUrls(text: string): FoundUrl[] {
  const found: FoundUrl[] = [];
  for (const { 0: match, 1: login, 2: host = '', index: start } of text.matchAll(LINK)) {
    const whole = trimUrl(isParameter(text, start) ? match.replace(/&.*$/s, '') : match, text[start - 1]);
    const items =
      login === undefined
        ? itemsOf(withoutCredentials(whole), host, start)
        : itemsOfLogin(whole, login, host, start);
    found.push({ start, end: start + match.length, items });
  }
  return found;
}

/** A URL in the query of another one ends before the next parameter. */
function isParameter(text: string, start: number): boolean {
  return text[start - 1] === '=' && /[?&][\w.-]{1,40}$/.test(text.slice(Math.max(0, start - 42), start - 1));
}

/** A host at the beginning of what looks like a login: `https://site.example:mail@host.example:password`. */
const LEADING_HOST = /^((?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,24})(:\d{1,5})?(?=[:;,)\]}])/i;

function itemsOfLogin(whole: string, login: string, host: string, start: number): Found[] {
  const [leading = '', name = ''] = LEADING_HOST.exec(login) ?? [];
  const lower = name.toLowerCase();
  const isCredential = isDomain(lower) && ambiguityOf(topLevelOf(lower)) === undefined;
  const scheme = whole.slice(0, whole.indexOf('://') + 3);
  return isCredential
    ? itemsOf(scheme + leading, name, start)
    : itemsOf(withoutCredentials(whole), host, start, scheme.length + login.length);
}

/** Stolen credentials after a path: `/login:mail@host…`, `/login:name:password`, `/login;mail@host…`. */
const CREDENTIALS =
  /[:;,](?=[^:;,/?#\s]{1,100}@[a-z0-9-]{1,63}\.)|(?<=^[^?]{1,500}):(?=[^:/?#\s]{1,64}:[^/\s]{1,64}$)/i;

/** Passwords must not become part of an indicator. */
function withoutCredentials(whole: string): string {
  const path = /[^/:](\/)/.exec(whole);
  if (path === null) return whole;
  const start = path.index + 1;
  const cut = CREDENTIALS.exec(whole.slice(start));
  return cut === null ? whole : whole.slice(0, start + cut.index);
}

/** Names of XML vocabularies, which look like URLs. */
const NAMESPACE =
  /^https?:\/\/(?:www\.w3\.org\/(?:\d{4}|XML)\/|schemas\.(?:microsoft|openxmlformats|xmlsoap|android)\.(?:com|org)\/|ns\.adobe\.com\/|(?:schema\.org|purl\.org|ogp\.me|xmlns\.com|rdfs\.org)\/)/;

/** `start` is the offset of the URL in the text. Its host follows the first `loginEnd` characters. */
function itemsOf(written: string, writtenHost: string, start: number, loginEnd = 0): Found[] {
  const url = URL.parse(written);
  if (url === null) return [];
  const host = url.hostname.replace(/\.$/, '');
  if (isPlatformHost(host) || isDarknetHost(host) || NAMESPACE.test(url.href)) return [];
  const hostItem = hostItemOf(host, writtenHost);
  if (hostItem === undefined || isPasteHost(host, url.pathname !== '/') || isDiscordInvite(url.href))
    return [];
  url.hostname = host;
  url.hash = '';
  url.username = '';
  url.password = '';
  const hostStart = start + written.indexOf(writtenHost, loginEnd || written.indexOf('://') + 3);
  return [
    itemAt('url', url.href, { start, end: start + written.length }),
    itemAt(hostItem.kind, hostItem.value, { start: hostStart, end: hostStart + writtenHost.length }),
  ];
}

/** The URL standard writes every IPv4 address like this. */
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function hostItemOf(host: string, writtenHost: string): Pick<Found, 'kind' | 'value'> | undefined {
  if (host.startsWith('[')) {
    const value = canonicalIpv6(host.slice(1, -1));
    return value === undefined ? undefined : { kind: 'ipv6', value };
  }
  // The URL standard also reads numbers such as 2130706433 as addresses.
  if (IPV4.test(host))
    return host === writtenHost && isHostAddress(host) ? { kind: 'ipv4', value: host } : undefined;
  return isDomain(host) || isOtherRoot(host) ? { kind: 'domain', value: host } : undefined;
}
