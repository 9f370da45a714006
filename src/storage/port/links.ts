import type { LookupKind } from '../../records/indicator.ts';
import type { Node } from '../../records/node.ts';
import type { TimeWindow } from './query.ts';

/** What messages and findings connect. A post stands for its victim and group, which are derived from posts. */
export type LinkedNode =
  | Exclude<Node, { kind: 'page' | 'group' | 'victim' }>
  | { kind: 'page' | 'post'; id: string };

/** Kinds of linked nodes; each kind of indicator is one of its own. */
export const LINKED_RECORDS = ['profile', 'channel', 'server', 'page', 'post'] as const;
export type LinkedKind = (typeof LINKED_RECORDS)[number] | LookupKind;

export interface LinksQuestion {
  nodes: readonly LinkedNode[];
  /** Only links with nodes of these kinds. */
  kinds: readonly LinkedKind[];
  /** By the date of the message, or the date on which a record first showed the value. */
  during?: TimeWindow | undefined;
  /** Each node lists at most this many links: the strongest. Posts are always listed. */
  max: number;
  /** Only links with these nodes, by `linkedId`, and with posts. */
  among?: readonly string[] | undefined;
}

/**
 * A profile is linked with the channels it wrote in; an indicator with the people who sent it and the channels it was
 * sent in, and with the profiles, channels, servers, pages and posts that show it.
 */
export interface NodeLink {
  node: LinkedNode;
  /** Number of messages; 1 if only the record itself shows the value. */
  weight: number;
  /** Dates of the first and last message, or the date on which the record first showed the value. */
  firstSeen: number;
  lastSeen: number;
}

export interface NodeLinks {
  /** Exact number of links by kind, listed or not. */
  totals: { kind: LinkedKind; count: number }[];
  /** Largest weight first, ties by `linkedId`. */
  links: NodeLink[];
}

/** `profile:telegram:42`, `post:0b1e…`, `indicator:email:desk@post.example`. */
export function linkedId(node: LinkedNode): string {
  switch (node.kind) {
    case 'page':
    case 'post':
      return `${node.kind}:${node.id}`;
    case 'indicator':
      return `${node.kind}:${node.indicator}:${node.canonical}`;
    default:
      return `${node.kind}:${node.platform}:${node.id}`;
  }
}

export function linkedKind(node: LinkedNode): LinkedKind {
  return node.kind === 'indicator' ? node.indicator : node.kind;
}
