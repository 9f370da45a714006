import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DocSet } from '../../../../../src/storage/engines/sqlite/sealed/doc-set.ts';

const LIMIT = 200;
const docs = fc.uniqueArray(fc.nat(LIMIT - 1));

function setOf(members: readonly number[]): DocSet {
  const set = new DocSet(LIMIT);
  for (const doc of members) set.add(doc);
  return set;
}

function membersOf(set: DocSet): number[] {
  const members: number[] = [];
  set.forEach((doc) => {
    members.push(doc);
  });
  return members;
}

const sorted = (members: Iterable<number>) => [...members].sort((a, b) => a - b);

test('combines sets as sets', () => {
  fc.assert(
    fc.property(docs, docs, (a, b) => {
      const [inA, inB] = [new Set(a), new Set(b)];
      assert.deepEqual(membersOf(setOf(a).and(setOf(b))), sorted(inA.intersection(inB)));
      assert.deepEqual(membersOf(setOf(a).or(setOf(b))), sorted(inA.union(inB)));
      assert.deepEqual(membersOf(setOf(a).andNot(setOf(b))), sorted(inA.difference(inB)));
      for (const doc of b) assert.equal(setOf(a).has(doc), inA.has(doc));
    }),
  );
});

test('counts ranges', () => {
  fc.assert(
    fc.property(docs, fc.nat(LIMIT), fc.nat(LIMIT), (a, from, to) => {
      const expected = a.filter((doc) => doc >= from && doc < to).length;
      assert.equal(setOf(a).sizeBetween(from, to), expected);
      assert.equal(DocSet.range(LIMIT, from, to).size, Math.max(0, to - from));
      assert.equal(setOf(a).and(DocSet.range(LIMIT, from, to)).size, expected);
      assert.equal(setOf(a).size, a.length);
    }),
  );
});

test('pages from the end and reads upwards', () => {
  fc.assert(
    fc.property(docs, fc.nat(LIMIT), fc.nat(50), fc.nat(LIMIT - 1), (a, skip, take, from) => {
      const set = setOf(a);
      assert.deepEqual(
        set.fromEnd(skip, take),
        sorted(a)
          .reverse()
          .slice(skip, skip + take),
      );
      assert.deepEqual(
        set.upwards(from, take),
        sorted(a)
          .filter((doc) => doc >= from)
          .slice(0, take),
      );
    }),
  );
});

test('a removed document is gone, and a copy is independent', () => {
  const set = DocSet.all(70);
  const copy = set.clone();
  set.delete(69);
  set.delete(0);
  assert.deepEqual([set.size, copy.size, set.has(69), copy.has(69)], [68, 70, false, true]);
});
