import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QueueLimits } from '../../src/config.ts';
import { ApiError } from '../../src/errors.ts';
import { SearchQueue } from '../../src/services/search-queue.ts';
import { Cancelled } from '../../src/threads/failures.ts';

const LIMITS: QueueLimits = {
  running: 2,
  runningPerKey: 2,
  waiting: 100,
  waitingPerKey: 100,
  milliseconds: 600_000,
};

/** Searches that end on request. */
class Searches {
  readonly started: string[] = [];
  #queue: SearchQueue;
  #ends = new Map<string, () => void>();

  constructor(limits: Partial<QueueLimits> = {}) {
    this.#queue = new SearchQueue({ ...LIMITS, ...limits });
  }

  get counts(): [running: number, waiting: number] {
    return [this.#queue.running, this.#queue.waiting];
  }

  /** The name is the key and a number: `a1`. */
  run(name: string, signal?: AbortSignal): Promise<void> {
    return this.#queue.run(name.slice(0, 1), signal, () => {
      this.started.push(name);
      return new Promise((resolve) => this.#ends.set(name, resolve));
    });
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await settled();
  }
}

/** Resolves after all pending callbacks have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('runs searches up to the limit and queues the others in order', async () => {
  const searches = new Searches();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => searches.run(name));
  assert.deepEqual(
    [searches.started, searches.counts],
    [
      ['a1', 'a2'],
      [2, 2],
    ],
  );
  await searches.end('a2');
  assert.deepEqual(searches.started, ['a1', 'a2', 'a3']);
  await searches.end('a1');
  await searches.end('a3');
  await searches.end('a4');
  await Promise.all(all);
  assert.deepEqual(searches.counts, [0, 0]);
});

test('never gives all running searches to one key', async () => {
  const searches = new Searches({ runningPerKey: 1 });
  for (const name of ['a1', 'a2', 'b1']) void searches.run(name);
  assert.deepEqual(searches.started, ['a1', 'b1']);
  await searches.end('b1');
  assert.deepEqual(searches.started, ['a1', 'b1'], 'the rest is for other keys');
  await searches.end('a1');
  assert.deepEqual(searches.started, ['a1', 'b1', 'a2']);
});

test('serves keys round-robin, however many searches one of them has', async () => {
  const searches = new Searches({ running: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void searches.run(name);
  for (let index = 0; index < 7; index++) await searches.end(searches.started[index] as string);
  assert.deepEqual(searches.started, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

for (const [whose, limits] of [
  ['of a key', { waitingPerKey: 1 }],
  ['of all keys', { waiting: 1 }],
] as const) {
  test(`refuses a search immediately when the queue ${whose} is full, with Retry-After`, async () => {
    const searches = new Searches({ running: 1, ...limits });
    void searches.run('a1');
    void searches.run('a2');
    await assert.rejects(searches.run('a3'), (error: ApiError) => {
      assert.deepEqual([error.name, error.status, error.headers], ['Busy', 503, { 'retry-after': '1' }]);
      return true;
    });
    assert.deepEqual(searches.counts, [1, 1]);
  });
}

test('does not refuse a key because the queue of another is full', async () => {
  const searches = new Searches({ running: 1, waitingPerKey: 1 });
  for (const name of ['a1', 'a2']) void searches.run(name);
  await assert.rejects(searches.run('a3'), ApiError);
  void searches.run('b1');
  await searches.end('a1');
  await searches.end('a2');
  assert.deepEqual(searches.started, ['a1', 'a2', 'b1']);
});

test('refuses a search that waits too long', async () => {
  const searches = new Searches({ running: 1, milliseconds: 0 });
  void searches.run('a1');
  await assert.rejects(searches.run('b1'), { name: 'Busy' });
  assert.deepEqual(searches.counts, [1, 0]);
});

test('removes a search from the queue when its client disconnects', async () => {
  const searches = new Searches({ running: 1 });
  void searches.run('a1');
  const controller = new AbortController();
  const gone = assert.rejects(searches.run('b1', controller.signal), Cancelled);
  void searches.run('c1');
  controller.abort();
  await gone;
  await searches.end('a1');
  assert.deepEqual(
    [searches.started, searches.counts],
    [
      ['a1', 'c1'],
      [1, 0],
    ],
  );
});

test('starts the next search after one that failed', async () => {
  const queue = new SearchQueue({ ...LIMITS, running: 1 });
  await assert.rejects(
    queue.run('a', undefined, () => Promise.reject(new Error('failed'))),
    /failed/,
  );
  assert.equal(await queue.run('a', undefined, async () => 'next'), 'next');
});
