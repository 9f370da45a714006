import type { Postings } from './postings.ts';

/** The documents in which terms stand next to each other, in this order, with the number of such places. */
export interface PhraseHits {
  docs: number[];
  frequencies: number[];
}

/** All terms must have positions. */
export function findPhrase(terms: readonly Postings[]): PhraseHits {
  const cursors = terms.map((postings) => new Cursor(postings));
  const [first] = cursors;
  const hits: PhraseHits = { docs: [], frequencies: [] };
  if (first === undefined) return hits;
  while (!first.isAtEnd) {
    const doc = first.doc;
    const furthest = advanceTo(cursors, doc);
    if (furthest === undefined) break;
    if (furthest === doc) {
      const frequency = placesIn(cursors);
      if (frequency > 0) {
        hits.docs.push(doc);
        hits.frequencies.push(frequency);
      }
      first.next();
    } else first.advance(furthest);
  }
  return hits;
}

/** Moves every cursor to the document or behind it. Returns the furthest document, or undefined at an end. */
function advanceTo(cursors: readonly Cursor[], doc: number): number | undefined {
  let furthest = doc;
  for (const cursor of cursors) {
    cursor.advance(furthest);
    if (cursor.isAtEnd) return undefined;
    furthest = Math.max(furthest, cursor.doc);
  }
  return furthest;
}

/** How often the terms follow each other in the document at which all cursors are. */
function placesIn(cursors: readonly Cursor[]): number {
  const [first, ...others] = cursors as [Cursor, ...Cursor[]];
  let places = 0;
  const at = others.map(({ from }) => from);
  for (let index = first.from; index < first.to; index++) {
    const position = first.postings.positions[index] as number;
    const isPlace = others.every((other, number) => {
      const wanted = position + number + 1;
      let next = at[number] as number;
      while (next < other.to && (other.postings.positions[next] as number) < wanted) next++;
      at[number] = next;
      return next < other.to && other.postings.positions[next] === wanted;
    });
    if (isPlace) places++;
  }
  return places;
}

class Cursor {
  readonly postings: Postings;
  /** The positions of this document are from here … */
  from = 0;
  /** … up to here. */
  to: number;
  #index = 0;

  constructor(postings: Postings) {
    this.postings = postings;
    this.to = postings.frequencies[0] ?? 0;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.postings.docs.length;
  }

  get doc(): number {
    return this.postings.docs[this.#index] as number;
  }

  next(): void {
    this.#index++;
    this.from = this.to;
    this.to += this.postings.frequencies[this.#index] ?? 0;
  }

  advance(doc: number): void {
    while (!this.isAtEnd && this.doc < doc) this.next();
  }
}
