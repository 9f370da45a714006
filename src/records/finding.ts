import type { Dated } from './dated.ts';
import { canonicalIndicator, type LookupKind } from './indicator.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from './item.ts';
import { type Message, messageIdOf } from './message.ts';
import { namesOf } from './name.ts';
import type { AnyRecord } from './record.ts';

/** Kinds of records in which items are found. The API calls pages "darknet". */
export const FINDING_SOURCES = [
  'telegram-profile',
  'discord-profile',
  'page',
  'telegram-message',
  'discord-message',
  'jabber-profile',
  'jabber-message',
  'jabber-channel',
  'telegram-channel',
  'discord-channel',
  'ransomware',
  'discord-server',
] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

/** An item, name or title found in one record, with the instant it was first seen there. */
export interface Finding {
  source: FindingSource;
  /** Id of the user, page, message, channel, server or post. */
  owner: string;
  kind: LookupKind;
  canonical: string;
  value: string;
  firstSeen: number;
  position: number;
}

/** Source and owner of the findings in a record; undefined for kinds that have none. */
export function ownerOf(record: AnyRecord): [FindingSource, string] | undefined {
  switch (record.kind) {
    case 'message':
      return [`${record.platform}-message`, messageIdOf(record)];
    case 'profile':
      return [`${record.platform}-profile`, record.userId];
    case 'channel':
      return [`${record.platform}-channel`, record.channelId];
    case 'server':
      return ['discord-server', record.serverId];
    case 'page':
      return ['page', record.pageId];
    case 'ransomware':
      return ['ransomware', record.postId];
    default:
      return undefined;
  }
}

/** The items of a record. Feeds are built from the same findings. */
export function findingsOf(record: AnyRecord): Finding[] {
  const [source, owner] = ownerOf(record) ?? [];
  if (source === undefined || owner === undefined) return [];
  const items =
    record.kind === 'message' ? itemsOf(record) : listsOf(record.lists as { [Kind in FoundKind]?: Dated[] });
  return items.map(({ kind, value, at, position }) => ({
    source,
    owner,
    kind,
    canonical: canonicalItem(kind, value),
    value,
    firstSeen: at,
    position,
  }));
}

/**
 * The names, titles and own addresses of a record; none for messages, whose names belong to their sender and channel.
 * They follow from the merged record. If an address is also one of its items, this finding replaces the item's: none is
 * dated earlier.
 */
export function nameFindingsOf(record: AnyRecord): Finding[] {
  const [source, owner] = ownerOf(record) ?? [];
  if (source === undefined || owner === undefined) return [];
  const findings = new Map<string, Finding>();
  for (const { kind, value, at: firstSeen, position } of namesOf(record)) {
    const canonical = canonicalIndicator(kind, value);
    const name = `${kind} ${canonical}`;
    const finding: Finding = { source, owner, kind, canonical, value, firstSeen, position };
    const known = findings.get(name);
    if (canonical !== '' && (known === undefined || isEarlier(finding, known))) findings.set(name, finding);
  }
  return [...findings.values()];
}

/** All findings of a record, each value once. */
export function allFindingsOf(record: AnyRecord): Finding[] {
  const own = nameFindingsOf(record);
  const names = new Set(own.map(({ kind, canonical }) => `${kind} ${canonical}`));
  return [...findingsOf(record).filter(({ kind, canonical }) => !names.has(`${kind} ${canonical}`)), ...own];
}

/** The order in which sightings of the same value win: the same on every engine. */
export function isEarlier(a: Finding, b: Finding): boolean {
  const order = a.firstSeen - b.firstSeen || a.position - b.position;
  return order === 0 ? a.value < b.value : order < 0;
}

type FoundItem = Dated & { kind: FoundKind };

function itemsOf({ items, detectionDate }: Message): FoundItem[] {
  return (items ?? []).map(({ kind, value }, position) => ({ kind, value, at: detectionDate, position }));
}

function listsOf(lists: { [Kind in FoundKind]?: Dated[] }): FoundItem[] {
  return FOUND_KINDS.flatMap((kind) => (lists[kind] ?? []).map((entry) => ({ kind, ...entry })));
}
