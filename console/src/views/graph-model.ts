import { CHAINS } from '../../../src/records/wallet.ts';
import { type ApiRequest, fetchPage } from '../api/client.ts';
import { apiPath } from '../api/paths.ts';
import type { AggregatedBucket, ChannelHit, ProfileHit, ResultPage } from '../api/types.ts';
import { totalsOf } from '../charts/buckets.ts';
import { linkTo } from '../route.ts';
import { isPivot, itemsOf } from './items.tsx';
import { nameOf } from './profile-card.tsx';
import { profilesRequest } from './shared-with.tsx';

export type NodeKind = 'profile' | 'channel' | 'email' | 'wallet';

export interface GraphNode {
  id: string;
  kind: NodeKind;
  label: string;
  /** URL of the node's own view. */
  href: string;
}

export interface GraphEdge {
  source: string;
  target: string;
}

/** A node with its neighbours. */
export interface Neighbourhood {
  nodes: GraphNode[];
  edges: GraphEdge[];
  /** The number of neighbours beyond the limits. */
  hidden: number;
}

/** Limits per node: a larger graph is unreadable. */
const MAX_ITEMS = 12;
const MAX_PROFILES = 15;
const MAX_CHANNELS = 6;

export function nodeId(kind: NodeKind, ...parts: string[]): string {
  return [kind, ...parts].join(' ');
}

function profileNode(profile: ProfileHit): GraphNode {
  const { platform, userId } = profile;
  return {
    id: nodeId('profile', platform, userId),
    kind: 'profile',
    label: nameOf(profile),
    href: linkTo.profile(platform, userId),
  };
}

function itemNode(kind: string, value: string): GraphNode {
  const chain = CHAINS.find((each) => each.kind === kind)?.code;
  return chain === undefined
    ? { id: nodeId('email', value), kind: 'email', label: value, href: linkTo.email(value) }
    : {
        id: nodeId('wallet', chain, value),
        kind: 'wallet',
        label: `${chain} ${value}`,
        href: linkTo.wallet(chain, value),
      };
}

type Fetch = <Hit>(request: ApiRequest) => Promise<ResultPage<Hit>>;

/**
 * Loads a node's neighbours: a profile's wallets, e-mail addresses and top channels, the profiles that share a wallet or
 * an e-mail address, or a channel's top posters.
 */
export async function loadNeighbours(id: string, key: string, signal: AbortSignal): Promise<Neighbourhood> {
  const [kind = '', ...parts] = id.split(' ');
  const get: Fetch = (request) => fetchPage(request, key, signal);
  if (kind === 'profile') return profileNeighbours(get, parts[0] ?? '', parts[1] ?? '');
  if (kind === 'channel') return channelNeighbours(get, parts[0] ?? '', parts[1] ?? '');
  if (kind === 'email') return itemNeighbours(get, 'email', parts.join(' '));
  const walletKind = CHAINS.find(({ code }) => code === parts[0]?.toUpperCase())?.kind ?? 'bitcoin_address';
  return itemNeighbours(get, walletKind, parts[1] ?? '');
}

async function profileNeighbours(get: Fetch, platform: string, userId: string): Promise<Neighbourhood> {
  const { hits } = await get<ProfileHit>({ path: apiPath.profile(platform, userId) });
  const [profile] = hits;
  if (profile === undefined) return { nodes: [], edges: [], hidden: 0 };
  const self = profileNode(profile);
  const pivots = itemsOf(profile).filter(isPivot);
  const neighbours = pivots.slice(0, MAX_ITEMS).map(({ kind, value }) => itemNode(kind, value));
  const channels = await topIds(get, `user:${userId}`, platform, 'channel', MAX_CHANNELS);
  for (const channelId of channels.ids) neighbours.push(await channelNode(get, platform, channelId));
  return {
    nodes: [self, ...neighbours],
    edges: neighbours.map(({ id }) => ({ source: self.id, target: id })),
    hidden: Math.max(0, pivots.length - MAX_ITEMS) + channels.hidden,
  };
}

async function itemNeighbours(get: Fetch, kind: string, value: string): Promise<Neighbourhood> {
  const self = itemNode(kind, value);
  const { total, hits } = await get<ProfileHit>(profilesRequest({ kind, value }, MAX_PROFILES));
  return withProfiles(self, hits, total - hits.length);
}

async function channelNeighbours(get: Fetch, platform: string, channelId: string): Promise<Neighbourhood> {
  const self = await channelNode(get, platform, channelId);
  const posters = await topIds(get, `channel:${channelId}`, platform, 'user', MAX_PROFILES);
  const profiles: ProfileHit[] = [];
  for (const userId of posters.ids) {
    const found = await get<ProfileHit>({ path: apiPath.profile(platform, userId) }).catch(() => undefined);
    profiles.push(...(found?.hits.slice(0, 1) ?? []));
  }
  return withProfiles(self, profiles, posters.hidden);
}

function withProfiles(self: GraphNode, profiles: readonly ProfileHit[], hidden: number): Neighbourhood {
  const nodes = profiles.map(profileNode);
  return {
    nodes: [self, ...nodes],
    edges: nodes.map(({ id }) => ({ source: id, target: self.id })),
    hidden,
  };
}

async function channelNode(get: Fetch, platform: string, channelId: string): Promise<GraphNode> {
  const found = await get<ChannelHit>({ path: apiPath.channel(platform, channelId) }).catch(() => undefined);
  return {
    id: nodeId('channel', platform, channelId),
    kind: 'channel',
    label: found?.hits[0]?.channelTitles.at(-1) ?? channelId,
    href: linkTo.channel(platform, channelId),
  };
}

/** The channels or users with the most messages that match a query. */
async function topIds(
  get: Fetch,
  q: string,
  platform: string,
  by: 'channel' | 'user',
  max: number,
): Promise<{ ids: string[]; hidden: number }> {
  const parameters = { q, platform, by, by_size: 100, interval: 'month' };
  const { hits } = await get<AggregatedBucket>({ path: '/im/search/histogram', parameters });
  const ids = totalsOf(hits).map(([id]) => id);
  return { ids: ids.slice(0, max), hidden: Math.max(0, ids.length - max) };
}
