import type { Logger } from 'pino';
import { Alerts } from '../alerts/alerts.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { type Clock, systemClock, systemTimer, type Timer } from '../clock.ts';
import type { Config } from '../config.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { openLimits } from '../keys/open-limits.ts';
import type { RateLimiter } from '../keys/rate-limiter.ts';
import { UsageCounter } from '../keys/usage-counter.ts';
import { PushService } from '../push/push-service.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { Store } from '../storage/port/store.ts';
import { BytesInFlight } from './bytes-in-flight.ts';
import { CursorCodec } from './cursor.ts';
import { KindDetector } from './kind-detector.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { SearchQueue } from './search-queue.ts';
import { ShortCache } from './short-cache.ts';
import { StoreState } from './store-state.ts';
import type { Tour } from './tour.ts';

/** The services of the HTTP server, which only reads the store. */
export interface HttpServices {
  config: Readonly<Config>;
  clock: Clock;
  log: Logger;
  store: Reading;
  keys: KeyRing;
  /** Requests per key and day. */
  usage: UsageCounter;
  /** Limits requests per key. */
  limiter: RateLimiter;
  /** Limits invalid keys per client network. */
  wrongKeys: RateLimiter;
  queue: SearchQueue;
  bytesInFlight: BytesInFlight;
  /** Undefined if off. Opened by the server, not here. */
  audit: AuditLog | undefined;
  cursors: CursorCodec;
  detector: KindDetector;
  /** Saved searches and their deliveries. Started by the server, not here. */
  alerts: Alerts;
  metrics: Metrics;
  /** Counts that several clients ask for again and again. */
  counts: ShortCache;
  /** Takes what clients push. Started by the first push. */
  push: PushService;
  tour: Tour;
  /** Resolves once shared rate limits are connected; immediately without Redis. */
  limitsReady(): Promise<void>;
}

/** Everything a running nightjar consists of. Passed as arguments, never looked up. */
export interface Services extends HttpServices {
  store: Store;
  close(): Promise<void>;
}

/** The composition root: the only place that constructs services. */
export async function openServices(
  config: Readonly<Config>,
  options: {
    clock?: Clock;
    log?: Logger;
    timer?: Timer;
    isExisting?: boolean;
    onWaiting?: () => void;
  } = {},
): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? createLog(config.logLevel);
  const metrics = new Metrics();
  const store = await config.store.open({
    isExisting: options.isExisting,
    onWaiting: options.onWaiting,
    search: { ...config.search, onThreadReplaced: () => metrics.countReplacedThread() },
  });
  const keyStore = await config.store.openKeys();
  const withTimer = options.timer === undefined ? {} : { timer: options.timer };
  const usage = new UsageCounter(keyStore, { clock, log, ...withTimer });
  const audit =
    config.audit && new AuditLog(config.audit, { clock, log, counts: metrics.auditCounts, ...withTimer });
  const limits = openLimits(config.redisUrl, clock, log);
  const queue = new SearchQueue(config.queue);
  const bytesInFlight = new BytesInFlight(config.bytesInFlight);
  metrics.observe({ queue, bytesInFlight });
  const detector = new KindDetector({
    milliseconds: config.search.milliseconds,
    onThreadReplaced: () => metrics.countReplacedThread(),
  });
  const alerts = new Alerts({
    store,
    settings: config.alerts,
    clock,
    timer: options.timer ?? systemTimer,
    log,
    detect: (values) => detector.detect(values),
    countAttempt: (kind, outcome) => metrics.countDelivery(kind, outcome),
  });
  const push = new PushService(config.push, { store, place: config.store, clock, log });
  push.onCommitted(() => alerts.wake());
  metrics.observePushes(push);
  const { folder } = config.store;
  const timer = options.timer ?? systemTimer;
  metrics.observeStore(new StoreState({ store, folder, clock, timer, log }));
  return {
    config,
    clock,
    log,
    store,
    keys: new KeyRing(keyStore, clock),
    usage,
    limiter: limits.requests,
    wrongKeys: limits.wrongKeys,
    queue,
    bytesInFlight,
    audit,
    cursors: new CursorCodec(await keyStore.cursorSecret()),
    detector,
    alerts,
    metrics,
    counts: new ShortCache(clock),
    push,
    tour: { steps: [] },
    limitsReady: () => limits.ready(),
    async close() {
      await alerts.stop();
      await audit?.close();
      await usage.close();
      await detector.close();
      await push.close();
      await store.close();
      await keyStore.close();
      await limits.close();
      log.flush();
    },
  };
}
