import { TIE_BITS, tieOf } from '../../../../records/tie.ts';

/**
 * The slot of a message is its rowid: the millisecond it was written, then its tie number. Two messages that want
 * the same slot stand in consecutive ones, in order of tie number and key, as in an ordered hash table (Amble and
 * Knuth, 1974): the layout is the same whatever the order of arrival.
 */
export function slotFor(detectionDate: number, key: string): bigint {
  return firstSlotOf(detectionDate) + BigInt(tieOf(key));
}

export function firstSlotOf(detectionDate: number): bigint {
  return BigInt(detectionDate) << BigInt(TIE_BITS);
}

export function lastSlotOf(detectionDate: number): bigint {
  return firstSlotOf(detectionDate + 1) - 1n;
}

export const LAST_SLOT = 2n ** 63n - 1n;

/** The lowest slot that a message of the same millisecond can have. */
export function firstSlotOfMillisecond(slot: bigint): bigint {
  return (slot >> BigInt(TIE_BITS)) << BigInt(TIE_BITS);
}

export interface SlotTable {
  /** Key of the message in a slot, with the slot it would have alone. */
  occupant(slot: bigint): { key: string; wanted: bigint } | undefined;
  move(from: bigint, to: bigint): void;
}

/** Makes room for a message and returns its slot; others move aside where order demands it. */
export function takeSlot(table: SlotTable, detectionDate: number, key: string): bigint {
  const wanted = slotFor(detectionDate, key);
  let slot = wanted;
  let occupant = table.occupant(slot);
  if (occupant === undefined) return slot;
  while (occupant !== undefined && comesBefore(occupant, { key, wanted })) {
    slot++;
    occupant = table.occupant(slot);
  }
  let free = slot;
  while (table.occupant(free) !== undefined) free++;
  for (let to = free; to > slot; to--) table.move(to - 1n, to);
  return slot;
}

/** Closes the gap that a removed message leaves, so that the layout is as if it had never been there. */
export function releaseSlot(table: SlotTable, slot: bigint): void {
  let gap = slot;
  for (;;) {
    const next = table.occupant(gap + 1n);
    if (next === undefined || next.wanted > gap) return;
    table.move(gap + 1n, gap);
    gap++;
  }
}

function comesBefore(a: { key: string; wanted: bigint }, b: { key: string; wanted: bigint }): boolean {
  return a.wanted === b.wanted ? a.key < b.key : a.wanted < b.wanted;
}
