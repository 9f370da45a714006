import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pino from 'pino';
import { openLimits } from '../../src/keys/open-limits.ts';
import { startRedis, WITHOUT_REDIS } from '../support/redis.ts';

const LIMIT = { perMinute: 6, burst: 6 };

describe('limits that nodes share', { skip: WITHOUT_REDIS }, () => {
  function openNode(t: { after(fn: () => unknown): void }, url: string) {
    const log: string[] = [];
    const limits = openLimits(url, () => 1_000_000, pino({}, { write: (line: string) => log.push(line) }));
    t.after(() => limits.close());
    return { limits, log };
  }

  test('apply to all nodes together, per key', async (t) => {
    const redis = await startRedis(t);
    const nodes = [openNode(t, redis.url), openNode(t, redis.url)];
    await Promise.all(nodes.map(({ limits }) => limits.ready()));
    const taken = [];
    for (let round = 0; round < 8; round++)
      taken.push(await nodes[round % 2]?.limits.requests.consume('key-a', LIMIT));
    assert.deepEqual(
      taken.map((decision) => decision?.isAllowed),
      [true, true, true, true, true, true, false, false],
    );
    assert.deepEqual(
      taken.slice(0, 6).map((decision) => decision?.remaining),
      [5, 4, 3, 2, 1, 0],
    );
    const refused = taken[7];
    assert.ok(refused !== undefined && refused.retryAfterSeconds >= 1 && refused.retryAfterSeconds <= 60);
    const other = await nodes[1]?.limits.requests.consume('key-b', LIMIT);
    assert.equal(other?.isAllowed, true, 'another key has its own limit');
    const looked = await nodes[0]?.limits.requests.peek('key-a', LIMIT);
    assert.equal(looked?.remaining, 0);
  });

  test('apply to each node while Redis is down, with a warning and no outage', async (t) => {
    const redis = await startRedis(t);
    const { limits, log } = openNode(t, redis.url);
    await limits.ready();
    assert.equal((await limits.requests.consume('key', LIMIT)).isAllowed, true);
    await redis.stop();
    const decisions = [];
    for (let round = 0; round < 8; round++) decisions.push(await limits.requests.consume('key', LIMIT));
    assert.deepEqual(
      decisions.map(({ isAllowed }) => isAllowed),
      [true, true, true, true, true, true, false, false],
    );
    const warnings = log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0].msg, /cannot reach Redis/);
    assert.equal(typeof warnings[0].reason, 'string');
    assert.doesNotMatch(log.join(''), /"stack"|\\n {4}at /, 'no stack');
  });

  test('work on a node whose Redis was never reachable', async (t) => {
    const { limits } = openNode(t, 'redis://127.0.0.1:1');
    assert.equal((await limits.requests.consume('key', LIMIT)).isAllowed, true);
  });
});
