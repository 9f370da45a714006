import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { watchedNode } from '../api/alerts.ts';
import { WatchProvider } from '../state/watch.tsx';
import { useShellData } from './shell-data.tsx';

const NONE: ReadonlyMap<string, string> = new Map();

/** The watched nodes are the saved searches that "Watch" created. */
export function WatchData({ children }: { children: ComponentChildren }) {
  const { alerts, refetch } = useShellData();
  const searches = alerts?.searches;
  const watched = useMemo(() => {
    if (searches === undefined) return NONE;
    return new Map(
      searches.flatMap((search): [string, string][] => {
        const node = watchedNode(search);
        return node === undefined ? [] : [[node, search.id]];
      }),
    );
  }, [searches]);
  return (
    <WatchProvider watched={watched} onChange={refetch}>
      {children}
    </WatchProvider>
  );
}
