import { MS_PER_DAY } from '../../src/time/instant.ts';
import { CORPUS_DAYS, CORPUS_END } from './corpus.ts';
import type { Vocabulary } from './question-words.ts';
import type { SearchQuestion } from './questions.ts';
import { seeded } from './random.ts';

type Frequency = 'rare' | 'medium' | 'common';

/** One or two words, which must all occur. */
const SHAPES: Frequency[][] = [
  ['rare'],
  ['medium'],
  ['common'],
  ['common', 'rare'],
  ['common', 'medium'],
  ['medium', 'medium'],
  ['common', 'common'],
];

/** Shares of questions with a filter. */
const PLATFORM_SHARE = 0.3;
const WINDOW_SHARE = 0.5;
const WINDOW_DAYS_MAX = 365;

/** An endless sequence of searches, the same for every engine, in which no search occurs twice. */
export function* newQuestions(vocabulary: Vocabulary, seed = 1): Generator<SearchQuestion, never> {
  const random = seeded(seed);
  const seen = new Set<string>();
  while (true) {
    const question = randomQuestion(vocabulary, random);
    const key = JSON.stringify(question);
    if (seen.has(key)) continue;
    seen.add(key);
    yield question;
  }
}

function randomQuestion(vocabulary: Vocabulary, random: () => number): SearchQuestion {
  const shape = pick(SHAPES, random);
  // Sorted, because an order of words that was asked before is no new question.
  const words = [...new Set(shape.map((frequency) => pick(vocabulary[frequency], random)))].sort();
  const question: SearchQuestion = { kind: 'search', words: { kind: 'all', words }, skip: 'first' };
  if (random() < PLATFORM_SHARE) question.platform = 'discord';
  if (random() < WINDOW_SHARE) {
    const days = 1 + Math.floor(random() * WINDOW_DAYS_MAX);
    const firstDay = Math.floor(random() * (CORPUS_DAYS - days));
    question.from = CORPUS_END - (CORPUS_DAYS - firstDay) * MS_PER_DAY;
    question.to = question.from + days * MS_PER_DAY - 1;
  }
  return question;
}

function pick<T>(values: readonly T[], random: () => number): T {
  if (values.length === 0) throw new Error('the corpus is too small to choose words by frequency');
  return values[Math.floor(random() * values.length)] as T;
}
