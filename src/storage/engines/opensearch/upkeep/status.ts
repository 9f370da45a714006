import type { RecordKind } from '../../../../records/record.ts';
import type { ClusterStatus, StoreStatus } from '../../../port/upkeep.ts';
import type { Part, State } from '../cluster/cached-state.ts';
import { EVERYTHING } from '../cluster/clauses.ts';
import type { OpensearchClient } from '../cluster/client.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** Record counts and cluster health. */
export class OpensearchStatus {
  #client: OpensearchClient;
  #tables: OpensearchTables;

  constructor(client: OpensearchClient, tables: OpensearchTables) {
    this.#client = client;
    this.#tables = tables;
  }

  async read(): Promise<StoreStatus> {
    const { state, schema, names } = this.#tables;
    const cluster = await this.#cluster(await state.read());
    return {
      engine: 'opensearch',
      location: `${cluster.name}, indices ${names.prefix}-*`,
      schemaVersion: (await schema.version()) ?? 0,
      analyzer: { index: state.indexAnalyzer, program: state.programAnalyzer },
      records: await this.#records(),
      sizeBytes: cluster.indices.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      cluster,
    };
  }

  async #records(): Promise<Record<RecordKind, number>> {
    const { names, state } = this.#tables;
    // Missing indices are listed separately; count the rest anyway.
    const searcher = this.#tables.searcher.forQuery({ isTolerant: true });
    const { aggregations } = await searcher.search({
      index: (generation) => names.entities(generation),
      body: { size: 0, aggs: { kinds: { terms: { field: 'kind', size: 20 } } } },
    });
    const kinds = new Map<string, number>(
      (aggregations?.kinds.buckets ?? []).map(({ key, doc_count }: { key: string; doc_count: number }) => [
        key,
        doc_count,
      ]),
    );
    return {
      message: await searcher.count(names.messages(state.generation), EVERYTHING),
      profile: kinds.get('profile') ?? 0,
      channel: kinds.get('channel') ?? 0,
      server: kinds.get('server') ?? 0,
      page: kinds.get('page') ?? 0,
      ransomware: kinds.get('ransomware') ?? 0,
      'ransomware-group': kinds.get('ransomware-group') ?? 0,
      victim: kinds.get('victim') ?? 0,
    };
  }

  async #cluster(state: State): Promise<ClusterStatus> {
    const read = async (path: string, query = {}) =>
      (await this.#client.read({ method: 'GET', path, query })).body;
    const { names } = this.#tables;
    const [main, health, indices, missing, incomplete] = await Promise.all([
      read('/'),
      read('/_cluster/health'),
      read(`/_cat/indices/${names.all}`, { format: 'json', bytes: 'b', s: 'index' }),
      this.#tables.repair.missing(state),
      this.#incomplete(state),
    ]);
    return {
      name: health.cluster_name,
      software: `OpenSearch ${main.version.number}`,
      health: health.status,
      nodes: health.number_of_nodes,
      shards: {
        active: health.active_shards,
        initializing: health.initializing_shards,
        relocating: health.relocating_shards,
        unassigned: health.unassigned_shards,
      },
      indices: indices
        .filter(({ index }: { index: string }) => names.isOwn(index))
        .map((each: Record<string, string>) => ({
          name: each.index,
          health: each.health,
          documents: Number(each['docs.count'] ?? 0),
          sizeBytes: Number(each['store.size'] ?? 0),
          shards: Number(each.pri),
          replicas: Number(each.rep),
        })),
      missing,
      incomplete,
    };
  }

  async #incomplete({ lost = {}, generation }: State): Promise<ClusterStatus['incomplete']> {
    const parts = Object.entries(lost) as [Part, number[]][];
    if (parts.length === 0) return [];
    const logged = await this.#tables.imports.filesNumbered([
      ...new Set(parts.flatMap(([, files]) => files)),
    ]);
    const names = new Map(logged.map(({ fileId, name }) => [fileId, name]));
    return parts.map(([part, files]) => ({
      index: this.#tables.names.part(generation, part),
      files: files.map((file) => names.get(file) ?? `records of an unknown file (${file})`),
    }));
  }
}
