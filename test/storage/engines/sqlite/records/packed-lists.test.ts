import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { packLists, unpackLists } from '../../../../../src/storage/engines/sqlite/records/packed-lists.ts';

const dated = fc.record(
  {
    value: fc.string({ unit: 'binary' }),
    at: fc.integer({ min: -8_640_000_000_000, max: 8_640_000_000_000 }),
    position: fc.nat(3),
  },
  { noNullPrototype: true },
);

suite('packed lists', () => {
  test('are the lists again after a round trip through JSON', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('email', 'own'), fc.array(dated, { minLength: 1 }), {
          noNullPrototype: true,
        }),
        (lists) => {
          const stored = JSON.parse(JSON.stringify(packLists(lists)));
          assert.deepEqual(unpackLists(stored), lists);
        },
      ),
    );
  });

  test('name no positions if all are 0', () => {
    const email = [{ value: 'tilda@mail.example', at: 5, position: 0 }];
    assert.deepEqual(packLists({ email }), { email: [['tilda@mail.example'], [5]] });
  });

  test('of earlier versions are lists of objects, and are read as they are', () => {
    const lists = { email: [{ value: 'tilda@mail.example', at: 5, position: 1 }] };
    assert.deepEqual(unpackLists(JSON.parse(JSON.stringify(lists))), lists);
  });
});
