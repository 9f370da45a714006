import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyValue, tsquery, tsvector } from '../../bench/search/engines/postgres-text.ts';

test('tokens keep their positions, and fields are apart', () => {
  assert.equal(tsvector('the seller the', 'panel the'), `'the':1,3,15 'seller':2 'panel':14`);
});

test('signs in tokens are quoted', () => {
  assert.equal(tsvector(`it's a\\b`), `'it''s':1 'a\\\\b':2`);
  assert.equal(tsquery({ kind: 'all', words: [`it's`, 'net'] }), `'it''s' & 'net'`);
});

test('queries', () => {
  assert.equal(tsquery({ kind: 'any', words: ['a', 'b'] }), `'a' | 'b'`);
  assert.equal(tsquery({ kind: 'phrase', words: ['a', 'b'] }), `'a' <-> 'b'`);
  assert.equal(tsquery({ kind: 'prefix', word: 'sell' }), `'sell':*`);
});

test('values of COPY', () => {
  assert.equal(copyValue('a\tb\nc\\d'), 'a\\tb\\nc\\\\d');
  assert.equal(copyValue(undefined), '\\N');
});
