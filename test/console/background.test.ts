/** Background requests: a few at a time, and none that was aborted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inBackground } from '../../console/src/api/background.ts';

describe('console: background requests', () => {
  test('runs three at a time, in order, whether they succeed or fail', async () => {
    const { signal } = new AbortController();
    const gates = Array.from({ length: 8 }, () => Promise.withResolvers<number>());
    const started: number[] = [];
    const results = gates.map(({ promise }, index) =>
      inBackground(() => {
        started.push(index);
        return promise;
      }, signal).catch(() => 'failed'),
    );
    assert.deepEqual(started, [0, 1, 2]);
    gates[1]?.reject(new Error('failed'));
    await results[1];
    assert.deepEqual(started, [0, 1, 2, 3]);
    for (const [index, { resolve }] of gates.entries()) resolve(index);
    assert.deepEqual(await Promise.all(results), [0, 'failed', 2, 3, 4, 5, 6, 7]);
    assert.deepEqual(started, [0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('never runs a task that is aborted while it is queued', async () => {
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const running = gates.map(({ promise }) => inBackground(() => promise, new AbortController().signal));
    const abort = new AbortController();
    const aborted = inBackground(() => assert.fail('the aborted task ran'), abort.signal);
    const after = inBackground(async () => 'ran', new AbortController().signal);
    abort.abort();
    for (const { resolve } of gates) resolve();
    await assert.rejects(aborted, { name: 'AbortError' });
    assert.equal(await after, 'ran');
    await Promise.all(running);
  });
});
