import { TIE_BITS, tieOf } from '../../../../records/tie.ts';

/**
 * A message's slot is its rowid: the millisecond it was written, then its tie number. Messages with the same home slot
 * occupy consecutive slots, ordered by tie number and key, as in an ordered hash table (Amble and Knuth, 1974). So the
 * layout does not depend on the order of arrival.
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

export function dateOfSlot(slot: bigint): number {
  return Number(slot >> BigInt(TIE_BITS));
}

export const LAST_SLOT = 2n ** 63n - 1n;

/** The lowest slot of the same millisecond. */
export function firstSlotOfMillisecond(slot: bigint): bigint {
  return (slot >> BigInt(TIE_BITS)) << BigInt(TIE_BITS);
}

export interface SlotTable {
  /** The message in a slot. `home` is the slot it has without collisions. */
  occupant(slot: bigint): { key: string; home: bigint } | undefined;
  move(from: bigint, to: bigint): void;
}

/** Returns the slot for a message, and first moves other messages out of it if the order requires that. */
export function takeSlot(table: SlotTable, detectionDate: number, key: string): bigint {
  const home = slotFor(detectionDate, key);
  let slot = home;
  let occupant = table.occupant(slot);
  if (occupant === undefined) return slot;
  while (occupant !== undefined && comesBefore(occupant, { key, home })) {
    slot++;
    occupant = table.occupant(slot);
  }
  let free = slot;
  while (table.occupant(free) !== undefined) free++;
  for (let to = free; to > slot; to--) table.move(to - 1n, to);
  return slot;
}

/** Closes the gap of a removed message, so that the layout is the same as if it had never existed. */
export function releaseSlot(table: SlotTable, slot: bigint): void {
  let gap = slot;
  for (;;) {
    const next = table.occupant(gap + 1n);
    if (next === undefined || next.home > gap) return;
    table.move(gap + 1n, gap);
    gap++;
  }
}

function comesBefore(a: { key: string; home: bigint }, b: { key: string; home: bigint }): boolean {
  return a.home === b.home ? a.key < b.key : a.home < b.home;
}
