import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function startServer(t: TestContext, settings: Record<string, string> = {}) {
  const all = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_PORT: '0', ...settings };
  const { key } = JSON.parse(
    (await runCli(['keys', 'create', '--name', 't', '--scopes', 'im', '--json'], all)).stdout,
  );
  const child = startCli(['serve'], all);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  return { child, url, key: key as string, settings: all };
}

test('listens on loopback, answers, and exits with 0 on SIGTERM', async (t) => {
  const { child, url, key } = await startServer(t);
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
  const response = await fetch(`${url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } });
  assert.equal(response.status, 200);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('prints the console URL, and how to create a key if there is none', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_PORT: '0' };
  const child = startCli(['serve'], settings);
  t.after(() => child.kill('SIGKILL'));
  const [, address = ''] = await waitForOutput(
    child,
    /Console: (http:\/\/127\.0\.0\.1:\d+\/)\nNo API keys yet\. Create one: nightjar keys create --name me --scopes all\n/,
  );
  assert.equal((await fetch(address)).status, 200);
});

test('refuses a key that is revoked while the server runs', async (t) => {
  const { url, key, settings } = await startServer(t);
  const ask = async () =>
    (await fetch(`${url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } })).status;
  assert.equal(await ask(), 200);
  await runCli(['keys', 'revoke', key.split('_')[1] ?? ''], settings);
  assert.equal(await ask(), 401);
});

test('finds data that is imported while the server runs', async (t) => {
  const { url, key, settings } = await startServer(t);
  const line =
    '{"type":"message","platform":"telegram","channelId":-5,"messageId":"-5_1","userId":1,"detectionDate":"2026-11-14","message":"fresh"}';
  assert.equal((await runCli(['import', 'records', '-'], settings, line)).code, 0);
  const response = await fetch(`${url}/api/v2/im/search?q=fresh`, { headers: { 'x-api-key': key } });
  const { data } = (await response.json()) as { data: { total: number } };
  assert.equal(data.total, 1);
});

test('serves metrics on their own port', async (t) => {
  const all = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_PORT: '0', NIGHTJAR_METRICS_PORT: '0' };
  const child = startCli(['serve'], all);
  t.after(() => child.kill('SIGKILL'));
  const [, metrics = ''] = await waitForOutput(child, /"url":"(http:\/\/[^"]+\/metrics)"/);
  assert.match(metrics, /^http:\/\/127\.0\.0\.1:/);
  const text = await (await fetch(metrics)).text();
  assert.match(text, /process_resident_memory_bytes/);
  assert.match(text, /# TYPE nightjar_http_request_seconds histogram/);
  for (const gauge of [
    'nightjar_searches_running',
    'nightjar_searches_waiting',
    'nightjar_answer_bytes_in_flight',
    'nightjar_search_threads_replaced_total',
  ])
    assert.match(text, new RegExp(`^${gauge} 0$`, 'm'));
  assert.match(text, /^nodejs_eventloop_lag_max_seconds [\d.]+$/m);
});

test('names the port that is already in use', async (t) => {
  const { url } = await startServer(t);
  const port = new URL(url).port;
  const { code, stderr } = await runCli(['serve'], {
    NIGHTJAR_DATA: temporaryFolder(t),
    NIGHTJAR_PORT: port,
  });
  assert.equal(code, 1);
  assert.match(stderr, new RegExp(`port ${port} is already in use`));
});
