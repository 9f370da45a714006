import type { RisingHit } from '../../contract/rising-hit.ts';
import { lastDays } from '../../overview/day-range.ts';
import { compareRising, PERIODS_BEFORE, risingOf } from '../../overview/rising.ts';
import { type RisingTerm, withoutParts } from '../../overview/rising-terms.ts';
import { messagesAbout } from '../../questions/questions.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { MS_PER_DAY } from '../../time/instant.ts';
import type { EndpointServices } from '../endpoint.ts';

/** Messages of a sample. Candidates come from it; their counts are those of all messages. */
const MESSAGES_MAX = 5000;
/** Candidates that are counted, for each term that is wanted. */
const CANDIDATES_PER_HIT = 5;
/** Enough for the longest list. */
const CANDIDATES_MAX = 250;
/** Reading the samples takes long, and what rises today does so in a few minutes, too. */
const CANDIDATES_VALID_MS = 300_000;
const NONE = { kind: 'page', skip: 0, take: 0 } as const;

/** Words and pairs of words that occur more often than before. */
export async function risingTerms(
  { store, counts }: Pick<EndpointServices, 'store' | 'counts'>,
  now: number,
  { days, size }: { days: number; size: number },
): Promise<RisingHit[]> {
  const { window, bounds } = lastDays(now, days * (PERIODS_BEFORE + 1));
  const [start, middle] = [bounds[0] as number, bounds.at(-1 - days) as number];
  // Every candidate is counted before it is shown, so that none shows what was purged.
  const all = await counts.get(
    `term candidates ${middle} ${days}`,
    () =>
      store.termCandidates({
        bounds: [start, middle, now + 1],
        messagesMax: MESSAGES_MAX,
        max: CANDIDATES_MAX,
      }),
    CANDIDATES_VALID_MS,
  );
  const candidates = all.slice(0, size * CANDIDATES_PER_HIT);
  if (candidates.length === 0) return [];
  const totals = await byDay(store, undefined, window);
  const rising: RisingTerm[] = [];
  for (const term of candidates) {
    const found = risingOf(await byDay(store, term, window), totals, days);
    if (found !== undefined) rising.push({ term, ...found });
  }
  return withoutParts(rising.sort(compareRising(({ term }) => term))).slice(0, size);
}

async function byDay(
  store: Reading,
  term: string | undefined,
  window: { from: number; to: number },
): Promise<number[]> {
  const question = messagesAbout(term === undefined ? {} : { q: `"${term}"` }, window, NONE);
  const { buckets } = await store.histogram({ ...question, interval: 'day', groupsMax: 0 });
  const counts = new Map(buckets.map(({ at, count }) => [at, count]));
  const days = Math.round((window.to + 1 - window.from) / MS_PER_DAY);
  return Array.from({ length: days }, (_, day) => counts.get(window.from + day * MS_PER_DAY) ?? 0);
}
