import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SegmentCache } from '../../../../../src/storage/engines/sqlite/sealed/segment-cache.ts';

const made = (names: readonly string[], cache: SegmentCache) => {
  const decoded: string[] = [];
  for (const name of names)
    cache.decoded(name, () => {
      decoded.push(name);
      return { bytes: 10 };
    });
  return decoded;
};

test('what fits stays, however often it is read in a row', () => {
  const cache = new SegmentCache(40);
  const names = ['a', 'b', 'c', 'd'];
  assert.deepEqual(made(names, cache), names);
  assert.deepEqual(made([...names, ...names], cache), []);
});

test('drops what was not used for the longest time', () => {
  const cache = new SegmentCache(30);
  made(['a', 'b', 'c', 'a', 'd'], cache);
  assert.deepEqual(made(['d', 'a', 'c', 'b'], cache), ['b']);
});

test('what is decoded does not displace what was found, which is forgotten with it', () => {
  const cache = new SegmentCache(10, 10);
  let finds = 0;
  const find = () =>
    cache.found('a', () => {
      finds++;
      return { bytes: 10 };
    });
  find();
  made(['a', 'b', 'c'], cache);
  find();
  assert.equal(finds, 1);
  cache.clear();
  find();
  assert.equal(finds, 2);
});
