import type { Clock } from '../clock.ts';
import type { AlertStore, Delivery, StoredTarget } from '../storage/port/alerts.ts';
import type { DeliveryContext } from './delivery/delivery-context.ts';
import type { Outcome } from './delivery/outcome.ts';
import { retryPause } from './delivery/retry-schedule.ts';
import { send } from './delivery/send.ts';
import type { TargetConfig } from './delivery/target.ts';
import type { Notifications } from './notifications.ts';

/** Attempts at the same time, in all and for one target. */
const RUNNING_MAX = 32;
const RUNNING_PER_TARGET = 8;
/** Results that are stored together, unless none comes for a moment. */
const SAVED_TOGETHER = 32;
const RESULT_AGE_MAX_MS = 100;
const DUE_MAX = 2 * RUNNING_MAX;

export interface DelivererOptions {
  store: AlertStore;
  notifications: Pick<Notifications, 'of'>;
  context: DeliveryContext;
  clock: Clock;
  /** At least 0 and less than 1. */
  random?: () => number;
  /** Called whenever an attempt has ended. */
  onFinished: () => void;
  onAttempt?: (target: StoredTarget, outcome: 'delivered' | 'failed' | 'cancelled') => void;
  onDisabled?: (target: StoredTarget) => void;
}

/** Sends what is due, again and again until it is delivered or given up. */
export class Deliverer {
  #options: DelivererOptions;
  /** Deliveries whose attempt is running, with their targets. */
  #running = new Map<string, string>();
  /** Deliveries whose result is not stored yet. */
  #finished = new Map<string, Delivery>();
  #firstResultAt = 0;
  /** Targets that asked to be left alone until then. */
  #pausedUntil = new Map<string, number>();

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Whether attempts run, or results are not stored yet. */
  get isBusy(): boolean {
    return this.#running.size > 0 || this.#finished.size > 0;
  }

  /** Whether there are results to store. */
  get hasResults(): boolean {
    return this.#finished.size > 0;
  }

  /** Starts attempts that are due. Stores results once they are many or old, or if no others are about to come. */
  async run(isQuiet: boolean): Promise<void> {
    const isOld = performance.now() - this.#firstResultAt > RESULT_AGE_MAX_MS;
    const isLast = this.#running.size === 0;
    if (isQuiet || isOld || isLast || this.#finished.size >= SAVED_TOGETHER) await this.settle();
    await this.#startDue();
  }

  async #startDue(): Promise<void> {
    if (this.#running.size >= RUNNING_MAX) return;
    const { store, clock } = this.#options;
    const due = await store.dueDeliveries(clock(), DUE_MAX, this.#closedTargets());
    if (due.length === 0) return;
    const targets = new Map((await store.targets()).map((target) => [target.id, target]));
    for (const delivery of due) {
      if (this.#running.size >= RUNNING_MAX) return;
      if (this.#mayStart(delivery)) this.#start(delivery, targets.get(delivery.target));
    }
  }

  /** When anything can be started that cannot be started now. */
  nextPauseEnd(): number | undefined {
    const now = this.#options.clock();
    const ends = [...this.#pausedUntil.values()].filter((end) => end > now);
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  #mayStart({ id, target }: Delivery): boolean {
    const isKnown = this.#running.has(id) || this.#finished.has(id);
    return !isKnown && this.#runningFor(target) < RUNNING_PER_TARGET;
  }

  /** Targets that get nothing now: they asked for a pause, or are busy. */
  #closedTargets(): string[] {
    const now = this.#options.clock();
    const paused = [...this.#pausedUntil].filter(([, until]) => until > now).map(([target]) => target);
    const busy = [...new Set(this.#running.values())].filter(
      (target) => this.#runningFor(target) >= RUNNING_PER_TARGET,
    );
    return [...paused, ...busy];
  }

  #runningFor(target: string): number {
    let count = 0;
    for (const each of this.#running.values()) if (each === target) count++;
    return count;
  }

  #start(delivery: Delivery, target: StoredTarget | undefined): void {
    this.#running.set(delivery.id, delivery.target);
    void this.#attempt(delivery, target)
      .catch((error: Error) => this.#failed(delivery, { outcome: 'failed', error: error.message }))
      .then((after) => {
        this.#running.delete(after.id);
        if (this.#finished.size === 0) this.#firstResultAt = performance.now();
        this.#finished.set(after.id, after);
        this.#options.onFinished();
      });
  }

  /** The delivery after one attempt. */
  async #attempt(delivery: Delivery, target: StoredTarget | undefined): Promise<Delivery> {
    const { notifications, context, onAttempt } = this.#options;
    if (target === undefined)
      return { ...delivery, status: 'cancelled', lastError: 'The target was removed.' };
    if (!target.isEnabled) return { ...delivery, status: 'failed', lastError: 'The target is disabled.' };
    const notification = await notifications.of(delivery);
    if (notification === undefined) {
      onAttempt?.(target, 'cancelled');
      return { ...delivery, status: 'cancelled', lastError: 'Nothing is left to tell.' };
    }
    const outcome = await send(target.settings as unknown as TargetConfig, notification, context);
    onAttempt?.(target, outcome.outcome);
    if (outcome.outcome === 'failed') return this.#failedAt(delivery, target, outcome);
    this.#pausedUntil.delete(target.id);
    return {
      ...delivery,
      status: 'delivered',
      attempts: delivery.attempts + 1,
      lastAttemptAt: this.#options.clock(),
      lastStatus: outcome.status,
      lastError: outcome.warning,
    };
  }

  async #failedAt(
    delivery: Delivery,
    target: StoredTarget,
    outcome: Extract<Outcome, { outcome: 'failed' }>,
  ): Promise<Delivery> {
    const after = this.#failed(delivery, outcome);
    const { clock } = this.#options;
    if (outcome.retryAfterMs !== undefined) this.#pausedUntil.set(target.id, clock() + outcome.retryAfterMs);
    if (outcome.isGone) await this.#disable(target, 'It answered 410 Gone: it wants no more notifications.');
    else if (after.status === 'failed' && !outcome.isPermanent && (await this.#isDead(target, delivery)))
      await this.#disable(target, `It failed for three days: ${outcome.error}`);
    return after;
  }

  #failed(delivery: Delivery, outcome: Extract<Outcome, { outcome: 'failed' }>): Delivery {
    const { clock, random = Math.random } = this.#options;
    const attempts = delivery.attempts + 1;
    const pause =
      outcome.isGone || outcome.isPermanent ? undefined : retryPause(attempts, random, outcome.retryAfterMs);
    return {
      ...delivery,
      status: pause === undefined ? 'failed' : 'pending',
      attempts,
      dueAt: clock() + (pause ?? 0),
      lastAttemptAt: clock(),
      lastStatus: outcome.status,
      lastError: outcome.error,
    };
  }

  /** Whether nothing has been delivered to the target since the delivery was first tried. */
  async #isDead(target: StoredTarget, { createdAt }: Delivery): Promise<boolean> {
    const counts = await this.#options.store.countDeliveries();
    return !counts.some(
      ({ target: id, status, lastAt }) => id === target.id && status === 'delivered' && lastAt >= createdAt,
    );
  }

  async #disable(target: StoredTarget, disabledBecause: string): Promise<void> {
    const { store, clock, onDisabled } = this.#options;
    const disabled = { ...target, isEnabled: false, disabledBecause, updatedAt: clock() };
    await store.saveTarget(disabled);
    onDisabled?.(disabled);
  }

  /** Stores the results of attempts that have ended. */
  async settle(): Promise<void> {
    const finished = [...this.#finished.values()];
    if (finished.length === 0) return;
    await this.#options.store.saveDeliveries(finished);
    for (const { id } of finished) this.#finished.delete(id);
  }
}
