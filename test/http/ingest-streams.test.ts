import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/http/server.ts';
import { openServices } from '../../src/services/services.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Context {
  after(fn: () => unknown): void;
}

function line(sequence: number, text = 'streamed words'): string {
  return `${JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: '-1001990000101',
    messageId: sequence,
    userId: '7001',
    detectionDate: '2026-11-15T10:00:00Z',
    message: text,
  })}\n`;
}

async function serving(t: Context, settings: Record<string, string> = {}) {
  const config = readConfig({
    NIGHTJAR_DATA: temporaryFolder(t),
    NIGHTJAR_PORT: '0',
    NIGHTJAR_LOG_LEVEL: 'silent',
    NIGHTJAR_SEARCH_THREADS: '0',
    ...settings,
  });
  const services = await openServices(config);
  const server = await startServer(services);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await server.stop();
    await services.close();
  };
  t.after(stop);
  const { text: key, key: stored } = await services.keys.issue({ name: 'collector', scopes: [...SCOPES] });
  const found = async (q = 'streamed') => {
    const response = await fetch(`${server.url}/api/v2/im/search?q=${q}`, { headers: { 'x-api-key': key } });
    return ((await response.json()) as { data: { total: number } }).data.total;
  };
  return { services, url: server.url, key, keyId: stored.id, found, stop };
}

interface Served {
  url: string;
  key: string;
}

function open({ url, key }: Served, headers: Record<string, string> = {}, path = '/api/v2/ingest') {
  const sent = request(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, accept: 'application/x-ndjson', ...headers },
  });
  sent.on('error', () => {});
  sent.flushHeaders();
  const response = once(sent, 'response').then(([message]) => message);
  const lines = async () => {
    const iterator = createInterface({ input: await response })[Symbol.asyncIterator]();
    return async () => {
      const { value } = await iterator.next();
      return value === undefined ? undefined : JSON.parse(value);
    };
  };
  return { sent, response, lines };
}

describe('streams', () => {
  test('each commit is acknowledged while the stream is open, and can be found', async (t) => {
    const server = await serving(t);
    const { sent, lines } = open(server);
    sent.write(line(1) + line(2));
    const next = await lines();
    const first = await next();
    assert.deepEqual([first.committed, first.counts.written], [2, 2]);
    assert.equal(await server.found(), 2);
    sent.write(`${line(3)}{"type":"message"}\n`);
    const second = await next();
    assert.deepEqual([second.committed, second.counts.written, second.counts.rejected], [4, 1, 1]);
    assert.equal(second.rejects[0].line, 4, 'lines are numbered from the start of the stream');
    sent.end(line(5).trimEnd());
    const third = await next();
    assert.equal(third.committed, 5);
    const last = await next();
    assert.deepEqual([last.done, last.committed, last.format, last.counts.written], [true, 5, 'records', 4]);
    assert.equal(await next(), undefined);
  });

  test('a chunked body without Accept gets one answer at the end', async (t) => {
    const server = await serving(t);
    const { sent, response } = open(server, { accept: '*/*' });
    for (let sequence = 1; sequence <= 20_000; sequence++)
      if (!sent.write(line(sequence))) await once(sent, 'drain');
    sent.end();
    const chunks: Buffer[] = [];
    for await (const chunk of await response) chunks.push(chunk);
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    assert.equal(data.hits[0].counts.written, 20_000);
    assert.equal(await server.found(), 20_000);
  });

  test('an unknown format gets 415, and a broken line is rejected by its number', async (t) => {
    const server = await serving(t);
    const unknown = open(server);
    unknown.sent.end('{"hello": 1}\n{"hello": 2}\n');
    assert.equal((await unknown.response).statusCode, 415);
    const broken = open(server);
    broken.sent.end(`${line(1)}{"type": "message", "mess\n${line(3)}`);
    const next = await (await broken.lines)();
    const first = await next();
    assert.deepEqual([first.counts.written, first.rejects[0].line], [2, 2]);
  });

  test('a body that is not one object per line is read as a whole, and answered once', async (t) => {
    const server = await serving(t);
    const count = 3000;
    const objects = Array.from({ length: count }, (_, index) => line(index + 1).trim());
    const bodies = [
      `[\n${objects.join(',\n')}\n]\n`,
      objects.map((each) => JSON.stringify(JSON.parse(each), null, 2)).join('\n'),
    ];
    for (const body of bodies) {
      const { sent, response } = open(server);
      sent.end(body);
      const chunks: Buffer[] = [];
      for await (const chunk of await response) chunks.push(chunk);
      const { data } = JSON.parse(Buffer.concat(chunks).toString());
      assert.equal(data.hits[0].counts.read, count);
      assert.equal(await server.found(), count);
    }
  });

  test('a damaged line costs nothing but itself, wherever a commit begins', async (t) => {
    const server = await serving(t);
    const { sent, lines } = open(server);
    sent.write(line(1));
    const next = await lines();
    assert.equal((await next()).committed, 1);
    let sequence = 1;
    for (const damaged of ['{"type":"message","x":', '{', '[', `${line(99).trim()},`, 'garbage', '"text"']) {
      sent.write(`${damaged}\n${line(++sequence)}${line(++sequence)}`);
      const { counts, rejects } = await next();
      assert.deepEqual([counts.read, counts.written, rejects.length], [3, 2, 1], damaged);
      assert.equal(typeof rejects[0].line, 'number');
    }
    sent.end();
    const last = await next();
    assert.deepEqual([last.done, last.committed, last.counts.written], [true, 19, 13]);
    assert.equal(await server.found(), 13);
  });

  test('streams that wait take next to nothing of the queue', async (t) => {
    const server = await serving(t);
    const streams = Array.from({ length: 70 }, () => open(server));
    for (const [index, { sent }] of streams.entries()) sent.write(`${line(index + 1)}{"half`);
    for (const { lines } of streams) assert.equal((await (await lines())()).committed, 1);
    const headers = { 'x-api-key': server.key };
    const pushed = await fetch(`${server.url}/api/v2/ingest`, { method: 'POST', headers, body: line(1000) });
    assert.equal(pushed.status, 200, await pushed.text());
    for (const { sent } of streams) sent.destroy();
  });

  test('a stream that cannot be decompressed says so, after committing what came before', async (t) => {
    const server = await serving(t);
    const { sent, response, lines } = open(server, { 'content-encoding': 'gzip' });
    const compressed = gzipSync(line(1).repeat(2000) + randomBytes(50_000).toString('hex'));
    sent.end(compressed.subarray(0, compressed.length - 1000));
    assert.equal((await response).statusCode, 200);
    const next = await lines();
    let last = await next();
    while (last.done === undefined) last = await next();
    assert.deepEqual([last.done, last.error.code, last.committed], [false, 422, 2000]);
    assert.match(last.error.message, /cannot be decompressed/);
  });

  test('a line of more than 16 MiB is rejected without being held', async (t) => {
    const server = await serving(t);
    const { sent, lines } = open(server);
    sent.write(line(1));
    const next = await lines();
    await next();
    const part = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < 18; count++) if (!sent.write(part)) await once(sent, 'drain');
    sent.end(`\n${line(3)}`);
    let last: { done?: boolean; rejects: { line: number; reason: string }[]; counts: { written: number } };
    do last = await next();
    while (last.done === undefined);
    assert.equal(last.done, true);
    assert.deepEqual(last.rejects, [{ line: 2, reason: 'the line is longer than 16 MiB' }]);
    assert.equal(last.counts.written, 2);
  });

  test('a revoked key ends its stream, after committing what has arrived', async (t) => {
    const server = await serving(t);
    const { sent, lines } = open(server);
    sent.write(line(1));
    const next = await lines();
    await next();
    await server.services.keys.revoke(server.keyId);
    let last = await next();
    while (last.done === undefined) last = await next();
    assert.deepEqual([last.done, last.error.code, last.committed], [false, 401, 1]);
  });

  test('a server that stops commits what has arrived, says so, and ends', async (t) => {
    const server = await serving(t);
    const { sent, lines } = open(server);
    sent.write(line(1));
    const next = await lines();
    await next();
    sent.write(`${line(2)}{"type":`);
    await new Promise((resolve) => setImmediate(resolve));
    const stopping = server.stop();
    let last = await next();
    while (last.done === undefined) last = await next();
    assert.deepEqual([last.done, last.error.code], [false, 503]);
    assert.ok(last.committed >= 1);
    sent.end();
    await stopping;
  });

  test('a stream that is idle ends with 408', async (t) => {
    const server = await serving(t);
    server.services.push.settings.idleMs = 50;
    const { sent, lines } = open(server);
    sent.write(line(1));
    const next = await lines();
    let last = await next();
    while (last.done === undefined) last = await next();
    assert.deepEqual([last.error.code, last.committed], [408, 1]);
    sent.end();
  });
});
