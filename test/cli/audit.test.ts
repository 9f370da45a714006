import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { SmallDisk, WITHOUT_SMALL_DISK } from '../support/small-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CREATE = ['keys', 'create', '--name', 'soc', '--scopes', 'im', '--json'];

async function serveAndAsk(t: TestContext, settings: Record<string, string>, queries: string[]) {
  const { id, key } = JSON.parse((await runCli(CREATE, settings)).stdout);
  const child = startCli(['serve'], { ...settings, NIGHTJAR_PORT: '0' });
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  for (const query of queries) await fetch(`${url}${query}`, { headers: { 'x-api-key': key } });
  await fetch(`${url}/api/v2/im/search?q=acme`);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  return { id };
}

const ASKED = [
  '/api/v2/im/search?q=Acme',
  '/api/v2/im/search?q=other&page=0',
  '/api/v2/im/email/a%40acme.example',
];

for (const mode of ['full', 'hashed']) {
  test(`finds requests in the audit log: ${mode}`, async (t) => {
    const settings = { NIGHTJAR_DATA: temporaryFolder(t), NIGHTJAR_AUDIT: mode };
    const { id } = await serveAndAsk(t, settings, ASKED);
    const find = async (...args: string[]) => {
      const { code, stdout, stderr } = await runCli(['audit', ...args, '--json'], settings);
      assert.equal(code, 0, stderr);
      const lines = stdout.split('\n').filter((line) => line !== '');
      return lines
        .map((line) => JSON.parse(line))
        .map(({ event, status, route }) => event ?? `${status} ${route}`);
    };
    const search = '/api/v2/im/search';
    const email = '/api/v2/im/email/:email';
    assert.deepEqual(await find(), [
      'start',
      `200 ${search}`,
      `422 ${search}`,
      `200 ${email}`,
      `401 ${search}`,
      'stop',
    ]);
    assert.deepEqual(
      await find('--term', 'acme'),
      mode === 'full' ? [`200 ${search}`, `200 ${email}`] : [`200 ${search}`],
    );
    assert.deepEqual(await find('--key', id, '--status', '4xx'), [`422 ${search}`]);
    assert.deepEqual(await find('--key', 'soc', '--route', '/email'), [`200 ${email}`]);
    assert.deepEqual(await find('--status', '401'), [`401 ${search}`]);
    assert.deepEqual(await find('--until', '2020-01-01'), []);
    assert.equal((await find('--since', '2020-01-01', '--until', '2099-12-31')).length, 6);

    const shown = await runCli(['audit', '--term', 'acme', '--route', 'search'], settings);
    assert.match(
      shown.stdout,
      /^20\S+Z {2}200 {2}soc \(\w+\) {2}127\.0\.0\.1 {2}GET \/api\/v2\/im\/search {2}q=\S+ {2}→ 0\n$/,
    );
    const nothing = await runCli(['audit', '--term', 'nobody-asked-this'], settings);
    assert.deepEqual([nothing.code, nothing.stdout], [0, '']);
    assert.match(nothing.stderr, /^No matching requests/);

    const verified = await runCli(['audit', 'verify'], settings);
    assert.deepEqual(
      [verified.code, verified.stdout],
      [0, '6 lines from 1 server start, 0 without a recorded stop.\nNo lines were changed or removed.\n'],
    );
    const folder = join(settings.NIGHTJAR_DATA, 'audit');
    const file = join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"status":422', '"status":200'));
    const changed = await runCli(['audit', 'verify', '--json'], settings);
    assert.equal(changed.code, 1);
    assert.match(JSON.parse(changed.stdout).problems[0], /line 3: the line was changed$/);
    rmSync(folder, { recursive: true });
    const removed = await runCli(['audit', 'verify'], settings);
    assert.equal(removed.code, 1);
    assert.match(removed.stdout, /^lines at the end are missing: .*\n0 lines from 0 server starts/);
    assert.doesNotMatch(removed.stdout, /No lines were/);
  });
}

test('reports invalid options, and a log without matches', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  for (const args of [
    ['--since', 'soon'],
    ['--status', 'odd'],
  ]) {
    const { code, stderr } = await runCli(['audit', ...args], settings);
    assert.equal(code, 1);
    assert.match(stderr, /is invalid\. Use /);
  }
  assert.match((await runCli(['audit'], settings)).stderr, /^No matching requests in .*audit\.\n$/);
  const verified = await runCli(['audit', 'verify'], settings);
  assert.deepEqual(
    [verified.code, /no audit log has been written with this data folder/.test(verified.stderr)],
    [1, true],
  );
});

test('values cannot forge lines in the audit log or in messages about files', async (t) => {
  const data = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: data };
  const separators = ['\n', '\r', '\u0085', '\u2028', '\u2029'];
  const q = `a${separators.join('2026-11-15  200  admin')}`;
  const line = {
    time: '2026-11-15T12:00:00.000Z',
    keyName: 'soc\n',
    keyId: 'k',
    method: 'GET',
    route: '/r',
    status: 200,
  };
  mkdirSync(join(data, 'audit'));
  writeFileSync(
    join(data, 'audit', '2026-11-15.ndjson'),
    `${JSON.stringify({ ...line, parameters: { q }, mac: '' })}\n`,
  );
  const { code, stdout } = await runCli(['audit'], settings);
  assert.equal(code, 0);
  assert.match(stdout, /^[^\n\r\u0085\u2028\u2029]*q=a\\u000a2026[^\n\r\u0085\u2028\u2029]*\n$/);

  const odd = join(data, 'odd\nname\u2028.txt');
  writeFileSync(odd, 'no records');
  const imported = await runCli(['import', odd], settings);
  assert.match(imported.stderr, /odd\\u000aname\\u2028\.txt: unknown format/);
  assert.doesNotMatch(imported.stderr, /^name/m);
});

test('exits quietly when the reader closes the pipe', async (t) => {
  const data = temporaryFolder(t);
  mkdirSync(join(data, 'audit'));
  const line = JSON.stringify({
    time: '2026-11-15T12:00:00.000Z',
    event: 'stop',
    writer: 'w',
    n: 1,
    mac: '',
  });
  writeFileSync(join(data, 'audit', '2026-11-15.ndjson'), `${line}\n`.repeat(20_000));
  const child = startCli(['audit'], { NIGHTJAR_DATA: data });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  child.stdout?.once('data', () => child.stdout?.destroy());
  assert.deepEqual([await once(child, 'close'), stderr], [[141, null], '']);
});

test('reports a damaged key and a missing data folder without a stack', async (t) => {
  const data = temporaryFolder(t);
  writeFileSync(join(data, 'audit.key'), 'damaged');
  for (const args of [['audit'], ['audit', 'verify']]) {
    const { code, stderr } = await runCli(args, { NIGHTJAR_DATA: data });
    assert.deepEqual(
      [code, /^nightjar: the audit key .*audit\.key is damaged.*\n$/.test(stderr)],
      [1, true],
      stderr,
    );
  }
  const missing = await runCli(['audit'], { NIGHTJAR_DATA: join(data, 'mistyped') });
  assert.deepEqual([missing.code, missing.stdout], [1, '']);
  assert.match(missing.stderr, /^nightjar: no data in .*mistyped; check NIGHTJAR_DATA\n$/);
});

test('a server does not start if it cannot write a required audit log', async (t) => {
  const data = temporaryFolder(t);
  const folder = join(data, 'taken');
  writeFileSync(folder, 'no folder');
  const settings = {
    NIGHTJAR_DATA: data,
    NIGHTJAR_AUDIT: 'full',
    NIGHTJAR_AUDIT_FOLDER: folder,
    NIGHTJAR_PORT: '0',
  };
  const { code, stderr } = await runCli(['serve'], settings);
  assert.equal(code, 1);
  assert.match(stderr, /^nightjar: cannot write the audit log in .*taken: /m);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

test('a full disk stops responses, not the audit', { skip: WITHOUT_SMALL_DISK }, async (t) => {
  const disk = await SmallDisk.mount(t, 8);
  const settings = { NIGHTJAR_DATA: join(disk.folder, 'data'), NIGHTJAR_AUDIT: 'full', NIGHTJAR_PORT: '0' };
  const { key } = JSON.parse((await disk.run(CREATE, settings)).stdout);
  const child = startCli(['serve'], settings, disk.wrapper);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  const ask = async (q: string) =>
    (await fetch(`${url}/api/v2/im/search?q=${q}`, { headers: { 'x-api-key': key } })).status;
  assert.equal(await ask('first'), 200);
  disk.fill();
  const failed = waitForOutput(child, /cannot write the audit log: requests are refused/);
  // The last block of the file still has space.
  let status = 200;
  let answered = 1;
  while (status === 200) {
    status = await ask('x'.repeat(500));
    if (status === 200) answered++;
  }
  assert.equal(status, 503);
  await failed;
  const again = waitForOutput(child, /the audit log can be written again/);
  disk.empty();
  await again;
  assert.equal(await ask('last'), 200);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const { stdout } = await disk.run(['audit', '--status', '200', '--json'], settings);
  assert.equal(stdout.trim().split('\n').length, answered + 1, 'every answered request is there');
  const verified = await disk.run(['audit', 'verify'], settings);
  assert.equal(verified.code, 0, verified.stdout);
});
