import { readCompanyName } from '../text/company-name.ts';
import { foldText } from '../text/fold.ts';
import type { Dated } from './dated.ts';
import type { FoundKind } from './item.ts';
import { addressesOfCompany, addressesOfPage, type OwnAddress } from './own-addresses.ts';
import { PROFILE_NAME_LISTS } from './profile.ts';
import type { AnyRecord } from './record.ts';

/**
 * Names of people and channels, titles of channels, servers, pages and companies, and companies in any spelling of their
 * name. Feeds do not show them.
 */
export const NAME_KINDS = ['name', 'title', 'company'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export function isNameKind(kind: string): kind is NameKind {
  return (NAME_KINDS as readonly string[]).includes(kind);
}

/** Longer titles count with their beginning. */
const NAME_LENGTH_MAX = 300;

/**
 * Names are compared without letter case, accents and extra white space, companies also without legal form, spaces and
 * punctuation. Empty if a text names no company.
 */
export function canonicalName(kind: NameKind, value: string): string {
  if (kind === 'company') return readCompanyName(value).nameKeys[0] ?? '';
  // Folding a few more characters than needed keeps it fast on long texts.
  return cut(foldText(value.slice(0, 2 * NAME_LENGTH_MAX)));
}

function cut(text: string): string {
  return text.length <= NAME_LENGTH_MAX ? text : text.slice(0, NAME_LENGTH_MAX).toWellFormed().trim();
}

export type NamedValue = Dated & { kind: NameKind | FoundKind };

/**
 * The names, titles and own addresses of a record other than a message. A value of a list is dated by its first
 * sighting, a fact by the record's.
 */
export function namesOf(record: AnyRecord): NamedValue[] {
  switch (record.kind) {
    case 'profile':
      return PROFILE_NAME_LISTS.flatMap((list) => listed('name', record.lists[list]));
    case 'channel':
      return [
        ...listed('title', record.lists.channelTitles),
        ...fact('name', record.facts.username, record.firstSeen),
      ];
    case 'server':
      return listed('title', record.lists.serverTitles);
    case 'page':
      return [
        ...fact('title', record.facts.pageTitle, record.firstSeen),
        ...addresses(addressesOfPage(record.facts.url?.value ?? ''), record.firstSeen),
      ];
    case 'ransomware': {
      const { companyName, companyLink } = record.facts;
      return [
        ...fact('title', companyName, record.firstSeen),
        ...fact('company', companyName, record.firstSeen),
        ...addresses(addressesOfCompany(companyName?.value, companyLink?.value), record.firstSeen),
      ];
    }
    default:
      return [];
  }
}

/** Whether two versions of a record certainly have the same names: a fast check before comparing them. */
export function hasUnchangedNames(a: AnyRecord, b: AnyRecord): boolean {
  const [before, after] = [partsOf(a), partsOf(b)];
  return before.every((part, index) => part === after[index]);
}

/** Everything that `namesOf` reads. Merging returns unchanged lists as they are. */
function partsOf(record: AnyRecord): unknown[] {
  switch (record.kind) {
    case 'profile':
      return PROFILE_NAME_LISTS.map((list) => record.lists[list]);
    case 'channel':
      return [record.lists.channelTitles, record.facts.username?.value, record.firstSeen];
    case 'server':
      return [record.lists.serverTitles];
    case 'page':
      return [record.facts.pageTitle?.value, record.facts.url?.value, record.firstSeen];
    case 'ransomware':
      return [record.facts.companyName?.value, record.facts.companyLink?.value, record.firstSeen];
    default:
      return [];
  }
}

function listed(kind: NameKind, list: readonly Dated[] | undefined): NamedValue[] {
  return (list ?? []).map((entry) => ({ kind, ...entry }));
}

function fact(kind: NameKind, known: { value: string } | undefined, at: number): NamedValue[] {
  return known === undefined ? [] : [{ kind, value: known.value, at, position: 0 }];
}

function addresses(own: readonly OwnAddress[], at: number): NamedValue[] {
  return own.map(({ kind, value }) => ({ kind, value, at, position: 0 }));
}
