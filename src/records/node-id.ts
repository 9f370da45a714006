import type { LookupKind } from './indicator.ts';
import type { Platform } from './platform.ts';

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

/** Splits at the first colon. */
export function cutAtColon(text: string): [before: string, after: string] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}
