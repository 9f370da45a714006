import { useCallback, useRef } from 'preact/hooks';
import type { Match, MatchState } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { notify } from '../../../state/notices.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import type { Alerts } from './use-alerts.ts';
import type { Matches } from './use-matches.ts';

interface Change {
  id: string;
  search: string;
  from: MatchState;
  to: MatchState;
}

/** As many as the API takes in one request. */
const IDS_MAX = 1000;

const reversed = (changes: readonly Change[]): Change[] =>
  changes.map((change) => ({ ...change, from: change.to, to: change.from }));

/** Changes states: visible immediately, taken back if the server refuses, and undone with one key. */
export function useTriage(
  matches: Matches,
  alerts: Alerts,
  state: MatchState | 'all',
): (chosen: readonly Match[], to: MatchState) => void {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const current = useRef({ matches, alerts, state });
  current.current = { matches, alerts, state };
  // One after the other: an undo must not overtake what it undoes.
  const queue = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback((changes: readonly Change[]) => {
    const { matches: list, alerts: counts } = current.current;
    for (const { id, to } of changes) list.change(id, { state: to });
    counts.move(changes);
  }, []);
  const send = useCallback(
    (changes: readonly Change[]) => {
      show(changes);
      queue.current = queue.current.then(async () => {
        try {
          for (const [to, group] of Map.groupBy(changes, (change) => change.to))
            for (let at = 0; at < group.length; at += IDS_MAX) {
              const ids = group.slice(at, at + IDS_MAX).map(({ id }) => id);
              await sendAction('PATCH', '/alerts/matches', key, { ids, state: to });
            }
          const { matches: list, state: shown } = current.current;
          const isMissing = ({ id, to }: Change) => (shown === 'all' || shown === to) && !list.has(id);
          if (changes.some(isMissing)) list.refetch();
        } catch (error) {
          show(reversed(changes));
          notify({ text: texts.changeFailed(toApiError(error).message), icon: 'triangle-alert' });
        }
        current.current.alerts.refresh();
      });
    },
    [key, show, toApiError],
  );
  return useCallback(
    (chosen, to) => {
      const changes = chosen
        .filter((match) => match.state !== to)
        .map(({ id, search, state: from }) => ({ id, search, from, to }));
      if (changes.length === 0) return;
      send(changes);
      notify({
        text: texts.changed(changes.length, to),
        undo: () => send(reversed(changes)),
        redo: () => send(changes),
      });
    },
    [send],
  );
}
