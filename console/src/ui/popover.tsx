import type { ComponentChildren } from 'preact';
import { createPortal } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBelow } from './position.ts';

/**
 * A box that floats at its anchor, above everything else. It closes on Escape, on a click outside and when the anchor
 * goes. The focus returns to where it was.
 */
export function Popover({
  anchor,
  className = 'popover',
  label,
  role = 'dialog',
  align,
  takesFocus = true,
  onClose,
  children,
}: {
  anchor: Element;
  className?: string;
  label: string;
  role?: 'dialog' | 'menu' | 'listbox';
  align?: 'start' | 'end';
  /** Whether the first control in it gets the focus. */
  takesFocus?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { left, top } = placeBelow(anchor.getBoundingClientRect(), element.getBoundingClientRect(), align);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  useEffect(() => {
    const opener = document.activeElement;
    if (takesFocus) firstControl(box.current)?.focus();
    return () => {
      const isInside =
        box.current?.contains(document.activeElement) || document.activeElement === document.body;
      if (takesFocus && isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [takesFocus]);
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!box.current?.contains(target) && !anchor.contains(target)) close.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('pointerdown', onPointerDown, true);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [anchor]);
  return createPortal(
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: every role that it takes has a name
    <div ref={box} class={className} role={role} aria-label={label}>
      {children}
    </div>,
    // Within an open dialog, so that it is not behind its backdrop.
    anchor.closest('dialog') ?? document.body,
  );
}

function firstControl(element: Element | null): HTMLElement | null {
  return (
    element?.querySelector<HTMLElement>('[autofocus], input, select, button, a[href], [tabindex="0"]') ?? null
  );
}
