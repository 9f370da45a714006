import { hash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { foldText } from '../text/fold.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from './item.ts';
import { canonicalName, isNameKind, NAME_KINDS, type NameKind } from './name.ts';
import { URL_SCHEME } from './url.ts';

/** Everything that can be looked up: found items, names and titles. */
export const LOOKUP_KINDS = [...FOUND_KINDS, ...NAME_KINDS] as const;
export type LookupKind = FoundKind | NameKind;

export interface Indicator {
  kind: LookupKind;
  /** The form in which values are compared. */
  canonical: string;
}

export function canonicalIndicator(kind: LookupKind, value: string): string {
  return isNameKind(kind) ? canonicalName(kind, value) : canonicalItem(kind, value);
}

/** SHA-256 of a canonical value in UTF-8, as lower-case hexadecimal digits. */
export function indicatorHash(canonical: string): string {
  return hash('sha256', canonical);
}

/** Kinds whose values are searched by a part of them. */
export const SEARCHED_KINDS = [
  'domain',
  'url',
  'onion',
  'i2p',
  'email',
  'jabber',
  'telegram',
  'matrix',
  'name',
  'title',
] as const satisfies readonly LookupKind[];
const SEARCHED: ReadonlySet<string> = new Set(SEARCHED_KINDS);

export function isSearchedKind(kind: string): boolean {
  return SEARCHED.has(kind);
}

/** Longer values are searched by their beginning. */
const SEARCHED_LENGTH_MAX = 500;

/** Text as a search by a part of a value sees it: folded, and without the scheme of a URL. */
export function searchedText(text: string): string {
  return foldText(text.slice(0, SEARCHED_LENGTH_MAX)).replace(URL_SCHEME, '');
}

const PUNYCODE = /xn--[a-z0-9-]{1,59}/g;

/** The forms of a value that a search by a part of it compares: as stored, and with names of hosts in Unicode. */
export function searchedForms(canonical: string): string[] {
  const stored = searchedText(canonical);
  if (!stored.includes('xn--')) return [stored];
  const unicode = searchedText(stored.replace(PUNYCODE, (label) => domainToUnicode(label) || label));
  return unicode === stored ? [stored] : [stored, unicode];
}
