import type { Postings } from './postings.ts';

/**
 * The documents in which terms stand next to each other, in this order, with the places of the first term. All terms
 * must have positions.
 */
export function findPhrase(terms: readonly Postings[]): Postings {
  const [first, ...others] = terms;
  let found: Postings = first ?? NOTHING;
  for (const [index, other] of others.entries()) found = followed(found, other, index + 1);
  return found;
}

const NOTHING: Postings = {
  docs: new Uint32Array(0),
  frequencies: new Uint32Array(0),
  positions: new Uint32Array(0),
};

/** The places that are followed by a place of another term, at a distance. */
function followed(places: Postings, other: Postings, distance: number): Postings {
  const size = Math.min(places.docs.length, other.docs.length);
  const docs = new Uint32Array(size);
  const frequencies = new Uint32Array(size);
  const positions = new Uint32Array(Math.min(places.positions.length, other.positions.length));
  let count = 0;
  let length = 0;
  // Index of a document in each list, and of its first position.
  let [a, b, aFrom, bFrom] = [0, 0, 0, 0];
  while (a < places.docs.length && b < other.docs.length) {
    const aDoc = places.docs[a] as number;
    const bDoc = other.docs[b] as number;
    if (aDoc < bDoc) {
      aFrom += places.frequencies[a++] as number;
      continue;
    }
    if (bDoc < aDoc) {
      bFrom += other.frequencies[b++] as number;
      continue;
    }
    const aTo = aFrom + (places.frequencies[a++] as number);
    const bTo = bFrom + (other.frequencies[b++] as number);
    const start = length;
    for (let next = bFrom; aFrom < aTo; aFrom++) {
      const wanted = (places.positions[aFrom] as number) + distance;
      while (next < bTo && (other.positions[next] as number) < wanted) next++;
      if (next < bTo && other.positions[next] === wanted) positions[length++] = wanted - distance;
    }
    bFrom = bTo;
    if (length === start) continue;
    docs[count] = aDoc;
    frequencies[count++] = length - start;
  }
  return {
    docs: docs.subarray(0, count),
    frequencies: frequencies.subarray(0, count),
    positions: positions.subarray(0, length),
  };
}
