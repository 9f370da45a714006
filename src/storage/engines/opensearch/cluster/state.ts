import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { OpensearchClient } from './client.ts';
import { IndexMissing, type Loaded, type OpensearchDocuments, type Place } from './documents.ts';
import { HeartbeatWatch } from './heartbeat-watch.ts';
import { KnownState, type KnownStateOptions, STATE_ID, type State } from './known-state.ts';
import type { OpensearchNames } from './names.ts';

export type { State } from './known-state.ts';

const BEAT_MS = 5000;
const POLL_MS = 200;
const IDLE_MS = 500;
const TAKEN_OVER =
  'this process was unresponsive for too long, and another one took over; run the command again';

export interface StateOptions extends KnownStateOptions {
  /** The lease: a process that has not beaten for this long is taken for dead. */
  timeoutMs: number;
  /** The clock of the lease. */
  now?: () => number;
  /** Time between two heartbeats; a fraction of the lease by default. */
  beatMs?: number;
}

/**
 * The cluster has no transactions: a process registers here before it adds records, and a process that removes records waits until
 * no other one is registered. A process that dies is noticed by its silence; no clock of another machine is trusted for that.
 */
export class OpensearchState extends KnownState {
  #documents: OpensearchDocuments;
  #place: Place;
  #timeoutMs: number;
  #graceMs: number;
  #beatMs: number;
  #now: () => number;
  #id = randomUUID();
  #beat = 0;
  /** When the last heartbeat that succeeded was sent. */
  #beatenAt = Number.NEGATIVE_INFINITY;
  #isWriting = false;
  #isAlone = false;
  /** Another process took over: the registration is no longer ours. */
  #isLost = false;
  #leaving: Promise<void> = Promise.resolve();
  /** The exclusive work of this process that was asked for last. */
  #exclusive: Promise<unknown> = Promise.resolve();
  #beating: Promise<void> | undefined;
  #writersInside = 0;
  #idle: NodeJS.Timeout | undefined;
  #heart: NodeJS.Timeout | undefined;

  /** What deals with indices that are missing (records/repair.ts). */
  repair:
    | {
        survey(state: State): Promise<{ state: State; isWhole: boolean }>;
        mend(state: State): Promise<State>;
      }
    | undefined;

  constructor(
    client: OpensearchClient,
    documents: OpensearchDocuments,
    names: OpensearchNames,
    options: StateOptions,
  ) {
    super(names, options);
    this.#documents = documents;
    this.#place = { index: names.fixed('ledger'), id: STATE_ID };
    this.#timeoutMs = options.timeoutMs;
    this.#graceMs = options.graceMs;
    this.#beatMs = options.beatMs ?? Math.min(BEAT_MS, options.timeoutMs / 4);
    this.#now = options.now ?? (() => performance.now());
    client.guard = () => this.requireHold();
  }

  /** Until no searcher uses the indices of the last generation any more. */
  async grace(): Promise<void> {
    await delay(this.#graceMs);
  }

  /** Writes the first state, unless there is one. */
  async create(first: Pick<State, 'generation' | 'analyzer' | 'months'>): Promise<void> {
    const state: State = { ...first, hasTombstones: false, writers: {}, only: null };
    await this.#documents.apply([{ ...this.#place, action: 'create', body: toBody(state) }]);
    await this.#documents.refresh([this.#place.index]);
    await this.read();
  }

  /** The state as it is now; undefined where there is none. */
  async find(lookupMs?: number): Promise<State | undefined> {
    const askedAt = performance.now();
    const found = await this.#documents.get<{ document: State }>(this.#place, lookupMs);
    if (found === undefined) return undefined;
    const { document } = found.source;
    this.know(document, askedAt);
    return document;
  }

  /** The state as it is now. */
  async read(lookupMs?: number): Promise<State> {
    const found = await this.find(lookupMs);
    if (found === undefined) throw new StoreUnavailable('the state document of the store is missing');
    return found;
  }

  /** Once more if the indices were dropped or replaced while the work was going on; IndexMissing if they should be there. */
  async again<T>(work: (generation: number) => Promise<T>): Promise<T> {
    const { generation } = this;
    try {
      return await work(generation);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
      await this.read();
      if (this.generation === generation && this.isExpected(error.index)) throw error;
      return work(this.generation);
    }
  }

  /** Adds records, side by side with other writers. */
  async whileWriting<T>(work: (state: State) => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.#whileRegistered(async (admitted) => {
        const { state, isWhole } = (await this.repair?.survey(admitted)) ?? {
          state: admitted,
          isWhole: true,
        };
        return isWhole ? { result: await work(state) } : undefined;
      });
      if (done !== undefined) return done.result;
      await this.alone('repair', async () => {});
    }
  }

  async #whileRegistered<T>(work: (state: State) => Promise<T>): Promise<T> {
    await this.#untilShared();
    clearTimeout(this.#idle);
    this.#writersInside++;
    try {
      // Leaving and entering at the same time could end outside.
      await this.#leaving;
      return await work(await this.#admit());
    } finally {
      if (--this.#writersInside === 0) {
        if (this.#isLost) this.#isWriting = false;
        this.#isLost = false;
        this.#idle = setTimeout(() => {
          this.#leaving = this.#leave().catch(() => {});
        }, IDLE_MS).unref();
      }
    }
  }

  /** Changes the store as a whole, while no other process changes anything. */
  alone<T>(purpose: string, work: (state: State) => Promise<T>): Promise<T> {
    const turn = this.#exclusive.then(() => this.#alone(purpose, work));
    this.#exclusive = turn.catch(() => {});
    return turn;
  }

  async #untilShared(): Promise<void> {
    for (let last: unknown; last !== this.#exclusive; await last) last = this.#exclusive;
  }

  async #alone<T>(purpose: string, work: (state: State) => Promise<T>): Promise<T> {
    // Registered as the same process, its own writers would not be waited for.
    while (this.#writersInside > 0) await delay(POLL_MS);
    clearTimeout(this.#idle);
    const watch = new HeartbeatWatch(this.#timeoutMs, this.#now);
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
      return await work((await this.repair?.mend(state)) ?? state);
    } finally {
      this.#stopHeart();
      this.#isAlone = false;
      this.#isLost = false;
      await this.change((state) => (state.only?.id === this.#id ? { ...state, only: null } : state));
    }
  }

  /** A change for the process that is alone; throws when another one has taken over. */
  async changeExclusively(how: (state: State) => State): Promise<State> {
    return this.change((state) => {
      if (state.only?.id !== this.#id) throw new StoreUnavailable(TAKEN_OVER);
      return how(state);
    });
  }

  async change(how: (state: State) => State): Promise<State> {
    return this.#changeWhen(() => true, how);
  }

  /**
   * The fence, awaited before every write. Half a lease after the last successful heartbeat, a registered process must prove that it is
   * still registered: another process may have taken over while this one was stopped or cut off.
   */
  async requireHold(): Promise<void> {
    if (!this.#isAlone && !this.#isWriting) return;
    if (!this.#isLost && this.#now() - this.#beatenAt > this.#timeoutMs / 2) await this.#renew();
    if (this.#isLost) throw new StoreUnavailable(TAKEN_OVER);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#leaving;
    this.#stopHeart();
    if (!this.#isWriting) return;
    await this.#leave().catch((error) => {
      // Not worth a failure: the registration expires by itself.
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }

  async #admit(): Promise<State> {
    const state = (await this.#load()).source;
    this.requireCurrentIndex();
    const isRegistered = this.#id in state.writers;
    // Other batches of this process were fenced off: they must end before it registers again.
    if (this.#isWriting && !isRegistered && this.#writersInside > 1) this.#isLost = true;
    if (this.#isLost) throw new StoreUnavailable(TAKEN_OVER);
    if (this.#isWriting && isRegistered && state.only === null) return state;
    const watch = new HeartbeatWatch(this.#timeoutMs, this.#now);
    const admitted = await this.#changeWhen(
      ({ only }) => only === null || watch.isSilent(only.id, only.beat),
      (each) => ({
        ...each,
        only: null,
        writers: { ...each.writers, [this.#id]: { purpose: 'writing', beat: ++this.#beat } },
      }),
      // Avoid deadlock: step back while another process waits for exclusive access.
      (each) => {
        if (!(this.#id in each.writers) || this.#writersInside > 1) return undefined;
        this.#isWriting = false;
        const { [this.#id]: _, ...writers } = each.writers;
        return { ...each, writers };
      },
    );
    this.requireCurrentIndex();
    this.#isWriting = true;
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
      const beatenAt = this.#now();
      const isNow = isTime(source);
      const changed = isNow ? how(source) : meanwhile?.(source);
      if (changed !== undefined && changed !== source) {
        const [result] = await this.#documents.apply(
          [{ ...this.#place, action: 'index', version, body: toBody(changed) }],
          { isGuarded: false },
        );
        if (result?.outcome !== 'done') continue;
        const beat = this.#beatIn(changed);
        if (beat !== undefined && beat !== this.#beatIn(source)) this.#beatenAt = beatenAt;
        if (changed.generation !== source.generation || changed.analyzer !== source.analyzer)
          await this.#documents.refresh([this.#place.index], { isGuarded: false });
        this.know(changed, begun);
      }
      if (isNow) return changed ?? source;
      await delay(POLL_MS);
    }
  }

  #beatIn({ only, writers }: State): number | undefined {
    return only?.id === this.#id ? only.beat : writers[this.#id]?.beat;
  }

  /** With a writer's patience: what follows from it is a write. */
  async #load(): Promise<Loaded<State>> {
    const askedAt = performance.now();
    const [found] = await this.#documents.load<{ document: State }>([this.#place]);
    if (found === undefined) throw new StoreUnavailable('the state document of the store is missing');
    const { document } = found.source;
    this.know(document, askedAt);
    return { source: document, version: found.version };
  }

  /** One heartbeat at a time; concurrent callers share it. */
  #renew(): Promise<void> {
    this.#beating ??= this.#beatOnce().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatOnce(): Promise<void> {
    await this.change((state) => {
      if (!this.#isAlone && !this.#isWriting) return state;
      const writer = state.writers[this.#id];
      const isOnly = state.only?.id === this.#id;
      const isHeld = this.#isAlone ? isOnly : writer !== undefined;
      if (!isHeld) {
        if (this.#isAlone || this.#writersInside > 0) this.#isLost = true;
        else this.#isWriting = false;
        return state;
      }
      const beat = ++this.#beat;
      return {
        ...state,
        ...(writer && { writers: { ...state.writers, [this.#id]: { ...writer, beat } } }),
        ...(isOnly && state.only !== null && { only: { ...state.only, beat } }),
      };
    });
  }

  #startHeart(): void {
    if (this.#heart !== undefined || !Number.isFinite(this.#beatMs)) return;
    this.#heart = setInterval(() => void this.#renew().catch(() => {}), this.#beatMs).unref();
  }

  #stopHeart(): void {
    clearInterval(this.#heart);
    this.#heart = undefined;
  }
}

function toBody(state: State): string {
  return JSON.stringify({ kind: 'state', document: state });
}
