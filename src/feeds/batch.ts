import { ApiError } from '../errors.ts';
import { addDays, type Day, dayOf, endOfDay, isDay, startOfDay } from '../records/day.ts';

export type RangeType = 'day' | 'month';

/** Days of a batch, both included. */
export interface BatchWindow {
  batch: Day;
  first: Day;
  last: Day;
}

/** Without the scope `archive` a key sees this many days back (spec section 8). */
export const OPEN_DAYS = 30;

/** The days that a client asks for and its key may see. */
export function batchWindow(
  batch: string,
  rangeType: RangeType,
  visibility: { hasArchive: boolean; now: number },
): BatchWindow {
  if (!isDay(batch)) throw new ApiError('InvalidBatch');
  const first = rangeType === 'day' ? batch : dayAfterPreviousMonth(batch);
  if (visibility.hasArchive) return { batch, first, last: batch };

  const oldestVisible = addDays(dayOf(visibility.now), -OPEN_DAYS);
  if (batch < oldestVisible) throw new ApiError('BatchTooOld', batch);
  return { batch, first: first < oldestVisible ? oldestVisible : first, last: batch };
}

/** One month back: from the day after the same day of the previous month, or after that month's last (decision 24). */
function dayAfterPreviousMonth(batch: Day): Day {
  const [year = 0, month = 0, day = 0] = batch.split('-').map(Number);
  const lastOfPreviousMonth = new Date(startOfDay(batch));
  lastOfPreviousMonth.setUTCFullYear(year, month - 1, 0);
  const sameDay = new Date(lastOfPreviousMonth);
  sameDay.setUTCDate(Math.min(day, lastOfPreviousMonth.getUTCDate()));
  return addDays(dayOf(sameDay.getTime()), 1);
}

export function instantsOf({ first, last }: BatchWindow): { from: number; to: number } {
  return { from: startOfDay(first), to: endOfDay(last) };
}
