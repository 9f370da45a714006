import assert from 'node:assert/strict';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { AuditSettings } from '../../src/audit/audit-settings.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { EVERYTHING } from './endpoints.ts';

const URL = '/api/v2/im/search?q=wallet';

async function start(t: TestContext, settings: Partial<AuditSettings> = {}, ratePerMinute = 1_000_000) {
  const data = temporaryFolder(t);
  const audit: AuditSettings = {
    mode: 'full',
    folder: join(data, 'audit'),
    secretFile: join(data, 'audit.key'),
    isRequired: true,
    keepDays: 400,
    hasAddress: true,
    ...settings,
  };
  const running = await startApp(t, temporaryFolder(t), { audit, ratePerMinute, trustProxy: '127.0.0.1' });
  const lines = async (day = '2026-11-15') => {
    await running.services.audit?.flush();
    return readFileSync(join(audit.folder, `${day}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  return { ...running, folder: audit.folder, lines };
}

test('records requests with their parameters and number of results', async (t) => {
  const { app, getBare, issueKey, write, lines, log } = await start(t);
  await write(...EVERYTHING);
  const key = await issueKey(['im']);
  const headers = { 'x-api-key': key, 'x-request-id': 'req-1', 'x-forwarded-for': '192.0.2.9' };
  await getBare(`${URL}&page_size=1&_key=${key}`, headers);
  await getBare('/api/v2/im/email/tilda%40probe.example', headers);
  await getBare('/api/v2/im/telegram/profile/404', headers);
  await getBare(`${URL}&x-api-key=${key}`, headers);
  await app.inject({
    method: 'POST',
    url: '/api/v2/im/search',
    headers,
    payload: { q: 'wallet', page_size: 1 },
  });
  await getBare('/health/live');
  await getBare('/openapi.json');
  const [start_, search, email, missing, unknown, posted, ...rest] = await lines();
  assert.equal(start_.event, 'start');
  const { mac, writer, prev, ...shown } = search;
  assert.equal(prev, start_.mac);
  assert.match(mac, /^[\w-]{43}$/);
  assert.match(writer, /^[\da-f]{12}$/);
  assert.deepEqual(shown, {
    time: '2026-11-15T12:00:00.000Z',
    requestId: 'req-1',
    keyId: key.split('_')[1],
    keyName: 'test',
    method: 'GET',
    route: '/api/v2/im/search',
    status: 200,
    parameters: { q: 'wallet', page_size: 1 },
    results: 2,
    client: '192.0.2.9',
    n: 2,
  });
  assert.deepEqual([email.parameters, email.results], [{ email: 'tilda@probe.example' }, 1]);
  assert.deepEqual([missing.status, missing.parameters.userId, missing.results], [404, '404', undefined]);
  assert.deepEqual(
    [unknown.status, unknown.parameters],
    [422, { q: 'wallet' }],
    'unknown parameters are not recorded',
  );
  assert.deepEqual(
    [posted.method, posted.status, posted.parameters, posted.results],
    ['POST', 200, { q: 'wallet', page_size: 1 }, 2],
  );
  assert.deepEqual(rest, [], 'only endpoints');
  assert.doesNotMatch(log.join(), /tilda@probe|wallet/, 'never in the ordinary log');
});

test('records refused requests as well, without secrets', async (t) => {
  const { getBare, issueKey, lines } = await start(t);
  const elsewhere = await issueKey(['im'], { networks: ['192.0.2.0/24'] });
  const slow = await issueKey(['im'], { ratePerMinute: 1 });
  const feeds = await issueKey(['feeds']);
  const answers = [
    await getBare(URL),
    await getBare(URL, { 'x-api-key': 'my-password' }),
    await getBare(URL, { 'x-api-key': elsewhere }),
    await getBare(URL, { 'x-api-key': feeds }),
    await getBare('/api/v2/im/search?q=acme&sort=odd', { 'x-api-key': slow }),
    await getBare('/api/v2/im/search?q=acme', { 'x-api-key': slow }),
  ];
  const expected = [401, 401, 403, 403, 422, 429];
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    expected,
  );
  const [, ...recorded] = await lines();
  assert.deepEqual(
    recorded.map(({ status, keyId }) => [status, keyId === undefined]),
    [
      [401, true],
      [401, true],
      [403, false],
      [403, false],
      [422, false],
      [429, false],
    ],
  );
  assert.deepEqual(
    recorded.map(({ parameters }) => parameters),
    [undefined, undefined, { q: 'wallet' }, { q: 'wallet' }, { q: 'acme', sort: 'odd' }, { q: 'acme' }],
  );
  const text = JSON.stringify(await lines());
  for (const secret of ['my-password', ...[elsewhere, slow, feeds].map((key) => key.slice(14))])
    assert.equal(text.includes(secret), false);
});

test('counts a flood of refused requests instead of recording each', async (t) => {
  const { getBare, lines, get, wait } = await start(t);
  for (let request = 0; request < 1000; request++) await getBare(URL);
  await get(URL);
  assert.equal((await lines()).length, 1 + 600 + 1, 'a valid key is always recorded');
  wait(60_000);
  await get(URL);
  const recorded = await lines();
  assert.deepEqual([recorded.at(-2).event, recorded.at(-2).requests], ['omitted', 400]);
  assert.equal(recorded.at(-1).status, 200);
});

for (const isRequired of [true, false]) {
  test(`while it cannot be written, requests are ${isRequired ? 'refused with 503' : 'answered'}`, async (t) => {
    const { get, getBare, folder, lines, log, services, tick, wait } = await start(t, { isRequired });
    assert.equal((await get(URL)).statusCode, 200);
    await services.audit?.flush();
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, 'no folder');
    wait(MS_PER_DAY);
    assert.equal((await get(URL)).statusCode, 200, 'not noticed yet; the line waits in memory');
    await services.audit?.flush();
    const refused = await get(URL);
    assert.equal(refused.statusCode, isRequired ? 503 : 200);
    if (isRequired) assert.match(refused.json().error.message, /can't be recorded/);
    assert.equal((await getBare('/health/ready')).statusCode, isRequired ? 503 : 200);
    assert.equal((await getBare(URL)).statusCode, 401);
    const errors = log.map((line) => JSON.parse(line)).filter(({ msg }) => /audit log/.test(msg));
    assert.equal(errors.length, 1);
    assert.match(await services.metrics.registry.metrics(), /^nightjar_audit_failures_total [1-9]/m);

    renameSync(folder, `${folder}.file`);
    renameSync(`${folder}.away`, folder);
    tick();
    await services.audit?.flush();
    assert.equal((await get(URL)).statusCode, 200);
    assert.equal((await getBare('/health/ready')).statusCode, 200);
    const statuses = (await lines('2026-11-16')).map(({ status, event }) => status ?? event);
    assert.deepEqual(statuses, isRequired ? [200, 401, 'gap', 200] : [200, 200, 401, 200]);
    assert.match(
      await services.metrics.registry.metrics(),
      /^nightjar_audit_lines_total\{outcome="written"\} \d/m,
    );
  });
}
