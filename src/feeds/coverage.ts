import type { CoveredDay } from '../records/coverage.ts';
import type { SealedDay } from '../storage/port/reading.ts';
import type { Day } from '../time/day.ts';
import type { Feed } from './catalogue.ts';

/** Days for which a feed has an answer, even an empty one. */
export function coveredDays(feed: Feed, coverage: { covered: CoveredDay[]; sealed: SealedDay[] }): Set<Day> {
  const names = [feed.name, ...feed.parts];
  return new Set([
    ...coverage.covered.filter(({ source }) => feed.coveredBy.includes(source)).map(({ day }) => day),
    ...coverage.sealed.filter((seal) => names.includes(seal.feed)).map(({ day }) => day),
  ]);
}

/** A combined feed is sealed by sealing its parts. */
export function sealsOf(feed: Feed, day: Day): SealedDay[] {
  return (feed.parts.length > 0 ? feed.parts : [feed.name]).map((name) => ({ feed: name, day }));
}
