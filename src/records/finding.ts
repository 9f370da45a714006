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

/** What of a record can be pivoted on and feeds the feeds. */
export function findingsOf(record: AnyRecord): Finding[] {
  if (record.kind === 'message') return messageFindings(record);
  if (record.kind === 'profile')
    return listFindings(`${record.platform}-profile`, record.userId, record.lists);
  if (record.kind === 'channel')
    return listFindings(`${record.platform}-channel`, record.channelId, record.lists);
  if (record.kind === 'ransomware') return listFindings('ransomware', record.postId, record.lists);
  if (record.kind === 'page') return listFindings('page', record.pageId, record.lists);
  return [];
}

function messageFindings(message: Message): Finding[] {
  if (message.items === undefined) return [];
  return message.items.map(({ kind, value }, position) => ({
    source: `${message.platform}-message`,
    owner: messageIdOf(message),
    kind,
    canonical: canonicalItem(kind, value),
    value,
    firstSeen: message.detectionDate,
    position,
  }));
}

function listFindings(
  source: FindingSource,
  owner: string,
  lists: { [Kind in FoundKind]?: Dated[] },
): Finding[] {
  return FOUND_KINDS.flatMap((kind) =>
    (lists[kind] ?? []).map(({ value, at, position }) => ({
      source,
      owner,
      kind,
      canonical: canonicalItem(kind, value),
      value,
      firstSeen: at,
      position,
    })),
  );
}
