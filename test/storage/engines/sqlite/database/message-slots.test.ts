import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tieOf } from '../../../../../src/records/tie.ts';
import {
  releaseSlot,
  type SlotTable,
  slotFor,
  takeSlot,
} from '../../../../../src/storage/engines/sqlite/database/message-slots.ts';

/** Keys with equal or adjacent tie numbers, which compete for the same slots. */
const COLLIDING: string[] = (() => {
  const byTie = new Map<number, string[]>();
  for (let i = 0; i < 60_000; i++) {
    const tie = tieOf(`k${i}`);
    byTie.set(tie, [...(byTie.get(tie) ?? []), `k${i}`]);
  }
  for (const [tie, keys] of byTie) {
    const colliding = [...keys, ...(byTie.get(tie + 1) ?? []), ...(byTie.get(tie + 2) ?? [])];
    if (keys.length >= 2 && colliding.length >= 4) return colliding;
  }
  throw new Error('no colliding keys found');
})();

class MemoryTable implements SlotTable {
  slots = new Map<bigint, string>();
  occupant(slot: bigint) {
    const key = this.slots.get(slot);
    return key === undefined ? undefined : { key, home: slotFor(1, key) };
  }
  move(from: bigint, to: bigint) {
    assert.ok(!this.slots.has(to), 'a move overwrites no key');
    this.slots.set(to, this.slots.get(from) as string);
    this.slots.delete(from);
  }
  add(key: string) {
    const slot = takeSlot(this, 1, key);
    assert.ok(!this.slots.has(slot));
    this.slots.set(slot, key);
  }
  remove(key: string) {
    for (const [slot, each] of this.slots) {
      if (each !== key) continue;
      this.slots.delete(slot);
      releaseSlot(this, slot);
      return;
    }
  }
  layout() {
    return [...this.slots].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

test('the layout does not depend on the order of arrival or on removed messages', () => {
  const order = fc.shuffledSubarray(COLLIDING, { minLength: COLLIDING.length });
  fc.assert(
    fc.property(order, order, fc.subarray(COLLIDING), (one, other, removed) => {
      const [a, b] = [new MemoryTable(), new MemoryTable()];
      for (const key of one) a.add(key);
      for (const key of removed) a.remove(key);
      for (const key of other) if (!removed.includes(key)) b.add(key);
      assert.deepEqual(a.layout(), b.layout());
      const keys = a.layout().map(([, key]) => key);
      const sorted = keys.toSorted((x, y) => tieOf(x) - tieOf(y) || (x < y ? -1 : 1));
      assert.deepEqual(keys, sorted, 'in order of tie number, then key');
    }),
    { seed: 6, numRuns: 1000 },
  );
});
