import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalItem, type FoundKind, mergeItems } from '../../src/records/item.ts';
import { canonicalAddressPrefix } from '../../src/records/wallet.ts';

const BOUNCEABLE = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
const NON_BOUNCEABLE = 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA';
const RAW = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';

describe('the canonical form of', () => {
  const cases: [kind: FoundKind, value: string, canonical: string][] = [
    ['ton_address', BOUNCEABLE, BOUNCEABLE],
    ['ton_address', NON_BOUNCEABLE, BOUNCEABLE],
    ['ton_address', BOUNCEABLE.replaceAll('-', '+'), BOUNCEABLE],
    ['ton_address', RAW, BOUNCEABLE],
    // The last character is wrong.
    ['ton_address', BOUNCEABLE.replace(/F$/, 'G'), BOUNCEABLE.replace(/F$/, 'G')],
    [
      'bitcoin_cash_address',
      'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
      'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    ],
    [
      'litecoin_address',
      'LTC1QDUW3TXY954NX9USZXCMKHG0SWGF0LGC3YN83W4',
      'ltc1qduw3txy954nx9uszxcmkhg0swgf0lgc3yn83w4',
    ],
    ['tron_address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['email', 'Joe@Bücher.example', 'joe@bücher.example'],
    ['email', 'Joe@Corp.Example', 'joe@corp.example'],
    ['jabber', 'Joe@Corp.Example', 'joe@corp.example'],
    ['cve', 'cve-2024-1234', 'CVE-2024-1234'],
  ];
  for (const [kind, value, canonical] of cases)
    test(`${kind} ${value} is ${canonical}`, () => assert.equal(canonicalItem(kind, value), canonical));
});

test('prefixes of addresses have the canonical form of the address', () => {
  assert.equal(canonicalAddressPrefix('UQDKbj'), 'EQDKbj');
  assert.equal(canonicalAddressPrefix('bitcoincash:QPM2'), 'qpm2');
  assert.equal(canonicalAddressPrefix('LTC1QD'), 'ltc1qd');
  assert.equal(canonicalAddressPrefix('TJRab'), 'TJRab');
});

test('merging keeps one item for several spellings, and all kinds in order', () => {
  const merged = mergeItems(
    [
      { kind: 'ton_address', value: NON_BOUNCEABLE },
      { kind: 'domain', value: 'b.example' },
    ],
    [
      { kind: 'ton_address', value: BOUNCEABLE },
      { kind: 'email', value: 'a@b.example' },
    ],
  );
  assert.deepEqual(merged, [
    { kind: 'email', value: 'a@b.example' },
    { kind: 'ton_address', value: BOUNCEABLE },
    { kind: 'domain', value: 'b.example' },
  ]);
});
