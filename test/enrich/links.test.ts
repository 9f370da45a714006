/** Where a link ends: extractors and the console use the same rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findItems } from '../../src/enrich/extract.ts';
import { findLinks } from '../../src/enrich/links.ts';

const LINKS: [text: string, written: string | undefined, url?: string][] = [
  ['see https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c'],
  ['(https://example.com/wiki/A_(b))', 'https://example.com/wiki/A_(b)'],
  ['連絡先はhttps://t.me/xmpl_garnet_240です。', 'https://t.me/xmpl_garnet_240'],
  ['https://t.me/xmpl/804842。', 'https://t.me/xmpl/804842'],
  ['请看https://example.com/804842，谢谢', 'https://example.com/804842'],
  ['请看https://example.com/a价格面议', 'https://example.com/a'],
  ['https://example.comです', 'https://example.com'],
  ['https://example.com/abc입니다', 'https://example.com/abc'],
  ['https://example.com/abcครับ', 'https://example.com/abc'],
  ['https://t.me/xmpl_garnetпривет', 'https://t.me/xmpl_garnet'],
  ['https://ru.example/вики/Россия и', 'https://ru.example/вики/Россия'],
  ['https://例え.jp/path', 'https://例え.jp/path'],
  ['https://пример.рф/x', 'https://пример.рф/x'],
  ['https://münchen.example/ü', 'https://münchen.example/ü'],
  ['hxxps://bad[.]example/x, and', 'hxxps://bad[.]example/x', 'https://bad.example/x'],
  ['hxxp[:]//bad(.)example/', 'hxxp[:]//bad(.)example/', 'http://bad.example/'],
  ['https://user:pass@evil.example/', 'https://user:pass@evil.example/'],
  ['https://paypal.com@evil.example/', 'https://paypal.com@evil.example/'],
  ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
  ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ['https://pay\u200bpal.example/x', 'https://pay\u200bpal.example/x'],
  ['https://paypal.example/\u202egpj.exe', 'https://paypal.example/\u202egpj.exe'],
  ['http:// and https://', undefined],
  ['javascript:alert(1) data:text/html,x', undefined],
];

for (const [text, written, url = written] of LINKS)
  test(`finds ${written ?? 'no link'} in ${JSON.stringify(text)}`, () => {
    const found = findLinks(text);
    assert.deepEqual(
      found.map((link) => [text.slice(link.start, link.end), link.url]),
      written === undefined ? [] : [[written, url]],
    );
  });

test('separates links that follow each other without a space', () => {
  const text = 'https://a.example/xhttps://b.example/y';
  assert.deepEqual(
    findLinks(text).map(({ url }) => url),
    ['https://a.example/x', 'https://b.example/y'],
  );
});

test('extractors do not take the following sentence as part of a URL', () => {
  const name = 'a'.repeat(16);
  const items = findItems(`http://${name}.onion/shopです。 https://pastebin.com/abcd1234こちら`, 'telegram');
  assert.deepEqual(
    items?.filter(({ kind }) => kind === 'onion_v2' || kind === 'paste').map(({ value }) => value),
    ['https://pastebin.com/abcd1234', `http://${name}.onion/shop`],
  );
});

test('reads hostile texts in linear time', () => {
  for (const piece of [
    'https://',
    'https://a.',
    'https://a@',
    'a.',
    'https://a/(',
    '\u200b',
    'https://ですa.',
  ])
    findLinks(piece.repeat(20_000));
  findLinks(`https://${'a.'.repeat(50_000)}`);
  findLinks(`https://${'a'.repeat(100_000)}@`);
});
