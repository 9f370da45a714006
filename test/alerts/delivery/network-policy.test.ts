import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalAddress, refusalOf } from '../../../src/alerts/delivery/network/address-rules.ts';
import {
  NetworkPolicy,
  normalizeHost,
  problemOfEntry,
} from '../../../src/alerts/delivery/network/network-policy.ts';

const REFUSED: Record<string, string[]> = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1'],
  private: [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '::ffff:10.0.0.1',
    '64:ff9b::10.0.0.1',
  ],
  'shared (CGNAT)': ['100.64.0.1', '100.127.255.255', '100.100.100.200'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', '::ffff:a9fe:a9fe'],
  'unique-local': ['fc00::1', 'fd00:ec2::254'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmark: ['198.18.0.1', '198.19.255.255'],
  'cloud metadata': ['168.63.129.16'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1'],
  reserved: [
    '192.0.0.192',
    '192.88.99.1',
    '240.0.0.1',
    '255.255.255.255',
    '2001::1',
    '2001:2::1',
    '::127.0.0.1',
    '::a00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '100::1',
    '5f00::1',
  ],
  invalid: ['', 'example', '1.2.3'],
};

const PUBLIC = [
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.0.1',
  '168.63.129.17',
  '2606:4700::1111',
  '2001:4860:4860::8888',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
];

test('refuses every address that is not public, in every form', () => {
  for (const [reason, addresses] of Object.entries(REFUSED))
    for (const address of addresses) assert.equal(refusalOf(canonicalAddress(address)), reason, address);
});

test('takes public addresses', () => {
  for (const address of PUBLIC) assert.equal(refusalOf(canonicalAddress(address)), undefined, address);
});

test('hosts have one spelling', () => {
  for (const text of [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '１２７.0.0.1',
  ])
    assert.equal(normalizeHost(text), '127.0.0.1', text);
  assert.equal(normalizeHost('LOCALHOST.'), 'localhost');
  assert.equal(normalizeHost('%6cocalhost'), 'localhost');
  assert.equal(normalizeHost('Bücher.example'), 'xn--bcher-kva.example');
  assert.equal(normalizeHost('0:0:0:0:0:0:0:1'), '::1');
  for (const text of [
    '',
    'a b',
    'a/b',
    'user@a',
    'a:80',
    '[::1]',
    'a?b',
    'a#b',
    'a\\b',
    '::1%eth0',
    'x'.repeat(300),
  ])
    assert.equal(normalizeHost(text), undefined, text);
});

test('an operator allows names, names with a port, addresses and networks', () => {
  const policy = new NetworkPolicy([
    'Chat.Corp.example',
    'relay:2525',
    '10.1.0.0/16',
    '[fd00::1]:443',
    '::1',
    'fd12::/16',
  ]);
  assert.ok(policy.allowsHost('chat.corp.example', 443));
  assert.ok(!policy.allowsHost('x.chat.corp.example', 443));
  assert.ok(policy.allowsHost('relay', 2525));
  assert.ok(!policy.allowsHost('relay', 25));
  assert.ok(policy.allowsHost('fd00::1', 443));
  assert.ok(!policy.allowsHost('fd00::1', 80));
  assert.ok(policy.allowsHost('::1', 80));
  assert.ok(policy.allowsAddress('10.1.255.1'));
  assert.ok(!policy.allowsAddress('10.2.0.1'));
  assert.ok(policy.allowsAddress('fd12::5'));
});

test('explains entries that are neither', () => {
  for (const entry of [
    '',
    '10.0.0.0/33',
    '10.0.0/8',
    'a b',
    'relay:0',
    'relay:70000',
    'https://a',
    'a/b',
    '10.0.0.0/8/8',
  ]) {
    assert.match(problemOfEntry(entry) ?? '', /is not a host name, host:port, address or network/, entry);
    assert.throws(() => new NetworkPolicy([entry]), /is not a host name/);
  }
  assert.equal(problemOfEntry('10.0.0.0/8'), undefined);
});
