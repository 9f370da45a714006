import { canonicalCountry } from '../records/country.ts';
import { canonicalIndicator, LOOKUP_KINDS } from '../records/indicator.ts';
import { canonicalItem } from '../records/item.ts';
import { canonicalTag } from '../records/page.ts';
import { channelIdCandidates } from '../records/telegram-id.ts';
import { canonicalAddress, canonicalAddressPrefix } from '../records/wallet.ts';
import { analyze } from './analyzer.ts';
import { type ExactField, exactForm, type SearchPlace, type SearchTree } from './search-tree.ts';
import { valueTree } from './value-tree.ts';

/** Fields that a query can name as `field:value` (decision 16). */
export const FIELDS = [
  'channel',
  'user',
  'user-exact',
  'server',
  'lang',
  'media',
  'email',
  'wallet',
  'indicator',
  'file',
  'link',
  'forwarded',
  'title',
  'site',
  'network',
  'tag',
  'group',
  'country',
  'sector',
] as const;
export type Field = (typeof FIELDS)[number];

/** Kinds of records that can be searched. */
export type SearchedKind =
  | 'message'
  | 'profile'
  | 'channel'
  | 'page'
  | 'ransomware'
  | 'ransomware-group'
  | 'victim';

const POST_FIELDS: readonly Field[] = [
  'title',
  'site',
  'group',
  'country',
  'sector',
  'lang',
  'email',
  'wallet',
  'indicator',
];

/** Fields supported for each kind of record. Other field names are searched as text. */
export const FIELDS_OF: Record<SearchedKind, ReadonlySet<string>> = {
  message: new Set<Field>([
    'channel',
    'user',
    'user-exact',
    'server',
    'lang',
    'media',
    'email',
    'wallet',
    'indicator',
    'file',
    'link',
    'forwarded',
  ]),
  profile: new Set<Field>(['user', 'user-exact', 'email', 'wallet', 'indicator']),
  channel: new Set<Field>(['channel', 'server', 'indicator']),
  page: new Set<Field>(['title', 'site', 'network', 'tag', 'lang', 'email', 'wallet', 'indicator']),
  ransomware: new Set<Field>(POST_FIELDS),
  'ransomware-group': new Set<Field>(['title', 'group']),
  victim: new Set<Field>([...POST_FIELDS, 'network']),
};

/** The condition that `indicator:kind:value` stands for; undefined if it names no kind of indicator. */
export function indicatorTree(text: string): SearchTree | undefined {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).toLowerCase();
  const kind = LOOKUP_KINDS.find((each) => each === name);
  const canonical = kind && canonicalIndicator(kind, text.slice(colon + 1).trim());
  return kind && canonical ? { kind: 'found', indicator: { kind, canonical } } : undefined;
}

/** The condition that `field:value` stands for: an exact id or value, or words of a title. */
export function fieldTree(field: Exclude<Field, 'indicator'>, value: string, isPrefix: boolean): SearchTree {
  const exact = (name: ExactField, text: string): SearchTree =>
    isPrefix ? { kind: 'exact', field: name, value: exactForm(name, text), isPrefix } : valueTree(name, text);
  switch (field) {
    case 'channel':
      return anyOf(
        // A query names no platform; Telegram's candidates include the id as written.
        ...channelIdCandidates('telegram', value).map((id) => exact('channelId', id)),
        titlePhrase(value, isPrefix, 'channel'),
      );
    case 'server':
      return anyOf(exact('serverId', value), titlePhrase(value, isPrefix, 'server'));
    case 'user': {
      const name = value.replace(/^@/, '');
      // A prefix is compared with the names that messages show: it may stand for thousands of accounts.
      return anyOf(exact('userId', name), exact(isPrefix ? 'username' : 'accountName', name));
    }
    case 'user-exact':
      return exact('username', value.replace(/^@/, ''));
    case 'lang':
      return exact('language', value);
    case 'media':
      return exact('media', value);
    case 'email':
      return exact('email', canonicalItem('email', value));
    case 'site':
      return exact('site', siteOf(value));
    case 'tag':
      return exact('tag', isPrefix ? value : canonicalTag(value));
    case 'country':
      return exact('country', isPrefix ? value : canonicalCountry(value));
    case 'network':
    case 'group':
    case 'sector':
      return exact(field, value);
    case 'file':
    case 'link':
    case 'title':
      return titlePhrase(value, isPrefix, field);
    case 'forwarded':
      return anyOf(
        ...channelIdCandidates('telegram', value).map((id) => exact('forwardedFrom', id)),
        titlePhrase(value, isPrefix, 'forwarded'),
      );
    case 'wallet':
      return exact('wallet', isPrefix ? canonicalAddressPrefix(value) : canonicalAddress(value));
  }
}

/** People paste addresses where a host is asked for. */
function siteOf(value: string): string {
  return URL.parse(value)?.hostname || value.replace(/^www\./i, '');
}

function titlePhrase(value: string, isPrefix: boolean, place: SearchPlace): SearchTree {
  const tokens = analyze(value);
  return tokens.length === 0 ? { kind: 'nothing' } : { kind: 'phrase', tokens, isPrefix, in: place };
}

function anyOf(...parts: SearchTree[]): SearchTree {
  const matchable = parts.filter((part) => part.kind !== 'nothing');
  return matchable.length === 1 ? (matchable[0] as SearchTree) : { kind: 'or', of: matchable };
}
