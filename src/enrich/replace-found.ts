import { type Dated, mergeDated } from '../records/dated.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind, type Item } from '../records/item.ts';
import { refang } from '../text/refang.ts';

/**
 * Replaces the found items of an entity by those that the current extractors find in its stored text. A known value
 * that the text does not contain stays: it came from the source, or from text that is not stored. Known values keep
 * their date and position. Returns the lists themselves if nothing changes.
 */
export function replaceFound<Name extends string>(
  lists: { [N in Name | FoundKind]?: Dated[] },
  found: readonly Item[],
  { at, text }: { at: number; text: string },
): { [N in Name | FoundKind]?: Dated[] } {
  const searched = refang(text).toLowerCase();
  const changed: { [Kind in FoundKind]?: Dated[] } = {};
  for (const kind of FOUND_KINDS) {
    const known = lists[kind] ?? [];
    const values = new Set<string>();
    const current: Dated[] = [];
    for (const item of found) {
      if (item.kind !== kind) continue;
      values.add(canonicalItem(kind, item.value));
      current.push({ value: item.value, at, position: current.length });
    }
    const isCurrent = ({ value }: Dated) =>
      values.has(canonicalItem(kind, value)) || !containsWord(searched, value.toLowerCase());
    const kept = known.every(isCurrent) ? known : known.filter(isCurrent);
    const keptValues = new Set(kept.map(({ value }) => canonicalItem(kind, value)));
    const added = current.filter(({ value }) => !keptValues.has(canonicalItem(kind, value)));
    const merged = mergeDated(kept, added, (value) => canonicalItem(kind, value));
    if (merged !== known) changed[kind] = merged;
  }
  if (Object.keys(changed).length === 0) return lists;
  const all = Object.entries<Dated[] | undefined>({ ...lists, ...changed })
    .filter(([, entries]) => entries !== undefined && entries.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(all) as typeof lists;
}

const WORD_BEFORE = /[\p{L}\p{N}_.+-]$/u;
const WORD_AFTER = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;

/** Whether a text contains a value that is not part of a longer one. */
function containsWord(text: string, value: string): boolean {
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + 1)) {
    const end = start + value.length;
    if (
      !WORD_BEFORE.test(text.slice(Math.max(0, start - 1), start)) &&
      !WORD_AFTER.test(text.slice(end, end + 2))
    )
      return true;
  }
  return false;
}
