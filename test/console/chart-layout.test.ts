/** Where the parts of charts are, and how keys move in them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { barLayout, barsPath, NEIGHBOURS, slotsOf } from '../../console/src/charts/bar-layout.ts';
import { summaryOf, titleOf } from '../../console/src/charts/bars-texts.ts';
import { countryRows } from '../../console/src/charts/country-positions.ts';
import { lastPlace, moveInGrid } from '../../console/src/charts/grid-moves.ts';
import { type Bucket, untilToday } from '../../console/src/charts/series.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-14T00:00:00Z');
const bucket = (day: number, ...values: number[]): Bucket => ({ at: START + day * DAY, values });
const all = () => true;

describe('console: bars', () => {
  test('a single bucket has empty neighbours on both sides, but not in the future', () => {
    const later = START + 60 * DAY;
    const { buckets, first, count } = slotsOf([bucket(0, 1)], 'day', later);
    assert.deepEqual([buckets.length, first, count], [2 * NEIGHBOURS + 1, NEIGHBOURS, 1]);
    assert.equal(buckets[0]?.at, START - NEIGHBOURS * DAY);
    assert.equal(slotsOf([bucket(0, 1), bucket(1, 1)], 'day', later).buckets.length, 2);
    const recent = slotsOf([bucket(0, 1)], 'day', START + 2.5 * DAY);
    assert.deepEqual([recent.first, recent.buckets.at(-1)?.at], [2 * NEIGHBOURS - 2, START + 2 * DAY]);
  });

  test('a week or month that has not ended ends today, and its texts say so', () => {
    const now = START + 3.5 * DAY;
    for (const [interval, starts, label] of [
      ['week', ['2026-11-09', '2026-11-16'], 'Week of 16 Nov 2026, so far this week'],
      ['month', ['2026-10-01', '2026-11-01'], 'Nov 2026, so far this month'],
    ] as const) {
      const made = starts.map((start) => ({ at: Date.parse(start), values: [1] }));
      const slots = untilToday(made, interval, now);
      const texts = { slots, interval, timeZone: 'UTC', isShown: all, countText: String };
      assert.match(summaryOf(texts, { first: 0, last: 1 }), / to 17 Nov 2026\./);
      assert.match(titleOf(texts, { first: 0, last: 1 }), /– 17 Nov 2026$/);
      assert.equal(titleOf(texts, { first: 1, last: 1 }), label);
    }
    const [today] = untilToday([bucket(3, 1)], 'day', now);
    assert.deepEqual(today, { ...bucket(3, 1), isRunning: true });
  });

  test('fill the plot from the axis to the right edge, and start at zero', () => {
    const slots = [bucket(0, 10, 5), bucket(1, 0, 45)];
    const layout = barLayout({ width: 400, height: 200 }, slots, all);
    assert.equal(layout.x(2), layout.right);
    assert.equal(layout.y(0), layout.bottom);
    assert.equal(layout.y(layout.scale.max), layout.top);
  });

  test('are scaled without hidden series', () => {
    const slots = [bucket(0, 10, 5_000)];
    const layout = barLayout({ width: 400, height: 200 }, slots, (series) => series === 0);
    assert.equal(layout.scale.max, 10);
  });

  test('leave out missing buckets and keep the smallest count visible', () => {
    const slots = [bucket(0, 1), bucket(1, 1_000_000), { ...bucket(2, 7), isMissing: true }];
    const layout = barLayout({ width: 400, height: 200 }, slots, all);
    const bars = barsPath(layout, slots, 0, all, all).split('Z').filter(Boolean);
    assert.equal(bars.length, 2);
    const [small = ''] = bars;
    const [, base, top] = small.match(/^M\d+ ([\d.]+)V([\d.]+)H/) ?? [];
    assert.ok(Number(base) - Number(top) > 0.9, small);
  });

  test('parts of a stack are a pixel apart', () => {
    const slots = [bucket(0, 10, 10)];
    const layout = barLayout({ width: 400, height: 200 }, slots, all);
    const base = barsPath(layout, slots, 1, all, all).match(/^M\d+ ([\d.]+)/)?.[1];
    assert.equal(Number(base), Number((layout.y(10) - 1).toFixed(1)));
  });

  test('survive a plot without room', () => {
    const layout = barLayout({ width: 0, height: 0 }, [bucket(0, 3)], all);
    assert.ok(Number.isFinite(layout.slot) && layout.slot > 0);
    assert.doesNotMatch(barsPath(layout, [bucket(0, 3)], 0, all, all), /NaN|Infinity/);
  });
});

describe('console: keys in a grid', () => {
  const grid = ['ab.', '.cd', 'e..'].map((row) => [...row].map((key) => (key === '.' ? undefined : { key })));
  const at = (row: number, column: number) => ({ row, column });

  test('move along a row and stop at its ends', () => {
    assert.deepEqual(moveInGrid(grid, at(0, 0), 'ArrowRight', false), at(0, 1));
    assert.deepEqual(moveInGrid(grid, at(0, 1), 'ArrowRight', false), at(0, 1));
    assert.deepEqual(moveInGrid(grid, at(1, 2), 'Home', false), at(1, 1));
  });

  test('move to the nearest cell of another row', () => {
    assert.deepEqual(moveInGrid(grid, at(0, 0), 'ArrowDown', false), at(1, 1));
    assert.deepEqual(moveInGrid(grid, at(1, 2), 'ArrowDown', false), at(2, 0));
    assert.deepEqual(moveInGrid(grid, at(2, 0), 'ArrowDown', false), at(2, 0));
  });

  test('enter at the newest, and leave other keys alone', () => {
    assert.deepEqual(lastPlace(grid), at(1, 2));
    assert.deepEqual(moveInGrid(grid, at(0, 0), 'End', true), at(1, 2));
    assert.equal(moveInGrid(grid, at(0, 0), 'Tab', false), undefined);
    assert.equal(lastPlace([]), undefined);
  });
});

describe('console: country tiles', () => {
  test('have one place per country, known to the platform', () => {
    const codes = countryRows([])
      .flat()
      .filter((code) => code !== undefined);
    assert.equal(new Set(codes).size, codes.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    assert.deepEqual(
      codes.filter((code) => names.of(code) === undefined),
      [],
    );
    assert.ok(countryRows([]).every((row) => row.length === 18));
  });

  test('show every country with data, on the map or below it', () => {
    const rows = countryRows(['DE', 'FJ', 'VA']);
    assert.deepEqual(rows.at(-1), ['FJ', 'VA']);
  });
});
