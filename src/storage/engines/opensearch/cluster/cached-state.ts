import type { Month } from '../../../../time/month.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { FIXED, type OpensearchNames } from './names.ts';

/** A registered process. `beat` increases while it is alive. */
export interface Worker {
  beat: number;
  purpose: string;
}

/** The state that all processes share, in one document. */
export interface State {
  /** Current generation of the indices that depend on the analyzer. */
  generation: number;
  analyzer: number;
  /** Whether anything was ever purged permanently. */
  hasTombstones: boolean;
  /** A rework is running, or one was interrupted. */
  isReworking?: boolean;
  /** Indices of messages that the interrupted rework of this name has completed. */
  reworked?: { name: string; indices: readonly string[] };
  /** Months that must have an index. Absent if an older version wrote the state. */
  months?: readonly Month[];
  /**
   * Indices that were lost and recreated, with the files to import again before queries that need them are answered.
   */
  lost?: Lost;
  /** Number of times that lost indices were recreated. */
  repairs?: number;
  /** Changes with every change of a saved search. */
  alerts?: number;
  /** The process that derives victims, if any. */
  settler?: string;
  /** Processes that add records concurrently. */
  writers: Record<string, Worker>;
  /** The process with exclusive access; writers wait for it. */
  only: (Worker & { id: string }) | null;
}

/** A part of the store that has its own index: a month, or another one by name. */
export type Part = `${Month}` | 'entities' | 'findings' | 'sightings' | 'chats';
export type Lost = Partial<Record<Part, readonly number[]>>;

export interface CachedStateOptions {
  analyzer: number;
  /** How long the cached state is used before it is read again. */
  ttlMs: number;
  /** How long indices of the old generation exist after the switch to the next one; longer than ttlMs. */
  gracePeriodMs: number;
}

type Known = Pick<State, 'generation' | 'analyzer' | 'months' | 'lost'>;

/** This process's copy of the shared state. Readers refresh it along with their searches. */
export class CachedState {
  readonly names: OpensearchNames;
  #options: CachedStateOptions;
  #known: Known = { generation: 1, analyzer: 0 };
  /** When the request that read it was sent. */
  #readAt = Number.NEGATIVE_INFINITY;
  /** Indices of the months that must exist. */
  #listed: ReadonlySet<string> = new Set();

  constructor(names: OpensearchNames, options: CachedStateOptions) {
    this.names = names;
    this.#options = options;
  }

  /** The generation of indices to search. */
  get generation(): number {
    return this.#known.generation;
  }

  /** Whether the state can be used without reading it again. */
  get isFresh(): boolean {
    return performance.now() - this.#readAt < this.#options.ttlMs;
  }

  /** Whether the indices of the cached generation are certain to exist still. */
  get isWithinGracePeriod(): boolean {
    return performance.now() - this.#readAt < this.#options.gracePeriodMs;
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

  /** A search that reads the state, to be sent along with another one. */
  get stateSearch(): [head: object, body: object] {
    return [{ index: this.names.fixed('ledger') }, { size: 1, query: { ids: { values: [STATE_ID] } } }];
  }

  /** Updates the cache with the result of `stateSearch`. */
  updateFromSearch(found: unknown, askedAt: number): void {
    this.update((found as { document: State }).document, askedAt);
  }

  get months(): readonly Month[] {
    return this.#known.months ?? [];
  }

  get lost(): Lost {
    return this.#known.lost ?? {};
  }

  /** Whether this index must exist. */
  isExpected(index: string): boolean {
    return (
      FIXED.some((name) => index === this.names.fixed(name)) ||
      index === this.names.entities(this.generation) ||
      this.#listed.has(index)
    );
  }

  /**
   * Index names and patterns for a search. Months that must exist are named, so that a missing one is an error;
   * patterns match months that were created since the state was read.
   */
  named(index: string): string {
    const all = this.names.messages(this.generation);
    return index
      .split(',')
      .flatMap((part) => {
        if (part === all) return [...this.#listed, all];
        return this.names.isMonth(part) && !this.#listed.has(part) ? [`${part}*`] : [part];
      })
      .join();
  }

  /** Throws while files have to be imported again: a rebuild from an incomplete store would lose data permanently. */
  requireNothingLost(): void {
    for (const part of Object.keys(this.lost) as Part[])
      if (part !== 'chats') this.requireComplete(this.names.part(this.generation, part));
  }

  /** Throws if an answer from these indices would lack data that has to be imported again. */
  requireComplete(index: string): void {
    const all = this.names.messages(this.generation);
    for (const part of Object.keys(this.lost) as Part[]) {
      const name = this.names.part(this.generation, part);
      if (index.split(',').some((each) => each === name || (each === all && this.names.isMonth(name))))
        throw new StoreUnavailable(
          `the index ${name} was lost and is still incomplete; "nightjar status" lists the files to import again`,
        );
    }
  }

  protected update({ generation, analyzer, months, lost }: State, askedAt: number): void {
    // Responses may arrive out of order: the latest request wins.
    if (askedAt < this.#readAt) return;
    this.#known = {
      generation,
      analyzer,
      ...(months !== undefined && { months }),
      ...(lost !== undefined && { lost }),
    };
    this.#readAt = askedAt;
    this.#listed = new Set(months?.map((month) => this.names.month(generation, month)));
  }
}

export const STATE_ID = 'state';
