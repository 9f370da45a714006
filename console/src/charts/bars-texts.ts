import { chartTexts } from '../texts/charts.ts';
import type { Interval } from './bucket-size.ts';
import { formatCount } from './scale.ts';
import { type Bucket, bucketEnd, totalOf } from './series.ts';
import { bucketLabel, dateLabel, rangeLabel } from './time-ticks.ts';
import type { Selection } from './use-brush.ts';

/** What the texts of a bar chart depend on. */
export interface BarsTexts {
  slots: readonly Bucket[];
  interval: Interval;
  timeZone: string;
  isShown: (series: number) => boolean;
  countText: (count: number) => string;
}

/** The date of a bucket or of several, with a note where the count is not final. */
export function titleOf({ slots, interval, timeZone }: BarsTexts, { first, last }: Selection): string {
  const [start, end] = [slots[first], slots[last]];
  if (start === undefined || end === undefined) return '';
  if (first !== last) return rangeLabel(start.at, bucketEnd(end, interval), interval, timeZone);
  const label = bucketLabel(start.at, interval, timeZone);
  return start.isRunning ? chartTexts.withNote(label, chartTexts.soFar[interval]) : label;
}

/** The sums per series over the selected buckets. */
export function sumsOf({ slots }: BarsTexts, { first, last }: Selection, series: number): number[] {
  const sums = Array.from({ length: series }, () => 0);
  for (const { values, isMissing } of slots.slice(first, last + 1))
    if (!isMissing)
      values.forEach((value, index) => {
        sums[index] = (sums[index] ?? 0) + value;
      });
  return sums;
}

export function totalIn(texts: BarsTexts, selection: Selection): number {
  return texts.slots
    .slice(selection.first, selection.last + 1)
    .reduce((sum, bucket) => sum + (bucket.isMissing ? 0 : totalOf(bucket, texts.isShown)), 0);
}

/** For screen readers: the date and the total. */
export function spokenValue(texts: BarsTexts, selection: Selection): string {
  const title = titleOf(texts, selection);
  const isMissing = texts.slots.slice(selection.first, selection.last + 1).every((each) => each.isMissing);
  return chartTexts.value(
    title,
    isMissing ? chartTexts.notCollected : texts.countText(totalIn(texts, selection)),
  );
}

/** One sentence on all data: how much, when, and the highest bucket. */
export function summaryOf(texts: BarsTexts, bounds: Selection): string {
  const { slots, interval, timeZone, isShown, countText } = texts;
  const [first, last] = [slots[bounds.first], slots[bounds.last]];
  const total = totalIn(texts, bounds);
  if (first === undefined || last === undefined || total === 0) return chartTexts.emptySummary;
  const peak = slots.reduce(
    (most, each) => (totalOf(each, isShown) > totalOf(most, isShown) ? each : most),
    first,
  );
  return chartTexts.summary(
    countText(total),
    dateLabel(first.at, timeZone),
    dateLabel(bucketEnd(last, interval) - 1, timeZone),
    formatCount(totalOf(peak, isShown)),
    bucketLabel(peak.at, interval, timeZone),
  );
}
