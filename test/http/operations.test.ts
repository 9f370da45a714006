import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildOpenapi } from '../../src/contract/openapi.ts';
import { UPLOADS } from '../../src/http/ingest/upload.ts';
import { chooseEncoding } from '../../src/http/plugins/compression.ts';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { message } from '../support/world.ts';

test('logs the duration of each request', async (t) => {
  const { get, log } = await startApp(t, temporaryFolder(t));
  await get('/api/v2/im/search?q=wallet');
  const line = log.map((each) => JSON.parse(each)).find((each) => each.msg === 'request');
  assert.ok(line.ms > 0, JSON.stringify(line));
});

test('is live and ready without a key, and not ready if the store fails', async (t) => {
  const { getBare, services } = await startApp(t, temporaryFolder(t));
  assert.deepEqual((await getBare('/health/live')).json(), { status: 'live' });
  assert.deepEqual((await getBare('/health/ready')).json(), { status: 'ready' });
  const { store } = services;
  const ping = store.ping.bind(store);
  store.ping = () => Promise.reject(new Error('gone'));
  t.after(() => {
    store.ping = ping;
  });
  const unready = await getBare('/health/ready');
  assert.deepEqual([unready.statusCode, unready.json().error.code], [503, 503]);
  assert.equal((await getBare('/health/live')).statusCode, 200);
});

test('returns 500 in the envelope for an internal error, and logs the cause', async (t) => {
  const { get, services, log } = await startApp(t, temporaryFolder(t));
  services.store.find = () => Promise.reject(new Error('disk on fire at /var/secret'));
  const response = await get('/api/v2/im/search?q=x');
  assert.deepEqual([response.statusCode, response.json().error.code], [500, 500]);
  assert.doesNotMatch(response.body, /fire|secret/);
  const line = log.map((each) => JSON.parse(each)).find((each) => each.msg === 'request failed');
  assert.equal(line.reqId, response.headers['x-request-id']);
  assert.match(line.err.message, /disk on fire/);
});

test('serves the OpenAPI document that is in the repository', async (t) => {
  const { getBare } = await startApp(t, temporaryFolder(t));
  const served = (await getBare('/openapi.json')).json();
  assert.equal(served.openapi, '3.1.0');
  assert.equal(Object.keys(served.paths).length, 72);
  assert.deepEqual(served, JSON.parse(JSON.stringify(buildOpenapi(ENDPOINTS, UPLOADS))));
  const kept = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
  assert.deepEqual(kept, served, 'openapi.json is stale: run "npm run openapi"');
});

test('serves a docs page without external resources', async (t) => {
  const { getBare } = await startApp(t, temporaryFolder(t));
  const page = await getBare('/docs/');
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-type']), /text\/html/);
  const policy = String(page.headers['content-security-policy']);
  assert.doesNotMatch(policy, /https?:|\*/, policy);
  assert.match(policy, /default-src 'self'/);
  assert.equal(page.headers['x-frame-options'], 'DENY');
  const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  assert.ok(assets.length > 3);
  for (const asset of assets) {
    assert.doesNotMatch(asset, /^(https?:)?\/\//);
    assert.equal((await getBare(new URL(asset, 'http://x/docs/').pathname)).statusCode, 200, asset);
  }
});

test('compresses larger responses with an accepted encoding', async (t) => {
  const { app, issueKey, write } = await startApp(t, temporaryFolder(t));
  await write(...Array.from({ length: 50 }, (_, index) => message({ sequence: String(index + 1) })));
  const key = await issueKey(['im']);
  const ask = (encoding: string, pageSize = 50) =>
    app.inject({
      url: `/api/v2/im/search?q=ordinary&page_size=${pageSize}`,
      headers: { 'x-api-key': key, 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  assert.equal(plain.headers['content-encoding'], undefined);
  const brotli = await ask('gzip, deflate, br');
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
  const gzip = await ask('gzip');
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
  assert.equal(gzip.headers.vary, 'accept-encoding');
  assert.equal((await ask('gzip', 1)).headers['content-encoding'], undefined, 'too small to be worth it');
});

for (const [accept, chosen] of [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; q=0.5', 'gzip'],
] as const) {
  test(`chooses ${chosen} for accept-encoding ${accept}`, () => assert.equal(chooseEncoding(accept), chosen));
}

test('sends security headers with every response', async (t) => {
  const { get, getBare } = await startApp(t, temporaryFolder(t));
  for (const response of [
    await get('/api/v2/im/search?q=x'),
    await getBare('/nowhere'),
    await getBare('/openapi.json'),
    await getBare('/health/live'),
    await getBare('/docs/'),
  ]) {
    assert.equal(response.headers['x-content-type-options'], 'nosniff');
    assert.ok(response.headers['content-security-policy']);
    assert.ok(response.headers['x-request-id']);
  }
});

test('counts requests by route for Prometheus, without personal data', async (t) => {
  const { get, getBare, services } = await startApp(t, temporaryFolder(t));
  await get('/api/v2/im/email/victim%40mail.example');
  await getBare('/api/v2/im/search?q=x', { 'x-api-key': 'wrong' });
  const text = await services.metrics.registry.metrics();
  assert.match(
    text,
    /nightjar_http_request_seconds_count\{route="\/api\/v2\/im\/email\/:email",status="200"\} 1/,
  );
  assert.match(text, /nightjar_http_refusals_total\{reason="key_invalid"\} 1/);
  assert.doesNotMatch(text, /victim/);
  assert.equal((await getBare('/metrics')).statusCode, 404, 'not on the public port');
});
