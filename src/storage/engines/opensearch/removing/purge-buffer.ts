import type { AnyRecord } from '../../../../records/record.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** Operations that are gathered before they are sent. */
const AT_ONCE = 2000;

export type Grave = readonly [kind: AnyRecord['kind'], key: string];

/** Sends operations in parts, so that any number of them can be made one by one. What goes is kept away before it goes. */
export class PurgeBuffer {
  #tables: OpensearchTables;
  #buryAll: (graves: readonly Grave[]) => Promise<void>;
  #operations: Operation[] = [];
  #graves: Grave[] = [];

  constructor(tables: OpensearchTables, buryAll: (graves: readonly Grave[]) => Promise<void>) {
    this.#tables = tables;
    this.#buryAll = buryAll;
  }

  bury(kind: AnyRecord['kind'], key: string): void {
    this.#graves.push([kind, key]);
  }

  async add(...operations: Operation[]): Promise<void> {
    this.#operations.push(...operations);
    if (this.#operations.length >= AT_ONCE) await this.flush();
  }

  async flush(): Promise<void> {
    const operations = this.#operations;
    const graves = this.#graves;
    this.#operations = [];
    this.#graves = [];
    await this.#buryAll(graves);
    await this.#tables.documents.put(operations);
  }
}
