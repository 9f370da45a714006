import { canonicalIndicator, LOOKUP_KINDS, type LookupKind } from './indicator.ts';
import { PLATFORMS, type Platform } from './platform.ts';

/** Everything that has a page of its own and can be connected with others. */
export type Node =
  | { kind: 'profile' | 'channel'; platform: Platform; id: string }
  | { kind: 'server'; platform: 'discord'; id: string }
  | { kind: 'page' | 'group' | 'victim'; id: string }
  | { kind: 'indicator'; indicator: LookupKind; canonical: string };

export const NODE_KINDS = ['profile', 'channel', 'server', 'page', 'group', 'victim', 'indicator'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** `profile:telegram:42`, `group:ironmoth`, `indicator:email:desk@post.example`. */
export function nodeId(node: Node): string {
  switch (node.kind) {
    case 'profile':
    case 'channel':
    case 'server':
      return `${node.kind}:${node.platform}:${node.id}`;
    case 'indicator':
      return `${node.kind}:${node.indicator}:${node.canonical}`;
    default:
      return `${node.kind}:${node.id}`;
  }
}

/** Undefined if the text is not the id of a node. An indicator may have any spelling. */
export function parseNode(text: string): Node | undefined {
  const [kind, rest] = cut(text);
  const name = NODE_KINDS.find((each) => each === kind);
  if (name === undefined || rest === '') return undefined;
  const [first, id] = cut(rest);
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

/** At the first colon. */
function cut(text: string): [before: string, after: string] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}
