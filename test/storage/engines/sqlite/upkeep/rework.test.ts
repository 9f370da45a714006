/** A rework that was interrupted continues where it stopped. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pageSighting } from '../../../../../src/records/page.ts';
import type { AnyRecord } from '../../../../../src/records/record.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, message } from '../../../../support/world.ts';
import { EMAIL, everything, importFile } from '../../../contract/imported.ts';

const MESSAGES = 1500;
const PAGES = 12;

async function openFilled(t: TestContext): Promise<SqliteStore> {
  const store = new SqliteStore(temporaryFolder(t), { pace: { stepMs: 0, pauseMs: 0 } });
  t.after(() => store.close());
  const messages = Array.from({ length: MESSAGES }, (_, index) =>
    message({
      sequence: String(index + 1),
      userId: String(7000 + (index % 7)),
      detectionDate: at('2026-10-01') + index,
    }),
  );
  const pages = Array.from({ length: PAGES }, (_, index) =>
    pageSighting(`page${index}`, at('2026-11-04'), { facts: { url: 'http://p.example/', text: 'text' } }),
  );
  await importFile(store, 'a', [...messages, ...pages]);
  return store;
}

const withEmail = (record: AnyRecord): AnyRecord =>
  record.kind === 'message' ? { ...record, items: [EMAIL] } : record;

/** Stops before the record with this number. */
function stoppingAt(limit: number) {
  let calls = 0;
  return (record: AnyRecord): AnyRecord => {
    if (++calls === limit) throw new Error('stopped');
    return withEmail(record);
  };
}

test('the same rework continues, and ends with the same store', async (t) => {
  const [store, undisturbed] = [await openFilled(t), await openFilled(t)];
  await assert.rejects(store.rework(stoppingAt(700), { name: 'a' }), /stopped/);
  await assert.rejects(store.rework(stoppingAt(600), { name: 'a' }), /stopped/);
  const { records } = await store.rework(withEmail, { name: 'a' });
  assert.ok(records < MESSAGES - 900, `${records} records were left`);
  assert.deepEqual(await undisturbed.rework(withEmail), { records: MESSAGES + PAGES, changed: MESSAGES });
  assert.deepEqual(await everything(store), await everything(undisturbed));
  assert.deepEqual((await store.check()).problems, []);
});

test('another rework, and one after a complete one, start at the beginning', async (t) => {
  const store = await openFilled(t);
  await assert.rejects(store.rework(stoppingAt(700), { name: 'a' }), /stopped/);
  assert.equal((await store.rework(withEmail, { name: 'b' })).records, MESSAGES + PAGES);
  assert.equal((await store.rework(withEmail, { name: 'b' })).records, MESSAGES + PAGES);
});

test('progress counts what was done before', async (t) => {
  const store = await openFilled(t);
  await assert.rejects(store.rework(stoppingAt(900), { name: 'a' }), /stopped/);
  const seen: [number, number][] = [];
  await store.rework(withEmail, { name: 'a', onProgress: (done, total) => seen.push([done, total]) });
  assert.deepEqual(seen, [[1000, MESSAGES + PAGES]]);
});
