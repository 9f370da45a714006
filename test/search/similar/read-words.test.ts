import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contentLines } from '../../../bench/similar/content-lines.ts';
import { analyze } from '../../../src/search/analyzer.ts';
import { hasEnoughWords, mayHaveEnoughWords } from '../../../src/search/similar/enough-words.ts';
import { hashNumber } from '../../../src/search/similar/hash.ts';
import { COMPLEX, LETTERS, letterOf, SEPARATOR } from '../../../src/search/similar/letters.ts';
import { readWords } from '../../../src/search/similar/read-words.ts';
import { hashOfToken } from '../../../src/search/similar/vocabulary.ts';
import { Words } from '../../../src/search/similar/words.ts';

function wordOf(token: string): number {
  const { high, low } = hashOfToken(token);
  return hashNumber(high, low);
}

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
  const words = new Words();
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
      readWords(text, words);
      assert.ok(mayHaveEnoughWords(text) || !hasEnoughWords(words));
    }),
    { numRuns: 500 },
  );
});

test('letters that need no analyzer are read as the analyzer folds them, next to any other', () => {
  const simple = Array.from(LETTERS.keys()).filter((code) => LETTERS[code] !== COMPLEX);
  const character = fc.constantFrom(...simple.map((code) => String.fromCharCode(code)));
  const read = (text: string, letterFor: (code: number) => number) =>
    Array.from(text, (each) => letterFor(each.charCodeAt(0)))
      .map((letter) => (letter === SEPARATOR ? ' ' : String.fromCharCode(letter)))
      .join('')
      .match(/\S+/g) ?? [];
  assert.ok(simple.length > 1300, String(simple.length));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      const tokens = analyze(text).flatMap((token) => read(token, letterOf));
      assert.deepEqual(
        read(text, (code) => LETTERS[code] as number),
        tokens,
      );
    }),
    { numRuns: 1000 },
  );
});

test('a text reads the same, whether or not another character makes the analyzer necessary', () => {
  const text = 'Grüße aus Köln: Zugänge für Åland, логи ёлка, حساب';
  assert.deepEqual(contentLines(`${text} ไ`).flat().slice(0, -1), contentLines(text).flat());
  for (const text of ['C# and C++ lessons', 'the .net crypter'])
    assert.deepEqual(contentLines(`${text}, ไ`).flat().slice(0, -1), contentLines(text).flat(), text);
  assert.deepEqual(contentLines('se𝐥𝐥ing logs'), contentLines('selling logs'));
  assert.deepEqual(contentLines('vénder cuentas'.normalize('NFD')), contentLines('vénder cuentas'));
});
