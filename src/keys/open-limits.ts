import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { LocalRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

export interface Limits {
  /** Requests of each key. */
  requests: RateLimiter;
  /** Wrong keys from each address. */
  wrongKeys: RateLimiter;
  /** Resolves when others are counted with; where that cannot be, it rejects. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Nobody waits longer for a count than for an answer. */
const PATIENCE_MS = 250;
const RECONNECT_MAX_MS = 5000;

/** Counted by this process alone, or together with others where there is a Redis. */
export function openLimits(redisUrl: string | undefined, clock: Clock, log: Logger): Limits {
  if (redisUrl === undefined) {
    return {
      requests: new LocalRateLimiter(clock),
      wrongKeys: new LocalRateLimiter(clock),
      async ready() {},
      async close() {},
    };
  }
  const redis = new Redis(redisUrl, {
    // What cannot be counted now is counted here: nothing waits for Redis to come back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    connectTimeout: RECONNECT_MAX_MS,
    retryStrategy: (times) => Math.min(times * 100, RECONNECT_MAX_MS),
  });
  // Told where it matters, by the limiter; an error without a listener would end the process.
  redis.on('error', () => {});
  return {
    requests: new RedisRateLimiter(redis, 'nightjar:requests', clock, log),
    wrongKeys: new RedisRateLimiter(redis, 'nightjar:wrong-keys', clock, log),
    async ready() {
      if (redis.status !== 'ready') await once(redis, 'ready');
    },
    async close() {
      redis.disconnect();
    },
  };
}
