import { useEffect, useRef } from 'preact/hooks';
import { useShortcuts } from '../../state/shortcuts.ts';

interface ListKeys {
  count: number;
  /** The current row; -1 if there is none. */
  index: number;
  moveTo: (index: number) => void;
  open: (index: number, isNewTab: boolean) => void;
  togglePane: () => void;
  select?: () => void;
  escape: () => void;
}

/** J, K and Esc anywhere on the page; arrows, Enter and Space while a row has the focus. */
export function useListKeys(keys: ListKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useShortcuts({
    j: () => keys.moveTo(Math.min(keys.count - 1, keys.index + 1)),
    k: () => keys.moveTo(Math.max(0, keys.index - 1)),
    x: keys.select,
    Escape: keys.escape,
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnRow = event.target instanceof Element && event.target.matches('[data-row]');
      if (event.defaultPrevented || event.altKey || !isOnRow) return;
      if (act(event, current.current)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key means something here. */
function act(event: KeyboardEvent, { count, index, moveTo, open, togglePane }: ListKeys): boolean {
  const target = {
    ArrowDown: Math.min(count - 1, index + 1),
    ArrowUp: Math.max(0, index - 1),
    Home: 0,
    End: count - 1,
  }[event.key];
  if (target !== undefined) moveTo(target);
  else if (event.key === 'Enter') open(Math.max(0, index), event.ctrlKey || event.metaKey);
  else if (event.key === ' ') togglePane();
  else return false;
  return true;
}
