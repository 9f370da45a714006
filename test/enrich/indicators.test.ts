/** What each indicator looks like, and what only resembles it. The labelled corpus measures the same in bulk. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findItems } from '../../src/enrich/extract.ts';

function found(text: string, where: 'telegram' | 'discord' | 'page' | 'code' = 'page'): string[] {
  return (findItems(text, where) ?? []).map(({ kind, value }) => `${kind} ${value}`);
}

function check(cases: readonly (readonly [text: string, ...items: string[]])[]): void {
  for (const [text, ...items] of cases)
    test(`${JSON.stringify(text)} has ${items.length === 0 ? 'no items' : items.join(', ')}`, () => {
      assert.deepEqual(found(text).sort(), [...items].sort());
    });
}

describe('URLs and hosts', () => {
  check([
    ['see https://Evil.Example/a?b=1#c.', 'url https://evil.example/a?b=1', 'domain evil.example'],
    ['hxxps://bad[.]example/x', 'url https://bad.example/x', 'domain bad.example'],
    ['http://192.0.2.7:8080/a', 'url http://192.0.2.7:8080/a', 'ipv4 192.0.2.7'],
    ['http://[2001:DB8::7]/', 'url http://[2001:db8::7]/', 'ipv6 2001:db8::7'],
    ['https://bücher.example/', 'url https://xn--bcher-kva.example/', 'domain xn--bcher-kva.example'],
    ['ftp://name:secret@files.example/x', 'url ftp://files.example/x', 'domain files.example'],
    ['http://localhost:3000/ http://127.0.0.1/ http://intranet/'],
    ['http://2130706433/'],
    // Links with a kind of their own.
    ['https://pastebin.com/abcd1234', 'paste https://pastebin.com/abcd1234'],
    ['https://privnote.com/Ab12Cd#key', 'paste https://privnote.com/Ab12Cd#key'],
    ['telegra.ph/Title-11-14', 'paste https://telegra.ph/Title-11-14'],
    ['https://t.me/xmpl_desk', 'telegram https://t.me/xmpl_desk'],
    ['https://matrix.to/#/@raven:matrix.example', 'matrix @raven:matrix.example'],
  ]);

  test('keeps passwords of stolen credentials out of URLs', () => {
    for (const line of [
      'https://shop.example/login:marta@mail.example:Verano2023',
      'https://shop.example/login;marta@mail.example;Verano2023',
      'https://shop.example/login|marta@mail.example|Verano2023',
    ])
      assert.deepEqual(
        found(line),
        ['email marta@mail.example', 'url https://shop.example/login', 'domain shop.example'],
        line,
      );
    assert.deepEqual(found('https://shop.example/login:marta:Verano2023'), [
      'url https://shop.example/login',
      'domain shop.example',
    ]);
  });
});

describe('domains', () => {
  check([
    ['C2 is evil.example now', 'domain evil.example'],
    ['evil[.]example, bad(dot)invalid', 'domain evil.example', 'domain bad.invalid'],
    ['*.evil.example:8443', 'domain evil.example'],
    ['域名evil.example已过期', 'domain evil.example'],
    ['сайт пример.рф', 'domain xn--e1afmkfd.xn--p1ai'],
    ['example.co.uk', 'domain example.co.uk'],
    // A public suffix is no domain.
    ['co.uk'],
    // Unknown top-level domains and files.
    ['report.pdf index.php archive.tar.gz'],
    ['run setup.sh and main.py, then logs.zip'],
    ['logs[.]zip', 'domain logs.zip'],
    ['https://logs.zip/', 'url https://logs.zip/', 'domain logs.zip'],
    // Words and code.
    ['ok.it works, yes.no problem, done.so what'],
    ['node.name = user.id; window.open; com.example.app'],
    ['our site example.it', 'domain example.it'],
    ['example.it/login', 'domain example.it'],
    // The hosts of addresses are not listed again.
    ['a@mail.example', 'email a@mail.example'],
    ['to sales@xn--mnchen-3ya.example today', 'email sales@xn--mnchen-3ya.example'],
    ['to sales@my--host.example today', 'email sales@my--host.example'],
    ['to sales@my---other--host.example today', 'email sales@my---other--host.example'],
    ['see my--host.example', 'domain my--host.example'],
    ['Skype: raven.desk.com', 'skype raven.desk.com'],
  ]);

  test('in code, only defanged names count', () => {
    assert.deepEqual(found('a.example b[.]example', 'code'), ['domain b.example']);
  });
});

describe('IP addresses', () => {
  check([
    ['192.0.2.1:3389;admin', 'ipv4 192.0.2.1'],
    ['192[.]0[.]2[.]1', 'ipv4 192.0.2.1'],
    ['range 198.51.100.0/24', 'ipv4 198.51.100.0/24'],
    ['root@192.0.2.9', 'ipv4 192.0.2.9'],
    ['version 10.2.3.4, v1.2.3.4, Chrome/120.0.0.0, версия 4.3.2.1'],
    ['1.2.3 and 1.2.3.4.5 and 256.1.1.1 and 1.2.3.04'],
    ['127.0.0.1 0.0.0.0 224.0.0.1 255.255.255.255'],
    ['from 2001:0DB8:0:0::1 port 22', 'ipv6 2001:db8::1'],
    ['2001:db8::/32', 'ipv6 2001:db8::/32'],
    ['::ffff:192.0.2.1', 'ipv4 192.0.2.1'],
    ['::1 10:20:30 aa:bb:cc:dd:ee:ff std::vector dead::beef'],
  ]);
});

describe('digests', () => {
  const md5 = '9e107d9d372bb6826bd81d3542a419d6';
  const sha1 = '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12';
  const sha256 = 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592';
  check([
    [`${md5.toUpperCase()} ${sha1}`, `md5 ${md5}`, `sha1 ${sha1}`],
    [`dropped a_${md5}.exe`, `md5 ${md5}`],
    [
      `https://scan.example/file/${sha256}`,
      `sha256 ${sha256}`,
      `url https://scan.example/file/${sha256}`,
      'domain scan.example',
    ],
    [`https://chat.example/room/${sha256}`, `url https://chat.example/room/${sha256}`, 'domain chat.example'],
    [`api key ${md5}, txid ${sha256}, commit ${sha1}`],
    [`Administrator:500:${md5}:${md5}:::`],
    [`x${md5} ${md5}0 ${'1'.repeat(32)} ${'0a'.repeat(16)}`],
    ['123e4567-e89b-42d3-a456-426614174000'],
  ]);
});

describe('identifiers', () => {
  check([
    ['cve-2021-44228 and CVE 2014 0160', 'cve CVE-2021-44228', 'cve CVE-2014-0160'],
    ['CVE-2024-XXXX, CVE-24-1234'],
    ['T1059.001 then T1486', 'attack T1059.001', 'attack T1486'],
    ['MITRE: T1566, TA0001, G0007, S0154', 'attack T1566', 'attack TA0001', 'attack G0007', 'attack S0154'],
    ['T1566.002 by G0016 with S0154', 'attack T1566.002', 'attack G0016', 'attack S0154'],
    ['phishing: T1566, G0016', 'attack T1566', 'attack G0016'],
    ['Epson T1281, Terminator T1000, model S1000'],
    ['malware G0016, model S0154'],
  ]);
});

describe('phone numbers', () => {
  check([
    ['+1 (202) 555-0104', 'phone +12025550104'],
    ['тел. 8 (900) 000-00-12', 'phone +79000000012'],
    ['тел 89123456789', 'phone +79123456789'],
    ['телефон: 8 912 3456789', 'phone +79123456789'],
    ['8(912)3456789', 'phone +79123456789'],
    ['8 (912) 345 6789', 'phone +79123456789'],
    ['id 89123456789, order 89123456789, 89123456789'],
    ['тел 8912345678, тел 891234567890'],
    ['time 8912345678901, f8(912)3456789, 8(912)34567890'],
    ['phone: 0049 30 23125 014', 'phone +493023125014'],
    ['Phone: 493023125014', 'phone +493023125014'],
    ['contact +49 30 23125 525 24/7', 'phone +493023125525'],
    ['+1 000 000 views, UTC+3, +380, 2025-04-02T10:11:12+0300'],
    ['id 12025550104, order 493023125014'],
  ]);
});

describe('e-mail addresses', () => {
  check([
    [
      'https://site.example|joe@corp.example|pass',
      'email joe@corp.example',
      'url https://site.example/',
      'domain site.example',
    ],
    [
      'https://site.example:443:joe@corp.example:pass',
      'email joe@corp.example',
      'url https://site.example/',
      'domain site.example',
    ],
    [
      '"https://x.example","joe@corp.example"',
      'email joe@corp.example',
      'url https://x.example/',
      'domain x.example',
    ],
    [
      '[s](https://x.example)joe@corp.example',
      'email joe@corp.example',
      'url https://x.example/',
      'domain x.example',
    ],
    ['_joe@corp.example_', 'email joe@corp.example'],
    ['joe AT corp DOT example', 'email joe@corp.example'],
    ['joe at corp dot example', 'email joe@corp.example'],
    ['mail: joe @ corp.example', 'email joe@corp.example'],
    ['联系joe@corp.example', 'email joe@corp.example'],
    ['joe@bücher.example', 'email joe@bücher.example'],
    ['иван@пример.рф', 'email иван@пример.рф'],
    ['look at this dot on the map'],
    // An apostrophe belongs to the name after O, and after a particle within the address.
    ["write to Seán.O'Brien@mail.example, ok", "email Seán.O'Brien@mail.example"],
    ["'o'brien@mail.example'", "email o'brien@mail.example"],
    ['O\u2019Brien@mail.example', "email O'Brien@mail.example"],
    ["o'brien@exploit.im", "jabber o'brien@exploit.im"],
    ["o'brien AT mail DOT example", "email o'brien@mail.example"],
    ["siobhán.o'súilleabháin@mail.example", "email siobhán.o'súilleabháin@mail.example"],
    [
      "jean_d'arc@mail.example anna.dell'acqua@mail.example",
      "email anna.dell'acqua@mail.example",
      "email jean_d'arc@mail.example",
    ],
    // In other words it may belong to the sentence.
    ["plus d'info@mail.example", 'email info@mail.example'],
    ["scrivi all'info@mail.example", 'email info@mail.example'],
    ["login=b'joe@corp.example'", 'email joe@corp.example'],
    ["'joe@corp.example','ann@corp.example'", 'email ann@corp.example', 'email joe@corp.example'],
    ["host.com'joe@corp.example", 'email joe@corp.example', 'domain host.com'],
  ]);
});

describe('messengers', () => {
  const onion = 'vww6ybal4bd7szmgncyruucpgfkqahzddi37ktceo3ah7ngmcopnpyyd';
  const tox = `${'0123456789ABCDEF'.repeat(4)}00000000`;
  check([
    ['joe@exploit.im', 'jabber joe@exploit.im'],
    ['jabber: Joe@corp.example, mail: joe@corp.example', 'jabber joe@corp.example', 'email joe@corp.example'],
    ['joe@corp.example, jabber ann@corp.example', 'email joe@corp.example', 'jabber ann@corp.example'],
    ['joe@corp.example (jabber)', 'jabber joe@corp.example'],
    [`roman@${onion}.onion`, `jabber roman@${onion}.onion`, `onion http://${onion}.onion/`],
    [`TOX ${tox}0000`, `tox ${tox}0000`],
    [`TOX ${tox}0001`],
    [`05${'0123456789abcdef'.repeat(4)}`, `session 05${'0123456789abcdef'.repeat(4)}`],
    [
      '@raven:matrix.example and #room:matrix.example',
      'matrix @raven:matrix.example',
      'matrix #room:matrix.example',
    ],
    ['Threema: ABCD2EFG', 'threema ABCD2EFG'],
    ['Threema SECURITY, threema: personal'],
    ['Wickr Me: raven93', 'wickr raven93'],
    ['wickr is dead since 2023, Wickr: none'],
    ['https://signal.me/#p/+12025550104', 'signal https://signal.me/#p/+12025550104'],
    ['http://raven.i2p/a', 'i2p http://raven.i2p/a'],
  ]);
});

describe('bank data', () => {
  check([
    ['IBAN DE89 3704 0044 0532 0130 00', 'iban DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 01'],
    ['4111 1111 1111 1234'],
    ['5425 2334 3010 9903|12|27', 'card 542523******9903'],
    ['cc 378282246310005', 'card 378282*****0005'],
    // A valid check digit alone proves nothing.
    ['order 5105105105105100'],
    ['5105105105105100|12|2027|123', 'card 510510******5100'],
  ]);
});

describe('wallets', () => {
  check([
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron_address TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9'],
    [
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'bitcoin_cash_address qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    ],
    [
      'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
      'ton_address EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    ],
    ['SOL: 11111111111111111111111111111112x'],
    [
      'SOL: 4fpsDLRjJUhBf5pmbgwRz4D91wYTJkj3XzSCbcUNir5x',
      'solana_address 4fpsDLRjJUhBf5pmbgwRz4D91wYTJkj3XzSCbcUNir5x',
    ],
    // Without a checksum, the line must say so.
    ['4fpsDLRjJUhBf5pmbgwRz4D91wYTJkj3XzSCbcUNir5x'],
  ]);
});

test('a text with a hundred thousand items does not overflow the stack', () => {
  assert.equal(found('192.0.2.1 '.repeat(100_000)).length, 1);
});
