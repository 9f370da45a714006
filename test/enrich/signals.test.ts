import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { seeded } from '../../bench/search/corpus.ts';
import { findItems } from '../../src/enrich/extract.ts';
import {
  AT,
  BRACKET,
  COLON,
  FOUR_DIGITS,
  INNER_DOT,
  LONG_WORD,
  MANY_DIGITS,
  PLUS,
  SLASH,
  signalsOf,
} from '../../src/enrich/signals.ts';

test('ordinary sentences have no signals', () => {
  for (const text of [
    '',
    'Hello, how are you? 42 pieces (new).',
    'Привет. Как дела...',
    '你好，世界。',
    'ok.',
  ])
    assert.equal(signalsOf(text), 0, text);
});

test('each sign is a signal of its own', () => {
  const cases: [text: string, signals: number][] = [
    ['a@b', AT],
    ['and/or', SLASH],
    ['price: high', COLON],
    ['价格：高', COLON],
    ['+1', PLUS],
    ['a.b', INNER_DOT],
    ['a[.]b', INNER_DOT | BRACKET],
    ['a (dot) b', BRACKET],
    ['in 2026', FOUR_DIGITS],
    ['12 34 56 78 9', MANY_DIGITS],
    ['a'.repeat(25), LONG_WORD],
    ['a'.repeat(24), 0],
    [`${'a'.repeat(12)}-${'b'.repeat(12)}`, LONG_WORD],
  ];
  for (const [text, signals] of cases) assert.equal(signalsOf(text), signals, text);
});

const ALL_SIGNALS = 2 ** 31 - 1;
const texts = readFileSync(new URL('../../bench/extract/corpus.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { text: string }).text);

function assertComplete(text: string): void {
  for (const context of ['telegram', 'discord', 'page', 'code'] as const)
    assert.deepEqual(
      findItems(text, context),
      findItems(text, context, () => ALL_SIGNALS),
      `${context}: ${JSON.stringify(text)}`,
    );
}

test('extractors that the signals leave out would have found nothing in the corpus', () => {
  for (const text of texts) assertComplete(text);
});

test('extractors that the signals leave out would have found nothing in random texts', () => {
  const random = seeded(3);
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const words = texts.flatMap((text) => text.split(/(?<=[\s:/@.()[\]])/));
  const signs = [...' .:/@+-_()[]{}<>#0123456789\n', '：', 'dot', 'at', 'hxxp', '[.]', '\u200b'];
  for (let round = 0; round < 2000; round++)
    assertComplete(
      Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
        random() < 0.6 ? oneOf(words) : oneOf(signs),
      ).join(''),
    );
});
