import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApiKey } from '../../../src/records/api-key.ts';
import type { Engine } from './store-suite.ts';

export const KEY: ApiKey = {
  id: 'abc',
  name: 'soc',
  secretHash: 'f'.repeat(64),
  scopes: ['im', 'feeds'],
  createdAt: 5,
  expiresAt: 10,
  revokedAt: undefined,
  ratePerMinute: 60,
  rateBurst: undefined,
};

export function testKeys(engine: Engine): void {
  describe(`${engine.name}: keys`, () => {
    test('keeps a key as it is and lists the oldest first', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      await store.add({ ...KEY, id: 'older', createdAt: 1 });
      assert.deepEqual(await store.find('abc'), KEY);
      assert.equal(await store.find('nobody'), undefined);
      assert.deepEqual(
        (await store.list()).map(({ id }) => id),
        ['older', 'abc'],
      );
    });

    test('refuses a second key of the same id', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      await assert.rejects(store.add(KEY));
    });

    test('sees a revocation by another process at once, also of a key it has seen before', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      const server = await engine.reopenKeyStore(t, store);
      assert.equal((await server.find('abc'))?.revokedAt, undefined);
      assert.equal(await store.revoke('abc', 77), true);
      await nextTurn();
      assert.equal((await server.find('abc'))?.revokedAt, 77);
      assert.equal(await store.revoke('abc', 99), true);
      assert.equal((await store.find('abc'))?.revokedAt, 77, 'the first date stays');
      assert.equal(await store.revoke('nobody', 1), false);
    });

    test('keeps one cursor secret for all', async (t) => {
      const store = await engine.openKeyStore(t);
      const secret = await store.cursorSecret();
      assert.equal(secret.length, 32);
      const other = await engine.reopenKeyStore(t, store);
      assert.deepEqual(await other.cursorSecret(), secret);
    });
  });
}
