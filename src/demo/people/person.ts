import type { Item } from '../../records/item.ts';
import type { Platform } from '../../records/platform.ts';
import type { Mood } from '../phrases/phrases.ts';

/** A name from a day on, in days before the first start. */
export interface PersonName {
  since: number;
  username: string;
  firstName: string;
  lastName?: string | undefined;
}

export interface Person {
  platform: Extract<Platform, 'telegram' | 'discord'>;
  userId: string;
  /** Oldest first. */
  names: readonly PersonName[];
  languages: readonly string[];
  /** Hours ahead of UTC. */
  zone: number;
  /** How much they write, compared with others. */
  activity: number;
  /** Days before the first start between which they write. */
  joined: number;
  left?: number | undefined;
  isBot?: boolean;
  /** Scammers are warned of, and trusted people are vouched for; neither speaks about himself. */
  reputation?: 'scammer' | 'trusted' | undefined;
  /** What they write without any special reason; by default everything. */
  says?: readonly Mood[];
  /** Their own addresses, in the order in which they use them. */
  items: readonly Item[];
}

export function nameOn({ names }: Person, back: number): PersonName {
  return names.findLast(({ since }) => since >= back) ?? (names[0] as PersonName);
}

/** How others address them. */
export function handleOn(person: Person, back: number): string {
  return `@${nameOn(person, back).username}`;
}

export function isActive({ joined, left = Number.NEGATIVE_INFINITY }: Person, back: number): boolean {
  return back <= joined && back >= left;
}

export function ownItem(kind: Item['kind'], value: string): Item {
  return { kind, value, relation: 'own' };
}

export function emailOf({ items }: Person): string | undefined {
  return items.find(({ kind }) => kind === 'email')?.value;
}

export function walletOf({ items }: Person): string | undefined {
  return items.find(({ kind }) => kind.endsWith('_address'))?.value;
}
