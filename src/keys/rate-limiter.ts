import type { Clock } from '../clock.ts';
import type { RateLimit } from '../storage/port/api-key.ts';

export interface RateDecision {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** Unix seconds at which the whole burst is there again. */
  resetAtSeconds: number;
  /** Seconds until one more request is allowed; 0 when one is. */
  retryAfterSeconds: number;
}

/** Counts requests: of this process alone, or of several together (open-limits.ts). */
export interface RateLimiter {
  /** Takes one request out of the bucket, if there is one left; at once, where nobody else has to be asked. */
  take(id: string, limit: RateLimit): RateDecision | Promise<RateDecision>;
  /** What `take` would find, without taking. */
  look(id: string, limit: RateLimit): RateDecision | Promise<RateDecision>;
}

/** Idle entries are swept once the table has grown this large. */
const ENTRIES_MAX = 50_000;

/**
 * A burst and a steady refill, by the generic cell rate algorithm: one number per key, the instant at which its
 * bucket will be full again.
 */
export class LocalRateLimiter implements RateLimiter {
  #clock: Clock;
  #fullAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(id: string, limit: RateLimit): RateDecision {
    const now = this.#clock();
    const intervalMs = 60_000 / limit.perMinute;
    const fullAt = this.#fullAtOf(id, limit, now);
    const fullAtAfter = fullAt + intervalMs;
    const isAllowed = fullAtAfter - now <= limit.burst * intervalMs + ROUNDING_MS;
    if (!isAllowed) return decision(false, fullAt, now, intervalMs, limit);
    if (this.#fullAt.size >= ENTRIES_MAX) this.#sweep(now);
    this.#fullAt.set(id, fullAtAfter);
    return decision(true, fullAtAfter, now, intervalMs, limit);
  }

  look(id: string, limit: RateLimit): RateDecision {
    const now = this.#clock();
    return decision(true, this.#fullAtOf(id, limit, now), now, 60_000 / limit.perMinute, limit);
  }

  /** Never further off than an empty bucket needs: a clock that is set back must not lock a key out. */
  #fullAtOf(id: string, limit: RateLimit, now: number): number {
    const latest = now + (limit.burst * 60_000) / limit.perMinute;
    return Math.min(Math.max(this.#fullAt.get(id) ?? now, now), latest);
  }

  /** Drops whoever is idle; where nobody is, the oldest tenth, so that the next sweep is far off. */
  #sweep(now: number): void {
    for (const [id, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(id);
    for (const id of this.#fullAt.keys()) {
      if (this.#fullAt.size < ENTRIES_MAX * 0.9) return;
      this.#fullAt.delete(id);
    }
  }
}

/** An instant of today is exact to about a four-thousandth of a millisecond, and errors add up. */
const ROUNDING_MS = 0.01;

function decision(
  isAllowed: boolean,
  fullAt: number,
  now: number,
  intervalMs: number,
  limit: RateLimit,
): RateDecision {
  const waitMs = fullAt + intervalMs - limit.burst * intervalMs - now;
  return {
    isAllowed,
    limit: limit.burst,
    remaining: clamp(Math.floor(limit.burst - (fullAt - now - ROUNDING_MS) / intervalMs), limit.burst),
    resetAtSeconds: Math.ceil(fullAt / 1000),
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil(waitMs / 1000)),
  };
}

function clamp(number: number, most: number): number {
  return Math.min(most, Math.max(0, number));
}
