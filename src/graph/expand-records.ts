import { anyOf, exact } from '../questions/filters.ts';
import { channelsOfServer } from '../questions/questions.ts';
import { groupIndicators } from '../records/group-indicators.ts';
import type { Indicator } from '../records/indicator.ts';
import { type Node, nodeId } from '../records/node.ts';
import { canonicalTelegram } from '../records/telegram-link.ts';
import { analyze } from '../search/analyzer.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { LinkedNode } from '../storage/port/links.ts';
import type { RecordOutline } from '../storage/port/outline.ts';
import { type Expansion, nodesOf, recordLink } from './context.ts';
import { recordNameOf } from './record-name.ts';

/** Records that one question reads. */
const RECORDS_MAX = 1000;

type Named = Node & { kind: 'profile' | 'channel' | 'group' };

/** Links that follow from records themselves: servers, names, and a group's own sites and contacts. */
export async function expandRecords(expansion: Expansion): Promise<void> {
  const named = nodesOf(expansion.nodes, 'profile', 'channel', 'group') as Named[];
  const { store, signal } = expansion;
  const outlines = named.length === 0 ? [] : await store.outlines(named.map(recordNameOf), { signal });
  const known = named.flatMap((node, index) => {
    const outline = outlines[index];
    return outline === undefined ? [] : [{ node, outline }];
  });
  for (const { node, outline } of known)
    if (node.kind === 'channel' && outline.serverId !== undefined)
      for (const link of recordLink(serverNode(outline.serverId), outline, expansion.during))
        expansion.sumsOf(node).add(link);
  await addOwnIndicators(expansion, known);
  await expandServers(expansion);
  await addOwners(expansion);
}

function serverNode(id: string): Node {
  return { kind: 'server', platform: 'discord', id };
}

async function expandServers({ nodes, store, during, signal, sumsOf }: Expansion): Promise<void> {
  for (const node of nodesOf(nodes, 'server') as Extract<Node, { kind: 'server' }>[]) {
    const slice = { kind: 'page', skip: 0, take: RECORDS_MAX } as const;
    const found = await store.find(channelsOfServer('discord', node.id, slice), { signal });
    for (const { platform, channelId: id, firstSeen, detectionDate } of found.hits)
      for (const link of recordLink(
        { kind: 'channel', platform, id },
        { firstSeen, lastSeen: detectionDate },
        during,
      ))
        sumsOf(node).add(link);
    if (found.hasMore) sumsOf(node).cut();
  }
}

/** Names of a person or channel as links to it, a group's sites and contacts; only those that a record contains. */
async function addOwnIndicators(
  expansion: Expansion,
  known: readonly { node: Named; outline: RecordOutline }[],
): Promise<void> {
  const { store, visible, during, signal, sumsOf, wanted } = expansion;
  const owned = known.flatMap(({ node, outline }) =>
    ownIndicatorsOf(node, outline)
      .filter(({ kind }) => wanted.has(kind))
      .map((indicator) => ({ node, outline, indicator })),
  );
  if (owned.length === 0) return;
  const indicators = owned.map(({ indicator }) => indicator);
  const counts = await store.countIndicators({ indicators, visible }, { signal });
  const existing = owned.filter(({ node }, index) => counts[index] !== undefined || node.kind === 'group');
  for (const { node, outline, indicator } of existing) {
    const other: Node = { kind: 'indicator', indicator: indicator.kind, canonical: indicator.canonical };
    await listIfCounted(expansion, node, other);
    for (const link of recordLink(other, outline, during)) sumsOf(node).add(link);
  }
}

function ownIndicatorsOf(node: Named, { usernames, own }: RecordOutline): Indicator[] {
  if (node.kind === 'group')
    return own.map((name) => {
      const space = name.indexOf(' ');
      return { kind: name.slice(0, space) as Indicator['kind'], canonical: name.slice(space + 1) };
    });
  return node.platform === 'telegram'
    ? usernames.map((name) => ({ kind: 'telegram', canonical: canonicalTelegram(name) }))
    : [];
}

/** The people, channels and groups that an indicator is a name, site or contact of. */
async function addOwners(expansion: Expansion): Promise<void> {
  const indicators = nodesOf(expansion.nodes, 'indicator') as Extract<Node, { kind: 'indicator' }>[];
  await addNamed(expansion, indicators, 'profile');
  await addNamed(expansion, indicators, 'channel');
  await addGroups(expansion, indicators);
}

const NAME_LINK = /^https:\/\/t\.me\/(\w+)$/;

async function addNamed(
  expansion: Expansion,
  indicators: readonly Extract<Node, { kind: 'indicator' }>[],
  kind: 'profile' | 'channel',
): Promise<void> {
  const { store, during, signal, sumsOf, wanted } = expansion;
  const byName = new Map<string, Node>();
  for (const node of indicators) {
    const name = node.indicator === 'telegram' ? NAME_LINK.exec(node.canonical)?.[1] : undefined;
    if (name !== undefined) byName.set(name, node);
  }
  if (byName.size === 0 || !wanted.has(kind)) return;
  const filter = anyOf([...byName.keys()].map((name) => exact('username', name)));
  const slice = { kind: 'page', skip: 0, take: RECORDS_MAX } as const;
  const { hits } = await store.find({ collection: kind, platform: 'telegram', filter, slice }, { signal });
  for (const record of hits) {
    const { firstSeen, detectionDate: lastSeen } = record;
    const names =
      record.kind === 'profile'
        ? (record.lists.usernames ?? []).map(({ value }) => value)
        : [record.facts.username?.value ?? ''];
    const id = record.kind === 'profile' ? record.userId : record.channelId;
    const other: Node = { kind, platform: 'telegram', id };
    for (const name of new Set(names.map((each) => each.toLowerCase()))) {
      const node = byName.get(name);
      if (node === undefined) continue;
      await listIfCounted(expansion, node, other);
      for (const link of recordLink(other, { firstSeen, lastSeen }, during)) sumsOf(node).add(link);
    }
  }
}

async function addGroups(
  { store, during, signal, sumsOf, wanted }: Expansion,
  indicators: readonly Extract<Node, { kind: 'indicator' }>[],
): Promise<void> {
  if (indicators.length === 0 || !wanted.has('group')) return;
  const byName = new Map(indicators.map((node) => [`${node.indicator} ${node.canonical}`, node]));
  const filter = anyOf(indicators.flatMap(ownedBy));
  const slice = { kind: 'page', skip: 0, take: RECORDS_MAX } as const;
  const { hits } = await store.find({ collection: 'ransomware-group', filter, slice }, { signal });
  for (const group of hits)
    for (const { kind, canonical } of groupIndicators(group)) {
      const node = byName.get(`${kind} ${canonical}`);
      const seen = { firstSeen: group.firstSeen, lastSeen: group.detectionDate };
      for (const link of node === undefined
        ? []
        : recordLink({ kind: 'group', id: group.groupId }, seen, during))
        sumsOf(node as Node).add(link);
    }
}

/** Sites are found by the words of their host; whether one is the indicator is checked afterwards. */
function ownedBy({ indicator, canonical }: Extract<Node, { kind: 'indicator' }>): SearchTree[] {
  const item = exact('item', `${indicator} ${canonical}`);
  if (indicator !== 'domain' && indicator !== 'onion' && indicator !== 'url') return [item];
  const host = indicator === 'domain' ? canonical : (URL.parse(canonical)?.hostname ?? '');
  const tokens = analyze(host);
  return tokens.length === 0 ? [item] : [item, { kind: 'phrase', tokens, isPrefix: false }];
}

/** A link that is known but too weak to be listed must not be counted twice. */
async function listIfCounted(
  { store, during, signal, sumsOf, wanted }: Expansion,
  node: Node,
  other: Node,
): Promise<void> {
  if (!sumsOf(node).hasUnlisted || node.kind === 'group') return;
  const kind = other.kind === 'indicator' ? other.indicator : other.kind;
  if (!wanted.has(kind)) return;
  const question = {
    nodes: [node as LinkedNode],
    kinds: [kind as 'profile'],
    during,
    max: 1,
    among: [nodeId(other)],
  };
  const [found] = await store.links(question, { signal });
  for (const link of found?.links ?? []) sumsOf(node).list({ ...link, node: other });
}
