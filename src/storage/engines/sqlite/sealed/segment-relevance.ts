import { COLUMN_WEIGHTS } from '../database/message-columns.ts';
import { DOCS_PER_CHUNK } from './column.ts';
import type { DocSet } from './doc-set.ts';
import { rarityOf } from './rarity.ts';
import type { Segment } from './segment.ts';
import { type FieldHits, matching, phraseHits } from './segment-search.ts';
import { rankedPhrases, type Sought } from './sought.ts';

/** Of Okapi BM25, as FTS5 has them, so that a month is ordered the same before and after it is sealed. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

export interface RankedDoc {
  doc: number;
  /** The lower, the better. */
  rank: number;
}

/** The best documents, best first and newest first among equals. */
export interface Ranking {
  docs: RankedDoc[];
  /** How many documents of the segment contain each phrase of the text. */
  counts: number[];
}

/** The best of every ranking that are remembered: enough for several pages. */
const REMEMBERED = 128;
/** In memory. */
const BYTES_PER_RANKED = 64;

/**
 * As `rankedDocs`, but remembered: people read one page after the other, and ranking reads all documents. `name` stands
 * for what `docs` returns and for the text.
 */
export function rememberedRanking(
  segment: Segment,
  name: string,
  docs: () => DocSet,
  text: Sought,
  take: number,
  check: () => void,
): Ranking {
  if (take > REMEMBERED) return rankedDocs(segment, docs(), text, take, check);
  // Removed documents change the ranks of the others.
  const { ranking } = segment.remembered(`ranking ${segment.live} ${name}`, () => {
    const found = rankedDocs(segment, docs(), text, REMEMBERED, check);
    return { ranking: found, bytes: found.docs.length * BYTES_PER_RANKED + name.length };
  });
  return { ...ranking, docs: ranking.docs.slice(0, take) };
}

/**
 * The best of the given documents for the words of a query, whose rarity is judged within the segment. `check` throws
 * once the time is up.
 */
export function rankedDocs(
  segment: Segment,
  docs: DocSet,
  text: Sought,
  take: number,
  check: () => void,
): Ranking {
  const phrases = rankedPhrases(text).map(({ phrase, within }) => ({
    hits: phraseHits(segment, phrase),
    within,
  }));
  const [only, ...others] = phrases.flatMap(({ hits }) => hits);
  const countEverywhere = phrases.every(({ within }) => within === undefined);
  const one =
    only && others.length === 0 && countEverywhere ? rankedByOne(segment, docs, only, take) : undefined;
  if (one !== undefined)
    return { docs: one.docs, counts: phrases.map(({ hits }) => (hits.length > 0 ? one.count : 0)) };
  const scores = scratch(0, segment.docs);
  const frequencies = scratch(1, segment.docs);
  // The phrases of a branch have it in common.
  const branches = new Map<Sought | undefined, DocSet>([[undefined, docs]]);
  const counts = phrases.map(({ hits, within }) => {
    check();
    const scored = branches.get(within) ?? matching(segment, within as Sought, check);
    branches.set(within, scored);
    return addScores(segment, hits, scored, scores, frequencies);
  });
  return { docs: best(docs, scores, take), counts };
}

/**
 * Most queries are one word, which occurs in one field: its documents are ranked as they are read. Undefined if others
 * are needed, too.
 */
function rankedByOne(
  segment: Segment,
  docs: DocSet,
  hits: FieldHits,
  take: number,
): { docs: RankedDoc[]; count: number } | undefined {
  const { removed } = segment;
  const weight = COLUMN_WEIGHTS[hits.field] as number;
  let count = hits.docs.length;
  if (removed !== undefined)
    for (let at = 0; at < hits.docs.length; at++) if (removed.has(hits.docs[at] as number)) count--;
  const scoring = new Scoring(segment, count);
  const found = new BestDocs(take);
  let chunk = -1;
  let lengths: ArrayLike<number> = [];
  for (let at = hits.docs.length - 1; at >= 0; at--) {
    const doc = hits.docs[at] as number;
    if (!docs.has(doc)) continue;
    if (doc >>> CHUNK_BITS !== chunk) {
      chunk = doc >>> CHUNK_BITS;
      lengths = segment.chunk('length', chunk).values;
    }
    const length = lengths[doc & (DOCS_PER_CHUNK - 1)] as number;
    found.offer(doc, scoring.of(weight * (hits.frequencies[at] as number), length));
  }
  return found.isFull || docs.size === found.docs.length ? { docs: found.docs, count } : undefined;
}

const CHUNK_BITS = Math.log2(DOCS_PER_CHUNK);

/** Lengths up to this one have a score for each frequency in memory; hardly any text has more words. */
const LENGTH_MAX = 1024;

/** Scores documents for a phrase that `count` of a segment's documents contain. */
class Scoring {
  #rarity: number;
  #average: number;
  /** Of the documents with the same frequency, by length; 0 if not known yet. */
  #known = new Map<number, Float64Array>();
  #frequency = 0;
  #scores: Float64Array = new Float64Array(0);

  constructor({ live, header, docs }: Segment, count: number) {
    this.#rarity = rarityOf(count, live);
    this.#average = header.tokens / docs;
  }

  of(frequency: number, length: number): number {
    if (length >= LENGTH_MAX) return this.#compute(frequency, length);
    if (frequency !== this.#frequency) this.#change(frequency);
    const known = this.#scores[length] as number;
    if (known !== 0) return known;
    const score = this.#compute(frequency, length);
    this.#scores[length] = score;
    return score;
  }

  #change(frequency: number): void {
    this.#frequency = frequency;
    this.#scores = this.#known.get(frequency) ?? new Float64Array(LENGTH_MAX);
    this.#known.set(frequency, this.#scores);
  }

  #compute(frequency: number, length: number): number {
    return (
      this.#rarity *
      ((frequency * (SATURATION + 1)) /
        (frequency + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / this.#average)))
    );
  }
}

/** Zeros. A search ranks many segments one after the other, and new arrays for each would fill the memory. */
function scratch(number: number, size: number): Float64Array {
  const known = SCRATCH[number];
  if (known === undefined || known.length < size) {
    const created = new Float64Array(size);
    SCRATCH[number] = created;
    return created;
  }
  return known.subarray(0, size).fill(0);
}

const SCRATCH: Float64Array[] = [];

/**
 * Adds the scores for a phrase to those of some documents, and returns how many of all contain it. `frequencies` are
 * zeros, and are again afterwards.
 */
function addScores(
  segment: Segment,
  hits: readonly FieldHits[],
  scored: DocSet,
  scores: Float64Array,
  frequencies: Float64Array,
): number {
  const { removed } = segment;
  let count = 0;
  for (const { field, docs, frequencies: counts } of hits) {
    const weight = COLUMN_WEIGHTS[field] as number;
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      if (removed?.has(doc)) continue;
      const known = frequencies[doc] as number;
      if (known === 0) count++;
      frequencies[doc] = known + weight * (counts[at] as number);
    }
  }
  const scoring = new Scoring(segment, count);
  let chunk = -1;
  let lengths: ArrayLike<number> = [];
  for (const { docs } of hits) {
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      const frequency = frequencies[doc] as number;
      // It was removed, or scored in another field.
      if (frequency === 0) continue;
      frequencies[doc] = 0;
      if (!scored.has(doc)) continue;
      if (doc >>> CHUNK_BITS !== chunk) {
        chunk = doc >>> CHUNK_BITS;
        lengths = segment.chunk('length', chunk).values;
      }
      const length = lengths[doc & (DOCS_PER_CHUNK - 1)] as number;
      scores[doc] = (scores[doc] as number) + scoring.of(frequency, length);
    }
  }
  return count;
}

function best({ words }: DocSet, scores: Float64Array, take: number): RankedDoc[] {
  const found = new BestDocs(take);
  for (let at = words.length - 1; at >= 0; at--) {
    for (let word = (words[at] as number) | 0; word !== 0; ) {
      const bit = 31 - Math.clz32(word);
      word ^= 1 << bit;
      found.offer(at * 32 + bit, scores[at * 32 + bit] as number);
    }
  }
  return found.docs;
}

/** Keeps the best so far in order. Documents must come newest first: a later one must be better to come first. */
class BestDocs {
  readonly docs: RankedDoc[] = [];
  #take: number;
  /** The score of the last of them, once there are enough. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(take: number) {
    this.#take = take;
  }

  get isFull(): boolean {
    return this.docs.length >= this.#take;
  }

  offer(doc: number, score: number): void {
    if (score <= this.#least) return;
    insert(this.docs, { doc, rank: -score });
    if (this.docs.length > this.#take) this.docs.pop();
    if (this.isFull) this.#least = -(this.docs.at(-1)?.rank ?? Number.NEGATIVE_INFINITY);
  }
}

/** Behind all that are as good. */
function insert(found: RankedDoc[], ranked: RankedDoc): void {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((found[middle] as RankedDoc).rank <= ranked.rank) low = middle + 1;
    else high = middle;
  }
  found.splice(low, 0, ranked);
}
