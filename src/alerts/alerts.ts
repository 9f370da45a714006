import type { Logger } from 'pino';
import type { Clock, Timer } from '../clock.ts';
import type { StoredTarget } from '../storage/port/alerts.ts';
import type { Store } from '../storage/port/store.ts';
import { AlertBook } from './alert-book.ts';
import { AlertLoop } from './alert-loop.ts';
import type { AlertSettings } from './alert-settings.ts';
import { Deliverer } from './deliverer.ts';
import type { Network } from './delivery/network/guarded-connection.ts';
import { NetworkPolicy } from './delivery/network/network-policy.ts';
import { describeTarget, type TargetConfig } from './delivery/target.ts';
import { Dispatcher } from './dispatcher.ts';
import { Leader } from './leader.ts';
import { MatchStream } from './match-stream.ts';
import { Notifications } from './notifications.ts';
import { TargetBook } from './target-book.ts';
import type { Detect } from './watchlist-input.ts';

export interface AlertOptions {
  store: Store;
  settings: AlertSettings;
  clock: Clock;
  timer: Timer;
  log: Logger;
  detect: Detect;
  countAttempt: (kind: string, outcome: 'delivered' | 'failed' | 'cancelled') => void;
  /** For tests. */
  network?: Partial<Network>;
}

/** Everything about alerts that a running server needs. */
export class Alerts {
  readonly searches: AlertBook;
  readonly targets: TargetBook;
  readonly store: Store['alerts'];
  readonly stream: MatchStream;
  readonly #loop: AlertLoop;

  constructor({ store, settings, clock, timer, log, detect, countAttempt, network }: AlertOptions) {
    const policy = new NetworkPolicy(settings.allow);
    const wake = () => this.wake();
    this.store = store.alerts;
    this.stream = new MatchStream(store.alerts);
    this.searches = new AlertBook({ store, clock, detect, onChange: wake });
    this.targets = new TargetBook({ store: store.alerts, clock, policy, onChange: wake });
    const deliverer = new Deliverer({
      store: store.alerts,
      notifications: new Notifications(store, settings.publicUrl),
      context: {
        clock,
        timer,
        network: { policy, ...network },
        ...(settings.smtp !== undefined && { smtp: settings.smtp }),
      },
      clock,
      onFinished: wake,
      onAttempt: (target, outcome) => countAttempt(target.settings.kind, outcome),
      onDisabled: (target) => log.error(loggedTarget(target), 'a target of alerts was disabled'),
    });
    this.#loop = new AlertLoop({
      store: store.alerts,
      leader: new Leader(store.alerts),
      dispatcher: new Dispatcher(store.alerts, clock),
      deliverer,
      clock,
      timer,
      onError: (error) => log.error({ err: error }, 'alerts could not be delivered; retrying'),
    });
  }

  /** Delivers from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Records were imported, or a person asked for a delivery. */
  wake(): void {
    this.#loop.wake();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}

function loggedTarget({ id, name, settings, disabledBecause }: StoredTarget): object {
  const target = describeTarget(settings as unknown as TargetConfig);
  return { targetId: id, name, target, because: disabledBecause };
}
