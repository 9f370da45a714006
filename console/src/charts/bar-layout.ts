import { type Interval, shiftBucket } from './bucket-size.ts';
import { type CountScale, countScale, formatAxis } from './scale.ts';
import { type Bucket, totalOf } from './series.ts';

/** Empty places beside a single bucket, on either side unless they are in the future: one bar across the whole plot would say nothing about time. */
export const NEIGHBOURS = 15;

/** Which buckets are drawn, and which of them are data. */
export interface Slots {
  buckets: readonly Bucket[];
  /** The index of the first bucket with data, and the number of those. */
  first: number;
  count: number;
}

export function slotsOf(buckets: readonly Bucket[], interval: Interval, now: number): Slots {
  const [only] = buckets;
  if (buckets.length !== 1 || only === undefined) return { buckets, first: 0, count: buckets.length };
  let after = 0;
  while (after < NEIGHBOURS && shiftBucket(only.at, interval, after + 1) <= now) after++;
  const first = 2 * NEIGHBOURS - after;
  const padded = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index): Bucket =>
      index === first ? only : { at: shiftBucket(only.at, interval, index - first), values: [] },
  );
  return { buckets: padded, first, count: 1 };
}

export interface BarLayout {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  slot: number;
  scale: CountScale;
  /** The left edge of a slot; of the slot after the last, the end of the plot. */
  x: (index: number) => number;
  y: (count: number) => number;
}

const TOP = 6;
const AXIS_HEIGHT = 18;
const RIGHT = 2;
/** Enough for a digit of the axis. */
const DIGIT_WIDTH = 6.5;
/** At least this much between two lines of the grid. */
const LINE_DISTANCE = 28;

export function barLayout(
  size: { width: number; height: number },
  slots: readonly Bucket[],
  isShown: (series: number) => boolean,
): BarLayout {
  const { width, height } = size;
  const plotHeight = Math.max(1, height - TOP - AXIS_HEIGHT);
  const peak = slots.reduce((most, bucket) => Math.max(most, totalOf(bucket, isShown)), 0);
  const scale = countScale(peak, Math.max(1, Math.min(5, Math.floor(plotHeight / LINE_DISTANCE))));
  const longest = Math.max(...scale.ticks.map((tick) => formatAxis(tick).length));
  const left = Math.ceil(10 + longest * DIGIT_WIDTH);
  const right = Math.max(left + 1, width - RIGHT);
  const slot = (right - left) / Math.max(1, slots.length);
  return {
    width,
    height,
    left,
    right,
    top: TOP,
    bottom: height - AXIS_HEIGHT,
    slot,
    scale,
    x: (index) => Math.round(left + index * slot),
    y: (count) => TOP + plotHeight * (1 - count / scale.max),
  };
}

const RADIUS = 1.5;

function gapOf(slot: number): number {
  if (slot > 14) return 3;
  if (slot > 7) return 2;
  return slot > 2.5 ? 1 : 0;
}

/** One path for the bars of a series in the given buckets: thousands of elements would be slow. */
export function barsPath(
  layout: BarLayout,
  slots: readonly Bucket[],
  series: number,
  isShown: (series: number) => boolean,
  isIncluded: (index: number, bucket: Bucket) => boolean,
): string {
  const { x, y, slot } = layout;
  const gap = gapOf(slot);
  let path = '';
  slots.forEach((bucket, index) => {
    const value = bucket.values[series] ?? 0;
    if (value <= 0 || bucket.isMissing || !isIncluded(index, bucket)) return;
    const below = totalOf(bucket, (each) => each < series && isShown(each));
    const isTop = totalOf(bucket, (each) => each > series && isShown(each)) === 0;
    const start = x(index) + Math.floor(gap / 2);
    const end = Math.max(start + 1, x(index + 1) - Math.ceil(gap / 2));
    // Parts are 1 px apart, but the smallest count is still visible.
    const base = y(below) - (below > 0 ? 1 : 0);
    const top = Math.min(y(below + value), base - 1);
    path += barPath(start, end, top, base, isTop && end - start > 5 ? RADIUS : 0);
  });
  return path;
}

function barPath(start: number, end: number, top: number, base: number, radius: number): string {
  const [upper, lower] = [top.toFixed(1), base.toFixed(1)];
  if (radius === 0 || base - top < radius) return `M${start} ${lower}V${upper}H${end}V${lower}Z`;
  const shoulder = (top + radius).toFixed(1);
  return `M${start} ${lower}V${shoulder}Q${start} ${upper} ${start + radius} ${upper}H${end - radius}Q${end} ${upper} ${end} ${shoulder}V${lower}Z`;
}
