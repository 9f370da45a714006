import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ANALYZER_VERSION, indexText } from '../../../src/search/analyzer.ts';
import { SIMILARITY_VERSION, similarityKey } from '../../../src/search/similar/similarity-key.ts';

const OFFER = [
  'Selling stealer logs from Norway',
  'Checked by hand before delivery',
  'Price: $40, stock 1,200',
  'Updated 14.11.2026',
  'Write to @owl_shop or https://t.me/+AbCdEf123456',
].join('\n');
const offerWith = (from: string, to: string) => OFFER.replace(from, () => to);

describe('copies of an advertisement have the same key:', () => {
  for (const [name, copy] of [
    ['another price', offerWith('$40', '55€')],
    ['an amount with its unit', offerWith('1,200', '10k')],
    ['another date', offerWith('14.11.2026', '15 November 2026')],
    ['another handle', offerWith('@owl_shop', '@heron_77')],
    ['another invitation', offerWith('https://t.me/+AbCdEf123456', 't.me/heronry')],
    ['an e-mail address', offerWith('@owl_shop', 'owl@mail.example')],
    ['a defanged e-mail address', offerWith('@owl_shop', 'owl[at]mail[.]example')],
    ['a phone number', offerWith('@owl_shop', '+49 151 23456789')],
    ['a Bitcoin address', offerWith('@owl_shop', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')],
    ['an Ethereum address', offerWith('@owl_shop', `0x${'52908400098527886E0F7030069857D2E4169EE7'}`)],
    ['a TON address', offerWith('@owl_shop', `EQ${'Ab-1_'.repeat(9)}x`)],
    ['an onion link', offerWith('@owl_shop', `http://${'a2b3'.repeat(14)}.onion/shop`)],
    ['emoji', OFFER.replaceAll('\n', ' 🔥\n✅ ')],
    ['keycaps', OFFER.replaceAll('\n', '1️⃣\n2️⃣')],
    ['rules', OFFER.replaceAll('\n', '\n━━━━━━\n')],
    ['bold letters', offerWith('Selling', '𝐒𝐞𝐥𝐥𝐢𝐧𝐠')],
    [
      'upper case',
      OFFER.split('\n')
        .map((line, index) => (index < 4 ? line.toUpperCase() : line))
        .join('\n'),
    ],
    [
      'look-alike letters',
      offerWith('Selling stealer logs from', 'Sеlling stеаler lоgs frоm').replace('Price', 'Рriсе'),
    ],
    ['zero-width characters', offerWith('stealer', 'stea\u200bler')],
    ['repeated words', offerWith('Selling', 'Selling selling SELLING')],
    ['a greeting', `Hello everyone!\n${OFFER}`],
    ['praise', offerWith('stealer logs', 'fresh stealer logs')],
    ['a line that only says how to get in touch', `${OFFER}\nTelegram channel: @owl_news`],
    ['lines in another order', OFFER.split('\n').reverse().join('\n')],
    ['the same text twice', `${OFFER}\n\n${OFFER}`],
    ['Windows line breaks', OFFER.replaceAll('\n', '\r\n')],
  ] as const)
    test(name, () => assert.equal(similarityKey(copy), similarityKey(OFFER)));
});

test('a domain and a link to it are the same', () => {
  const [domain, link] = ['acme.example', 'https://www.acme.example/login'].map((target) =>
    similarityKey(offerWith('logs', `logs ${target}`)),
  );
  assert.ok(domain);
  assert.equal(domain, link);
});

describe('different offers have different keys:', () => {
  const logs = (addition: string) => offerWith('logs', `logs ${addition}`);
  for (const [name, one, other] of [
    ['other goods', OFFER, offerWith('stealer logs', 'gift cards')],
    ['another country', OFFER, offerWith('Norway', 'Kenya')],
    ['one more line', OFFER, `${OFFER}\nGift cards`],
    ['a negation', OFFER, offerWith('Checked', 'Not checked')],
    ['buyer and seller', OFFER, offerWith('Selling', 'Buying')],
    ['another domain', logs('acme.example'), logs('tarnfield.example')],
    ['another host in a link', logs('https://acme.example/a'), logs('https://tarnfield.example/a')],
    ['another vulnerability', logs('CVE-2026-1001'), logs('CVE-2026-1002')],
    ['another file', logs('0cc175b9c0f1b6a831c399e269772661'), logs('92eb5ffee6ae2fec3ad71c777531578f')],
    ['another flag', logs('🇩🇪'), logs('🇦🇪')],
    ['a country code that is also a word', logs('US'), logs('IT')],
    ['another messenger, next to a contact', logs('Telegram accounts @owl'), logs('Discord accounts @owl')],
    ['the other direction', logs('USDT → BTC'), logs('BTC → USDT')],
    [
      'another word of Chinese',
      '长期收购游戏账号，只要巴西的，验货后付款',
      '长期收购游戏账号，只要西巴的，验货后付款',
    ],
  ] as const)
    test(name, () => {
      assert.ok(similarityKey(one));
      assert.ok(similarityKey(other));
      assert.notEqual(similarityKey(one), similarityKey(other));
    });
});

describe('a text is too short to compare:', () => {
  for (const text of [
    '',
    'ok',
    'see you at the old harbour',
    'Hello everyone, good morning dear friends, write to @owl_shop, best price today',
    'log log log log log log log log',
    '1 2 3 4 5 6 7 8 9 10',
    '🔥'.repeat(40),
    '长期收购游戏账号',
    'https://t.me/one https://t.me/two https://t.me/three @four @five @six @seven',
  ])
    test(JSON.stringify(text.slice(0, 60)), () => assert.equal(similarityKey(text), undefined));
});

test('stored keys stay valid: raise SIMILARITY_VERSION when a key changes', () => {
  assert.deepEqual([SIMILARITY_VERSION, ANALYZER_VERSION], [1, 7]);
  assert.equal(similarityKey(OFFER), 'be43f9257e624211');
  assert.equal(
    similarityKey('Продам логи стилера, Норвегия, проверяю руками перед выдачей'),
    'a9c34da895d448e8',
  );
  assert.equal(similarityKey('长期收购游戏账号，只要巴西的，验货后付款'), '2d424f7188e5efde');
});

test('a key is 16 hex digits, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      assert.match(similarityKey(text) ?? '0'.repeat(16), /^[0-9a-f]{16}$/);
    }),
  );
});

test('passing the index text changes no key', () => {
  const piece = fc.constantFrom(
    'selling ',
    'логи ',
    'Köln ',
    '账号',
    'ไทย',
    '𝐛old ',
    'hxxp://acme[.]example ',
    '@owl ',
    '\n',
    '🔥',
    'e\u0301',
    '12 ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      assert.equal(similarityKey(text, indexText(text)), similarityKey(text));
    }),
    { numRuns: 300 },
  );
});

/** None of them is filler. */
const word = fc.string({ unit: fc.constantFrom(...'bdgklmnrtvzбгджлмнп'), minLength: 5, maxLength: 9 });
const line = fc.array(word, { minLength: 3, maxLength: 8 });
const lines = fc.uniqueArray(line, { minLength: 3, maxLength: 6, selector: (words) => words.join(' ') });
const written = (all: readonly string[][]) => all.map((words) => words.join(' ')).join('\n');

test('the order of lines and changing parts never matter', () => {
  const changing = fc.constantFrom(
    '@owl',
    '$40',
    '🔥',
    'hello',
    'owl@mail.example',
    '12.11.2026',
    '24h',
    '─────',
  );
  fc.assert(
    fc.property(lines, fc.array(changing, { maxLength: 8 }), fc.nat(), (all, added, shift) => {
      const rotated = all.map((_, index) => all[(index + shift) % all.length] as string[]);
      const changed = rotated.map((words, index) => [...words, added[index] ?? '', added[index + 4] ?? '']);
      assert.equal(similarityKey(written(changed)), similarityKey(written(all)));
    }),
  );
});

test('any other word gives another key', () => {
  fc.assert(
    fc.property(lines, word, fc.nat(), fc.nat(), (all, other, lineAt, wordAt) => {
      const changed = all.map((words) => [...words]);
      const chosen = changed[lineAt % changed.length] as string[];
      chosen[wordAt % chosen.length] = `${other}q`;
      assert.notEqual(similarityKey(written(changed)), similarityKey(written(all)));
    }),
  );
});

test('texts that differ in one character have different keys', () => {
  const keys = new Set<string | undefined>();
  for (let number = 0; number < 20_000; number++) {
    const letters = number.toString(26).replace(/[0-9]/g, (digit) => 'zyxwvutsrq'[Number(digit)] as string);
    keys.add(similarityKey(`selling ${letters}q logs from norway checked before delivery`));
  }
  assert.equal(keys.size, 20_000);
});
