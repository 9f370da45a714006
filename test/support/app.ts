import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { Timer } from '../../src/clock.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { buildApp } from '../../src/http/app.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { openServices, type Services } from '../../src/services/services.ts';
import { SCOPES, type Scope } from '../../src/storage/port/api-key.ts';
import { write } from '../storage/contract/helpers.ts';
import { CLUSTER_URL, closeAtEnd, emptyPrefix, prepare, REPLICAS } from './opensearch.ts';
import { at } from './world.ts';

type Get = (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Sends a key with all scopes. */
  get: Get;
  /** Sends only the given headers. */
  getBare: Get;
  issueKey(
    scopes: Scope[],
    limits?: { ratePerMinute?: number; rateBurst?: number; expiresAt?: number; networks?: string[] },
  ): Promise<string>;
  write(...records: AnyRecord[]): Promise<void>;
  /** Advances the clock. */
  wait(ms: number): void;
  /** Runs all pending timers. */
  tick(): void;
  log: string[];
}

/** The tests' today: 2026-11-15, noon. */
export const NOW = at('2026-11-15T12:00:00Z');

/** The API tests also run on OpenSearch (test/storage/engines/opensearch/http.test.ts). */
const isOnCluster = process.env.STORE_FOR_TESTS === 'opensearch';
const prefixes = new Map<string, string>();

/** Calls with the same folder get the same data on either engine. */
function storeSettings(t: { after(fn: () => unknown): void }, folder: string): Record<string, string> {
  if (!isOnCluster) return { NIGHTJAR_DATA: folder };
  const prefix = prefixes.get(folder) ?? emptyPrefix(t);
  prefixes.set(folder, prefix);
  return {
    NIGHTJAR_STORE: 'opensearch',
    OPENSEARCH_URL: CLUSTER_URL as string,
    OPENSEARCH_PREFIX: prefix,
    OPENSEARCH_REFRESH_SECONDS: '0',
    OPENSEARCH_REPLICAS: String(REPLICAS),
  };
}

/** Starts the real service on its own database, with a clock that only `wait` advances. */
export async function startApp(
  t: { after(fn: () => unknown): void },
  folder: string,
  settings: Partial<Config> = {},
): Promise<TestApp> {
  let now = NOW;
  const log: string[] = [];
  const config = {
    ...readConfig({
      ...storeSettings(t, folder),
      NIGHTJAR_RATE_PER_MINUTE: '1000000',
      NIGHTJAR_SEARCH_THREADS: '0',
    }),
    ...settings,
  };
  const timers = new Map<object, () => void>();
  const timer: Timer = (work) => {
    const handle = { cancel: () => void timers.delete(handle) };
    timers.set(handle, work);
    return handle;
  };
  const prefix = prefixes.get(folder);
  if (prefix !== undefined) await prepare(prefix);
  const services = await openServices(config, {
    clock: () => now,
    timer,
    log: pino({ level: 'trace' }, { write: (line: string) => log.push(line) }),
  });
  const app = await buildApp(services);
  const close = async () => {
    await app.close();
    await services.close();
  };
  if (prefix === undefined) t.after(close);
  else closeAtEnd(prefix, { close });

  const issueKey: TestApp['issueKey'] = async (scopes, limits = {}) =>
    (await services.keys.issue({ name: 'test', scopes, ...limits })).text;
  const key = await issueKey([...SCOPES]);
  const getBare: Get = (url, headers = {}) => app.inject({ url, headers });
  return {
    app,
    services,
    getBare,
    get: (path, headers = {}) => getBare(path, { 'x-api-key': key, ...headers }),
    issueKey,
    async write(...records) {
      await write(services.store, ...records);
    },
    wait: (ms) => {
      now += ms;
    },
    tick() {
      for (const [handle, work] of [...timers]) {
        timers.delete(handle);
        work();
      }
    },
    log,
  };
}
