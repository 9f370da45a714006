import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LocalRateLimiter } from '../../src/keys/rate-limiter.ts';

test('allows a burst, then one request per interval, and a full burst again after a minute', () => {
  let now = 1_000_000;
  const limiter = new LocalRateLimiter(() => now);
  const limit = { perMinute: 60, burst: 3 };
  const consume = () => limiter.consume('a', limit);
  assert.deepEqual(
    [consume(), consume(), consume()].map(({ remaining }) => remaining),
    [2, 1, 0],
  );
  const refused = consume();
  assert.deepEqual([refused.isAllowed, refused.remaining, refused.retryAfterSeconds], [false, 0, 1]);
  now += 1000;
  assert.equal(consume().isAllowed, true);
  assert.equal(consume().isAllowed, false);
  assert.equal(limiter.consume('b', limit).isAllowed, true, 'another key has its own bucket');
  now += 3000;
  assert.deepEqual(
    [consume().remaining, consume().remaining, consume().remaining, consume().isAllowed],
    [2, 1, 0, false],
  );
});

test('allows a request after Retry-After', () => {
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
          const decision = limiter.consume('a', { perMinute, burst });
          assert.ok(decision.remaining >= 0 && decision.remaining < burst + 1);
          assert.ok(decision.resetAtSeconds * 1000 >= now - 1000);
          if (decision.isAllowed) continue;
          now += decision.retryAfterSeconds * 1000;
          assert.equal(limiter.consume('a', { perMinute, burst }).isAllowed, true);
        }
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});

test('never allows more than burst plus refill', () => {
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
          if (limiter.consume('a', { perMinute, burst }).isAllowed) allowed++;
        }
        assert.ok(allowed <= burst + (now / 60_000) * perMinute + 1e-6);
      },
    ),
    { seed: 8, numRuns: 500 },
  );
});

test('does not lock a key out if the clock is set back', () => {
  let now = 10_000_000;
  const limiter = new LocalRateLimiter(() => now);
  const limit = { perMinute: 60, burst: 2 };
  limiter.consume('a', limit);
  now -= 3_600_000;
  assert.ok(limiter.consume('a', limit).retryAfterSeconds <= 1);
});

test('peeking consumes nothing', () => {
  const limiter = new LocalRateLimiter(() => 5000);
  const limit = { perMinute: 60, burst: 2 };
  assert.equal(limiter.peek('a', limit).remaining, 2);
  assert.equal(limiter.peek('a', limit).remaining, 2);
});
