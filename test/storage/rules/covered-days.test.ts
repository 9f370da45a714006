import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CoveredDays } from '../../../src/storage/rules/covered-days.ts';
import { UNDATED } from '../../../src/time/instant.ts';
import { message } from '../../support/world.ts';

const NOON = Date.UTC(2026, 10, 14, 12);
const DAY = 86_400_000;

test('each platform and day is covered once, however the messages alternate', () => {
  const days = new CoveredDays();
  for (let number = 0; number < 12; number++)
    days.add(
      message({
        platform: number % 2 === 0 ? 'telegram' : 'discord',
        detectionDate: NOON + (number % 3) * DAY,
      }),
    );
  assert.deepEqual(
    [...days].map(({ source, day }) => `${source} ${day}`).sort(),
    ['discord', 'telegram'].flatMap((source) =>
      ['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => `${source} ${day}`),
    ),
  );
});

test('an undated message does not hide the first day of the calendar', () => {
  const days = new CoveredDays();
  days.add(message({ detectionDate: UNDATED }));
  days.add(message({ detectionDate: UNDATED + 1000 }));
  assert.deepEqual([...days], [{ source: 'telegram', day: '1970-01-01', isByMessage: true }]);
});
