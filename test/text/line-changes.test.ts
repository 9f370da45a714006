import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type LineChange, lineChanges } from '../../src/text/line-changes.ts';
import { shortestEdit } from '../../src/text/shortest-edit.ts';

function changesOf(before: string, after: string): { changes: LineChange[]; turns: number } {
  const work = lineChanges(before, after);
  for (let turns = 0; ; turns++) {
    const { done, value } = work.next();
    if (done) return { changes: value, turns };
  }
}

function applied(before: string, changes: readonly LineChange[]): string {
  const old = before.split('\n');
  const lines: string[] = [];
  let place = 0;
  for (const { oldStart, newStart, removed, added } of changes) {
    lines.push(...old.slice(place, oldStart));
    assert.equal(lines.length, newStart, 'the position in the new text');
    assert.deepEqual(old.slice(oldStart, oldStart + removed.length), removed);
    for (const line of added) lines.push(line);
    place = oldStart + removed.length;
  }
  for (const line of old.slice(place)) lines.push(line);
  return lines.join('\n');
}

/** The number of lines that are in neither of two lists in the same order, by dynamic programming. */
function fewestChanges(old: readonly number[], now: readonly number[]): number {
  let row = new Array<number>(now.length + 1).fill(0);
  for (const line of old) {
    const next = [0];
    for (const [index, other] of now.entries())
      next.push(
        line === other
          ? (row[index] as number) + 1
          : Math.max(row[index + 1] as number, next[index] as number),
      );
    row = next;
  }
  return old.length + now.length - 2 * (row.at(-1) as number);
}

const sizeOf = (changes: readonly LineChange[]) =>
  changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);

const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '', 'a longer line'), { maxLength: 60 })
  .map((lines) => lines.join('\n'));

describe('changes of lines', () => {
  test('applied to the old text, they give the new one', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { changes } = changesOf(before, after);
        assert.equal(applied(before, changes), after);
        for (const [index, change] of changes.entries()) {
          const last = changes[index - 1];
          assert.ok(sizeOf([change]) > 0);
          assert.ok(last === undefined || last.oldStart + last.removed.length < change.oldStart);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('are the fewest within a region without unique lines', () => {
    const lines = fc.array(fc.constantFrom(0, 1, 2), { maxLength: 40 });
    fc.assert(
      fc.property(lines, lines, (old, now) => {
        const whole = { oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: now.length };
        const edits = shortestEdit(whole, Int32Array.from(old), Int32Array.from(now), { steps: 1e6 }) ?? [];
        const size = edits.reduce(
          (sum, { oldStart, oldEnd, newStart, newEnd }) => sum + oldEnd - oldStart + newEnd - newStart,
          0,
        );
        assert.equal(size, fewestChanges(old, now));
      }),
      { numRuns: 1000 },
    );
    const many = Int32Array.from({ length: 1000 }, (_, index) => index % 3);
    const whole = { oldStart: 0, oldEnd: 1000, newStart: 0, newEnd: 1000 };
    assert.equal(shortestEdit(whole, many, many.toReversed(), { steps: 1e9 }), undefined, 'too many edits');
    assert.equal(
      shortestEdit(
        whole,
        many,
        many.map((id) => id ^ 1),
        { steps: 10 },
      ),
      undefined,
      'no budget',
    );
  });

  test('name lines with their positions', () => {
    const { changes } = changesOf('title\none\ntwo\nthree', 'title\none\n2\ntwo\nfour');
    assert.deepEqual(changes, [
      { oldStart: 2, newStart: 2, removed: [], added: ['2'] },
      { oldStart: 3, newStart: 4, removed: ['three'], added: ['four'] },
    ]);
    assert.deepEqual(changesOf('same\ntext', 'same\ntext').changes, []);
    assert.deepEqual(changesOf('', 'new').changes, [
      { oldStart: 0, newStart: 0, removed: [''], added: ['new'] },
    ]);
  });

  test('leave repeated lines alone in a region with many changes', () => {
    const page = (item: (number: number) => string) =>
      Array.from({ length: 1000 }, (_, line) => (line % 2 === 0 ? item(line) : 'Buy now')).join('\n');
    const before = page((line) => `Heron ${line}`);
    const after = page((line) => `Gull ${line}`);
    const { changes } = changesOf(before, after);
    assert.equal(changes.length, 500);
    assert.ok(changes.every(({ removed, added }) => removed.length === 1 && added.length === 1));
    const longer = `Sale\nBuy now\n${after}`;
    const shifted = changesOf(before, longer).changes;
    assert.equal(applied(before, shifted), longer);
    assert.ok(sizeOf(shifted) <= 1002, `${sizeOf(shifted)} changed lines`);
  });

  test('never contain a line on both sides of one change', () => {
    const lines = fc.array(fc.nat(30), { minLength: 600, maxLength: 900 });
    fc.assert(
      fc.property(lines, lines, (old, now) => {
        const { changes } = changesOf(old.join('\n'), now.join('\n'));
        assert.equal(applied(old.join('\n'), changes), now.join('\n'));
        for (const { removed, added } of changes) assert.ok(!removed.some((line) => added.includes(line)));
        assert.ok(sizeOf(changes) < 1.6 * fewestChanges(old, now));
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  test('ignore how lines end', () => {
    assert.deepEqual(changesOf('one\r\ntwo\r\nthree', 'one\ntwo\nfour').changes, [
      { oldStart: 2, newStart: 2, removed: ['three'], added: ['four'] },
    ]);
    assert.deepEqual(changesOf('one\rtwo', 'one\r\ntwo').changes, []);
  });

  test('take work that is linear in the length of the texts', () => {
    const lines = 60_000;
    const hostile: Record<string, [(line: number) => string, (line: number) => string]> = {
      'nothing in common': [(line) => `old ${line}`, (line) => `new ${line}`],
      'two lines only': [(line) => String(line % 2), (line) => String((line >> 1) % 2)],
      reversed: [String, (line) => String(lines - line)],
      'every line twice': [(line) => String(line >> 1), (line) => String((line * 7919) % (lines / 2))],
      'pairs swapped': [String, (line) => String(line ^ 1)],
      'one more anchor in each part': [
        (line) => String(Math.min(line, lines - line)),
        (line) => String(Math.min(lines - line, line + 1)),
      ],
    };
    for (const [name, [oldLine, newLine]] of Object.entries(hostile)) {
      const before = Array.from({ length: lines }, (_, line) => oldLine(line)).join('\n');
      const after = Array.from({ length: lines }, (_, line) => newLine(line)).join('\n');
      const { changes, turns } = changesOf(before, after);
      assert.equal(applied(before, changes), after, name);
      assert.ok(turns < 400, `${name}: ${turns} turns`);
    }
  });
});
