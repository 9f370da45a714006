/** The OpenSearch client: TLS trust, authentication, retries and circuit breaking. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { readConfig } from '../../../../../src/config.ts';
import { OpensearchClient } from '../../../../../src/storage/engines/opensearch/cluster/client.ts';
import { OpensearchDocuments } from '../../../../../src/storage/engines/opensearch/cluster/documents.ts';
import { StoreUnavailable } from '../../../../../src/storage/port/failures/store-unavailable.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const PING = { method: 'GET', path: '/' } as const;

async function listen(
  t: { after(fn: () => unknown): void },
  answer: Answer,
  tls?: { key: Buffer; cert: Buffer },
) {
  const requests: IncomingMessage[] = [];
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    request.resume();
    request.on('end', () => answer(request, response, requests.length));
  };
  const server = tls === undefined ? createServer(handle) : createTlsServer(tls, handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, requests };
}

function open(
  t: { after(fn: () => unknown): void },
  options: Partial<ConstructorParameters<typeof OpensearchClient>[0]>,
) {
  const client = new OpensearchClient({ urls: [], milliseconds: 2000, ...options });
  t.after(() => client.close());
  return client;
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('opensearch: trusts only the configured certificate authority', async (t) => {
  const folder = temporaryFolder(t);
  const [keyFile, caFile] = [join(folder, 'key.pem'), join(folder, 'ca.pem')];
  const subject = ['-subj', '/CN=nightjar test', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      keyFile,
      '-out',
      caFile,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  const tls = { key: readFileSync(keyFile), cert: readFileSync(caFile) };
  const { url } = await listen(t, (_request, response) => json(response, 200, { fine: true }), tls);
  assert.deepEqual((await open(t, { urls: [url], caFile }).read(PING)).body, { fine: true });
  await assert.rejects(open(t, { urls: [url] }).read(PING), StoreUnavailable);
});

test('opensearch: authenticates with a user, an API key or a custom header', async (t) => {
  const { url, requests } = await listen(t, (_request, response) => json(response, 200, {}));
  await open(t, { urls: [url], user: { name: 'nightjar', password: 'p:w' } }).read(PING);
  assert.equal(
    requests.at(-1)?.headers.authorization,
    `Basic ${Buffer.from('nightjar:p:w').toString('base64')}`,
  );
  await open(t, { urls: [url], header: { name: 'authorization', value: 'ApiKey abc' } }).read(PING);
  assert.equal(requests.at(-1)?.headers.authorization, 'ApiKey abc');
  await open(t, { urls: [url], header: { name: 'x-api-key', value: 'abc' } }).read(PING);
  assert.equal(requests.at(-1)?.headers['x-api-key'], 'abc');
});

test('opensearch: retries a busy node, and uses another node if one is down', async (t) => {
  const busy = await listen(t, (_request, response, count) =>
    json(response, count < 3 ? (count === 1 ? 429 : 503) : 200, { count }),
  );
  assert.equal((await open(t, { urls: [busy.url] }).read(PING)).body.count, 3);
  const healthy = await listen(t, (_request, response) => json(response, 200, { fine: true }));
  const client = open(t, { urls: ['http://127.0.0.1:1', healthy.url] });
  for (let round = 0; round < 4; round++) assert.deepEqual((await client.read(PING)).body, { fine: true });
});

test('opensearch: a lookup tries another node if one hangs, within one deadline', async (t) => {
  const hanging = await listen(t, () => {});
  const healthy = await listen(t, (_request, response) => json(response, 200, { fine: true }));
  const mixed = open(t, { urls: [hanging.url, healthy.url] });
  for (let round = 0; round < 4; round++)
    assert.deepEqual((await mixed.read({ ...PING, lookupMs: 500 })).body, { fine: true });
  await assert.rejects(open(t, { urls: [hanging.url] }).read({ ...PING, lookupMs: 500 }), StoreUnavailable);
});

test('opensearch: errors contain neither keys nor queries', async (t) => {
  for (const status of [403, 503]) {
    const { url } = await listen(t, (_request, response) =>
      json(response, status, { error: { type: 'no', reason: 'HIDDEN' } }),
    );
    const client = open(t, { urls: [url], header: { name: 'authorization', value: 'ApiKey SECRET' } });
    const error = await client
      .read({ method: 'POST', path: '/_search', body: { query: 'HIDDEN' } })
      .catch((problem) => problem);
    assert.ok(error instanceof Error);
    assert.doesNotMatch(inspect(error, { depth: 10 }) + JSON.stringify(error), /SECRET|HIDDEN/);
  }
});

test('opensearch: does not retry permanent errors', async (t) => {
  const { url, requests } = await listen(t, (_request, response) =>
    json(response, 400, { error: { type: 'bad' } }),
  );
  await assert.rejects(open(t, { urls: [url] }).read(PING));
  assert.equal(requests.length, 1);
});

test('opensearch: fails fast after repeated failures of the cluster', async (t) => {
  const { url, requests } = await listen(t, (_request, response) => json(response, 503, {}));
  const client = open(t, { urls: [url] });
  for (let round = 0; round < 3; round++) await assert.rejects(client.read(PING), StoreUnavailable);
  const sent = requests.length;
  assert.equal(client.isReachable, false);
  await assert.rejects(client.read(PING), StoreUnavailable);
  assert.equal(requests.length, sent, 'no request was sent');
});

test('opensearch: retries a write until two copies have it', async (t) => {
  const bodies: string[] = [];
  const { url } = await listen(t, (request, response, count) => {
    bodies.push(request.url ?? '');
    const successful = count === 1 ? 1 : 2;
    json(response, 200, {
      items: [
        { create: { status: 201, result: 'created', _seq_no: 4, _primary_term: 1, _shards: { successful } } },
      ],
    });
  });
  const documents = new OpensearchDocuments(open(t, { urls: [url] }), 2);
  const results = await documents.apply([{ index: 'a', id: '1', action: 'create', body: '{}' }]);
  assert.deepEqual(results, [{ outcome: 'done', version: { seqNo: 4, primaryTerm: 1 } }]);
  assert.equal(bodies.length, 2);
  assert.match(bodies[0] as string, /wait_for_active_shards=2/);
});

test('opensearch: reports all invalid settings together, without secrets', () => {
  const settings = {
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: 'https://user:secret@a:9200,ftp://b',
    OPENSEARCH_CA: '/no/such/file',
    OPENSEARCH_USERNAME: 'x',
    OPENSEARCH_API_KEY: 'hidden',
    OPENSEARCH_PREFIX: 'Upper Case',
    OPENSEARCH_SHARDS: '0',
  };
  assert.throws(
    () => readConfig(settings),
    ({ message }: Error) =>
      [
        'OPENSEARCH_URL',
        'OPENSEARCH_CA',
        'OPENSEARCH_PASSWORD',
        'OPENSEARCH_API_KEY',
        'OPENSEARCH_PREFIX',
        'OPENSEARCH_SHARDS',
      ].every((name) => message.includes(name)) && !/secret|hidden/.test(message),
  );
  const { store } = readConfig({
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: 'https://user:secret@a:9200',
  });
  assert.equal(store.name, 'the cluster at a:9200 (indices nightjar-*)');
});
