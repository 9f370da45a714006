import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshness } from '../../src/overview/freshness.ts';
import { silentChannels } from '../../src/overview/silent-channels.ts';
import type { QuietChannel } from '../../src/storage/port/trends.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1000 * DAY;

/** Starts of hours, by how many hours ago they began. */
const hoursAgo = (...hours: number[]) => hours.map((hour) => NOW - hour * HOUR).sort((a, b) => a - b);
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => to + index * step);

function isSilentAfter(starts: number[], hours: number): boolean {
  return freshness(starts, NOW - hours * HOUR, NOW).isSilent;
}

test('a source with records every hour is silent after four hours', () => {
  const starts = hoursAgo(...every(1, 300, 5));
  assert.equal(isSilentAfter(starts, 4), false);
  assert.equal(isSilentAfter(starts, 4.1), true);
  assert.equal(freshness(starts, NOW, NOW).usualIntervalMs, HOUR);
});

test('quiet nights are usual', () => {
  const starts = hoursAgo(...every(1, 700, 0).filter((hour) => hour % 24 < 15));
  assert.equal(isSilentAfter(starts, 10), false);
  assert.equal(isSilentAfter(starts, 13), true);
});

test('one outage does not make the next one usual', () => {
  const starts = hoursAgo(...every(1, 300, 100), ...every(1, 40, 5));
  assert.equal(isSilentAfter(starts, 5), true);
});

test('a delivery once a day may be late', () => {
  const starts = hoursAgo(...every(24, 480, 24));
  assert.equal(isSilentAfter(starts, 30), false);
  assert.equal(isSilentAfter(starts, 97), true);
});

test('with few records, nothing is usual', () => {
  assert.deepEqual(freshness([], NOW - 9 * DAY, NOW), { isSilent: false });
  assert.deepEqual(freshness(hoursAgo(50, 49, 48), NOW - 2 * DAY, NOW), { isSilent: false });
});

function channel(channelId: string, counts: number[], hours: number): QuietChannel {
  return { platform: 'telegram', channelId, counts, lastSeen: NOW - hours * HOUR };
}

test('a channel is silent for longer than its longest pause, the busiest first', () => {
  const chosen = silentChannels(
    [
      channel('regular', [5, 6, 7, 8, 0, 0], 30),
      channel('busy', [50, 60, 70, 80, 0, 0], 30),
      channel('with pauses', [9, 0, 0, 9, 9, 9, 0, 0], 60),
      channel('after a longer pause', [9, 0, 0, 9, 9, 9, 0, 0, 0, 0], 73),
      channel('rare', [1, 2, 1, 2, 0, 0], 30),
      channel('new', [90, 90, 0, 0], 30),
    ],
    NOW,
    10,
  );
  assert.deepEqual(
    chosen.map(({ channelId, usualPerDay }) => [channelId, usualPerDay]),
    [
      ['busy', 60],
      ['after a longer pause', 9],
      ['regular', 6],
    ],
  );
});
