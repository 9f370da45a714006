import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCorpus, score } from '../../bench/extract/score.ts';
import { reenrichChannel, reenrichPost } from '../../src/enrich/description.ts';
import { findItems } from '../../src/enrich/extract.ts';
import { readHtml } from '../../src/enrich/html.ts';
import { enrichedPage, reenrichPage } from '../../src/enrich/page.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { valuesOf } from '../../src/records/entity.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { isWalletKind } from '../../src/records/wallet.ts';

describe('the labelled corpus', () => {
  const corpus = readCorpus();
  const scores = score(corpus);

  test('has at least 2,500 lines, 25 items of every kind and 300 lines without any', () => {
    assert.ok(corpus.length >= 2500);
    for (const { kind, labelled } of scores) assert.ok(labelled >= 25, `${kind}: ${labelled}`);
    assert.ok(corpus.filter(({ expect }) => Object.keys(expect).length === 0).length >= 300);
  });

  for (const { kind, precision, recall, wrong, missed } of scores) {
    test(`${kind} items are found with high precision and recall`, () => {
      assert.ok(
        precision >= (isWalletKind(kind) ? 1 : 0.995),
        `precision ${precision}: ${JSON.stringify(wrong)}`,
      );
      assert.ok(recall >= 0.98, `recall ${recall}: ${JSON.stringify(missed)}`);
    });
  }
});

function found(text: string, where: 'telegram' | 'discord' | 'page' = 'telegram'): string[] {
  return (findItems(text, where) ?? []).map(({ kind, value }) => `${kind} ${value}`);
}

test('returns addresses in the spelling that wallets use', () => {
  assert.deepEqual(
    found('BC1Q2E4KM70S9U30QXQFRHKQQ3NXPJPXMENGVJRACP 0x5565b4713b27d1361423bb6a17321c7cc5b60890'),
    [
      'bitcoin_address bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp',
      'ethereum_address 0x5565b4713b27d1361423bb6A17321C7cc5B60890',
    ],
  );
});

test('accepts the test vectors of ZIP 316 and BIP 350, and the genesis address', () => {
  const unified =
    'u1l8xunezsvhq8fgzfl7404m450nwnd76zshscn6nfys7vyz2ywyh4cc5daaq0c7q2su5lqfh23sp7fkf3kt27ve5948mzpfdvckzaect2jtte308mkwlycj2u0eac077wu70vqcetkxf';
  assert.deepEqual(found(unified), [`zcash_address ${unified}`]);
  assert.deepEqual(found(unified.replace('u1l8', 'u1l9')), []);
  const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
  assert.deepEqual(found(taproot), [`bitcoin_address ${taproot}`]);
  assert.deepEqual(found('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'), [
    'bitcoin_address 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ]);
});

test('finds an address within Chinese text, but not inside a word', () => {
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  assert.deepEqual(found(`地址${address}，谢谢`), [`bitcoin_address ${address}`]);
  assert.deepEqual(found(`x${address}`), []);
  assert.deepEqual(found(`адрес${address}`), []);
});

test('returns an item once, however often and in whatever spelling it occurs', () => {
  assert.deepEqual(found('@Xmpl_Desk, t.me/xmpl_desk and https://t.me/s/xmpl_desk/7?single'), [
    'telegram https://t.me/xmpl_desk',
  ]);
});

test('hostile texts do not take long', () => {
  const pieces = [
    'a',
    '@',
    '.',
    'a.',
    '@a',
    'a@',
    '/',
    't.me/',
    '+',
    '-',
    'x.onion',
    '[.]',
    'skype:',
    'wa ',
    '0x',
    '1',
    '1.',
    '1:',
    '+1 ',
    '4111 ',
    'DE12 ',
    'https://a.b:',
    'http://a@',
    'a=http://a&',
    '2001:',
    '@a:b.',
    'a.i2p',
    'wickr: ',
    'a at b dot ',
    'ü@ü.',
    'а.рф',
    'tel 00',
    'key ',
    'EQ_',
    `${'abcdef0123456789'.repeat(4)}:`,
  ];
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(65_536 / piece.length));
    const start = process.cpuUsage();
    findItems(text, 'page');
    const { user } = process.cpuUsage(start);
    // Ten times the slowest case; catastrophic backtracking takes minutes.
    assert.ok(user < 2_000_000, `${piece}: ${user / 1000} ms`);
  }
});

test('reads visible and hidden text of a broken page', () => {
  const { title, text, hidden } = readHtml(
    '<html><title>Vendor <b>42</title><body><div><p>unclosed <span>tags<td>bc1q<b>2e4k</b>m<a href="//t.me/xmpl_v">tg<!-- hid --><script>var a="in script"</script><style>.x{}</style>m&#64;x&#46;example',
  );
  assert.equal(title, 'Vendor <b>42');
  assert.match(text, /unclosed tags\nbc1q2e4km tg\nm@x\.example/);
  assert.doesNotMatch(text, /in script|\.x\{\}/);
  for (const part of ['//t.me/xmpl_v', 'hid', 'in script']) assert.ok(hidden.includes(part), part);
});

test('reads a deeply nested page quickly', () => {
  const start = process.cpuUsage();
  readHtml('<div>'.repeat(200_000) + '<p></x>'.repeat(100_000));
  assert.ok(process.cpuUsage(start).user < 5_000_000);
});

test('keeps and flags the start of an oversize page', () => {
  const page = enrichedPage('p', 1, {
    facts: { url: 'http://x.example/', html: `<p>${'word '.repeat(300_000)}</p>` },
    lists: {},
  });
  assert.deepEqual(
    [page.facts.html, page.facts.htmlOversize?.value, page.facts.chunk?.value, page.facts.text?.value.length],
    [undefined, true, true, 1024 * 1024],
  );
});

test('enriching a page again replaces found items and keeps those that its text does not contain', () => {
  const page = enrichedPage('p', 1, {
    facts: {
      url: 'http://x.example/',
      html: '<p>mail a@x.example</p><p>jabber: b@x.example</p><p>not cc@x.example.net</p>',
    },
    lists: { email: ['given@x.example', 'c@x.example'] },
  });
  assert.deepEqual(reenrichPage(page), page);
  const { jabber: _, ...lists } = page.lists;
  const outdated = { value: 'b@x.example', at: 1, position: 9 };
  const again = reenrichPage({ ...page, lists: { ...lists, email: [...(lists.email ?? []), outdated] } });
  assert.deepEqual(again, page);
  assert.deepEqual(valuesOf(again.lists.jabber), ['b@x.example']);
  assert.deepEqual(valuesOf(again.lists.email), [
    'given@x.example',
    'c@x.example',
    'a@x.example',
    'cc@x.example.net',
  ]);
});

test('enriching a channel or a post again replaces what was found in its text', () => {
  const facts = { about: 'jabber: b@x.example' };
  const channel = channelSighting('telegram', '-1001', 1, { facts, lists: { email: ['b@x.example'] } });
  const { email, jabber } = reenrichChannel(channel).lists;
  assert.deepEqual([valuesOf(email), valuesOf(jabber)], [[], ['b@x.example']]);
  const link = { url: 'http://leak.example/1', grade: 'absolute-link' } as const;
  const post = ransomwareSighting('p', 1, link, {
    facts: { text: 'jabber: b@x.example' },
    lists: { email: ['b@x.example', 'given@x.example'] },
  });
  const lists = reenrichPost(post).lists;
  assert.deepEqual([valuesOf(lists.email), valuesOf(lists.jabber)], [['given@x.example'], ['b@x.example']]);
  assert.deepEqual(valuesOf(lists.domain), ['leak.example']);
});
