import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShortCache } from '../../src/services/short-cache.ts';

test('requests at the same time share one computation', async () => {
  const cache = new ShortCache(() => 0);
  const { promise, resolve } = Promise.withResolvers<number>();
  let computed = 0;
  const compute = () => {
    computed++;
    return promise;
  };
  const both = Promise.all([cache.get('a', compute), cache.get('a', compute)]);
  resolve(7);
  assert.deepEqual(await both, [7, 7]);
  assert.equal(computed, 1);
});

test('a computation that fails fails only its own request', async () => {
  const cache = new ShortCache(() => 0);
  const { promise, reject } = Promise.withResolvers<number>();
  const first = cache.get('a', () => promise);
  const second = cache.get('a', async () => 2);
  const third = cache.get('a', async () => 3);
  reject(new Error('the client left'));
  await assert.rejects(first, /left/);
  assert.deepEqual(await Promise.all([second, third]), [2, 2]);
});

test('an answer is valid for fifteen seconds', async () => {
  let now = 0;
  const cache = new ShortCache(() => now);
  let computed = 0;
  const get = () => cache.get('a', async () => ++computed);
  assert.equal(await get(), 1);
  now = 14_999;
  assert.equal(await get(), 1);
  now = 15_000;
  assert.equal(await get(), 2);
});

test('an answer can be valid for longer', async () => {
  let now = 0;
  const cache = new ShortCache(() => now);
  let computed = 0;
  const get = () => cache.get('a', async () => ++computed, 60_000);
  await get();
  now = 59_999;
  assert.equal(await get(), 1);
  now = 60_000;
  assert.equal(await get(), 2);
});

test('keeps a limited number of answers', async () => {
  const cache = new ShortCache(() => 0);
  for (let number = 0; number <= 200; number++) await cache.get(String(number), async () => number);
  assert.equal(await cache.get('200', async () => -1), 200);
  assert.equal(await cache.get('0', async () => -1), -1);
});
