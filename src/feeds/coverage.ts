import { type Day, dayOf } from '../records/day.ts';
import type { AnyRecord } from '../records/record.ts';
import type { CoverageSource, CoveredDay, SealedDay } from '../storage/store.ts';
import type { Feed } from './feed.ts';

/** Days of a feed that hold an answer, if only an empty one. */
export function coveredDays(feed: Feed, coverage: { covered: CoveredDay[]; sealed: SealedDay[] }): Set<Day> {
  const names = [feed.name, ...feed.parts];
  return new Set([
    ...coverage.covered.filter(({ source }) => feed.coveredBy.includes(source)).map(({ day }) => day),
    ...coverage.sealed.filter((seal) => names.includes(seal.feed)).map(({ day }) => day),
  ]);
}

/** The days for which a record makes the feeds know something; channels and servers feed none. */
export function coverageOf(record: AnyRecord): CoveredDay | undefined {
  const source = coverageSource(record);
  return source === undefined ? undefined : { source, day: dayOf(record.detectionDate) };
}

function coverageSource(record: AnyRecord): CoverageSource | undefined {
  switch (record.kind) {
    case 'message':
    case 'profile':
      return record.platform;
    case 'page':
    case 'ransomware':
      return record.kind;
    default:
      return undefined;
  }
}

/** A sum is sealed by sealing its parts. */
export function sealsOf(feed: Feed, day: Day): SealedDay[] {
  return (feed.parts.length > 0 ? feed.parts : [feed.name]).map((name) => ({ feed: name, day }));
}
