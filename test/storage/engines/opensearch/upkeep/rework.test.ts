/** A rework that was interrupted continues with the months that it has not completed. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { AnyRecord } from '../../../../../src/records/record.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { message } from '../../../../support/world.ts';
import { EMAIL, everything, importFile } from '../../../contract/imported.ts';

const MONTHS = 4;
const A_MONTH = 10;
const MESSAGES = MONTHS * A_MONTH;

async function openFilled(t: TestContext): Promise<Store> {
  const store = await openTestStore({ prefix: emptyPrefix(t) });
  const records = Array.from({ length: MESSAGES }, (_, index) =>
    message({
      sequence: String(index + 1),
      userId: String(7000 + (index % 7)),
      detectionDate: Date.UTC(2026, 6 + (index % MONTHS), 1, 0, 0, index),
    }),
  );
  await importFile(store, 'a', records);
  return store;
}

const withEmail = (record: AnyRecord): AnyRecord =>
  record.kind === 'message' ? { ...record, items: [EMAIL] } : record;

function stoppingAt(limit: number) {
  let calls = 0;
  return (record: AnyRecord): AnyRecord => {
    if (++calls === limit) throw new Error('stopped');
    return withEmail(record);
  };
}

describe('opensearch: an interrupted rework', { skip: WITHOUT_CLUSTER }, () => {
  test('continues with the other months, and ends with the same store', async (t) => {
    const [store, undisturbed] = [await openFilled(t), await openFilled(t)];
    await assert.rejects(store.rework(stoppingAt(2 * A_MONTH + 5), { name: 'a' }), /stopped/);
    const { records } = await store.rework(withEmail, { name: 'a' });
    assert.equal(records, MESSAGES - 2 * A_MONTH);
    await undisturbed.rework(withEmail);
    assert.deepEqual(await everything(store), await everything(undisturbed));
    assert.deepEqual((await store.check()).problems, []);
  });

  test('does not continue under another name', async (t) => {
    const store = await openFilled(t);
    await assert.rejects(store.rework(stoppingAt(2 * A_MONTH + 5), { name: 'a' }), /stopped/);
    assert.equal((await store.rework(withEmail, { name: 'b' })).records, MESSAGES);
    assert.equal((await store.rework(withEmail, { name: 'b' })).records, MESSAGES);
  });
});
