import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cancelled, TimedOut } from '../../src/threads/failures.ts';
import { ThreadPool, type ThreadPoolOptions } from '../../src/threads/thread-pool.ts';

const NO_TIMEOUT = { milliseconds: 600_000 };

const script = new URL('./scripted-thread.ts', import.meta.url);

function open(t: { after(fn: () => unknown): void }, options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = new ThreadPool({ script, threads: 1, data: 'own', ...options });
  t.after(() => pool.close());
  return pool;
}

const echo = (pool: ThreadPool, message: string) =>
  pool.use((thread) => thread.ask({ kind: 'echo', message }), NO_TIMEOUT);

test('a thread serves one caller at a time and has the data of the pool', async (t) => {
  const pool = open(t);
  const answers = await Promise.all(['a', 'b', 'c'].map((message) => echo(pool, message)));
  assert.deepEqual(answers, ['own a', 'own b', 'own c']);
});

test('limits the memory for short-lived objects', async (t) => {
  const pool = open(t, { youngMegabytes: 6 });
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'young' }), NO_TIMEOUT), 6);
});

test('a caller can send several requests before the next caller is served', async (t) => {
  const pool = open(t);
  const log: unknown[] = [];
  const several = pool.use(async (thread) => {
    log.push(await thread.ask({ kind: 'echo', message: '1' }));
    log.push(await thread.ask({ kind: 'echo', message: '2' }));
  }, NO_TIMEOUT);
  await Promise.all([several, echo(pool, '3').then((answer) => log.push(answer))]);
  assert.deepEqual(log, ['own 1', 'own 2', 'own 3']);
});

test('stops cancelled work and reuses its thread', async (t) => {
  let replaced = 0;
  const pool = open(t, { graceMs: 600_000, onReplaced: () => replaced++ });
  const controller = new AbortController();
  const started = new Int32Array(new SharedArrayBuffer(4));
  const asked = pool.use((thread) => thread.ask({ kind: 'until-cancelled', started }), {
    ...NO_TIMEOUT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(started, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(asked, Cancelled);
  assert.equal(await echo(pool, 'next'), 'own next');
  assert.equal(replaced, 0);
});

test('replaces a thread that ignores its deadline', async (t) => {
  let replaced = 0;
  const pool = open(t, { graceMs: 0, onReplaced: () => replaced++ });
  const stuck = pool.use((thread) => thread.ask({ kind: 'hang' }), { milliseconds: 0 });
  await assert.rejects(stuck, TimedOut);
  assert.equal(await echo(pool, 'next'), 'own next');
  assert.equal(replaced, 1);
});

test('replaces a thread that ignores a cancellation', async (t) => {
  const replaced = Promise.withResolvers<void>();
  const pool = open(t, { graceMs: 0, onReplaced: replaced.resolve });
  const started = new Int32Array(new SharedArrayBuffer(4));
  const controller = new AbortController();
  const stuck = pool.use((thread) => thread.ask({ kind: 'hang', started }), {
    ...NO_TIMEOUT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(started, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(stuck, Cancelled);
  await replaced.promise;
  assert.equal(await echo(pool, 'next'), 'own next');
});

test('a caller that waits for a thread can be cancelled, and the others keep their place', async (t) => {
  const pool = open(t);
  const controller = new AbortController();
  const first = echo(pool, '1');
  const second = pool.use((thread) => thread.ask({ kind: 'echo', message: '2' }), {
    ...NO_TIMEOUT,
    signal: controller.signal,
  });
  const third = echo(pool, '3');
  controller.abort();
  await assert.rejects(second, Cancelled);
  assert.deepEqual([await first, await third], ['own 1', 'own 3']);
});

test('a crash fails only the current caller', async (t) => {
  const pool = open(t);
  await assert.rejects(
    pool.use((thread) => thread.ask({ kind: 'crash' }), NO_TIMEOUT),
    /crash on request/,
  );
  assert.equal(await echo(pool, 'next'), 'own next');
});

test('a caller cannot use its thread after the lease has ended', async (t) => {
  const pool = open(t);
  const leaked = await pool.use(async (thread) => thread, NO_TIMEOUT);
  await assert.rejects(leaked.ask({ kind: 'echo', message: 'late' }), Cancelled);
});

test('closing rejects callers that wait for a thread or an answer', async () => {
  const pool = new ThreadPool({ script, threads: 1 });
  const waiting = [echo(pool, '1'), echo(pool, '2')].map((each) => assert.rejects(each, /closed/));
  await pool.close();
  await Promise.all(waiting);
  await assert.rejects(echo(pool, '3'), /closed/);
});

test('resets a thread after a failed or cancelled caller, before its next request', async (t) => {
  const pool = open(t, { reset: { kind: 'reset' }, graceMs: 600_000 });
  await pool.use((thread) => thread.ask({ kind: 'begin' }), NO_TIMEOUT);
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), NO_TIMEOUT), 'begun');
  await assert.rejects(
    pool.use(async (thread) => {
      await thread.ask({ kind: 'begin' });
      throw new Error('too large');
    }, NO_TIMEOUT),
    /too large/,
  );
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), NO_TIMEOUT), 'reset');
  const controller = new AbortController();
  const started = new Int32Array(new SharedArrayBuffer(4));
  const gone = pool.use((thread) => thread.ask({ kind: 'begin-until-cancelled', started }), {
    ...NO_TIMEOUT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(started, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(gone, Cancelled);
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), NO_TIMEOUT), 'reset');
});
