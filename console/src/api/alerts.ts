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
}

/** The saved search for a node; undefined if alerts cannot match it. Its name is the node's id. */
export function watchBody(node: Node): Record<string, unknown> | undefined {
  const id = nodeId(node);
  const condition = conditionOf(node);
  return condition && id.length <= NAME_LENGTH_MAX
    ? { name: id, tags: [WATCH_TAG], ...condition }
    : undefined;
}

function conditionOf(node: Node): Record<string, unknown> | undefined {
  switch (node.kind) {
    case 'indicator':
      // A watchlist matches all kinds of records; a query only one.
      return { values: [`${node.indicator}:${node.canonical}`] };
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
export function watchedNode({ name, tags }: Pick<SavedSearch, 'name' | 'tags'>): string | undefined {
  return tags.includes(WATCH_TAG) && readNodeId(name) !== undefined ? name : undefined;
}

/** Returns the id of the new saved search. */
export async function createWatch(body: Record<string, unknown>, key: string): Promise<string> {
  const { hits } = await sendAction<SavedSearch>('POST', '/alerts', key, body);
  return hits[0]?.id ?? '';
}

export async function removeWatch(alertId: string, key: string): Promise<void> {
  await sendAction('DELETE', `/alerts/${encodeURIComponent(alertId)}`, key);
}
