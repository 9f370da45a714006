import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { type Config, readConfig } from '../../src/config.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HERONRY } from '../support/world.ts';

function line(sequence: number, text = `pushed wallet ${sequence}`): Record<string, unknown> {
  return {
    type: 'message',
    platform: 'telegram',
    channelId: HERONRY,
    messageId: sequence,
    userId: '7001',
    detectionDate: '2026-11-15T10:00:00Z',
    message: text,
  };
}

function ndjson(...sequences: number[]): string {
  return sequences.map((sequence) => `${JSON.stringify(line(sequence))}\n`).join('');
}

type PushSettings = Config['push'];

async function pushing(
  t: { after(fn: () => unknown): void },
  change: (push: PushSettings) => PushSettings = (push) => push,
) {
  const folder = temporaryFolder(t);
  const { push: settings } = readConfig({ NIGHTJAR_DATA: folder });
  const app = await startApp(t, folder, { push: change(settings) });
  const key = await app.issueKey(['ingest']);
  const push = (payload: string | Buffer, options: InjectOptions = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/api/v2/ingest',
      payload,
      ...options,
      headers: { 'x-api-key': key, ...options.headers },
    });
  return { ...app, key, push };
}

async function found({ get }: TestApp, q = 'pushed'): Promise<number> {
  return (await get(`/api/v2/im/search?q=${q}`)).json().data.total;
}

describe('pushing data', () => {
  test('returns 200 when the records can be found, with the outcome of every entry', async (t) => {
    const app = await pushing(t);
    const response = await app.push(`${ndjson(1, 2)}{"type":"message"}\n`);
    assert.equal(response.statusCode, 200, response.body);
    const { total, hits } = response.json().data;
    assert.equal(total, 1);
    assert.equal(hits[0].format, 'records');
    assert.deepEqual(hits[0].counts, {
      read: 3,
      written: 2,
      merged: 0,
      unchanged: 0,
      skipped: 0,
      rejected: 1,
      purged: 0,
    });
    assert.equal(hits[0].rejects[0].line, 3);
    assert.equal(await found(app), 2);
    const run = await app.services.store.imports.get(hits[0].import);
    assert.equal(run?.files[0]?.name, 'push by test, 2026-11-15');
    assert.deepEqual((await app.push(ndjson(1, 2))).json().data.hits[0].counts.unchanged, 2);
  });

  const objects = [line(1), line(2)];
  const SHAPES: Record<string, string> = {
    'lines, as Fluent Bit and Vector send them': ndjson(1, 2),
    'an array, as Vector and Logstash send it': JSON.stringify(objects),
    'an indented array': JSON.stringify(objects, null, 2),
    'concatenated objects': objects.map((object) => JSON.stringify(object)).join(''),
    'concatenated indented objects': objects.map((object) => JSON.stringify(object, null, 2)).join('\n'),
    'lines with CRLF and blank lines': `\r\n${ndjson(1, 2).replaceAll('\n', '\r\n\r\n')}`,
    'several objects on a line': `${JSON.stringify(line(1))}${JSON.stringify(line(2))}\n`,
    'lines after a broken one': `{"type":"message", "text": "unterminated}\n${ndjson(1, 2)}`,
  };
  test('accepts the shapes of bodies that senders use, whatever their type', async (t) => {
    const app = await pushing(t);
    for (const [name, body] of Object.entries(SHAPES)) {
      const word = `shape${Object.keys(SHAPES).indexOf(name)}`;
      const channelId = String(-1001990000500 - Object.keys(SHAPES).indexOf(name));
      for (const type of ['application/json', 'text/plain']) {
        const payload = body.replaceAll('pushed', word).replaceAll(HERONRY, channelId);
        const response = await app.push(payload, { headers: { 'content-type': type } });
        assert.equal(response.statusCode, 200, `${name}: ${response.body}`);
      }
      assert.equal(await found(app, word), 2, name);
    }
  });

  test('accepts a single object, with the fields that senders add', async (t) => {
    const app = await pushing(t);
    const event = { ...line(1), '@timestamp': '2026-11-15T10:00:00Z', '@version': '1', host: { name: 'a' } };
    const response = await app.push(JSON.stringify(event), { url: '/api/v2/ingest/records' });
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(await found(app), 1);
  });

  test('accepts compressed bodies, whether Content-Encoding says so or not', async (t) => {
    const app = await pushing(t);
    const encodings: [string, Buffer][] = [
      ['gzip', gzipSync(ndjson(1))],
      ['zstd', zstdCompressSync(ndjson(2))],
      ['deflate', deflateSync(ndjson(3))],
      ['deflate', deflateRawSync(ndjson(4))],
      ['identity', gzipSync(ndjson(5))],
    ];
    for (const [encoding, body] of encodings) {
      const response = await app.push(body, { headers: { 'content-encoding': encoding } });
      assert.equal(response.statusCode, 200, `${encoding}: ${response.body}`);
    }
    assert.equal(await found(app), 5);
    const unknown = await app.push(ndjson(6), { headers: { 'content-encoding': 'br' } });
    assert.equal(unknown.statusCode, 415);
    const wrong = await app.push(ndjson(6), { headers: { 'content-encoding': 'deflate' } });
    assert.equal(wrong.statusCode, 415, wrong.body);
  });

  test('returns errors that say what is wrong, and imports what it can', async (t) => {
    const app = await pushing(t);
    const unknown = await app.push('hello there');
    assert.equal(unknown.statusCode, 415, unknown.body);
    assert.match(unknown.json().message, /Unknown format.*telethon/);
    const misspelt = await app.push(ndjson(1), { url: '/api/v2/ingest/record' });
    assert.equal(misspelt.statusCode, 422);
    assert.match(misspelt.json().message, /format/);
    const rejected = await app.push('{"type":"message"}\n{"type":"message","platform":"x"}\n');
    assert.equal(rejected.statusCode, 422);
    assert.equal(rejected.json().result.counts.rejected, 2);
    assert.deepEqual(
      rejected.json().detail.map(({ loc }: { loc: string[] }) => loc),
      [
        ['body', 'line 1'],
        ['body', 'line 2'],
      ],
    );
    const damaged = await app.push(`[${JSON.stringify(line(1))}, {"type":`);
    assert.equal(damaged.statusCode, 422, damaged.body);
    assert.equal(damaged.json().result.counts.written, 1);
    assert.equal((await app.push('')).statusCode, 422);
    const parameter = await app.push(ndjson(1), { url: '/api/v2/ingest?timezone=UTC' });
    assert.match(parameter.json().message, /time_zone/);
    const zone = await app.push(ndjson(1), { url: '/api/v2/ingest?time_zone=Mars/Olympus' });
    assert.equal(zone.statusCode, 422, zone.body);
  });

  const WRONG_PARAMETERS: [query: string, message: RegExp][] = [
    ['seen_at=1960-01-01', /seen_at: must be a date from 1970 to 2099/],
    ['seen_at=2150-01-01', /seen_at: must be a date from 1970 to 2099/],
    ['seen_at=9999999999999', /seen_at: must be a date from 1970 to 2099/],
    ['seen_at=yesterday', /seen_at: must be a date from 1970 to 2099/],
    ['group=%00%1b[31mx', /group: must not contain control characters/],
    ['group=x%c2%9b', /group: must not contain control characters/],
    ['time_zone=Mars/Phobos', /time_zone: must be a time zone such as Europe\/Berlin/],
    ['channel=abc', /channel: must be a number such as -1001990000101/],
    ['channel=9223372036854775808', /channel: must be a number such as -1001990000101/],
  ];
  for (const [query, message] of WRONG_PARAMETERS)
    test(`refuses ${query}, and imports nothing`, async (t) => {
      const app = await pushing(t);
      const response = await app.push(ndjson(1), { url: `/api/v2/ingest?${query}` });
      assert.equal(response.statusCode, 422, response.body);
      assert.match(response.json().message, message);
      assert.equal(await found(app), 0);
    });

  test('a body without entries gets the same answer, with its format given or detected', async (t) => {
    const app = await pushing(t);
    for (const body of ['', ' \r\n\t\n', '[]', '\ufeff[ \n ]\n', gzipSync('')])
      for (const url of ['/api/v2/ingest', '/api/v2/ingest/records']) {
        const response = await app.push(body, { url });
        assert.equal(response.statusCode, 422, `${url} ${JSON.stringify(body)}: ${response.body}`);
        assert.match(response.json().message, /^Empty request body/);
      }
  });

  test('a content type that is none is ignored', async (t) => {
    const app = await pushing(t);
    for (const [index, type] of [';;;', 'json', ''].entries()) {
      const response = await app.push(ndjson(index + 1), { headers: { 'content-type': type } });
      assert.equal(response.statusCode, 200, `${type}: ${response.body}`);
    }
    assert.equal(await found(app), 3);
  });

  test('records of another format are rejected by line, without a name', async (t) => {
    const app = await pushing(t);
    const response = await app.push(ndjson(1), { url: '/api/v2/ingest/telethon' });
    assert.equal(response.statusCode, 422);
    const [problem] = response.json().detail;
    assert.deepEqual([problem.loc, problem.msg], [['body', 'line 1'], 'unknown class: "_" is missing']);
  });

  test('errors name the parameters of the API', async (t) => {
    const app = await pushing(t);
    const html = '<!DOCTYPE html><title>a page</title><p>without a date';
    const response = await app.push(html, { url: '/api/v2/ingest/pages' });
    assert.equal(response.statusCode, 422, response.body);
    assert.match(response.json().message, /give one \(--seen-at, or seen_at in the API\)/);
  });

  test('requires the scope ingest, which reads nothing', async (t) => {
    const app = await pushing(t);
    const reader = await app.issueKey(['im', 'documents', 'victims', 'feeds', 'archive']);
    assert.equal((await app.push(ndjson(1), { headers: { 'x-api-key': reader } })).statusCode, 403);
    assert.equal((await app.push(ndjson(1), { headers: { 'x-api-key': '' } })).statusCode, 401);
    const search = await app.getBare('/api/v2/im/search?q=pushed', { 'x-api-key': app.key });
    assert.equal(search.statusCode, 403);
    assert.equal((await app.getBare('/api/v2/ingest')).statusCode, 405);
  });

  test('uses the options of the request', async (t) => {
    const app = await pushing(t);
    const { store } = app.services;
    const pushTo = async (path: string, body: object) => {
      const response = await app.push(JSON.stringify(body), { url: `/api/v2/ingest/${path}` });
      assert.equal(response.statusCode, 200, `${path}: ${response.body}`);
      assert.equal(response.json().data.hits[0].counts.written, 1, `${path}: ${response.body}`);
    };

    await pushTo('telethon?seen_at=2026-11-02', { _: 'User', id: 7009, username: 'pushed' });
    assert.equal((await store.get('profile', 'telegram:7009'))?.detectionDate, at('2026-11-02T00:00:00Z'));

    const chat = { from: 'oda@heron.example', to: 'ingo@gull.example', body: 'zoned' };
    await pushTo('jabber?time_zone=Europe/Berlin', { ...chat, ts: '2026-07-01T12:00:00' });
    const slice = { kind: 'page', skip: 0, take: 2 } as const;
    const zoned = await store.find({ collection: 'message', platform: 'jabber', slice });
    assert.deepEqual(
      zoned.hits.map(({ detectionDate }) => detectionDate),
      [at('2026-07-01T10:00:00Z')],
    );

    const post = { post_title: 'Acme Dental', discovered: '2026-11-02 06:30:00', description: 'soon' };
    await pushTo('ransomware?group=brasskettle', [post]);
    const posts = await store.find({ collection: 'ransomware', slice });
    assert.deepEqual(
      posts.hits.map(({ facts }) => facts.ransomwareGroup?.value),
      ['brasskettle'],
    );

    const content = { '@type': 'messageText', text: { '@type': 'formattedText', text: 'placed' } };
    const message = { '@type': 'message', id: 5 * 2 ** 20, date: 1_794_648_785, content };
    await pushTo(`tdlib?channel=${HERONRY}`, message);
    assert.notEqual(await store.get('message', `telegram:${HERONRY}_5`), undefined);
  });

  test('an idempotency key repeats the first answer for 24 hours', async (t) => {
    const app = await pushing(t);
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await app.push(ndjson(1), { headers });
    const second = await app.push(ndjson(1), { headers });
    assert.equal(second.body, first.body);
    assert.equal(first.headers['idempotent-replayed'], undefined);
    assert.equal(second.headers['idempotent-replayed'], 'true');
    const other = await app.push(ndjson(2), { headers });
    assert.equal(other.statusCode, 422);
    assert.match(other.json().message, /another request/);
    const otherKey = await app.issueKey(['ingest']);
    assert.equal(
      (await app.push(ndjson(2), { headers: { ...headers, 'x-api-key': otherKey } })).statusCode,
      200,
    );
    const refused = await app.push('{"type":"message"}', { headers: { 'idempotency-key': 'batch-2' } });
    const again = await app.push('{"type":"message"}', { headers: { 'idempotency-key': 'batch-2' } });
    assert.deepEqual([refused.statusCode, again.statusCode, again.body], [422, 422, refused.body]);
    const long = await app.push(ndjson(1), { headers: { 'idempotency-key': 'x'.repeat(256) } });
    assert.equal(long.statusCode, 422);
    app.wait(86_400_001);
    const later = await app.push(ndjson(1), { headers });
    assert.equal(later.json().data.hits[0].counts.unchanged, 1);
  });

  test('two idempotency keys are refused, and nothing is imported', async (t) => {
    const app = await pushing(t);
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const sent = request({
      port,
      method: 'POST',
      path: '/api/v2/ingest',
      headers: { 'x-api-key': app.key, 'idempotency-key': ['one', 'two'] },
    });
    sent.end(ndjson(1));
    const [response] = await once(sent, 'response');
    assert.equal(response.statusCode, 422);
    assert.match(await text(response), /must be one value/);
    assert.equal(await found(app), 0);
  });

  test('the same idempotency key at the same time gets 409', async (t) => {
    const app = await pushing(t);
    const headers = { 'idempotency-key': 'batch-1' };
    const responses = await Promise.all([app.push(ndjson(1), { headers }), app.push(ndjson(1), { headers })]);
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('concurrent pushes each get their own counts', async (t) => {
    const app = await pushing(t);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        app.push(`${ndjson(2 * index + 1, 2 * index + 2)}${index % 4 === 0 ? '{}\n' : ''}`, {
          url: '/api/v2/ingest/records',
        }),
      ),
    );
    for (const [index, response] of responses.entries()) {
      const { written, rejected } = response.json().data.hits[0].counts;
      assert.deepEqual([written, rejected], [2, index % 4 === 0 ? 1 : 0], response.body);
    }
    const [run, ...others] = await app.services.store.imports.list();
    assert.deepEqual([run?.files[0]?.counts.written, others.length], [80, 0]);
  });

  test('other services hear of every commit', async (t) => {
    const app = await pushing(t);
    const commits: unknown[] = [];
    app.services.push.onCommitted(({ outcomes }) => commits.push(outcomes));
    await app.push(ndjson(1, 2));
    assert.deepEqual(commits, [{ 'message written': 2 }]);
  });
});

describe('tasks', () => {
  async function finished(app: Awaited<ReturnType<typeof pushing>>, location: string) {
    for (;;) {
      const task = (await app.getBare(location, { 'x-api-key': app.key })).json().data.hits[0];
      if (task.state === 'done' || task.state === 'failed') return task;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  test('a request that prefers it gets 202 and a task, which only its key sees', async (t) => {
    const app = await pushing(t);
    const response = await app.push(`${ndjson(1, 2)}{}\n`, { headers: { prefer: 'respond-async' } });
    assert.equal(response.statusCode, 202, response.body);
    const location = String(response.headers.location);
    assert.ok(['queued', 'running', 'done'].includes(response.json().data.hits[0].state));
    const task = await finished(app, location);
    assert.deepEqual([task.state, task.counts.written, task.counts.rejected], ['done', 2, 1]);
    assert.equal(task.rejects[0].line, 3);
    assert.equal(await found(app), 2);
    const list = async () =>
      (await app.getBare('/api/v2/ingest/tasks', { 'x-api-key': app.key })).json().data.hits;
    // On a cluster, lists follow a moment later.
    while ((await list())[0].state !== 'done') await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(await list(), [task]);
    const other = { 'x-api-key': await app.issueKey(['ingest']) };
    assert.equal((await app.getBare(location, other)).statusCode, 404);
    assert.equal((await app.getBare('/api/v2/ingest/tasks', other)).json().data.total, 0);
    const run = await app.services.store.imports.get(task.import);
    assert.equal(run?.files[0]?.name, `push by test, task ${task.id}`);
    assert.deepEqual(await app.services.push.spool.ids(), []);
  });

  test('a body above the limit becomes a task', async (t) => {
    const app = await pushing(t, (push) => ({ ...push, syncBytes: 300 }));
    assert.equal((await app.push(ndjson(1))).statusCode, 200);
    const response = await app.push(ndjson(1, 2, 3));
    assert.equal(response.statusCode, 202);
    await finished(app, String(response.headers.location));
    assert.equal(await found(app), 3);
  });

  test('a task that can not be read fails with its reason', async (t) => {
    const app = await pushing(t);
    const headers = { prefer: 'respond-async', 'idempotency-key': 'task' };
    const response = await app.push('hello there', { headers });
    const task = await finished(app, String(response.headers.location));
    assert.deepEqual([task.state, task.reason], ['failed', 'unknown format']);
    const replayed = await app.push('hello there', { headers });
    assert.deepEqual([replayed.statusCode, replayed.headers.location], [202, response.headers.location]);
  });
});
