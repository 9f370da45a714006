import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';

/** A similarity key (search/similar) as a column holds it: a signed 64-bit integer, half the size of the hex digits. */
export function similarityToColumn(key: string | undefined): bigint | null {
  return key === undefined ? null : BigInt.asIntN(64, BigInt(`0x${key}`));
}

/**
 * Similarity keys are indexed by periods of 6 days, as the high bits of slots: keys are random, but an import then
 * changes only the part of the index that is about its own time.
 */
const PERIOD_BITS = 50n;
const PERIOD = `slot >> ${PERIOD_BITS}`;

/** SQL for messages with a similarity key, whose value is the only parameter. */
export function isSimilar(months: Iterable<Month>): string {
  const periods = new Set<bigint>();
  for (const month of months) {
    const last = lastSlotOf(endOfMonth(month)) >> PERIOD_BITS;
    for (let period = firstSlotOf(startOfMonth(month)) >> PERIOD_BITS; period <= last; period++)
      periods.add(period);
  }
  return `${PERIOD} IN (${[...periods].join(', ')}) AND similar = ?`;
}
