/** Mulberry32, a small and fast generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random rank by Zipf's law: low ranks are most likely. */
export function zipf(random: () => number, size: number): number {
  return Math.min(size - 1, Math.floor(size ** random() - 1));
}
