import { canonicalIndicator, LOOKUP_KINDS } from './indicator.ts';
import { cutAtColon, NODE_KINDS, type Node } from './node-id.ts';
import { PLATFORMS } from './platform.ts';

export { NODE_KINDS, type Node, type NodeKind, nodeId } from './node-id.ts';

/** Undefined if the text is not the id of a node. An indicator may have any spelling. */
export function parseNode(text: string): Node | undefined {
  const [kind, rest] = cutAtColon(text);
  const name = NODE_KINDS.find((each) => each === kind);
  if (name === undefined || rest === '') return undefined;
  const [first, id] = cutAtColon(rest);
  switch (name) {
    case 'indicator': {
      const indicator = LOOKUP_KINDS.find((each) => each === first);
      const canonical = indicator && canonicalIndicator(indicator, id.trim());
      return indicator && canonical ? { kind: name, indicator, canonical } : undefined;
    }
    case 'server':
      return first === 'discord' && id !== '' ? { kind: name, platform: first, id } : undefined;
    case 'profile':
    case 'channel': {
      const platform = PLATFORMS.find((each) => each === first);
      return platform && id !== '' ? { kind: name, platform, id } : undefined;
    }
    default:
      return { kind: name, id: rest };
  }
}
