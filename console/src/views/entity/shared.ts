import type { EntityHit, IndicatorRow } from '../../api/types.ts';
import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import { commonTexts } from '../../texts/common.ts';

export function isWallet({ kind }: Pick<IndicatorRow, 'kind'>): boolean {
  return isIndicatorKind(kind) && styleOfIndicator(kind).icon === 'wallet';
}

/** How many other people, channels, pages and posts show it. */
export function sharedTotal({ shared }: Pick<IndicatorRow, 'shared'>): number {
  const { people = 0, channels = 0, pages = 0, posts = 0 } = shared;
  return people + channels + pages + posts;
}

export function isShared(row: Pick<IndicatorRow, 'shared'>): boolean {
  return row.shared.isCommon === true || sharedTotal(row) > 0;
}

/** `4 people, 2 pages`; channels only if nobody else is known to show it. Empty if it is not shared. */
export function sharedText({ shared }: Pick<IndicatorRow, 'shared'>): string {
  const { people = 0, channels = 0, pages = 0, posts = 0 } = shared;
  return [
    people > 0 && commonTexts.people(people),
    people === 0 && channels > 0 && commonTexts.channels(channels),
    pages > 0 && commonTexts.pages(pages),
    posts > 0 && commonTexts.posts(posts),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** Kinds that belong to one person, unlike links and file hashes. */
const CONTACTS = new Set([
  'email',
  'jabber',
  'tox',
  'session',
  'matrix',
  'threema',
  'wickr',
  'signal',
  'phone',
]);
/** A wallet of more people is one of an exchange or a market. */
const PEOPLE_MAX = 100;

export interface SharedLink {
  kind: 'wallet' | 'contact';
  people: number;
  /** The value that they share. */
  node: string;
}

/** What ties a person to others most: a wallet, or else a contact of their own. */
export function strongestShared({ indicators }: Pick<EntityHit, 'indicators'>): SharedLink | undefined {
  const rows = indicators?.rows ?? [];
  const most = (chosen: readonly IndicatorRow[]) =>
    chosen
      .map(({ node, shared }) => ({ node, people: shared.people ?? 0 }))
      .filter(({ people }) => people > 0 && people <= PEOPLE_MAX)
      .sort((a, b) => b.people - a.people)[0];
  const wallet = most(rows.filter(isWallet));
  if (wallet !== undefined) return { kind: 'wallet', ...wallet };
  const contact = most(rows.filter(({ kind, relation }) => relation === 'own' && CONTACTS.has(kind)));
  return contact && { kind: 'contact', ...contact };
}
