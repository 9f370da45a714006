import type { ComponentType } from 'preact';
import type { Route } from '../route.ts';
import { viewTexts as texts } from '../texts/views.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { SearchView } from './search/search-view.tsx';

export type View = ComponentType<{ route: Route }>;

interface ViewEntry {
  View: View;
  /** A view that shows one record replaces it with the record's name. */
  title: string;
  /** Starts with the rail, for the width. */
  isWide?: boolean;
  /** Keeps its state from one address to the next. Others start anew for another record. */
  isOneView?: boolean;
}

const EntityView = onDemand(() => import('./entity/entity-view.tsx').then((m) => m.EntityView));

/** Views by the first segment of the route. Search is part of the first load; the others are loaded on demand. */
export const VIEWS: Record<string, ViewEntry> = {
  '': {
    View: onDemand(() => import('./overview/overview-view.tsx').then((m) => m.OverviewView)),
    title: texts.overview,
    isOneView: true,
  },
  search: { View: SearchView, title: texts.search, isWide: true, isOneView: true },
  chat: {
    View: onDemand(() => import('./chat/chat-view.tsx').then((m) => m.ChatView)),
    title: texts.conversation,
  },
  person: { View: EntityView, title: texts.person },
  channel: { View: EntityView, title: texts.channel },
  server: { View: EntityView, title: texts.server },
  page: { View: EntityView, title: texts.page },
  group: { View: EntityView, title: texts.group },
  victim: { View: EntityView, title: texts.victim },
  indicator: { View: EntityView, title: texts.indicator },
  alerts: {
    View: onDemand(() => import('./alerts/alerts-view.tsx').then((m) => m.AlertsView)),
    title: texts.alerts,
    isOneView: true,
  },
  ransomware: {
    View: onDemand(() => import('./ransomware/ransomware-view.tsx').then((m) => m.RansomwareView)),
    title: texts.ransomware,
    isOneView: true,
  },
  feeds: {
    View: onDemand(() => import('./feeds/feeds-view.tsx').then((m) => m.FeedsView)),
    title: texts.feeds,
    isOneView: true,
  },
  connections: {
    View: onDemand(() => import('./connections/connections-view.tsx').then((m) => m.ConnectionsView)),
    title: texts.connections,
    isWide: true,
    isOneView: true,
  },
  components: {
    View: onDemand(() => import('./components/components-view.tsx').then((m) => m.ComponentsView)),
    title: texts.components,
  },
};
