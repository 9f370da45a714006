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

/** Keys whose tie numbers are equal or neighbours, so that they get in each other's way. */
const CROWDED: string[] = (() => {
  const byTie = new Map<number, string[]>();
  for (let i = 0; i < 60_000; i++) {
    const tie = tieOf(`k${i}`);
    byTie.set(tie, [...(byTie.get(tie) ?? []), `k${i}`]);
  }
  for (const [tie, keys] of byTie) {
    const crowd = [...keys, ...(byTie.get(tie + 1) ?? []), ...(byTie.get(tie + 2) ?? [])];
    if (keys.length >= 2 && crowd.length >= 4) return crowd;
  }
  throw new Error('no crowd found');
})();

class MemoryTable implements SlotTable {
  slots = new Map<bigint, string>();
  occupant(slot: bigint) {
    const key = this.slots.get(slot);
    return key === undefined ? undefined : { key, home: slotFor(1, key) };
  }
  move(from: bigint, to: bigint) {
    assert.ok(!this.slots.has(to), 'nobody is overwritten');
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

test('lays messages out the same, whatever the order of arrival and whatever came and went', () => {
  const order = fc.shuffledSubarray(CROWDED, { minLength: CROWDED.length });
  fc.assert(
    fc.property(order, order, fc.subarray(CROWDED), (one, other, gone) => {
      const [a, b] = [new MemoryTable(), new MemoryTable()];
      for (const key of one) a.add(key);
      for (const key of gone) a.remove(key);
      for (const key of other) if (!gone.includes(key)) b.add(key);
      assert.deepEqual(a.layout(), b.layout());
      const keys = a.layout().map(([, key]) => key);
      const sorted = keys.toSorted((x, y) => tieOf(x) - tieOf(y) || (x < y ? -1 : 1));
      assert.deepEqual(keys, sorted, 'in order of tie number, then key');
    }),
    { seed: 6, numRuns: 1000 },
  );
});
