import { useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from '../../../api/alert-types.ts';
import { followMatches } from '../../../api/match-stream.ts';
import { useSession } from '../../../api/session.tsx';
import type { Alerts } from './use-alerts.ts';
import type { Matches } from './use-matches.ts';

export interface Live {
  isConnected: boolean | undefined;
  /** Matches that arrived together, for a polite announcement. */
  arrived: readonly Match[];
}

/** Matches that arrive within this time are announced together. */
const ANNOUNCED_MS = 1500;

/** Adds matches as they happen. */
export function useLive(matches: Matches, alerts: Alerts): Live {
  const { key } = useSession();
  const [isConnected, setConnected] = useState<boolean>();
  const [arrived, setArrived] = useState<readonly Match[]>([]);
  const current = useRef({ matches, alerts });
  current.current = { matches, alerts };
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    let waiting: Match[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      timer = undefined;
      setArrived(waiting);
      waiting = [];
    };
    void followMatches(
      key,
      {
        onMatch(match) {
          const { matches: list, alerts: counts } = current.current;
          if (list.add(match)) waiting.push(match);
          counts.move([{ search: match.search, to: match.state }]);
          counts.refresh();
          timer ??= setTimeout(announce, ANNOUNCED_MS);
        },
        onConnection: setConnected,
        onGap() {
          current.current.matches.refetch();
          current.current.alerts.refresh();
        },
      },
      abort.signal,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key]);
  return { isConnected, arrived };
}
