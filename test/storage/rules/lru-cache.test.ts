import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../../../src/storage/rules/lru-cache.ts';
import { memoize } from '../../../src/storage/rules/memoize.ts';

test('keeps the half of its entries that was used last', () => {
  const cache = new LruCache<string, number>(10);
  cache.set('used', 0);
  for (let number = 1; number <= 100; number++) {
    cache.set(`${number}`, number);
    assert.equal(cache.get('used'), 0);
  }
  for (const number of [98, 99, 100]) assert.equal(cache.get(`${number}`), number);
  assert.equal(cache.get('1'), undefined);
});

test('never holds more entries than its limit', () => {
  const cache = new LruCache<number, number>(10);
  for (let number = 0; number < 100; number++) cache.set(number, number);
  const held = Array.from({ length: 100 }, (_, number) => number).filter(
    (number) => cache.get(number) === number,
  );
  assert.ok(held.length <= 10, `${held.length} entries`);
});

test('limits the sum of the sizes if it can measure them', () => {
  const cache = new LruCache<string, string>(100, (text) => text.length);
  for (let number = 0; number < 50; number++) cache.set(`small ${number}`, 'x');
  assert.equal(cache.get('small 0'), 'x');
  cache.set('large', 'x'.repeat(60));
  cache.set('larger', 'x'.repeat(70));
  assert.equal(cache.get('small 1'), undefined);
  assert.equal(cache.get('larger')?.length, 70);
});

test('a replaced value counts once, and a deleted one is gone', () => {
  const cache = new LruCache<string, string>(10, (text) => text.length);
  cache.set('other', 'x');
  for (let round = 0; round < 20; round++) cache.set('same', 'xxx');
  assert.equal(cache.get('other'), 'x');
  cache.delete('same');
  assert.equal(cache.get('same'), undefined);
  cache.clear();
  assert.equal(cache.get('other'), undefined);
});

test('a memoized function computes a repeated value once', () => {
  let calls = 0;
  const shout = memoize((text) => {
    calls++;
    return text.toUpperCase();
  });
  assert.deepEqual([shout('a'), shout('a'), shout(undefined), shout('')], ['A', 'A', '', '']);
  assert.equal(calls, 2);
});
