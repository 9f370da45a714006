import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../storage/port/api-key.ts';
import { LocalRateLimiter, type RateDecision, type RateLimiter } from './rate-limiter.ts';

const WARN_EVERY_MS = 60_000;

/**
 * Counts requests of all API nodes in fixed windows: the burst, in the time it takes to refill. While Redis is down, each
 * node counts on its own: a limit that is too generous is better than an outage.
 */
export class RedisRateLimiter implements RateLimiter {
  #redis: Redis;
  #prefix: string;
  #clock: Clock;
  #log: Logger;
  #local: LocalRateLimiter;
  #windows = new Map<string, RateLimiterRedis>();
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(redis: Redis, prefix: string, clock: Clock, log: Logger) {
    this.#redis = redis;
    this.#prefix = prefix;
    this.#clock = clock;
    this.#log = log;
    this.#local = new LocalRateLimiter(clock);
  }

  async consume(id: string, limit: RateLimit): Promise<RateDecision> {
    try {
      return this.#decision(await this.#window(limit).consume(id), limit, true);
    } catch (problem) {
      // The library rejects with a count if the limit is reached, and with an error if Redis failed.
      if (problem instanceof RateLimiterRes) return this.#decision(problem, limit, false);
      this.#warn(problem);
      return this.#local.consume(id, limit);
    }
  }

  async peek(id: string, limit: RateLimit): Promise<RateDecision> {
    try {
      const found = await this.#window(limit).get(id);
      return this.#decision(found ?? new RateLimiterRes(limit.burst, 0), limit, true);
    } catch (problem) {
      this.#warn(problem);
      return this.#local.peek(id, limit);
    }
  }

  #window({ perMinute, burst }: RateLimit): RateLimiterRedis {
    const seconds = Math.max(1, Math.ceil((burst * 60) / perMinute));
    // Windows are whole seconds, so a small burst may fit into one several times.
    const points = Math.max(burst, Math.floor((perMinute * seconds) / 60));
    const name = `${points}/${seconds}`;
    let window = this.#windows.get(name);
    if (window === undefined) {
      window = new RateLimiterRedis({
        storeClient: this.#redis,
        keyPrefix: `${this.#prefix}:${name}`,
        points,
        duration: seconds,
        rejectIfRedisNotReady: true,
      });
      this.#windows.set(name, window);
    }
    return window;
  }

  #decision(
    { remainingPoints, msBeforeNext }: RateLimiterRes,
    limit: RateLimit,
    isAllowed: boolean,
  ): RateDecision {
    const waitMs = Math.max(0, msBeforeNext);
    return {
      isAllowed,
      limit: limit.burst,
      remaining: Math.max(0, Math.min(limit.burst, remainingPoints)),
      resetAtSeconds: Math.ceil((this.#clock() + waitMs) / 1000),
      retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil(waitMs / 1000)),
    };
  }

  #warn(problem: unknown): void {
    const now = this.#clock();
    if (now - this.#warnedAt < WARN_EVERY_MS) return;
    this.#warnedAt = now;
    // Without the stack, which only shows the client library.
    const reason = problem instanceof Error ? problem.message : String(problem);
    this.#log.warn(
      { reason },
      'cannot reach Redis: this node limits requests on its own until Redis is back',
    );
  }
}
