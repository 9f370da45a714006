import type { FindingSource } from '../../records/finding.ts';
import type { Platform } from '../../records/platform.ts';
import type { LinkedNode } from '../port/links.ts';

/** Source and owner of the findings of a record. */
export function sourceOf(
  node: Exclude<LinkedNode, { kind: 'indicator' }>,
): [source: FindingSource, owner: string] {
  switch (node.kind) {
    case 'page':
      return ['page', node.id];
    case 'post':
      return ['ransomware', node.id];
    case 'server':
      return ['discord-server', node.id];
    default:
      return [`${node.platform}-${node.kind}`, node.id];
  }
}

/** The record that a finding belongs to; undefined for messages, which are no nodes. */
export function nodeOfSource(source: FindingSource, owner: string): LinkedNode | undefined {
  if (source === 'page') return { kind: 'page', id: owner };
  if (source === 'ransomware') return { kind: 'post', id: owner };
  if (source === 'discord-server') return { kind: 'server', platform: 'discord', id: owner };
  const dash = source.indexOf('-');
  const kind = source.slice(dash + 1) as 'profile' | 'channel' | 'message';
  return kind === 'message' ? undefined : { kind, platform: source.slice(0, dash) as Platform, id: owner };
}
