/** The queries of the benchmark as data. Each engine translates them into its own language. */
import { COMMON_WORD, CORPUS_END, emailOf, walletOf, wordOf } from './corpus.ts';

export type Words =
  | { kind: 'all' | 'any'; words: string[] }
  | { kind: 'phrase'; words: string[] }
  | { kind: 'prefix'; word: string };

export type BenchQuestion =
  | { kind: 'search'; words: Words; platform?: 'discord'; from?: number; to?: number; skip: 'first' | 'deep' }
  | { kind: 'histogram'; words: Words }
  | { kind: 'message'; index: number }
  | { kind: 'email' | 'wallet'; value: string };

export interface NamedQuestion {
  name: string;
  question: BenchQuestion;
}

const ENGLISH = 0;
const RARE = wordOf(ENGLISH, 20_000);
const MEDIUM = wordOf(ENGLISH, 150);
const MEDIUM_TOO = wordOf(ENGLISH, 170);

const WORDS: [string, Words][] = [
  ['rare word', { kind: 'all', words: [RARE] }],
  ['medium word', { kind: 'all', words: [MEDIUM] }],
  ['commonest word', { kind: 'all', words: [COMMON_WORD] }],
  ['two words (AND)', { kind: 'all', words: [COMMON_WORD, MEDIUM] }],
  ['either word (OR)', { kind: 'any', words: [MEDIUM, MEDIUM_TOO] }],
  ['phrase', { kind: 'phrase', words: [wordOf(ENGLISH, 0), wordOf(ENGLISH, 1)] }],
  ['prefix', { kind: 'prefix', word: 'sellfre' }],
  ['Chinese', { kind: 'phrase', words: ['数', '据'] }],
];

/** Three months that start and end in the middle of a month. */
const FROM = CORPUS_END - 200 * 86_400_000;
const TO = CORPUS_END - 110 * 86_400_000;

export const QUESTIONS: readonly NamedQuestion[] = [
  ...WORDS.flatMap(([name, words]): NamedQuestion[] => [
    { name, question: { kind: 'search', words, skip: 'first' } },
    {
      name: `${name}, one platform`,
      question: { kind: 'search', words, platform: 'discord', skip: 'first' },
    },
    { name: `${name}, three months`, question: { kind: 'search', words, from: FROM, to: TO, skip: 'first' } },
  ]),
  {
    name: 'medium word, deep page',
    question: { kind: 'search', words: WORDS[1]?.[1] as Words, skip: 'deep' },
  },
  {
    name: 'commonest word, deep page',
    question: { kind: 'search', words: WORDS[2]?.[1] as Words, skip: 'deep' },
  },
  { name: 'medium word, by day', question: { kind: 'histogram', words: WORDS[1]?.[1] as Words } },
  { name: 'commonest word, by day', question: { kind: 'histogram', words: WORDS[2]?.[1] as Words } },
  { name: 'lookup by id', question: { kind: 'message', index: 0 } },
  { name: 'profiles by e-mail', question: { kind: 'email', value: emailOf(40) } },
  { name: 'profiles by wallet', question: { kind: 'wallet', value: walletOf(40) } },
];

export const PAGE_SIZE = 10;
/** Within every engine's default limit. */
export const DEEP_SKIP = 9000;
