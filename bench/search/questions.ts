/** The queries of the benchmark as data. Each engine translates them into its own language. */
import { CORPUS_END, emailOf, walletOf } from './corpus.ts';
import type { QuestionWords } from './question-words.ts';

export type Words =
  | { kind: 'all' | 'any'; words: string[] }
  | { kind: 'phrase'; words: string[] }
  | { kind: 'prefix'; word: string };

export const GROUPS = ['channel', 'user', 'language'] as const;
export type Group = (typeof GROUPS)[number];

export interface SearchQuestion {
  kind: 'search';
  words: Words;
  platform?: 'discord';
  from?: number;
  to?: number;
  skip: 'first' | 'deep';
  /** The newest first unless set. */
  order?: 'relevance';
}

export type BenchQuestion =
  | SearchQuestion
  | { kind: 'histogram'; words: Words; interval: 'day' | 'month'; by?: Group }
  /** The first page and the most frequent values of every group. */
  | { kind: 'top values'; words: Words }
  | { kind: 'message'; index: number }
  | { kind: 'email' | 'wallet'; value: string };

export interface NamedQuestion {
  name: string;
  question: BenchQuestion;
}

/** Three months that start and end in the middle of a month. */
const FROM = CORPUS_END - 200 * 86_400_000;
const TO = CORPUS_END - 110 * 86_400_000;

const search = (words: Words): SearchQuestion => ({ kind: 'search', words, skip: 'first' });

export function questionsWith(given: QuestionWords): NamedQuestion[] {
  const medium: Words = { kind: 'all', words: [given.medium] };
  const commonest: Words = { kind: 'all', words: [given.commonest] };
  const words: [string, Words][] = [
    ['rare word', { kind: 'all', words: [given.rare] }],
    ['medium word', medium],
    ['commonest word', commonest],
    ['two words (AND)', { kind: 'all', words: [given.commonest, given.medium] }],
    ['either word (OR)', { kind: 'any', words: [given.medium, given.mediumToo] }],
    ['phrase', { kind: 'phrase', words: given.phrase }],
    ['prefix', { kind: 'prefix', word: given.prefix }],
    ['Chinese', { kind: 'phrase', words: ['数', '据'] }],
  ];
  return [
    ...words.flatMap(([name, each]): NamedQuestion[] => [
      { name, question: search(each) },
      { name: `${name}, one platform`, question: { ...search(each), platform: 'discord' } },
      { name: `${name}, three months`, question: { ...search(each), from: FROM, to: TO } },
    ]),
    { name: 'medium word, by relevance', question: { ...search(medium), order: 'relevance' } },
    { name: 'commonest word, by relevance', question: { ...search(commonest), order: 'relevance' } },
    { name: 'medium word, deep page', question: { ...search(medium), skip: 'deep' } },
    { name: 'commonest word, deep page', question: { ...search(commonest), skip: 'deep' } },
    { name: 'medium word, by day', question: { kind: 'histogram', words: medium, interval: 'day' } },
    { name: 'commonest word, by day', question: { kind: 'histogram', words: commonest, interval: 'day' } },
    ...GROUPS.map(
      (by): NamedQuestion => ({
        name: `commonest word, by month and ${by}`,
        question: { kind: 'histogram', words: commonest, interval: 'month', by },
      }),
    ),
    { name: 'commonest word, top values', question: { kind: 'top values', words: commonest } },
    { name: 'lookup by id', question: { kind: 'message', index: 0 } },
    { name: 'profiles by e-mail', question: { kind: 'email', value: emailOf(40) } },
    { name: 'profiles by wallet', question: { kind: 'wallet', value: walletOf(40) } },
  ];
}

/** Opens connections and compiles code paths, but has no word or filter in common with the measured questions. */
export function warmUpQuestion({ warmUp }: QuestionWords): BenchQuestion {
  return search({ kind: 'all', words: [warmUp] });
}

export const PAGE_SIZE = 10;
/** Groups per interval, and values per list of top values. */
export const GROUPS_MAX = 10;
/** Within every engine's default limit. */
export const DEEP_SKIP = 9000;
