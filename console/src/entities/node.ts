import { cutAtColon, NODE_KINDS, type Node, nodeId } from '../../../src/records/node-id.ts';
import { PLATFORMS } from '../../../src/records/platform.ts';
import { isIndicatorKind } from './kinds.ts';

export { type Node, nodeId };

/** Undefined if the text is not the id of a node. Values are taken as they are: ids hold canonical ones. */
export function readNodeId(text: string): Node | undefined {
  const [kind, rest] = cutAtColon(text);
  const name = NODE_KINDS.find((each) => each === kind);
  if (name === undefined || rest === '') return undefined;
  if (name === 'page' || name === 'group' || name === 'victim') return { kind: name, id: rest };
  const [first, id] = cutAtColon(rest);
  if (id === '') return undefined;
  if (name === 'indicator')
    return isIndicatorKind(first) ? { kind: name, indicator: first, canonical: id } : undefined;
  if (name === 'server') return first === 'discord' ? { kind: name, platform: first, id } : undefined;
  const platform = PLATFORMS.find((each) => each === first);
  return platform && { kind: name, platform, id };
}

/** What is copied: the indicator's value, or the record's id. */
export function nodeValue(node: Node): string {
  return node.kind === 'indicator' ? node.canonical : node.id;
}
