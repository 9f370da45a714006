import type { Highlights } from '../../../../search/highlights.ts';
import type { Answer } from '../../../port/query.ts';
import { bytesOf } from '../../../rules/answer-bytes.ts';
import type { Found } from './found.ts';

/** So much of an answer goes from thread to thread at once: unpacking more would hold the event loop. */
const PART_BYTES = 1024 * 1024;

export interface AnswerPart<T> {
  hits: T[];
  highlights: Highlights[] | undefined;
  /** By which the answer grows: those of this part and, with the first one, what is expected of all others. */
  bytes: number;
  isLast: boolean;
}

/** An answer, read part by part. */
export class AnswerParts<T> {
  readonly total: number;
  readonly hasMore: boolean;
  #hits: Iterator<T>;
  #bytesAfter: ((hits: number) => number) | undefined;
  #isWeighed = false;
  #highlight: ((hit: T) => Highlights) | undefined;

  /** `highlight` is called for each hit, and may throw when time is up. */
  constructor({ total, hasMore, hits, bytesAfter }: Found<T>, highlight?: (hit: T) => Highlights) {
    this.total = total;
    this.hasMore = hasMore;
    this.#hits = hits[Symbol.iterator]();
    this.#bytesAfter = bytesAfter;
    this.#highlight = highlight;
  }

  next(): AnswerPart<T> {
    const hits: T[] = [];
    const highlights: Highlights[] = [];
    let bytes = 0;
    let highlightBytes = 0;
    let isLast = false;
    while (bytes + highlightBytes < PART_BYTES) {
      const { value, done } = this.#hits.next();
      if (done) {
        isLast = true;
        break;
      }
      hits.push(value);
      bytes += bytesOf(value);
      if (this.#highlight === undefined) continue;
      const marked = this.#highlight(value);
      highlights.push(marked);
      highlightBytes += bytesOf(marked);
    }
    const growth = this.#growth(hits.length, bytes, isLast) + highlightBytes;
    return { hits, highlights: this.#highlight && highlights, bytes: growth, isLast };
  }

  /** An answer that is too large is refused with its first part, where the others can be weighed. */
  #growth(hits: number, bytes: number, isLast: boolean): number {
    if (this.#isWeighed) return 0;
    if (isLast || this.#bytesAfter === undefined) return bytes;
    this.#isWeighed = true;
    return bytes + this.#bytesAfter(hits);
  }

  whole(onGrowth?: (bytes: number) => void): Answer<T> {
    const answer: Answer<T> = { total: this.total, hits: [], hasMore: this.hasMore };
    for (;;) {
      const part = this.next();
      onGrowth?.(part.bytes);
      append(answer, part);
      if (part.isLast) return answer;
    }
  }
}

export function append<T>(answer: Answer<T>, { hits, highlights }: AnswerPart<T>): void {
  answer.hits.push(...hits);
  if (highlights === undefined) return;
  answer.highlights ??= [];
  answer.highlights.push(...highlights);
}
