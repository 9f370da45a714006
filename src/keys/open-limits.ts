import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { LocalRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

export interface Limits {
  /** Per key. */
  requests: RateLimiter;
  /** Per client network. */
  wrongKeys: RateLimiter;
  /** Resolves once Redis is connected; rejects if it can't be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MAX_MS = 5000;

/** Limits of this process, or with Redis limits that all API nodes share. */
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
    // Fail fast: the limiter falls back to local counts while Redis is down.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: RECONNECT_MAX_MS,
    retryStrategy: (times) => Math.min(times * 100, RECONNECT_MAX_MS),
  });
  // The limiter logs failures; an error without a listener would crash the process.
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
