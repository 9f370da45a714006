interface Entry<K, V> {
  readonly key: K;
  readonly value: V;
  readonly size: number;
  older: Entry<K, V> | undefined;
  newer: Entry<K, V> | undefined;
}

/**
 * A bounded cache that drops exactly what was not used for the longest time. Use it where a single reader may need most
 * of the cache again, of which LruCache drops half at a time.
 *
 * The order is a list of its own. That of a Map would do, but an entry that is deleted and set again at each use leaves a
 * gap every time, and passing the gaps took up to 0.3 ms for each use of a cache with 70,000 entries.
 */
export class RecentlyUsed<K, V> {
  #max: number;
  #sizeOf: (value: V) => number;
  #entries = new Map<K, Entry<K, V>>();
  #oldest: Entry<K, V> | undefined;
  #newest: Entry<K, V> | undefined;
  #size = 0;

  /** `max` limits the sum of all sizes. The newest entry stays even if it is larger. */
  constructor(max: number, sizeOf: (value: V) => number) {
    this.#max = max;
    this.#sizeOf = sizeOf;
  }

  /** The sum of all sizes. */
  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry !== this.#newest) {
      this.#unlink(entry);
      this.#append(entry);
    }
    return entry.value;
  }

  /** The size is determined now: set a value again if it grew. */
  set(key: K, value: V): void {
    this.delete(key);
    const entry = { key, value, size: this.#sizeOf(value), older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#append(entry);
    this.#size += entry.size;
    while (this.#size > this.#max && this.#oldest !== undefined && this.#oldest !== entry)
      this.delete(this.#oldest.key);
  }

  delete(key: K): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#unlink(entry);
    this.#size -= entry.size;
  }

  clear(): void {
    this.#entries.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
    this.#size = 0;
  }

  #append(entry: Entry<K, V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<K, V>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }
}
