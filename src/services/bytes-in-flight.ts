import type { ByteLimits } from '../config.ts';
import { ApiError } from '../errors.ts';

/** Seconds. */
const RETRY_AFTER = '5';

/** Counts the bytes of responses that were read from the store but not yet by their clients. */
export class BytesInFlight {
  #limits: ByteLimits;
  #byKey = new Map<string, number>();
  #total = 0;

  constructor(limits: ByteLimits) {
    this.#limits = limits;
  }

  get total(): number {
    return this.#total;
  }

  responseFor(key: string): ResponseBytes {
    return new ResponseBytes((bytes, ofResponse) => {
      const { total, perKey, perResponse } = this.#limits;
      if (ofResponse > perResponse) throw new ApiError('ResponseTooLarge');
      const ofKey = (this.#byKey.get(key) ?? 0) + bytes;
      if (bytes > 0 && (this.#total + bytes > total || ofKey > perKey))
        throw new ApiError('TooManyUnreadResponses', '', { headers: { 'retry-after': RETRY_AFTER } });
      this.#total += bytes;
      if (ofKey > 0) this.#byKey.set(key, ofKey);
      else this.#byKey.delete(key);
    });
  }
}

/** The bytes of one response. */
export class ResponseBytes {
  #change: (bytes: number, total: number) => void;
  #total = 0;
  #isReleased = false;

  constructor(change: (bytes: number, total: number) => void) {
    this.#change = change;
  }

  get total(): number {
    return this.#total;
  }

  /** Throws if this exceeds a limit. */
  add(bytes: number): void {
    if (this.#isReleased) return;
    this.#change(bytes, this.#total + bytes);
    this.#total += bytes;
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#change(-this.#total, 0);
    this.#total = 0;
  }
}
