import { redirectOf } from '../entities/node-url.ts';
import { type Route, viewUrl } from '../route.ts';

/** Tabs of the first console, which were views of their own. */
const SEARCH_KINDS: Record<string, string> = {
  messages: 'messages',
  profiles: 'people',
  channels: 'channels',
};
const RENAMED: Record<string, string> = { gte: 'from', lte: 'to', username: 'user' };

/** The address that replaced an old one; undefined if it is not old. */
export function newAddress({ parts, parameters }: Route): string | undefined {
  const kind = parts.length === 1 ? SEARCH_KINDS[parts[0] ?? ''] : undefined;
  if (kind === undefined) return redirectOf(parts);
  const kept = [...parameters].filter(([name]) => name !== 'page');
  return viewUrl(
    ['search', kind],
    Object.fromEntries(kept.map(([name, value]) => [RENAMED[name] ?? name, value])),
  );
}
