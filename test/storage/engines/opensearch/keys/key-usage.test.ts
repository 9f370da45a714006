import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { IndexMissing } from '../../../../../src/storage/engines/opensearch/cluster/documents.ts';
import { WritesBlocked } from '../../../../../src/storage/engines/opensearch/cluster/refusals.ts';
import { call, emptyPrefix, openTestKeyStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';

describe('opensearch: key usage', { skip: WITHOUT_CLUSTER }, () => {
  test('counts a usage report once, however often it arrives', async (t) => {
    const store = await openTestKeyStore(emptyPrefix(t));
    const uses = [{ keyId: 'abc', day: '2026-11-15', requests: 4, lastUsedAt: 5 }];
    const report = { process: 'one', number: 1, uses, keepFrom: '2026-01-01' };
    await store.addUsage(report);
    await store.addUsage(report);
    await store.addUsage({ ...report, number: 2 });
    await store.addUsage(report);
    const usage = await store.usage(['abc'], '2026-11-15', '2026-11-15');
    assert.deepEqual(usage.get('abc')?.days, [{ day: '2026-11-15', requests: 8 }]);
  });

  test('rejects a usage report immediately while writes are blocked, then accepts it', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestKeyStore(prefix);
    const block = (isBlocked: boolean) =>
      call('PUT', `/${prefix}-ledger/_settings`, { 'index.blocks.write': isBlocked });
    const uses = [{ keyId: 'abc', day: '2026-11-15', requests: 4, lastUsedAt: 5 }];
    const report = { process: 'one', number: 1, uses, keepFrom: '2026-01-01' };
    await block(true);
    await assert.rejects(store.addUsage(report), WritesBlocked);
    await block(false);
    await store.addUsage(report);
    const usage = await store.usage(['abc'], '2026-11-15', '2026-11-15');
    assert.deepEqual(usage.get('abc')?.days, [{ day: '2026-11-15', requests: 4 }]);
  });

  test('a usage report does not create a missing ledger', async (t) => {
    const prefix = `test-${randomUUID()}`;
    const store = await openTestKeyStore(prefix);
    t.after(async () => {
      await store.close();
      await call('DELETE', `/${prefix}-*`);
      await call('DELETE', `/_index_template/${prefix}-*`);
    });
    await call('DELETE', `/${prefix}-ledger`);
    const uses = [{ keyId: 'abc', day: '2026-11-15', requests: 4, lastUsedAt: 5 }];
    await assert.rejects(
      store.addUsage({ process: 'one', number: 1, uses, keepFrom: '2026-01-01' }),
      IndexMissing,
    );
    assert.equal(`${prefix}-ledger` in (await call('GET', `/${prefix}-*/_settings`)), false);
  });
});
