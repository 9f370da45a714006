import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, type TestContext } from 'node:test';
import { ANALYZER_VERSION } from '../../src/search/analyzer.ts';
import { OpensearchClient } from '../../src/storage/engines/opensearch/cluster/client.ts';
import { OpensearchKeyStore } from '../../src/storage/engines/opensearch/keys/key-store.ts';
import { type TablesOptions, tablesOf } from '../../src/storage/engines/opensearch/records/tables.ts';
import { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { migrate, setUp } from '../../src/storage/engines/opensearch/upkeep/migration.ts';

/** The cluster that tests may use (test/setup/cluster.ts); undefined where there is none. */
export const CLUSTER_URL = process.env.CLUSTER_FOR_TESTS;

/** Copies of each shard beside the first; a single node has none. */
export const REPLICAS = Number(process.env.CLUSTER_REPLICAS ?? 1);

/** Making indices takes seconds: those of a test that has ended are emptied for the next one. */
const free: string[] = [];
/** Who has opened them: they are closed before, for a store that closes still writes. */
const openStores = new Map<string, { close(): Promise<void> }[]>();
/** Prefixes whose templates are installed. */
const installed = new Set<string>();
const preparing = new Map<string, Promise<void>>();

/** Why the suites of the cluster do not run; false when they do. Where they must, `.ci/run` sees to it. */
export const WITHOUT_CLUSTER = CLUSTER_URL === undefined && 'there is no OpenSearch cluster to try it on';

if (CLUSTER_URL !== undefined) after(() => Promise.all(free.map(dropIndices)));

export function testConnection(milliseconds = 30_000) {
  return { urls: (CLUSTER_URL as string).split(','), milliseconds };
}

/** A prefix whose indices are empty, or of which there are none, until the test ends. */
export function emptyPrefix(t: Pick<TestContext, 'after'>): string {
  const prefix = free.pop() ?? `test-${randomUUID()}`;
  t.after(() => releasePrefix(prefix));
  openStores.set(prefix, []);
  return prefix;
}

export async function releasePrefix(prefix: string): Promise<void> {
  const stores = openStores.get(prefix);
  // It may have been released before its test ended.
  if (stores === undefined) return;
  openStores.delete(prefix);
  preparing.delete(prefix);
  await Promise.all(stores.map((store) => store.close()));
  await emptyIndices(prefix);
  free.push(prefix);
}

/** What "nightjar migrate" does, once for every test that has the prefix. */
export function prepare(prefix: string, options: Partial<TablesOptions> = {}): Promise<void> {
  const known = preparing.get(prefix);
  if (known !== undefined) return known;
  const begun = prepareNow({ connection: testConnection(), layout: testLayout(prefix), ...options });
  preparing.set(prefix, begun);
  return begun;
}

async function prepareNow(options: TablesOptions): Promise<void> {
  const { prefix } = options.layout;
  if (!installed.has(prefix)) {
    await migrate(options);
    installed.add(prefix);
    return;
  }
  // Templates take longest, and are there already.
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

/** Closed when the test that has the prefix ends. */
export function closeAtEnd(prefix: string, store: { close(): Promise<void> }): void {
  openStores.set(prefix, [...(openStores.get(prefix) ?? []), store]);
}

export async function openTestStore(options: {
  prefix: string;
  analyzerVersion?: number;
  shards?: number;
  trustedMs?: number;
  refreshSeconds?: number;
  timeoutMs?: number;
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
    timeoutMs: options.timeoutMs ?? 2000,
    trustedMs: options.trustedMs ?? 0,
    graceMs: 0,
  });
  closeAtEnd(options.prefix, store);
  return store;
}

/** Without a memory: what another process changes is seen at once. */
export async function openTestKeyStore(
  prefix: string,
  memory: { rememberedMs: number; now?: () => number } = { rememberedMs: 0 },
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

/** Everything that is stored, but for what differs from store to store. */
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

/** Asks the cluster itself. */
// biome-ignore lint/suspicious/noExplicitAny: answers of another program
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
