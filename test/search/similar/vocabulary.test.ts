import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILLER, hashOfToken, kindOfWord } from '../../../src/search/similar/vocabulary.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

function isFiller(word: string): boolean {
  const { high, low } = hashOfToken(word);
  return kindOfWord(high, low) === FILLER;
}

test('no country code is filler, apart from a former one and "dm" and "pm"', () => {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const ignored = codes.filter((code) => isFiller(code) && countries.of(code.toUpperCase()) !== undefined);
  assert.deepEqual(ignored, ['an', 'dm', 'pm']);
});

for (const word of [
  'not',
  'without',
  'buy',
  'sell',
  'verified',
  'telegram',
  'discord',
  'mail',
  'admin',
  'не',
  'без',
  'куплю',
  'продам',
  'nicht',
  'ohne',
  'sin',
  'sem',
  'sans',
  'bez',
  'لا',
])
  test(`"${word}" may say what is offered`, () => assert.ok(!isFiller(word)));
