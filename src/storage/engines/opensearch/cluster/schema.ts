import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { MAINTENANCE_TIMEOUT_MS, type OpensearchClient } from './client.ts';
import { ANALYSIS, MAPPINGS } from './mappings.ts';
import { type FixedIndex, type MadeIndex, OpensearchNames, partsOfNames } from './names.ts';
import { ClusterRefusal } from './refusals.ts';

export { POST_FIELDS } from './mappings.ts';
export { OpensearchNames } from './names.ts';

/** Raised when a mapping changes; `nightjar migrate` brings an older store up to it. */
export const SCHEMA_VERSION = 2;

export interface OpensearchLayout {
  /** What the names of all indices begin with. */
  prefix: string;
  /** Of each month's index. */
  shards: number;
  /** Copies of each shard beside the first. */
  replicas: number;
  /** After how many seconds what was written is found; 0: at once. */
  refreshSeconds: number;
}

/** A node that leaves is mostly back in a moment: its copies are not made elsewhere before. */
const PATIENCE_WITH_NODES = '1m';

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

  /** Version of what is there; undefined where there is nothing yet. */
  async version(): Promise<number | undefined> {
    const { status, body } = await this.#client.read({
      method: 'GET',
      path: `/_index_template/${this.#template('messages')}`,
      expected: [404],
    });
    return status === 404 ? undefined : body.index_templates[0]?.index_template.version;
  }

  async install(): Promise<void> {
    for (const name of Object.keys(MAPPINGS) as (FixedIndex | MadeIndex)[]) {
      await this.#client.write({
        method: 'PUT',
        path: `/_index_template/${this.#template(name)}`,
        body: this.#templateBody(name),
      });
    }
  }

  /** Every index of this store. */
  async own({ isPatient = false } = {}): Promise<string[]> {
    return (await this.list(this.names.all, { isPatient })).filter((index) => this.names.isOwn(index));
  }

  /** Makes an index from its template, unless somebody has. */
  async create(index: string): Promise<void> {
    try {
      await this.#client.write({ method: 'PUT', path: `/${index}` });
    } catch (error) {
      const isThere = error instanceof ClusterRefusal && error.type === 'resource_already_exists_exception';
      if (!isThere) throw error;
    }
  }

  #known = new Set<string>();

  /** The list of months that must exist: a month is on it before anything is written to it, and off it before it is dropped. */
  listing: MonthListing | undefined;

  /** Creates those that are not known to exist. One that is not listed yet is empty, or a crash came before it was listed. */
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

  /** What a rebuilding that was interrupted has left, before it or after it. */
  async dropOtherGenerations(current: number): Promise<void> {
    const { prefix } = this.#layout;
    const made = await this.list(`${prefix}-messages-v*,${prefix}-entities-v*`, { isPatient: true });
    const isCurrent = (index: string) =>
      index === this.names.entities(current) || index.startsWith(`${prefix}-messages-v${current}-`);
    await this.drop(...made.filter((index) => !isCurrent(index)));
  }

  /** One segment a shard, without what was removed. */
  async merge(index: string): Promise<void> {
    await this.#client.write({
      method: 'POST',
      path: `/${index}/_forcemerge`,
      query: { max_num_segments: 1, ignore_unavailable: true },
      milliseconds: MAINTENANCE_TIMEOUT_MS,
    });
  }

  /** Number of documents of every index of this store. */
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
        // An index that cannot be counted is not empty for all we know.
        .map((row) => [row.index, Number(row['docs.count'] ?? 1)]),
    );
  }

  /** Names of the indices that a pattern stands for. */
  async list(pattern: string, { isPatient = false } = {}): Promise<string[]> {
    const { body } = await this.#client[isPatient ? 'readPatiently' : 'read']({
      method: 'GET',
      path: `/${pattern}/_settings/index.uuid`,
      query: { allow_no_indices: true, ignore_unavailable: true },
    });
    return Object.keys(body).sort();
  }

  #template(name: string): string {
    return `${this.#layout.prefix}-${name}`;
  }

  #templateBody(name: FixedIndex | MadeIndex): object {
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
          'unassigned.node_left.delayed_timeout': PATIENCE_WITH_NODES,
          analysis: ANALYSIS,
          ...(isMessages && {
            // Newest first is how everything is listed: a page then ends as soon as it is full.
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

/** Nothing has been created under this prefix, or the set-up was interrupted. */
export class NotSetUp extends StoreUnavailable {
  constructor(prefix: string) {
    super(
      `no nightjar store with prefix ${JSON.stringify(prefix)} (OPENSEARCH_PREFIX); run "nightjar migrate" to set it up`,
    );
    this.name = 'NotSetUp';
  }
}

/** There are records, but nothing that says how to read them. */
export class LedgerMissing extends StoreUnavailable {
  constructor(ledger: string) {
    super(
      `the index ${ledger} with the API keys, the import log and all bans is missing; restore it from a snapshot, or run ` +
        '"nightjar migrate --new-ledger" to continue without them',
    );
    this.name = 'LedgerMissing';
  }
}

/** Version of what is there; undefined where there is nothing yet. */
export async function requireKnownSchema(schema: OpensearchSchema): Promise<number | undefined> {
  const found = await schema.version();
  if (found !== undefined && found !== SCHEMA_VERSION) throw new SchemaUnknown(found);
  return found;
}
