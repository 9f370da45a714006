import { FEEDS } from '../feeds/catalogue.ts';
import { coveredDays } from '../feeds/coverage.ts';
import type { Store } from '../storage/port/store.ts';
import { addDays, type Day, dayOf, endOfDay } from '../time/day.ts';

/** Older days are not looked for. */
const LOOK_BACK_DAYS = 400;
/** Looking far back reads many rows, so it is done once an hour; new days are found at once. */
const LOOK_BACK_EVERY_MS = 3_600_000;

/** How old the newest covered day of each feed is. */
export class FeedAges {
  #store: Pick<Store, 'coverage'>;
  #newest = new Map<string, Day>();
  #lookedBackAt = Number.NEGATIVE_INFINITY;

  constructor(store: Pick<Store, 'coverage'>) {
    this.#store = store;
  }

  /** Seconds since the end of the newest covered day, 0 for today, of feeds that have one. */
  async read(now: number): Promise<Map<string, number>> {
    const isLookingBack = now - this.#lookedBackAt >= LOOK_BACK_EVERY_MS;
    const today = dayOf(now);
    const coverage = await this.#store.coverage(addDays(today, isLookingBack ? -LOOK_BACK_DAYS : -1), today);
    if (isLookingBack) {
      // Days may have been purged.
      this.#newest.clear();
      this.#lookedBackAt = now;
    }
    const ages = new Map<string, number>();
    for (const feed of FEEDS) {
      const [day] = [...coveredDays(feed, coverage), this.#newest.get(feed.name) ?? ''].sort().reverse();
      if (!day) continue;
      this.#newest.set(feed.name, day);
      ages.set(feed.name, Math.max(0, now - endOfDay(day)) / 1000);
    }
    return ages;
  }
}
