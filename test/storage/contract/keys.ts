import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApiKey } from '../../../src/storage/port/api-key.ts';
import type { UsageReport } from '../../../src/storage/port/key-store.ts';
import type { Engine } from './store-suite.ts';

export const KEY: ApiKey = {
  id: 'abc',
  name: 'soc',
  secretHash: 'f'.repeat(64),
  scopes: ['im', 'documents', 'victims', 'feeds'],
  createdAt: 5,
  expiresAt: 10,
  revokedAt: undefined,
  ratePerMinute: 60,
  rateBurst: undefined,
  networks: ['192.0.2.0/24', '2001:db8::/32'],
  previousSecret: undefined,
};

const report = (process: string, number: number, uses: UsageReport['uses']): UsageReport => ({
  process,
  number,
  uses,
  keepFrom: '2026-01-01',
});

export function testKeys(engine: Engine): void {
  describe(`${engine.name}: keys`, () => {
    test('stores keys unchanged and lists the oldest first', async (t) => {
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

    test('rejects a second key with the same id', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      await assert.rejects(store.add(KEY));
    });

    test('sees a revocation by another process immediately, even after reading the key', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      const server = await engine.reopenKeyStore(t, store);
      assert.equal((await server.find('abc'))?.revokedAt, undefined);
      assert.equal(await store.revoke('abc', 77), true);
      await nextTurn();
      assert.equal((await server.find('abc'))?.revokedAt, 77);
      assert.equal(await store.revoke('abc', 99), true);
      assert.equal((await store.find('abc'))?.revokedAt, 77, 'the first revocation date is kept');
      assert.equal(await store.revoke('nobody', 1), false);
    });

    test('applies concurrent updates of a key, and nothing of an update that fails', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      const other = await engine.reopenKeyStore(t, store);
      await other.find('abc');
      const [rotated, limited] = await Promise.all([
        store.update('abc', (key) => ({
          ...key,
          secretHash: 'e'.repeat(64),
          previousSecret: { hash: key.secretHash, expiresAt: 50 },
        })),
        other.update('abc', (key) => ({ ...key, networks: undefined, rateBurst: 7 })),
      ]);
      assert.equal(rotated?.secretHash, 'e'.repeat(64));
      assert.equal(limited?.rateBurst, 7);
      await nextTurn();
      const expected = {
        ...KEY,
        secretHash: 'e'.repeat(64),
        previousSecret: { hash: 'f'.repeat(64), expiresAt: 50 },
        networks: undefined,
        rateBurst: 7,
      };
      assert.deepEqual(await store.find('abc'), expected);
      assert.deepEqual(await other.list(), [expected]);
      const failing = store.update('abc', () => {
        throw new Error('no');
      });
      await assert.rejects(failing, /^Error: no$/);
      assert.deepEqual(await store.find('abc'), expected);
      assert.equal(await store.update('nobody', (key) => key), undefined);
    });

    test('adds up the requests counted by several processes', async (t) => {
      const store = await engine.openKeyStore(t);
      const other = await engine.reopenKeyStore(t, store);
      await store.add(KEY);
      await store.add({ ...KEY, id: 'idle' });
      const use = (day: string, requests: number, lastUsedAt: number) => ({
        keyId: 'abc',
        day,
        requests,
        lastUsedAt,
      });
      await store.addUsage(report('one', 1, [use('2026-11-14', 3, 100), use('2026-11-15', 2, 200)]));
      await other.addUsage(report('two', 1, [use('2026-11-15', 5, 150)]));
      await Promise.all([
        store.addUsage(report('one', 2, [use('2026-11-16', 1, 300)])),
        other.addUsage(report('two', 2, [use('2026-11-16', 1, 290)])),
      ]);
      const usage = await other.usage(['abc', 'idle', 'nobody'], '2026-11-15', '2026-11-16');
      assert.deepEqual(usage.get('abc'), {
        lastUsedAt: 300,
        days: [
          { day: '2026-11-15', requests: 7 },
          { day: '2026-11-16', requests: 2 },
        ],
      });
      assert.deepEqual(usage.get('idle'), { lastUsedAt: undefined, days: [] });
      assert.deepEqual(usage.get('nobody'), { lastUsedAt: undefined, days: [] });
      assert.deepEqual(await store.find('abc'), KEY, 'the key itself is unchanged');
    });

    test('drops usage days past retention, but keeps the time the key was last used', async (t) => {
      const store = await engine.openKeyStore(t);
      await store.add(KEY);
      const use = { keyId: 'abc', day: '2026-11-14', requests: 3, lastUsedAt: 100 };
      await store.addUsage(report('one', 1, [use]));
      const later = { keyId: 'abc', day: '2027-12-31', requests: 1, lastUsedAt: 90 };
      await store.addUsage({ ...report('one', 2, [later]), keepFrom: '2026-11-15' });
      assert.deepEqual((await store.usage(['abc'], '2000-01-01', '2099-12-31')).get('abc'), {
        lastUsedAt: 100,
        days: [{ day: '2027-12-31', requests: 1 }],
      });
    });

    test('all processes share one cursor secret', async (t) => {
      const store = await engine.openKeyStore(t);
      const secret = await store.cursorSecret();
      assert.equal(secret.length, 32);
      const other = await engine.reopenKeyStore(t, store);
      assert.deepEqual(await other.cursorSecret(), secret);
    });
  });
}
