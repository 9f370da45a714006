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
