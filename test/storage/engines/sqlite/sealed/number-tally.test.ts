import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES, placesIn } from '../../../../../src/storage/engines/sqlite/sealed/chunk-places.ts';
import { DOCS_PER_CHUNK } from '../../../../../src/storage/engines/sqlite/sealed/column.ts';
import { DocSet } from '../../../../../src/storage/engines/sqlite/sealed/doc-set.ts';
import { leastOfLargest } from '../../../../../src/storage/engines/sqlite/sealed/largest.ts';
import { NumberTally } from '../../../../../src/storage/engines/sqlite/sealed/number-tally.ts';
import type { Segment, SegmentDocs } from '../../../../../src/storage/engines/sqlite/sealed/segment.ts';

/** A segment with one column, whose documents have the given slots; all of them are found. */
function sealed(start: number, values: readonly number[], slots: readonly bigint[]): SegmentDocs {
  const chunk = (_: string, index: number) => {
    const own = Uint32Array.from(values.slice(index * DOCS_PER_CHUNK, (index + 1) * DOCS_PER_CHUNK));
    return { values: own, greatest: Math.max(...own) };
  };
  const segment = { header: { start }, chunk, slotOf: (doc: number) => slots[doc] };
  return { segment: segment as unknown as Segment, docs: DocSet.all(values.length) };
}

const slotsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => BigInt(first + at));

test('counts rows and segments together, with the first and the newest message of each number', () => {
  const tally = new NumberTally('user');
  tally.addSegment(sealed(100, [5, 7, 5], [110n, 120n, 130n]));
  tally.addRow(5, 125n);
  tally.addRow(7, 105n);
  tally.addRow(2000, 1n);
  assert.deepEqual(tally.withEnds(tally.all()), [
    { number: 5, count: 3, first: 110n, newest: 130n },
    { number: 7, count: 2, first: 105n, newest: 120n },
    { number: 2000, count: 1, first: 1n, newest: 1n },
  ]);
  assert.equal(tally.size, 3);
});

test('finds the first and the newest message in any segment of a month, and in other months', () => {
  const tally = new NumberTally('user');
  tally.addSegment(sealed(200, [3], [250n]));
  tally.addSegment(sealed(100, [1, 3], [110n, 150n]));
  tally.addSegment(sealed(100, [3, 1], [105n, 190n]));
  assert.deepEqual(tally.withEnds(tally.all()), [
    { number: 1, count: 2, first: 110n, newest: 190n },
    { number: 3, count: 3, first: 105n, newest: 250n },
  ]);
});

test('finds numbers that occur in different chunks', () => {
  const tally = new NumberTally('user');
  const values = Array.from({ length: DOCS_PER_CHUNK + 10 }, () => 1);
  values[DOCS_PER_CHUNK + 3] = 4;
  values[2] = 9;
  tally.addSegment(sealed(0, values, slotsFrom(0, values.length)));
  const slot = BigInt(DOCS_PER_CHUNK + 3);
  assert.deepEqual(tally.withEnds(tally.all()), [
    { number: 1, count: DOCS_PER_CHUNK + 8, first: 0n, newest: BigInt(DOCS_PER_CHUNK + 9) },
    { number: 4, count: 1, first: slot, newest: slot },
    { number: 9, count: 1, first: 2n, newest: 2n },
  ]);
});

test('translates the values of a column that differ between segments', () => {
  const tally = new NumberTally('language', ({ header }) => (header.start === 100 ? [8, 6] : [6]));
  tally.addSegment(sealed(100, [0, 1, 1], [101n, 102n, 103n]));
  tally.addSegment(sealed(200, [0], [201n]));
  assert.deepEqual(tally.withEnds(tally.all()), [
    { number: 6, count: 3, first: 102n, newest: 201n },
    { number: 8, count: 1, first: 101n, newest: 101n },
  ]);
});

test('the largest include all that are equal to the last of them', () => {
  const tally = new NumberTally('user');
  tally.addSegment(sealed(0, [1, 1, 1, 2, 2, 3, 3, 4], slotsFrom(0, 8)));
  assert.deepEqual(
    tally.largest(2).map(({ number }) => number),
    [1, 2, 3],
  );
});

test('the least of the largest is that of the sorted counts', () => {
  const counts = Uint32Array.from({ length: 500 }, (_, at) => (at * 7919) % 263);
  const sorted = counts.toSorted().reverse();
  for (const wanted of [1, 2, 3, 10, 100, 499])
    assert.equal(leastOfLargest(counts, wanted), sorted[wanted - 1], `${wanted}`);
  assert.equal(leastOfLargest(counts, 500), 1);
});

test('the places of a chunk, within a range', () => {
  const docs = new DocSet(3 * DOCS_PER_CHUNK);
  const all = [0, 31, 32, DOCS_PER_CHUNK - 1, DOCS_PER_CHUNK, DOCS_PER_CHUNK + 63, 3 * DOCS_PER_CHUNK - 1];
  for (const doc of all) docs.add(doc);
  const found = (chunk: number, from?: number, to?: number) =>
    [...PLACES.subarray(0, placesIn(docs, chunk, from, to))].map((place) => place + chunk * DOCS_PER_CHUNK);
  assert.deepEqual([...found(0), ...found(1), ...found(2)], all);
  assert.deepEqual(found(0, 31, 33), [31, 32]);
  assert.deepEqual(found(0, 1, 31), []);
  assert.deepEqual(found(1, 5, DOCS_PER_CHUNK + 64), [DOCS_PER_CHUNK, DOCS_PER_CHUNK + 63]);
  assert.deepEqual(found(1, 5, DOCS_PER_CHUNK + 63), [DOCS_PER_CHUNK]);
});
