import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo, type SearchState } from './search-state.ts';

const ADDRESS_MS = 250;

/** The current row, whether its preview is open, and the selection: the address follows them after a moment. */
export function useCurrentRow(state: SearchState, question: string, selected: ReadonlySet<string>) {
  const [row, setRow] = useState(state.row);
  const [isPaneOpen, setPaneOpen] = useState(state.isPaneOpen);
  const shownQuestion = useRef(question);
  if (shownQuestion.current !== question) {
    shownQuestion.current = question;
    setRow(state.row);
  }
  const current = useRef(state);
  current.current = state;
  useEffect(() => {
    const timer = setTimeout(() => {
      // The view may have been left a moment ago.
      if (!location.hash.startsWith('#/search')) return;
      const now = current.current;
      const ids = [...selected];
      const isSame = now.row === row && now.isPaneOpen === isPaneOpen && now.selected.join() === ids.join();
      if (!isSame) goTo({ ...now, row, isPaneOpen, selected: ids }, 'replace');
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [row, isPaneOpen, selected]);
  return { row, setRow, isPaneOpen, setPaneOpen };
}
