import { useEffect } from 'preact/hooks';

/** Single-key shortcuts. They are off while the user types in a field or a dialog is open. */
export function useKeyboardShortcuts(shortcuts: Record<string, (event: KeyboardEvent) => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      shortcuts[event.key]?.(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Moves the focus through the elements that match the selector. */
export function focusNextItem(selector: string, step: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(selector)];
  const current = items.findIndex(
    (item) => item === document.activeElement || item.contains(document.activeElement),
  );
  const next = items[current === -1 ? (step === 1 ? 0 : items.length - 1) : current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
