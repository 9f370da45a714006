import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, type TestContext } from 'node:test';
import { ANALYZER_VERSION } from '../../src/search/analyzer.ts';
import { OpensearchClient } from '../../src/storage/engines/opensearch/cluster/client.ts';
import { OpensearchKeyStore } from '../../src/storage/engines/opensearch/keys/key-store.ts';
import { type TablesOptions, tablesOf } from '../../src/storage/engines/opensearch/records/tables.ts';
import { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { migrate, setUp } from '../../src/storage/engines/opensearch/upkeep/migration.ts';

/** The cluster for tests, set by test/setup/cluster.ts; undefined if there is none. */
export const CLUSTER_URL = process.env.CLUSTER_FOR_TESTS;

/** Replicas of each shard: none on a single node. */
export const REPLICAS = Number(process.env.CLUSTER_REPLICAS ?? 1);

/** Creating indices takes seconds, so prefixes are emptied and reused after a test. */
const free: string[] = [];
/** Open stores by prefix. They are closed before it is emptied, because closing a store writes. */
const openStores = new Map<string, { close(): Promise<void> }[]>();
/** Prefixes whose templates are installed. */
const installed = new Set<string>();
const preparing = new Map<string, Promise<void>>();

/** The reason to skip the cluster tests, or false. `.ci/run` makes them required. */
export const WITHOUT_CLUSTER = CLUSTER_URL === undefined && 'no OpenSearch cluster is available';

// Makes room for other files. A busy cluster may refuse; it ends with the suite anyway.
if (CLUSTER_URL !== undefined) after(() => Promise.allSettled(free.map(dropIndices)));

export function testConnection(milliseconds = 30_000) {
  return { urls: (CLUSTER_URL as string).split(','), milliseconds };
}

/** Reserves a prefix without documents until the test ends. */
export function emptyPrefix(t: Pick<TestContext, 'after'>): string {
  const prefix = free.pop() ?? `test-${randomUUID()}`;
  t.after(() => releasePrefix(prefix));
  openStores.set(prefix, []);
  return prefix;
}

export async function releasePrefix(prefix: string): Promise<void> {
  const stores = openStores.get(prefix);
  // Already released by the test itself.
  if (stores === undefined) return;
  openStores.delete(prefix);
  preparing.delete(prefix);
  await Promise.all(stores.map((store) => store.close()));
  await emptyIndices(prefix);
  free.push(prefix);
}

/** Runs the equivalent of "nightjar migrate", once per test and prefix. */
export function prepare(prefix: string, options: Partial<TablesOptions> = {}): Promise<void> {
  const known = preparing.get(prefix);
  if (known !== undefined) return known;
  const pending = prepareNow({ connection: testConnection(), layout: testLayout(prefix), ...options });
  preparing.set(prefix, pending);
  return pending;
}

async function prepareNow(options: TablesOptions): Promise<void> {
  const { prefix } = options.layout;
  if (!installed.has(prefix)) {
    await migrate(options);
    installed.add(prefix);
    return;
  }
  // Skip the templates: they exist already and take longest.
  const client = new OpensearchClient(options.connection);
  try {
    await setUp(tablesOf(client, options));
  } finally {
    await client.close();
  }
}

export function testLayout(prefix: string) {
  return { prefix, shards: 1, replicas: REPLICAS, refreshSeconds: 0 };
}

/** Closes the store when the prefix is released. */
export function closeAtEnd(prefix: string, store: { close(): Promise<void> }): void {
  openStores.set(prefix, [...(openStores.get(prefix) ?? []), store]);
}

export async function openTestStore(options: {
  prefix: string;
  analyzerVersion?: number;
  shards?: number;
  ttlMs?: number;
  refreshSeconds?: number;
  leaseMs?: number;
}): Promise<OpensearchStore> {
  const layout = {
    ...testLayout(options.prefix),
    shards: options.shards ?? 1,
    refreshSeconds: options.refreshSeconds ?? 0,
  };
  const analyzerVersion = options.analyzerVersion ?? ANALYZER_VERSION;
  await prepare(options.prefix, { layout, analyzerVersion });
  const store = await OpensearchStore.open({
    connection: testConnection(),
    layout,
    analyzerVersion,
    leaseMs: options.leaseMs ?? 2000,
    ttlMs: options.ttlMs ?? 0,
    gracePeriodMs: 0,
  });
  closeAtEnd(options.prefix, store);
  return store;
}

/** By default without a cache, so that changes by another process are visible immediately. */
export async function openTestKeyStore(
  prefix: string,
  memory: { ttlMs: number; now?: () => number } = { ttlMs: 0 },
): Promise<OpensearchKeyStore> {
  await prepare(prefix);
  const store = await OpensearchKeyStore.open({
    connection: testConnection(),
    layout: testLayout(prefix),
    ...memory,
  });
  closeAtEnd(prefix, store);
  return store;
}

/** Every stored document, except those that differ from store to store. */
export async function documentsOf(prefix: string): Promise<unknown[]> {
  await call('POST', `/${prefix}-*/_refresh`);
  const { hits } = await call('POST', `/${prefix}-*/_search`, { size: 1000 });
  assert.ok(hits.total.value <= 1000);
  return (hits.hits as { _index: string; _id: string; _source: unknown }[])
    .filter(({ _id }) => _id !== 'state' && _id !== 'secret cursor')
    .map(({ _index, _id, _source }) => ({ index: _index.slice(prefix.length), id: _id, source: _source }))
    .sort((a, b) => (`${a.index} ${a.id}` < `${b.index} ${b.id}` ? -1 : 1));
}

async function emptyIndices(prefix: string): Promise<void> {
  await call('POST', `/${prefix}-*/_refresh`);
  await call('POST', `/${prefix}-*/_delete_by_query?refresh=true&conflicts=proceed`, {
    query: { match_all: {} },
  });
}

async function dropIndices(prefix: string): Promise<void> {
  await call('DELETE', `/${prefix}-*`);
  await call('DELETE', `/_index_template/${prefix}-*`);
}

/** Sends a request to the cluster directly. */
// biome-ignore lint/suspicious/noExplicitAny: responses of another program
export async function call(method: string, path: string, body?: object): Promise<any> {
  const [url] = (CLUSTER_URL as string).split(',');
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
