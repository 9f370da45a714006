import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dated, LIST_LENGTH_MAX, mergeDated } from '../../src/records/dated.ts';

const entries = (count: number, at: number): Dated[] =>
  Array.from({ length: count }, (_, position) => ({ value: `${at}/${position}`, at, position }));

test('merging returns the same list if a full list gains nothing', () => {
  const full = mergeDated([], entries(LIST_LENGTH_MAX, 10));
  assert.equal(full.length, LIST_LENGTH_MAX);
  assert.equal(mergeDated(full, entries(5, 20)), full, 'later values are cut off');
  assert.equal(mergeDated(full, entries(LIST_LENGTH_MAX + 200, 10)), full, 'the sighting it was cut from');
  assert.equal(mergeDated(full, [...entries(1, 10), ...entries(1, 20)]), full, 'known and later values');
});

test('a full list drops its latest value for an earlier one', () => {
  const full = mergeDated([], entries(LIST_LENGTH_MAX, 10));
  const merged = mergeDated(full, entries(1, 5));
  assert.deepEqual(merged, [...entries(1, 5), ...full.slice(0, -1)]);
  const [, second] = full as [Dated, Dated];
  const moved = mergeDated(full, [{ ...second, at: 5 }]);
  assert.deepEqual(moved.slice(0, 2), [{ ...second, at: 5 }, full[0]]);
});

test('values of the same identity become one, even within the first list', () => {
  const twice: Dated[] = [
    { value: 'A@x.example', at: 1, position: 0 },
    { value: 'a@x.example', at: 2, position: 0 },
  ];
  const merged = mergeDated(twice, [{ value: 'b@x.example', at: 1, position: 1 }], (value) =>
    value.toLowerCase(),
  );
  assert.deepEqual(
    merged.map(({ value }) => value),
    ['A@x.example', 'b@x.example'],
  );
});

test('a single value that is seen again keeps its earliest date', () => {
  const known: Dated[] = [{ value: 'Oda', at: 10, position: 1 }];
  assert.equal(mergeDated(known, [{ value: 'Oda', at: 10, position: 1 }]), known);
  assert.equal(mergeDated(known, [{ value: 'Oda', at: 11, position: 0 }]), known);
  const earlier: Dated = { value: 'Oda', at: 10, position: 0 };
  assert.deepEqual(mergeDated(known, [earlier]), [earlier]);
  const another: Dated = { value: 'ODA', at: 1, position: 0 };
  assert.deepEqual(mergeDated(known, [another]), [another, ...known]);
  assert.deepEqual(
    mergeDated(known, [another], (value) => value.toLowerCase()),
    [another],
  );
});
