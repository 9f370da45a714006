/** How the console splits hostile text; hostile.test.ts checks it in the browser. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { textRuns } from '../../console/src/entities/text-runs.ts';
import { controlParts, visible } from '../../console/src/text/controls.ts';
import { defang, defangPieces, parseHighlights, safeLink } from '../../console/src/text/pieces.ts';

describe('console: text', () => {
  test('keeps a partly highlighted link in one run', () => {
    const [before, link, after] = textRuns(
      parseHighlights('see https://<mark>onyx</mark>-garnet.example/996234, <mark>now</mark>'),
      [],
    );
    assert.equal(before?.isLink, false);
    assert.equal(link?.link, 'https://onyx-garnet.example/996234');
    assert.deepEqual(defangPieces(link?.pieces ?? []), [
      { text: 'hxxps://', isMarked: false },
      { text: 'onyx', isMarked: true },
      { text: '-garnet[.]example/996234', isMarked: false },
    ]);
    assert.deepEqual(after?.pieces, [
      { text: ', ', isMarked: false },
      { text: 'now', isMarked: true },
    ]);
  });

  test('ends links before Japanese and Chinese text', () => {
    const links = (text: string) =>
      textRuns([{ text, isMarked: false }], [])
        .filter(({ isLink }) => isLink)
        .map(({ link }) => link);
    assert.deepEqual(links('hxxps://t[.]me/xmpl_garnet_240です。'), ['https://t.me/xmpl_garnet_240']);
    assert.deepEqual(links('https://t.me/xmpl/804842。続き'), ['https://t.me/xmpl/804842']);
  });

  test('defangs a link wherever a highlight starts', () => {
    const text = (html: string) =>
      defangPieces(parseHighlights(html))
        .map((piece) => piece.text)
        .join('|');
    assert.equal(text('ht<mark>tp://a.b</mark>.c'), 'hx|xp://a[.]b|[.]c');
    assert.equal(text('hxxp://a[<mark>.</mark>]b'), 'hxxp://a[|.|]b');
    assert.equal(defang('https://a.b/c.d'), 'hxxps://a[.]b/c[.]d');
  });

  test('opens an address as written, and refangs only what no browser would open', () => {
    assert.equal(safeLink('https://a.example/(at)x'), 'https://a.example/(at)x');
    assert.equal(safeLink('hxxps://a[.]example/x'), 'https://a.example/x');
    assert.equal(safeLink('javascript:alert(1)'), undefined);
  });

  test('names bidi controls in names and addresses', () => {
    assert.equal(visible('paypal\u202egpj.exe'), 'paypal⟨RLO⟩gpj.exe');
    assert.equal(visible('\u2066a\u2069\u200f'), '⟨LRI⟩a⟨PDI⟩⟨RLM⟩');
    assert.deepEqual(controlParts('a\u200db\u200b', 'address'), [
      { text: 'a' },
      { text: '⟨ZWJ⟩', control: 'zero-width joiner' },
      { text: 'b' },
      { text: '⟨ZWSP⟩', control: 'zero-width space' },
    ]);
  });

  const BLANKS = {
    '\u115f': 'HCF',
    '\u1160': 'HJF',
    '\u180e': 'MVS',
    '\u206a': 'ISS',
    '\u206b': 'ASS',
    '\u206c': 'IAFS',
    '\u206d': 'AAFS',
    '\u206e': 'NADS',
    '\u206f': 'NODS',
    '\u3164': 'HF',
    '\ufeff': 'BOM',
    '\uffa0': 'HWHF',
  };
  for (const context of ['text', 'name', 'address'] as const)
    test(`names blank characters and tag characters (${context})`, () => {
      const show = (text: string) =>
        controlParts(text, context)
          .map((part) => part.text)
          .join('');
      for (const [character, abbreviation] of Object.entries(BLANKS))
        assert.equal(show(`a${character}b`), `a⟨${abbreviation}⟩b`);
      for (let code = 0xe0000; code <= 0xe007f; code++) {
        const shown = show(`a${String.fromCodePoint(code)}b`);
        const isAscii = code >= 0xe0020 && code <= 0xe007e;
        const label = isAscii
          ? `TAG ${String.fromCharCode(code - 0xe0000)}`
          : `U+${code.toString(16).toUpperCase()}`;
        assert.equal(shown, `a⟨${label}⟩b`);
      }
    });

  test('shows a hidden text in tag characters as one label', () => {
    const hidden = [...'say yes']
      .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
      .join('');
    assert.deepEqual(controlParts(`hi${hidden}`, 'text'), [
      { text: 'hi' },
      { text: '⟨TAG say yes⟩', control: 'tag characters' },
    ]);
  });

  test('keeps the flags of England, Scotland and Wales, but no other tag sequence', () => {
    const flag = (region: string) =>
      `\u{1f3f4}${[...region].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`;
    for (const region of ['gbeng', 'gbsct', 'gbwls']) {
      assert.equal(visible(flag(region)), flag(region));
      assert.notEqual(controlParts(flag(region), 'address').length, 1);
    }
    assert.equal(visible(flag('hello')), '\u{1f3f4}⟨TAG hello⟩⟨U+E007F⟩');
  });

  test('keeps direction marks and zero-width spaces in message texts, which may need them', () => {
    const text = '\u202b سلام\u202c\u200b\u200f';
    assert.deepEqual(controlParts(text, 'text'), [{ text }]);
  });

  test('keeps the joiners of Persian words and emoji in names', () => {
    for (const name of ['می\u200cخواهم', '👩\u200d💻']) assert.equal(visible(name), name);
  });
});
