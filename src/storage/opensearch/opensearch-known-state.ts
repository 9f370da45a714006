import type { Month } from '../../records/month.ts';
import { IndexOutdated } from '../index-outdated.ts';
import type { OpensearchNames } from './opensearch-schema.ts';

/** A process at work; the number grows while it is alive. */
export interface Worker {
  beat: number;
  purpose: string;
}

/** What all processes must agree on, in one document. */
export interface State {
  /** Number of the indices that depend on the analyzer. */
  generation: number;
  analyzer: number;
  /** Whether anything was ever purged permanently. */
  hasTombstones: boolean;
  /** A rework is running, or one was interrupted. */
  isReworking?: boolean;
  /** Months that must have an index; absent in a state that an older version wrote. */
  months?: readonly Month[];
  /** Processes that add records, side by side. */
  writers: Record<string, Worker>;
  /** The process that changes the store as a whole; writers wait for it. */
  only: (Worker & { id: string }) | null;
}

export interface KnownStateOptions {
  analyzer: number;
  /** How long the state may be used before it is read again. */
  trustedMs: number;
  /** How long the indices of the last generation outlive the switch to the next one; longer than trustedMs. */
  graceMs: number;
}

type Known = Pick<State, 'generation' | 'analyzer' | 'months'>;

/** What this process knows of the shared state; readers refresh it along with their searches. */
export class KnownState {
  readonly names: OpensearchNames;
  #options: KnownStateOptions;
  #known: Known = { generation: 1, analyzer: 0 };
  /** When the request that told it was sent. */
  #knownAt = Number.NEGATIVE_INFINITY;

  constructor(names: OpensearchNames, options: KnownStateOptions) {
    this.names = names;
    this.#options = options;
  }

  /** The generation of indices to search. */
  get generation(): number {
    return this.#known.generation;
  }

  /** Recent enough to be used without asking again. */
  get isTrusted(): boolean {
    return performance.now() - this.#knownAt < this.#options.trustedMs;
  }

  /** Whether the indices of the known generation cannot have been dropped yet. */
  get wasInTime(): boolean {
    return performance.now() - this.#knownAt < this.#options.graceMs;
  }

  get programAnalyzer(): number {
    return this.#options.analyzer;
  }

  get indexAnalyzer(): number {
    return this.#known.analyzer;
  }

  requireCurrentIndex(): void {
    const { analyzer } = this.#known;
    if (analyzer !== this.#options.analyzer) throw new IndexOutdated(analyzer, this.#options.analyzer);
  }

  /** The search that reads the state, to be sent along with another one. */
  get question(): [head: object, body: object] {
    return [{ index: this.names.fixed('ledger') }, { size: 1, query: { ids: { values: [STATE_ID] } } }];
  }

  /** Takes over what the search found. */
  note(found: unknown, askedAt: number): void {
    this.know((found as { document: State }).document, askedAt);
  }

  protected know({ generation, analyzer, months }: State, askedAt: number): void {
    // Answers may arrive out of order: the one that was asked for last counts.
    if (askedAt < this.#knownAt) return;
    this.#known = { generation, analyzer, ...(months !== undefined && { months }) };
    this.#knownAt = askedAt;
  }
}

export const STATE_ID = 'state';
