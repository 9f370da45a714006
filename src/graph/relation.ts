import { isNameKind } from '../records/name.ts';
import type { Node } from '../records/node.ts';
import type { NodeRelation } from '../records/node-relation.ts';
import { canonicalTelegram } from '../records/telegram-link.ts';
import type { RecordOutline } from '../storage/port/outline.ts';

type IndicatorNode = Extract<Node, { kind: 'indicator' }>;

/** A node with what is known of its record. */
export interface OutlinedNode {
  node: Node;
  outline?: RecordOutline | undefined;
}

const LINK_KINDS: ReadonlySet<string> = new Set(['url', 'onion', 'onion_v2', 'i2p', 'telegram', 'discord']);
const SITE_KINDS: ReadonlySet<string> = new Set(['url', 'onion', 'domain']);

export function relationOf(a: OutlinedNode, b: OutlinedNode): NodeRelation {
  if (a.node.kind === 'indicator' && b.node.kind === 'indicator') return 'part of';
  if (a.node.kind === 'indicator') return relationOfIndicator(b, a.node);
  if (b.node.kind === 'indicator') return relationOfIndicator(a, b.node);
  const kinds = new Set([a.node.kind, b.node.kind]);
  if (kinds.has('server')) return 'part of';
  return kinds.has('group') ? 'named' : 'wrote in';
}

function relationOfIndicator({ node, outline }: OutlinedNode, indicator: IndicatorNode): NodeRelation {
  if (isNameKind(indicator.indicator) || isOwnName(indicator, outline)) return 'also known as';
  const isOwn = outline?.own.includes(`${indicator.indicator} ${indicator.canonical}`) ?? false;
  switch (node.kind) {
    case 'profile':
      return isOwn ? 'owns' : 'posted';
    case 'group':
      if (!isOwn) return 'mentioned in';
      return SITE_KINDS.has(indicator.indicator) ? 'mirror of' : 'owns';
    case 'page':
      return LINK_KINDS.has(indicator.indicator) ? 'links to' : 'shown on';
    default:
      return 'mentioned in';
  }
}

function isOwnName({ indicator, canonical }: IndicatorNode, outline: RecordOutline | undefined): boolean {
  return (
    indicator === 'telegram' &&
    (outline?.usernames.some((name) => canonicalTelegram(name) === canonical) ?? false)
  );
}
