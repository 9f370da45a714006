import { useEffect, useRef, useState } from 'preact/hooks';
import { commonTexts as texts } from '../texts/common.ts';
import { Kbd } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { recordUndo, undoLatest } from './undo.ts';

interface Notice {
  text: string;
  /** Takes the action back. */
  undo?: (() => void) | undefined;
  /** Repeats the action after an undo. */
  redo?: (() => void) | undefined;
  icon?: IconName;
}

type Toast = Notice & { id: number };

const SHOWN_MS = 8000;
const TOASTS_MAX = 3;

let nextId = 1;
let show: (toast: Toast) => void = () => {};

/** Says what happened, with a way to undo it. */
export function notify(notice: Notice): void {
  if (notice.undo !== undefined) recordUndo({ text: notice.text, undo: notice.undo, redo: notice.redo });
  show({ ...notice, id: nextId++ });
}

/** Shows notices: at most three, for eight seconds each. */
export function Toasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => {
    show = (toast) => setToasts((shown) => [...shown, toast].slice(-TOASTS_MAX));
    return () => {
      show = () => {};
    };
  }, []);
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <section class="toasts" aria-label={texts.notices}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  );
}

/** The time stands still while the pointer or the focus is on it. */
function ToastLine({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer
    <div
      class="toast"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <Icon name={toast.icon ?? 'circle-check'} size={14} />
      <span class="grow" role="status">
        {toast.text}
      </span>
      {toast.undo !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            undoLatest();
            onClose();
          }}
        >
          {texts.undo} <Kbd>Z</Kbd>
        </Button>
      )}
      <IconButton icon="x" label={texts.close} variant="ghost" size="small" onClick={onClose} />
    </div>
  );
}
