/** Axes, labels, bucket sizes and colour steps of charts. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bucketSize, bucketStart, type Interval, shiftBucket } from '../../console/src/charts/bucket-size.ts';
import { countScale, formatAxis, formatCount, formatShare } from '../../console/src/charts/scale.ts';
import { linearSteps, quantileSteps } from '../../console/src/charts/steps.ts';
import { bucketLabel, rangeLabel, timeTicks } from '../../console/src/charts/time-ticks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const time = (text: string) => Date.parse(`${text}Z`);
const starts = (from: string, interval: Interval, count: number) =>
  Array.from({ length: count }, (_, index) => shiftBucket(time(from), interval, index));
const labels = (from: string, interval: Interval, count: number, maxLabels: number) =>
  timeTicks(starts(from, interval, count), interval, maxLabels).map(({ label }) => label);

describe('console: count scales', () => {
  test('start at zero and end at a round number', () => {
    assert.deepEqual(countScale(41_203, 5).ticks, [0, 10_000, 20_000, 30_000, 40_000, 50_000]);
    assert.deepEqual(countScale(45, 2).ticks, [0, 25, 50]);
    assert.deepEqual(countScale(3, 5).ticks, [0, 1, 2, 3]);
  });

  test('have whole ticks even without data', () => {
    assert.deepEqual(countScale(0, 5), { max: 1, ticks: [0, 1] });
    assert.deepEqual(countScale(1, 2), { max: 1, ticks: [0, 1] });
  });

  test('cover any peak with few steps of 1, 2 or 5, or two of 25', () => {
    for (let peak = 1; peak < 1e10; peak = Math.ceil(peak * 1.13))
      for (const maxSteps of [1, 2, 3, 5, 6]) {
        const { max, ticks } = countScale(peak, maxSteps);
        const [, step = 0] = ticks;
        assert.ok(max >= peak && max - step < peak, `${peak}: ${ticks}`);
        assert.ok(ticks.length - 1 <= maxSteps, `${peak}: ${ticks}`);
        assert.match(String(step), ticks.length > 3 ? /^[125]0*$/ : /^([125]|25)0*$/);
      }
  });

  test('are short on axes and exact elsewhere', () => {
    assert.deepEqual([0, 950, 1000, 2400, 10_000, 1_500_000, 2e9].map(formatAxis), [
      '0',
      '950',
      '1k',
      '2.4k',
      '10k',
      '1.5M',
      '2B',
    ]);
    assert.equal(formatCount(48_213), '48,213');
    assert.deepEqual(
      [formatShare(1, 3), formatShare(1, 100_000), formatShare(3, 3), formatShare(0, 0)],
      ['33.3%', '<0.1%', '100%', '0%'],
    );
  });
});

describe('console: time labels', () => {
  test('name the whole bucket', () => {
    assert.equal(bucketLabel(time('2026-11-09T00:00'), 'day'), 'Mon 9 Nov 2026');
    assert.equal(bucketLabel(time('2026-07-20T00:00'), 'week'), 'Week of 20 Jul 2026');
    assert.equal(bucketLabel(time('2026-09-01T00:00'), 'month'), 'Sep 2026');
    assert.equal(bucketLabel(time('2026-11-09T14:00'), 'hour'), 'Mon 9 Nov 2026, 14:00 UTC');
    assert.equal(bucketLabel(time('2026-11-09T23:00'), 'hour', 'Asia/Kolkata'), 'Tue 10 Nov 2026, 04:30');
  });

  test('name a range by its first and last day', () => {
    assert.equal(rangeLabel(time('2026-11-03T00:00'), time('2026-11-10T00:00'), 'day'), '3 Nov – 9 Nov 2026');
    assert.equal(
      rangeLabel(time('2025-12-29T00:00'), time('2026-01-12T00:00'), 'week'),
      '29 Dec 2025 – 11 Jan 2026',
    );
  });

  test('label the newest day and count back', () => {
    assert.deepEqual(labels('2026-10-17T00:00', 'day', 30, 5), [
      '18 Oct',
      '25 Oct',
      '1 Nov',
      '8 Nov',
      '15 Nov',
    ]);
  });

  test('align hours to the clock, with dates at midnight', () => {
    assert.deepEqual(labels('2026-11-14T05:00', 'hour', 30, 6), [
      '06:00',
      '12:00',
      '18:00',
      '15 Nov',
      '06:00',
    ]);
  });

  test('show the year where it changes', () => {
    assert.deepEqual(labels('2026-12-21T00:00', 'week', 4, 4), ['21 Dec', '28 Dec', '4 Jan 2027', '11 Jan']);
    assert.deepEqual(labels('2025-08-01T00:00', 'month', 8, 4), ['Sep 2025', 'Nov', 'Jan 2026', 'Mar']);
    assert.deepEqual(labels('2020-03-01T00:00', 'month', 60, 5), ['2021', '2022', '2023', '2024', '2025']);
  });

  test('never exceed the room for labels by more than one', () => {
    for (const interval of ['hour', 'day', 'week', 'month'] as const)
      for (const count of [0, 1, 2, 31, 120, 500])
        for (const room of [1, 4, 12]) {
          const found = labels('2026-01-05T00:00', interval, count, room);
          assert.ok(found.length <= room + 1, `${interval} ${count} ${room}: ${found}`);
        }
  });
});

describe('console: bucket sizes', () => {
  test('follow the length of the range', () => {
    const sizes = [1, 3, 4, 120, 121, 730, 800].map((days) => bucketSize(0, days * DAY));
    assert.deepEqual(sizes, ['hour', 'hour', 'day', 'day', 'week', 'week', 'month']);
  });

  test('start at the hour, at midnight, on Monday and on the first', () => {
    const at = time('2026-11-15T13:40');
    const found = (['hour', 'day', 'week', 'month'] as const).map((interval) =>
      new Date(bucketStart(at, interval)).toISOString().slice(0, 13),
    );
    assert.deepEqual(found, ['2026-11-15T13', '2026-11-15T00', '2026-11-09T00', '2026-11-01T00']);
  });

  test('step through months of different lengths', () => {
    assert.equal(shiftBucket(time('2026-01-01T00:00'), 'month', 1), time('2026-02-01T00:00'));
    assert.equal(shiftBucket(time('2026-03-01T00:00'), 'month', -1), time('2026-02-01T00:00'));
  });
});

describe('console: colour steps', () => {
  test('by quantile are not dominated by an outlier', () => {
    const step = quantileSteps([0, 1, 2, 3, 4, 1_000_000]);
    assert.deepEqual([0, 1, 2, 3, 4, 1_000_000].map(step), [0, 1, 2, 3, 4, 5]);
  });

  test('by quantile put a single value in the middle and keep the order', () => {
    assert.equal(quantileSteps([7])(7), 3);
    const counts = [1, 1, 1, 1, 2, 2, 9];
    const steps = counts.map(quantileSteps(counts));
    assert.deepEqual(
      steps,
      [...steps].sort((a, b) => a - b),
    );
    assert.equal(steps.at(-1), 5);
  });

  test('by size follow the share of the peak', () => {
    assert.deepEqual([0, 1, 20, 21, 99, 100].map(linearSteps(100)), [0, 1, 1, 2, 5, 5]);
  });
});
