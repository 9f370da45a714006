import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { MAINTENANCE_TIMEOUT_MS, type OpensearchClient } from './client.ts';
import { ANALYSIS, MAPPINGS } from './mappings.ts';
import { type FixedIndex, type GenerationIndex, OpensearchNames, partsOfNames } from './names.ts';
import { ClusterRefusal } from './refusals.ts';

export { ALERT_FIELDS, DOCUMENT_FIELDS, FACET_FIELDS, INDICATOR_FIELDS, POST_FIELDS } from './mappings.ts';
export { OpensearchNames } from './names.ts';

/** Increase when a mapping or what findings hold changes; `nightjar migrate` upgrades older stores. */
export const SCHEMA_VERSION = 6;

export interface OpensearchLayout {
  /** Prefix of all index names. */
  prefix: string;
  /** Shards of each month's index. */
  shards: number;
  /** Copies of each shard in addition to the primary. */
  replicas: number;
  /** Seconds until searches find new writes; 0 means immediately. */
  refreshSeconds: number;
}

/** A node that leaves is mostly back soon, so its copies are not recreated elsewhere before that. */
const NODE_LEFT_DELAY = '1m';

export interface MonthListing {
  isListed(index: string): boolean;
  add(indices: readonly string[]): Promise<void>;
  remove(indices: readonly string[]): Promise<void>;
}

/** Index templates and indices. */
export class OpensearchSchema {
  #client: OpensearchClient;
  #layout: OpensearchLayout;
  readonly names: OpensearchNames;

  constructor(client: OpensearchClient, layout: OpensearchLayout) {
    this.#client = client;
    this.#layout = layout;
    this.names = new OpensearchNames(layout.prefix);
  }

  /** Schema version of the store; undefined if there is none. */
  async version(): Promise<number | undefined> {
    const { status, body } = await this.#client.read({
      method: 'GET',
      path: `/_index_template/${this.#template('messages')}`,
      expected: [404],
    });
    return status === 404 ? undefined : body.index_templates[0]?.index_template.version;
  }

  async install(): Promise<void> {
    for (const name of Object.keys(MAPPINGS) as (FixedIndex | GenerationIndex)[]) {
      await this.#client.write({
        method: 'PUT',
        path: `/_index_template/${this.#template(name)}`,
        body: this.#templateBody(name),
      });
    }
  }

  /** All indices of this store. */
  async own({ isForWriter = false } = {}): Promise<string[]> {
    return (await this.list(this.names.all, { isForWriter })).filter((index) => this.names.isOwn(index));
  }

  /** Creates an index from its template, unless it exists. */
  async create(index: string): Promise<void> {
    try {
      await this.#client.write({ method: 'PUT', path: `/${index}` });
    } catch (error) {
      const exists = error instanceof ClusterRefusal && error.type === 'resource_already_exists_exception';
      if (!exists) throw error;
    }
  }

  #known = new Set<string>();

  /**
   * The list of months that must exist. A month is added before the first write to it, and removed before it is
   * dropped.
   */
  listing: MonthListing | undefined;

  /**
   * Creates the indices that are not known to exist. Creating an unlisted one hides no loss: it was empty, or a crash
   * came before it was listed.
   */
  async ensure(indices: readonly string[]): Promise<void> {
    const missing = indices.filter(
      (index) => !this.#known.has(index) || this.listing?.isListed(index) === false,
    );
    if (missing.length === 0) return;
    await Promise.all(missing.map((index) => this.create(index)));
    await this.listing?.add(missing);
    for (const index of missing) this.#known.add(index);
  }

  async drop(...indices: string[]): Promise<void> {
    if (indices.length > 0) await this.listing?.remove(indices);
    for (const part of partsOfNames(indices)) {
      for (const index of part) this.#known.delete(index);
      await this.#client.write({
        method: 'DELETE',
        path: `/${part.join(',')}`,
        query: { ignore_unavailable: true },
        expected: [404],
      });
    }
  }

  /** Drops the indices that an interrupted reindex left, of an older or a newer generation. */
  async dropOtherGenerations(current: number): Promise<void> {
    const { prefix } = this.#layout;
    const existing = await this.list(`${prefix}-messages-v*,${prefix}-entities-v*`, { isForWriter: true });
    const isCurrent = (index: string) =>
      index === this.names.entities(current) || index.startsWith(`${prefix}-messages-v${current}-`);
    await this.drop(...existing.filter((index) => !isCurrent(index)));
  }

  /** Merges each shard into one segment, without deleted documents. */
  async merge(index: string): Promise<void> {
    await this.#client.write({
      method: 'POST',
      path: `/${index}/_forcemerge`,
      query: { max_num_segments: 1, ignore_unavailable: true },
      milliseconds: MAINTENANCE_TIMEOUT_MS,
    });
  }

  /** Number of documents by index. */
  async documentCounts(): Promise<Map<string, number>> {
    await this.#client.write({ method: 'POST', path: `/${this.names.all}/_refresh` });
    const { body } = await this.#client.read({
      method: 'GET',
      path: `/_cat/indices/${this.names.all}`,
      query: { format: 'json', h: 'index,docs.count' },
    });
    const rows = body as { index: string; 'docs.count'?: string | null }[];
    return new Map(
      rows
        .filter(({ index }) => this.names.isOwn(index))
        // An index that cannot be counted may hold documents.
        .map((row) => [row.index, Number(row['docs.count'] ?? 1)]),
    );
  }

  /** Names of the indices that match a pattern. */
  async list(pattern: string, { isForWriter = false } = {}): Promise<string[]> {
    const { body } = await this.#client[isForWriter ? 'readForWriter' : 'read']({
      method: 'GET',
      path: `/${pattern}/_settings/index.uuid`,
      query: { allow_no_indices: true, ignore_unavailable: true },
    });
    return Object.keys(body).sort();
  }

  #template(name: string): string {
    return `${this.#layout.prefix}-${name}`;
  }

  #templateBody(name: FixedIndex | GenerationIndex): object {
    const isMessages = name === 'messages';
    const pattern = isMessages || name === 'entities' ? `${name}-v*` : name;
    return {
      index_patterns: [`${this.#layout.prefix}-${pattern}`],
      version: SCHEMA_VERSION,
      priority: 200,
      template: {
        settings: {
          number_of_shards: isMessages ? this.#layout.shards : 1,
          number_of_replicas: this.#layout.replicas,
          refresh_interval: `${Math.max(1, this.#layout.refreshSeconds)}s`,
          'unassigned.node_left.delayed_timeout': NODE_LEFT_DELAY,
          analysis: ANALYSIS,
          ...(isMessages && {
            // All lists are newest first, so a search can stop as soon as the page is full.
            'sort.field': ['at', 'tie', 'key'],
            'sort.order': ['desc', 'desc', 'desc'],
          }),
        },
        mappings: MAPPINGS[name],
      },
    };
  }
}

export class SchemaUnknown extends Error {
  constructor(found: number) {
    const advice = found > SCHEMA_VERSION ? 'use a newer version' : 'run "nightjar migrate"';
    super(
      `the indices have schema version ${found}, but this version of nightjar needs ${SCHEMA_VERSION}; ${advice}`,
    );
    this.name = 'SchemaUnknown';
  }
}

/** There is no store with this prefix, or its setup was interrupted. */
export class NotSetUp extends StoreUnavailable {
  constructor(prefix: string) {
    super(
      `no nightjar store with prefix ${JSON.stringify(prefix)} (OPENSEARCH_PREFIX); run "nightjar migrate" to set it up`,
    );
    this.name = 'NotSetUp';
  }
}

/** There are records, but the ledger that is needed to read them is missing. */
export class LedgerMissing extends StoreUnavailable {
  constructor(ledger: string) {
    super(
      `the index ${ledger} is missing, which holds the API keys, the import log, all bans and saved searches; restore it from a snapshot, or run ` +
        '"nightjar migrate --new-ledger" to continue without them',
    );
    this.name = 'LedgerMissing';
  }
}

/** Schema version of the store; undefined if there is none. Throws if this program does not support it. */
export async function requireKnownSchema(schema: OpensearchSchema): Promise<number | undefined> {
  const found = await schema.version();
  if (found !== undefined && found !== SCHEMA_VERSION) throw new SchemaUnknown(found);
  return found;
}
