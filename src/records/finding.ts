import type { Dated } from './dated.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from './item.ts';
import { type Message, messageIdOf } from './message.ts';
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
] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

/** An item found in one record, with the instant it was first seen there. */
export interface Finding {
  source: FindingSource;
  /** Id of the user, page, message, channel or post. */
  owner: string;
  kind: FoundKind;
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
    case 'page':
      return ['page', record.pageId];
    case 'ransomware':
      return ['ransomware', record.postId];
    default:
      return undefined;
  }
}

/** Everything in a record that users can pivot on. Feeds are built from the same findings. */
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

type FoundItem = Dated & { kind: FoundKind };

function itemsOf({ items, detectionDate }: Message): FoundItem[] {
  return (items ?? []).map(({ kind, value }, position) => ({ kind, value, at: detectionDate, position }));
}

function listsOf(lists: { [Kind in FoundKind]?: Dated[] }): FoundItem[] {
  return FOUND_KINDS.flatMap((kind) => (lists[kind] ?? []).map((entry) => ({ kind, ...entry })));
}
