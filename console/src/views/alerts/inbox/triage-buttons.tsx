import type { MatchState } from '../../../api/alert-types.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

const ACTIONS: readonly { to: MatchState; icon: IconName }[] = [
  { to: 'escalated', icon: 'flag' },
  { to: 'triaged', icon: 'user-check' },
  { to: 'closed', icon: 'archive' },
];

/** The states that a match can go to. A match that is in one of them can go back. */
export function TriageButtons({
  state,
  isPrimary = false,
  size,
  onTriage,
}: {
  /** The state it is in; undefined for a selection. */
  state?: MatchState;
  isPrimary?: boolean;
  size?: 'small';
  onTriage: (to: MatchState) => void;
}) {
  return (
    <>
      {ACTIONS.map(({ to, icon }) => (
        <Button
          key={to}
          icon={icon}
          size={size}
          variant={to === state ? 'accent' : isPrimary && to === 'escalated' ? 'primary' : undefined}
          isPressed={state === undefined ? undefined : to === state}
          onClick={() => onTriage(to === state ? 'new' : to)}
        >
          {texts.actions[to]}
        </Button>
      ))}
    </>
  );
}
