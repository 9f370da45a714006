import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Alert, MatchState } from '../../../api/alert-types.ts';
import { type Query, useQuery } from '../../../api/use-query.ts';
import { useShellData } from '../../../shell/shell-data.tsx';

export const DAYS = 20;

/** A match that changed its state; without `from`, one that is new. */
export interface Move {
  search: string;
  from?: MatchState | undefined;
  to: MatchState;
}

export interface Alerts {
  query: Query<Alert>;
  alerts: readonly Alert[];
  /** Counts follow immediately; the server's numbers replace them soon after. */
  move(moves: readonly Move[]): void;
  /** Asks for the server's numbers, once for many changes. */
  refresh(): void;
}

const REFRESH_MS = 700;

/** The saved searches with the numbers of their matches. */
export function useAlerts(): Alerts {
  const query = useQuery<Alert>({ path: '/alerts', parameters: { page_size: 1000, days: DAYS } });
  const shell = useShellData();
  const { data, refetch } = query;
  // Moves apply to the response that they were seen with: the next one already counts them.
  const [moved, setMoved] = useState<{ base: typeof data; moves: readonly Move[] }>();
  const latest = useRef(data);
  latest.current = data;
  const move = useCallback((moves: readonly Move[]) => {
    setMoved((previous) => {
      const base = latest.current;
      return {
        base,
        moves: previous !== undefined && previous.base === base ? [...previous.moves, ...moves] : moves,
      };
    });
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchShell = shell.refetch;
  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      refetch();
      refetchShell();
    }, REFRESH_MS);
  }, [refetch, refetchShell]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const alerts = useMemo(() => {
    const hits = data?.hits ?? [];
    return moved === undefined || moved.base !== data
      ? hits
      : hits.map((alert) => movedAlert(alert, moved.moves));
  }, [data, moved]);
  return { query, alerts, move, refresh };
}

function movedAlert(alert: Alert, moves: readonly Move[]): Alert {
  const own = moves.filter(({ search }) => search === alert.id);
  if (own.length === 0 || alert.matches === undefined) return alert;
  const matches = { ...alert.matches };
  for (const { from, to } of own) {
    if (from === undefined) matches.total++;
    else matches[from]--;
    matches[to]++;
  }
  return { ...alert, matches };
}
