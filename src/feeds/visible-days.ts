import { addDays, type Day, dayOf } from '../time/day.ts';
import { DAYS_WITHOUT_ARCHIVE } from './batch.ts';

/** Default length if the client gives no start. */
const DEFAULT_DAYS = 365;

/** The days between two instants that the key may see; undefined if there are none (decision 25). */
export function visibleDays(
  window: { from?: number; to?: number },
  { hasArchive, now }: { hasArchive: boolean; now: number },
): { first: Day; last: Day } | undefined {
  const last = dayOf(window.to ?? now);
  // The default range ends today, even if `to` is in the future.
  const defaultLast = dayOf(Math.min(window.to ?? now, now));
  const first = window.from === undefined ? addDays(defaultLast, 1 - DEFAULT_DAYS) : dayOf(window.from);
  const oldest = hasArchive ? first : addDays(dayOf(now), -DAYS_WITHOUT_ARCHIVE);
  if (last < oldest) return undefined;
  return { first: first < oldest ? oldest : first, last };
}
