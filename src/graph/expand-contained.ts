import { type Indicator, type LookupKind, searchedText } from '../records/indicator.ts';
import type { Node } from '../records/node.ts';
import type { IndicatorCount, IndicatorSearch } from '../storage/port/indicators.ts';
import { type Expansion, nodesOf } from './context.ts';
import type { Link } from './link.ts';

type IndicatorNode = Extract<Node, { kind: 'indicator' }>;

/** Values that are read to find those with a host. */
const VALUES_MAX = 1000;
/** Shorter texts are not searched for. */
const SEARCHED_LENGTH_MIN = 3;

/** Kinds with a host in their values: at the end of an address, or at the beginning of a URL. */
const ADDRESS_KINDS = ['email', 'jabber'] as const satisfies readonly LookupKind[];
const URL_KINDS = ['url', 'onion', 'i2p'] as const satisfies readonly LookupKind[];

/** The domain in an e-mail address or a URL. */
export function hostIn({ kind, canonical }: Indicator): string | undefined {
  if ((ADDRESS_KINDS as readonly string[]).includes(kind))
    return canonical.slice(canonical.lastIndexOf('@') + 1) || undefined;
  if ((URL_KINDS as readonly string[]).includes(kind))
    return URL.parse(canonical)?.hostname.replace(/\.$/, '') || undefined;
  return undefined;
}

/** Links between a domain and the addresses and URLs that contain it. Their weight is that of the longer value. */
export async function expandContained(expansion: Expansion): Promise<void> {
  const nodes = nodesOf(expansion.nodes, 'indicator') as IndicatorNode[];
  await addHosts(expansion, nodes);
  // Among given nodes, the longer values know their domain: nothing has to be searched for.
  if (expansion.among !== undefined) return;
  for (const node of nodes) if (node.indicator === 'domain') await addContaining(expansion, node);
}

async function addHosts(
  { store, visible, during, signal, sumsOf, wanted, among }: Expansion,
  nodes: readonly IndicatorNode[],
): Promise<void> {
  if (!wanted.has('domain')) return;
  const isWanted = (host: string) => among?.has(`indicator:domain:${host}`) ?? true;
  const parts = nodes.flatMap((node) => {
    const whole: Indicator = { kind: node.indicator, canonical: node.canonical };
    const host = hostIn(whole);
    return host === undefined || !isWanted(host)
      ? []
      : [{ node, whole, host: { kind: 'domain', canonical: host } as const }];
  });
  if (parts.length === 0) return;
  const hosts = parts.map(({ host }) => host);
  const wholes = parts.map(({ whole }) => whole);
  const existing = await store.countIndicators({ indicators: hosts, visible }, { signal });
  const counts = await store.countIndicators({ indicators: wholes, visible, during }, { signal });
  for (const [index, { node, host }] of parts.entries()) {
    const count = counts[index];
    if (existing[index] === undefined || count === undefined) continue;
    sumsOf(node).add(linkOf({ kind: 'indicator', indicator: 'domain', canonical: host.canonical }, count));
  }
}

async function addContaining(expansion: Expansion, domain: IndicatorNode): Promise<void> {
  const { store, visible, during, signal, sumsOf, wanted } = expansion;
  const slice = { kind: 'page', skip: 0, take: VALUES_MAX } as const;
  const host = searchedText(domain.canonical);
  const searches: Pick<IndicatorSearch, 'text' | 'isOpenBefore' | 'isOpenAfter' | 'kinds'>[] = [
    { text: `@${host}`, isOpenBefore: true, isOpenAfter: false, kinds: ADDRESS_KINDS },
    { text: host, isOpenBefore: false, isOpenAfter: true, kinds: URL_KINDS },
  ];
  for (const search of searches) {
    const kinds = search.kinds.filter((kind) => wanted.has(kind));
    if (kinds.length === 0 || [...search.text].length < SEARCHED_LENGTH_MIN) continue;
    const found = await store.findIndicators({ ...search, kinds, visible, during, slice }, { signal });
    if (found.hasMore) sumsOf(domain).cut();
    for (const hit of found.hits)
      if (hostIn(hit) === domain.canonical)
        sumsOf(domain).add(linkOf({ kind: 'indicator', indicator: hit.kind, canonical: hit.canonical }, hit));
  }
}

function linkOf(node: Node, { total, firstSeen, lastSeen }: IndicatorCount): Link {
  return { node, weight: total, firstSeen, lastSeen };
}
