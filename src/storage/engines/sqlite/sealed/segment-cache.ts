/** On each thread that searches: enough to read the neighbours of what was read. */
const PART_BYTES = 1024 * 1024;
/** The columns of two million messages that are counted by channel, person and language take fourteen megabytes. */
const DECODED_BYTES = 20 * 1024 * 1024;
/** Phrases and rankings. A single search of a large store decodes more than fits, and must not displace what it finds. */
const FOUND_BYTES = 4 * 1024 * 1024;

/** What was decoded or found, with its approximate size. */
export interface Decoded {
  readonly bytes: number;
}

/**
 * Parts of segments as they are stored, what was decoded from them, and what was found in them. Ids are never used
 * again, so nothing expires.
 */
export class SegmentCache {
  #parts: RecentlyUsed<number, Uint8Array>;
  #decoded: RecentlyUsed<string, Decoded>;
  #found: RecentlyUsed<string, Decoded>;

  constructor(decodedBytes = DECODED_BYTES, partBytes = PART_BYTES, foundBytes = FOUND_BYTES) {
    this.#parts = new RecentlyUsed(partBytes, ({ length }) => length);
    this.#decoded = new RecentlyUsed(decodedBytes, ({ bytes }) => bytes);
    this.#found = new RecentlyUsed(foundBytes, ({ bytes }) => bytes);
  }

  part(number: number, read: () => Uint8Array): Uint8Array {
    return this.#parts.get(number, read);
  }

  decoded<T extends Decoded>(name: string, decode: () => T): T {
    return this.#decoded.get(name, decode) as T;
  }

  found<T extends Decoded>(name: string, find: () => T): T {
    return this.#found.get(name, find) as T;
  }

  clear(): void {
    this.#parts.clear();
    this.#decoded.clear();
    this.#found.clear();
  }
}

/** Exact, unlike LruCache, which drops half at a time: what a search reads again may fill most of the cache. */
class RecentlyUsed<K, V> {
  #max: number;
  #sizeOf: (value: V) => number;
  #size = 0;
  /** In the order of their use. */
  #values = new Map<K, V>();

  constructor(max: number, sizeOf: (value: V) => number) {
    this.#max = max;
    this.#sizeOf = sizeOf;
  }

  get(key: K, make: () => V): V {
    let value = this.#values.get(key);
    if (value === undefined) {
      value = make();
      this.#size += this.#sizeOf(value);
      // Making it may have added others, so this is the most recent one now.
      this.#dropOldest();
    } else this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  #dropOldest(): void {
    for (const [key, value] of this.#values) {
      if (this.#size <= this.#max) return;
      this.#values.delete(key);
      this.#size -= this.#sizeOf(value);
    }
  }
}
