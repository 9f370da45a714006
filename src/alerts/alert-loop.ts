import type { Clock, Timer } from '../clock.ts';
import type { AlertStore } from '../storage/port/alerts.ts';
import type { Deliverer } from './deliverer.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Leader } from './leader.ts';

/** Another process may import at any time, and only the store knows. */
const POLL_MS = 1000;
/** Results of attempts that end within this time are stored together. */
const SAVING_MS = 20;
/** After an error, such as a store that does not answer. */
const RECOVERY_MS = 5000;
/** Deliveries that are finished are removed after this time. */
const KEPT_MS = 30 * 24 * 3_600_000;
const PRUNING_MS = 3_600_000;

export interface AlertLoopParts {
  store: AlertStore;
  leader: Leader;
  dispatcher: Dispatcher;
  deliverer: Deliverer;
  clock: Clock;
  timer: Timer;
  onError: (error: Error) => void;
}

/** Dispatches matches and delivers notifications in the background, in one process at a time. */
export class AlertLoop {
  #parts: AlertLoopParts;
  #isStopping = false;
  #isWoken = false;
  /** Whether nothing has happened since the last step. */
  #isQuiet = true;
  #wake = () => {};
  #running: Promise<void> | undefined;
  #prunedAt = 0;

  constructor(parts: AlertLoopParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Something may have to be done: records were imported, or a person asked for a delivery. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Ends after the attempts that are running, whose results are stored. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { deliverer, leader, onError } = this.#parts;
    while (!this.#isStopping || deliverer.isBusy) {
      this.#isWoken = false;
      try {
        await this.#pause(this.#isStopping ? await this.#finish() : await this.#step());
      } catch (error) {
        if (this.#isStopping) break;
        onError(error as Error);
        await this.#pause(RECOVERY_MS);
      }
    }
    await leader.release().catch(() => {});
  }

  async #finish(): Promise<number> {
    await this.#parts.deliverer.settle();
    return this.#parts.deliverer.isBusy ? POLL_MS : 0;
  }

  /** Returns the milliseconds until the next step, unless something happens before. */
  async #step(): Promise<number> {
    const { store, leader, dispatcher, deliverer, clock } = this.#parts;
    const nextDueAt = await store.nextDueAt();
    const isDue = nextDueAt !== undefined && nextDueAt <= clock();
    const hasWork = isDue || deliverer.isBusy || (await store.undispatched(1)).length > 0;
    if (!hasWork) {
      leader.rest();
      await this.#prune();
      return POLL_MS;
    }
    if (!(await leader.isLeading())) return POLL_MS;
    if (leader.takeHandover()) dispatcher.forget();
    await dispatcher.run(() => this.#isStopping);
    await deliverer.run(this.#isQuiet);
    const next = Math.min(
      (await store.nextDueAt()) ?? Number.POSITIVE_INFINITY,
      deliverer.nextPauseEnd() ?? Number.POSITIVE_INFINITY,
    );
    if (deliverer.hasResults) return SAVING_MS;
    return Math.min(POLL_MS, Math.max(deliverer.isBusy ? POLL_MS : 1, next - clock()));
  }

  async #prune(): Promise<void> {
    const { store, clock } = this.#parts;
    if (clock() - this.#prunedAt < PRUNING_MS) return;
    this.#prunedAt = clock();
    const { total } = await store.deliveries({
      during: { to: this.#prunedAt - KEPT_MS },
      statuses: ['delivered', 'failed', 'cancelled'],
      slice: { kind: 'page', skip: 0, take: 1 },
    });
    if (total > 0) await store.pruneDeliveries(this.#prunedAt - KEPT_MS);
  }

  async #pause(ms: number): Promise<void> {
    this.#isQuiet = false;
    if (this.#isWoken || ms === 0) return;
    this.#isQuiet = await new Promise<boolean>((resolve) => {
      const timeout = this.#parts.timer(() => resolve(true), ms);
      this.#wake = () => {
        timeout.cancel();
        resolve(false);
      };
    });
    this.#wake = () => {};
  }
}
