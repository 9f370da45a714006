import type { Month } from '../../../../time/month.ts';
import { COLUMN_WEIGHTS } from '../database/message-columns.ts';
import { rarityOf } from '../sealed/rarity.ts';
import type { Segment } from '../sealed/segment.ts';

/** How FTS5 ranks the messages of its index. Indexes of earlier versions have another default. */
export const RANK = `bm25(${COLUMN_WEIGHTS.join(', ')})`;

/** A matching message and how well it matches: the lower, the better. */
export interface Ranked {
  rank: number;
  month: Month;
  /** In a segment: its number there. Later ones are newer. */
  sealed?: SealedDoc | undefined;
  /** Call this only if it is needed: of a sealed message, the slot must be read. */
  slot: () => bigint;
}

export interface SealedDoc {
  segment: Segment;
  doc: number;
}

/** For sorting: best first, newest first among equals. Many are equal, and hardly any slot is needed to order them. */
export function bestFirst(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.month !== b.month) return b.month - a.month;
  if (a.sealed !== undefined && a.sealed.segment === b.sealed?.segment) return b.sealed.doc - a.sealed.doc;
  return a.slot() > b.slot() ? -1 : 1;
}

/** The best matches of one index or segment, which judges by itself how rare words are. */
export interface RankedPart {
  /** Its messages, matching or not. */
  size: number;
  /** How many of them contain each phrase. */
  counts: readonly number[];
  ranked: readonly Ranked[];
}

/**
 * Makes the ranks of parts comparable: what occurs once among ten messages would be rare there, and come first, however
 * frequent it is. Exact for one word; for several, each part keeps its own order.
 */
export function comparable(parts: readonly RankedPart[]): Ranked[] {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const phrases = parts[0]?.counts.length ?? 0;
  const rarities = Array.from({ length: phrases }, (_, phrase) =>
    rarityOf(
      parts.reduce((sum, { counts }) => sum + (counts[phrase] as number), 0),
      size,
    ),
  );
  return parts.flatMap((part) => {
    const weight = weightOf(part, rarities);
    // Rounded: what is equally good must not differ in its last bits.
    return part.ranked.map((each) => ({ ...each, rank: Math.fround(each.rank * weight) }));
  });
}

/** How much rarer or more frequent the phrases of a part are in all parts together. */
function weightOf({ size, counts }: RankedPart, rarities: readonly number[]): number {
  let [inPart, inAll] = [0, 0];
  for (const [phrase, count] of counts.entries()) {
    if (count === 0) continue;
    inPart += rarityOf(count, size);
    inAll += rarities[phrase] as number;
  }
  return inPart === 0 ? 1 : inAll / inPart;
}
