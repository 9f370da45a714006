import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY } from '../support/world.ts';

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

async function pushing(t: { after(fn: () => unknown): void }, settings = {}) {
  const app = await startApp(t, temporaryFolder(t), settings);
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
});
