import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pack, unpack } from '../../../../../src/storage/engines/sqlite/sealed/compression.ts';
import { Dictionary, DictionaryWriter } from '../../../../../src/storage/engines/sqlite/sealed/dictionary.ts';
import { PartWriter } from '../../../../../src/storage/engines/sqlite/sealed/parts.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function write(terms: ReadonlyMap<string, Uint8Array>) {
  const parts = new PartWriter();
  const writer = new DictionaryWriter(parts);
  const sorted = [...terms].map(([term, postings]) => [encode(term), postings] as const);
  for (const [term, postings] of sorted.sort(([a], [b]) => Buffer.compare(a, b))) writer.add(term, postings);
  const directory = writer.end();
  const stored = parts.end();
  const read = ({ part, offset, length }: { part: number; offset: number; length: number }) =>
    (stored[part] as Uint8Array).subarray(offset, offset + length);
  return new Dictionary(read(directory), read);
}

function found(dictionary: Dictionary, prefix: string): [number, string][] {
  const visited: [number, string][] = [];
  dictionary.visit(encode(prefix), (lastByte, postings) =>
    visited.push([lastByte, Buffer.from(postings).toString('hex')]),
  );
  return visited;
}

test('finds terms and postings by prefix, short and long, in order', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.uint8Array({ maxLength: 600 }), {
        maxKeys: 200,
      }),
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2 }), fc.constantFrom('a', 'ab')),
      (terms, prefix) => {
        const dictionary = write(new Map(Object.entries(terms)));
        const expected = Object.entries(terms)
          .filter(([term]) => term.startsWith(prefix))
          .map(([term, postings]) => ({ bytes: Buffer.from(term), postings }))
          .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
          .map(({ bytes, postings }) => [bytes.at(-1), Buffer.from(postings).toString('hex')]);
        assert.deepEqual(found(dictionary, prefix), expected);
      },
    ),
    { numRuns: 60 },
  );
});

test('finds what a scan finds among terms with long common beginnings', () => {
  const term = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(term, { maxLength: 60 }), term, (terms, prefix) => {
      const dictionary = write(new Map(terms.map((each, index) => [each, Uint8Array.of(index)])));
      const expected = terms
        .map((each, index) => ({ each, index }))
        .filter(({ each }) => each.startsWith(prefix))
        .sort((a, b) => (a.each < b.each ? -1 : 1))
        .map(({ index }) => Buffer.of(index).toString('hex'));
      assert.deepEqual(
        found(dictionary, prefix).map(([, postings]) => postings),
        expected,
      );
    }),
  );
});

test('finds a term in any of many blocks', () => {
  const terms = new Map(
    Array.from({ length: 20_000 }, (_, number) => [`term${number}\0`, Uint8Array.of(number % 251)]),
  );
  const dictionary = write(terms);
  for (let number = 0; number < 20_000; number += 97)
    assert.deepEqual(
      found(dictionary, `term${number}\0`).map(([, postings]) => postings),
      [Buffer.of(number % 251).toString('hex')],
    );
  assert.deepEqual(found(dictionary, 'terms'), []);
});

test('damaged data is an error', () => {
  assert.throws(() => unpack(Uint8Array.of(9, 1, 2), 100), RangeError);
  const packed = pack(new Uint8Array(1000));
  assert.throws(() => unpack(packed.subarray(0, packed.length - 3), 100));
});
