import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectKinds } from '../../src/enrich/detect.ts';

/** Kinds and canonical values, without names and titles. */
function kindsOf(text: string): string[] {
  return detectKinds(text)
    .filter(({ kind }) => kind !== 'name' && kind !== 'title')
    .map(({ kind, canonical }) => `${kind} ${canonical}`);
}

const ONION = 'pg6mmjiyjmcrsslvykfwnntlaru7p5svn6y2ymmju6nubxndf4pscryd';

const CASES: Record<string, string[]> = {
  'ACME.example': ['domain acme.example'],
  'acme[.]example': ['domain acme.example'],
  'acme.zip': ['domain acme.zip'],
  'münchen.example': ['domain xn--mnchen-3ya.example'],
  'hxxps://Acme[.]example/Login?x=1#top': ['url https://acme.example/Login?x=1'],
  'https://acme.example': ['url https://acme.example/'],
  'acme.example/login': ['url http://acme.example/login', 'url https://acme.example/login'],
  'Oda(at)Mail[.]example': ['email oda@mail.example', 'jabber oda@mail.example'],
  'oda@exploit.im': ['email oda@exploit.im', 'jabber oda@exploit.im'],
  '1.1.1.1': ['ipv4 1.1.1.1'],
  '2001:0DB8::0001': ['ipv6 2001:db8::1'],
  d41d8cd98f00b204e9800998ecf8427e: ['md5 d41d8cd98f00b204e9800998ecf8427e'],
  '11111111111111111111111111111111': ['md5 11111111111111111111111111111111'],
  'cve-2024-3094': ['cve CVE-2024-3094'],
  t1059: ['attack T1059'],
  'T1059.003': ['attack T1059.003'],
  '@tilda_probe': ['telegram https://t.me/tilda_probe'],
  't.me/Tilda_Probe': ['telegram https://t.me/tilda_probe'],
  '0x00f44c51dA65F718C0f3b6027F790edb6DEd3C6f': [
    'ethereum_address 0x00f44c51da65f718c0f3b6027f790edb6ded3c6f',
  ],
  '16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h': ['bitcoin_address 16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h'],
  '+49 1511 2345678': ['phone +4915112345678'],
  [`http://${ONION}.onion/shop`]: [`onion http://${ONION}.onion/shop`],
  'Acme Holding': [],
  'write to oda@mail.example': [],
};

for (const [text, expected] of Object.entries(CASES))
  test(`detects what ${JSON.stringify(text)} can be`, () => {
    assert.deepEqual(kindsOf(text), expected);
  });

test('any text can be a name or a title, whatever its case and accents', () => {
  assert.deepEqual(detectKinds('  Ácme   Holding '), [
    { kind: 'name', canonical: 'acme holding' },
    { kind: 'title', canonical: 'acme holding' },
  ]);
});

test('blank and overlong values are nothing', () => {
  for (const text of ['', ' \t\n', '\u200b', 'x'.repeat(2049)]) assert.deepEqual(detectKinds(text), [], text);
});

test('hostile values take linear time', () => {
  const hostile = [
    'a.',
    '@',
    '/',
    ':',
    '[.]',
    '+1',
    '(',
    '%2F',
    '0x',
    '-',
    'a@',
    '\u0345',
    '1 ',
    'http://',
    '//',
  ];
  for (const part of hostile) {
    const started = process.cpuUsage().user;
    for (let round = 0; round < 20; round++) detectKinds(part.repeat(Math.floor(2048 / part.length)));
    assert.ok(process.cpuUsage().user - started < 4_000_000, part);
  }
});
