import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Distance from the anchor and from the edges of the window. */
const GAP = 12;
const MARGIN = 8;

/**
 * A tooltip beside an anchor: on its right, or on its left where the window ends. It is in the top layer, so that no
 * panel clips it. Hidden from screen readers, which get the same text from the focused element.
 */
export function ChartTooltip({
  anchor,
  within,
  onDismiss,
  children,
}: {
  /** Where the anchor is now. */
  anchor: () => DOMRect | undefined;
  /** The chart: the tooltip stays in it where it fits on either side. */
  within?: () => DOMRect | undefined;
  onDismiss: () => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const place = () => {
    const [element, target] = [ref.current, anchor()];
    if (element === null || target === undefined) return;
    const { offsetWidth, offsetHeight } = element;
    const { innerWidth, innerHeight } = window;
    const [toRight, toLeft] = [target.right + GAP, target.left - GAP - offsetWidth];
    const chart = within?.();
    const isOutside = toRight + offsetWidth + MARGIN > innerWidth;
    const fitsOnlyLeft = chart !== undefined && toRight + offsetWidth > chart.right && toLeft >= chart.left;
    const left = isOutside || fitsOnlyLeft ? toLeft : toRight;
    element.style.left = `${clamp(left, MARGIN, innerWidth - offsetWidth - MARGIN)}px`;
    element.style.top = `${clamp(target.top, MARGIN, innerHeight - offsetHeight - MARGIN)}px`;
  };
  const latest = useRef({ place, onDismiss });
  latest.current = { place, onDismiss };

  useLayoutEffect(() => {
    ref.current?.showPopover();
  }, []);
  // Its content, and so its size, changes with every render.
  useLayoutEffect(place);
  useEffect(() => {
    const follow = () => latest.current.place();
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.onDismiss();
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('keydown', dismiss);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('keydown', dismiss);
    };
  }, []);

  return (
    <div ref={ref} class="tooltip chart-tooltip" popover="manual" aria-hidden="true">
      {children}
    </div>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

export function TooltipTitle({ children }: { children: ComponentChildren }) {
  return <p class="chart-tooltip-title">{children}</p>;
}

export function TooltipRow({
  swatch,
  name,
  value,
}: {
  swatch?: string;
  name: ComponentChildren;
  value: string;
}) {
  return (
    <div class="tooltip-row">
      {swatch !== undefined && <span class={`swatch ${swatch}`} />}
      <span class="truncate">{name}</span>
      <b>{value}</b>
    </div>
  );
}

export function TooltipFoot({ children }: { children: ComponentChildren }) {
  return <div class="tooltip-foot">{children}</div>;
}
