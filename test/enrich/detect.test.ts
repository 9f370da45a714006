import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectKinds } from '../../src/enrich/detect.ts';
import { isNameKind } from '../../src/records/name.ts';

/** Kinds and canonical values, without names, titles and companies. */
function kindsOf(text: string): string[] {
  return detectKinds(text)
    .filter(({ kind }) => !isNameKind(kind))
    .map(({ kind, canonical }) => `${kind} ${canonical}`);
}

const ONION = 'pg6mmjiyjmcrsslvykfwnntlaru7p5svn6y2ymmju6nubxndf4pscryd';

const CASES: Record<string, string[]> = {
  'ACME.example': ['domain acme.example'],
  'acme[.]example': ['domain acme.example'],
  'acme.zip': ['domain acme.zip'],
  'münchen.example': ['domain xn--mnchen-3ya.example'],
  'hxxps://Acme[.]example/Login?x=1#top': ['url https://acme.example/Login?x=1'],
  'https://acme.example/?': ['url https://acme.example/'],
  'https://acme.example': ['url https://acme.example/', 'domain acme.example'],
  'https://acme.example/': ['url https://acme.example/', 'domain acme.example'],
  'acme[.]example/': ['url http://acme.example/', 'url https://acme.example/', 'domain acme.example'],
  '192.0.2.7/': ['url http://192.0.2.7/', 'url https://192.0.2.7/', 'ipv4 192.0.2.7'],
  'https://t.me/': [],
  'acme.example:8080': ['domain acme.example'],
  '*.acme.example': ['domain acme.example'],
  '"acme.example",': ['domain acme.example'],
  'mailto:oda@mail.example': ['email oda@mail.example'],
  '<https://acme.example/x>': ['url https://acme.example/x'],
  'https://acme.example:443/%7Ex/ä?q=1#top': ['url https://acme.example/%7Ex/%C3%A4?q=1'],
  'https://t.me/Tilda_Probe/55?single': ['telegram https://t.me/tilda_probe'],
  'https://wa.me/4915112345678?text=hi': ['whatsapp +4915112345678'],
  "o'brien@mail.example": ["email o'brien@mail.example", "jabber o'brien@mail.example"],
  "x'brien@mail.example": ["email x'brien@mail.example", "jabber x'brien@mail.example"],
  "o'login-acme.example": [],
  "o'https://acme.example/x": [],
  "o'acme.example/x": [],
  'https://acme.example/x"y': ['url https://acme.example/x%22y'],
  "https://acme.example/it's": ["url https://acme.example/it's"],
  'acme.example,login-acme.example': [],
  'Oda<oda@mail.example>': [],
  "o'@tilda_probe": [],
  "o't.me/tilda_probe": [],
  'x;1.1.1.1': [],
  'x;cve-2024-3094': [],
  'info@bäckerei.example': [
    'email info@bäckerei.example',
    'email info@xn--bckerei-5wa.example',
    'jabber info@bäckerei.example',
    'jabber info@xn--bckerei-5wa.example',
  ],
  'Info@xn--bckerei-5wa.example': [
    'email info@xn--bckerei-5wa.example',
    'email info@bäckerei.example',
    'jabber info@xn--bckerei-5wa.example',
    'jabber info@bäckerei.example',
  ],
  'acme.example/login': ['url http://acme.example/login', 'url https://acme.example/login'],
  'Oda(at)Mail[.]example': ['email oda@mail.example', 'jabber oda@mail.example'],
  'oda@exploit.im': ['email oda@exploit.im', 'jabber oda@exploit.im'],
  '1.1.1.1': ['ipv4 1.1.1.1'],
  '2001:0DB8::0001': ['ipv6 2001:db8::1'],
  '[2001:db8::1]': ['ipv6 2001:db8::1'],
  '198.51.100.0/24': ['ipv4 198.51.100.0/24'],
  '198.51.100[.]0/24': ['ipv4 198.51.100.0/24'],
  '198.51.100.0/33': ['url http://198.51.100.0/33', 'url https://198.51.100.0/33'],
  '2001:0DB8::/32': ['ipv6 2001:db8::/32'],
  d41d8cd98f00b204e9800998ecf8427e: ['md5 d41d8cd98f00b204e9800998ecf8427e'],
  '11111111111111111111111111111111': ['md5 11111111111111111111111111111111'],
  'cve-2024-3094': ['cve CVE-2024-3094'],
  'CVE 2021 44228': ['cve CVE-2021-44228'],
  cve_2021_44228: ['cve CVE-2021-44228'],
  t1059: ['attack T1059'],
  'T1059.003': ['attack T1059.003'],
  '@tilda_probe': ['telegram https://t.me/tilda_probe'],
  't.me/Tilda_Probe': ['telegram https://t.me/tilda_probe'],
  '0x00f44c51dA65F718C0f3b6027F790edb6DEd3C6f': [
    'ethereum_address 0x00f44c51da65f718c0f3b6027f790edb6ded3c6f',
  ],
  '16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h': ['bitcoin_address 16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h'],
  '+49 1511 2345678': ['whatsapp +4915112345678', 'phone +4915112345678'],
  '+4915112345678': ['whatsapp +4915112345678', 'phone +4915112345678'],
  [`http://${ONION}.onion/shop`]: [`onion http://${ONION}.onion/shop`],
  [`${ONION}[.]onion`]: [`onion http://${ONION}.onion/`, `domain ${ONION}.onion`],
  'market.i2p': ['i2p http://market.i2p/', 'domain market.i2p'],
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
    { kind: 'company', canonical: 'acmeholding' },
  ]);
});

test('a text that is nothing else can be a company in any spelling of its name', () => {
  const companyOf = (text: string) => detectKinds(text).find(({ kind }) => kind === 'company')?.canonical;
  for (const text of ['ACME Dental Group GmbH', 'Acme Dental Group', 'acme-dental group, Inc.'])
    assert.equal(companyOf(text), companyOf('Acme Dental Group'), text);
  for (const text of ['acme.example', 'oda@mail.example', '+49 1511 2345678', '***'])
    assert.equal(companyOf(text), undefined, text);
});

test('the name of an account may begin with @', () => {
  const names = (text: string) =>
    detectKinds(text).flatMap(({ kind, canonical }) => (kind === 'name' ? [canonical] : []));
  assert.deepEqual(names('@Tilda_Probe'), ['@tilda_probe', 'tilda_probe']);
  assert.deepEqual(names('tilda_probe'), ['tilda_probe']);
});

test('a value with something attached is not the value', () => {
  // A fragment may be any text, and so may the query of a link to an account.
  const values = Object.keys(CASES).filter((text) => !/[\s'"<>,;*?#]/.test(text) && kindsOf(text).length > 0);
  assert.ok(values.length > 30, String(values.length));
  for (const value of values)
    for (const attached of [`o'${value}`, `x;${value}`, `x,${value}`, `${value}"x`, `"x"${value}`]) {
      const known = new Set(kindsOf(value));
      const found = kindsOf(attached).filter((each) => known.has(each));
      assert.deepEqual(found, [], attached);
    }
});

test('blank and overlong values are nothing', () => {
  for (const text of ['', ' \t\n', '\u200b', 'x'.repeat(2049)]) assert.deepEqual(detectKinds(text), [], text);
});

test('reads hostile values, however they are built', () => {
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
    const value = part.repeat(Math.floor(2048 / part.length));
    assert.ok(
      detectKinds(value).every(({ kind }) => kind !== 'domain'),
      part,
    );
  }
});
