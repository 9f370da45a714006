import { CHAINS } from '../../../src/records/wallet.ts';
import { ask, type Request } from '../api/client.ts';
import type { AggregatedBucket, ChannelHit, ProfileHit } from '../api/types.ts';
import { totalsOf } from '../charts/buckets.ts';
import { placeOf } from '../route.ts';
import { isPivot, itemsOf } from './items.tsx';
import { nameOf } from './profile-card.tsx';
import { sharedRequest } from './shared-by.tsx';

export type NodeKind = 'profile' | 'channel' | 'email' | 'wallet';

export interface GraphNode {
  id: string;
  kind: NodeKind;
  label: string;
  /** Its view. */
  address: string;
}

export interface GraphEdge {
  source: string;
  target: string;
  label: string;
}

export interface GraphPart {
  nodes: GraphNode[];
  edges: GraphEdge[];
  /** What was left out, for a graph of everything shows nothing. */
  leftOut: number;
}

/** Around one node. */
const ITEMS_MAX = 12;
const PROFILES_MAX = 15;
const CHANNELS_MAX = 6;

export function nodeId(kind: NodeKind, ...parts: string[]): string {
  return [kind, ...parts].join(' ');
}

function profileNode(profile: ProfileHit): GraphNode {
  const { platform, userId } = profile;
  return {
    id: nodeId('profile', platform, userId),
    kind: 'profile',
    label: nameOf(profile),
    address: placeOf.profile(platform, userId),
  };
}

function itemNode(kind: string, value: string): GraphNode {
  const chain = CHAINS.find((each) => each.kind === kind)?.code;
  return chain === undefined
    ? { id: nodeId('email', value), kind: 'email', label: value, address: placeOf.email(value) }
    : {
        id: nodeId('wallet', chain, value),
        kind: 'wallet',
        label: `${chain} ${value}`,
        address: placeOf.wallet(chain, value),
      };
}

type Ask = <Hit>(request: Request) => Promise<{ total: number; hits: Hit[] }>;

/** What hangs together with a node: what a person shows and where they talk, who shows a thing, who talks in a channel. */
export async function around(id: string, key: string, signal: AbortSignal): Promise<GraphPart> {
  const [kind = '', ...parts] = id.split(' ');
  const asking: Ask = (request) => ask(request, key, signal);
  if (kind === 'profile') return aroundProfile(asking, parts[0] ?? '', parts[1] ?? '');
  if (kind === 'channel') return aroundChannel(asking, parts[0] ?? '', parts[1] ?? '');
  if (kind === 'email') return aroundItem(asking, 'email', parts.join(' '));
  const walletKind = CHAINS.find(({ code }) => code === parts[0]?.toUpperCase())?.kind ?? 'bitcoin_address';
  return aroundItem(asking, walletKind, parts[1] ?? '');
}

async function aroundProfile(asking: Ask, platform: string, userId: string): Promise<GraphPart> {
  const { hits } = await asking<ProfileHit>({
    path: `/im/${platform}/profile/${encodeURIComponent(userId)}`,
  });
  const [profile] = hits;
  if (profile === undefined) return { nodes: [], edges: [], leftOut: 0 };
  const self = profileNode(profile);
  const pivots = itemsOf(profile).filter(isPivot);
  const nodes = [self, ...pivots.slice(0, ITEMS_MAX).map(({ kind, value }) => itemNode(kind, value))];
  const edges = nodes.slice(1).map((node) => ({ source: self.id, target: node.id, label: 'shows' }));
  const { groups, leftOut } = await greatest(asking, `user:${userId}`, platform, 'channel', CHANNELS_MAX);
  for (const { key: channelId, messages } of groups) {
    const channel = await channelNode(asking, platform, channelId);
    nodes.push(channel);
    edges.push({ source: self.id, target: channel.id, label: `${messages} messages` });
  }
  return { nodes, edges, leftOut: Math.max(0, pivots.length - ITEMS_MAX) + leftOut };
}

async function aroundItem(asking: Ask, kind: string, value: string): Promise<GraphPart> {
  const self = itemNode(kind, value);
  const { total, hits } = await asking<ProfileHit>(sharedRequest({ kind, value }, PROFILES_MAX));
  const profiles = hits.map(profileNode);
  return {
    nodes: [self, ...profiles],
    edges: profiles.map(({ id }) => ({ source: id, target: self.id, label: 'shows' })),
    leftOut: total - hits.length,
  };
}

async function aroundChannel(asking: Ask, platform: string, channelId: string): Promise<GraphPart> {
  const self = await channelNode(asking, platform, channelId);
  const { groups, leftOut } = await greatest(asking, `channel:${channelId}`, platform, 'user', PROFILES_MAX);
  const nodes = [self];
  const edges: GraphEdge[] = [];
  for (const { key: userId, messages } of groups) {
    const path = `/im/${platform}/profile/${encodeURIComponent(userId)}`;
    const found = await asking<ProfileHit>({ path }).catch(() => undefined);
    const [profile] = found?.hits ?? [];
    if (profile === undefined) continue;
    const node = profileNode(profile);
    nodes.push(node);
    edges.push({ source: node.id, target: self.id, label: `${messages} messages` });
  }
  return { nodes, edges, leftOut };
}

async function channelNode(asking: Ask, platform: string, channelId: string): Promise<GraphNode> {
  const path = `/im/${platform}/channel/${encodeURIComponent(channelId)}`;
  const found = await asking<ChannelHit>({ path }).catch(() => undefined);
  return {
    id: nodeId('channel', platform, channelId),
    kind: 'channel',
    label: found?.hits[0]?.channelTitles.at(-1) ?? channelId,
    address: placeOf.channel(platform, channelId),
  };
}

async function greatest(
  asking: Ask,
  q: string,
  platform: string,
  by: 'channel' | 'user',
  most: number,
): Promise<{ groups: { key: string; messages: number }[]; leftOut: number }> {
  const parameters = { q, platform, by, by_size: 100, interval: 'month' };
  const { hits } = await asking<AggregatedBucket>({ path: '/im/search/histogram', parameters });
  const ranked = totalsOf(hits).map(([key, messages]) => ({ key, messages }));
  return { groups: ranked.slice(0, most), leftOut: Math.max(0, ranked.length - most) };
}
