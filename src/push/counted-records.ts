import type { AnyRecord } from '../records/record.ts';
import type { PreparedMessage, WriteOutcome } from '../storage/port/writing.ts';

type Incoming = AnyRecord | PreparedMessage;

/** Records whose kinds are noted as the store reads them, so that its outcomes can be counted by kind. */
export class CountedRecords implements Iterable<Incoming> {
  #batches: readonly Iterable<Incoming>[];
  #kinds: string[] = [];

  constructor(batches: readonly Iterable<Incoming>[]) {
    this.#batches = batches;
  }

  *[Symbol.iterator](): Iterator<Incoming> {
    // The store may read them again, after a retry.
    this.#kinds = [];
    for (const records of this.#batches)
      for (const record of records) {
        this.#kinds.push(record.kind === 'prepared-message' ? 'message' : record.kind);
        yield record;
      }
  }

  /** Counts by kind and outcome: `message written`. */
  byKind(outcomes: readonly WriteOutcome[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [index, outcome] of outcomes.entries()) {
      const name = `${this.#kinds[index]} ${outcome}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }
}
