import { useMemo } from 'preact/hooks';
import type { Match, MatchState } from '../../../api/alert-types.ts';
import { navigate, type Route } from '../../../route.ts';
import { visible } from '../../../text/controls.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState, Skeleton, State } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { type InboxAddress, inboxUrl, readInbox, TABS, type Tab } from '../address.ts';
import { AlertList } from './alert-list.tsx';
import { EmptyList, NoAlerts } from './empty-states.tsx';
import { InboxHeader } from './inbox-header.tsx';
import { MatchList } from './match-list.tsx';
import { MatchPane } from './match-pane.tsx';
import { matchTitle } from './match-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useAlerts } from './use-alerts.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useLive } from './use-live.ts';
import { matchesRequest, useMatches } from './use-matches.ts';
import { useSelection } from './use-selection.ts';
import { useTriage } from './use-triage.ts';

/** Saved searches, their matches, and one match in detail. */
export function InboxView({ route }: { route: Route }) {
  const address = readInbox(route);
  const { alertId, tab } = address;
  const alerts = useAlerts();
  const matches = useMatches({ alertId, state: tab });
  const live = useLive(matches, alerts);
  const triage = useTriage(matches, alerts, tab);
  const { hits } = matches;
  const byId = useMemo(() => new Map(alerts.alerts.map((each) => [each.id, each])), [alerts.alerts]);
  const alert = alertId === undefined ? undefined : byId.get(alertId);
  useTitle(alert === undefined ? texts.title : alert.name);
  const selection = useSelection(hits, `${alertId} ${tab}`);
  // No match is opened unasked: its record, context and lookups are requests of their own.
  const current = address.match;
  const index = hits.findIndex(({ id }) => id === current);
  const pane = address.isPaneClosed ? undefined : current;

  const go = (changes: Partial<InboxAddress>, mode: 'push' | 'replace' = 'replace') =>
    navigate(inboxUrl({ ...address, ...changes }), mode);
  const show = (id: string, mode: 'push' | 'replace' = 'replace') => {
    go({ match: id, isPaneClosed: false }, mode);
    focusRow(id);
  };
  const moveTo = (next: number) => {
    const hit = hits[Math.min(next, hits.length - 1)];
    if (hit !== undefined) show(hit.id);
    if (next >= hits.length - 1) matches.loadMore();
  };
  const change = (chosen: readonly Match[], to: MatchState) => {
    const ids = new Set(chosen.map(({ id }) => id));
    const leaves = tab !== 'all' && tab !== to;
    // The next match takes the place of one that leaves the list.
    const next =
      leaves && current !== undefined && ids.has(current)
        ? (hits.slice(index + 1).find(({ id }) => !ids.has(id)) ??
          hits.slice(0, Math.max(0, index)).findLast(({ id }) => !ids.has(id)))
        : undefined;
    triage(chosen, to);
    if (leaves) selection.clear();
    if (next !== undefined) show(next.id);
    else if (leaves && current !== undefined && ids.has(current)) go({ match: undefined });
  };
  const chosen = (): readonly Match[] => {
    const selected = hits.filter(({ id }) => selection.ids.has(id));
    return selected.length > 0 ? selected : hits.filter(({ id }) => id === current);
  };
  useInboxKeys({
    index,
    count: hits.length,
    moveTo,
    open: () => document.querySelector<HTMLElement>('.drawer .match-actions a')?.click(),
    togglePane: () => go({ isPaneClosed: !address.isPaneClosed, match: current ?? hits[0]?.id }),
    toggle: (isRange) => current !== undefined && selection.toggle(current, isRange),
    selectAll: selection.selectAll,
    triage: (to) => change(chosen(), to),
    escape: () => {
      if (selection.ids.size > 0) selection.clear();
      else if (pane !== undefined) go({ isPaneClosed: true });
    },
  });

  const { error } = alerts.query;
  if (error !== undefined && alerts.alerts.length === 0)
    return <ErrorState error={error} onRetry={alerts.query.refetch} />;
  if (alerts.query.data === undefined) return <Skeleton rows={10} />;
  if (alerts.alerts.length === 0) return <NoAlerts />;
  const counts = tabCounts(alert === undefined ? alerts.alerts : [alert]);
  return (
    <div class={address.isListOpen ? 'alerts-view is-list-open' : 'alerts-view'}>
      <AlertList alerts={alerts.alerts} address={address} />
      <div class="inbox">
        {alertId !== undefined && alert === undefined ? (
          <State
            title={texts.unknownAlert}
            actions={<ButtonLink href="#/alerts">{texts.showAll}</ButtonLink>}
          >
            {texts.unknownAlertText}
          </State>
        ) : (
          <>
            <div class="inbox-top">
              <InboxHeader
                alert={alert}
                isConnected={live.isConnected}
                request={matchesRequest({ alertId, state: tab })}
                onChanged={alerts.refresh}
              />
              <SelectionBar
                count={selection.ids.size}
                isAll={selection.ids.size === hits.length}
                onSelectAll={selection.selectAll}
                onClear={selection.clear}
                onTriage={(to) => change(chosen(), to)}
              />
            </div>
            <TabLinks
              label={texts.stateTabs}
              current={tab}
              tabs={TABS.map((id) => ({
                id,
                label: texts.states[id],
                href: inboxUrl({ ...address, tab: id, match: undefined }),
                count: counts[id],
              }))}
            />
            {matches.error !== undefined ? (
              <ErrorState error={matches.error} onRetry={matches.refetch} />
            ) : hits.length === 0 ? (
              matches.isLoading ? (
                <Skeleton rows={8} />
              ) : (
                <EmptyList address={address} />
              )
            ) : (
              <MatchList
                hits={hits}
                total={counts[tab]}
                alerts={byId}
                hasAlertNames={alertId === undefined}
                current={current}
                selected={selection.ids}
                isStale={!matches.isCurrent}
                hasMore={matches.hasMore}
                isLoading={matches.isLoading}
                onCurrent={(id) => show(id, address.match === undefined ? 'push' : 'replace')}
                onToggle={selection.toggle}
                onLoadMore={matches.loadMore}
              />
            )}
          </>
        )}
        <p class="visually-hidden" role="status">
          {live.arrived.length > 0
            ? texts.arrived(live.arrived.length, visible(matchTitle(live.arrived[0] as Match)))
            : ''}
        </p>
      </div>
      {pane !== undefined && (
        <MatchPane
          id={pane}
          listed={hits[index]}
          alerts={byId}
          position={index + 1}
          total={Math.max(hits.length, matches.hasMore ? counts[tab] : 0)}
          onMove={(step) => moveTo(index + step)}
          onClose={() => {
            go({ isPaneClosed: true });
            if (current !== undefined) focusRow(current);
          }}
          onTriage={(match, to) => change([match], to)}
          onChange={matches.change}
        />
      )}
    </div>
  );
}

function focusRow(id: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`.match-grid [data-row="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}

function tabCounts(
  alerts: readonly { matches?: Partial<Record<MatchState | 'total', number>> | undefined }[],
): Record<Tab, number> {
  const sum = (name: MatchState | 'total') =>
    alerts.reduce((total, { matches }) => total + (matches?.[name] ?? 0), 0);
  return {
    new: sum('new'),
    triaged: sum('triaged'),
    escalated: sum('escalated'),
    closed: sum('closed'),
    all: sum('total'),
  };
}
