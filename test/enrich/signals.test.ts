import assert from 'node:assert/strict';
import { test } from 'node:test';
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
