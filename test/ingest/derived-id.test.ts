import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { derivedId } from '../../src/ingest/derived-id.ts';
import { isDerivedId } from '../../src/records/derived-id.ts';

test('an id follows from namespace and name alone', () => {
  assert.equal(derivedId('a', 'b'), derivedId('a', 'b'));
  assert.notEqual(derivedId('a', 'b'), derivedId('a', 'c'));
  assert.notEqual(derivedId('a', 'b'), derivedId('b', 'b'));
  assert.notEqual(derivedId('ab', 'c'), derivedId('a', 'bc'));
  const digest = createHash('sha256').update('a\0b').digest('hex');
  const top51 = BigInt(`0x${digest.slice(0, 16)}`) >> 13n;
  assert.equal(derivedId('a', 'b'), String(top51 | (1n << 51n)));
});

test('an id is exact as a number, above the ids of Telegram and below those of Discord', () => {
  for (let index = 0; index < 2000; index++) {
    const id = derivedId('test', String(index));
    assert.equal(String(Number(id)), id);
    assert.ok(Number(id) < 2 ** 52 && Number(id) >= 2 ** 51, id);
    assert.ok(isDerivedId(id));
  }
  for (const id of [
    '1099511627775',
    '-1001990000101',
    '81384788765712384',
    '',
    'heronry',
    '9007199254740991',
  ])
    assert.equal(isDerivedId(id), false, id);
});
