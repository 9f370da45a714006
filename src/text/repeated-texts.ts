/** Texts that are remembered, at most. A power of two. */
const SLOTS = 4096;
/** Longer texts rarely repeat, and remembering them could take much memory. */
const LENGTH_MAX = 1000;
/** What is computed from a few characters is cheaper than looking it up. */
const LENGTH_MIN = 4;

/**
 * Caches a function's results for texts that repeat: in chats, many messages are copies of an advertisement or of a few
 * words. A text is remembered when it is seen for the second time, so that unique texts take no memory. The results are
 * shared: do not change them.
 *
 * Not a Map: looking up a new string in one costs more than hashing it here.
 */
export function rememberRepeated<T>(
  compute: (text: string) => T,
  { slots = SLOTS }: { slots?: number } = {},
): (text: string) => T {
  /** The hash of the text that each slot has seen last. */
  const seen = new Uint32Array(slots);
  const remembered = new Array<{ text: string; result: T } | undefined>(slots).fill(undefined);
  return (text) => {
    if (text.length < LENGTH_MIN || text.length > LENGTH_MAX) return compute(text);
    const hash = hashOf(text);
    const slot = hash & (slots - 1);
    const known = remembered[slot];
    if (known?.text === text) return known.result;
    const result = compute(text);
    if (seen[slot] === hash) remembered[slot] = { text, result };
    else seen[slot] = hash;
    return result;
  };
}

/** FNV-1a, with a final mix for the lowest bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
