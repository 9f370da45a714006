import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LineCutter } from '../../src/push/line-cutter.ts';

test('whatever the pieces, the lines of a stream come out complete, in order and numbered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 5 })),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.boolean(),
      (texts, sizes, hasLastEnd) => {
        const bytes = Buffer.from(texts.join('\n') + (hasLastEnd ? '\n' : ''));
        const cutter = new LineCutter();
        const taken: Buffer[] = [];
        let lines = 0;
        for (let at = 0, round = 0; at < bytes.length; round++) {
          const size = sizes[round % sizes.length] as number;
          cutter.add(bytes.subarray(at, at + size));
          at += size;
          const cut = round % 3 === 0 ? cutter.take() : undefined;
          if (cut === undefined) continue;
          assert.equal(cut.linesBefore, lines);
          assert.equal(cut.bytes.at(-1), 0x0a);
          lines += cut.lines;
          taken.push(Buffer.from(cut.bytes));
        }
        const last = cutter.take({ isEnd: true });
        if (last !== undefined) {
          lines += last.lines;
          taken.push(Buffer.from(last.bytes));
        }
        const all = Buffer.concat(taken).toString();
        const expected = bytes.toString();
        assert.equal(all, expected === '' || expected.endsWith('\n') ? expected : `${expected}\n`);
        assert.equal(lines, all.split('\n').length - 1);
        assert.equal(cutter.bytes, 0);
      },
    ),
  );
});

test('a line that is too long becomes a blank line, and takes no memory', () => {
  const cutter = new LineCutter();
  cutter.add(Buffer.from('first\n'));
  for (let count = 0; count < 20; count++) {
    cutter.add(Buffer.alloc(1024 * 1024, 'x'));
    assert.ok(cutter.bytes <= 17 * 1024 * 1024);
  }
  assert.equal(cutter.bytes, 6);
  cutter.add(Buffer.from('rest\nthird\n'));
  const cut = cutter.take();
  assert.equal(Buffer.from(cut?.bytes ?? []).toString(), 'first\n\nthird\n');
  assert.deepEqual(cut?.tooLong, [2]);
});
