import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Column, writeColumn } from '../../../../../src/storage/engines/sqlite/sealed/column.ts';
import { pack } from '../../../../../src/storage/engines/sqlite/sealed/compression.ts';

const wide = fc.oneof(fc.nat(255), fc.nat(70_000), fc.nat(20_000_000), fc.nat(2 ** 32 - 1));

test('values of any width survive', () => {
  fc.assert(
    fc.property(fc.array(wide, { maxLength: 300 }), (values) => {
      const given = Uint32Array.from(values);
      assert.deepEqual([...new Column(writeColumn(given)).values], values);
    }),
  );
});

test('small differences take one byte each, whatever the values are', () => {
  const values = Uint32Array.from({ length: 1000 }, (_, at) => 4_000_000_000 + ((at * 7919) % 256));
  assert.ok(writeColumn(values).length < 1100);
});

test('a damaged column is an error', () => {
  assert.throws(() => new Column(pack(Uint8Array.of(0, 0, 0, 0, 2, 1))), RangeError);
});
