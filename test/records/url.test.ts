import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameUuid, parseUrl } from '../../src/records/url.ts';

test('takes a URL apart', () => {
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

test('sees an onion behind the dot of the root', () => {
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
  test(`refuses ${text} as a page's URL`, () => assert.equal(parseUrl(text), undefined));
}

test('makes the UUID that everyone makes of the same name', () => {
  assert.equal(nameUuid('http://abcdef.onion/shop?x=1'), 'b8d2e724-4f16-5a31-b4f3-4a0d0c54440f');
});
