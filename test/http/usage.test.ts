import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SEARCH = '/api/v2/im/search?q=wallet';

test('a client gets the settings and usage of its key', async (t) => {
  const { getBare, issueKey, services, wait } = await startApp(t, temporaryFolder(t));
  const expiresAt = services.clock() + 9 * MS_PER_DAY;
  const limits = { ratePerMinute: 60, rateBurst: 10, networks: ['127.0.0.0/8'], expiresAt };
  const text = await issueKey(['feeds'], limits);
  const key = { 'x-api-key': text };
  await getBare(SEARCH, key);
  wait(MS_PER_DAY);
  await getBare('/api/v2/feed/ransomware?batch=2026-11-14', key);
  const answer = await getBare('/api/v2/usage', key);
  assert.deepEqual(answer.json().data, {
    total: 1,
    hits: [
      {
        id: text.split('_')[1],
        name: 'test',
        scopes: ['feeds'],
        createdAt: '2026-11-15T12:00:00Z',
        expiresAt: '2026-11-24T12:00:00Z',
        networks: ['127.0.0.0/8'],
        rateLimit: { perMinute: 60, burst: 10, remaining: 8, resetAt: '2026-11-16T12:00:02Z' },
        lastUsedAt: '2026-11-16T12:00:00Z',
        total: 3,
        days: [
          { day: '2026-11-15', requests: 1 },
          { day: '2026-11-16', requests: 2 },
        ],
      },
    ],
  });
  assert.equal(answer.headers['x-ratelimit-remaining'], '8');
  const [hit] = (await getBare('/api/v2/usage?lte=2026-11-15', key)).json().data.hits;
  assert.deepEqual(hit.days, [{ day: '2026-11-15', requests: 1 }]);
  const [later] = (await getBare('/api/v2/usage?gte=2026-11-16T23:59:59', key)).json().data.hits;
  assert.deepEqual(later.days, [{ day: '2026-11-16', requests: 4 }], 'an instant stands for its day');
});

test('each key gets its own requests, and the expiry of an old secret', async (t) => {
  const { getBare, issueKey, services, wait } = await startApp(t, temporaryFolder(t));
  const [one, other] = [await issueKey(['im']), await issueKey(['im'])];
  for (let request = 0; request < 5; request++) await getBare(SEARCH, { 'x-api-key': one });
  const ask = async (key: string) =>
    (await getBare('/api/v2/usage', { 'x-api-key': key })).json().data.hits[0];
  const seen = await ask(other);
  assert.equal(seen.total, 1);
  assert.equal('expiresAt' in seen || 'previousSecretExpiresAt' in seen, false);
  assert.deepEqual(seen.networks, []);
  const rotated = await services.keys.rotate(one.split('_')[1] ?? '', { overlapMs: 60_000 });
  await new Promise(setImmediate);
  assert.equal((await ask(one)).previousSecretExpiresAt, '2026-11-15T12:01:00Z');
  wait(60_000);
  assert.equal('previousSecretExpiresAt' in (await ask(rotated?.text ?? '')), false);
});
