import type { Dated } from './dated.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from './item.ts';
import { type Message, messageIdOf } from './message.ts';
import type { AnyRecord } from './record.ts';

/** Where something was found. Pages are what the API calls darknet. */
export const FINDING_SOURCES = [
  'telegram-profile',
  'discord-profile',
  'page',
  'telegram-message',
  'discord-message',
  'telegram-channel',
  'discord-channel',
  'ransomware',
] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

/** One thing shown by one of these, with the instant that source first showed it. */
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

/** Under which name a record shows things; undefined for kinds that show nothing. */
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

/** What of a record can be pivoted on and feeds the feeds. */
export function findingsOf(record: AnyRecord): Finding[] {
  const [source, owner] = ownerOf(record) ?? [];
  if (source === undefined || owner === undefined) return [];
  const shown =
    record.kind === 'message' ? itemsOf(record) : listsOf(record.lists as { [Kind in FoundKind]?: Dated[] });
  return shown.map(({ kind, value, at, position }) => ({
    source,
    owner,
    kind,
    canonical: canonicalItem(kind, value),
    value,
    firstSeen: at,
    position,
  }));
}

type Shown = Dated & { kind: FoundKind };

function itemsOf({ items, detectionDate }: Message): Shown[] {
  return (items ?? []).map(({ kind, value }, position) => ({ kind, value, at: detectionDate, position }));
}

function listsOf(lists: { [Kind in FoundKind]?: Dated[] }): Shown[] {
  return FOUND_KINDS.flatMap((kind) => (lists[kind] ?? []).map((entry) => ({ kind, ...entry })));
}
