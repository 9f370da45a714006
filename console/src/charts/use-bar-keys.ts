import { useRef } from 'preact/hooks';
import { ordered, type Selection, type useBrush } from './use-brush.ts';

/** Page keys move by a week of days. */
const PAGE = 7;

/** Arrow keys move the cursor, with Shift they select, Enter picks or applies, Escape discards. */
export function useBarKeys({
  bounds,
  cursor,
  setCursor,
  brush,
  canSelect,
  select,
  pick,
}: {
  bounds: Selection;
  cursor: number | undefined;
  setCursor: (cursor: number | undefined) => void;
  brush: Pick<ReturnType<typeof useBrush>, 'draft' | 'setDraft'>;
  canSelect: boolean;
  select: (selection: Selection) => void;
  pick: (index: number) => void;
}) {
  const isByKeyboard = useRef(false);
  /** Where the selection began. */
  const start = useRef<number>(undefined);
  const clamp = (index: number) => Math.max(bounds.first, Math.min(bounds.last, index));
  const discard = () => {
    start.current = undefined;
    brush.setDraft(undefined);
  };

  const move = (target: number, isSelecting: boolean) => {
    const to = clamp(target);
    if (isSelecting && canSelect) {
      start.current ??= cursor ?? bounds.last;
      brush.setDraft(ordered(start.current, to));
    } else discard();
    setCursor(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = clamp(cursor ?? bounds.last);
    const targets: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageUp: from + PAGE,
      PageDown: from - PAGE,
      Home: bounds.first,
      End: bounds.last,
    };
    const target = targets[event.key];
    isByKeyboard.current = true;
    if (target !== undefined) move(target, event.shiftKey);
    else if (event.key === 'Enter') {
      const { draft } = brush;
      discard();
      if (draft !== undefined) select(draft);
      else pick(from);
    } else if (event.key === 'Escape' && brush.draft !== undefined) {
      discard();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  return {
    isByKeyboard: isByKeyboard.current,
    onKeyDown,
    onFocus(event: FocusEvent & { currentTarget: HTMLElement }) {
      isByKeyboard.current = event.currentTarget.matches(':focus-visible');
      if (isByKeyboard.current) setCursor(clamp(cursor ?? bounds.last));
    },
    onBlur() {
      isByKeyboard.current = false;
      discard();
      setCursor(undefined);
    },
  };
}
