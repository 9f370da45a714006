import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CORPUS_DAYS, CORPUS_END } from '../../bench/search/corpus.ts';
import { newQuestions } from '../../bench/search/new-questions.ts';
import { INVENTED_WORDS, type Vocabulary } from '../../bench/search/question-words.ts';

const VOCABULARY: Vocabulary = {
  question: INVENTED_WORDS,
  common: ['the', 'of'],
  medium: ['seller', 'panel'],
  rare: ['ransom', 'stealer'],
};

function take(count: number) {
  const questions = newQuestions(VOCABULARY);
  return Array.from({ length: count }, () => questions.next().value);
}

test('no new question is asked twice, not even with its words in another order', () => {
  const keys = take(3000).map(({ words, ...filters }) => {
    assert.equal(words.kind, 'all');
    return JSON.stringify([[...('words' in words ? words.words : [])].sort(), filters]);
  });
  assert.equal(new Set(keys).size, keys.length);
});

test('every engine gets the same new questions', () => {
  assert.deepEqual(take(100), take(100));
});

test('new questions have one or two words, with and without filters, within the dates of the corpus', () => {
  const questions = take(1000);
  const counts = new Set(questions.map(({ words }) => ('words' in words ? words.words.length : 0)));
  assert.deepEqual([...counts].sort(), [1, 2]);
  for (const has of ['platform', 'from'] as const) {
    const filtered = questions.filter((question) => question[has] !== undefined).length;
    assert.ok(filtered > 0 && filtered < questions.length, has);
  }
  for (const { from = CORPUS_END - 1, to = CORPUS_END - 1 } of questions) {
    assert.ok(from <= to);
    assert.ok(from >= CORPUS_END - CORPUS_DAYS * 86_400_000 && to < CORPUS_END);
  }
});
