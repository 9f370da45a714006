import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesOf, PART_BYTES, PartWriter } from '../../../../../src/storage/engines/sqlite/sealed/parts.ts';
import { writtenParts } from './written-parts.ts';

const numbered = (length: number, start: number) =>
  Uint8Array.from({ length }, (_, index) => (start + index) % 251);

test('what was appended is read, however it is divided into parts', () => {
  const length = fc.oneof(
    fc.nat(3 * PART_BYTES),
    fc.constantFrom(0, 1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ length, isWhole: fc.boolean() }), { maxLength: 12 }), (appended) => {
      const writer = new PartWriter();
      const ranges = appended.map(({ length, isWhole }, index) => {
        const bytes = numbered(length, 13 * index);
        return { bytes, isWhole, range: isWhole ? writer.appendWhole(bytes) : writer.append(bytes) };
      });
      const parts = writer.end();
      assert.ok(parts.every(({ length }) => length > 0 && length <= PART_BYTES));
      for (const { bytes, isWhole, range } of ranges) {
        if (range.length > 0) assert.deepEqual(bytesOf(range, writtenParts(parts)), bytes);
        if (isWhole && range.length <= PART_BYTES)
          assert.ok(range.offset + range.length <= PART_BYTES, 'it is in one part');
      }
    }),
  );
});

test('parts of any size are read, as stores have them that were sealed earlier', () => {
  const parts = [numbered(100_000, 0), numbered(50, 7)];
  assert.deepEqual(
    bytesOf({ part: 0, offset: 90_000, length: 9_000 }, writtenParts(parts)),
    parts[0]?.subarray(90_000, 99_000),
  );
  assert.deepEqual(bytesOf({ part: 1, offset: 0, length: 50 }, writtenParts(parts)), parts[1]);
});

test('a missing part is an error, as is a short one', () => {
  const parts = [numbered(PART_BYTES, 0), numbered(10, 0)];
  for (const range of [
    { part: 2, offset: 0, length: 1 },
    { part: 0, offset: 4_000, length: 200 },
    { part: 1, offset: 5, length: 6 },
  ])
    assert.throws(() => bytesOf(range, writtenParts(parts)), /is missing/);
});
