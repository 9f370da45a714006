import { type Node, nodeId, readNodeId } from '../entities/node.ts';
import { sendAction } from './client.ts';

/** Marks the saved searches that "Watch" creates. */
export const WATCH_TAG = 'watch';
/** Longer names are refused. */
const NAME_LENGTH_MAX = 200;

export interface SavedSearch {
  id: string;
  name: string;
  tags: string[];
  parameters?: Record<string, string | boolean>;
  valueCount?: number;
}

/**
 * The saved search for a node; undefined if alerts cannot match it. Notifications show its name. For an indicator, the
 * name is its kind and value, from which the console knows the node again.
 */
export function watchBody(node: Node, label?: string): Record<string, unknown> | undefined {
  const condition = conditionOf(node);
  const name = node.kind === 'indicator' ? indicatorName(node) : (label ?? nodeId(node));
  if (condition === undefined || (node.kind === 'indicator' && name.length > NAME_LENGTH_MAX))
    return undefined;
  return { name: name.slice(0, NAME_LENGTH_MAX), tags: [WATCH_TAG], ...condition };
}

function indicatorName({ indicator, canonical }: Extract<Node, { kind: 'indicator' }>): string {
  return `${indicator}:${canonical}`;
}

function conditionOf(node: Node): Record<string, unknown> | undefined {
  switch (node.kind) {
    case 'indicator':
      // A watchlist matches all kinds of records; a query only one.
      return { values: [indicatorName(node)] };
    case 'profile':
      return { about: 'message', platform: node.platform, q: `user:"${node.id.replaceAll('"', ' ')}"` };
    case 'channel':
      return { about: 'message', platform: node.platform, channelId: node.id };
    case 'group':
      return { about: 'ransomware', group: node.id };
    default:
      return undefined;
  }
}

/** The node that a saved search watches; undefined for those that people write. */
export function watchedNode(search: Omit<SavedSearch, 'id'>): string | undefined {
  if (!search.tags.includes(WATCH_TAG)) return undefined;
  const id = watchedId(search);
  return id !== undefined && readNodeId(id) !== undefined ? id : undefined;
}

function watchedId({ name, parameters, valueCount }: Omit<SavedSearch, 'id'>): string | undefined {
  if (valueCount === 1) return `indicator:${name}`;
  const { platform, channelId, group, q } = parameters ?? {};
  if (group !== undefined) return `group:${group}`;
  if (channelId !== undefined) return `channel:${platform}:${channelId}`;
  const user = typeof q === 'string' ? /^user:"([^"]+)"$/.exec(q)?.[1] : undefined;
  return user === undefined ? undefined : `profile:${platform}:${user}`;
}

/** Returns the id of the new saved search. */
export async function createWatch(body: Record<string, unknown>, key: string): Promise<string> {
  const { hits } = await sendAction<SavedSearch>('POST', '/alerts', key, body);
  return hits[0]?.id ?? '';
}

export async function removeWatch(alertId: string, key: string): Promise<void> {
  await sendAction('DELETE', `/alerts/${encodeURIComponent(alertId)}`, key);
}
