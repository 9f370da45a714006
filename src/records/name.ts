import { foldText } from '../text/fold.ts';
import type { Dated } from './dated.ts';
import { PROFILE_NAME_LISTS } from './profile.ts';
import type { AnyRecord } from './record.ts';

/** Names of people and channels, and titles of channels, servers, pages and companies. Feeds do not show them. */
export const NAME_KINDS = ['name', 'title'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export function isNameKind(kind: string): kind is NameKind {
  return kind === 'name' || kind === 'title';
}

/** Longer titles count with their beginning. */
const NAME_LENGTH_MAX = 300;

/** Names are compared without letter case, accents and extra white space. */
export function canonicalName(value: string): string {
  // Folding a few more characters than needed keeps it fast on long texts.
  return cut(foldText(value.slice(0, 2 * NAME_LENGTH_MAX)));
}

function cut(text: string): string {
  return text.length <= NAME_LENGTH_MAX ? text : text.slice(0, NAME_LENGTH_MAX).toWellFormed().trim();
}

export type NamedValue = Dated & { kind: NameKind };

/**
 * The names and titles of a record other than a message. A value of a list is dated by its first sighting, a fact by
 * the record's.
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
      return fact('title', record.facts.pageTitle, record.firstSeen);
    case 'ransomware':
      return fact('title', record.facts.companyName, record.firstSeen);
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
      return [record.facts.pageTitle?.value, record.firstSeen];
    case 'ransomware':
      return [record.facts.companyName?.value, record.firstSeen];
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
