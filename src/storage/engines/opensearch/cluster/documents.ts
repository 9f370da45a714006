import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { OpensearchClient } from './client.ts';
import { partsOfNames } from './names.ts';
import { isWriteBlock, WritesBlocked } from './refusals.ts';

export interface Place {
  index: string;
  id: string;
  routing?: string | undefined;
}

/** For optimistic concurrency control: a write with an outdated version is rejected. */
export interface Version {
  seqNo: number;
  primaryTerm: number;
}

export interface Loaded<T> {
  source: T;
  version: Version;
}

export type Operation = Place &
  (
    | { action: 'create'; body: string }
    /** Without a version, replaces any document. */
    | { action: 'index'; body: string; version?: Version | undefined }
    | { action: 'delete'; version?: Version | undefined }
    /** Updates by script, or inserts if there is no document. */
    | { action: 'update'; body: string }
  );

/** `conflict`: another process has written the document meanwhile; `missing`: there was nothing to delete. */
export type Result = { outcome: 'done'; version: Version } | { outcome: 'conflict' | 'missing' };

/** An index that should exist is missing, or a newer generation has replaced it. */
export class IndexMissing extends StoreUnavailable {
  readonly index: string;

  constructor(index: string) {
    super(`the index ${index} is missing`);
    this.name = 'IndexMissing';
    this.index = index;
  }
}

/** An operation and its position in the input. */
interface Positioned {
  operation: Operation;
  position: number;
}

interface Item {
  status: number;
  result?: string;
  _seq_no?: number;
  _primary_term?: number;
  _shards?: { successful: number };
  error?: { type: string; reason: string };
}

export const NO_INDEX = 'index_not_found_exception';
const LOAD_CHUNK_SIZE = 2000;
/** Nodes handle bulk requests of a few megabytes best. */
const BULK_BYTES = 2_500_000;
/** While the nodes replicate one request, they can index another. */
const CONCURRENT_REQUESTS = 2;
/** Omits everything else from the response, which would repeat it for every document. */
const BULK_RESPONSE_FIELDS = [
  'error',
  ...['status', 'result', '_seq_no', '_primary_term', '_shards.successful', 'error'].map(
    (part) => `items.*.${part}`,
  ),
].join();
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const RETRIES_MAX = 60;
const RETRY_DELAY_MS = 100;
const RETRY_DELAY_MAX_MS = 5000;

/** Reads and writes documents by id. Reads see writes immediately, because no search is involved. */
export class OpensearchDocuments {
  #client: OpensearchClient;
  #copies: number;

  /** Whether an index must exist: if it does not, a lookup must fail rather than find nothing. */
  isExpected: (index: string) => boolean = () => false;

  /** A write succeeds once `copies` copies are written. */
  constructor(client: OpensearchClient, copies: number) {
    this.#client = client;
    this.#copies = copies;
  }

  /** A lookup with a deadline. Writers use `load`, which retries for minutes. */
  async get<T>(place: Place, lookupMs?: number): Promise<Loaded<T> | undefined> {
    const { status, body } = await this.#client.read({
      method: 'GET',
      path: `/${place.index}/_doc/${encodeURIComponent(documentId(place.id))}`,
      query: place.routing === undefined ? {} : { routing: place.routing },
      expected: [404],
      ...(lookupMs !== undefined && { lookupMs }),
    });
    if (status === 404 && body.error !== undefined) throw new IndexMissing(place.index);
    return body.found ? loaded<T>(body) : undefined;
  }

  /** Lookups with a deadline; `source` selects fields. */
  async getAll<T>(
    places: readonly Place[],
    { source, lookupMs }: { source?: readonly string[]; lookupMs?: number } = {},
  ): Promise<(Loaded<T> | undefined)[]> {
    const found: (Loaded<T> | undefined)[] = [];
    for (let start = 0; start < places.length; start += LOAD_CHUNK_SIZE) {
      const docs = places.slice(start, start + LOAD_CHUNK_SIZE).map((place) => ({
        ...toDoc(place),
        ...(source !== undefined && { _source: source }),
      }));
      const { body } = await this.#client.read({
        method: 'POST',
        path: '/_mget',
        body: { docs },
        ...(lookupMs !== undefined && { lookupMs }),
      });
      for (const doc of body.docs) {
        const type = this.#problemOf(doc);
        if (type !== undefined) throw new StoreUnavailable(`a document could not be read: ${type}`);
        found.push(doc.found ? loaded<T>(doc) : undefined);
      }
    }
    return found;
  }

  /** In the order of `places`; undefined if there is no document. Waits while part of the cluster is unavailable. */
  async load<T>(places: readonly Place[]): Promise<(Loaded<T> | undefined)[]> {
    for (let retries = 0; ; retries++) {
      const found = await this.#loadOnce<T>(places);
      if (!('problem' in found)) return found.documents;
      if (retries >= RETRIES_MAX) throw new StoreUnavailable(`documents could not be read: ${found.problem}`);
      await delay(retryDelay(retries));
    }
  }

  async #loadOnce<T>(
    places: readonly Place[],
  ): Promise<{ documents: (Loaded<T> | undefined)[] } | { problem: string }> {
    const documents: (Loaded<T> | undefined)[] = [];
    for (let start = 0; start < places.length; start += LOAD_CHUNK_SIZE) {
      const docs = places.slice(start, start + LOAD_CHUNK_SIZE).map(toDoc);
      const { body } = await this.#client.readForWriter({ method: 'POST', path: '/_mget', body: { docs } });
      for (const doc of body.docs) {
        const problem = this.#problemOf(doc);
        if (problem !== undefined) return { problem };
        documents.push(doc.found ? loaded<T>(doc) : undefined);
      }
    }
    return { documents };
  }

  /**
   * Resolves once each operation is written to enough copies or rejected; retries anything else and finally throws.
   * Consumes `operations` lazily, so that a generator can build the next ones while others are being sent.
   */
  async apply(
    operations: Iterable<Operation>,
    { isGuarded = true, isUnordered = false } = {},
  ): Promise<Result[]> {
    const results: Result[] = [];
    let open: Iterable<Positioned> = withPositions(operations);
    for (let retries = 0; ; retries++) {
      const failed: Positioned[] = [];
      let problem = '';
      const send = async (part: readonly Positioned[]) => {
        const items = await this.#send(
          part.map(({ operation }) => operation),
          isGuarded,
        );
        for (const [index, item] of items.entries()) {
          const { operation, position } = part[index] as Positioned;
          const result = this.#resultOf(operation, item);
          if ('outcome' in result) results[position] = result;
          else {
            problem = result.problem;
            failed.push({ operation: result.retry, position });
          }
        }
      };
      const parts = partsOf(open);
      const sendRest = async () => {
        for (const part of parts) await send(part);
      };
      await Promise.all(Array.from({ length: isUnordered ? CONCURRENT_REQUESTS : 1 }, sendRest));
      if (failed.length === 0) return results;
      if (retries >= RETRIES_MAX)
        throw new StoreUnavailable(`${failed.length} documents could not be written safely: ${problem}`);
      await delay(retryDelay(retries));
      open = failed;
    }
  }

  /** For writes that ignore conflicts: a conflict means that another process already made this change. */
  async put(operations: Iterable<Operation>): Promise<void> {
    await this.apply(operations);
  }

  /** Makes writes visible to searches. */
  async refresh(indices: Iterable<string>, { isGuarded = true } = {}): Promise<void> {
    const names = [...new Set(indices)];
    for (const part of partsOfNames(names)) {
      await this.#client.write({
        method: 'POST',
        path: `/${part.join(',')}/_refresh`,
        query: { ignore_unavailable: true },
        isUnguarded: !isGuarded,
      });
    }
  }

  async #send(operations: readonly Operation[], isGuarded: boolean): Promise<Item[]> {
    const { body } = await this.#client.write({
      method: 'POST',
      path: '/_bulk',
      query: { wait_for_active_shards: this.#copies, timeout: '20s', filter_path: BULK_RESPONSE_FIELDS },
      lines: operations.map(bulkLines).join(''),
      isUnguarded: !isGuarded,
    });
    return body.items.map((item: Record<string, Item>) => Object.values(item)[0]);
  }

  /** Why a document could not be read; undefined if it could, or if its index is missing and need not exist. */
  // biome-ignore lint/suspicious/noExplicitAny: a response of OpenSearch
  #problemOf(doc: any): string | undefined {
    const type: string | undefined = doc.error?.root_cause?.[0]?.type ?? doc.error?.type;
    if (type !== NO_INDEX) return type;
    if (this.isExpected(doc._index)) throw new IndexMissing(doc._index);
    return undefined;
  }

  #resultOf(operation: Operation, item: Item): Result | { retry: Operation; problem: string } {
    // A script that lost every race is simply retried: the caller has nothing to merge.
    if (item.status === 409 && operation.action === 'update')
      return { retry: operation, problem: 'others changed it at the same time' };
    if (item.status === 409) return { outcome: 'conflict' };
    if (item.status === 404 && operation.action === 'delete' && item.error === undefined)
      return { outcome: 'missing' };
    if (item.status >= 300) {
      const problem = `${item.error?.type}`;
      if (isWriteBlock(item.status, item.error?.type)) throw new WritesBlocked(item.status);
      if (TRANSIENT.has(item.status)) return { retry: operation, problem };
      if (problem === NO_INDEX) throw new IndexMissing(operation.index);
      throw new Error(`the cluster refused ${operation.index}/${operation.id}: ${problem}`);
    }
    const version = { seqNo: item._seq_no as number, primaryTerm: item._primary_term as number };
    const isSafe = item.result === 'noop' || (item._shards?.successful ?? 0) >= this.#copies;
    if (isSafe) return { outcome: 'done', version };
    // It was written, but to too few copies. Writing it again reaches all copies that are available by then.
    const retry: Operation =
      operation.action === 'create' || operation.action === 'index'
        ? { ...operation, action: 'index', version }
        : operation;
    return { retry, problem: `only ${item._shards?.successful} of ${this.#copies} copies were written` };
  }
}

const ID_BYTES_MAX = 512;

/** OpenSearch limits ids to 512 bytes, so longer ones end in a digest. */
export function documentId(id: string): string {
  if (id.length * 3 <= ID_BYTES_MAX || Buffer.byteLength(id) <= ID_BYTES_MAX) return id;
  return `${id.slice(0, 100)} ${hash('sha256', id)}`;
}

function toDoc({ index, id, routing }: Place): object {
  return { _index: index, _id: documentId(id), ...(routing !== undefined && { routing }) };
}

// biome-ignore lint/suspicious/noExplicitAny: a response of OpenSearch
function loaded<T>(doc: any): Loaded<T> {
  return { source: doc._source as T, version: { seqNo: doc._seq_no, primaryTerm: doc._primary_term } };
}

function bulkLines(operation: Operation): string {
  const { index, id, routing, action } = operation;
  const version = 'version' in operation ? operation.version : undefined;
  const head = JSON.stringify({
    [action]: {
      _index: index,
      _id: documentId(id),
      ...(routing !== undefined && { routing }),
      ...(version !== undefined && { if_seq_no: version.seqNo, if_primary_term: version.primaryTerm }),
      ...(action === 'update' && { retry_on_conflict: 10 }),
    },
  });
  return operation.action === 'delete' ? `${head}\n` : `${head}\n${operation.body}\n`;
}

function* withPositions(operations: Iterable<Operation>): Generator<Positioned> {
  let position = 0;
  for (const operation of operations) yield { operation, position: position++ };
}

function retryDelay(retries: number): number {
  return Math.min(RETRY_DELAY_MS * 2 ** retries, RETRY_DELAY_MAX_MS);
}

function* partsOf(operations: Iterable<Positioned>): Generator<Positioned[]> {
  let part: Positioned[] = [];
  let bytes = 0;
  for (const each of operations) {
    const size = 'body' in each.operation ? each.operation.body.length : 100;
    if (bytes + size > BULK_BYTES && part.length > 0) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(each);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
