import { shellTexts as texts } from '../texts/shell.ts';
import type { IconName } from '../ui/icon-names.ts';

interface Destination {
  id: string;
  href: string;
  icon: IconName;
  label: string;
  /** The key after `g`. */
  key: string;
}

/** The parts of the console. Investigations and an operator's view will follow here. */
export const NAVIGATION: readonly Destination[] = [
  { id: 'overview', href: '#/', icon: 'layout-dashboard', label: texts.overview, key: 'o' },
  { id: 'search', href: '#/search/messages', icon: 'search', label: texts.search, key: 's' },
  { id: 'alerts', href: '#/alerts', icon: 'bell', label: texts.alerts, key: 'a' },
  { id: 'ransomware', href: '#/ransomware', icon: 'skull', label: texts.ransomware, key: 'r' },
  { id: 'feeds', href: '#/feeds', icon: 'rss', label: texts.feeds, key: 'f' },
  { id: 'connections', href: '#/connections', icon: 'waypoints', label: texts.connections, key: 'c' },
];

/** Which part a view belongs to. */
const PART_OF: Record<string, string> = {
  '': 'overview',
  group: 'ransomware',
  victim: 'ransomware',
  person: 'search',
  channel: 'search',
  server: 'search',
  page: 'search',
  indicator: 'search',
  chat: 'search',
};

export function partOf(view: string): string {
  return PART_OF[view] ?? view;
}
