/** Merges ordered lists of different slots, newest first. */
export function newestOf(sources: readonly Iterator<bigint>[]): Iterator<bigint> {
  return merged(sources, (a, b) => a > b);
}

/** Merges ordered lists of different slots, oldest first. */
export function oldestOf(sources: readonly Iterator<bigint>[]): Iterator<bigint> {
  return merged(sources, (a, b) => a < b);
}

/** Few lists, so a linear search finds the next one. */
function* merged(
  sources: readonly Iterator<bigint>[],
  comesBefore: (a: bigint, b: bigint) => boolean,
): Generator<bigint, void> {
  const heads = sources.map((source) => source.next());
  try {
    for (;;) {
      let best = -1;
      for (const [index, head] of heads.entries()) {
        if (head.done) continue;
        const known = heads[best];
        if (known === undefined || known.done || comesBefore(head.value, known.value)) best = index;
      }
      const head = heads[best];
      if (head === undefined || head.done) return;
      yield head.value;
      heads[best] = (sources[best] as Iterator<bigint>).next();
    }
  } finally {
    for (const source of sources) source.return?.();
  }
}
