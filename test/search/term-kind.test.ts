import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairOf, termKindOf } from '../../src/search/term-kind.ts';

test('numbers, codes, signs and words that say nothing are part of no term', () => {
  for (const token of [
    '2026',
    '10k',
    'x',
    'the',
    'from',
    'привет',
    'что',
    '＋＋',
    `${'a1'.repeat(12)}`,
    'a'.repeat(41),
  ])
    assert.equal(termKindOf(token), 'none', token);
});

test('short words and characters of scripts without spaces need another one', () => {
  assert.equal(termKindOf('panel'), 'word');
  assert.equal(termKindOf('eu'), 'short');
  assert.equal(termKindOf('格'), 'character');
  assert.equal(pairOf('eu', 'logs'), 'eu logs');
  assert.equal(pairOf('格', '用'), '格用');
});
