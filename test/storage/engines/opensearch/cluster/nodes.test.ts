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
  test('a key revoked on one node is rejected by the other once its cache expires', async (t) => {
    const prefix = emptyPrefix(t);
    let now = 0;
    const cached = await openTestKeyStore(prefix, { ttlMs: 2000, now: () => now });
    const other = await openTestKeyStore(prefix);
    const key = { id: 'abc', name: 'soc', secretHash: 'f'.repeat(64), scopes: ['im' as const], createdAt: 5 };
    await other.add(key);
    assert.equal((await cached.find('abc'))?.revokedAt, undefined);
    await other.revoke('abc', 77);
    now = 1999;
    assert.equal((await cached.find('abc'))?.revokedAt, undefined, 'still cached');
    now = 2000;
    assert.equal((await cached.find('abc'))?.revokedAt, 77);
  });

  test('a revocation reaches the other node within five seconds under constant requests', async (t) => {
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

  test('with Redis, both nodes share a rate limit', { skip: WITHOUT_REDIS }, async (t) => {
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
