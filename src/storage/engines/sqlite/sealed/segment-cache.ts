import { LruCache } from '../../../../lru-cache.ts';

/** On each thread that searches. SQLite caches the pages of parts, too, so few need to be kept here. */
const PART_BYTES = 4 * 1024 * 1024;
/** The columns of two million messages that are counted by channel, person and language take fourteen megabytes. */
const DECODED_BYTES = 32 * 1024 * 1024;

/** What was decoded, with its approximate size. */
export interface Decoded {
  readonly bytes: number;
}

/** Parts of segments as they are stored, and what was decoded from them. Ids are never used again, so nothing expires. */
export class SegmentCache {
  #parts = new LruCache<number, Uint8Array>(PART_BYTES, ({ length }) => length);
  #decoded = new LruCache<string, Decoded>(DECODED_BYTES, ({ bytes }) => bytes);

  part(number: number, read: () => Uint8Array): Uint8Array {
    let part = this.#parts.get(number);
    if (part === undefined) {
      part = read();
      this.#parts.set(number, part);
    }
    return part;
  }

  decoded<T extends Decoded>(name: string, decode: () => T): T {
    let value = this.#decoded.get(name) as T | undefined;
    if (value === undefined) {
      value = decode();
      this.#decoded.set(name, value);
    }
    return value;
  }

  clear(): void {
    this.#parts.clear();
    this.#decoded.clear();
  }
}
