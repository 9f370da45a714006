import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { pageSighting } from '../../../../../src/records/page.ts';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { SqliteDeadline } from '../../../../../src/storage/engines/sqlite/reading/deadline.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { SearchTooSlow } from '../../../../../src/storage/port/failures/search-too-slow.ts';
import type { Question } from '../../../../../src/storage/port/query.ts';
import { Cancelled } from '../../../../../src/threads/failures.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, message } from '../../../../support/world.ts';
import { testAsking } from '../../../contract/asking.ts';
import { write } from '../../../contract/helpers.ts';

const PATIENT = { threads: 2, milliseconds: 600_000 };

function about(q: string): Question<'message'> {
  return { collection: 'message', text: parseQuery(q), slice: { kind: 'page', skip: 0, take: 10 } };
}

test('threads return the same results as the store itself for concurrent queries', async (t) => {
  const folder = temporaryFolder(t);
  const [threaded, plain] = [new SqliteStore(folder, { search: PATIENT }), new SqliteStore(folder)];
  t.after(() => Promise.all([threaded.close(), plain.close()]));
  await write(
    plain,
    ...Array.from({ length: 60 }, (_, index) =>
      message({
        sequence: String(index + 1),
        text: `word${index % 7} all`,
        detectionDate: at('2026-06-01') + index * 7 * 86_400_000,
      }),
    ),
  );
  const questions = Array.from({ length: 40 }, (_, index) =>
    about(index % 8 === 7 ? 'all' : `word${index % 8}`),
  );
  const answers = await Promise.all(questions.map((question) => threaded.find(question)));
  for (const [index, question] of questions.entries())
    assert.deepEqual(answers[index], await plain.find(question));
});

test('cached counts are invalidated when their month changes', async (t) => {
  const folder = temporaryFolder(t);
  const [threaded, writer] = [new SqliteStore(folder, { search: PATIENT }), new SqliteStore(folder)];
  t.after(() => Promise.all([threaded.close(), writer.close()]));
  const total = async (q: string) => (await threaded.find(about(q))).total;
  await write(writer, message({ sequence: '1', text: 'heron', detectionDate: at('2026-06-01') }));
  assert.equal(await total('heron'), 1);
  await write(writer, message({ sequence: '2', text: 'heron', detectionDate: at('2026-06-02') }));
  assert.equal(await total('heron'), 2, 'another message in the same month');
  await write(
    writer,
    message({ sequence: '2', text: 'gull', detectionDate: at('2026-06-02'), version: at('2026-07-01') }),
  );
  assert.deepEqual([await total('heron'), await total('gull')], [1, 1], 'an edited message');
  await write(writer, message({ sequence: '3', text: 'heron', detectionDate: at('2026-08-01') }));
  assert.equal(await total('heron'), 2, 'another month');
  await writer.retain(202608, { isDryRun: false });
  assert.equal(await total('heron'), 1, 'a dropped month');
  await write(writer, message({ sequence: '1', text: 'heron', detectionDate: at('2026-06-01') }));
  assert.equal(await total('heron'), 2, 'a message imported again into the dropped month');
  await writer.reindex();
  assert.equal(await total('heron'), 2, 'after a reindex');
});

test('searching in threads does not block the event loop', async (t) => {
  const store = new SqliteStore(temporaryFolder(t), { search: PATIENT });
  t.after(() => store.close());
  await write(store, message());
  const searching = store.find(about('ordinary'));
  let hasAnswered = false;
  void searching.then(() => {
    hasAnswered = true;
  });
  assert.ok(store.get('message', `telegram:${message().channelId}_1`));
  assert.equal(hasAnswered, false, 'the lookup did not wait for the search');
  assert.equal((await searching).total, 1);
});

test('threads count pages and list their versions, within the deadline', async (t) => {
  const folder = temporaryFolder(t);
  const [threaded, plain, hasty] = [
    new SqliteStore(folder, { search: PATIENT }),
    new SqliteStore(folder),
    new SqliteStore(folder, { search: { threads: 1, milliseconds: 0 } }),
  ];
  t.after(() => Promise.all([threaded.close(), plain.close(), hasty.close()]));
  const visits = ['2026-06-01', '2026-06-02', '2026-07-03'].map((date, index) =>
    pageSighting('a', at(date), {
      facts: { url: 'http://heron.example/', text: `${index} `.repeat(600_000) },
    }),
  );
  // The deadline is checked every 1,024 rows.
  const others = Array.from({ length: 1100 }, (_, index) =>
    pageSighting(`b${index}`, at('2026-08-01'), { facts: { url: 'http://gull.example/', text: 'gull' } }),
  );
  await write(plain, ...visits, ...others);
  const counting = { collection: 'page', interval: 'month', by: 'site', groupsMax: 5 } as const;
  const listing = { key: 'a', slice: { kind: 'page', skip: 0, take: 10 } } as const;
  assert.deepEqual(await threaded.histogram(counting), await plain.histogram(counting));
  const versions = await threaded.pageVersions(listing);
  assert.equal(versions.hits.length, 3);
  assert.deepEqual(versions, await plain.pageVersions(listing));
  await assert.rejects(hasty.histogram(counting), SearchTooSlow);
  await assert.rejects(hasty.pageVersions(listing), SearchTooSlow);
  await assert.rejects(threaded.pageVersions(listing, { signal: AbortSignal.abort() }), Cancelled);
});

test('a search past its deadline is cancelled, and the next one succeeds', async (t) => {
  const folder = temporaryFolder(t);
  const [hasty, patient] = [
    new SqliteStore(folder, { search: { threads: 1, milliseconds: 0 } }),
    new SqliteStore(folder, { search: PATIENT }),
  ];
  t.after(() => Promise.all([hasty.close(), patient.close()]));
  await write(patient, message());
  await assert.rejects(hasty.find(about('ordinary')), SearchTooSlow);
  assert.equal((await patient.find(about('ordinary'))).total, 1);
});

test('interrupts a running statement at the deadline', () => {
  const db = new DatabaseSync(':memory:');
  let now = 0;
  const deadline = new SqliteDeadline(db, () => now++);
  const count = db.prepare(
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) AS c FROM n WHERE in_time()',
  );
  deadline.begin(1000);
  assert.equal(count.get()?.c, 100_000);
  deadline.begin(5);
  assert.throws(() => count.get(), SearchTooSlow);
  deadline.begin(1000);
  assert.equal(count.get()?.c, 100_000, 'the next statement runs');
});

test('closing the store rejects pending searches', async (t) => {
  const store = new SqliteStore(temporaryFolder(t), { search: PATIENT });
  await write(store, message());
  const waiting = assert.rejects(store.find(about('ordinary')), /closed/);
  await store.close();
  await waiting;
});

/** The contract also holds for searches in threads. */
testAsking({
  name: 'sqlite, on threads',
  openStore: async (t) => {
    const store = new SqliteStore(temporaryFolder(t), { search: PATIENT });
    t.after(() => store.close());
    return store;
  },
});

test('clients that disconnect during a large response leave the threads usable', async (t) => {
  const store = new SqliteStore(temporaryFolder(t), { search: { ...PATIENT, threads: 1 } });
  t.after(() => store.close());
  await write(
    store,
    ...Array.from({ length: 100 }, (_, index) =>
      message({ sequence: String(index + 1), text: `bait ${'x'.repeat(50_000)}` }),
    ),
  );
  const question: Question<'message'> = { ...about('bait'), slice: { kind: 'page', skip: 0, take: 100 } };
  // The client disconnects after each part, either between parts or while the next one is read.
  for (let parts = 1; parts <= 4; parts++) {
    for (const isBetween of [true, false]) {
      const controller = new AbortController();
      let seen = 0;
      const onGrowth = () => {
        if (++seen !== parts) return;
        if (isBetween) controller.abort();
        else setImmediate(() => controller.abort());
      };
      const asked = store.find(question, { signal: controller.signal, onGrowth });
      const outcome = await asked.then(
        () => 'answered',
        (error: Error) => error.name,
      );
      assert.ok(['Cancelled', 'answered'].includes(outcome), outcome);
      assert.equal((await store.find(about('bait'))).total, 100, `after ${parts} parts`);
    }
  }
});
