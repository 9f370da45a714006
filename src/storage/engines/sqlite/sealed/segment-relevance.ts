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
  const scores = new Float64Array(segment.docs);
  const frequencies = new Float64Array(segment.docs);
  const live = segment.live;
  const average = segment.header.tokens / segment.docs;
  for (const phrase of positivePhrases(text))
    addScores(segment, phrase, { scores, frequencies, live, average });
  return best(docs, scores, take);
}

interface Scoring {
  scores: Float64Array;
  /** Filled and emptied again for each phrase. */
  frequencies: Float64Array;
  live: number;
  average: number;
}

function addScores(
  segment: Segment,
  phrase: SoughtPhrase,
  { scores, frequencies, live, average }: Scoring,
): void {
  const found: number[] = [];
  for (const { field, docs, frequencies: counts } of phraseHits(segment, phrase)) {
    const weight = COLUMN_WEIGHTS[field] as number;
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      if (segment.removed?.has(doc)) continue;
      if (frequencies[doc] === 0) found.push(doc);
      frequencies[doc] = (frequencies[doc] as number) + weight * (counts[at] as number);
    }
  }
  const rarity = Math.max(Math.log((live - found.length + 0.5) / (found.length + 0.5)), RARITY_MIN);
  let chunk = -1;
  let lengths = new Uint32Array(0);
  for (const doc of found) {
    const index = Math.floor(doc / DOCS_PER_CHUNK);
    if (index !== chunk) {
      chunk = index;
      lengths = segment.chunk('length', index).values as Uint32Array<ArrayBuffer>;
    }
    const length = lengths[doc - chunk * DOCS_PER_CHUNK] as number;
    const frequency = frequencies[doc] as number;
    frequencies[doc] = 0;
    scores[doc] =
      (scores[doc] as number) +
      rarity *
        ((frequency * (SATURATION + 1)) /
          (frequency + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average)));
  }
}

/** Keeps the best so far in order, and looks only at documents that are better than the last of them. */
function best(docs: DocSet, scores: Float64Array, take: number): RankedDoc[] {
  const found: RankedDoc[] = [];
  let least = Number.NEGATIVE_INFINITY;
  // Newest first, so a document must be strictly better to come before one that was found earlier.
  for (const doc of docs.downwards()) {
    const score = scores[doc] as number;
    if (found.length >= take && score <= least) continue;
    let [low, high] = [0, found.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (-(found[middle] as RankedDoc).rank >= score) low = middle + 1;
      else high = middle;
    }
    found.splice(low, 0, { doc, rank: -score });
    if (found.length > take) found.pop();
    least = -(found.at(-1) as RankedDoc).rank;
  }
  return found;
}

function positivePhrases(sought: Sought): SoughtPhrase[] {
  if (sought.kind === 'leaf') return sought.isNegative ? [] : [...sought.phrases];
  return sought.of.flatMap(positivePhrases);
}
