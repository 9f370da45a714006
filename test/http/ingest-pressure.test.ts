import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { before, describe, test } from 'node:test';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/http/server.ts';
import { openServices, type Services } from '../../src/services/services.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MIB = 1024 * 1024;

function record(sequence: number): string {
  return `${JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: '-1001990000101',
    messageId: sequence,
    userId: '7001',
    detectionDate: '2026-11-15T10:00:00Z',
    message: 'pressed',
  })}\n`;
}

describe('back-pressure', () => {
  let services: Services;
  let server: RunningServer;
  let key: string;
  const end = suiteEnd();

  before(async () => {
    const config = readConfig({
      NIGHTJAR_DATA: temporaryFolder(end),
      NIGHTJAR_PORT: '0',
      NIGHTJAR_LOG_LEVEL: 'silent',
      NIGHTJAR_SEARCH_THREADS: '0',
      NIGHTJAR_PUSH_QUEUE_BYTES: String(8 * MIB),
    });
    services = await openServices(config);
    server = await startServer(services);
    end.after(async () => {
      await server.stop();
      await services.close();
    });
    ({ text: key } = await services.keys.issue({ name: 'collector', scopes: ['ingest'] }));
  });

  function open(headers: Record<string, string | number>): ClientRequest {
    const sent = request(`${server.url}/api/v2/ingest`, {
      method: 'POST',
      headers: { 'x-api-key': key, ...headers },
    });
    sent.on('error', () => {});
    sent.flushHeaders();
    return sent;
  }

  async function answer(sent: ClientRequest): Promise<{ status: number; retryAfter: unknown }> {
    const [response] = await once(sent, 'response');
    response.resume();
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
  }

  /** A request whose body has room in the queue, and never arrives. */
  async function hold(bytes: number): Promise<ClientRequest> {
    const held = services.push.queue.bytes + bytes;
    const sent = open({ 'content-length': bytes });
    while (services.push.queue.bytes < held) await new Promise((resolve) => setImmediate(resolve));
    return sent;
  }

  async function drained(): Promise<void> {
    while (services.push.queue.bytes > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  test('a full queue returns 429 before the body is read, and accepts pushes when there is room again', async () => {
    const held = await hold(7 * MIB);
    const refused = open({ 'content-length': 2 * MIB });
    assert.deepEqual(await answer(refused), { status: 429, retryAfter: '2' });
    refused.destroy();
    held.destroy();
    await drained();
    const accepted = open({ 'content-length': Buffer.byteLength(record(1)) });
    accepted.end(record(1));
    assert.equal((await answer(accepted)).status, 200);
    await drained();
  });

  test('a client that expects 100-continue is asked for its body only if there is room', async () => {
    const body = record(2);
    const headers = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
    const welcome = open(headers);
    await once(welcome, 'continue');
    welcome.end(body);
    assert.equal((await answer(welcome)).status, 200);
    const held = await hold(8 * MIB);
    const refused = open(headers);
    let isContinued = false;
    refused.once('continue', () => {
      isContinued = true;
    });
    assert.equal((await answer(refused)).status, 429);
    assert.equal(isContinued, false);
    refused.destroy();
    held.destroy();
    await drained();
  });

  test('a body that can never fit gets 413', async () => {
    const sent = open({ 'content-length': 9 * MIB });
    assert.equal((await answer(sent)).status, 413);
    sent.destroy();
  });

  test('a body that grows beyond the queue gets 429, and leaves no file behind', async () => {
    const sent = open({ 'transfer-encoding': 'chunked' });
    const refused = answer(sent);
    sent.write('[');
    const part = Buffer.alloc(MIB, ' ');
    let isAnswered = false;
    void refused.then(() => {
      isAnswered = true;
    });
    while (!isAnswered) if (!sent.write(part)) await Promise.race([once(sent, 'drain'), refused]);
    assert.equal((await refused).status, 429);
    sent.destroy();
    await drained();
    assert.deepEqual(await services.push.spool.ids(), []);
  });

  test('a client that disconnects frees its place', async () => {
    const held = await hold(3 * MIB);
    held.write('{"type":');
    held.destroy();
    await drained();
  });
});
