import type { Clock } from '../clock.ts';
import type { RateLimit } from '../storage/port/api-key.ts';

export interface RateDecision {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** When the full burst is available again, in Unix seconds. */
  resetAtSeconds: number;
  /** Seconds until the next request is allowed; 0 if it is allowed now. */
  retryAfterSeconds: number;
}

export interface RateLimiter {
  /** Consumes one request, if allowed. Returns a promise only if limits are shared. */
  consume(id: string, limit: RateLimit): RateDecision | Promise<RateDecision>;
  /** The current state, without consuming a request. */
  peek(id: string, limit: RateLimit): RateDecision | Promise<RateDecision>;
}

/** Idle entries are removed once the map has this many. */
const ENTRIES_MAX = 50_000;

/** Token bucket (generic cell rate algorithm): stores one number per key, the time at which its bucket is full. */
export class LocalRateLimiter implements RateLimiter {
  #clock: Clock;
  #fullAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  consume(id: string, limit: RateLimit): RateDecision {
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

  peek(id: string, limit: RateLimit): RateDecision {
    const now = this.#clock();
    return decision(true, this.#fullAtOf(id, limit, now), now, 60_000 / limit.perMinute, limit);
  }

  /** At most the time to refill an empty bucket: if the clock is set back, keys must not be locked out. */
  #fullAtOf(id: string, limit: RateLimit, now: number): number {
    const latest = now + (limit.burst * 60_000) / limit.perMinute;
    return Math.min(Math.max(this.#fullAt.get(id) ?? now, now), latest);
  }

  /** Removes idle entries; if there are too few, the oldest tenth, so that the next sweep is not due immediately. */
  #sweep(now: number): void {
    for (const [id, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(id);
    for (const id of this.#fullAt.keys()) {
      if (this.#fullAt.size < ENTRIES_MAX * 0.9) return;
      this.#fullAt.delete(id);
    }
  }
}

/** Floating-point times in milliseconds are exact to about 1/4000 ms, and errors add up. */
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

function clamp(number: number, max: number): number {
  return Math.min(max, Math.max(0, number));
}
