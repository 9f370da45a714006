/** Real collectors push to a real server: AIL's Python client, and Telethon's objects. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startApp } from '../support/app.ts';
import { PYTHON_WITH_COLLECTORS, WITHOUT_COLLECTORS } from '../support/python-collectors.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns what the program prints. */
async function runPython(args: string[], environment: Record<string, string>, cwd?: string): Promise<string> {
  const program = spawn(PYTHON_WITH_COLLECTORS, args, {
    cwd,
    env: { ...process.env, ...environment, NO_PROXY: '*' },
  });
  const [output, errors] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  assert.equal(program.exitCode, 0, errors);
  return output;
}

test('what collectors push is found, without phone numbers', { skip: WITHOUT_COLLECTORS }, async (t) => {
  const { app, get, issueKey } = await startApp(t, temporaryFolder(t));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const output = await runPython([script('collect.py')], {
    NIGHTJAR_URL: `http://127.0.0.1:${port}`,
    NIGHTJAR_KEY: await issueKey(['ingest']),
  });
  const { ping, item, pushed, wrong } = JSON.parse(output);
  assert.deepEqual([ping, item], [{ status: 'pong' }, { status: 'success' }]);
  assert.equal(wrong.errors[0], 401);
  assert.equal(wrong.errors[1].status, 'error');
  const counts = pushed.map((each: { data: { hits: { counts: object }[] } }) => each.data.hits[0]?.counts);
  assert.deepEqual(
    counts.map(({ written, unchanged }: { written: number; unchanged: number }) => [written, unchanged]),
    [
      [1, 0],
      [0, 1],
      [0, 1],
    ],
  );
  for (const word of ['pyail', 'telethon']) {
    const { data } = (await get(`/api/v2/im/search?q=${word}`)).json();
    assert.equal(data.total, 1, word);
    assert.doesNotMatch(JSON.stringify(data), /491700000000/);
  }
  const profile = (await get('/api/v2/im/telegram/profile/7001')).body;
  assert.match(profile, /tilda/);
  assert.doesNotMatch(profile, /491700000000/);
});

test('the Telethon example retries until its message is stored', { skip: WITHOUT_COLLECTORS }, async (t) => {
  const folder = temporaryFolder(t);
  const { app, get, issueKey } = await startApp(t, folder);
  // urllib3 does not retry this status by itself.
  const refusals = [507];
  const front = createServer(async (incoming, response) => {
    const { url = '', headers } = incoming;
    const payload = await buffer(incoming);
    const refusal = refusals.shift();
    const answer =
      refusal === undefined
        ? await app.inject({ method: 'POST', url, headers, payload })
        : { statusCode: refusal, body: '' };
    response.writeHead(answer.statusCode).end(answer.body);
  }).listen(0, '127.0.0.1');
  t.after(() => front.close());
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  const environment = {
    URL: `http://127.0.0.1:${port}`,
    KEY: await issueKey(['ingest']),
    API_ID: '1',
    API_HASH: 'a'.repeat(32),
  };
  await runPython(
    [script('push_example.py'), script('../../examples/push_telethon.py')],
    environment,
    folder,
  );
  assert.deepEqual(refusals, []);
  assert.equal((await get('/api/v2/im/search?q="by+the+example"')).json().data.total, 1);
});

test('AIL errors have the shape that its clients read', async (t) => {
  const { app, issueKey } = await startApp(t, temporaryFolder(t));
  const url = '/api/v1/import/json/item';
  const key = await issueKey(['im']);
  const refused = await app.inject({ method: 'POST', url, payload: '{}', headers: { authorization: key } });
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(Object.keys(refused.json()), ['status', 'reason']);
  assert.equal((await app.inject({ url: '/api/v1/ping' })).statusCode, 401);
  assert.equal((await app.inject({ method: 'PUT', url })).statusCode, 405);
  const elsewhere = await app.inject({
    url: '/api/v2/usage',
    headers: { authorization: await issueKey(['ingest']) },
  });
  assert.equal(elsewhere.statusCode, 401, 'bare keys are for AIL only');
});

test('an item that AIL itself could not read is an error; other kinds of items are accepted and skipped', async (t) => {
  const { app, issueKey } = await startApp(t, temporaryFolder(t));
  const headers = { authorization: await issueKey(['ingest']) };
  const send = (item: object) =>
    app.inject({ method: 'POST', url: '/api/v1/import/json/item', payload: JSON.stringify(item), headers });
  const rss = { source: 'rss', source_uuid: 'a5c0a1f6', meta: { title: 'news' }, data: '' };
  for (const field of ['source', 'meta', 'data']) {
    const refused = await send({ ...rss, [field]: undefined });
    assert.equal(refused.statusCode, 422, field);
    assert.equal(refused.json().status, 'error');
    assert.match(refused.json().reason, new RegExp(`${field}: is missing`));
  }
  assert.equal((await send({})).json().status, 'error');
  assert.deepEqual((await send(rss)).json(), { status: 'success' });
});
