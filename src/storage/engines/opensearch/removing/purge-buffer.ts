import type { AnyRecord } from '../../../../records/record.ts';
import type { TombstoneKey } from '../../../rules/tombstone-keys.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** Operations that are gathered before they are sent. */
const AT_ONCE = 2000;

/** Sends operations in parts, so that any number of them can be made one by one. What goes is kept away before it goes. */
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
    if (this.#operations.length >= AT_ONCE) await this.flush();
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
