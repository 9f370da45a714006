import type { AnyRecord } from '../../../../records/record.ts';
import { type TombstoneKey, tombstoneKeysOf } from '../../../rules/tombstone-keys.ts';
import type { OpensearchDocuments, Operation, Place } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchState } from '../cluster/state.ts';

/** What was removed for good, so that no later import brings it back. */
export class OpensearchTombstones {
  #documents: OpensearchDocuments;
  #state: OpensearchState;
  #index: string;

  constructor(documents: OpensearchDocuments, names: OpensearchNames, state: OpensearchState) {
    this.#documents = documents;
    this.#state = state;
    this.#index = names.fixed('ledger');
  }

  /** Those of the records that must not come back; a message goes with its channel and with its sender. */
  async covered(records: Iterable<AnyRecord>): Promise<Set<AnyRecord>> {
    const all = [...records];
    const names = new Map<string, Place>();
    for (const record of all)
      for (const [kind, key] of tombstoneKeysOf(record)) names.set(`${kind} ${key}`, this.#place(kind, key));
    const found = await this.#documents.load([...names.values()]);
    const buried = new Set([...names.keys()].filter((_, index) => found[index] !== undefined));
    return new Set(
      all.filter((record) => tombstoneKeysOf(record).some(([kind, key]) => buried.has(`${kind} ${key}`))),
    );
  }

  async has(kind: string, key: string): Promise<boolean> {
    const [found] = await this.#documents.load([this.#place(kind, key)]);
    return found !== undefined;
  }

  async add(tombstoneKeys: readonly TombstoneKey[], at: number): Promise<void> {
    if (tombstoneKeys.length === 0) return;
    // Writers ask for them only once they know that there are any.
    await this.#state.change((state) => (state.hasTombstones ? state : { ...state, hasTombstones: true }));
    await this.#documents.put(
      tombstoneKeys.map(
        ([kind, key]): Operation => ({
          ...this.#place(kind, key),
          action: 'create',
          body: JSON.stringify({ kind: 'tombstone', at, document: { kind, key } }),
        }),
      ),
    );
  }

  async remove(tombstoneKeys: readonly TombstoneKey[]): Promise<void> {
    await this.#documents.put(
      tombstoneKeys.map(([kind, key]): Operation => ({ ...this.#place(kind, key), action: 'delete' })),
    );
  }

  #place(kind: string, key: string): Place {
    return { index: this.#index, id: `tombstone ${kind} ${key}` };
  }
}
