import { isIPv4, isIPv6 } from 'node:net';
import { domainToUnicode } from 'node:url';
import { canonicalIndicator, type Indicator, LOOKUP_KINDS, type LookupKind } from '../records/indicator.ts';
import type { Item } from '../records/item.ts';
import { addressesOfPage } from '../records/own-addresses.ts';
import { refang } from '../text/refang.ts';
import { findItems } from './extract.ts';
import { withoutPlace } from './found.ts';
import { asciiHost, isDarknetHost, isDomain, isOtherRoot, isPlatformHost } from './hosts.ts';
import { canonicalIpv6 } from './ip-addresses.ts';
import { findPhones } from './phones.ts';
import { HOST_KINDS, isWhole, SPACED_KINDS } from './whole-value.ts';

/** Longer texts are no indicators. */
const VALUE_LENGTH_MAX = 2048;

const ORDER = new Map<LookupKind, number>(LOOKUP_KINDS.map((kind, index) => [kind, index]));

/**
 * What a text can be, as a whole: `user@host.example` is an e-mail address or a Jabber id. Defanged text counts as it
 * was meant. Unlike the extractors it needs no context: the caller says that the text is a value. A phone number can also
 * be known as that of a WhatsApp account, and any text can be a name or a title, or a company if it is nothing else. Empty
 * for blank and overlong texts.
 */
export function detectKinds(text: string): Indicator[] {
  const written = text.trim();
  if (written === '' || written.length > VALUE_LENGTH_MAX) return [];
  const value = refang(written);
  const found = new Map<string, Indicator>();
  const add = (kind: LookupKind, spelling: string) => {
    const canonical = canonicalIndicator(kind, spelling);
    if (canonical !== '') found.set(`${kind} ${canonical}`, { kind, canonical });
  };
  const items = [...wholeItems(value), ...plainItems(value)];
  for (const { kind, value: spelling } of items.length > 0 ? items : urlAsWritten(value)) {
    for (const each of HOSTED_KINDS.has(kind) ? hostSpellings(spelling) : [spelling]) add(kind, each);
    if (kind === 'phone') add('whatsapp', spelling);
  }
  if (found.size === 0) add('company', written);
  add('name', written);
  // Profiles show user names without it.
  if (USER_NAME.test(written)) add('name', written.slice(1));
  add('title', written);
  return [...found.values()].sort((a, b) => (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0));
}

const USER_NAME = /^@[\w.-]{1,64}$/;
/** Addresses are stored as written: those with the same host in ASCII and in Unicode are two values. */
const HOSTED_KINDS: ReadonlySet<string> = new Set(['email', 'jabber']);
const INNER_SPACE = /\s/;

/** What the extractors find, if it is all of the text. */
function wholeItems(value: string): Item[] {
  const items = (findItems(value, 'telegram') ?? []).filter((item) => isWhole(item, value));
  if (INNER_SPACE.test(value)) return items.filter(({ kind }) => SPACED_KINDS.has(kind));
  // The host of a URL is an item of its own, but not the whole.
  const isUrl = value.includes('/') || items.some(({ kind }) => kind === 'url');
  return isUrl ? items.filter(({ kind }) => !HOST_KINDS.has(kind)) : items;
}

/** The address with its host in ASCII and in Unicode, if these differ. */
function hostSpellings(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  const hosts = new Set([host, asciiHost(host) || host, domainToUnicode(host) || host]);
  return Array.from(hosts, (each) => address.slice(0, at) + each);
}

const DIGESTS = new Map<number, Item['kind']>([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
  [128, 'sha512'],
]);
const HEX = /^[0-9a-f]+$/i;
const ADDRESS = /^[^\s@/:<>()[\],;"\\]{1,64}@([^\s@/:<>()[\],;"\\']{1,253})$/;
const ATTACK = /^(?:T[01]\d{3}(?:\.\d{3})?|TA[01]\d{3}|[GSCM][01]\d{3})$/i;
const PHONE = /^(?:\+|00)?[\d\s().-]{7,24}$/;
const WITHOUT_SCHEME = /^[^\s/:@]{1,253}(?::\d{1,5})?\//;
/** A site as a whole, with nothing after its host. */
const SITE = /^(?:https?:\/\/)?([^\s/:@?#]{1,253})\/?$/i;
const HOST_NAME = /^[a-z0-9._-]{1,253}$/;

/** Values whose form is enough, without the context that extractors need. */
function plainItems(value: string): Item[] {
  if (INNER_SPACE.test(value)) return PHONE.test(value) ? phoneItems(value) : [];
  const digest = HEX.test(value) ? DIGESTS.get(value.length) : undefined;
  if (digest !== undefined) return [{ kind: digest, value: value.toLowerCase() }];
  const address = addressItem(value);
  if (address !== undefined) return [address];
  if (ATTACK.test(value)) return [{ kind: 'attack', value }];
  if (PHONE.test(value)) return phoneItems(value);
  return [...addressItems(value), ...hostItems(value)];
}

function phoneItems(value: string): Item[] {
  return findPhones(`tel: ${value}`).map(withoutPlace);
}

const ADDRESS_OR_NETWORK = /^\[?([0-9a-f.:]{2,45})\]?(?:\/(\d{1,3}))?$/i;

/** An IP address, or a network such as `198.51.100.0/24`. */
function addressItem(value: string): Item | undefined {
  const [, address = '', length] = ADDRESS_OR_NETWORK.exec(value) ?? [];
  const network = length === undefined ? '' : `/${Number(length)}`;
  if (isIPv4(address) && Number(length ?? 0) <= 32) return { kind: 'ipv4', value: address + network };
  if (!isIPv6(address) || Number(length ?? 0) > 128) return undefined;
  return { kind: 'ipv6', value: (canonicalIpv6(address) ?? address.toLowerCase()) + network };
}

function addressItems(value: string): Item[] {
  const host = ADDRESS.exec(value)?.[1];
  if (host === undefined || !host.includes('.')) return [];
  return [
    { kind: 'email', value },
    { kind: 'jabber', value },
  ];
}

/** A host alone, or a whole site, is a domain or an address; with a path it is a URL without its scheme. */
function hostItems(value: string): Item[] {
  const host = SITE.exec(value)?.[1];
  return [
    ...(WITHOUT_SCHEME.test(value) ? [...urlItems(`http://${value}`), ...urlItems(`https://${value}`)] : []),
    ...(host === undefined ? [] : siteItems(host)),
  ];
}

function urlItems(url: string): Item[] {
  return (findItems(url, 'page') ?? []).filter((item) => item.kind === 'url' && isWhole(item, url));
}

/** The URL of a page may contain what ends a URL in a sentence: `https://acme.example/it's`. */
function urlAsWritten(value: string): Item[] {
  if (!/^https?:\/\//i.test(value) || INNER_SPACE.test(value)) return [];
  const [url] = addressesOfPage(value);
  return url?.kind === 'url' && !isPlatformHost(URL.parse(url.value)?.hostname ?? '') ? [url] : [];
}

function siteItems(written: string): Item[] {
  const address = addressItem(written);
  if (address !== undefined) return [address];
  const host = asciiHost(written.replace(/\.$/, ''));
  if (host === undefined || !HOST_NAME.test(host)) return [];
  const isHost = isDarknetHost(host) || ((isDomain(host) || isOtherRoot(host)) && !isPlatformHost(host));
  return isHost ? [{ kind: 'domain', value: host }] : [];
}
