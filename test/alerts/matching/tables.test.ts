import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { DigestTable, digestOf } from '../../../src/alerts/matching/digest-table.ts';
import { Marks } from '../../../src/alerts/matching/marks.ts';
import { TermTable } from '../../../src/alerts/matching/term-table.ts';

const ROUNDS = 20_000;

test('a table of terms agrees with a map while terms come and go', () => {
  const random = seeded(3);
  const texts = [''];
  const table = new TermTable(texts);
  const known = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const text = `w${Math.floor(random() * 3000)}`;
    const number = known.get(text);
    assert.equal(table.numberOf(text), number ?? 0);
    if (number === undefined) {
      known.set(text, texts.push(text) - 1);
      table.add(texts.length - 1);
    } else if (random() < 0.9) {
      table.delete(number);
      known.delete(text);
    }
  }
  assert.equal(table.size, known.size);
  for (const [text, number] of known) assert.equal(table.numberOf(text), number);
});

test('a table of digests agrees with a map while values come and go', () => {
  const random = seeded(4);
  const table = new DigestTable();
  const known = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const text = `v${Math.floor(random() * 3000)}`;
    const number = known.get(text);
    assert.equal(table.numberOf(digestOf(text)), number ?? 0);
    if (number === undefined) known.set(text, table.add(digestOf(text)));
    else if (random() < 0.9) {
      table.delete(number);
      known.delete(text);
    } else assert.equal(table.add(digestOf(text)), number);
  }
  assert.equal(table.size, known.size);
  assert.equal(new Set(known.values()).size, known.size);
  assert.deepEqual(new Set(Array.from(table, (digest) => table.numberOf(digest))), new Set(known.values()));
});

test('marks are gone after each of many clears', () => {
  const marks = new Marks(5);
  marks.reserve(1000);
  for (let round = 0; round < 20; round++) {
    for (let number = 0; number < 20; number++) assert.equal(marks.has(number), false, `round ${round}`);
    marks.add(round);
    marks.add(999);
    assert.deepEqual([marks.has(round), marks.has(999)], [true, true]);
    marks.clear();
    assert.equal(marks.has(999), false);
  }
});
