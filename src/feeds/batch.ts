import { ApiError } from '../errors.ts';
import { addDays, type Day, dayOf, endOfDay, isDay, startOfDay } from '../time/day.ts';

export type RangeType = 'day' | 'month';

/** The days of a batch, inclusive. */
export interface BatchWindow {
  batch: Day;
  first: Day;
  last: Day;
}

/** A key without the `archive` scope sees this many days back. */
export const DAYS_WITHOUT_ARCHIVE = 30;

/** The days of a batch that the key may see. */
export function batchWindow(
  batch: string,
  rangeType: RangeType,
  visibility: { hasArchive: boolean; now: number },
): BatchWindow {
  if (!isDay(batch)) throw new ApiError('InvalidBatch');
  const first = rangeType === 'day' ? batch : dayAfterPreviousMonth(batch);
  if (visibility.hasArchive) return { batch, first, last: batch };

  const oldestVisible = addDays(dayOf(visibility.now), -DAYS_WITHOUT_ARCHIVE);
  if (batch < oldestVisible) throw new ApiError('BatchTooOld', batch);
  return { batch, first: first < oldestVisible ? oldestVisible : first, last: batch };
}

/** A month starts on the day after the same day of the previous month, or after that month's last day (decision 24). */
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
