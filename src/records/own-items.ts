import type { Dated } from './dated.ts';
import { canonicalItem, type FoundKind, type Item } from './item.ts';

/**
 * A profile's list `own` names the items that belong to its person, as "<kind> <value>". It merges like every other
 * list, so the relation survives any order of imports, purges and retention.
 */
export function ownName({ kind, value }: Pick<Item, 'kind' | 'value'>): string {
  return `${kind} ${value}`;
}

export function parseOwnName(name: string): { kind: FoundKind; value: string } {
  const space = name.indexOf(' ');
  return { kind: name.slice(0, space) as FoundKind, value: name.slice(space + 1) };
}

/** The form in which entries of the list are compared. */
export function canonicalOwnName(name: string): string {
  const { kind, value } = parseOwnName(name);
  return `${kind} ${canonicalItem(kind, value)}`;
}

export function ownNames(items: readonly Item[]): string[] {
  return items.filter(({ relation }) => relation === 'own').map(ownName);
}

/** Canonical names of the items that belong to the person. */
export function ownSet(own: readonly Dated[] | undefined): ReadonlySet<string> {
  return new Set(own?.map(({ value }) => canonicalOwnName(value)));
}
