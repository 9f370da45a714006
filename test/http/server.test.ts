import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/http/server.ts';
import { openServices } from '../../src/services.ts';
import type { Answer } from '../../src/storage/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EMPTY: Answer<never> = { total: 0, hits: [], hasMore: false };

async function start(t: { after(fn: () => unknown): void }, folder: string, shutdownSeconds: number) {
  const config = readConfig({
    NIGHTJAR_DATA: folder,
    NIGHTJAR_PORT: '0',
    NIGHTJAR_SHUTDOWN_SECONDS: String(shutdownSeconds),
  });
  const services = await openServices(config, { log: pino({ level: 'silent' }) });
  t.after(() => services.close());
  const { text: key } = await services.keys.issue({ name: 't', scopes: ['im'] });
  const server = await startServer(services);

  // A search that takes until the test lets it go.
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<Answer<never>>();
  services.store.find = () => {
    reached.resolve();
    return released.promise;
  };
  const ask = () => fetch(`${server.url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': key } });
  return { server, ask, reached: reached.promise, release: () => released.resolve(EMPTY) };
}

test('finishes what is in flight when told to stop, and takes nothing new', async (t) => {
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

test('cuts off what takes longer than it is allowed to', async (t) => {
  const { server, ask, reached } = await start(t, temporaryFolder(t), 0);
  const inFlight = ask();
  await reached;
  await Promise.all([server.stop(), assert.rejects(inFlight)]);
});
