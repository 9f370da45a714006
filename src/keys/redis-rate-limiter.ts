import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { RateLimit } from '../storage/port/api-key.ts';
import { LocalRateLimiter, type RateDecision, type RateLimiter } from './rate-limiter.ts';

/** A warning so often, not one for every request. */
const WARN_EVERY_MS = 60_000;

/**
 * Counts the requests of all API nodes together, in windows: as many as the burst, for as long as the burst takes to refill. Should
 * Redis be lost, each node counts for itself until it is back: a limit that is too generous is better than no answer.
 */
export class RedisRateLimiter implements RateLimiter {
  #redis: Redis;
  #prefix: string;
  #clock: Clock;
  #log: Logger;
  #alone: LocalRateLimiter;
  #windows = new Map<string, RateLimiterRedis>();
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(redis: Redis, prefix: string, clock: Clock, log: Logger) {
    this.#redis = redis;
    this.#prefix = prefix;
    this.#clock = clock;
    this.#log = log;
    this.#alone = new LocalRateLimiter(clock);
  }

  async take(id: string, limit: RateLimit): Promise<RateDecision> {
    try {
      return this.#decision(await this.#window(limit).consume(id), limit, true);
    } catch (problem) {
      // The library rejects with the count where too many came, and with an error where it could not count.
      if (problem instanceof RateLimiterRes) return this.#decision(problem, limit, false);
      this.#warn(problem);
      return this.#alone.take(id, limit);
    }
  }

  async look(id: string, limit: RateLimit): Promise<RateDecision> {
    try {
      const found = await this.#window(limit).get(id);
      return this.#decision(found ?? new RateLimiterRes(limit.burst, 0), limit, true);
    } catch (problem) {
      this.#warn(problem);
      return this.#alone.look(id, limit);
    }
  }

  #window({ perMinute, burst }: RateLimit): RateLimiterRedis {
    const seconds = Math.max(1, Math.ceil((burst * 60) / perMinute));
    // Windows are whole seconds: within one a small burst may come several times.
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
    // One sentence: the stack would only show the client library.
    const reason = problem instanceof Error ? problem.message : String(problem);
    this.#log.warn(
      { reason },
      'Redis cannot be reached: this node limits requests on its own until it is back',
    );
  }
}
