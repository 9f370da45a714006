import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/http/server.ts';
import { openServices } from '../../src/services/services.ts';
import type { Answer } from '../../src/storage/port/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EMPTY: Answer<never> = { total: 0, hits: [], hasMore: false };

async function start(
  t: { after(fn: () => unknown): void },
  folder: string,
  shutdownSeconds: number,
  idleGraceMs?: number,
) {
  const config = readConfig({
    NIGHTJAR_DATA: folder,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_SHUTDOWN_SECONDS: String(shutdownSeconds),
  });
  const services = await openServices(config, { log: pino({ level: 'silent' }) });
  t.after(() => services.close());
  const { text: key } = await services.keys.issue({ name: 't', scopes: ['im'] });
  const server = await startServer(services, idleGraceMs === undefined ? {} : { idleGraceMs });

  // A search that runs until the test releases it.
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<Answer<never>>();
  services.store.find = () => {
    reached.resolve();
    return released.promise;
  };
  const ask = () => fetch(`${server.url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } });
  return { server, key, ask, reached: reached.promise, release: () => released.resolve(EMPTY) };
}

/** A client with one keep-alive connection. */
class Client {
  #url: string;
  #key: string;
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  async ask(path: string): Promise<{ response: IncomingMessage; isReused: boolean }> {
    const request = get(`${this.#url}${path}`, { agent: this.#agent, headers: { 'x-api-key': this.#key } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return { response, isReused: request.reusedSocket };
  }
}

const HOUR_MS = 3_600_000;
const SEARCH = '/api/v2/im/search?q=x';

test('finishes requests in flight when stopping, and accepts no new connections', async (t) => {
  const { server, ask, reached, release } = await start(t, temporaryFolder(t), 3600);
  const inFlight = ask();
  await reached;
  const stopped = server.stop();
  await assert.rejects(fetch(`${server.url}/health/live`), 'a new connection is refused');
  release();
  const response = await inFlight;
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { data: { total: 0, hits: [] }, error: null });
  await stopped;
});

test('closes connections after the shutdown timeout', async (t) => {
  const { server, ask, reached } = await start(t, temporaryFolder(t), 0);
  const inFlight = ask();
  await reached;
  await Promise.all([server.stop(), assert.rejects(inFlight)]);
});

test('answers requests on open connections while stopping, with Connection: close', async (t) => {
  const { server, key, reached, release } = await start(t, temporaryFolder(t), 3600, HOUR_MS);
  const clients = Array.from({ length: 40 }, () => new Client(server.url, key));
  for (const { response } of await Promise.all(clients.map((client) => client.ask('/health/live'))))
    assert.equal(response.headers.connection, 'keep-alive');
  const inFlight = clients.slice(0, 20).map((client) => client.ask(SEARCH));
  await reached;
  const stopped = server.stop();
  const arriving = clients.slice(20).map((client) => client.ask(SEARCH));
  release();
  for (const { response, isReused } of await Promise.all([...inFlight, ...arriving]))
    assert.deepEqual([response.statusCode, response.headers.connection, isReused], [200, 'close', true]);
  await stopped;
});

test('busy clients get no reset: their last response announces that the connection closes', async (t) => {
  const { server, key } = await start(t, temporaryFolder(t), 3600, HOUR_MS);
  const started: Promise<void>[] = [];
  const loops = Array.from({ length: 40 }, async () => {
    const client = new Client(server.url, key);
    const first = client.ask('/health/live');
    started.push(first.then(() => {}));
    let answer = await first;
    while (answer.response.headers.connection !== 'close') answer = await client.ask('/health/live');
    await assert.rejects(client.ask('/health/live'), { code: 'ECONNREFUSED' });
  });
  await Promise.all(started);
  await Promise.all([server.stop(), ...loops]);
});

test('closes idle connections without a reset, even if the client leaves its side open', async (t) => {
  const { server } = await start(t, temporaryFolder(t), 3600, 0);
  const { hostname, port } = new URL(server.url);
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: index % 2 === 0 });
      const ended = once(socket, 'end');
      socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      return { socket, ended };
    }),
  );
  await server.stop();
  for (const { socket, ended } of sockets) {
    await ended;
    socket.destroy();
  }
});
