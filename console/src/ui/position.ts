interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const GAP = 4;

/** Where a floating box goes: below its anchor, above if there is no room, and always within the window. */
export function placeBelow(
  anchor: DOMRect,
  box: Size,
  align: 'start' | 'end' = 'start',
): { left: number; top: number } {
  const roomBelow = innerHeight - anchor.bottom - GAP - MARGIN;
  const isBelow = box.height <= roomBelow || roomBelow >= anchor.top;
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - box.height;
  const left = align === 'start' ? anchor.left : anchor.right - box.width;
  return {
    left: clamp(left, MARGIN, innerWidth - box.width - MARGIN),
    top: clamp(top, MARGIN, innerHeight - box.height - MARGIN),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, Math.max(min, max)));
}
