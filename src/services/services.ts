import pino, { type Logger } from 'pino';
import { AuditLog } from '../audit/audit-log.ts';
import { type Clock, systemClock, type Timer } from '../clock.ts';
import type { Config } from '../config.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { openLimits } from '../keys/open-limits.ts';
import type { RateLimiter } from '../keys/rate-limiter.ts';
import { UsageCounter } from '../keys/usage-counter.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { Store } from '../storage/port/store.ts';
import { BytesInFlight } from './bytes-in-flight.ts';
import { CursorCodec } from './cursor.ts';
import { Metrics } from './metrics.ts';
import { Turns } from './turns.ts';

/** What HTTP works with. It can only read the store. */
export interface HttpServices {
  config: Readonly<Config>;
  clock: Clock;
  log: Logger;
  store: Reading;
  keys: KeyRing;
  /** Requests of each key by day. */
  usage: UsageCounter;
  /** Requests of each key. */
  limiter: RateLimiter;
  /** Wrong keys from each address. */
  wrongKeys: RateLimiter;
  /** Who is answered next. */
  turns: Turns;
  bytesInFlight: BytesInFlight;
  /** Who asked what, where that is recorded; opened by what serves requests. */
  audit: AuditLog | undefined;
  cursors: CursorCodec;
  metrics: Metrics;
  /** Resolves once requests are counted together with other nodes, where they are. */
  limitsReady(): Promise<void>;
}

/** The parts of a running nightjar. They are passed in as arguments, never looked up. */
export interface Services extends HttpServices {
  store: Store;
  close(): Promise<void>;
}

/** The only place that chooses which parts a nightjar is made of. */
export async function openServices(
  config: Readonly<Config>,
  options: { clock?: Clock; log?: Logger; timer?: Timer; isExisting?: boolean } = {},
): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? createLog(config.logLevel);
  const metrics = new Metrics();
  const store = await config.store.open({
    isExisting: options.isExisting,
    search: { ...config.search, onThreadReplaced: () => metrics.countReplacedThread() },
  });
  const keyStore = await config.store.openKeys();
  const timed = options.timer === undefined ? {} : { timer: options.timer };
  const usage = new UsageCounter(keyStore, { clock, log, ...timed });
  const audit =
    config.audit && new AuditLog(config.audit, { clock, log, counts: metrics.auditCounts, ...timed });
  const limits = openLimits(config.redisUrl, clock, log);
  const turns = new Turns(config.turns);
  const bytesInFlight = new BytesInFlight(config.bytesInFlight);
  metrics.watch({ turns, bytesInFlight });
  return {
    config,
    clock,
    log,
    store,
    keys: new KeyRing(keyStore, clock),
    usage,
    limiter: limits.requests,
    wrongKeys: limits.wrongKeys,
    turns,
    bytesInFlight,
    audit,
    cursors: new CursorCodec(await keyStore.cursorSecret()),
    metrics,
    limitsReady: () => limits.ready(),
    async close() {
      await audit?.close();
      await usage.close();
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
