import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { commonTexts as texts } from '../texts/common.ts';
import { Kbd } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type ShownNotice, showNoticesWith } from './notices.ts';
import { undoLatest } from './undo.ts';

const SHOWN_MS = 8000;
const TOASTS_MAX = 3;

/** Shows notices: at most three, for eight seconds each. */
export function Toasts() {
  const [toasts, setToasts] = useState<ShownNotice[]>([]);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  useEffect(() => {
    showNoticesWith({
      show: (toast) => setToasts((shown) => [...shown, toast].slice(-TOASTS_MAX)),
      hide: close,
    });
    return () => showNoticesWith(undefined);
  }, [close]);
  return (
    <section class="toasts" aria-label={texts.notices}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  );
}

/** The time stands still while the pointer or the focus is on it. */
function ToastLine({ toast, onClose }: { toast: ShownNotice; onClose: () => void }) {
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
            // It closes the notice of the step that it takes back.
            if (!undoLatest()) onClose();
          }}
        >
          {texts.undo} <Kbd>Z</Kbd>
        </Button>
      )}
      <IconButton icon="x" label={texts.close} variant="ghost" size="small" onClick={onClose} />
    </div>
  );
}
