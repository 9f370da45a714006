import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { OpensearchClient } from './client.ts';
import { partsOfNames } from './names.ts';
import { isWriteBlock, WritesBlocked } from './refusals.ts';

/** Where a document is. */
export interface Place {
  index: string;
  id: string;
  routing?: string | undefined;
}

/** Which writing of a document was read: whoever changes it says so, and is refused when it is no longer the last. */
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
    /** Without a version whatever is there is replaced. */
    | { action: 'index'; body: string; version?: Version | undefined }
    | { action: 'delete'; version?: Version | undefined }
    /** Changes what is there by a script, or puts this in its place. */
    | { action: 'update'; body: string }
  );

/** `conflict`: somebody else has written it since; `missing`: there was nothing to remove. */
export type Result = { outcome: 'done'; version: Version } | { outcome: 'conflict' | 'missing' };

/** An index is missing that should exist; or another generation has taken its place since it was named. */
export class IndexMissing extends StoreUnavailable {
  readonly index: string;

  constructor(index: string) {
    super(`the index ${index} is missing`);
    this.name = 'IndexMissing';
    this.index = index;
  }
}

/** An operation and its place among all that were given. */
interface Placed {
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
const LOADED_AT_ONCE = 2000;
/** A request of a few megabytes is what a node digests best. */
const BULK_BYTES = 2_500_000;
/** While one request is copied from node to node, another can be read and indexed. */
const SENT_AT_ONCE = 2;
/** The rest of what is told of every single document is neither written nor read. */
const BULK_ANSWER = [
  'error',
  ...['status', 'result', '_seq_no', '_primary_term', '_shards.successful', 'error'].map(
    (part) => `items.*.${part}`,
  ),
].join();
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const TRIES_MAX = 60;
const WAIT_MS = 100;
const WAIT_MAX_MS = 5000;

/** Reads and writes documents by their ids. What was written is what is read, at once: no search is involved. */
export class OpensearchDocuments {
  #client: OpensearchClient;
  #copies: number;

  /** Whether an index must exist: a lookup in it must not take its absence for the document's. */
  isExpected: (index: string) => boolean = () => false;

  /** A write counts when so many copies of it are safe. */
  constructor(client: OpensearchClient, copies: number) {
    this.#client = client;
    this.#copies = copies;
  }

  /** A lookup within a time limit. Writers use `load`, which is patient. */
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

  /** For a question: within its time limit, and only the parts that are needed. */
  async look<T>(
    places: readonly Place[],
    { source, lookupMs }: { source?: readonly string[]; lookupMs?: number } = {},
  ): Promise<(Loaded<T> | undefined)[]> {
    const found: (Loaded<T> | undefined)[] = [];
    for (let start = 0; start < places.length; start += LOADED_AT_ONCE) {
      const docs = places.slice(start, start + LOADED_AT_ONCE).map((place) => ({
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

  /** In the order of the places; undefined where there is nothing. Waits for a part of the cluster that is away. */
  async load<T>(places: readonly Place[]): Promise<(Loaded<T> | undefined)[]> {
    for (let tries = 0; ; tries++) {
      const found = await this.#loadOnce<T>(places);
      if (!('problem' in found)) return found.documents;
      if (tries >= TRIES_MAX) throw new StoreUnavailable(`documents could not be read: ${found.problem}`);
      await delay(Math.min(WAIT_MS * 2 ** tries, WAIT_MAX_MS));
    }
  }

  async #loadOnce<T>(
    places: readonly Place[],
  ): Promise<{ documents: (Loaded<T> | undefined)[] } | { problem: string }> {
    const documents: (Loaded<T> | undefined)[] = [];
    for (let start = 0; start < places.length; start += LOADED_AT_ONCE) {
      const docs = places.slice(start, start + LOADED_AT_ONCE).map(toDoc);
      const { body } = await this.#client.readPatiently({ method: 'POST', path: '/_mget', body: { docs } });
      for (const doc of body.docs) {
        const problem = this.#problemOf(doc);
        if (problem !== undefined) return { problem };
        documents.push(doc.found ? loaded<T>(doc) : undefined);
      }
    }
    return { documents };
  }

  /**
   * Done on as many copies as it takes, or refused; anything else is tried again, and thrown in the end. Operations are taken one
   * by one: those that are made when they are asked for are made while others are on their way.
   */
  async apply(
    operations: Iterable<Operation>,
    { isGuarded = true, isUnordered = false } = {},
  ): Promise<Result[]> {
    const results: Result[] = [];
    let open: Iterable<Placed> = numbered(operations);
    for (let tries = 0; ; tries++) {
      const again: Placed[] = [];
      let problem = '';
      const send = async (part: readonly Placed[]) => {
        const items = await this.#send(
          part.map(({ operation }) => operation),
          isGuarded,
        );
        for (const [index, item] of items.entries()) {
          const { operation, position } = part[index] as Placed;
          const judged = this.#judge(operation, item);
          if ('outcome' in judged) results[position] = judged;
          else {
            problem = judged.problem;
            again.push({ operation: judged.again, position });
          }
        }
      };
      const parts = partsOf(open);
      const sendRest = async () => {
        for (const part of parts) await send(part);
      };
      await Promise.all(Array.from({ length: isUnordered ? SENT_AT_ONCE : 1 }, sendRest));
      if (again.length === 0) return results;
      if (tries >= TRIES_MAX)
        throw new StoreUnavailable(`${again.length} documents could not be written safely: ${problem}`);
      await delay(Math.min(WAIT_MS * 2 ** tries, WAIT_MAX_MS));
      open = again;
    }
  }

  /** For what must not be refused: a conflict is somebody else's doing the same. */
  async put(operations: Iterable<Operation>): Promise<void> {
    await this.apply(operations);
  }

  /** Makes what was written findable by searches. */
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
      query: { wait_for_active_shards: this.#copies, timeout: '20s', filter_path: BULK_ANSWER },
      lines: operations.map(bulkLines).join(''),
      isUnguarded: !isGuarded,
    });
    return body.items.map((item: Record<string, Item>) => Object.values(item)[0]);
  }

  /** Why a document could not be read. Where an index need not exist, its absence is no problem. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer of another program
  #problemOf(doc: any): string | undefined {
    const type: string | undefined = doc.error?.root_cause?.[0]?.type ?? doc.error?.type;
    if (type !== NO_INDEX) return type;
    if (this.isExpected(doc._index)) throw new IndexMissing(doc._index);
    return undefined;
  }

  #judge(operation: Operation, item: Item): Result | { again: Operation; problem: string } {
    // A script that lost the race too often tries again: there is nothing to merge by hand.
    if (item.status === 409 && operation.action === 'update')
      return { again: operation, problem: 'others changed it at the same time' };
    if (item.status === 409) return { outcome: 'conflict' };
    if (item.status === 404 && operation.action === 'delete' && item.error === undefined)
      return { outcome: 'missing' };
    if (item.status >= 300) {
      const problem = `${item.error?.type}`;
      if (isWriteBlock(item.status, item.error?.type)) throw new WritesBlocked(item.status);
      if (TRANSIENT.has(item.status)) return { again: operation, problem };
      if (problem === NO_INDEX) throw new IndexMissing(operation.index);
      throw new Error(`the cluster refused ${operation.index}/${operation.id}: ${problem}`);
    }
    const version = { seqNo: item._seq_no as number, primaryTerm: item._primary_term as number };
    const isSafe = item.result === 'noop' || (item._shards?.successful ?? 0) >= this.#copies;
    if (isSafe) return { outcome: 'done', version };
    // It is there, but on too few copies: written once more, it is on all that are there by then.
    const again: Operation =
      operation.action === 'create' || operation.action === 'index'
        ? { ...operation, action: 'index', version }
        : operation;
    return { again, problem: `only ${item._shards?.successful} of ${this.#copies} copies were written` };
  }
}

const ID_BYTES_MAX = 512;

/** OpenSearch takes ids of 512 bytes: a longer one ends in its digest. */
export function documentId(id: string): string {
  if (id.length * 3 <= ID_BYTES_MAX || Buffer.byteLength(id) <= ID_BYTES_MAX) return id;
  return `${id.slice(0, 100)} ${hash('sha256', id)}`;
}

function toDoc({ index, id, routing }: Place): object {
  return { _index: index, _id: documentId(id), ...(routing !== undefined && { routing }) };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of another program
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

function* numbered(operations: Iterable<Operation>): Generator<Placed> {
  let position = 0;
  for (const operation of operations) yield { operation, position: position++ };
}

function* partsOf(operations: Iterable<Placed>): Generator<Placed[]> {
  let part: Placed[] = [];
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
