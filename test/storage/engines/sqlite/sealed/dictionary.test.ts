import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pack, unpack } from '../../../../../src/storage/engines/sqlite/sealed/compression.ts';
import {
  type DictionaryBlock,
  DictionaryWriter,
  entriesOf,
} from '../../../../../src/storage/engines/sqlite/sealed/dictionary.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function write(terms: ReadonlyMap<string, Uint8Array>) {
  const stored: Uint8Array[] = [];
  const blocks: DictionaryBlock[] = [];
  const writer = new DictionaryWriter(
    (packed) => stored.push(packed.slice()) - 1,
    (block) => blocks.push(block),
  );
  const sorted = [...terms].map(([term, postings]) => [encode(term), postings] as const);
  for (const [term, postings] of sorted.sort(([a], [b]) => Buffer.compare(a, b))) writer.add(term, postings);
  writer.end();
  return { stored, blocks };
}

test('terms and postings survive, short and long, in order', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 600 }), { maxKeys: 200 }),
      (terms) => {
        const { stored, blocks } = write(new Map(Object.entries(terms)));
        const found = new Map<string, string>();
        const order: Uint8Array[] = [];
        for (const { first, data } of blocks) {
          let isFirst = true;
          for (const { term, postings } of entriesOf(data)) {
            if (isFirst) assert.deepEqual(Buffer.from(term), Buffer.from(first));
            isFirst = false;
            order.push(term.slice());
            const bytes = typeof postings === 'number' ? unpack(stored[postings] as Uint8Array) : postings;
            found.set(decode(term), Buffer.from(bytes).toString('hex'));
          }
        }
        const expected = Object.entries(terms).map(([term, postings]): [string, string] => [
          decode(encode(term)),
          Buffer.from(postings).toString('hex'),
        ]);
        assert.deepEqual(found, new Map(expected));
        assert.deepEqual(order, order.toSorted(Buffer.compare));
      },
    ),
    { numRuns: 60 },
  );
});

test('many terms make several blocks', () => {
  const terms = new Map(Array.from({ length: 5000 }, (_, number) => [`term${number}`, Uint8Array.of(1, 2)]));
  const { blocks, stored } = write(terms);
  assert.ok(blocks.length > 3);
  assert.equal(stored.length, 0);
});

test('damaged data is an error', () => {
  assert.throws(() => unpack(Uint8Array.of(9, 1, 2)), RangeError);
  const packed = pack(new Uint8Array(1000));
  assert.throws(() => unpack(packed.subarray(0, packed.length - 3)));
});
