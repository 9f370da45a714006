import type { ApiKey, RateLimit } from '../storage/port/api-key.ts';

/** The key's own limit, or the default. */
export function rateLimitOf(key: ApiKey, defaults: { ratePerMinute: number; rateBurst: number }): RateLimit {
  const perMinute = key.ratePerMinute ?? defaults.ratePerMinute;
  const burst = key.rateBurst ?? (key.ratePerMinute === undefined ? defaults.rateBurst : perMinute);
  return { perMinute, burst };
}
