import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, defang, safeLine, safeText, visibleLine } from '../../../src/alerts/delivery/text/safe-text.ts';
import { refang } from '../../../src/text/refang.ts';
import { ACTIVE, HOSTILE_TEXT } from '../../support/delivery.ts';

const DEFANGED: [text: string, expected: string][] = [
  ['https://shop.example/a.html', 'hxxps://shop[.]example/a[.]html'],
  ['HTTP://SHOP.EXAMPLE', 'HxxP://SHOP[.]EXAMPLE'],
  ['_http://a.example', '_hxxp://a[.]example'],
  ['ftp://a.example', 'fxp://a[.]example'],
  ['tg://resolve?domain=x', 'tg[:]//resolve?domain=x'],
  ['xhttps://a', 'xhttps[:]//a'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['mailto:oda@mail.example', 'mailto[:]oda[@]mail[.]example'],
  ['@everyone', '[@]everyone'],
  ['＠here', '[@]here'],
  ['10.1.2.3:8080', '10[.]1[.]2[.]3:8080'],
  ['evil。com and evil．com', 'evil[.]com and evil[.]com'],
  ['bücher.example', 'bücher[.]example'],
  ['Version 3.5 for $4.99. Done.', 'Version 3.5 for $4.99. Done.'],
  ['shop[.]example', 'shop[.]example'],
  ['hxxp://shop[.]example', 'hxxp://shop[.]example'],
];

test('defangs links, addresses and mentions, and leaves prose alone', () => {
  for (const [text, expected] of DEFANGED) {
    assert.equal(defang(text), expected);
    assert.equal(defang(expected), expected);
  }
});

test('search finds what was defanged, because refanging restores it', () => {
  for (const text of ['https://shop.example/a', 'oda@mail.example', '10.1.2.3'])
    assert.equal(refang(defang(text)), text);
});

test('removes control, direction and invisible characters, and keeps emoji and joiners', () => {
  assert.equal(visibleLine('a\u202Eb\u2066c\u200B\u00ADd\u0000\u001B[1m\u{E0041}', 100), 'abcd[1m');
  assert.equal(visibleLine('👩‍💻 می‌خواهم e\u0301', 100), '👩‍💻 می‌خواهم e\u0301');
  assert.equal(visibleLine('\uD800a\uDC00', 100), '\uFFFDa\uFFFD');
});

test('a line has no line break of any kind, a text has only \\n', () => {
  const breaks = 'a\rb\nc\r\nd\u0085e\u2028f\u2029g\vh\fi';
  assert.equal(safeLine(breaks, 100), 'a b c d e f g h i');
  assert.equal(safeText(breaks, 100), 'a\nb\nc\nd\ne\nf\ng\nh\ni');
});

test('cuts at the limit, never within a character, and shows that something is missing', () => {
  assert.equal(cut('abcdef', 6), 'abcdef');
  assert.equal(cut('abcdefg', 6), 'abcde…');
  assert.equal(cut('abcd😀fg', 6), 'abcd…');
  assert.equal(safeLine(`${' '.repeat(5000)}a`, 10), '…');
});

test('words that look like numbers for long take no quadratic time', () => {
  // Backtracking over every digit would take minutes.
  const digits = `1.${'1'.repeat(200_000)}..`;
  assert.ok(safeText(digits, 200_000).length <= 200_000);
});

test('a megabyte of hostile text becomes a harmless snippet of the allowed length', () => {
  for (const max of [1, 2, 50, 200, 5000])
    for (const make of [safeLine, safeText]) {
      const made = make(HOSTILE_TEXT, max);
      assert.ok(made.length <= max);
      assert.doesNotMatch(made, ACTIVE);
    }
});
