import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ByteReader, ByteWriter } from '../../../../../src/storage/engines/sqlite/sealed/bytes.ts';
import { DocSet } from '../../../../../src/storage/engines/sqlite/sealed/doc-set.ts';
import { findPhrase } from '../../../../../src/storage/engines/sqlite/sealed/phrase.ts';
import {
  mergedPostings,
  PostingsReader,
  writePostings,
} from '../../../../../src/storage/engines/sqlite/sealed/postings.ts';

const LIMIT = 5000;
const ALL = DocSet.all(LIMIT);
const WORDS = ['a', 'b', 'c'];
const texts = fc.array(fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }), { maxLength: 40 });

function written(places: readonly (readonly [doc: number, position: number])[], hasPositions = true) {
  const writer = new ByteWriter();
  const docs = Uint32Array.from(places, ([doc]) => doc);
  const positions = Uint32Array.from(places, ([, position]) => position);
  writePostings(writer, docs, positions, hasPositions);
  return new PostingsReader(writer.copy());
}

function postingsOf(docs: readonly (readonly string[])[], word: string, spread = 1): PostingsReader {
  return written(
    docs.flatMap((words, doc) =>
      words.flatMap((each, position) => (each === word ? [[doc * spread, position] as const] : [])),
    ),
  );
}

test('numbers survive, whatever their size', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
      const writer = new ByteWriter();
      for (const number of numbers) writer.number(number);
      const reader = new ByteReader(writer.written());
      assert.deepEqual(
        numbers.map(() => reader.number()),
        numbers,
      );
      assert.ok(reader.isAtEnd);
    }),
  );
});

test('numbers and bytes that are cut off are errors', () => {
  assert.throws(() => new ByteReader(Uint8Array.of(0x80)).number(), RangeError);
  assert.throws(() => new ByteReader(Uint8Array.of(1)).bytes(2), RangeError);
});

test('documents, frequencies and positions survive', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 100 }), (docs, spread) => {
      const reader = postingsOf(docs, 'a', spread);
      const { docs: found, frequencies, positions } = reader.readWithin(ALL);
      assert.deepEqual(reader.read(), { docs: found, frequencies });
      const expected = docs.flatMap((words, doc) => (words.includes('a') ? [doc * spread] : []));
      assert.deepEqual([...found], expected);
      const set = new DocSet(LIMIT);
      reader.addTo(set);
      assert.deepEqual(set.upwards(0, LIMIT), expected);
      assert.deepEqual(
        [...frequencies],
        docs.map((words) => words.filter((word) => word === 'a').length).filter((count) => count > 0),
      );
      assert.deepEqual(
        [...positions],
        docs.flatMap((words) => words.flatMap((word, position) => (word === 'a' ? [position] : []))),
      );
    }),
  );
});

test('reads the documents of a set as if there were no others', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(39)), (docs, members) => {
      const set = new DocSet(LIMIT);
      for (const doc of members) set.add(doc);
      const within = docs.map((words, doc) => (set.has(doc) ? words : []));
      assert.deepEqual(postingsOf(docs, 'a').readWithin(set), postingsOf(within, 'a').readWithin(ALL));
    }),
  );
});

test('a term without positions has each document once', () => {
  const reader = written(
    [0, 1, 1, 700].map((doc) => [doc, 0]),
    false,
  );
  assert.deepEqual([...reader.read().docs], [0, 1, 700]);
});

test('merged postings are those of a term that stands for all of them', () => {
  fc.assert(
    fc.property(texts, (docs) => {
      const merged = mergedPostings([postingsOf(docs, 'a'), postingsOf(docs, 'b')], ALL);
      const either = docs.map((words) => words.map((word) => (word === 'b' ? 'a' : word)));
      const expected = postingsOf(either, 'a').readWithin(ALL);
      for (const part of ['docs', 'frequencies', 'positions'] as const)
        assert.deepEqual([...merged[part]], [...expected[part]]);
    }),
  );
});

test('finds phrases as a scan of the texts does', () => {
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
      (docs, phrase) => {
        const found = findPhrase(phrase.map((word) => postingsOf(docs, word).readWithin(ALL)));
        const places = docs.map(
          (words) =>
            words.filter((_, at) => phrase.every((word, number) => words[at + number] === word)).length,
        );
        assert.deepEqual(
          Array.from(found.docs, (doc, index) => [doc, found.frequencies[index]]),
          places.flatMap((count, doc) => (count > 0 ? [[doc, count]] : [])),
        );
      },
    ),
  );
});
