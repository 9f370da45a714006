import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../src/lru-cache.ts';

const keys = Array.from({ length: 100 }, (_, index) => index);

test('keeps the latest entries, and never more than its maximum', () => {
  const cache = new LruCache<number, string>(10);
  for (const key of keys) {
    cache.set(key, `value ${key}`);
    assert.equal(cache.get(key), `value ${key}`);
  }
  for (const key of keys.slice(-5)) assert.equal(cache.get(key), `value ${key}`);
  const kept = keys.filter((key) => cache.get(key) !== undefined);
  assert.ok(kept.length <= 10, `${kept.length} entries`);
});

test('keeps an entry that is used again and again', () => {
  const cache = new LruCache<string, number>(10);
  cache.set('used', 1);
  for (const key of keys) {
    cache.set(`other ${key}`, key);
    assert.equal(cache.get('used'), 1);
  }
});

test('returns the value that was set last, and none after delete or clear', () => {
  const cache = new LruCache<string, number>(4);
  for (const key of ['a', 'b', 'c']) cache.set(key, 1);
  cache.set('a', 2);
  assert.equal(cache.get('a'), 2);
  cache.delete('a');
  assert.equal(cache.get('a'), undefined);
  cache.clear();
  assert.equal(cache.get('c'), undefined);
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
