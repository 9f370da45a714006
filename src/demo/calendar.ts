import type { CoverageSource } from '../records/coverage.ts';
import { type Day, startOfDay } from '../time/day.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import { SeededRandom } from './random.ts';

/** Days before the first start: how far back each part of the history goes. */
export const POST_DAYS = 425;
export const CHAT_DAYS = 120;

/**
 * A day of the demo. Everything is drawn from `back`, so the same story happens before every first start; only weekdays
 * and ids that contain a date differ.
 */
export interface DemoDay {
  day: Day;
  /** Days before the first start; zero and less on later days. */
  back: number;
  /** Start of the day. */
  at: number;
  isWeekend: boolean;
}

export function demoDay(startedOn: Day, day: Day): DemoDay {
  const at = startOfDay(day);
  const weekday = new Date(at).getUTCDay();
  return {
    day,
    back: Math.round((startOfDay(startedOn) - at) / MS_PER_DAY),
    at,
    isWeekend: weekday === 0 || weekday === 6,
  };
}

export function daysLater({ at, back }: DemoDay, days: number): DemoDay {
  const later = at + days * MS_PER_DAY;
  return demoDay(dayText(at + back * MS_PER_DAY), dayText(later));
}

function dayText(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** The machine of all collectors was down. */
const OUTAGE = 23;

/** Days on which one collector did not run. */
const NOT_COLLECTED: Record<CoverageSource, readonly number[]> = {
  ransomware: [OUTAGE, 37, 38, 134, 210, 211, 301, 388],
  page: [OUTAGE, 16, 71, 155, 156, 262, 340],
  telegram: [OUTAGE, 57, 96],
  discord: [OUTAGE, 44, 45, 101],
  jabber: [],
};

/** Leak sites and pages were collected on this day, and had nothing new. */
export const EMPTY_BACK = 12;

export function isCollected(source: CoverageSource, back: number): boolean {
  return !NOT_COLLECTED[source].includes(back);
}

/** The collector of one Discord server has been silent since this time. */
export function isSilenced(at: number, { day, back }: DemoDay): boolean {
  return back < 1 || (back === 1 && at >= startOfDay(day) + SILENT_SINCE_MS);
}
const SILENT_SINCE_MS = (8 * 60 + 12) * 60_000;

/** Days on which something happened that everybody talks about, with how much louder they are. */
const BURSTS = new Map([
  [2, 1.5],
  [3, 1.9],
  [9, 1.7],
  [10, 1.3],
  [31, 1.6],
  [48, 1.8],
  [66, 1.5],
  [90, 1.6],
]);

/** Messages of a day: fewer long ago, because fewer channels were known, and fewer on weekends. */
export function messagesOn({ back, isWeekend }: DemoDay): number {
  const random = new SeededRandom('volume', back);
  const usual = 52 + 395 * Math.exp(-Math.max(0, back) / 42);
  const mood = 0.72 + 0.56 * random.fraction();
  return Math.round(usual * mood * (isWeekend ? 0.68 : 1.08) * (BURSTS.get(back) ?? 1));
}
