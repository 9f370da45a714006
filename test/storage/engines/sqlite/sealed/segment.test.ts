import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DictionaryWriter } from '../../../../../src/storage/engines/sqlite/sealed/dictionary.ts';
import { bytesOf, PartWriter } from '../../../../../src/storage/engines/sqlite/sealed/parts.ts';
import { Segment } from '../../../../../src/storage/engines/sqlite/sealed/segment.ts';
import type { SegmentHeader } from '../../../../../src/storage/engines/sqlite/sealed/segment-format.ts';
import { writtenParts } from './written-parts.ts';

test('a term that is kept does not keep the block that it was in', () => {
  const parts = new PartWriter();
  const writer = new DictionaryWriter(parts);
  const postings = new Uint8Array(100).fill(7);
  for (let number = 100; number < 200; number++) writer.add(Buffer.from(`term${number}\0\0`), postings);
  const dictionary = writer.end();
  const written = parts.end();
  const segment = new Segment({ dictionary } as SegmentHeader, undefined, {
    read: (range) => bytesOf(range, writtenParts(written)),
    decoded: (_, decode) => decode(),
    found: (_, find) => find(),
  });
  const [term] = segment.termsFrom('term150\0');
  assert.deepEqual(term?.postings, postings);
  assert.equal(term?.postings.buffer.byteLength, postings.length);
});
