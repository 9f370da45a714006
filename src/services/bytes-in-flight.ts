import { ApiError } from '../errors.ts';

/** Seconds. */
const RETRY_AFTER = '5';

export interface ByteLimits {
  /** Of all answers together, of those of one key, and of a single one. */
  total: number;
  perKey: number;
  answer: number;
}

/** Counts the bytes of answers that were read from the store and are not yet with their clients. */
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

  holdFor(key: string): HeldAnswer {
    return new HeldAnswer((bytes, held) => {
      const { total, perKey, answer } = this.#limits;
      if (held > answer) throw new ApiError('AnswerTooLarge');
      const ofKey = (this.#byKey.get(key) ?? 0) + bytes;
      if (bytes > 0 && (this.#total + bytes > total || ofKey > perKey))
        throw new ApiError('AnswersUnread', '', { headers: { 'retry-after': RETRY_AFTER } });
      this.#total += bytes;
      if (ofKey > 0) this.#byKey.set(key, ofKey);
      else this.#byKey.delete(key);
    });
  }
}

/** The bytes of one answer. */
export class HeldAnswer {
  #change: (bytes: number, held: number) => void;
  #bytes = 0;
  #isReleased = false;

  constructor(change: (bytes: number, held: number) => void) {
    this.#change = change;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Throws if the limits leave no room for them. */
  add(bytes: number): void {
    if (this.#isReleased) return;
    this.#change(bytes, this.#bytes + bytes);
    this.#bytes += bytes;
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#change(-this.#bytes, 0);
    this.#bytes = 0;
  }
}
