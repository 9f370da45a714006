import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyze, analyzeWithSpans } from '../../src/search/analyzer.ts';
import { highlight } from '../../src/search/highlight-text.ts';

const marked = (text: string, words: string) =>
  highlight(text, [{ tokens: analyze(words), isPrefix: false }]);

test('highlights matches in their original spelling', () => {
  const cases: [text: string, words: string, expected: string][] = [
    ['h**ps://evil[.]example/x', 'https://evil.example', '<mark>h**ps://evil[.]example</mark>/x'],
    ['fxp://files[.]example', 'ftp://files.example', '<mark>fxp://files[.]example</mark>'],
    [
      'a (at) b [dot] c (at) d (at) e (at) f bill',
      'bill',
      'a (at) b [dot] c (at) d (at) e (at) f <mark>bill</mark>',
    ],
    [
      `${'각'.repeat(8)} bill`.normalize('NFD'),
      'bill',
      `${'각'.repeat(8).normalize('NFD')} <mark>bill</mark>`,
    ],
    ['각 x'.normalize('NFD'), '각', `<mark>${'각'.normalize('NFD')}</mark> x`],
    ['ｶﾞｷﾞｸﾞｹﾞｺﾞ bill', 'bill', 'ｶﾞｷﾞｸﾞｹﾞｺﾞ <mark>bill</mark>'],
    ['ｶﾞｷﾞ', 'ガ', '<mark>ｶﾞ</mark>ｷﾞ'],
    ['㎏ aa bb kg', 'aa', '㎏ <mark>aa</mark> bb kg'],
    ['Windows™', 'windows', '<mark>Windows</mark>™'],
    ['ste\u200baler', 'stealer', '<mark>ste\u200baler</mark>'],
    ['<b>café</b>', 'cafe', '&lt;b&gt;<mark>café</mark>&lt;/b&gt;'],
    ['😀👩‍👩‍👧 ok', 'ok', '😀👩‍👩‍👧 <mark>ok</mark>'],
  ];
  for (const [text, words, expected] of cases) assert.equal(marked(text, words), expected, text);
});

test('analyzing with offsets gives the same tokens as without, for any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      'hxxp',
      'h**ps://',
      '[.]',
      ' (at) ',
      '[dot]',
      'fxp://',
      '[:]//',
      '™',
      '数据',
      '각'.normalize('NFD'),
      'ｶﾞ',
      'é',
      'é'.normalize('NFD'),
      '\u3164',
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const spans = analyzeWithSpans(text);
      assert.deepEqual(
        spans.map(({ token }) => token),
        analyze(text),
      );
      for (const { start, end } of spans) assert.ok(0 <= start && start < end && end <= text.length);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
