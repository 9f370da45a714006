import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryPause } from '../../../src/alerts/delivery/retry-schedule.ts';

const HOUR = 3_600_000;
const noJitter = () => 0;

test('ten attempts in three days, then no more', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => retryPause(index + 1, noJitter));
  const expected = [5000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];
  assert.deepEqual(pauses, [...expected, undefined, undefined, undefined]);
  const days = expected.reduce((sum, pause) => sum + pause, 0) / (24 * HOUR);
  assert.ok(days > 3 && days < 3.5);
});

test('jitter makes pauses up to a tenth longer', () => {
  assert.equal(
    retryPause(2, () => 0.5),
    315_000,
  );
  const longest = retryPause(9, () => 0.999_999) ?? 0;
  assert.ok(longest > 26 * HOUR && longest <= 26.4 * HOUR);
});

test('waits at least as long as the receiver asks, and never less than the schedule', () => {
  assert.equal(retryPause(1, noJitter, 60_000), 60_000);
  assert.equal(retryPause(2, noJitter, 60_000), 300_000);
  assert.equal(retryPause(10, noJitter, 60_000), undefined);
});
