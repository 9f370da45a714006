import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PushAnswer, PushTask } from '../../../src/storage/port/push-log.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HERONRY, message } from '../../support/world.ts';
import { PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const DAY = '2026-11-16';
const NOW = at('2026-11-16T12:00:00Z');
const PUSH = { keyId: 'key1', day: DAY, name: 'push by Collector, 2026-11-16', format: 'records' };

async function push(store: Store, sequences: string[], more: Partial<typeof PUSH> = {}, rejected = 0) {
  const file = await store.imports.openPush({ ...PUSH, ...more }, NOW);
  const outcomes = await store.write({
    records: sequences.map((sequence) => message({ sequence })),
    file: file.fileId,
    push: { importId: file.importId, at: NOW + 1, counts: { read: sequences.length + rejected, rejected } },
  });
  return { ...file, outcomes };
}

const ANSWER: PushAnswer = {
  keyId: 'key1',
  idempotencyKey: 'a-1',
  digest: 'd1',
  answer: '{"status":200}',
  expiresAt: NOW + 1000,
};

const TASK: PushTask = {
  id: 't1',
  keyId: 'key1',
  keyName: 'Collector',
  state: 'queued',
  format: undefined,
  options: { timeZone: 'UTC' },
  sizeBytes: 7,
  createdAt: NOW,
  finishedAt: undefined,
  importId: undefined,
  counts: {},
  rejects: [],
  reason: undefined,
};

export function testPushes(engine: Engine): void {
  describe(`${engine.name}: pushes`, () => {
    test('names the import that ended last, a push included, with its rejects', async (t) => {
      const store = await engine.openStore(t);
      assert.equal(await store.imports.lastEnded(), undefined);
      const run = await store.imports.begin(NOW);
      const description = { name: 'a.ndjson', format: 'records', sizeBytes: 1, sha256: undefined };
      const file = await store.imports.beginFile(run, description);
      assert.equal(await store.imports.lastEnded(), undefined, 'it is running');
      const { importId } = await push(store, ['1'], {}, 2);
      await push(store, ['2'], { format: 'telethon' }, 3);
      assert.deepEqual(await store.imports.lastEnded(), { importId, at: NOW + 1, rejected: 5 });
      await store.imports.endFile(run, file, 'complete', { read: 8, rejected: 7 });
      await store.imports.end(run, NOW + 2);
      assert.deepEqual(await store.imports.lastEnded(), { importId: run, at: NOW + 2, rejected: 7 });
    });

    test('lists recent pushes, newest first, without those that were purged', async (t) => {
      const store = await engine.openStore(t);
      assert.deepEqual(await store.imports.pushesSince(DAY), []);
      await push(store, ['1'], { day: '2026-11-14' });
      const { importId } = await push(store, ['2'], { day: '2026-11-15' });
      await store.imports.begin(NOW);
      const other = await push(store, ['3'], { keyId: 'key2' }, 1);
      const listed = async () =>
        (await store.imports.pushesSince('2026-11-15')).map(({ push: pushed, finishedAt, files }) => ({
          ...pushed,
          finishedAt,
          read: files.map(({ counts }) => counts.read),
        }));
      const latest = { keyId: 'key2', day: DAY, finishedAt: NOW + 1, read: [2] };
      const before = { keyId: 'key1', day: '2026-11-15', finishedAt: NOW + 1, read: [1] };
      assert.deepEqual(await listed(), [latest, before]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await listed(), [latest]);
      assert.notEqual(other.importId, importId);
    });

    test('all pushes of a key on a day are one import, with one file per format and the sum of their counts', async (t) => {
      const store = await engine.openStore(t);
      const first = await push(store, ['1', '2'], {}, 1);
      const second = await push(store, ['2', '3']);
      const other = await push(store, ['4'], { format: 'telethon' });
      assert.deepEqual(second.outcomes, ['unchanged', 'written']);
      assert.deepEqual([second.importId, second.fileId], [first.importId, first.fileId]);
      assert.equal(other.importId, first.importId);
      assert.notEqual(other.fileId, first.fileId);
      const runs = await store.imports.list();
      assert.equal(runs.length, 1);
      assert.deepEqual(runs[0]?.push, { keyId: 'key1', day: DAY });
      assert.equal(runs[0]?.finishedAt, NOW + 1);
      assert.deepEqual(
        runs[0]?.files.map(({ name, format, status, counts }) => ({ name, format, status, counts })),
        [
          {
            name: PUSH.name,
            format: 'records',
            status: 'complete',
            counts: { read: 5, rejected: 1, written: 3, unchanged: 1 },
          },
          {
            name: PUSH.name,
            format: 'telethon',
            status: 'complete',
            counts: { read: 1, rejected: 0, written: 1 },
          },
        ],
      );
      assert.deepEqual(
        (await store.originOf('message', `telegram:${HERONRY}_3`))?.map(({ name }) => name),
        [PUSH.name],
      );
    });

    test('another key, another day and a restart are told apart', async (t) => {
      const store = await engine.openStore(t);
      const first = await push(store, ['1']);
      const otherKey = await push(store, ['2'], { keyId: 'key2' });
      const otherDay = await push(store, ['3'], { day: '2026-11-17' });
      const again = await (await engine.reopen(t, store)).imports.openPush(PUSH, NOW);
      assert.equal(new Set([first.importId, otherKey.importId, otherDay.importId]).size, 3);
      assert.deepEqual(again, { importId: first.importId, fileId: first.fileId });
    });

    test('a purge of one day of pushes removes them, and later pushes of that day get a new import', async (t) => {
      const store = await engine.openStore(t);
      const first = await push(store, ['1']);
      await push(store, ['2'], { day: '2026-11-17' });
      await store.purge({ kind: 'import', importId: first.importId }, { at: PURGED_AT, isPermanent: true });
      assert.equal(await store.get('message', `telegram:${HERONRY}_1`), undefined);
      assert.ok(await store.get('message', `telegram:${HERONRY}_2`));
      const later = await push(store, ['5']);
      assert.deepEqual(later.outcomes, ['written']);
      assert.notEqual(later.importId, first.importId);
      assert.ok(await store.get('message', `telegram:${HERONRY}_5`));
    });

    test('answers are found until they expire, and the first one wins', async (t) => {
      const store = await engine.openStore(t);
      await store.pushes.rememberAnswers([ANSWER], NOW);
      await store.pushes.rememberAnswers([{ ...ANSWER, digest: 'd2' }], NOW + 1);
      const reopened = await engine.reopen(t, store);
      assert.deepEqual(await reopened.pushes.findAnswer('key1', 'a-1', NOW + 999), ANSWER);
      assert.equal(await store.pushes.findAnswer('key2', 'a-1', NOW), undefined);
      assert.equal(await store.pushes.findAnswer('key1', 'a-1', NOW + 1000), undefined);
      const next = { ...ANSWER, digest: 'd3', expiresAt: NOW + 3000 };
      await store.pushes.rememberAnswers([next], NOW + 2000);
      assert.deepEqual(await store.pushes.findAnswer('key1', 'a-1', NOW + 2000), next);
    });

    test('tasks are replaced, listed per key, newest first, and removed after they finished', async (t) => {
      const store = await engine.openStore(t);
      await store.pushes.saveTask(TASK);
      await store.pushes.saveTask({ ...TASK, id: 't2', createdAt: NOW + 1, keyId: 'key2' });
      const done: PushTask = {
        ...TASK,
        state: 'done',
        format: 'records',
        finishedAt: NOW + 10,
        importId: 4,
        counts: { read: 1 },
        rejects: [{ line: 1, reason: 'bad' }],
      };
      await store.pushes.saveTask(done);
      const reopened = await engine.reopen(t, store);
      assert.deepEqual(await reopened.pushes.findTask('t1'), done);
      assert.equal(await store.pushes.findTask('t9'), undefined);
      const ids = async (keyId?: string, limit = 10) =>
        (await store.pushes.listTasks(keyId, limit)).map(({ id }) => id);
      assert.deepEqual(await ids(), ['t2', 't1']);
      assert.deepEqual(await ids(undefined, 1), ['t2']);
      assert.deepEqual(await ids('key1'), ['t1']);
      await store.pushes.removeTasks(NOW + 10);
      assert.deepEqual(await ids(), ['t2', 't1']);
      await store.pushes.removeTasks(NOW + 11);
      assert.deepEqual(await ids(), ['t2'], 'tasks that have not finished stay');
    });
  });
}
