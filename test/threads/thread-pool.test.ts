import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GivenUp, TimeIsUp } from '../../src/threads/given-up.ts';
import { ThreadPool, type ThreadPoolOptions } from '../../src/threads/thread-pool.ts';

const PATIENT = { milliseconds: 600_000 };

/** A thread that does as it is told: answer, go on until nobody waits, or never look up. */
const script = new URL('./obedient-thread.ts', import.meta.url);

function open(t: { after(fn: () => unknown): void }, options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = new ThreadPool({ script, threads: 1, data: 'own', ...options });
  t.after(() => pool.close());
  return pool;
}

const echo = (pool: ThreadPool, message: string) =>
  pool.use((thread) => thread.ask({ kind: 'echo', message }), PATIENT);

test('a thread answers one caller at a time, with what it was started with', async (t) => {
  const pool = open(t);
  const answers = await Promise.all(['a', 'b', 'c'].map((message) => echo(pool, message)));
  assert.deepEqual(answers, ['own a', 'own b', 'own c']);
});

test('a caller may ask several times before another one is served', async (t) => {
  const pool = open(t);
  const log: unknown[] = [];
  const several = pool.use(async (thread) => {
    log.push(await thread.ask({ kind: 'echo', message: '1' }));
    log.push(await thread.ask({ kind: 'echo', message: '2' }));
  }, PATIENT);
  await Promise.all([several, echo(pool, '3').then((answer) => log.push(answer))]);
  assert.deepEqual(log, ['own 1', 'own 2', 'own 3']);
});

test('work that nobody waits for is stopped, and its thread goes on with the next', async (t) => {
  let replaced = 0;
  const pool = open(t, { graceMs: 600_000, onReplaced: () => replaced++ });
  const controller = new AbortController();
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const asked = pool.use((thread) => thread.ask({ kind: 'until-given-up', begun }), {
    ...PATIENT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(begun, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(asked, GivenUp);
  assert.equal(await echo(pool, 'next'), 'own next');
  assert.equal(replaced, 0);
});

test('a thread that ignores its time is replaced', async (t) => {
  let replaced = 0;
  const pool = open(t, { graceMs: 0, onReplaced: () => replaced++ });
  const stuck = pool.use((thread) => thread.ask({ kind: 'never' }), { milliseconds: 0 });
  await assert.rejects(stuck, TimeIsUp);
  assert.equal(await echo(pool, 'next'), 'own next');
  assert.equal(replaced, 1);
});

test('a thread that goes on for nobody is replaced as well', async (t) => {
  const replaced = Promise.withResolvers<void>();
  const pool = open(t, { graceMs: 0, onReplaced: replaced.resolve });
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const controller = new AbortController();
  const stuck = pool.use((thread) => thread.ask({ kind: 'never', begun }), {
    ...PATIENT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(begun, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(stuck, GivenUp);
  await replaced.promise;
  assert.equal(await echo(pool, 'next'), 'own next');
});

test('whoever waits for a thread can go, and others keep their place', async (t) => {
  const pool = open(t);
  const controller = new AbortController();
  const first = echo(pool, '1');
  const second = pool.use((thread) => thread.ask({ kind: 'echo', message: '2' }), {
    ...PATIENT,
    signal: controller.signal,
  });
  const third = echo(pool, '3');
  controller.abort();
  await assert.rejects(second, GivenUp);
  assert.deepEqual([await first, await third], ['own 1', 'own 3']);
});

test('a thread that dies fails its caller, and the next one is served', async (t) => {
  const pool = open(t);
  await assert.rejects(
    pool.use((thread) => thread.ask({ kind: 'die' }), PATIENT),
    /told to die/,
  );
  assert.equal(await echo(pool, 'next'), 'own next');
});

test('a caller whose turn is over can ask no more', async (t) => {
  const pool = open(t);
  const leaked = await pool.use(async (thread) => thread, PATIENT);
  await assert.rejects(leaked.ask({ kind: 'echo', message: 'late' }), GivenUp);
});

test('closing tells whoever waits, for a thread or for an answer', async () => {
  const pool = new ThreadPool({ script, threads: 1 });
  const waiting = [echo(pool, '1'), echo(pool, '2')].map((each) => assert.rejects(each, /closed/));
  await pool.close();
  await Promise.all(waiting);
  await assert.rejects(echo(pool, '3'), /closed/);
});

test('a thread whose caller went is told so before it is asked anything else', async (t) => {
  const pool = open(t, { reset: { kind: 'reset' }, graceMs: 600_000 });
  await pool.use((thread) => thread.ask({ kind: 'begin' }), PATIENT);
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), PATIENT), 'begun');
  await assert.rejects(
    pool.use(async (thread) => {
      await thread.ask({ kind: 'begin' });
      throw new Error('too large');
    }, PATIENT),
    /too large/,
  );
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), PATIENT), 'reset');
  const controller = new AbortController();
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const gone = pool.use((thread) => thread.ask({ kind: 'begin', begun }), {
    ...PATIENT,
    signal: controller.signal,
  });
  assert.equal(await Atomics.waitAsync(begun, 0, 0).value, 'ok');
  controller.abort();
  await assert.rejects(gone, GivenUp);
  assert.equal(await pool.use((thread) => thread.ask({ kind: 'state' }), PATIENT), 'reset');
});
