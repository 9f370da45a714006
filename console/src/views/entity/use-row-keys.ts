import { focusNext, useShortcuts } from '../../state/shortcuts.ts';

/** J and K move through the links of a table, one per row. */
export function useRowKeys(): void {
  const move = (step: 1 | -1) => focusNext('.entity-table tbody tr[data-row] td.is-main a', step);
  useShortcuts({ j: () => move(1), k: () => move(-1) });
}
