import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bestFirst,
  comparable,
  type Ranked,
  type RankedPart,
} from '../../../../../src/storage/engines/sqlite/reading/relevance.ts';
import { rarityOf } from '../../../../../src/storage/engines/sqlite/sealed/rarity.ts';
import type { Segment } from '../../../../../src/storage/engines/sqlite/sealed/segment.ts';

const MONTH = 202_611;

/** An open message. */
const ranked = (slot: bigint, month = MONTH): Ranked => ({ rank: 0, month, slot: () => slot });

/** A sealed message, whose slot may not be read. */
const unread = (segment: Segment, doc: number, month = MONTH): Ranked => ({
  rank: 0,
  month,
  sealed: { segment, doc },
  slot: () => assert.fail('its slot was read'),
});

/** A part whose only match has this score, apart from the rarity of its word. */
function part(size: number, count: number, score: number, slot: bigint): RankedPart {
  return { size, counts: [count], ranked: [{ ...ranked(slot), rank: -score * rarityOf(count, size) }] };
}

test('the rarity of a word is that in all parts together', () => {
  const [large, small] = comparable([part(1000, 400, 1.5, 1n), part(20, 1, 1, 2n)]);
  const rarity = rarityOf(401, 1020);
  assert.equal(large?.rank, Math.fround(-1.5 * rarity));
  assert.equal(small?.rank, Math.fround(-rarity));
});

test('equally good matches of different parts have equal ranks', () => {
  const ranks = comparable([part(1000, 10, 1.1, 1n), part(70, 3, 1.1, 2n), part(5, 5, 1.1, 3n)]);
  assert.equal(new Set(ranks.map(({ rank }) => rank)).size, 1);
});

test('a phrase that a part does not contain does not change its weight', () => {
  const [only] = comparable([
    { size: 10, counts: [2, 0], ranked: [{ ...ranked(1n), rank: -rarityOf(2, 10) }] },
    { size: 90, counts: [18, 50], ranked: [] },
  ]);
  assert.equal(only?.rank, Math.fround(-rarityOf(20, 100)));
});

test('without phrases, all are equally good', () => {
  const everything = (slot: bigint): RankedPart => ({
    size: 9,
    counts: [],
    ranked: [ranked(slot)],
  });
  assert.deepEqual(
    comparable([everything(1n), everything(2n)]).map(({ rank }) => rank),
    [0, 0],
  );
});

test('the best come first, and the newest among equals', () => {
  const best = { ...ranked(1n, MONTH - 100), rank: -1 };
  const sorted = [ranked(4n), ranked(7n), ranked(9n, MONTH - 1), ranked(3n, MONTH + 1), best];
  assert.deepEqual(
    sorted.sort(bestFirst).map(({ slot }) => slot()),
    [1n, 3n, 7n, 4n, 9n],
  );
});

test('slots are read only of equals in different parts of a month', () => {
  const [one, other] = [{} as Segment, {} as Segment];
  const inOneSegment = [unread(one, 3), unread(one, 8), unread(other, 5, MONTH - 1)];
  assert.deepEqual(
    inOneSegment.sort(bestFirst).map(({ sealed }) => sealed?.doc),
    [8, 3, 5],
  );
  const readable = { ...unread(other, 1), slot: () => 6n };
  assert.deepEqual(
    [ranked(5n), readable, ranked(7n)].sort(bestFirst).map(({ slot }) => slot()),
    [7n, 6n, 5n],
  );
});
