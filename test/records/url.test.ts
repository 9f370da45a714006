import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameUuid, parseUrl } from '../../src/records/url.ts';

test('splits a URL into its parts', () => {
  assert.deepEqual(parseUrl('HTTP://Abc.Onion:8080/a/b?q=1#f'), {
    url: 'http://abc.onion:8080/a/b?q=1',
    networkProtocol: 'http',
    domainName: 'abc.onion',
    port: 8080,
    path: '/a/b',
    signature: nameUuid('http://abc.onion:8080/a/b?q=1'),
    network: 'tor',
  });
  assert.deepEqual(
    [parseUrl('https://shop.example')?.port, parseUrl('https://shop.example')?.network],
    [443, 'clearnet'],
  );
});

test('recognises an onion host with a trailing dot', () => {
  assert.deepEqual(
    [parseUrl('http://abc.onion./x')?.url, parseUrl('http://abc.onion./x')?.network],
    ['http://abc.onion/x', 'tor'],
  );
});

for (const text of [
  'ftp://x.example',
  'x.example',
  '',
  '/path',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
]) {
  test(`returns undefined for ${JSON.stringify(text)}`, () => assert.equal(parseUrl(text), undefined));
}

test('derives the standard version 5 UUID from a name', () => {
  assert.equal(nameUuid('http://abcdef.onion/shop?x=1'), 'b8d2e724-4f16-5a31-b4f3-4a0d0c54440f');
});
