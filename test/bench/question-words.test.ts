import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WordCounts } from '../../bench/search/question-words.ts';

function countsOf(texts: readonly string[]): WordCounts {
  const counts = new WordCounts();
  for (const text of texts) counts.add(text, 'en');
  return counts;
}

test('words are chosen by the number of messages that contain them', () => {
  const texts = Array.from({ length: 2000 }, (_, index) => {
    const common = index % 2 === 0 ? 'the the' : 'for';
    const medium = index < 7 ? ' seller' : index < 13 ? ' panel' : '';
    const once = ` ${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]}${'uvwxyzabcd'[Math.floor(index / 100) % 10]}${'xy'[Math.floor(index / 1000)]}`;
    const phrase = index % 100 === 0 ? ' fresh logs' : '';
    const prefixed = index % 50 === 0 ? ' ransomware' : '';
    return `${common}${medium}${once}${phrase}${prefixed} 数 据 42`;
  });
  const { question, common, medium, rare } = countsOf(texts).vocabulary();
  assert.equal(question.commonest, 'for');
  assert.deepEqual([question.medium, question.mediumToo], ['seller', 'panel']);
  assert.equal(question.prefix, 'rans');
  assert.deepEqual(question.phrase, ['fresh', 'logs']);
  assert.ok(rare.includes(question.rare) && rare.includes(question.warmUp));
  assert.notEqual(question.rare, question.warmUp);
  assert.deepEqual(common, ['for', 'the', 'ransomware', 'fresh', 'logs']);
  assert.deepEqual(medium, ['seller', 'panel']);
});

test('words of the named questions are English, those of new questions of any language', () => {
  const counts = new WordCounts();
  for (let index = 0; index < 300; index++) {
    counts.add('для всех', 'ru');
    counts.add(
      `the ${index % 150 === 0 ? 'seller' : 'panel'} ${index === 7 ? 'stealer logs' : 'ransom'}`,
      'en',
    );
  }
  const { question, common } = counts.vocabulary();
  assert.equal(question.commonest, 'the');
  assert.equal(question.medium, 'seller');
  assert.ok(common.includes('для'));
});

test('fixed words are kept', () => {
  const fixed = {
    rare: 'a',
    medium: 'b',
    mediumToo: 'c',
    commonest: 'd',
    phrase: ['e'],
    prefix: 'f',
    warmUp: 'g',
  };
  assert.deepEqual(countsOf(['the seller']).vocabulary(fixed).question, fixed);
});

test('a corpus without words of every frequency is refused', () => {
  assert.throws(() => countsOf(['数 据']).vocabulary(), /the corpus is too small/);
});
