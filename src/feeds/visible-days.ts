import { addDays, type Day, dayOf } from '../records/day.ts';
import { OPEN_DAYS } from './batch.ts';

/** Unless a client says from when. */
const USUAL_DAYS = 365;

/** The days between two instants that a key may see; undefined when it may see none of them (decision 25). */
export function visibleDays(
  asked: { from?: number; to?: number },
  { hasArchive, now }: { hasArchive: boolean; now: number },
): { first: Day; last: Day } | undefined {
  const last = dayOf(asked.to ?? now);
  // The usual days end today, however far one looks ahead.
  const usualLast = dayOf(Math.min(asked.to ?? now, now));
  const first = asked.from === undefined ? addDays(usualLast, 1 - USUAL_DAYS) : dayOf(asked.from);
  const oldest = hasArchive ? first : addDays(dayOf(now), -OPEN_DAYS);
  if (last < oldest) return undefined;
  return { first: first < oldest ? oldest : first, last };
}
