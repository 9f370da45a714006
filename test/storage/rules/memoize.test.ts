import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoize } from '../../../src/storage/rules/memoize.ts';

test('a memoized function computes a repeated value once', () => {
  let calls = 0;
  const shout = memoize((text) => {
    calls++;
    return text.toUpperCase();
  });
  assert.deepEqual([shout('a'), shout('a'), shout(undefined), shout('')], ['A', 'A', '', '']);
  assert.equal(calls, 2);
});
