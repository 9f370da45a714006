import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { IndexOutdated } from '../index-outdated.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import type { Loaded, OpensearchDocuments, Place } from './opensearch-documents.ts';
import type { OpensearchNames } from './opensearch-schema.ts';

/** Who is at work; the number grows while they live. */
interface Worker {
  beat: number;
  purpose: string;
}

/** What all processes must agree on, in one document. */
export interface State {
  /** Number of the indices that the analyzer has a part in. */
  generation: number;
  analyzer: number;
  /** Whether anything was ever removed for good. */
  hasTombstones: boolean;
  /** A rework is under way, or one ended half-way. */
  isReworking?: boolean;
  /** Those who add to the store, side by side. */
  writers: Record<string, Worker>;
  /** The one who changes it as a whole; writers wait meanwhile. */
  only: (Worker & { id: string }) | null;
}

const BEAT_MS = 5000;
const POLL_MS = 200;
const IDLE_MS = 500;
const TAKEN_OVER = 'this process gave no sign of life for so long that another has taken over; run it again';

export interface StateOptions {
  analyzer: number;
  /** After how long without a sign of life a worker is taken for dead. */
  patienceMs: number;
  /** For how long after it was asked the state need not be asked again. */
  trustedMs: number;
  /** For how long the indices of the last generation are still there after everybody could see the next one; longer than trustedMs. */
  graceMs: number;
}

/**
 * The cluster has no transactions: whoever adds records tells so here, and whoever takes records away waits until nobody adds.
 * A process that dies is noticed by its silence; no clock of another machine is trusted for that.
 */
export class OpensearchState {
  #documents: OpensearchDocuments;
  #place: Place;
  #options: StateOptions;
  #id = randomUUID();
  #beat = 0;
  #isWriting = false;
  #isAlone = false;
  /** Somebody took us for dead: what we hold is no longer ours. */
  #isLost = false;
  #leaving: Promise<void> = Promise.resolve();
  #isBeating = false;
  #writersInside = 0;
  #idle: NodeJS.Timeout | undefined;
  #heart: NodeJS.Timeout | undefined;
  #known: Pick<State, 'generation' | 'analyzer'> = { generation: 1, analyzer: 0 };
  /** Before the cluster was asked for what is known. */
  #knownAt = Number.NEGATIVE_INFINITY;

  constructor(documents: OpensearchDocuments, names: OpensearchNames, options: StateOptions) {
    this.#documents = documents;
    this.#place = { index: names.fixed('ledger'), id: 'state' };
    this.#options = options;
    documents.guard = () => this.requireHold();
  }

  /** The indices that questions are put to, as far as is known. */
  get generation(): number {
    return this.#known.generation;
  }

  /** Not so long known that it should be asked again. */
  get isTrusted(): boolean {
    return performance.now() - this.#knownAt < this.#options.trustedMs;
  }

  /** Whether what was just read from the indices of the known generation was read while they were there. */
  get wasInTime(): boolean {
    return performance.now() - this.#knownAt < this.#options.graceMs;
  }

  /** Until nobody reads the indices of the last generation any more. */
  async grace(): Promise<void> {
    await delay(this.#options.graceMs);
  }

  get programAnalyzer(): number {
    return this.#options.analyzer;
  }

  get indexAnalyzer(): number {
    return this.#known.analyzer;
  }

  async open(): Promise<void> {
    const first: State = {
      generation: 1,
      analyzer: this.#options.analyzer,
      hasTombstones: false,
      writers: {},
      only: null,
    };
    const [result] = await this.#documents.apply([{ ...this.#place, action: 'create', body: toBody(first) }]);
    if (result?.outcome === 'done') await this.#documents.refresh([this.#place.index]);
    await this.read();
  }

  /** As it is this moment. */
  async read(): Promise<State> {
    return (await this.#load()).source;
  }

  /** The search that finds the state, to be asked beside any other. */
  get question(): [head: object, body: object] {
    return [{ index: this.#place.index }, { size: 1, query: { ids: { values: [this.#place.id] } } }];
  }

  /** What came with the answer to a question. */
  note(found: unknown, askedAt: number): void {
    this.#know((found as { document: State }).document, askedAt);
  }

  #know({ generation, analyzer }: State, askedAt: number): void {
    // Of two answers the one that was asked for later counts, whichever comes first.
    if (askedAt < this.#knownAt) return;
    this.#known = { generation, analyzer };
    this.#knownAt = askedAt;
  }

  requireCurrentIndex(): void {
    const { analyzer } = this.#known;
    if (analyzer !== this.#options.analyzer) throw new IndexOutdated(analyzer, this.#options.analyzer);
  }

  /** Adds something, side by side with others who do. */
  async whileWriting<T>(work: (state: State) => Promise<T>): Promise<T> {
    clearTimeout(this.#idle);
    this.#writersInside++;
    try {
      // Who is just leaving is let out first: coming and going at once would end outside.
      await this.#leaving;
      return await work(await this.#admit());
    } finally {
      if (--this.#writersInside === 0) {
        this.#idle = setTimeout(() => {
          this.#leaving = this.#leave().catch(() => {});
        }, IDLE_MS).unref();
      }
    }
  }

  /** Changes the store as a whole, while nobody else changes anything. */
  async alone<T>(purpose: string, work: (state: State) => Promise<T>): Promise<T> {
    clearTimeout(this.#idle);
    const watch = new SilenceWatch(this.#options.patienceMs);
    await this.#changeWhen(
      (state) =>
        state.only === null || state.only.id === this.#id || watch.isSilent(state.only.id, state.only.beat),
      (state) => {
        const { [this.#id]: _, ...writers } = state.writers;
        return { ...state, writers, only: { id: this.#id, purpose, beat: ++this.#beat } };
      },
    );
    this.#isWriting = false;
    this.#isAlone = true;
    this.#isLost = false;
    this.#startHeart();
    try {
      const state = await this.#changeWhen(
        (each) =>
          Object.entries(each.writers).every(([id, { beat }]) => watch.isSilent(id, beat)) &&
          each.only?.id === this.#id,
        (each) => ({ ...each, writers: {} }),
      );
      return await work(state);
    } finally {
      this.#stopHeart();
      this.#isAlone = false;
      this.#isLost = false;
      await this.change((state) => (state.only?.id === this.#id ? { ...state, only: null } : state));
    }
  }

  /** A change that only whoever is alone may make; should another have taken over meanwhile, it is not made. */
  async changeAlone(how: (state: State) => State): Promise<State> {
    return this.#changeWhen(
      () => true,
      (state) => {
        if (state.only?.id !== this.#id) throw new StoreUnavailable(TAKEN_OVER);
        return how(state);
      },
    );
  }

  /** Asked before every write: whoever was taken for dead must not go on. */
  requireHold(): void {
    if (this.#isLost) throw new StoreUnavailable(TAKEN_OVER);
  }

  async change(how: (state: State) => State): Promise<State> {
    return this.#changeWhen(() => true, how);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#leaving;
    if (this.#isWriting) await this.#leave();
    this.#stopHeart();
  }

  async #admit(): Promise<State> {
    const state = await this.read();
    this.requireCurrentIndex();
    if (this.#isWriting && this.#id in state.writers && state.only === null) return state;
    const watch = new SilenceWatch(this.#options.patienceMs);
    const admitted = await this.#changeWhen(
      ({ only }) => only === null || watch.isSilent(only.id, only.beat),
      (each) => ({
        ...each,
        only: null,
        writers: { ...each.writers, [this.#id]: { purpose: 'writing', beat: ++this.#beat } },
      }),
      // Whoever wants to be alone must not wait for one who waits for him.
      (each) => {
        const { [this.#id]: _, ...writers } = each.writers;
        return this.#id in each.writers && this.#writersInside === 1 ? { ...each, writers } : undefined;
      },
    );
    this.requireCurrentIndex();
    this.#isWriting = true;
    this.#isLost = false;
    this.#startHeart();
    return admitted;
  }

  async #leave(): Promise<void> {
    if (this.#writersInside > 0) return;
    this.#isWriting = false;
    this.#stopHeart();
    await this.change((state) => {
      const { [this.#id]: _, ...writers } = state.writers;
      return { ...state, writers };
    });
  }

  async #changeWhen(
    isTime: (state: State) => boolean,
    how: (state: State) => State,
    meanwhile?: (state: State) => State | undefined,
  ): Promise<State> {
    for (;;) {
      const { source, version } = await this.#load();
      const begun = performance.now();
      const isNow = isTime(source);
      const changed = isNow ? how(source) : meanwhile?.(source);
      if (changed !== undefined && changed !== source) {
        const [result] = await this.#documents.apply(
          [{ ...this.#place, action: 'index', version, body: toBody(changed) }],
          { isGuarded: false },
        );
        if (result?.outcome !== 'done') continue;
        if (changed.generation !== source.generation || changed.analyzer !== source.analyzer)
          await this.#documents.refresh([this.#place.index]);
        this.#know(changed, begun);
      }
      if (isNow) return changed ?? source;
      await delay(POLL_MS);
    }
  }

  async #load(): Promise<Loaded<State>> {
    const askedAt = performance.now();
    const found = await this.#documents.get<{ document: State }>(this.#place);
    if (found === undefined) throw new StoreUnavailable('the store is not there any more');
    const { document } = found.source;
    this.#know(document, askedAt);
    return { source: document, version: found.version };
  }

  #startHeart(): void {
    if (this.#heart !== undefined) return;
    this.#heart = setInterval(() => {
      if (this.#isBeating) return;
      this.#isBeating = true;
      void this.change((state) => {
        const beat = ++this.#beat;
        const writer = state.writers[this.#id];
        const isOnly = state.only?.id === this.#id;
        if (
          (this.#isAlone && !isOnly) ||
          (this.#isWriting && this.#writersInside > 0 && writer === undefined)
        )
          this.#isLost = true;
        return {
          ...state,
          ...(writer && { writers: { ...state.writers, [this.#id]: { ...writer, beat } } }),
          ...(isOnly && state.only !== null && { only: { ...state.only, beat } }),
        };
      })
        .catch(() => {})
        .finally(() => {
          this.#isBeating = false;
        });
    }, BEAT_MS).unref();
  }

  #stopHeart(): void {
    clearInterval(this.#heart);
    this.#heart = undefined;
  }
}

function toBody(state: State): string {
  return JSON.stringify({ kind: 'state', document: state });
}

/** Notices who has given no sign of life for a while, by a clock of its own. */
class SilenceWatch {
  #patienceMs: number;
  #heard = new Map<string, { beat: number; at: number }>();

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  isSilent(id: string, beat: number): boolean {
    const heard = this.#heard.get(id);
    if (heard === undefined || heard.beat !== beat) {
      this.#heard.set(id, { beat, at: performance.now() });
      return false;
    }
    return performance.now() - heard.at > this.#patienceMs;
  }
}
