import type { Dated } from './dated.ts';
import { canonicalItem, ITEM_KINDS, type ItemKind } from './item.ts';
import type { AnyRecord } from './record.ts';

/** Where something was found. Pages are what the API calls darknet. */
export const FINDING_SOURCES = [
  'telegram-profile',
  'discord-profile',
  'page',
  'telegram-message',
  'discord-message',
] as const;
export type FindingSource = (typeof FINDING_SOURCES)[number];

export const FINDING_KINDS = [...ITEM_KINDS, 'onion'] as const;
export type FindingKind = ItemKind | 'onion';

/** One thing shown by one profile, page or message, with the instant that source first showed it. */
export interface Finding {
  source: FindingSource;
  /** User id, page id or message id. */
  owner: string;
  kind: FindingKind;
  canonical: string;
  value: string;
  firstSeen: number;
  position: number;
}

/** What of a record can be pivoted on and feeds the feeds. */
export function findingsOf(record: AnyRecord): Finding[] {
  if (record.kind === 'profile')
    return listFindings(`${record.platform}-profile`, record.userId, record.lists);
  if (record.kind === 'page') return listFindings('page', record.pageId, record.lists);
  return [];
}

function listFindings(
  source: FindingSource,
  owner: string,
  lists: { [Kind in FindingKind]?: Dated[] },
): Finding[] {
  return FINDING_KINDS.flatMap((kind) =>
    (lists[kind] ?? []).map(({ value, at, position }) => ({
      source,
      owner,
      kind,
      canonical: kind === 'onion' ? value : canonicalItem(kind, value),
      value,
      firstSeen: at,
      position,
    })),
  );
}
