import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecentlyUsed } from '../src/recently-used.ts';

const filled = (max: number, keys: string) => {
  const cache = new RecentlyUsed<string, number>(max, (value) => value);
  for (const key of keys) cache.set(key, 1);
  return cache;
};
const kept = (cache: RecentlyUsed<string, number>, keys: string) =>
  [...keys].filter((key) => cache.get(key) !== undefined).join('');

test('drops what was not used for the longest time', () => {
  const cache = filled(3, 'abc');
  cache.get('a');
  cache.set('d', 1);
  assert.equal(kept(cache, 'abcd'), 'acd');
});

test('drops as many as the new one needs, but never the new one', () => {
  const cache = filled(3, 'abc');
  cache.set('d', 2);
  assert.equal(kept(cache, 'abcd'), 'cd');
  cache.set('e', 5);
  assert.equal(kept(cache, 'cde'), 'e');
  assert.equal(cache.size, 5);
  cache.set('f', 1);
  assert.equal(kept(cache, 'ef'), 'f');
});

test('a value that is set again counts once, with its new size, and is the newest', () => {
  const cache = filled(4, 'abc');
  cache.set('a', 2);
  assert.equal(cache.size, 4);
  cache.set('d', 1);
  assert.equal(kept(cache, 'abcd'), 'acd');
});

test('deleted entries leave the order intact', () => {
  for (const gone of 'abc') {
    const cache = filled(3, 'abc');
    cache.delete(gone);
    cache.delete('unknown');
    assert.equal(cache.size, 2);
    const rest = 'abc'.replace(gone, '');
    cache.set('d', 1);
    cache.set('e', 1);
    assert.equal(kept(cache, 'abcde'), `${rest.slice(1)}de`);
  }
});

test('is empty after it was cleared, and can be filled again', () => {
  const cache = filled(2, 'ab');
  cache.clear();
  assert.equal(cache.size, 0);
  for (const key of 'cde') cache.set(key, 1);
  assert.equal(kept(cache, 'abcde'), 'de');
});

test('agrees with a plain list, whatever is done', () => {
  const cache = new RecentlyUsed<number, { size: number }>(50, ({ size }) => size);
  let list: { key: number; size: number }[] = [];
  const total = () => list.reduce((sum, { size }) => sum + size, 0);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let step = 0; step < 5_000; step++) {
    const key = random(30);
    const known = list.find((entry) => entry.key === key);
    const action = random(10);
    if (action < 5) {
      assert.equal(cache.get(key)?.size, known?.size);
      if (known) list = [...list.filter((entry) => entry !== known), known];
    } else if (action < 9) {
      const size = 1 + random(8);
      cache.set(key, { size });
      list = [...list.filter((entry) => entry !== known), { key, size }];
      while (total() > 50) list.shift();
    } else {
      cache.delete(key);
      list = list.filter((entry) => entry !== known);
    }
    assert.equal(cache.size, total());
  }
});
