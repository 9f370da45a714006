import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import pino from 'pino';
import { UsageCounter } from '../../src/keys/usage-counter.ts';
import { SqliteKeyStore } from '../../src/storage/engines/sqlite/keys/key-store.ts';
import type { UsageReport } from '../../src/storage/port/key-store.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { KEY } from '../storage/contract/keys.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

/** The real store, which can be made to refuse reports or to lose its responses. */
class TroubledStore extends SqliteKeyStore {
  trouble: 'none' | 'refuses' | 'loses answers' = 'none';
  readonly reports: UsageReport[] = [];

  override async addUsage(report: UsageReport): Promise<void> {
    this.reports.push(report);
    if (this.trouble === 'refuses') throw new Error('the disk is full');
    if (this.trouble === 'loses answers') throw new Error('no answer');
    await super.addUsage(report);
  }
}

async function start(t: TestContext) {
  let now = at('2026-11-15T12:00:00Z');
  const store = new TroubledStore(temporaryFolder(t));
  t.after(() => store.close());
  await store.add(KEY);
  const log: string[] = [];
  const timers = new Map<object, () => void>();
  const counter = new UsageCounter(store, {
    clock: () => now,
    log: pino({}, { write: (line: string) => log.push(JSON.parse(line).msg) }),
    timer: (work) => {
      const handle = { cancel: () => void timers.delete(handle) };
      timers.set(handle, work);
      return handle;
    },
  });
  return {
    store,
    counter,
    log,
    timers,
    wait: (ms: number) => {
      now += ms;
    },
    /** Fires all timers. */
    async tick() {
      for (const [handle, work] of [...timers]) {
        timers.delete(handle);
        work();
      }
      // Waits for a report in flight.
      await counter.usage('abc', '2026-11-15', '2026-11-15');
    },
    stored: async () => (await store.usage(['abc'], '2026-01-01', '2027-12-31')).get('abc'),
  };
}

test('writes all requests with one report', async (t) => {
  const { counter, store, stored, tick, timers, wait } = await start(t);
  for (let request = 0; request < 1000; request++) counter.count('abc');
  wait(1000);
  counter.count('abc');
  assert.equal(store.reports.length, 0);
  assert.equal(timers.size, 1, 'one timer, however many requests');
  await tick();
  assert.equal(store.reports.length, 1);
  assert.deepEqual(await stored(), {
    lastUsedAt: at('2026-11-15T12:00:01Z'),
    days: [{ day: '2026-11-15', requests: 1001 }],
  });
  assert.equal(timers.size, 0, 'an idle process has nothing to do');
});

test('counts days separately, and keeps 400 of them', async (t) => {
  const { counter, store, stored, tick, wait } = await start(t);
  counter.count('abc');
  wait(MS_PER_DAY);
  counter.count('abc');
  counter.count('abc');
  await tick();
  assert.deepEqual((await stored())?.days, [
    { day: '2026-11-15', requests: 1 },
    { day: '2026-11-16', requests: 2 },
  ]);
  assert.equal(store.reports[0]?.keepFrom, '2025-10-12');
});

test('includes requests that are not reported yet', async (t) => {
  const { counter, tick } = await start(t);
  counter.count('abc');
  await tick();
  counter.count('abc');
  counter.count('other');
  assert.deepEqual(await counter.usage('abc', '2026-11-15', '2026-11-15'), {
    lastUsedAt: at('2026-11-15T12:00:00Z'),
    days: [{ day: '2026-11-15', requests: 2 }],
  });
  assert.deepEqual((await counter.usage('abc', '2026-11-14', '2026-11-14')).days, []);
});

test('logs a failing store once, retries, and loses nothing', async (t) => {
  const { counter, store, stored, tick, log } = await start(t);
  store.trouble = 'refuses';
  for (let round = 0; round < 3; round++) {
    counter.count('abc');
    await tick();
  }
  assert.equal(log.length, 1, 'one line');
  assert.match(log[0] ?? '', /cannot record key usage/);
  store.trouble = 'none';
  await tick();
  await tick();
  assert.deepEqual((await stored())?.days, [{ day: '2026-11-15', requests: 3 }]);
  assert.equal(log.length, 2);
});

test('repeats an unconfirmed report with the same number, so that the store can detect it', async (t) => {
  const { counter, store, tick } = await start(t);
  store.trouble = 'loses answers';
  counter.count('abc');
  await tick();
  counter.count('abc');
  await tick();
  const [first, second] = store.reports;
  assert.deepEqual(second, first);
});

test('reports the rest when it is closed, and does not fail if the store does', async (t) => {
  const { counter, store, stored } = await start(t);
  counter.count('abc');
  await counter.close();
  assert.deepEqual((await stored())?.days, [{ day: '2026-11-15', requests: 1 }]);
  store.trouble = 'refuses';
  counter.count('abc');
  await counter.close();
});
