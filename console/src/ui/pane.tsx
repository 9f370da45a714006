import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { usePreferences } from '../state/preferences.tsx';
import { commonTexts } from '../texts/common.ts';

const STEP = 16;

/** A pane at the right whose width can be changed: by dragging its edge or with the arrow keys. Double-click resets. */
export function Pane({
  name,
  label,
  width,
  minWidth,
  maxWidth = 900,
  isOverlay = true,
  children,
}: {
  /** Under which the width is remembered. */
  name: string;
  label: string;
  width: number;
  minWidth: number;
  maxWidth?: number;
  /** Whether it lies over the content on narrow windows. */
  isOverlay?: boolean;
  children: ComponentChildren;
}) {
  const { panes, set } = usePreferences();
  const drag = useRef<{ x: number; width: number }>(undefined);
  const current = Math.min(maxWidth, Math.max(minWidth, panes[name] ?? width));
  const resize = (next: number) =>
    set('panes', { ...panes, [name]: Math.min(maxWidth, Math.max(minWidth, Math.round(next))) });
  return (
    <aside
      class={isOverlay ? 'drawer is-overlay' : 'drawer'}
      aria-label={label}
      style={{ width: `${current}px` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a separator with a value is the pattern for splitters */}
      <div
        class="resize-handle"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={commonTexts.resizePane}
        aria-valuenow={current}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth}
        onDblClick={() => resize(width)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') resize(current + STEP);
          if (event.key === 'ArrowRight') resize(current - STEP);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, width: current };
        }}
        onPointerMove={(event) => {
          if (drag.current !== undefined) resize(drag.current.width + drag.current.x - event.clientX);
        }}
        onPointerUp={() => {
          drag.current = undefined;
        }}
      />
      {children}
    </aside>
  );
}
