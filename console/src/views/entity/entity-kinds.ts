import type { ApiRequest } from '../../api/client.ts';
import { apiPath } from '../../api/paths.ts';
import type { EntityHit } from '../../api/types.ts';
import type { Node } from '../../entities/node.ts';
import type { entityPageTexts as texts } from '../../texts/entity-pages.ts';

export type TabName = keyof typeof texts.tabs;

interface EntityTab {
  name: TabName;
  count?: ((hit: EntityHit) => number | undefined) | undefined;
}

const messages: EntityTab = { name: 'messages', count: ({ facts }) => facts.counts.messages };
const indicators: EntityTab = { name: 'indicators', count: (hit) => hit.indicators?.total };
const related: EntityTab = { name: 'related', count: (hit) => hit.indicators?.total };
const channels: EntityTab = { name: 'channels', count: (hit) => hit.channels?.total };
const people: EntityTab = { name: 'people', count: (hit) => hit.people?.total };
const pages: EntityTab = { name: 'pages', count: (hit) => hit.pages?.total };
const victims: EntityTab = { name: 'victims', count: (hit) => hit.victims?.total };
const summary: EntityTab = { name: 'summary' };
const mentions: EntityTab = { name: 'mentions' };
const connections: EntityTab = { name: 'connections' };

/** The parts of each page. The first one is shown by default. */
export const TABS: Record<Node['kind'], readonly EntityTab[]> = {
  profile: [summary, messages, indicators, channels, connections],
  channel: [summary, messages, indicators, people, connections],
  server: [summary, messages, indicators, channels, people, connections],
  page: [{ name: 'text' }, indicators, { name: 'versions', count: versionsOf }, connections],
  group: [
    { name: 'posts', count: ({ facts }) => facts.counts.victims },
    { name: 'sites', count: (hit) => hit.sites?.length ?? 0 },
    indicators,
    mentions,
    connections,
  ],
  victim: [summary, indicators, mentions, connections],
  indicator: [summary, messages, people, channels, pages, victims, related, connections],
};

export function versionsOf({ timeline }: EntityHit): number {
  return (timeline?.buckets ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** Tabs that the key may see: the summary leaves out what needs another scope. */
export function tabsOf(kind: Node['kind'], hit: EntityHit | undefined): readonly EntityTab[] {
  return TABS[kind].filter(
    ({ name, count }) =>
      hit === undefined ||
      kind !== 'indicator' ||
      count === undefined ||
      count(hit) !== undefined ||
      name === 'messages',
  );
}

export function tabOf(kind: Node['kind'], wanted: string | null): TabName {
  const tabs = TABS[kind];
  return (tabs.find(({ name }) => name === wanted) ?? tabs[0] ?? summary).name;
}

/** Rows of each table of the summary. */
export const SUMMARY_ROWS = 50;

export function summaryRequest(id: string, offset: number, size = SUMMARY_ROWS): ApiRequest {
  return { path: '/entity', parameters: { node: id, offset: offset === 0 ? undefined : offset, size } };
}

/** What the first paint needs besides the summary: one request at most. */
export function recordRequest(node: Node): ApiRequest | undefined {
  switch (node.kind) {
    case 'profile':
      return { path: `${apiPath.profile(node.platform, node.id)}/history` };
    case 'channel':
      return { path: apiPath.channel(node.platform, node.id) };
    case 'server':
      return { path: apiPath.server(node.platform, node.id) };
    case 'page':
      return { path: `/document/${encodeURIComponent(node.id)}` };
    case 'victim':
      return { path: `/victim/${encodeURIComponent(node.id)}` };
    default:
      return undefined;
  }
}

/** Where others of the kind are listed. */
export const LIST_URLS: Record<Node['kind'], string> = {
  profile: '#/search/people',
  channel: '#/search/channels',
  server: '#/search/channels',
  page: '#/search/pages',
  group: '#/ransomware',
  victim: '#/search/victims',
  indicator: '#/search/indicators',
};
