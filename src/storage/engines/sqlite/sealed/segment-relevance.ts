import { COLUMN_WEIGHTS } from '../database/message-columns.ts';
import { DOCS_PER_CHUNK } from './column.ts';
import type { DocSet } from './doc-set.ts';
import type { Segment } from './segment.ts';
import { phraseHits } from './segment-search.ts';
import type { Sought, SoughtPhrase } from './sought.ts';

/** Of Okapi BM25, as FTS5 has them, so that a month is ordered the same before and after it is sealed. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word in more than half of the documents still counts a little. */
const RARITY_MIN = 1e-6;

export interface RankedDoc {
  doc: number;
  /** The lower, the better. */
  rank: number;
}

/** The best of the given documents for the words of a query, best first and newest first among equals. */
export function rankedDocs(segment: Segment, docs: DocSet, text: Sought, take: number): RankedDoc[] {
  const scoring: Scoring = {
    scores: scratch(0, segment.docs),
    frequencies: scratch(1, segment.docs),
    live: segment.live,
    average: segment.header.tokens / segment.docs,
  };
  for (const phrase of positivePhrases(text)) addScores(segment, phrase, scoring);
  return best(docs, scoring.scores, take);
}

interface Scoring {
  scores: Float64Array;
  /** Filled and emptied again for each phrase. */
  frequencies: Float64Array;
  live: number;
  average: number;
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

function addScores(
  segment: Segment,
  phrase: SoughtPhrase,
  { scores, frequencies, live, average }: Scoring,
): void {
  const hits = phraseHits(segment, phrase);
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
  const rarity = Math.max(Math.log((live - count + 0.5) / (count + 0.5)), RARITY_MIN);
  let chunk = -1;
  let lengths: ArrayLike<number> = [];
  for (const { docs } of hits) {
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      const frequency = frequencies[doc] as number;
      // It was removed, or scored in another field.
      if (frequency === 0) continue;
      frequencies[doc] = 0;
      const index = Math.floor(doc / DOCS_PER_CHUNK);
      if (index !== chunk) {
        chunk = index;
        lengths = segment.chunk('length', index).values;
      }
      const length = lengths[doc - chunk * DOCS_PER_CHUNK] as number;
      scores[doc] =
        (scores[doc] as number) +
        rarity *
          ((frequency * (SATURATION + 1)) /
            (frequency + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average)));
    }
  }
}

/** Keeps the best so far in order, and looks only at documents that are better than the last of them. */
function best({ words }: DocSet, scores: Float64Array, take: number): RankedDoc[] {
  const found: RankedDoc[] = [];
  let least = Number.NEGATIVE_INFINITY;
  // Newest first, so a document must be strictly better to come before one that was found earlier.
  for (let at = words.length - 1; at >= 0; at--) {
    for (let word = words[at] as number; word !== 0; ) {
      const bit = 31 - Math.clz32(word);
      word ^= 1 << bit;
      const doc = at * 32 + bit;
      const score = scores[doc] as number;
      if (found.length >= take && score <= least) continue;
      insert(found, { doc, rank: -score });
      if (found.length > take) found.pop();
      least = -(found.at(-1) as RankedDoc).rank;
    }
  }
  return found;
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

function positivePhrases(sought: Sought): SoughtPhrase[] {
  if (sought.kind === 'leaf') return sought.isNegative ? [] : [...sought.phrases];
  return sought.of.flatMap(positivePhrases);
}
