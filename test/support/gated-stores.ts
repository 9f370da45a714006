/** Stores on a real cluster, with a gate that controls the order of their requests. */
import type { TestContext } from 'node:test';
import {
  type Call,
  OpensearchClient,
  type Reply,
} from '../../src/storage/engines/opensearch/cluster/client.ts';
import type { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { openTestStore } from './opensearch.ts';

type Send = (this: OpensearchClient, call: Call) => Promise<Reply>;

/** `before` is called before each request of a gated store. The request is sent when it resolves. */
export interface Gate {
  before(store: number): Promise<void> | void;
  after?(store: number): void;
}

export interface GatedStores {
  stores: OpensearchStore[];
  /** Without a gate, requests pass freely. */
  setGate(gate: Gate | undefined): void;
}

export async function openGatedStores(
  t: TestContext,
  prefix: string,
  count: number,
  { leaseMs = 60_000 } = {},
): Promise<GatedStores> {
  const numbers = new Map<OpensearchClient, number>();
  let opening = -1;
  let gate: Gate | undefined;
  for (const name of ['read', 'readForWriter', 'write'] as const) {
    const send: Send = OpensearchClient.prototype[name];
    t.mock.method(OpensearchClient.prototype, name, async function (call) {
      if (opening >= 0 && !numbers.has(this)) numbers.set(this, opening);
      const store = numbers.get(this);
      if (gate === undefined || store === undefined) return send.call(this, call);
      const current = gate;
      await current.before(store);
      try {
        return await send.call(this, call);
      } finally {
        current.after?.(store);
      }
    } satisfies Send);
  }
  const stores: OpensearchStore[] = [];
  // A store waiting at the gate sends no heartbeats. A long lease keeps others from declaring it dead.
  const options = { prefix, refreshSeconds: 60, leaseMs };
  for (opening = 0; opening < count; opening++) stores.push(await openTestStore(options));
  opening = -1;
  return {
    stores,
    setGate(next) {
      gate = next;
    },
  };
}

/** Pauses one store before its nth request, until it is released. */
export class PauseBefore implements Gate {
  #store: number;
  #left: number;
  #reached = Promise.withResolvers<boolean>();
  #released = Promise.withResolvers<void>();

  constructor(store: number, request: number) {
    this.#store = store;
    this.#left = request;
  }

  async before(store: number): Promise<void> {
    if (store !== this.#store || this.#left-- > 0) return;
    this.#reached.resolve(true);
    await this.#released.promise;
  }

  /** Resolves to true when the store is paused, to false if the work ends first. */
  async reached(work: Promise<unknown>): Promise<boolean> {
    work.then(
      () => this.#reached.resolve(false),
      () => this.#reached.resolve(false),
    );
    return this.#reached.promise;
  }

  release(): void {
    this.#released.resolve();
  }
}

/** Signals when a store has sent this many requests, without pausing it. */
export class StartAfter implements Gate {
  #pause: PauseBefore;

  constructor(store: number, requests: number) {
    this.#pause = new PauseBefore(store, requests);
    this.#pause.release();
  }

  before(store: number): Promise<void> {
    return this.#pause.before(store);
  }

  reached(work: Promise<unknown>): Promise<boolean> {
    return this.#pause.reached(work);
  }
}

interface Waiting {
  store: number;
  pass: () => void;
}

/** Lets one request pass at a time, chosen by a seed. */
export class SeededSchedule implements Gate {
  #choose: (below: number) => number;
  #waiting: Waiting[] = [];
  #isBusy = false;
  #last = 0;
  /** Requests that passed while another store's request was waiting. */
  choices = 0;

  constructor(choose: (below: number) => number) {
    this.#choose = choose;
  }

  before(store: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ store, pass: resolve });
    if (!this.#isBusy) this.#next();
    return promise;
  }

  after(): void {
    this.#isBusy = false;
    this.#next();
  }

  /** Waits until all continuations have run, so that each store has queued its next request. */
  #next(): void {
    this.#isBusy = true;
    setImmediate(() => {
      const stores = [...new Set(this.#waiting.map(({ store }) => store))].sort();
      if (stores.length === 0) {
        this.#isBusy = false;
        return;
      }
      if (stores.length > 1) this.choices++;
      // Several requests in a row from one store reach states that strict alternation misses.
      const isSame = stores.includes(this.#last) && this.#choose(3) > 0;
      this.#last = isSame ? this.#last : (stores[this.#choose(stores.length)] as number);
      const index = this.#waiting.findIndex(({ store }) => store === this.#last);
      const [next] = this.#waiting.splice(index, 1) as [Waiting];
      next.pass();
    });
  }
}
