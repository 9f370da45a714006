import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  ROWS_PER_BLOCK,
  RowBlockReader,
  type SealedRow,
  writeBlock,
} from '../../../../../src/storage/engines/sqlite/sealed/row-block.ts';

const INT64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };
const text = fc.string({ unit: 'binary', maxLength: 40 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const date = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });

const row: fc.Arbitrary<SealedRow> = fc.record(
  {
    chat: fc.nat(),
    sequence: fc.bigInt(INT64),
    place: fc.nat(),
    speaker: fc.nat(),
    detectionDate: date,
    version: orNull(date),
    text,
    languages: text,
    replyTo: orNull(text),
    media: orNull(text),
    rest: orNull(text),
    similar: orNull(fc.bigInt(INT64)),
    origin: fc.nat(),
    hasSightings: fc.boolean(),
  },
  { noNullPrototype: true },
);

test('rows survive, and so do gaps', () => {
  fc.assert(
    fc.property(fc.array(fc.option(row, { nil: undefined }), { maxLength: ROWS_PER_BLOCK }), (block) => {
      assert.deepEqual(new RowBlockReader(writeBlock(block)).rows(), block);
    }),
  );
});

test('an empty text is not null', () => {
  const [empty] = fc.sample(row, { numRuns: 1, seed: 1 });
  const written = { ...(empty as SealedRow), text: '', rest: '', media: null };
  assert.deepEqual(new RowBlockReader(writeBlock([written])).rows(), [written]);
});
