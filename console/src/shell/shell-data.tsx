import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import type { OverviewHit } from '../api/types.ts';
import { firstHit, useQuery } from '../api/use-query.ts';

/** What every page shows: the state of the sources, saved searches and new matches. One request for all of it. */
export interface ShellData {
  sources: OverviewHit['sources'];
  alerts: OverviewHit['alerts'];
  refetch(): void;
}

const Context = createContext<ShellData>({ sources: undefined, alerts: undefined, refetch() {} });

export const useShellData = () => useContext(Context);

const REFRESH_MS = 60_000;

export function ShellDataProvider({ children }: { children: ComponentChildren }) {
  const query = useQuery<OverviewHit>({ path: '/overview', parameters: { parts: 'sources,alerts' } });
  const { refetch } = query;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refetch();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const hit = query.data?.hits[0] ?? firstHit(query);
  const value = useMemo(() => ({ sources: hit?.sources, alerts: hit?.alerts, refetch }), [hit, refetch]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function newMatchesOf(alerts: OverviewHit['alerts']): number {
  return Object.values(alerts?.newMatches ?? {}).reduce((sum, count) => sum + count, 0);
}
