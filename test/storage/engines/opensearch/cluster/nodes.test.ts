/** Several API nodes on one cluster. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConfig } from '../../../../../src/config.ts';
import { buildApp } from '../../../../../src/http/app.ts';
import { openServices, type Services } from '../../../../../src/services/services.ts';
import {
  CLUSTER_URL,
  closeAtEnd,
  emptyPrefix,
  openTestKeyStore,
  prepare,
  REPLICAS,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { startRedis, WITHOUT_REDIS } from '../../../../support/redis.ts';

async function startNode(prefix: string, settings: Record<string, string> = {}) {
  await prepare(prefix);
  const services: Services = await openServices(
    readConfig({
      NIGHTJAR_STORE: 'opensearch',
      OPENSEARCH_URL: CLUSTER_URL,
      OPENSEARCH_PREFIX: prefix,
      OPENSEARCH_REPLICAS: String(REPLICAS),
      NIGHTJAR_LOG_LEVEL: 'silent',
      ...settings,
    }),
  );
  const app = await buildApp(services);
  closeAtEnd(prefix, {
    async close() {
      await app.close();
      await services.close();
    },
  });
  const statusOf = async (key: string) =>
    (await app.inject({ url: '/api/v2/im/search?q=heron', headers: { 'x-api-key': key } })).statusCode;
  return { services, statusOf };
}

describe('API nodes on one cluster', { skip: WITHOUT_CLUSTER }, () => {
  test('a key revoked on one is refused by the other once its memory has run out', async (t) => {
    const prefix = emptyPrefix(t);
    let now = 0;
    const here = await openTestKeyStore(prefix, { rememberedMs: 2000, now: () => now });
    const there = await openTestKeyStore(prefix);
    const key = { id: 'abc', name: 'soc', secretHash: 'f'.repeat(64), scopes: ['im' as const], createdAt: 5 };
    await there.add(key);
    assert.equal((await here.find('abc'))?.revokedAt, undefined);
    await there.revoke('abc', 77);
    now = 1999;
    assert.equal((await here.find('abc'))?.revokedAt, undefined, 'remembered for a moment');
    now = 2000;
    assert.equal((await here.find('abc'))?.revokedAt, 77);
  });

  test('within five seconds, asked again and again', async (t) => {
    const prefix = emptyPrefix(t);
    const [one, other] = [await startNode(prefix), await startNode(prefix)];
    const { key, text } = await one.services.keys.issue({ name: 'soc', scopes: ['im'] });
    assert.equal(await other.statusOf(text), 200);
    await one.services.keys.revoke(key.id);
    const revokedAt = performance.now();
    assert.equal(await one.statusOf(text), 401);
    while ((await other.statusOf(text)) !== 401)
      assert.ok(performance.now() - revokedAt < 5000, 'the key still works');
  });

  test('a limit holds over both, with Redis', { skip: WITHOUT_REDIS }, async (t) => {
    const prefix = emptyPrefix(t);
    const redis = await startRedis(t);
    const settings = { REDIS_URL: redis.url };
    const [one, other] = [await startNode(prefix, settings), await startNode(prefix, settings)];
    await Promise.all([one, other].map(({ services }) => services.limitsReady()));
    const { text } = await one.services.keys.issue({ name: 'soc', scopes: ['im'], ratePerMinute: 10 });
    const statuses: number[] = [];
    for (let round = 0; round < 7; round++)
      statuses.push(...(await Promise.all([one.statusOf(text), other.statusOf(text)])));
    assert.deepEqual(
      [
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 429).length,
      ],
      [10, 4],
    );
  });
});
