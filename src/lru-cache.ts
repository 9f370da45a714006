/**
 * A bounded cache that evicts entries which were not used recently.
 *
 * It keeps two generations. New and used entries go to the young one. Once that holds half of `max`, it becomes the old
 * one and the previous old generation is dropped. Hits cost as much as on a plain Map, unlike exact LRU (delete and set
 * on every hit), and eviction never drops everything, unlike clearing a full Map.
 */
export class LruCache<K, V extends NonNullable<unknown>> {
  #generationMax: number;
  #sizeOf: (value: V) => number;
  #young = new Map<K, V>();
  #youngSize = 0;
  #old = new Map<K, V>();

  /** `max` limits the number of entries or, with `sizeOf`, the sum of their sizes. */
  constructor(max: number, sizeOf: (value: V) => number = () => 1) {
    this.#generationMax = max / 2;
    this.#sizeOf = sizeOf;
  }

  get(key: K): V | undefined {
    const recent = this.#young.get(key);
    if (recent !== undefined) return recent;
    const value = this.#old.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    const size = this.#sizeOf(value);
    this.#removeYoung(key);
    if (this.#youngSize + size > this.#generationMax) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngSize = 0;
    }
    this.#young.set(key, value);
    this.#youngSize += size;
  }

  delete(key: K): void {
    this.#removeYoung(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#youngSize = 0;
    this.#old.clear();
  }

  #removeYoung(key: K): void {
    const value = this.#young.get(key);
    if (value === undefined) return;
    this.#young.delete(key);
    this.#youngSize -= this.#sizeOf(value);
  }
}
