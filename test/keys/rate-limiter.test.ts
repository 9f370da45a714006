import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LocalRateLimiter } from '../../src/keys/rate-limiter.ts';

test('allows a burst, then one request for each interval, and is full again after a minute', () => {
  let now = 1_000_000;
  const limiter = new LocalRateLimiter(() => now);
  const limit = { perMinute: 60, burst: 3 };
  const take = () => limiter.take('a', limit);
  assert.deepEqual(
    [take(), take(), take()].map(({ remaining }) => remaining),
    [2, 1, 0],
  );
  const refused = take();
  assert.deepEqual([refused.isAllowed, refused.remaining, refused.retryAfterSeconds], [false, 0, 1]);
  now += 1000;
  assert.equal(take().isAllowed, true);
  assert.equal(take().isAllowed, false);
  assert.equal(limiter.take('b', limit).isAllowed, true, 'another key has a bucket of its own');
  now += 3000;
  assert.deepEqual(
    [take().remaining, take().remaining, take().remaining, take().isAllowed],
    [2, 1, 0, false],
  );
});

test('tells when to come back, and keeps its word', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 80 }),
      (perMinute, burst, pauses) => {
        let now = 1_700_000_000_000;
        const limiter = new LocalRateLimiter(() => now);
        for (const pause of pauses) {
          now += pause;
          const decision = limiter.take('a', { perMinute, burst });
          assert.ok(decision.remaining >= 0 && decision.remaining < burst + 1);
          assert.ok(decision.resetAtSeconds * 1000 >= now - 1000);
          if (decision.isAllowed) continue;
          now += decision.retryAfterSeconds * 1000;
          assert.equal(limiter.take('a', { perMinute, burst }).isAllowed, true);
        }
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});

test('never allows more than burst and refill together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 50, maxLength: 200 }),
      (perMinute, burst, pauses) => {
        let now = 0;
        let allowed = 0;
        const limiter = new LocalRateLimiter(() => now);
        for (const pause of pauses) {
          now += pause;
          if (limiter.take('a', { perMinute, burst }).isAllowed) allowed++;
        }
        assert.ok(allowed <= burst + (now / 60_000) * perMinute + 1e-6);
      },
    ),
    { seed: 8, numRuns: 500 },
  );
});

test('does not lock a key out when the clock is set back', () => {
  let now = 10_000_000;
  const limiter = new LocalRateLimiter(() => now);
  const limit = { perMinute: 60, burst: 2 };
  limiter.take('a', limit);
  now -= 3_600_000;
  assert.ok(limiter.take('a', limit).retryAfterSeconds <= 1);
});

test('looking takes nothing', () => {
  const limiter = new LocalRateLimiter(() => 5000);
  const limit = { perMinute: 60, burst: 2 };
  assert.equal(limiter.look('a', limit).remaining, 2);
  assert.equal(limiter.look('a', limit).remaining, 2);
});
