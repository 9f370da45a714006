import { useCallback, useMemo, useState } from 'preact/hooks';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Whether all results are selected, loaded or not. */
  isAll: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  add(ids: readonly string[]): void;
  selectAll(): void;
  clear(): void;
}

/** What is selected: it survives paging and sorting, and ends with another question. */
export function useSelection(question: string, initial: readonly string[]): Selection {
  const [state, setState] = useState(() => ({ question, ids: new Set(initial), isAll: false }));
  const current = state.question === question ? state : { question, ids: new Set(initial), isAll: false };
  const change = useCallback(
    (next: (ids: ReadonlySet<string>) => ReadonlySet<string>, isAll = false) =>
      setState((previous) => ({
        question,
        ids: new Set(next(previous.question === question ? previous.ids : new Set())),
        isAll,
      })),
    [question],
  );
  return useMemo(
    () => ({
      ids: current.ids,
      isAll: current.isAll,
      has: (id: string) => current.ids.has(id),
      toggle: (id: string) => change((ids) => (ids.has(id) ? without(ids, id) : new Set([...ids, id]))),
      add: (added: readonly string[]) => change((ids) => new Set([...ids, ...added])),
      selectAll: () => change((ids) => ids, true),
      clear: () => change(() => new Set()),
    }),
    [current.ids, current.isAll, change],
  );
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
}
