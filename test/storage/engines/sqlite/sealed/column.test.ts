import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Column, writeColumn } from '../../../../../src/storage/engines/sqlite/sealed/column.ts';
import { pack } from '../../../../../src/storage/engines/sqlite/sealed/compression.ts';

const wide = fc.oneof(fc.nat(255), fc.nat(70_000), fc.nat(), fc.integer({ min: -(2 ** 51), max: 2 ** 51 }));

test('values of any width survive', () => {
  fc.assert(
    fc.property(fc.array(wide, { maxLength: 300 }), (values) => {
      const column = new Column(writeColumn(values));
      assert.equal(column.length, values.length);
      assert.deepEqual(
        values.map((_, at) => column.at(at)),
        values,
      );
    }),
  );
});

test('small differences take one byte each, whatever the values are', () => {
  const column = new Column(writeColumn([1_700_000_000_000, 1_700_000_000_255]));
  assert.ok(column.distances instanceof Uint8Array);
});

test('a damaged column is an error', () => {
  assert.throws(() => new Column(pack(new Uint8Array(24))), RangeError);
});
