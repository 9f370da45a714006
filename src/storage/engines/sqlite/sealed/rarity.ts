/** A word in more than half of the messages still counts a little. */
const RARITY_MIN = 1e-6;

/** How much a phrase counts for relevance that `count` of `all` messages contain, as in FTS5. */
export function rarityOf(count: number, all: number): number {
  return Math.max(Math.log((all - count + 0.5) / (count + 0.5)), RARITY_MIN);
}
