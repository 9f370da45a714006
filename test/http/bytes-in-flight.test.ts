import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BytesInFlight } from '../../src/services/bytes-in-flight.ts';

const LIMITS = { total: 100, perKey: 60, answer: 50 };

test('counts what is held until it is released, by key and in all', () => {
  const bytes = new BytesInFlight(LIMITS);
  const first = bytes.holdFor('a');
  first.add(20);
  first.add(20);
  assert.deepEqual([first.bytes, bytes.total], [40, 40]);
  const second = bytes.holdFor('a');
  assert.throws(() => second.add(30), { name: 'AnswersUnread', status: 503 });
  second.add(20);
  const other = bytes.holdFor('b');
  assert.throws(() => other.add(45), { name: 'AnswersUnread' }, 'all keys together');
  other.add(40);
  first.release();
  first.release();
  assert.equal(bytes.total, 60);
  second.release();
  other.release();
  assert.equal(bytes.total, 0);
});

test('an answer that is too large by itself is another matter', () => {
  const held = new BytesInFlight(LIMITS).holdFor('a');
  held.add(50);
  assert.throws(() => held.add(1), { name: 'AnswerTooLarge', status: 413 });
});

test('what comes after the client has gone is not counted', () => {
  const bytes = new BytesInFlight(LIMITS);
  const held = bytes.holdFor('a');
  held.release();
  held.add(10);
  assert.equal(bytes.total, 0);
});

test('a refusal says when to try again', () => {
  const bytes = new BytesInFlight({ ...LIMITS, perKey: 5 });
  assert.throws(() => bytes.holdFor('a').add(10), { headers: { 'retry-after': '5' } });
});
