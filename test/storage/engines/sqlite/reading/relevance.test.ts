import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparable, type RankedPart } from '../../../../../src/storage/engines/sqlite/reading/relevance.ts';
import { rarityOf } from '../../../../../src/storage/engines/sqlite/sealed/rarity.ts';

/** A part whose only match has this score, apart from the rarity of its word. */
function part(size: number, count: number, score: number, slot: bigint): RankedPart {
  return { size, counts: [count], ranked: [{ slot: () => slot, rank: -score * rarityOf(count, size) }] };
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
    { size: 10, counts: [2, 0], ranked: [{ slot: () => 1n, rank: -rarityOf(2, 10) }] },
    { size: 90, counts: [18, 50], ranked: [] },
  ]);
  assert.equal(only?.rank, Math.fround(-rarityOf(20, 100)));
});

test('without phrases, all are equally good', () => {
  const everything = (slot: bigint): RankedPart => ({
    size: 9,
    counts: [],
    ranked: [{ slot: () => slot, rank: 0 }],
  });
  assert.deepEqual(
    comparable([everything(1n), everything(2n)]).map(({ rank }) => rank),
    [0, 0],
  );
});
