import { useEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../../api/alert-types.ts';
import { isTextField, useShortcuts } from '../../../state/shortcuts.ts';

interface InboxKeys {
  index: number;
  count: number;
  moveTo: (index: number) => void;
  open: () => void;
  togglePane: () => void;
  toggle: (isRange: boolean) => void;
  selectAll: () => void;
  triage: (to: MatchState) => void;
  escape: () => void;
}

const PAGE_ROWS = 12;

/** Keys of the inbox. Letters work anywhere on the page, arrows and Enter while a row has the focus. */
export function useInboxKeys(keys: InboxKeys): void {
  const current = useRef(keys);
  current.current = keys;
  const { index, moveTo } = keys;
  useShortcuts({
    j: () => moveTo(index + 1),
    k: () => moveTo(Math.max(0, index - 1)),
    x: () => keys.toggle(false),
    'Shift+x': () => {
      keys.toggle(false);
      moveTo(index + 1);
    },
    e: () => keys.triage('escalated'),
    r: () => keys.triage('triaged'),
    d: () => keys.triage('closed'),
    n: () => document.querySelector<HTMLElement>('[data-match-note]')?.focus(),
    Escape: keys.escape,
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (!isTextField(event.target) && act(event, current.current)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key means something here. */
function act(event: KeyboardEvent, keys: InboxKeys): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    keys.selectAll();
    return keys.count > 0;
  }
  if (!(event.target instanceof Element && event.target.matches('[data-row]'))) return false;
  const { index, count, moveTo } = keys;
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: count - 1,
  };
  const next = moves[event.key];
  if (next !== undefined) moveTo(Math.max(0, Math.min(count - 1, next)));
  else if (event.key === 'Enter') keys.open();
  else if (event.key === ' ') keys.togglePane();
  else return false;
  return true;
}
