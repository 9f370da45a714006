import { RecentlyUsed } from '../../../../recently-used.ts';

/**
 * On each thread that searches. The columns of two million messages that are counted by channel, person and language take
 * fourteen megabytes.
 */
const DECODED_BYTES = 20 * 1024 * 1024;
/** Phrases and rankings. A single search of a large store decodes more than fits, and must not displace what it finds. */
const FOUND_BYTES = 4 * 1024 * 1024;

/** What was decoded or found, with its approximate size. */
export interface Decoded {
  readonly bytes: number;
}

/** What was decoded from segments, and what was found in them. Ids are never used again, so nothing expires. */
export class SegmentCache {
  #decoded: RecentlyUsed<string, Decoded>;
  #found: RecentlyUsed<string, Decoded>;

  constructor(decodedBytes = DECODED_BYTES, foundBytes = FOUND_BYTES) {
    this.#decoded = new RecentlyUsed(decodedBytes, ({ bytes }) => bytes);
    this.#found = new RecentlyUsed(foundBytes, ({ bytes }) => bytes);
  }

  decoded<T extends Decoded>(name: string, decode: () => T): T {
    return kept(this.#decoded, name, decode) as T;
  }

  found<T extends Decoded>(name: string, find: () => T): T {
    return kept(this.#found, name, find) as T;
  }

  clear(): void {
    this.#decoded.clear();
    this.#found.clear();
  }
}

function kept<K, V>(cache: RecentlyUsed<K, V>, key: K, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
