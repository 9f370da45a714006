/**
 * A person, channel or page is merged from many sightings, which may be imported in any order. Each value carries the
 * instant it was seen, so that merging is commutative, associative and idempotent: the end state does not depend on the
 * order of imports (decision 15).
 */

/** A list value, dated by its first sighting. `position` keeps the order within one sighting. */
export interface Dated {
  value: string;
  at: number;
  position: number;
}

/** A single-valued fact from its latest sighting. */
export interface Latest<T> {
  value: T;
  at: number;
}

export type Facts<T> = { [K in keyof T]?: Latest<T[K]> };

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function compareDated(a: Dated, b: Dated): number {
  return a.at - b.at || a.position - b.position || compareText(a.value, b.value);
}

/**
 * A list keeps at most this many values: the earliest seen, whatever the order of imports. Some people post stolen
 * addresses by the thousand, and their profile must stay small enough to read and rewrite.
 */
export const LIST_LENGTH_MAX = 1000;

/** Keeps the earliest sighting of each value, in order of first sighting. Returns `a` itself if `b` changes nothing. */
export function mergeDated(
  a: Dated[],
  b: readonly Dated[],
  identityOf: (value: string) => string = (value) => value,
): Dated[] {
  if (b.length === 0) return a;
  const [known, incoming] = [a[0], b[0]];
  // Most people and channels have one name, which every sighting repeats.
  if (a.length === 1 && b.length === 1 && known !== undefined && incoming?.value === known.value)
    return compareDated(incoming, known) >= 0 ? a : [incoming];
  const earliest = new Map<string, Dated>();
  const add = (entry: Dated): boolean => {
    const identity = identityOf(entry.value);
    const known = earliest.get(identity);
    if (known !== undefined && compareDated(entry, known) >= 0) return false;
    earliest.set(identity, entry);
    return true;
  };
  for (const entry of a) add(entry);
  let isNew = earliest.size < a.length;
  for (const entry of b) isNew = add(entry) || isNew;
  if (!isNew) return a;
  const merged = [...earliest.values()].sort(compareDated).slice(0, LIST_LENGTH_MAX);
  // The limit may have cut off everything new.
  return merged.length === a.length && merged.every((entry, index) => entry === a[index]) ? a : merged;
}

/** Orders values of one fact: numbers by size, text by code unit, true above false. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareText(String(a), String(b));
}

/** The newer sighting wins; at the same instant, the greater value. */
export function latest<T>(a: Latest<T> | undefined, b: Latest<T> | undefined): Latest<T> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const order = a.at - b.at || compareValues(a.value, b.value);
  return order >= 0 ? a : b;
}

/** Returns `a` itself if `b` has nothing newer. */
export function mergeFacts<T extends object>(a: Facts<T>, b: Facts<T>): Facts<T> {
  const isNew = (Object.keys(b) as (keyof T)[]).some((name) => latest(a[name], b[name]) !== a[name]);
  if (!isNew) return a;
  const merged: Facts<T> = {};
  // Sorted, so that equal facts serialize to equal text.
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort() as (keyof T)[];
  for (const name of names) {
    const winner = latest(a[name], b[name]);
    if (winner !== undefined) merged[name] = winner as Latest<T[keyof T]>;
  }
  return merged;
}
