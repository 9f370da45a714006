import { writeQuery } from './query/query-parts.ts';
import { partsOf, type SearchState } from './search-state.ts';

interface Without {
  label: string;
  changes: Partial<SearchState>;
}

/** The same search without its last condition; undefined if it has none that can go. */
export function withoutLastFilter(state: SearchState): Without | undefined {
  const parts = partsOf(state);
  const last = parts.chips.at(-1);
  const rest = { ...parts, chips: parts.chips.slice(0, -1) };
  if (last !== undefined && writeQuery(rest) !== '')
    return { label: writeQuery({ chips: [last], text: '' }), changes: { q: writeQuery(rest) } };
  return state.platform === '' ? undefined : { label: state.platform, changes: { platform: '' } };
}
