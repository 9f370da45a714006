/** Questions that share a deadline. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/errors.ts';
import { askEach } from '../../src/http/search/ask-each.ts';
import { SearchTooSlow } from '../../src/storage/port/failures/search-too-slow.ts';
import { Cancelled } from '../../src/threads/failures.ts';

const LONG = 600_000;

/** Answers only when it is told to stop, as a search that never ends. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new Cancelled());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

test('marks what was too slow, and keeps the other answers', async () => {
  const slow = async () => Promise.reject(new SearchTooSlow());
  const busy = async () => Promise.reject(new ApiError('Busy'));
  assert.deepEqual(await askEach<number>([async () => 1, slow, async () => 3, busy], LONG), [
    1,
    undefined,
    3,
    undefined,
  ]);
});

test('ends every question at the deadline', async () => {
  assert.deepEqual(await askEach<number>([endless, async () => 2, endless], 0), [undefined, 2, undefined]);
});

test('fails if everything was too slow', async () => {
  await assert.rejects(askEach<number>([endless, endless], 0), SearchTooSlow);
  await assert.rejects(askEach([async () => Promise.reject(new ApiError('Busy'))], LONG), { name: 'Busy' });
});

test('fails with any other error, and ends the other questions', async () => {
  let wasEnded = false;
  const watched = (signal: AbortSignal) =>
    endless(signal).finally(() => {
      wasEnded = true;
    });
  await assert.rejects(
    askEach([watched, async () => Promise.reject(new TypeError('broken'))], LONG),
    TypeError,
  );
  await new Promise(setImmediate);
  assert.ok(wasEnded);
  // The client has disconnected.
  await assert.rejects(askEach([async () => Promise.reject(new Cancelled())], LONG), Cancelled);
});

test('has no answers without questions', async () => {
  assert.deepEqual(await askEach([], LONG), []);
});
