import { walletKindOfAnyChain } from '../../../src/records/wallet.ts';
import { viewUrl } from '../route.ts';
import { type Node, nodeId, nodeValue, readNodeId } from './node.ts';

/** The console's names of kinds in addresses, where they differ from those of nodes. */
const VIEW_OF_KIND: Record<string, string> = { profile: 'person' };
const KIND_OF_VIEW: Record<string, string> = { person: 'profile' };

/** The address of a node's page. */
export function nodeUrl(node: Node): string {
  return viewUrl([VIEW_OF_KIND[node.kind] ?? node.kind, ...segmentsOf(node)]);
}

/** The same for a node id; undefined if the text is none. */
export function nodeIdUrl(id: string): string | undefined {
  const node = readNodeId(id);
  return node && nodeUrl(node);
}

function segmentsOf(node: Node): string[] {
  if (node.kind === 'indicator') return [node.indicator, node.canonical];
  return 'platform' in node ? [node.platform, node.id] : [node.id];
}

/** The node that an address shows; undefined for other views. */
export function nodeOfRoute([view = '', ...segments]: readonly string[]): Node | undefined {
  const kind = KIND_OF_VIEW[view] ?? view;
  if (Object.hasOwn(VIEW_OF_KIND, view)) return undefined;
  const node = readNodeId([kind, ...segments].join(':'));
  return node && segmentsOf(node).length === segments.length ? node : undefined;
}

/** The address that replaced one of the first console. */
export function redirectOf([view, ...segments]: readonly string[]): string | undefined {
  if (view === 'profile') return oldNodeUrl([view, ...segments], nodeUrl);
  if (view === 'pivot') return oldNodeUrl(segments, nodeUrl);
  return view === 'graph' ? oldNodeUrl(segments, (node) => graphUrl([nodeId(node)])) : undefined;
}

/** `profile/telegram/42`, `email/a@b.example`, `wallet/BTC/1abc` */
function oldNodeUrl(segments: readonly string[], urlOf: (node: Node) => string): string | undefined {
  const [kind, first = '', second = ''] = segments;
  const id =
    kind === 'email'
      ? `indicator:email:${first}`
      : kind === 'wallet'
        ? `indicator:${walletKindOfAnyChain(first)}:${second}`
        : segments.join(':');
  const node = readNodeId(id);
  return node && urlOf(node);
}

/** Connections of some nodes. */
export function graphUrl(nodeIds: readonly string[]): string {
  const query = new URLSearchParams(nodeIds.map((id) => ['node', id]));
  return `#/connections?${query}`;
}

export function searchUrl(query: string, tab = 'messages'): string {
  return viewUrl(['search', tab], { q: query });
}

const TAB_OF_KIND: Partial<Record<Node['kind'], string>> = {
  page: 'pages',
  group: 'victims',
  victim: 'victims',
};

/** The search for records that contain or mention the node. */
export function searchUrlOf(node: Node, label?: string): string {
  return searchUrl(queryOf(node, label), TAB_OF_KIND[node.kind]);
}

export function queryOf(node: Node, label = nodeValue(node)): string {
  switch (node.kind) {
    case 'indicator':
      return node.canonical.includes('"') ? quoted(label) : `indicator:"${node.indicator}:${node.canonical}"`;
    case 'profile':
      return `user:${quoted(node.id)}`;
    case 'channel':
    case 'server':
      return `${node.kind}:${quoted(node.id)}`;
    case 'group':
      return `group:${quoted(node.id)}`;
    default:
      return quoted(label);
  }
}

const PLAIN = /^[\p{L}\p{N}_-]+$/u;

function quoted(text: string): string {
  return PLAIN.test(text) ? text : `"${text.replaceAll('"', ' ')}"`;
}
