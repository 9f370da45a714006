import { randomUUID } from 'node:crypto';
import type { Day } from '../../../../records/day.ts';
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
  /** `making` is a name for the call that made it. */
  document: ApiKey & { making?: string };
}

export interface OpensearchKeyOptions {
  connection: OpensearchConnection;
  layout: OpensearchLayout;
  /** So long a key that was revoked elsewhere may be taken for good. */
  rememberedMs?: number;
  now?: () => number;
}

const REMEMBERED_MS = 2000;
const KEYS_MAX = 10_000;
/** Little beside the time of the question that follows: a node that hangs must not take most of it. */
const LOOKUP_MS = 3000;

/** Keys in the cluster, for all API nodes. What was read is remembered for a moment, so that not every request asks for its key. */
export class OpensearchKeyStore implements KeyStore {
  #client: OpensearchClient;
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #usage: OpensearchKeyUsage;
  #index: string;
  #rememberedMs: number;
  #now: () => number;
  #remembered = new Map<string, { key: ApiKey | undefined; at: number }>();

  private constructor(
    client: OpensearchClient,
    tables: OpensearchTables,
    rememberedMs: number,
    now: () => number,
  ) {
    this.#now = now;
    this.#client = client;
    this.#documents = tables.documents;
    this.#searcher = tables.searcher;
    this.#index = tables.names.fixed('ledger');
    this.#usage = new OpensearchKeyUsage(client, tables.documents, this.#index);
    this.#rememberedMs = rememberedMs;
  }

  static async open({
    connection,
    layout,
    rememberedMs = REMEMBERED_MS,
    now = () => performance.now(),
  }: OpensearchKeyOptions) {
    const client = new OpensearchClient(connection);
    try {
      const tables = await openTables(client, { connection, layout });
      return new OpensearchKeyStore(client, tables, rememberedMs, now);
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
      // Where an answer was lost and the request repeated, the one who was first is oneself.
      const [there] = await this.#documents.load<KeySource>([place]);
      if (there?.source.document.making !== making) throw new Error(`there is a key ${key.id} already`);
    }
    await this.#documents.refresh([this.#index]);
  }

  async find(id: string): Promise<ApiKey | undefined> {
    const now = this.#now();
    const known = this.#remembered.get(id);
    if (known !== undefined && now - known.at < this.#rememberedMs) return known.key;
    const found = await this.#documents.get<KeySource>(this.#place(id), LOOKUP_MS);
    const key = found && fromSource(found.source);
    // The same key is the same object: whoever has proven it need not do so again.
    const same =
      known?.key !== undefined && JSON.stringify(known.key) === JSON.stringify(key) ? known.key : key;
    if (this.#remembered.size >= KEYS_MAX) this.#remembered.clear();
    this.#remembered.set(id, { key: same, at: now });
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
      this.#remembered.delete(id);
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

/** Absent fields are undefined, as the other engine returns them. */
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
