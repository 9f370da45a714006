import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { EVERYTHING } from './endpoints.ts';

const URL = '/api/v2/im/search?q=wallet';

test('accepts the key as a bearer token', async (t) => {
  const { getBare, issueKey } = await startApp(t, temporaryFolder(t));
  assert.equal((await getBare(URL, { authorization: `Bearer ${await issueKey(['im'])}` })).statusCode, 200);
});

test('refuses a key as soon as it is revoked', async (t) => {
  const { getBare, issueKey, services } = await startApp(t, temporaryFolder(t));
  const key = await issueKey(['im']);
  assert.equal((await getBare(URL, { 'x-api-key': key })).statusCode, 200);
  await services.keys.revoke(key.split('_')[1] ?? '');
  await nextTurn();
  assert.equal((await getBare(URL, { 'x-api-key': key })).statusCode, 401);
});

test('checks route, key, rate, scope, parameters and data in this order', async (t) => {
  const { getBare, issueKey } = await startApp(t, temporaryFolder(t));
  const status = async (url: string, key?: string) =>
    (await getBare(url, key === undefined ? {} : { 'x-api-key': key })).statusCode;
  assert.equal(await status('/api/v2/nowhere'), 404);
  assert.equal(await status('/api/v2/im/search'), 401, 'no key: nothing about parameters');
  const used = await issueKey(['feeds'], { ratePerMinute: 1 });
  assert.equal(await status('/api/v2/im/search', used), 403, 'scope before parameters');
  assert.equal(await status('/api/v2/im/search', used), 429, 'rate before scope');
  const good = await issueKey(['im', 'feeds']);
  assert.equal(await status('/api/v2/im/icq/profile/1', good), 422, 'parameters before data');
  assert.equal(await status('/api/v2/feed/ransomware?batch=x', good), 400);
  assert.equal(await status('/api/v2/feed/ransomware?batch=2026-11-14', good), 404);
});

test('limits invalid keys per address, but never a valid key from there', async (t) => {
  const { app, issueKey, wait } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 3 });
  const good = await issueKey(['im']);
  const ask = (key: string, remoteAddress = '203.0.113.7') =>
    app.inject({ url: URL, headers: { 'x-api-key': key }, remoteAddress });
  for (let guess = 0; guess < 3; guess++) assert.equal((await ask(`wrong-${guess}`)).statusCode, 401);
  const slowed = await ask('wrong-again');
  assert.equal(slowed.statusCode, 429);
  assert.equal(slowed.headers['retry-after'], '20');
  assert.equal((await ask(good)).statusCode, 200);
  assert.equal((await ask('wrong', '198.51.100.1')).statusCode, 401, 'another address');
  wait(20_000);
  assert.equal((await ask('wrong-later')).statusCode, 401);
});

test('counts an IPv6 /64 as one address', async (t) => {
  const { app } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 1 });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: URL, headers: { 'x-api-key': 'wrong' }, remoteAddress })).statusCode;
  assert.equal(await ask('2001:db8:1:2:aaaa::1'), 401);
  assert.equal(await ask('2001:db8:1:2:bbbb::9'), 429);
  assert.equal(await ask('2001:db8:1:3::1'), 401);
});

test('trusts a proxy only if configured', async (t) => {
  const address = async (trustProxy: boolean | string, forwarded: string) => {
    const { app } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 1, trustProxy });
    const ask = async (client: string) =>
      (
        await app.inject({
          url: URL,
          headers: { 'x-api-key': 'wrong', 'x-forwarded-for': client },
          remoteAddress: '10.0.0.1',
        })
      ).statusCode;
    await ask('203.0.113.7');
    return ask(forwarded);
  };
  assert.equal(await address(false, '198.51.100.1'), 429, 'the header is not trusted');
  assert.equal(await address(true, '198.51.100.1'), 401);
  assert.equal(await address('10.0.0.0/8', '198.51.100.1'), 401);
  assert.equal(await address('192.0.2.1', '198.51.100.1'), 429, 'another proxy is not trusted');
});

test('counts invalid keys with junk in X-Forwarded-For as one address', async (t) => {
  const junk = (guess: number) => `${guess}.${'x'.repeat(3000)}`;
  for (const trustProxy of [true, '10.0.0.0/8']) {
    const { app } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 60, trustProxy });
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 2000; guess++) {
      const { statusCode } = await app.inject({
        url: URL,
        headers: { 'x-api-key': `wrong-${guess}`, 'x-forwarded-for': junk(guess) },
        remoteAddress: '10.0.0.1',
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    assert.deepEqual([...statuses].sort(), [
      [401, 60],
      [429, 1940],
    ]);
  }
});

test('ignores addresses that a client puts before the one its proxy appends', async (t) => {
  const { app } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 1, trustProxy: true });
  const ask = async (forwarded: string) =>
    (
      await app.inject({
        url: URL,
        headers: { 'x-api-key': 'wrong', 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.1',
      })
    ).statusCode;
  assert.equal(await ask('1.1.1.1, 203.0.113.7'), 401);
  assert.equal(await ask('2.2.2.2, 203.0.113.7'), 429);
  assert.equal(await ask('203.0.113.7, 198.51.100.1'), 401, 'another client of the same proxy');
});

test('warns of key guessing once per network and minute, and counts it', async (t) => {
  const { app, log, services, wait } = await startApp(t, temporaryFolder(t), { wrongKeysPerMinute: 1 });
  const guess = (remoteAddress: string) =>
    app.inject({ url: URL, headers: { 'x-api-key': 'wrong' }, remoteAddress });
  const alarms = () => log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  for (let round = 0; round < 5; round++) await guess('203.0.113.7');
  assert.deepEqual(
    alarms().map(({ network, msg }) => [network, msg]),
    [['203.0.113.7', 'too many invalid API keys from this network']],
  );
  for (let round = 0; round < 3; round++) await guess('2001:db8::1');
  assert.equal(alarms().length, 2);
  wait(60_000);
  for (let round = 0; round < 3; round++) await guess('203.0.113.7');
  assert.equal(alarms().length, 3);
  assert.match(await services.metrics.registry.metrics(), /^nightjar_key_guessing_alarms_total 3$/m);
});

test('refuses a key from outside its networks, without counting against its rate limit', async (t) => {
  const { app, issueKey, services } = await startApp(t, temporaryFolder(t), { trustProxy: '10.0.0.1' });
  const key = await issueKey(['im'], { ratePerMinute: 2, networks: ['192.0.2.0/24', '2001:db8::/32'] });
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: URL, headers: { 'x-api-key': key, ...headers }, remoteAddress });
  for (const address of ['203.0.113.7', '2001:db9::1', '::ffff:203.0.113.7', '10.0.0.1']) {
    const refused = await ask(address);
    assert.equal(refused.statusCode, 403, address);
    assert.equal(refused.json().error.message, "This API key can't be used from your network.");
    assert.equal(refused.headers['x-ratelimit-remaining'], '2');
  }
  assert.equal((await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode, 403);
  assert.equal((await ask('203.0.113.7', { 'x-forwarded-for': '192.0.2.1' })).statusCode, 403, 'no proxy');
  assert.equal((await ask('10.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode, 200);
  assert.equal((await ask('::ffff:192.0.2.200')).statusCode, 200);
  assert.equal((await ask('2001:db8:5::1')).statusCode, 429, 'allowed, but used up');
  const id = key.split('_')[1] ?? '';
  const usage = await services.usage.usage(id, '2026-11-15', '2026-11-15');
  assert.deepEqual(
    usage.days,
    [{ day: '2026-11-15', requests: 3 }],
    'refused networks are no use of the key',
  );
});

test('sends rate limit headers with every API response', async (t) => {
  const { get, getBare, issueKey, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const answers = [
    await get(URL),
    await get('/api/v2/im/search'),
    await get('/api/v2/im/telegram/profile/404'),
    await getBare(URL),
    await getBare(URL, { 'x-api-key': 'wrong' }),
    await getBare(URL, { 'x-api-key': await issueKey(['feeds']) }),
  ];
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 422, 404, 401, 401, 403],
  );
  for (const { headers } of answers) {
    for (const name of ['limit', 'remaining', 'reset'])
      assert.match(String(headers[`x-ratelimit-${name}`]), /^\d+$/);
  }
});

test('logs the request id, the key id and the route, never a key or parameters', async (t) => {
  const { getBare, issueKey, log } = await startApp(t, temporaryFolder(t));
  const key = await issueKey(['im']);
  await getBare('/api/v2/im/email/secret%40victim.example', {
    'x-api-key': key,
    'x-request-id': 'from-proxy-1',
  });
  await getBare(`${URL}&x-api-key=${key}`, {
    authorization: `Bearer ${key}`,
    'x-request-id': 'bad id\twith spaces',
  });
  await getBare(URL, { 'x-api-key': `${key}x` });
  const lines = log.map((line) => JSON.parse(line));
  assert.equal(lines[0].reqId, 'from-proxy-1');
  assert.match(lines[1].reqId, /^[\da-f-]{36}$/);
  assert.equal(lines[0].keyId, key.split('_')[1]);
  assert.equal(lines[0].route, '/api/v2/im/email/:email');
  assert.equal(lines[2].status, 401);
  const secret = key.split('_').slice(2).join('_');
  assert.doesNotMatch(log.join(), new RegExp(secret));
  assert.doesNotMatch(log.join(), /victim/);
});
