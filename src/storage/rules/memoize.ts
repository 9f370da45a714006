import { LruCache } from '../../lru-cache.ts';

/** Enough for the names and titles that an import repeats on every message. */
const CACHE_MAX = 30_000;
/** Longer values are rare, and caching them could take much memory. */
const LENGTH_MAX = 256;

/** Caches the function's results. The result for undefined is empty. */
export function memoize(compute: (value: string) => string): (value: string | undefined) => string {
  const cache = new LruCache<string, string>(CACHE_MAX);
  return (value) => {
    if (value === undefined) return '';
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const result = compute(value);
    if (value.length <= LENGTH_MAX) cache.set(value, result);
    return result;
  };
}
