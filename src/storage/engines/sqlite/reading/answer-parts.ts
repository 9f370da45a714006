import type { Highlights } from '../../../../search/highlight-record.ts';
import type { Answer } from '../../../port/query.ts';
import { HIT_BYTES } from '../../../rules/answer-bytes.ts';
import { withLists } from '../records/entity-mapper.ts';
import { type LazyAnswer, RecordText } from './lazy-answer.ts';

/** Size of the parts in which an answer crosses threads. Parsing more would block the event loop. */
const PART_BYTES = 1024 * 1024;

/** Hits and highlights cross threads as JSON arrays: copying objects costs several times as much. */
export interface AnswerPart {
  hits: string;
  highlights: string | undefined;
  /** Growth of the answer: the size of this part and, in the first part, the estimated size of all others. */
  bytes: number;
  isLast: boolean;
}

/** Reads an answer part by part. */
export class AnswerParts<T> {
  readonly #rest: Omit<Answer<T>, 'hits'>;
  #hits: Iterator<T | RecordText>;
  #bytesAfter: ((hits: number) => number) | undefined;
  #isEstimated = false;
  #highlight: ((hit: T) => Highlights) | undefined;

  /** `highlight` is called for each hit, and may throw once the deadline has passed. */
  constructor({ hits, bytesAfter, ...rest }: LazyAnswer<T>, highlight?: (hit: T) => Highlights) {
    this.#rest = rest;
    this.#hits = hits[Symbol.iterator]();
    this.#bytesAfter = bytesAfter;
    this.#highlight = highlight;
  }

  next(): AnswerPart {
    const hits: string[] = [];
    const highlights: string[] = [];
    let bytes = 0;
    let highlightBytes = 0;
    let isLast = false;
    while (bytes + highlightBytes < PART_BYTES) {
      const { value, done } = this.#hits.next();
      if (done) {
        isLast = true;
        break;
      }
      const json = value instanceof RecordText ? value.json : JSON.stringify(value);
      hits.push(json);
      bytes += HIT_BYTES + Buffer.byteLength(json);
      if (this.#highlight === undefined) continue;
      const record = value instanceof RecordText ? withLists(JSON.parse(json) as T) : value;
      const marked = JSON.stringify(this.#highlight(record));
      highlights.push(marked);
      highlightBytes += HIT_BYTES + Buffer.byteLength(marked);
    }
    return {
      hits: `[${hits.join()}]`,
      highlights: this.#highlight && `[${highlights.join()}]`,
      bytes: this.#growth(hits.length, bytes, isLast) + highlightBytes,
      isLast,
    };
  }

  /** Reports the estimated size of all parts with the first one, so that the caller can reject a large answer early. */
  #growth(hits: number, bytes: number, isLast: boolean): number {
    if (this.#isEstimated) return 0;
    if (isLast || this.#bytesAfter === undefined) return bytes;
    this.#isEstimated = true;
    return bytes + this.#bytesAfter(hits);
  }

  /** The answer without any of its parts. */
  emptyAnswer(): Answer<T> {
    return { ...this.#rest, hits: [] };
  }

  readAll(onGrowth?: (bytes: number) => void): Answer<T> {
    const answer = this.emptyAnswer();
    for (;;) {
      const part = this.next();
      onGrowth?.(part.bytes);
      append(answer, part);
      if (part.isLast) return answer;
    }
  }
}

export function append<T>(answer: Answer<T>, { hits, highlights }: AnswerPart): void {
  for (const hit of JSON.parse(hits) as T[]) answer.hits.push(withLists(hit));
  if (highlights === undefined) return;
  answer.highlights ??= [];
  answer.highlights.push(...(JSON.parse(highlights) as Highlights[]));
}
