import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { fillDemo, storyOfDemo } from '../../src/demo/fill.ts';
import { buildApp } from '../../src/http/app.ts';
import { CursorCodec } from '../../src/services/cursor.ts';
import { openServices } from '../../src/services/services.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import type { KeyStore } from '../../src/storage/port/key-store.ts';
import type { PushTask } from '../../src/storage/port/push-log.ts';
import { addDays, dayOf } from '../../src/time/day.ts';
import { addAlerts } from './alert-examples.ts';

/** Noon of the day on which all examples are made; the demo's data ends the day before. */
const NOW = Date.UTC(2026, 10, 15, 12);
export const TODAY = dayOf(NOW);
export const YESTERDAY = addDays(TODAY, -1);

/** The first key is for the endpoint that shows a key; its counts must not depend on the other examples. */
const KEY_IDS = ['k7w2m9x4qd', 'examples22'] as const;
const keyText = (id: string) => `nj_${id}_${'x'.repeat(43)}`;

export const EXAMPLE_TASK: PushTask = {
  id: '0mhyq2k0w07s1d9x2m4c8v6b3n',
  keyId: KEY_IDS[1],
  keyName: 'soc',
  state: 'done',
  format: 'telethon',
  options: {},
  sizeBytes: 48_210_331,
  createdAt: NOW - 60_000,
  finishedAt: NOW - 52_000,
  importId: 3,
  counts: { read: 30_412, written: 30_104, skipped: 307, rejected: 1 },
  rejects: [{ line: 1204, reason: 'date: "soon" is not a date' }],
  reason: undefined,
};

export interface DemoApi {
  /** `key` is false for a request without one. */
  get(path: string, key?: 'shown' | 'usual' | false): Promise<{ status: number; body: string }>;
  post(path: string, body: string): Promise<{ status: number; body: string }>;
  send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: string,
  ): Promise<{ status: number; body: string }>;
  /** Adds a saved search, a match and a target to the data. */
  addAlerts(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The API in this process, with the demo's data. What is usually random (ids of keys, the secret of cursors) is fixed, so the same
 * request always gets the same response.
 */
export async function openDemoApi(): Promise<DemoApi> {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-reference-'));
  const config = readConfig({ NIGHTJAR_DATA: folder, NIGHTJAR_SEARCH_THREADS: '0' });
  await addKeys(await config.store.openKeys());
  const services = await openServices(config, { clock: () => NOW, log: pino({ level: 'silent' }) });
  await fillDemo(folder, services.store, TODAY);
  services.tour.steps = storyOfDemo(folder);
  await services.store.pushes.saveTask(EXAMPLE_TASK);
  const app = await buildApp({ ...services, cursors: new CursorCodec(Buffer.alloc(32)) });
  const send: DemoApi['send'] = async (method, url, payload) => {
    const headers = {
      'x-api-key': keyText(KEY_IDS[1]),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    };
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    return { status: statusCode, body };
  };
  return {
    async get(url, key = 'usual') {
      const id = KEY_IDS[key === 'shown' ? 0 : 1];
      const { statusCode, body } = await app.inject({
        url,
        headers: key === false ? {} : { 'x-api-key': keyText(id) },
      });
      return { status: statusCode, body };
    },
    post: (url, payload) => send('POST', url, payload),
    send,
    addAlerts: () => addAlerts(services),
    async close() {
      await app.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addKeys(keys: KeyStore): Promise<void> {
  for (const id of KEY_IDS) {
    await keys.add({
      id,
      name: 'soc',
      secretHash: hash('sha256', keyText(id)),
      scopes: [...SCOPES],
      createdAt: Date.UTC(2026, 10, 2, 9, 30),
      expiresAt: Date.UTC(2027, 1, 1),
    });
  }
  const use = { keyId: KEY_IDS[0], lastUsedAt: NOW };
  await keys.addUsage({
    process: 'reference',
    number: 1,
    keepFrom: '2026-01-01',
    uses: [
      { ...use, day: YESTERDAY, requests: 412 },
      { ...use, day: TODAY, requests: 96 },
    ],
  });
  await keys.close();
}
