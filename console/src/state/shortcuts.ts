import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePreferences } from './preferences.tsx';

/**
 * Keys and what they do: `j`, `Shift+X`, `Mod+k` (Ctrl, or Cmd on a Mac), or two keys in a row: `g o`. Keys without
 * Mod are off while a text field has the focus, while a dialog is open, and if the person switched them off.
 */
export type Shortcuts = Record<string, ((event: KeyboardEvent) => void) | undefined>;

/** The second key of a pair must follow within this time. */
const PAIR_MS = 1500;

let pending: { key: string; event: KeyboardEvent } | undefined;

export function useShortcuts(shortcuts: Shortcuts): void {
  const { hasShortcuts } = usePreferences();
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Layout effects run before the page is painted, so a key works as soon as its button is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const name = keyName(event);
      if (name === undefined) return;
      if (!name.startsWith('Mod+') && !(hasShortcuts && isOutsideFields(event))) return;
      const first = firstOfPair(event);
      const pair = first && `${first.key} ${name}`;
      // The second key of a pair never means what it means alone: the pair may belong to another part of the page.
      const action = current.current[pair ?? name];
      if (first !== undefined) setTimeout(() => forget(first));
      if (action === undefined) {
        if (first === undefined && startsPair(current.current, name)) pending = { key: name, event };
        return;
      }
      pending = undefined;
      event.preventDefault();
      action(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts]);
}

function firstOfPair(event: KeyboardEvent): typeof pending {
  if (pending === undefined || pending.event === event) return undefined;
  // When the keys were pressed, not when they were handled: a busy page keeps them waiting.
  return event.timeStamp - pending.event.timeStamp < PAIR_MS ? pending : undefined;
}

/** After all listeners have seen the second key. */
function forget(first: typeof pending): void {
  if (pending === first) pending = undefined;
}

function isOutsideFields({ target }: KeyboardEvent): boolean {
  return !isTextField(target) && document.querySelector('dialog[open]') === null;
}

function startsPair(shortcuts: Shortcuts, name: string): boolean {
  return Object.keys(shortcuts).some((keys) => keys.startsWith(`${name} `));
}

function keyName(event: KeyboardEvent): string | undefined {
  if (event.altKey || ['Control', 'Meta', 'Shift', 'Alt'].includes(event.key)) return undefined;
  const isMod = event.ctrlKey || event.metaKey;
  const isLetter = /^[a-z]$/i.test(event.key);
  const key = isLetter ? event.key.toLowerCase() : event.key;
  const shift = event.shiftKey && (isLetter || event.key.length > 1) ? 'Shift+' : '';
  return `${isMod ? 'Mod+' : ''}${shift}${key === ' ' ? 'Space' : key}`;
}

export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type)))
  );
}

/** Moves the focus to the next or previous element that matches. */
export function focusNext(selector: string, step: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(selector)];
  const current = items.findIndex(
    (item) => item === document.activeElement || item.contains(document.activeElement),
  );
  const next = items[current === -1 ? (step === 1 ? 0 : items.length - 1) : current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
