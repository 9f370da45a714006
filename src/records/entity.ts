import { type Dated, type Facts, mergeDated, mergeFacts } from './dated.ts';
import { canonicalItem, FOUND_KINDS } from './item.ts';
import { canonicalOwnName } from './own-items.ts';

/** Common part of profiles, channels, servers, pages, ransomware posts and groups: the merged sightings. */
export interface Entity<FactValues extends object, ListName extends string> {
  /** Latest sighting. */
  detectionDate: number;
  /** Earliest sighting. */
  firstSeen: number;
  facts: Facts<FactValues>;
  /** Empty lists are absent, so that equal entities serialize to equal text. */
  lists: { [Name in ListName]?: Dated[] };
}

/** What one source says at one instant. */
export interface Sighting<FactValues extends object, ListName extends string> {
  facts?: { [K in keyof FactValues]?: FactValues[K] | undefined };
  lists?: { [Name in ListName]?: readonly string[] | undefined };
}

const IDENTITIES = new Map<string, (value: string) => string>([
  ...FOUND_KINDS.map((kind): [string, (value: string) => string] => [
    kind,
    (value) => canonicalItem(kind, value),
  ]),
  ['own', canonicalOwnName],
]);

type Lists<ListName extends string> = { [Name in ListName]?: Dated[] };

/** Returns `a` itself if `b` adds nothing. */
function mergeLists<ListName extends string>(a: Lists<ListName>, b: Lists<ListName>): Lists<ListName> {
  const changed: Lists<ListName> = {};
  for (const name of Object.keys(b) as ListName[]) {
    const entries = mergeDated(a[name] ?? [], b[name] ?? [], IDENTITIES.get(name));
    if (entries !== a[name] && entries.length > 0) changed[name] = entries;
  }
  if (Object.keys(changed).length === 0) return a;
  const merged: Lists<ListName> = {};
  for (const name of [...new Set([...Object.keys(a), ...Object.keys(changed)])].sort() as ListName[]) {
    merged[name] = changed[name] ?? (a[name] as Dated[]);
  }
  return merged;
}

export function entityFrom<FactValues extends object, ListName extends string>(
  at: number,
  sighting: Sighting<FactValues, ListName>,
): Entity<FactValues, ListName> {
  const facts: Facts<FactValues> = {};
  for (const name of namesOf(sighting.facts)) {
    const value = sighting.facts?.[name];
    if (value !== undefined) facts[name] = { value: value as FactValues[typeof name], at };
  }
  const lists: Lists<ListName> = {};
  for (const name of namesOf(sighting.lists)) {
    const values: readonly string[] = sighting.lists?.[name] ?? [];
    const entries = values.map((value, position) => ({ value, at, position }));
    // A single value needs no search for duplicates.
    if (entries.length > 0)
      lists[name] = entries.length === 1 ? entries : mergeDated([], entries, IDENTITIES.get(name));
  }
  return { detectionDate: at, firstSeen: at, facts, lists };
}

/** Sorted, so that equal entities serialize to equal text. */
function namesOf<T extends object>(fields: T | undefined): (keyof T)[] {
  return fields === undefined ? [] : (Object.keys(fields).sort() as (keyof T)[]);
}

/** Whether a merge changed nothing. Merging returns unchanged parts as they are, so comparing identity is enough. */
export function isSameEntity<FactValues extends object, ListName extends string>(
  a: Entity<FactValues, ListName>,
  b: Entity<FactValues, ListName>,
): boolean {
  return (
    a.detectionDate === b.detectionDate &&
    a.firstSeen === b.firstSeen &&
    a.facts === b.facts &&
    a.lists === b.lists
  );
}

export function mergeEntities<FactValues extends object, ListName extends string>(
  a: Entity<FactValues, ListName>,
  b: Entity<FactValues, ListName>,
): Entity<FactValues, ListName> {
  return {
    detectionDate: Math.max(a.detectionDate, b.detectionDate),
    firstSeen: Math.min(a.firstSeen, b.firstSeen),
    facts: mergeFacts(a.facts, b.facts),
    lists: mergeLists(a.lists, b.lists),
  };
}

export function valuesOf(list: readonly Dated[] | undefined): string[] {
  return list?.map((entry) => entry.value) ?? [];
}
