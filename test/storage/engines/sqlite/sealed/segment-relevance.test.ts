import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteWriter } from '../../../../../src/storage/engines/sqlite/sealed/bytes.ts';
import { DocSet } from '../../../../../src/storage/engines/sqlite/sealed/doc-set.ts';
import { writePostings } from '../../../../../src/storage/engines/sqlite/sealed/postings.ts';
import type { Segment } from '../../../../../src/storage/engines/sqlite/sealed/segment.ts';
import {
  rankedDocs,
  rememberedRanking,
} from '../../../../../src/storage/engines/sqlite/sealed/segment-relevance.ts';
import type { Sought } from '../../../../../src/storage/engines/sqlite/sealed/sought.ts';

const TEXT = 0;
const OTHER = 1;

/** A segment whose words occur in the given documents of each field; a document may occur several times. */
function segmentOf(
  lengths: readonly number[],
  words: Record<string, Record<number, readonly number[]>>,
  removed?: DocSet,
): Segment {
  const segment = {
    docs: lengths.length,
    live: lengths.length - (removed?.size ?? 0),
    removed,
    header: { tokens: lengths.reduce((sum, length) => sum + length, 0) },
    chunk: () => ({ values: Uint32Array.from(lengths) }),
    termsFrom: (start: string) =>
      Object.entries(words[start.slice(0, -1)] ?? {}).map(([field, docs]) => {
        const writer = new ByteWriter();
        writePostings(writer, Uint32Array.from(docs), new Uint32Array(docs.length), true);
        return { field: Number(field), postings: writer.copy() };
      }),
  };
  return segment as unknown as Segment;
}

const word = (token: string): Sought => ({
  kind: 'leaf',
  phrases: [{ fields: [TEXT, OTHER], tokens: [token], isPrefix: false }],
  isNegative: false,
});

const NO_LIMIT = () => {};

const either = (...of: Sought[]): Sought => ({ kind: 'or', of });
const order = (segment: Segment, docs: DocSet, sought: Sought, take: number) =>
  rankedDocs(segment, docs, sought, take, NO_LIMIT).docs.map(({ doc }) => doc);

const LENGTHS = [5, 9, 2000, 5, 3, 7];

test('a short text comes before a long one, a frequent word before a rare one, the newest first among equals', () => {
  const segment = segmentOf(LENGTHS, { a: { [TEXT]: [0, 1, 1, 1, 2, 3] } });
  assert.deepEqual(order(segment, DocSet.all(6), word('a'), 4), [1, 3, 0, 2]);
  assert.deepEqual(order(segment, DocSet.all(6), word('a'), 2), [1, 3]);
});

test('a word in one field is ranked as it is among others', () => {
  const inOne = segmentOf(LENGTHS, { a: { [TEXT]: [0, 1, 1, 1, 2, 3] } });
  const ranked = rankedDocs(inOne, DocSet.all(6), word('a'), 4, NO_LIMIT);
  // A word that occurs nowhere, in a second list, adds nothing.
  const inTwo = segmentOf(LENGTHS, { a: { [TEXT]: [0, 1, 1, 1, 2, 3], [OTHER]: [] } });
  assert.deepEqual(rankedDocs(inTwo, DocSet.all(6), word('a'), 4, NO_LIMIT), ranked);
});

test('only given documents are ranked, and removed ones do not make a word frequent', () => {
  const words = { a: { [TEXT]: [0, 1, 3] } };
  const given = DocSet.range(6, 1, 4);
  assert.deepEqual(order(segmentOf(LENGTHS, words), given, word('a'), 2), [3, 1]);
  const removed = new DocSet(6);
  removed.add(0);
  const [first] = rankedDocs(segmentOf(LENGTHS, words, removed), given, word('a'), 1, NO_LIMIT).docs;
  const [before] = rankedDocs(segmentOf(LENGTHS, words), given, word('a'), 1, NO_LIMIT).docs;
  assert.ok((first?.rank ?? 0) < (before?.rank ?? 0));
});

test('documents without the word come last', () => {
  const segment = segmentOf(LENGTHS, { a: { [TEXT]: [1] } });
  assert.deepEqual(order(segment, DocSet.all(6), either(word('a'), word('b')), 3), [1, 5, 4]);
});

test('documents with each phrase are counted, without removed ones', () => {
  const words = { a: { [TEXT]: [0, 1, 1, 3], [OTHER]: [1, 4] }, b: { [TEXT]: [2] } };
  const removed = new DocSet(6);
  removed.add(0);
  const segment = segmentOf(LENGTHS, words, removed);
  const countsOf = (text: Sought) =>
    rankedDocs(segment, DocSet.all(6).andNot(removed), text, 2, NO_LIMIT).counts;
  assert.deepEqual(countsOf(either(word('a'), word('b'), word('c'))), [3, 1, 0]);
  assert.deepEqual(countsOf(either(word('c'), word('b'))), [0, 1]);
});

test('a ranking is remembered until a document is removed, and not for deep pages', () => {
  const words = { a: { [TEXT]: [0, 1, 1, 1, 2, 3] } };
  const memory = new Map<string, unknown>();
  const remembering = (removed?: DocSet) =>
    Object.assign(segmentOf(LENGTHS, words, removed), {
      remembered: (name: string, make: () => unknown) => {
        if (!memory.has(name)) memory.set(name, make());
        return memory.get(name);
      },
    });
  let evaluated = 0;
  const ranking = (segment: Segment, take: number, docs = DocSet.all(6), name = 'all') =>
    rememberedRanking(
      segment,
      name,
      () => {
        evaluated++;
        return docs;
      },
      word('a'),
      take,
      NO_LIMIT,
    ).docs.map(({ doc }) => doc);

  assert.deepEqual(ranking(remembering(), 2), [1, 3]);
  assert.deepEqual(ranking(remembering(), 4), [1, 3, 0, 2]);
  assert.equal(evaluated, 1);
  assert.deepEqual(ranking(remembering(), 4, DocSet.range(6, 2, 4), 'other documents'), [3, 2]);
  const removed = new DocSet(6);
  removed.add(1);
  assert.deepEqual(ranking(remembering(removed), 4, DocSet.all(6).andNot(removed)), [3, 0, 2, 5]);
  assert.equal(evaluated, 3);
  assert.equal(ranking(remembering(), 129).length, 6);
  assert.equal(evaluated, 4);
});
