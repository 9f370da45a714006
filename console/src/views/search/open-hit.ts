import type { ChannelHit, DocumentHit, IndicatorHit, MessageHit, ProfileHit } from '../../api/types.ts';
import { type Node, nodeId } from '../../entities/node.ts';
import { nodeUrl } from '../../entities/node-url.ts';
import { viewUrl } from '../../route.ts';
import type { AnyHit, Kind } from './kinds.ts';

/** A message in its channel. */
export function messageUrl({
  platform,
  channelId,
  messageId,
}: Pick<MessageHit, 'platform' | 'channelId' | 'messageId'>): string {
  return viewUrl(['chat', platform, channelId], { m: messageId });
}

/** What a hit is about; the sender, for a message. */
export function nodeOfHit(kind: Kind, hit: AnyHit): Node {
  switch (kind) {
    case 'messages':
    case 'people':
      return { kind: 'profile', platform: (hit as ProfileHit).platform, id: (hit as ProfileHit).userId };
    case 'channels':
      return { kind: 'channel', platform: (hit as ChannelHit).platform, id: (hit as ChannelHit).channelId };
    case 'pages':
      return { kind: 'page', id: (hit as DocumentHit).page.id };
    case 'victims':
      return { kind: 'victim', id: (hit as DocumentHit).page.id };
    case 'indicators':
      return {
        kind: 'indicator',
        indicator: (hit as IndicatorHit).kind,
        canonical: (hit as IndicatorHit).canonical,
      };
  }
}

export function hitUrl(kind: Kind, hit: AnyHit): string {
  return kind === 'messages' ? messageUrl(hit as MessageHit) : nodeUrl(nodeOfHit(kind, hit));
}

/** Connections of some nodes. */
export function connectionsUrl(nodes: readonly Node[]): string {
  const query = new URLSearchParams([...new Set(nodes.map(nodeId))].map((id) => ['node', id]));
  return `#/connections?${query}`;
}
