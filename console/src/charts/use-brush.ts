import { useRef, useState } from 'preact/hooks';

/** Slots of a chart, both ends included. */
export interface Selection {
  first: number;
  last: number;
}

/** What a drag changes: one end of a selection, or its position. */
type Drag = { startX: number; hasMoved: boolean } & (
  | { mode: 'end'; anchor: number }
  | { mode: 'move'; start: number; selected: Selection }
);

/** A shorter movement is a click. */
const DRAG_DISTANCE = 4;
/** Half the width of a handle that can be caught. */
export const HANDLE_REACH = 8;

export interface BrushOptions {
  isEnabled: boolean;
  /** The slots with data. */
  bounds: Selection;
  selected: Selection | undefined;
  /** The left edge of a slot. */
  x: (index: number) => number;
  /** The slot at a position, within the bounds. */
  indexAt: (x: number) => number;
  onSelect: (selection: Selection) => void;
  onReset: () => void;
  onClick: (index: number) => void;
}

/** Drag on empty ground selects, on a handle adjusts, on the band moves; double-click resets. */
export function useBrush(options: BrushOptions) {
  const { isEnabled, bounds, selected, x, indexAt, onSelect, onReset, onClick } = options;
  const [draft, setDraft] = useState<Selection>();
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);

  const dragFrom = (position: number): Drag => {
    const base = { startX: position, hasMoved: false };
    const index = indexAt(position);
    if (selected !== undefined) {
      const isNear = (edge: number) => Math.abs(position - x(edge)) <= HANDLE_REACH;
      if (isNear(selected.first)) return { ...base, mode: 'end', anchor: selected.last };
      if (isNear(selected.last + 1)) return { ...base, mode: 'end', anchor: selected.first };
      if (index >= selected.first && index <= selected.last)
        return { ...base, mode: 'move', start: index, selected };
    }
    return { ...base, mode: 'end', anchor: index };
  };

  const selectionOf = (current: Drag, index: number): Selection => {
    if (current.mode === 'end') return ordered(current.anchor, index);
    const { first, last } = current.selected;
    const by = Math.max(bounds.first - first, Math.min(bounds.last - last, index - current.start));
    return { first: first + by, last: last + by };
  };

  return {
    draft,
    setDraft,
    onPointerDown(event: PointerEvent & { currentTarget: HTMLElement }) {
      wasDragged.current = false;
      if (!isEnabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = dragFrom(positionIn(event));
    },
    onDragMove(event: PointerEvent & { currentTarget: HTMLElement }) {
      const current = drag.current;
      if (current === undefined) return;
      const position = positionIn(event);
      current.hasMoved ||= Math.abs(position - current.startX) >= DRAG_DISTANCE;
      if (current.hasMoved) setDraft(selectionOf(current, indexAt(position)));
    },
    onPointerUp(event: PointerEvent & { currentTarget: HTMLElement }) {
      const current = drag.current;
      drag.current = undefined;
      if (current?.hasMoved !== true) return;
      wasDragged.current = true;
      setDraft(undefined);
      onSelect(selectionOf(current, indexAt(positionIn(event))));
    },
    onPointerCancel() {
      drag.current = undefined;
      setDraft(undefined);
    },
    onClick(event: MouseEvent & { currentTarget: HTMLElement }) {
      // The second click of a double-click resets instead.
      if (!wasDragged.current && event.detail <= 1) onClick(indexAt(positionIn(event)));
    },
    onDblClick() {
      if (isEnabled) onReset();
    },
  };
}

export function ordered(a: number, b: number): Selection {
  return { first: Math.min(a, b), last: Math.max(a, b) };
}

export function positionIn(event: MouseEvent & { currentTarget: HTMLElement }): number {
  return event.clientX - event.currentTarget.getBoundingClientRect().left;
}
