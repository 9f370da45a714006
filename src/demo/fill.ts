import { SavedSearches } from '../alerts/saved-searches.ts';
import { FEEDS } from '../feeds/catalogue.ts';
import { sealsOf } from '../feeds/coverage.ts';
import type { AnyRecord } from '../records/record.ts';
import type { SealedDay } from '../storage/port/reading.ts';
import type { Store } from '../storage/port/store.ts';
import { addDays, type Day, dayOf, daysBetween } from '../time/day.ts';
import { createAlerts, dispatchMatches, WATCHED_DAYS } from './alerts/alerts.ts';
import { triageMatches } from './alerts/triage.ts';
import { CHAT_DAYS, type DemoDay, demoDay, isCollected, POST_DAYS } from './calendar.ts';
import { recordsOn } from './records.ts';
import { type DemoState, EDITION, readState, writeState } from './state.ts';
import { demoStory, type StoryStep } from './story.ts';

export { isDemoFolder } from './state.ts';

/** Old days have few records: so many of them are written together. */
const DAYS_PER_BATCH = 20;
/** Matches are found as often as collectors would deliver. */
const ROUND_MS = 4 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Fills the demo up to yesterday: fourteen months the first time, later the days since. */
export async function fillDemo(
  folder: string,
  store: Store,
  today: Day,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const yesterday = addDays(today, -1);
  let state: DemoState = readState(folder) ?? {
    edition: EDITION,
    startedOn: today,
    filledThrough: addDays(today, -POST_DAYS - 1),
  };
  writeState(folder, state);
  const days = daysBetween(addDays(state.filledThrough, 1), yesterday).map((day) =>
    demoDay(state.startedOn, day),
  );
  const filling = new Filling(store);
  let done = 0;
  for (const batch of batchesOf(days)) {
    await filling.fill(batch);
    done += batch.length;
    state = { ...state, filledThrough: (batch.at(-1) as DemoDay).day };
    writeState(folder, state);
    onProgress(done, days.length);
  }
}

/**
 * Adds what today has brought so far, so that the demo does not look as if its sources had stopped at midnight. The
 * next start writes the whole day: what is there already does not change.
 */
export async function fillToday(folder: string, store: Store, now: number): Promise<void> {
  const state = readState(folder);
  if (state?.edition === EDITION)
    await new Filling(store).fillUntil(demoDay(state.startedOn, dayOf(now)), now);
}

/** The steps of "Start here". None if the folder has no demo, or one of an earlier version. */
export function storyOfDemo(folder: string): StoryStep[] {
  const state = readState(folder);
  return state?.edition === EDITION ? demoStory(state.startedOn) : [];
}

function batchesOf(days: readonly DemoDay[]): DemoDay[][] {
  const batches: DemoDay[][] = [];
  for (const day of days) {
    const last = batches.at(-1);
    if (day.back > CHAT_DAYS && last !== undefined && last.length < DAYS_PER_BATCH) last.push(day);
    else batches.push([day]);
  }
  return batches;
}

/** Everything here can be repeated: after a crash, the last batch is filled again. */
class Filling {
  #store: Store;
  #searches: SavedSearches;

  constructor(store: Store) {
    this.#store = store;
    this.#searches = new SavedSearches(store);
  }

  async fill(days: readonly DemoDay[]): Promise<void> {
    const [day, ...others] = days;
    if (day === undefined) return;
    if (others.length > 0 || day.back > WATCHED_DAYS)
      await this.#store.write({ records: days.flatMap(recordsOn) });
    else await this.#fillWatched(day);
    await this.#store.seal(days.flatMap(sealsOn));
  }

  async fillUntil(day: DemoDay, now: number): Promise<void> {
    for (const { records, end } of roundsOf(day)) {
      const seen = records.filter(({ detectionDate }) => detectionDate <= now);
      const matching = await this.#searches.matching(Math.min(end, now));
      if (seen.length > 0) await this.#store.write({ records: seen, matching });
    }
  }

  async #fillWatched(day: DemoDay): Promise<void> {
    const { at, back } = day;
    if (back === WATCHED_DAYS) await createAlerts(this.#store, at);
    for (const { records, end } of roundsOf(day)) {
      await this.#store.write({ records, matching: await this.#searches.matching(end) });
      // On later days, the server tells the matches to the user's own targets.
      if (back > 0) await dispatchMatches(this.#store, end);
    }
    if (back === 1) await triageMatches(this.#store, at + DAY_MS);
  }
}

/** Leak sites and pages have days without anything new. There are messages on every day that was collected. */
function sealsOn({ day, back }: DemoDay): SealedDay[] {
  const quiet = (['ransomware', 'page'] as const).filter((source) => isCollected(source, back));
  return FEEDS.filter(
    ({ parts, coveredBy }) => parts.length === 0 && quiet.some((source) => coveredBy.includes(source)),
  ).flatMap((feed) => sealsOf(feed, day));
}

function roundsOf(day: DemoDay): { records: AnyRecord[]; end: number }[] {
  const rounds = Map.groupBy(recordsOn(day), ({ detectionDate }) =>
    Math.floor((detectionDate - day.at) / ROUND_MS),
  );
  return [...rounds.keys()]
    .sort((a, b) => a - b)
    .map((round) => ({ records: rounds.get(round) ?? [], end: day.at + (round + 1) * ROUND_MS - 1 }));
}
