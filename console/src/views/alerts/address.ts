import type { MatchState } from '../../api/alert-types.ts';
import { type Route, viewUrl } from '../../route.ts';

export const TABS = ['new', 'triaged', 'escalated', 'closed', 'all'] as const;
export type Tab = (typeof TABS)[number];

/** All that the address of the inbox says. */
export interface InboxAddress {
  /** Undefined: the matches of all saved searches. */
  alertId: string | undefined;
  tab: Tab;
  match: string | undefined;
  isPaneClosed: boolean;
  /** On narrow windows the list of saved searches is a page of its own. */
  isListOpen: boolean;
}

export function readInbox({ parts, parameters }: Route): InboxAddress {
  const [, first] = parts;
  const match = parameters.get('match') ?? undefined;
  const state = parameters.get('state');
  const named = TABS.find((tab) => tab === state);
  return {
    alertId: first === undefined || first === 'all' ? undefined : first,
    // A link to a match must find it, whatever its state is now.
    tab: named ?? (match === undefined ? 'new' : 'all'),
    match,
    isPaneClosed: parameters.get('pane') === '0',
    isListOpen: first === undefined && named === undefined && match === undefined,
  };
}

export function inboxUrl({ alertId, tab, match, isPaneClosed }: Omit<InboxAddress, 'isListOpen'>): string {
  return viewUrl(alertId === undefined ? ['alerts', 'all'] : ['alerts', alertId], {
    state: tab,
    match,
    pane: isPaneClosed ? '0' : undefined,
  });
}

export const isState = (tab: Tab): tab is MatchState => tab !== 'all';
