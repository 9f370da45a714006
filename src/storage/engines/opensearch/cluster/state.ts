import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { CachedState, type CachedStateOptions, STATE_ID, type State } from './cached-state.ts';
import type { OpensearchClient } from './client.ts';
import { IndexMissing, type Loaded, type OpensearchDocuments, type Place } from './documents.ts';
import { HeartbeatWatch } from './heartbeat-watch.ts';
import type { OpensearchNames } from './names.ts';

export type { State } from './cached-state.ts';

/** Longest time between two heartbeats. */
const BEAT_MS = 5000;
const POLL_MS = 200;
/** A writer stays registered for this long after a batch, because another one often follows. */
const IDLE_MS = 500;
const TAKEN_OVER =
  'this process was unresponsive for too long, and another one took over; run the command again';

export interface StateOptions extends CachedStateOptions {
  /** A process that has sent no heartbeat for this long is considered dead. */
  leaseMs: number;
  /** The clock of the lease. */
  now?: () => number;
  /** Time between two heartbeats; a fraction of the lease by default. */
  beatMs?: number;
}

/**
 * Coordinates processes, because the cluster has no transactions. A process registers before it adds records, and a
 * process that removes records waits until no other is registered. A dead process is detected by its missing
 * heartbeats, measured only with the local clock.
 */
export class OpensearchState extends CachedState {
  #documents: OpensearchDocuments;
  #place: Place;
  #leaseMs: number;
  #gracePeriodMs: number;
  #beatMs: number;
  #now: () => number;
  #id = randomUUID();
  #beat = 0;
  /** When the last successful heartbeat was sent. */
  #lastBeatAt = Number.NEGATIVE_INFINITY;
  #isWriting = false;
  #isExclusive = false;
  /** Another process took over, so the registration is no longer ours. */
  #isTakenOver = false;
  #deregistration: Promise<void> = Promise.resolve();
  /** The last exclusive work that this process queued. */
  #exclusiveWork: Promise<unknown> = Promise.resolve();
  /** The last work of this process that derives victims. */
  #settling: Promise<unknown> = Promise.resolve();
  #heartbeat: Promise<void> | undefined;
  #activeWriters = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #heartbeatTimer: NodeJS.Timeout | undefined;

  /** Recreates missing indices (records/repair.ts). */
  repair:
    | {
        inspect(state: State): Promise<{ state: State; isIntact: boolean }>;
        recreateMissing(state: State): Promise<State>;
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
    this.#leaseMs = options.leaseMs;
    this.#gracePeriodMs = options.gracePeriodMs;
    this.#beatMs = options.beatMs ?? Math.min(BEAT_MS, options.leaseMs / 4);
    this.#now = options.now ?? (() => performance.now());
    client.guard = () => this.requireRegistration();
  }

  /** Resolves once every searcher has noticed the last change, so that none uses the indices of the old generation. */
  async waitForSearchers(): Promise<void> {
    await delay(this.#gracePeriodMs);
  }

  /** Writes the first state, unless one exists. */
  async create(first: Pick<State, 'generation' | 'analyzer' | 'months'>): Promise<void> {
    const state: State = { ...first, hasTombstones: false, writers: {}, only: null };
    await this.#documents.apply([{ ...this.#place, action: 'create', body: toBody(state) }]);
    await this.#documents.refresh([this.#place.index]);
    await this.read();
  }

  /** Reads the current state; undefined if there is none. */
  async find(lookupMs?: number): Promise<State | undefined> {
    const askedAt = performance.now();
    const found = await this.#documents.get<{ document: State }>(this.#place, lookupMs);
    if (found === undefined) return undefined;
    const { document } = found.source;
    this.update(document, askedAt);
    return document;
  }

  /** Reads the current state. */
  async read(lookupMs?: number): Promise<State> {
    const found = await this.find(lookupMs);
    if (found === undefined) throw new StoreUnavailable('the state document of the store is missing');
    return found;
  }

  /**
   * Retries the work if its indices were dropped or replaced meanwhile. Throws IndexMissing if an index should exist.
   */
  async retryIfReplaced<T>(work: (generation: number) => Promise<T>): Promise<T> {
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

  /** Registers as a writer for the work. Writers run concurrently. */
  async whileWriting<T>(work: (state: State) => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.#whileRegistered(async (admitted) => {
        const { state, isIntact } = (await this.repair?.inspect(admitted)) ?? {
          state: admitted,
          isIntact: true,
        };
        return isIntact ? { result: await work(state) } : undefined;
      });
      if (done !== undefined) return done.result;
      await this.exclusively('repair', async () => {});
    }
  }

  async #whileRegistered<T>(work: (state: State) => Promise<T>): Promise<T> {
    await this.#waitForExclusiveWork();
    clearTimeout(this.#idleTimer);
    this.#activeWriters++;
    try {
      // Let a pending deregistration finish first, or it would undo the registration.
      await this.#deregistration;
      return await work(await this.#register());
    } finally {
      if (--this.#activeWriters === 0) {
        if (this.#isTakenOver) this.#isWriting = false;
        this.#isTakenOver = false;
        this.#idleTimer = setTimeout(() => {
          this.#deregistration = this.#deregister().catch(() => {});
        }, IDLE_MS).unref();
      }
    }
  }

  /** Names this process in the state. */
  get id(): string {
    return this.#id;
  }

  /** Runs the work of a registered writer while no other process derives victims. */
  whileSettling<T>(work: (state: State) => Promise<T>): Promise<T> {
    const queued = this.#settling.then(() => this.#settle(work));
    this.#settling = queued.catch(() => {});
    return queued;
  }

  async #settle<T>(work: (state: State) => Promise<T>): Promise<T> {
    const watch = new HeartbeatWatch(this.#leaseMs, this.#now);
    const state = await this.#changeWhen(
      ({ settler, writers }) => {
        if (settler === undefined || settler === this.#id) return true;
        const holder = writers[settler];
        return holder === undefined || watch.isExpired(settler, holder.beat);
      },
      ({ settler, ...known }) => {
        const writers = { ...known.writers };
        // Without its registration, a process that was only suspended cannot write any more.
        if (settler !== undefined && settler !== this.#id) delete writers[settler];
        return { ...known, writers, settler: this.#id };
      },
    );
    try {
      return await work(state);
    } finally {
      await this.change(({ settler, ...known }) =>
        settler === undefined || settler === this.#id ? known : { ...known, settler },
      );
    }
  }

  /** Runs the work while no other process changes anything. */
  exclusively<T>(purpose: string, work: (state: State) => Promise<T>): Promise<T> {
    const queued = this.#exclusiveWork.then(() => this.#runExclusively(purpose, work));
    this.#exclusiveWork = queued.catch(() => {});
    return queued;
  }

  async #waitForExclusiveWork(): Promise<void> {
    for (let last: unknown; last !== this.#exclusiveWork; await last) last = this.#exclusiveWork;
  }

  async #runExclusively<T>(purpose: string, work: (state: State) => Promise<T>): Promise<T> {
    // The state cannot tell this process's own writers from its exclusive work, so wait for them here.
    while (this.#activeWriters > 0) await delay(POLL_MS);
    clearTimeout(this.#idleTimer);
    const watch = new HeartbeatWatch(this.#leaseMs, this.#now);
    await this.#changeWhen(
      (state) =>
        state.only === null || state.only.id === this.#id || watch.isExpired(state.only.id, state.only.beat),
      (state) => {
        const { [this.#id]: _, ...writers } = state.writers;
        return { ...state, writers, only: { id: this.#id, purpose, beat: ++this.#beat } };
      },
    );
    this.#isWriting = false;
    this.#isExclusive = true;
    this.#isTakenOver = false;
    this.#startHeartbeat();
    try {
      const state = await this.#changeWhen(
        (each) =>
          Object.entries(each.writers).every(([id, { beat }]) => watch.isExpired(id, beat)) &&
          each.only?.id === this.#id,
        (each) => ({ ...each, writers: {} }),
      );
      return await work((await this.repair?.recreateMissing(state)) ?? state);
    } finally {
      this.#stopHeartbeat();
      this.#isExclusive = false;
      this.#isTakenOver = false;
      await this.change((state) => (state.only?.id === this.#id ? { ...state, only: null } : state));
    }
  }

  /** For the process with exclusive access. Throws if another process has taken over. */
  async changeExclusively(change: (state: State) => State): Promise<State> {
    return this.change((state) => {
      if (state.only?.id !== this.#id) throw new StoreUnavailable(TAKEN_OVER);
      return change(state);
    });
  }

  async change(change: (state: State) => State): Promise<State> {
    return this.#changeWhen(() => true, change);
  }

  /**
   * The fence, awaited before every write. Half a lease after the last successful heartbeat, a registered process must
   * prove that it is still registered: another process may have taken over while this one was suspended or
   * disconnected.
   */
  async requireRegistration(): Promise<void> {
    if (!this.#isExclusive && !this.#isWriting) return;
    if (!this.#isTakenOver && this.#now() - this.#lastBeatAt > this.#leaseMs / 2) await this.#renew();
    if (this.#isTakenOver) throw new StoreUnavailable(TAKEN_OVER);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await this.#deregistration;
    this.#stopHeartbeat();
    if (!this.#isWriting) return;
    await this.#deregister().catch((error) => {
      // Not worth a failure: the registration expires.
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }

  async #register(): Promise<State> {
    const state = (await this.#load()).source;
    this.requireCurrentIndex();
    const isRegistered = this.#id in state.writers;
    // Other batches of this process were fenced off. They must end before it registers again.
    if (this.#isWriting && !isRegistered && this.#activeWriters > 1) this.#isTakenOver = true;
    if (this.#isTakenOver) throw new StoreUnavailable(TAKEN_OVER);
    if (this.#isWriting && isRegistered && state.only === null) return state;
    const watch = new HeartbeatWatch(this.#leaseMs, this.#now);
    const registered = await this.#changeWhen(
      ({ only }) => only === null || watch.isExpired(only.id, only.beat),
      (each) => ({
        ...each,
        only: null,
        writers: { ...each.writers, [this.#id]: { purpose: 'writing', beat: ++this.#beat } },
      }),
      // Avoid deadlock: step back while another process waits for exclusive access.
      (each) => {
        if (!(this.#id in each.writers) || this.#activeWriters > 1) return undefined;
        this.#isWriting = false;
        const { [this.#id]: _, ...writers } = each.writers;
        return { ...each, writers };
      },
    );
    this.requireCurrentIndex();
    this.#isWriting = true;
    this.#startHeartbeat();
    return registered;
  }

  async #deregister(): Promise<void> {
    if (this.#activeWriters > 0) return;
    this.#isWriting = false;
    this.#stopHeartbeat();
    await this.change((state) => {
      const { [this.#id]: _, ...writers } = state.writers;
      return { ...state, writers };
    });
  }

  /** Changes the state as soon as `isReady` allows it. Until then, `whileWaiting` may make another change. */
  async #changeWhen(
    isReady: (state: State) => boolean,
    change: (state: State) => State,
    whileWaiting?: (state: State) => State | undefined,
  ): Promise<State> {
    for (;;) {
      const { source, version } = await this.#load();
      const startedAt = performance.now();
      const beatAt = this.#now();
      const isNow = isReady(source);
      const changed = isNow ? change(source) : whileWaiting?.(source);
      if (changed !== undefined && changed !== source) {
        const [result] = await this.#documents.apply(
          [{ ...this.#place, action: 'index', version, body: toBody(changed) }],
          { isGuarded: false },
        );
        if (result?.outcome !== 'done') continue;
        const beat = this.#beatIn(changed);
        if (beat !== undefined && beat !== this.#beatIn(source)) this.#lastBeatAt = beatAt;
        if (changed.generation !== source.generation || changed.analyzer !== source.analyzer)
          await this.#documents.refresh([this.#place.index], { isGuarded: false });
        this.update(changed, startedAt);
      }
      if (isNow) return changed ?? source;
      await delay(POLL_MS);
    }
  }

  #beatIn({ only, writers }: State): number | undefined {
    return only?.id === this.#id ? only.beat : writers[this.#id]?.beat;
  }

  /** Retried like a write, because a write depends on it. */
  async #load(): Promise<Loaded<State>> {
    const askedAt = performance.now();
    const [found] = await this.#documents.load<{ document: State }>([this.#place]);
    if (found === undefined) throw new StoreUnavailable('the state document of the store is missing');
    const { document } = found.source;
    this.update(document, askedAt);
    return { source: document, version: found.version };
  }

  /** One heartbeat at a time; concurrent callers share it. */
  #renew(): Promise<void> {
    this.#heartbeat ??= this.#beatOnce().finally(() => {
      this.#heartbeat = undefined;
    });
    return this.#heartbeat;
  }

  async #beatOnce(): Promise<void> {
    await this.change((state) => {
      if (!this.#isExclusive && !this.#isWriting) return state;
      const writer = state.writers[this.#id];
      const isOnly = state.only?.id === this.#id;
      const isRegistered = this.#isExclusive ? isOnly : writer !== undefined;
      if (!isRegistered) {
        if (this.#isExclusive || this.#activeWriters > 0) this.#isTakenOver = true;
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

  #startHeartbeat(): void {
    if (this.#heartbeatTimer !== undefined || !Number.isFinite(this.#beatMs)) return;
    this.#heartbeatTimer = setInterval(() => void this.#renew().catch(() => {}), this.#beatMs).unref();
  }

  #stopHeartbeat(): void {
    clearInterval(this.#heartbeatTimer);
    this.#heartbeatTimer = undefined;
  }
}

function toBody(state: State): string {
  return JSON.stringify({ kind: 'state', document: state });
}
