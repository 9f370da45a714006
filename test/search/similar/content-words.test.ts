import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyze } from '../../../src/search/analyzer.ts';
import { contentLines } from '../../../src/search/similar/content-words.ts';
import { hasEnoughWords, mayHaveEnoughWords } from '../../../src/search/similar/enough-words.ts';
import { COMPLEX, foldedCode, SEPARATOR } from '../../../src/search/similar/letters.ts';
import { wordOf } from '../../../src/search/similar/word.ts';

for (const [text, lines] of [
  ['Selling logs\n\nfrom Norway', ['selling logs', 'from norway']],
  ['order 85 pieces, 10k logs, 500GB, 50руб', ['order pieces logs']],
  ['2captcha rtx4090 win11', ['2captcha rtx4090 win11']],
  ['١٢٣ حساب', ['حساب']],
  ['mail (owl@mail.example)', []],
  ['mail access, owl@mail.example', ['mail access']],
  ['продам@owl_shop', ['продам']],
  ['here](https://shop.example/path?q=1) and more', ['shop example more']],
  ['see https://user:secret@shop.example/@owl', ['see shop example']],
  ['https://www.acme.example/login acme.example', ['acme example acme example']],
  ['PC/Mac 24/7 and/or 1.5/2', ['pc mac']],
  ['invite discord.gg/abc', ['invite']],
  ['exploit for CVE-2026-12345', ['exploit for cve 2026 12345']],
  ['cve list', ['cve list']],
  ['«Цена» — 100₽ • логи', ['логи']],
  ['① ½ ² ２', []],
] as const)
  test(`keeps ${JSON.stringify(lines)} of ${JSON.stringify(text)}`, () =>
    assert.deepEqual(
      contentLines(text),
      lines.map((words) => words.split(' ').map(wordOf)),
    ));

test('the cheap test never turns away a text with enough words', () => {
  const piece = fc.constantFrom(
    'a',
    'dog',
    'лог',
    'ы',
    ' ',
    '-',
    '@',
    '.',
    '/',
    '账',
    '号',
    'ไ',
    'حساب',
    '🔥',
    '\n',
    '7',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      assert.ok(mayHaveEnoughWords(text) || !hasEnoughWords(contentLines(text)));
    }),
    { numRuns: 500 },
  );
});

test('letters that need no analyzer are folded as the analyzer does, next to any other', () => {
  const simple = Array.from({ length: 0x700 }, (_, code) => code).filter(
    (code) => foldedCode(code) !== COMPLEX,
  );
  const folded = (text: string) =>
    Array.from(text, (character) => foldedCode(character.charCodeAt(0)))
      .map((code) => (code === SEPARATOR ? ' ' : String.fromCharCode(code)))
      .join('');
  const character = fc.constantFrom(...simple.map((code) => String.fromCharCode(code)));
  assert.ok(simple.length > 1300, String(simple.length));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      assert.deepEqual(folded(text).match(/\S+/g) ?? [], analyze(text));
    }),
    { numRuns: 1000 },
  );
});
