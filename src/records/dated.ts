/**
 * What is known of a person, channel or page grows from many sightings that arrive in any order.
 * Each value carries the instant it was seen, so that merging is commutative, associative and
 * idempotent: the end state does not depend on the order of imports (decision 15d).
 */

/** A value of a list: it belongs where it was first sighted; `position` keeps the order within one sighting. */
export interface Dated {
  value: string;
  at: number;
  position: number;
}

/** A single-valued fact as its newest sighting told it. */
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
 * So many values a list holds, the first ones seen. Some people post stolen addresses by the thousand: their profile must
 * stay a thing one can read and rewrite. Which ones are kept does not depend on the order of imports either.
 */
export const LIST_LENGTH_MAX = 1000;

/**
 * One entry per identity, the earliest sighting of each, in order of first sighting. When nothing is new it is `a` itself: most
 * sightings tell what is known, and whoever has the same list need not look into it.
 */
export function mergeDated(
  a: Dated[],
  b: readonly Dated[],
  identityOf: (value: string) => string = (value) => value,
): Dated[] {
  if (b.length === 0) return a;
  const earliest = new Map<string, Dated>();
  for (const entry of a) earliest.set(identityOf(entry.value), entry);
  let isNew = earliest.size < a.length;
  for (const entry of b) {
    const identity = identityOf(entry.value);
    const known = earliest.get(identity);
    if (known !== undefined && compareDated(entry, known) >= 0) continue;
    earliest.set(identity, entry);
    isNew = true;
  }
  return isNew ? [...earliest.values()].sort(compareDated).slice(0, LIST_LENGTH_MAX) : a;
}

/** Order of values of one fact: by size for numbers, by code unit for text, true above false. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareText(String(a), String(b));
}

/** The newer sighting wins; of two at the same instant the greater value. */
export function latest<T>(a: Latest<T> | undefined, b: Latest<T> | undefined): Latest<T> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const order = a.at - b.at || compareValues(a.value, b.value);
  return order >= 0 ? a : b;
}

/** `a` itself when `b` tells nothing newer. */
export function mergeFacts<T extends object>(a: Facts<T>, b: Facts<T>): Facts<T> {
  const isNew = (Object.keys(b) as (keyof T)[]).some((name) => latest(a[name], b[name]) !== a[name]);
  if (!isNew) return a;
  const merged: Facts<T> = {};
  // Sorted, so that equal knowledge is equal text once stored.
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort() as (keyof T)[];
  for (const name of names) {
    const winner = latest(a[name], b[name]);
    if (winner !== undefined) merged[name] = winner as Latest<T[keyof T]>;
  }
  return merged;
}
