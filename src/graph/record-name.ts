import type { Node } from '../records/node.ts';
import type { RecordName } from '../storage/port/outline.ts';

/** The record of a node; indicators have none. */
export function recordNameOf(node: Exclude<Node, { kind: 'indicator' }>): RecordName {
  switch (node.kind) {
    case 'group':
      return { kind: 'ransomware-group', key: node.id };
    case 'page':
    case 'victim':
      return { kind: node.kind, key: node.id };
    default:
      return { kind: node.kind, key: `${node.platform}:${node.id}` };
  }
}
