import pino, { type Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { CursorCodec } from './http/cursor.ts';
import { Metrics } from './http/metrics.ts';
import { KeyRing } from './keys/key-ring.ts';
import { openLimits } from './keys/open-limits.ts';
import type { RateLimiter } from './keys/rate-limiter.ts';
import type { Store } from './storage/store.ts';

/** What the parts of a running nightjar need of each other; handed in, never reached for. */
export interface Services {
  config: Readonly<Config>;
  clock: Clock;
  log: Logger;
  store: Store;
  keys: KeyRing;
  /** Requests of each key. */
  limiter: RateLimiter;
  /** Wrong keys from each address. */
  wrongKeys: RateLimiter;
  cursors: CursorCodec;
  metrics: Metrics;
  /** Resolves once requests are counted together with other nodes, where they are. */
  limitsReady(): Promise<void>;
  close(): Promise<void>;
}

/** The only place that chooses which parts a nightjar is made of. */
export async function openServices(
  config: Readonly<Config>,
  options: { clock?: Clock; log?: Logger; isExisting?: boolean } = {},
): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? createLog(config.logLevel);
  const { isExisting } = options;
  const store = await config.store.open({ search: config.search, isExisting });
  const keyStore = await config.store.openKeys();
  const limits = openLimits(config.redisUrl, clock, log);
  return {
    config,
    clock,
    log,
    store,
    keys: new KeyRing(keyStore, clock),
    limiter: limits.requests,
    wrongKeys: limits.wrongKeys,
    cursors: new CursorCodec(await keyStore.cursorSecret()),
    metrics: new Metrics(),
    limitsReady: () => limits.ready(),
    async close() {
      await store.close();
      await keyStore.close();
      await limits.close();
      log.flush();
    },
  };
}

/** JSON lines to standard output, gathered for up to half a second: a line a request must not cost a system call each. */
function createLog(level: string): Logger {
  const destination = pino.destination({ minLength: 4096, periodicFlush: 500, sync: true });
  return pino({ level, base: null }, destination);
}
