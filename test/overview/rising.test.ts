import assert from 'node:assert/strict';
import { test } from 'node:test';
import { risingOf } from '../../src/overview/rising.ts';
import { type RisingTerm, withoutParts } from '../../src/overview/rising-terms.ts';

/** Counts of four periods of two days. */
const days = (...periods: number[]) => periods.flatMap((count) => [count, 0]);
const TOTALS = days(100, 100, 100, 100);

test('compares with the average of three periods', () => {
  // Expected are 20, so the factor is 50 / 25.
  assert.deepEqual(risingOf(days(10, 20, 30, 45), TOTALS, 2), {
    count: 45,
    previous: 30,
    factor: 2,
    series: [30, 0, 45, 0],
  });
});

test('few records make no large factor', () => {
  assert.equal(risingOf(days(0, 0, 0, 4), TOTALS, 2), undefined);
  assert.equal(risingOf(days(0, 0, 0, 5), TOTALS, 2)?.factor, 2);
  assert.ok((risingOf(days(0, 0, 0, 100), TOTALS, 2)?.factor ?? 0) > 5);
});

test('growth of everything is no trend', () => {
  const grown = days(10, 10, 10, 100);
  assert.equal(risingOf(days(5, 5, 5, 50), grown, 2), undefined);
});

test('without earlier records, nothing can be compared', () => {
  assert.equal(risingOf(days(0, 0, 0, 100), days(0, 0, 0, 1000), 2), undefined);
});

test('words of a rising pair, and pairs that continue one, are left out', () => {
  const term = (text: string, count: number): RisingTerm => ({
    term: text,
    count,
    previous: 0,
    factor: 2,
    series: [],
  });
  const kept = withoutParts([
    term('fresh eu', 20),
    term('eu logs', 19),
    term('logs', 90),
    term('fresh', 21),
    term('logs panel', 5),
  ]);
  assert.deepEqual(
    kept.map(({ term: text }) => text),
    ['fresh eu', 'logs', 'logs panel'],
  );
});
