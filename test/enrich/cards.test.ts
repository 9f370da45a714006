import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { readCorpus } from '../../bench/extract/score.ts';
import { seeded } from '../../bench/search/corpus.ts';
import { findCards, maskCards } from '../../src/enrich/cards.ts';
import { findItems } from '../../src/enrich/extract.ts';
import { withoutPlace } from '../../src/enrich/found.ts';
import { detectLanguages } from '../../src/enrich/language.ts';

/** Numbers that issuers publish for tests. */
const SPELLINGS: [text: string, masked: string][] = [
  ['5425 2334 3010 9903', '5425 23** **** 9903'],
  ['5425-2334-3010-9903', '5425-23**-****-9903'],
  ['5425.2334.3010.9903', '5425.23**.****.9903'],
  ['5425\u00a02334\u00a03010\u00a09903', '5425\u00a023**\u00a0****\u00a09903'],
  ['4111 1111 1111 1111', '4111 11** **** 1111'],
  ['3782 822463 10005', '3782 82**** *0005'],
  ['3782-822463-10005', '3782-82****-*0005'],
  ['3056 930902 5904', '3056 93**** 5904'],
  ['5425233430109903|12|27|123', '542523******9903|12|27|123'],
  ['5425233430109903|12/2027|123', '542523******9903|12/2027|123'],
  ['5425233430109903:12:27:123', '542523******9903:12:27:123'],
  ['5425 2334 3010 9903 1227 123', '5425 23** **** 9903 1227 123'],
  ['5425233430109903,12,27,123', '542523******9903,12,27,123'],
  ['this is my card: 5425233430109903.', 'this is my card: 542523******9903.'],
  ['378282246310005 12/27', '378282*****0005 12/27'],
  ['5425233430109903=27121010000012345', '542523******9903=27121010000012345'],
  ['%B5425233430109903^DOE/JO^2712101000', '%B542523******9903^DOE/JO^2712101000'],
  ['card: 5425233430109903', 'card: 542523******9903'],
  ['карта 2200123456789019', 'карта 220012******9019'],
  ['https://shop.example/pay?cc=5425233430109903&n=1', 'https://shop.example/pay?cc=542523******9903&n=1'],
  [
    'a 5425 2334 3010 9903, b 4111-1111-1111-1111\n3782 822463 10005',
    'a 5425 23** **** 9903, b 4111-11**-****-1111\n3782 82**** *0005',
  ],
];

test('masks card numbers in place, in every spelling', () => {
  for (const [text, masked] of SPELLINGS) assert.equal(maskCards(text), masked);
});

test('finds the same items in a text and in its masked form', () => {
  const texts = [...SPELLINGS.map(([text]) => text), ...readCorpus().map(({ text }) => text)];
  for (const text of texts) {
    const masked = maskCards(text);
    assert.equal(maskCards(masked), masked);
    assert.deepEqual(findItems(masked, 'telegram'), findItems(text, 'telegram'), text);
    assert.deepEqual(detectLanguages(masked), detectLanguages(text), text);
  }
});

test('recognizes numbers that their author has masked', () => {
  assert.deepEqual(findCards('5425 23** **** 9903 and 378282*****0005').map(withoutPlace), [
    { kind: 'card', value: '542523******9903' },
    { kind: 'card', value: '378282*****0005' },
  ]);
  assert.deepEqual(findCards('542523** 9903, ****9903, 123456******9903, 2 ** 9903').map(withoutPlace), []);
});

test('changes no labelled text that has no card', () => {
  for (const { text, expect } of readCorpus())
    if (expect.card === undefined) assert.equal(maskCards(text), text);
});

const GROUPED = '4539 1234 5963 9854';
const [A, B, C] = ['4539123459639854', '4539123459719045', '4539123456947391'];

test('masks numbers next to other numbers, in tables and lists', () => {
  for (const text of [
    `1,${GROUPED},12/27,123`,
    `id,card,exp\n1,${GROUPED},12/27\n2,4539 1234 5971 9045,11/28`,
    `12/27,${GROUPED}`,
    `#1:${GROUPED}`,
    `1.${GROUPED}`,
    `1 ${GROUPED}`,
    `$5 ${GROUPED}`,
    `exp 2027 ${GROUPED}`,
    'Total 5,4539-1234-5963-9854',
    `${GROUPED} 123`,
    `${GROUPED} 4539 1234 5971 9045`,
    `${GROUPED},4539 1234 5971 9045`,
    `${GROUPED}/4539 1234 5971 9045`,
    `cards ${A}, ${B}, ${C}`,
    `cc ${A} ${B}`,
    `${A}\n${B}\n${C}`,
    `my cards: ${A} and ${B}`,
    `Card:\n${A}`,
    `card1 ${A} card2 ${B}`,
    `card,cvv\n${A},123\n${B},456`,
    `card 3056 9309 0259 04`,
  ]) {
    const masked = maskCards(text);
    assert.doesNotMatch(masked.replace(/[^\d*\n,]/g, ''), /45391234\d|30569309/, masked);
    assert.equal(maskCards(masked), masked);
  }
});

test('masks compact numbers near words and dates of cards', () => {
  for (const around of [
    'card is N',
    'card number is: N',
    'card_number: N',
    'card no. N',
    '**card** N',
    '<card>N</card>',
    'Card ➜ N',
    'ccn N',
    'Kreditkarte N',
    'carte bancaire N',
    'кредитка N',
    'карточка N',
    'N\n12/27\n123',
    'N - 12/27 - 123',
    'N|2027|12|123',
    'N valid thru 12/27',
    'N CVC: 123 exp: 12/27',
    'https://shop.example/card/N/12345678',
  ])
    assert.equal(maskCards(around.replace('N', A)), around.replace('N', '453912******9854'), around);
});

test('masks numbers that invisible characters divide', () => {
  assert.equal(
    maskCards('card 4539\u200b1234\u200b5963\u200b9854'),
    'card 4539\u200b12**\u200b****\u200b9854',
  );
  assert.equal(maskCards('4539\u200b123459639854|12|27|123'), '4539\u200b12******9854|12|27|123');
});

test('leaves similar numbers as they are', () => {
  for (const text of [
    'order 5105105105105100',
    '4111 1111 1111 1234 is not valid',
    'prices 4000 4500 5000 5500',
    'rooms 5501 5502 5503 5509',
    'GB29 NWBK 6016 1331 9268 19',
    'PK36 SCBL 5425 2334 3010 9903',
    '<:card:5425233430109903> <a:visa:378282246310005>',
    'IMEI 356938035643809, card reader 1700000000',
    '550e8400-e29b-41d4-a716-446655440000 12345678-5425-2334-3010-990312345678',
    '0.5425233430109903 and 5425233430109903.5',
    '1.5425.2334.3010.9903.2',
    'a5425233430109903 5425233430109903b _5425233430109903',
    '1542 5425 2334 3010 9903 7777',
  ])
    assert.equal(maskCards(text), text);
});

test('leaves ids, dates, digests and encoded data as they are', () => {
  const random = seeded(17);
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  for (let round = 0; round < 1000; round++) {
    const snowflake = `${1 + Math.floor(random() * 9)}${digits(16 + (round % 3))}`;
    const digest = createHash('sha512').update(snowflake).digest();
    for (const text of [
      snowflake,
      `<@${snowflake}> <#${snowflake}> <:card:${snowflake}>`,
      `https://discord.com/channels/${snowflake}/${snowflake}/${snowflake}`,
      `https://social.example/status/${snowflake}?s=20&id=${snowflake}`,
      `-100${digits(10)} ${digits(10)} user${digits(12)}`,
      `35${digits(13)} at 17${digits(8)}.${digits(6)}, 17${digits(11)}, 17${digits(14)}`,
      `+49 ${digits(3)} ${digits(8)}, 8 (9${digits(2)}) ${digits(3)}-${digits(2)}-${digits(2)}`,
      digest.toString('hex'),
      digest.toString('base64'),
      `0x${digest.toString('hex').slice(0, 40)} ${digest.toString('hex').slice(0, 16)}`,
    ])
      assert.equal(maskCards(text), text);
  }
});

test('masks a number only once, whatever is around it', () => {
  const random = seeded(18);
  const parts = [
    '5425 2334 3010 9903',
    '5425233430109903',
    '378282246310005',
    ' ',
    '|',
    '12',
    '27',
    '/',
    'card ',
    '4111',
    '\n',
    '.',
    '=',
    'x',
  ];
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: 8 }, () => parts[Math.floor(random() * parts.length)]).join('');
    const masked = maskCards(text);
    assert.equal(masked.length, text.length);
    assert.equal(maskCards(masked), masked, text);
    assert.deepEqual(findItems(masked, 'page'), findItems(text, 'page'), text);
  }
});

test('reads long texts of digits in linear time', () => {
  for (const part of ['5425 ', '5425 2334 3010 9903 ', '5', '5425 23** ', 'card: 5425233430109903,'])
    assert.ok(maskCards(part.repeat(100_000)).length > 0);
});
