import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BytesInFlight } from '../../src/services/bytes-in-flight.ts';

const LIMITS = { total: 100, perKey: 60, perResponse: 50 };

test('counts bytes until they are released, per key and in total', () => {
  const bytes = new BytesInFlight(LIMITS);
  const first = bytes.responseFor('a');
  first.add(20);
  first.add(20);
  assert.deepEqual([first.total, bytes.total], [40, 40]);
  const second = bytes.responseFor('a');
  assert.throws(() => second.add(30), { name: 'TooManyUnreadResponses', status: 503 });
  second.add(20);
  const other = bytes.responseFor('b');
  assert.throws(() => other.add(45), { name: 'TooManyUnreadResponses' }, 'all keys together');
  other.add(40);
  first.release();
  first.release();
  assert.equal(bytes.total, 60);
  second.release();
  other.release();
  assert.equal(bytes.total, 0);
});

test('refuses a single response that is too large with 413', () => {
  const response = new BytesInFlight(LIMITS).responseFor('a');
  response.add(50);
  assert.throws(() => response.add(1), { name: 'ResponseTooLarge', status: 413 });
});

test('does not count bytes that are read after the client disconnects', () => {
  const bytes = new BytesInFlight(LIMITS);
  const response = bytes.responseFor('a');
  response.release();
  response.add(10);
  assert.equal(bytes.total, 0);
});

test('sends Retry-After with a refusal', () => {
  const bytes = new BytesInFlight({ ...LIMITS, perKey: 5 });
  assert.throws(() => bytes.responseFor('a').add(10), { headers: { 'retry-after': '5' } });
});
