/** Matching that is easy to predict: a search matches the records whose JSON contains its word. */
import type { AnyRecord } from '../../src/records/record.ts';
import type { Matching, SavedSearch } from '../../src/storage/port/alerts.ts';
import { at } from './world.ts';

export function wordMatching(
  revision: number,
  words: Record<string, string>,
  { now = at('2026-11-15'), maxAgeMs = Number.POSITIVE_INFINITY, kinds = ['message'] as string[] } = {},
): Matching {
  const matchesOf = (record: AnyRecord) =>
    new Set(
      Object.entries(words)
        .filter(([, word]) => JSON.stringify(record).includes(word))
        .map(([search]) => search),
    );
  return {
    revision,
    at: now,
    isAbout: (kind) => kinds.includes(kind),
    matchesOf,
    match(record, { before, seenAt }) {
      if (now - seenAt > maxAgeMs) return [];
      const earlier = before === undefined ? new Set() : matchesOf(before);
      return [...matchesOf(record)].filter((search) => !earlier.has(search)).map((search) => ({ search }));
    },
  };
}

export function savedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'one',
    name: 'Our domain',
    condition: { kind: 'search', about: 'message', parameters: { q: 'alpha' } },
    owner: undefined,
    tags: [],
    severity: 'medium',
    isEnabled: true,
    targets: [],
    schedule: 'immediately',
    cap: 100,
    maxAgeMs: undefined,
    createdAt: at('2026-11-01'),
    updatedAt: at('2026-11-01'),
    ...overrides,
  };
}
