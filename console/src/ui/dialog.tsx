import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { commonTexts } from '../texts/common.ts';
import { IconButton } from './button.tsx';

/** A modal dialog. The native element traps the focus and closes on Escape or an outside click. */
export function Dialog({
  title,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The browser focuses the first control, which is the close button, unless another asks for it.
    dialog.current?.querySelector<HTMLElement>('[autofocus]')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={isWide ? 'dialog is-wide' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <header class="dialog-header">
        <h2 id={id}>{title}</h2>
        <IconButton
          icon="x"
          label={commonTexts.close}
          variant="ghost"
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
