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

const found = (dictionary: Dictionary, prefix: string) =>
  Array.from(dictionary.startingWith(encode(prefix)), ({ term, postings }) => [
    Buffer.from(term).toString('hex'),
    Buffer.from(postings).toString('hex'),
  ]);

test('finds terms and postings by prefix, short and long, in order', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 600 }), { maxKeys: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      (terms, prefix) => {
        const dictionary = write(new Map(Object.entries(terms)));
        const expected = Object.entries(terms)
          .filter(([term]) => term.startsWith(prefix))
          .map(([term, postings]) => [
            Buffer.from(term).toString('hex'),
            Buffer.from(postings).toString('hex'),
          ])
          .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
        assert.deepEqual(found(dictionary, prefix), expected);
      },
    ),
    { numRuns: 60 },
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
  assert.throws(() => unpack(Uint8Array.of(9, 1, 2)), RangeError);
  const packed = pack(new Uint8Array(1000));
  assert.throws(() => unpack(packed.subarray(0, packed.length - 3)));
});
