import { randomUUID } from 'node:crypto';
import { LruCache } from '../../../../lru-cache.ts';
import type { Day } from '../../../../time/day.ts';
import type { ApiKey } from '../../../port/api-key.ts';
import type { KeyStore, KeyUsage, UsageReport } from '../../../port/key-store.ts';
import { OpensearchClient, type OpensearchConnection } from '../cluster/client.ts';
import { cursorSecret } from '../cluster/cursor-secret.ts';
import type { OpensearchDocuments, Place } from '../cluster/documents.ts';
import type { OpensearchLayout } from '../cluster/schema.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { type OpensearchTables, openTables } from '../records/tables.ts';
import { OpensearchKeyUsage } from './key-usage.ts';

interface KeySource {
  kind: 'key';
  /** `making` identifies the call that created the key. */
  document: ApiKey & { making?: string };
}

export interface OpensearchKeyOptions {
  connection: OpensearchConnection;
  layout: OpensearchLayout;
  /** Keys are cached this long, so another process's revocation takes effect after this time at the latest. */
  ttlMs?: number;
  now?: () => number;
}

const TTL_MS = 2000;
const CACHE_MAX = 10_000;
/** Short compared with the query that follows: a hanging node must not use up most of its time. */
const LOOKUP_MS = 3000;

/** Keys in the cluster, for all API nodes. Keys are cached briefly, so that not every request has to read its key. */
export class OpensearchKeyStore implements KeyStore {
  #client: OpensearchClient;
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #usage: OpensearchKeyUsage;
  #index: string;
  #ttlMs: number;
  #now: () => number;
  #cache = new LruCache<string, { key: ApiKey | undefined; at: number }>(CACHE_MAX);

  private constructor(client: OpensearchClient, tables: OpensearchTables, ttlMs: number, now: () => number) {
    this.#now = now;
    this.#client = client;
    this.#documents = tables.documents;
    this.#searcher = tables.searcher;
    this.#index = tables.names.fixed('ledger');
    this.#usage = new OpensearchKeyUsage(client, tables.documents, this.#index);
    this.#ttlMs = ttlMs;
  }

  static async open({
    connection,
    layout,
    ttlMs = TTL_MS,
    now = () => performance.now(),
  }: OpensearchKeyOptions) {
    const client = new OpensearchClient(connection);
    try {
      const tables = await openTables(client, { connection, layout });
      return new OpensearchKeyStore(client, tables, ttlMs, now);
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  async add(key: ApiKey): Promise<void> {
    const making = randomUUID();
    const place = this.#place(key.id);
    const [result] = await this.#documents.apply([
      { ...place, action: 'create', body: toBody({ ...key, making }) },
    ]);
    if (result?.outcome !== 'done') {
      // If a response was lost and the request retried, the existing key may be our own.
      const [existing] = await this.#documents.load<KeySource>([place]);
      if (existing?.source.document.making !== making) throw new Error(`there is a key ${key.id} already`);
    }
    await this.#documents.refresh([this.#index]);
  }

  async find(id: string): Promise<ApiKey | undefined> {
    const now = this.#now();
    const cached = this.#cache.get(id);
    if (cached !== undefined && now - cached.at < this.#ttlMs) return cached.key;
    const found = await this.#documents.get<KeySource>(this.#place(id), LOOKUP_MS);
    const key = found && fromSource(found.source);
    // An unchanged key keeps its identity, so that its secret need not be verified again.
    const same =
      cached?.key !== undefined && JSON.stringify(cached.key) === JSON.stringify(key) ? cached.key : key;
    this.#cache.set(id, { key: same, at: now });
    return same;
  }

  async list(): Promise<ApiKey[]> {
    const keys: ApiKey[] = [];
    for await (const hit of this.#searcher.walk<KeySource>(this.#index, { term: { kind: 'key' } }))
      keys.push(fromSource(hit._source));
    return keys.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  }

  async revoke(id: string, at: number): Promise<boolean> {
    const revoked = await this.update(id, (key) => ({ ...key, revokedAt: key.revokedAt ?? at }));
    return revoked !== undefined;
  }

  async update(id: string, change: (key: ApiKey) => ApiKey): Promise<ApiKey | undefined> {
    for (;;) {
      const [found] = await this.#documents.load<KeySource>([this.#place(id)]);
      if (found === undefined) return undefined;
      const changed = change(fromSource(found.source));
      const body = toBody({ ...found.source.document, ...changed });
      const [result] = await this.#documents.apply([
        { ...this.#place(id), action: 'index', version: found.version, body },
      ]);
      if (result?.outcome !== 'done') continue;
      this.#cache.delete(id);
      await this.#documents.refresh([this.#index]);
      return changed;
    }
  }

  addUsage(report: UsageReport): Promise<void> {
    return this.#usage.add(report);
  }

  usage(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>> {
    return this.#usage.read(keyIds, from, to);
  }

  cursorSecret(): Promise<Buffer> {
    return cursorSecret(this.#documents, this.#index);
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  #place(id: string): Place {
    return { index: this.#index, id: `key ${id}` };
  }
}

function toBody(document: KeySource['document']): string {
  return JSON.stringify({ kind: 'key', document } satisfies KeySource);
}

/** Sets absent fields to undefined, as the other engine does. */
function fromSource({ document }: KeySource): ApiKey {
  const {
    making: _,
    expiresAt,
    revokedAt,
    ratePerMinute,
    rateBurst,
    networks,
    previousSecret,
    ...rest
  } = document;
  return { ...rest, expiresAt, revokedAt, ratePerMinute, rateBurst, networks, previousSecret };
}
