import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Match } from '../../../api/alert-types.ts';

const NONE: ReadonlySet<string> = new Set();

/** Chosen matches. Another list starts without any. */
export function useSelection(hits: readonly Match[], list: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const last = useRef<string>(undefined);
  const shown = useRef(hits);
  shown.current = hits;
  const clear = useCallback(() => setIds(NONE), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list clears it
  useEffect(clear, [list, clear]);
  const toggle = useCallback((id: string, isRange: boolean) => {
    const order = shown.current.map((hit) => hit.id);
    const [from, to] = [order.indexOf(last.current ?? ''), order.indexOf(id)];
    last.current = id;
    setIds((previous) => {
      const next = new Set(previous);
      if (isRange && from >= 0 && to >= 0)
        for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
      else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const selectAll = useCallback(() => setIds(new Set(shown.current.map(({ id }) => id))), []);
  return { ids, clear, toggle, selectAll };
}
