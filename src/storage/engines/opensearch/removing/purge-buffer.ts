import type { AnyRecord } from '../../../../records/record.ts';
import type { TombstoneKey } from '../../../rules/tombstone-keys.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** Operations buffered before they are sent. */
const BUFFER_SIZE = 2000;

/** Sends operations in chunks. Writes tombstones before it removes the records. */
export class PurgeBuffer {
  #tables: OpensearchTables;
  #addTombstones: (tombstoneKeys: readonly TombstoneKey[]) => Promise<void>;
  #operations: Operation[] = [];
  #tombstoneKeys: TombstoneKey[] = [];

  constructor(
    tables: OpensearchTables,
    addTombstones: (tombstoneKeys: readonly TombstoneKey[]) => Promise<void>,
  ) {
    this.#tables = tables;
    this.#addTombstones = addTombstones;
  }

  addTombstone(kind: AnyRecord['kind'], key: string): void {
    this.#tombstoneKeys.push([kind, key]);
  }

  async add(...operations: Operation[]): Promise<void> {
    this.#operations.push(...operations);
    if (this.#operations.length >= BUFFER_SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    const operations = this.#operations;
    const tombstoneKeys = this.#tombstoneKeys;
    this.#operations = [];
    this.#tombstoneKeys = [];
    await this.#addTombstones(tombstoneKeys);
    await this.#tables.documents.put(operations);
  }
}
