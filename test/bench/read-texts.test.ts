import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { chatSized, LENGTH_MAX, languageOf, readTexts } from '../../bench/search/real/read-texts.ts';

/** A gettext catalogue in its binary format. */
function catalogueOf(entries: readonly [string, string][]): Buffer {
  const head = 28;
  const tables = head + entries.length * 16;
  const strings: Buffer[] = [];
  const places: number[] = [];
  let at = tables;
  for (const column of [0, 1] as const) {
    for (const entry of entries) {
      const bytes = Buffer.from(`${entry[column]}\0`);
      places.push(bytes.length - 1, at);
      strings.push(bytes);
      at += bytes.length;
    }
  }
  const numbers = [0x950412de, 0, entries.length, head, head + entries.length * 8, 0, 0, ...places];
  const start = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) start.writeUInt32LE(number, index * 4);
  return Buffer.concat([start, ...strings]);
}

test('the path tells the language', () => {
  for (const [path, language] of [
    ['/usr/share/libreoffice/help/pt-BR/text/a.html', 'pt'],
    ['/usr/share/locale/zh_CN/LC_MESSAGES/a.mo', 'zh'],
    ['/usr/share/man/ru/man1/ls.1.gz', 'ru'],
    ['/usr/share/doc/debian-handbook/html/de-DE/index.html', 'de'],
    ['/usr/share/man/man1/ls.1.gz', undefined],
    ['/usr/share/games/fortunes/literature', undefined],
  ] as const)
    assert.equal(languageOf(path), language, path);
});

test('paragraphs of HTML, without tags and entities', () => {
  const html =
    '<h1>Title</h1><p class="a">One &amp; <b>two</b> &#8211; three</p><p hidden>Title is: Title</p><pre>no</pre>';
  assert.deepEqual(readTexts('/help/ru/a.html', Buffer.from(html)), [
    { language: 'ru', text: 'Title' },
    { language: 'ru', text: 'One & two – three' },
  ]);
});

test('catalogues give originals and translations, without header, context and plurals', () => {
  const bytes = catalogueOf([
    ['', 'Content-Type: text/plain'],
    ['menu\u0004Open', 'Öffnen'],
    ['%d file\0%d files', '%d Datei\0%d Dateien'],
  ]);
  assert.deepEqual(readTexts('/locale/de/LC_MESSAGES/a.mo', bytes), [
    { language: 'en', text: 'Open' },
    { language: 'en', text: '%d file' },
    { language: 'de', text: 'Öffnen' },
    { language: 'de', text: '%d Datei' },
  ]);
});

test('manual pages give their prose', () => {
  const roff = '.TH LS 1\n.SH NAME\nls \\- list\n.B files\nof \\fIfolders\\fR\n.PP\nNext';
  const texts = readTexts('/usr/share/man/man1/ls.1.gz', gzipSync(roff)).map(({ text }) => text);
  assert.deepEqual(
    texts.filter((text) => text !== ''),
    ['ls - list files of folders', 'Next'],
  );
});

test('fortunes are separated by lines with a percent sign', () => {
  const texts = readTexts(
    '/usr/share/games/fortunes/de/zitate',
    Buffer.from('Eins\nZwei\n%\nDrei 5 % mehr\n'),
  );
  assert.deepEqual(texts, [
    { language: 'de', text: 'Eins\nZwei\n' },
    { language: 'de', text: '\nDrei 5 % mehr\n' },
  ]);
});

test('other files give nothing', () => {
  assert.deepEqual(readTexts('/usr/share/games/fortunes/de/zitate.dat', Buffer.from('x')), []);
  assert.deepEqual(readTexts('/usr/share/doc/fortunes/copyright', Buffer.from('x')), []);
});

test('chat messages have 10 to 400 characters, and longer texts are split between sentences', () => {
  assert.deepEqual(chatSized('too short'), []);
  assert.deepEqual(chatSized(' Several\n lines and \u001b[33mcolours\u001b[m '), [
    'Several lines and colours',
  ]);
  const sentence = `${'word '.repeat(30)}end.`;
  const parts = chatSized(Array.from({ length: 5 }, () => sentence).join(' '));
  assert.deepEqual(parts, [`${sentence} ${sentence}`, `${sentence} ${sentence}`, sentence]);
  assert.deepEqual(chatSized('x'.repeat(LENGTH_MAX + 1)), []);
});
