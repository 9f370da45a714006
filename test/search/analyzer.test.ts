import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seeded } from '../../bench/search/corpus.ts';
import { analyze, analyzeWithSpans, TOKEN_LENGTH_MAX } from '../../src/search/analyzer.ts';

for (const [text, tokens] of [
  ['Fresh stealer-logs, 2026!', ['fresh', 'stealer', 'logs', '2026']],
  ['Ünïcödé CAFÉ', ['unicode', 'cafe']],
  ['Straße STRASSE ΣΊΣΥΦΟΣ σίσυφος', ['strasse', 'strasse', 'σισυφοσ', 'σισυφοσ']],
  ['İstanbul ISTANBUL ısı', ['istanbul', 'istanbul', 'isi']],
  ['łódź København đá', ['lodz', 'kobenhavn', 'da']],
  ['Йод ёлка', ['иод', 'елка']],
  ['هَٰذَا كـــتاب', ['هذا', 'كتاب']],
  ['שָׁלוֹם', ['שלום']],
  ['数据库2024abc', ['数', '据', '库', '2024abc']],
  ['ｶﾞﾗｽ スーパー', ['ガ', 'ラ', 'ス', 'ス', 'ー', 'パ', 'ー']],
  ['안녕하세요', ['안', '녕', '하', '세', '요']],
  ['สวัสดีครับ', ['ส', 'ว', 'ั', 'ส', 'ด', 'ี', 'ค', 'ร', 'ั', 'บ']],
  ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
  ['ﬁne ① ２', ['fine', '1', '2']],
  ['z\u200bero wi\u00addth \u202eright', ['zero', 'width', 'right']],
  ['z̸̢a̷l̶g̵o̷', ['zalgo']],
  ['1️⃣ 😀 👩‍👩‍👧 ✨', ['1']],
  ['hxxps://evil[.]example', ['https', 'evil', 'example']],
  ['tilda(at)mail[dot]example', ['tilda', 'mail', 'example']],
  ['snake_case @handle #tag', ['snake', 'case', 'handle', 'tag']],
  ['C++, c# or F#: .NET', ['c', '＋＋', 'c', '＃', 'or', 'f', '＃', '．', 'net']],
  [
    'Notepad++ на с++/с# 使用c#和C++은',
    [...'notepad|＋＋|на|с|＋＋|с|＃|使|用|c|＃|和|c|＋＋|은'.split('|')],
  ],
  [
    'oda#1234 a+b@mail.example /path#top 18+ x+++ tag# c## C++11',
    [...'oda 1234 a b mail example path top 18 x tag c c 11'.split(' ')],
  ],
  ['ASP.NET example.net ..net .nets', ['asp', 'net', 'example', 'net', 'net', 'nets']],
  ['', []],
] as const) {
  test(`tokenizes ${JSON.stringify(text)} as ${tokens.join(' | ')}`, () =>
    assert.deepEqual(analyze(text), tokens));
}

test('cuts overlong tokens, but never within a character', () => {
  assert.deepEqual(analyze('x'.repeat(500)), ['x'.repeat(TOKEN_LENGTH_MAX)]);
  const [cut = ''] = analyze('𐐨'.repeat(300));
  assert.ok(cut.isWellFormed() && cut.length <= TOKEN_LENGTH_MAX);
});

const SIGN = /^(＋＋|＃|．)$/;

test('tokens contain only letters, digits and marks, or are signs, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const token of analyze(text)) if (!SIGN.test(token)) assert.match(token, /^[\p{L}\p{N}\p{M}]+$/u);
    }),
    { seed: 1, numRuns: 3000 },
  );
});

test('tokens of a text give the same tokens again, so indexed text can be searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const tokens = analyze(text).filter((token) => !SIGN.test(token));
      assert.deepEqual(analyze(tokens.join(' ')), tokens);
    }),
    { seed: 2, numRuns: 3000 },
  );
});

test('Russian and Ukrainian text has the same tokens with and without offsets', () => {
  const letters = fc.constantFrom(...'ЁЄІЇАЙЯайяёєіїҐґ–—‘’“”„«»aZ09 .-_\n++##', '.net');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (characters) => {
      const text = characters.join('');
      assert.deepEqual(
        analyze(text),
        analyzeWithSpans(text).map(({ token }) => token),
      );
    }),
  );
});

test('finds the same signs in texts of every script', () => {
  const pieces = fc.constantFrom('c', 'C', 'я', 'é', '数', '1', '+', '++', '#', '.', '.net', ' ', '-');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      assert.deepEqual(
        analyze(text),
        analyzeWithSpans(text).map(({ token }) => token),
      );
      // The last word makes the text take the path for all scripts.
      assert.deepEqual(analyze(`${text} ไ`), [...analyze(text), 'ไ']);
    }),
    { seed: 4, numRuns: 3000 },
  );
});

/** A Han character makes the analyzer take its general path. */
const analyzeSlowly = (text: string) => analyze(`${text} 中`).slice(0, -1);

test('accented Latin text gives the same tokens on the fast path and on the general one', () => {
  const letters = Array.from({ length: 0x100 }, (_, index) => String.fromCharCode(0x80 + index));
  for (const letter of letters)
    for (const text of [
      letter,
      `a${letter}`,
      `${letter}1`,
      `${letter}${letter}`,
      `${letter}++ ${letter}# .net`,
    ])
      assert.deepEqual(analyze(text), analyzeSlowly(text), JSON.stringify(text));
  const random = seeded(7);
  const parts = [...letters, ...'azAZ09 .#+-_@[\n¡¿€£–—‘’“”„«»'.split(''), '++', '.net', 'c#', 'hxxp', '[.]'];
  for (let round = 0; round < 3000; round++) {
    const isLatin = random() < 0.7;
    const text = Array.from({ length: 1 + Math.floor(random() * 24) }, () => {
      const part = parts[Math.floor(random() * parts.length)] as string;
      return isLatin && /[\x80-\xbf×÷ÐðÞþĸŉŊŋĿŀ]/.test(part) ? 'é' : part;
    }).join('');
    assert.deepEqual(analyze(text), analyzeSlowly(text), JSON.stringify(text));
  }
});

test('Russian and Ukrainian text gives the same tokens on the fast path and on the general one', () => {
  const random = seeded(11);
  const parts = [...'АБЙЯабйяЁЄІЇҐёєіїґAZaz09 .#+-–—‘’“”„«»\n', '++', '.net', 'с#', 'ЙОД', 'Ёлка', '[.]'];
  for (let round = 0; round < 2000; round++) {
    const text = Array.from(
      { length: 1 + Math.floor(random() * 24) },
      () => parts[Math.floor(random() * parts.length)],
    ).join('');
    assert.deepEqual(analyze(text), analyzeSlowly(text), JSON.stringify(text));
  }
});
