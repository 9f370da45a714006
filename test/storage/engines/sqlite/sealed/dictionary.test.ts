import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { pack, unpack } from '../../../../../src/storage/engines/sqlite/sealed/compression.ts';
import { Dictionary, DictionaryWriter } from '../../../../../src/storage/engines/sqlite/sealed/dictionary.ts';
import {
  bytesOf,
  type PartRange,
  PartWriter,
} from '../../../../../src/storage/engines/sqlite/sealed/parts.ts';
import { writtenParts } from './written-parts.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function write(terms: ReadonlyMap<string, Uint8Array>) {
  const parts = new PartWriter();
  const writer = new DictionaryWriter(parts);
  const sorted = [...terms].map(([term, postings]) => [encode(term), postings] as const);
  for (const [term, postings] of sorted.sort(([a], [b]) => Buffer.compare(a, b))) writer.add(term, postings);
  const directory = writer.end();
  const written = writtenParts(parts.end());
  const read = (range: PartRange) => bytesOf(range, written);
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

test('a block fits a page, and nearly fills it, however well it compresses', () => {
  const parts = new PartWriter();
  const writer = new DictionaryWriter(parts);
  const digest = (number: number) => createHash('sha256').update(`${number}`).digest();
  const terms = Array.from({ length: 6_000 }, (_, number) => {
    const name = number % 5_000 < 2_500 ? `term${number}` : digest(number).toString('base64');
    const postings = digest(-number).subarray(0, number < 3_000 ? 1 + (number % 3) : number % 32);
    return { term: encode(name), postings };
  });
  terms.sort((a, b) => Buffer.compare(a.term, b.term));
  for (const { term, postings } of terms) writer.add(term, postings);
  const { part: directory } = writer.end();
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE parts (id INTEGER PRIMARY KEY, data BLOB NOT NULL)');
  const insert = db.prepare('INSERT INTO parts VALUES (?, ?)');
  // The list of blocks begins in the part of the last one.
  const blocks = parts.end().slice(0, directory);
  for (const [part, data] of blocks.entries()) insert.run(2 ** 40 + part, data);
  const pages = db
    .prepare("SELECT pagetype, count(*) AS n FROM dbstat WHERE name = 'parts' GROUP BY pagetype ORDER BY 1")
    .all();
  assert.deepEqual(
    pages.map(({ pagetype, n }) => `${n} ${pagetype}`),
    ['1 internal', `${blocks.length} leaf`],
  );
  const filled = blocks.reduce((sum, { length }) => sum + length, 0) / (blocks.length * 4096);
  assert.ok(filled > 0.85, `${filled} of the pages is used`);
});

test('damaged data is an error', () => {
  assert.throws(() => unpack(Uint8Array.of(9, 1, 2), 100), RangeError);
  const packed = pack(new Uint8Array(1000));
  assert.throws(() => unpack(packed.subarray(0, packed.length - 3), 100));
});
