import { useEffect } from 'preact/hooks';

/** Keys that work wherever one is not writing. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      keys[event.key]?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** `j` and `k` go through a list, whose items can be focused. */
export function step(selector: string, by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(selector)];
  const here = items.findIndex(
    (item) => item === document.activeElement || item.contains(document.activeElement),
  );
  const next = items[here === -1 ? (by === 1 ? 0 : items.length - 1) : here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
