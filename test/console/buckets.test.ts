/** The time range of each bar in a chart. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { barLabel, barsOf, intervalFor } from '../../console/src/charts/buckets.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const bucket = (at: string, count = 1) => ({
  key: String(Date.parse(at)),
  key_as_string: at,
  doc_count: count,
  agg: { buckets: [] },
});
const bars = (dates: string[], interval: Parameters<typeof barsOf>[1], span = {}) => {
  const { times, values } = barsOf(dates.map((at) => bucket(at)) as never, interval, span, NOW);
  const text = times.map((time) => new Date(time * 1000).toISOString().slice(0, 16));
  return { first: text[0], last: text.at(-1), count: times.length, values };
};

describe('console: bars', () => {
  test('adds empty neighbours to a single bucket, none of them in the future', () => {
    assert.deepEqual(bars(['2026-11-14'], 'day'), {
      first: '2026-11-09T00:00',
      last: '2026-11-15T00:00',
      count: 7,
      values: [0, 0, 0, 0, 0, 1, 0],
    });
    const { first, last } = bars(['2024-03-10'], 'day');
    assert.deepEqual([first, last], ['2024-03-07T00:00', '2024-03-13T00:00']);
    assert.deepEqual(bars(['2024-03-01'], 'month').values, [0, 0, 0, 1, 0, 0, 0]);
  });

  test('covers exactly the requested date range', () => {
    const { first, last, count } = bars(['2026-11-05'], 'day', { from: '2026-11-01', to: '2026-11-10' });
    assert.deepEqual([first, last, count], ['2026-11-01T00:00', '2026-11-10T00:00', 10]);
    const day = bars(['2026-11-05T09:00:00Z'], 'hour', { from: '2026-11-05', to: '2026-11-05' });
    assert.deepEqual([day.first, day.last, day.count], ['2026-11-05T00:00', '2026-11-05T23:00', 24]);
    const hour = bars(['2026-11-05T09:00:00Z'], 'hour', {
      from: '2026-11-05T09:00:00',
      to: '2026-11-05T09:59:59',
    });
    assert.deepEqual([hour.first, hour.count], ['2026-11-05T09:00', 1]);
  });

  test('adds neighbours only where the range is open', () => {
    const { first, last } = bars(['2024-11-05'], 'day', { from: '2024-11-05' });
    assert.deepEqual([first, last], ['2024-11-05T00:00', '2024-11-08T00:00']);
  });

  test('ignores a requested range that would make the bars too thin', () => {
    assert.ok(bars(['2026-11-05'], 'month', { from: '0001-01-01', to: '2026-11-10' }).count <= 500);
  });

  test('returns no bars for no buckets', () => assert.equal(bars([], 'day').count, 0));

  test('reads dates without a zone as UTC', () => {
    assert.equal(intervalFor('2026-11-01T00:00:00', '2026-11-04T23:59:59'), 'hour');
    assert.equal(intervalFor('2026-01-01', '2026-11-04'), 'day');
  });

  test('labels a bar with its time range', () => {
    const at = Date.parse('2026-11-09T10:00:00Z') / 1000;
    const day = Date.parse('2026-11-09') / 1000;
    assert.equal(barLabel(at, 3600), '2026-11-09 10:00 UTC');
    assert.equal(barLabel(day, 86_400), '2026-11-09');
    assert.equal(barLabel(day, 7 * 86_400), '2026-11-09 to 2026-11-15');
    assert.equal(barLabel(day, 30 * 86_400), '2026-11');
  });
});
