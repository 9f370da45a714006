import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithin, networkOf, parseNetwork, plainAddress } from '../../src/keys/networks.ts';

for (const [text, expected] of [
  ['192.0.2.7', '192.0.2.7/32'],
  [' 10.0.0.0/8 ', '10.0.0.0/8'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['::1', '::1/128'],
  ['::ffff:10.0.0.0/104', '::ffff:10.0.0.0/104'],
  ['10.0.0.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['10.0.0.0/', undefined],
  ['10.0.0.0/8/8', undefined],
  ['10.0.0.0/-1', undefined],
  ['fe80::1%eth0', undefined],
  ['proxy.example', undefined],
  ['', undefined],
] as const) {
  test(`reads the network ${JSON.stringify(text)} as ${expected}`, () =>
    assert.equal(parseNetwork(text), expected));
}

for (const [networks, address, expected] of [
  [['192.0.2.0/24'], '192.0.2.255', true],
  [['192.0.2.0/24'], '192.0.3.0', false],
  [['192.0.2.0/24'], '::ffff:192.0.2.9', true],
  [['192.0.2.0/24'], '::ffff:c000:209', true],
  [['::ffff:192.0.2.0/120'], '192.0.2.9', true],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::/32', '10.0.0.0/8'], '10.9.8.7', true],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['0.0.0.0/0'], 'junk', false],
  [['0.0.0.0/0'], '', false],
] as const) {
  test(`${address} is ${expected ? '' : 'not '}within ${networks.join()}`, () =>
    assert.equal(isWithin(networks, address), expected));
}

for (const [address, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
] as const) {
  test(`${address} is counted as ${network}`, () => assert.equal(networkOf(address), network));
}

test('an IPv4 address has one spelling', () => {
  for (const spelling of ['10.1.2.3', '::ffff:10.1.2.3', '::FFFF:10.1.2.3', '::ffff:a01:203'])
    assert.equal(plainAddress(spelling), '10.1.2.3');
});
