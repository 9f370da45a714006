import type { Month } from '../../../../records/month.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { FIXED, type OpensearchNames } from './names.ts';

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
  /** What went missing and was created anew, with the files to import again before its answers are complete. */
  lost?: Lost;
  /** How often something had to be created anew. */
  repairs?: number;
  /** Processes that add records, side by side. */
  writers: Record<string, Worker>;
  /** The process that changes the store as a whole; writers wait for it. */
  only: (Worker & { id: string }) | null;
}

/** A part of the store that has an index: a month, or one of the others by name. */
export type Part = `${Month}` | 'entities' | 'findings' | 'sightings' | 'chats';
export type Lost = Partial<Record<Part, readonly number[]>>;

export interface KnownStateOptions {
  analyzer: number;
  /** How long the state may be used before it is read again. */
  trustedMs: number;
  /** How long the indices of the last generation outlive the switch to the next one; longer than trustedMs. */
  graceMs: number;
}

type Known = Pick<State, 'generation' | 'analyzer' | 'months' | 'lost'>;

/** What this process knows of the shared state; readers refresh it along with their searches. */
export class KnownState {
  readonly names: OpensearchNames;
  #options: KnownStateOptions;
  #known: Known = { generation: 1, analyzer: 0 };
  /** When the request that told it was sent. */
  #knownAt = Number.NEGATIVE_INFINITY;
  /** Indices of the months that must exist. */
  #listed: ReadonlySet<string> = new Set();

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

  get months(): readonly Month[] {
    return this.#known.months ?? [];
  }

  get lost(): Lost {
    return this.#known.lost ?? {};
  }

  /** Whether the store is broken without this index. */
  isExpected(index: string): boolean {
    return (
      FIXED.some((name) => index === this.names.fixed(name)) ||
      index === this.names.entities(this.generation) ||
      this.#listed.has(index)
    );
  }

  /**
   * Names and patterns for a search: months that must exist are named, so that one that is missing is an error, and patterns find those
   * that were created since the state was read.
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

  /** Throws while anything has to be imported again: what is rebuilt from an incomplete store would lose the rest permanently. */
  requireNothingLost(): void {
    for (const part of Object.keys(this.lost) as Part[])
      if (part !== 'chats') this.requireComplete(this.names.part(this.generation, part));
  }

  /** Throws when an answer from these indices would lack what has to be imported again. */
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

  protected know({ generation, analyzer, months, lost }: State, askedAt: number): void {
    // Answers may arrive out of order: the one that was asked for last counts.
    if (askedAt < this.#knownAt) return;
    this.#known = {
      generation,
      analyzer,
      ...(months !== undefined && { months }),
      ...(lost !== undefined && { lost }),
    };
    this.#knownAt = askedAt;
    this.#listed = new Set(months?.map((month) => this.names.month(generation, month)));
  }
}

export const STATE_ID = 'state';
