/** The words to search for, chosen by how often they occur. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { indexText } from '../../src/search/analyzer.ts';
import { COMMON_WORD, wordOf } from './corpus.ts';

/** Words of the named questions. */
export interface QuestionWords {
  rare: string;
  medium: string;
  mediumToo: string;
  commonest: string;
  phrase: string[];
  prefix: string;
  warmUp: string;
}

export interface Vocabulary {
  question: QuestionWords;
  /** Words for questions that are asked once only, most frequent first. */
  common: string[];
  medium: string[];
  rare: string[];
}

const ENGLISH = 0;

export const INVENTED_WORDS: QuestionWords = {
  rare: wordOf(ENGLISH, 20_000),
  medium: wordOf(ENGLISH, 150),
  mediumToo: wordOf(ENGLISH, 170),
  commonest: COMMON_WORD,
  phrase: [wordOf(ENGLISH, 0), wordOf(ENGLISH, 1)],
  prefix: 'sellfre',
  warmUp: wordOf(ENGLISH, 30_000),
};

/** Messages whose words are counted. More would take longer without other results. */
const SAMPLE = 100_000;
/** Shares of messages, as in the invented corpus. */
const COMMON_LEAST = 0.01;
const MEDIUM_LEAST = 0.0005;
const MEDIUM_SHARE = 0.0033;
const PREFIX_SHARE = 0.02;
const PREFIX_LENGTH = 4;
const WORDS_MAX = 20_000;

/** Counts the words of a sample that is spread evenly over a corpus file. */
export async function readVocabulary(
  file: string,
  messages: number,
  fixed?: QuestionWords,
): Promise<Vocabulary> {
  const step = Math.max(1, Math.floor(messages / SAMPLE));
  const counts = new WordCounts();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })) {
    if (number++ % step !== 0) continue;
    const { message, languages } = JSON.parse(line) as { message: string; languages: [{ language: string }] };
    counts.add(indexText(message), languages[0].language);
  }
  return counts.vocabulary(fixed);
}

/** Letters only, and several: no single characters of scripts without spaces, and no operators of query languages. */
const PLAIN = /^\p{L}{2,30}$/u;

/**
 * Counts the messages that contain each word. The named questions have words, pairs of neighbours and prefixes of one
 * language, so that two words occur together.
 */
export class WordCounts {
  #messages = 0;
  #words = new Map<string, number>();
  #english = new Map<string, number>();
  #pairs = new Map<string, number>();
  #prefixes = new Map<string, number>();

  add(tokens: string, language: string): void {
    this.#messages++;
    const all = tokens.split(' ');
    const plain = [...new Set(all.filter((token) => PLAIN.test(token)))];
    increment(this.#words, plain);
    if (language !== 'en') return;
    increment(this.#english, plain);
    increment(
      this.#prefixes,
      new Set(
        plain.filter((word) => word.length > PREFIX_LENGTH).map((word) => word.slice(0, PREFIX_LENGTH)),
      ),
    );
    const pairs = all.slice(1).map((token, index) => [all[index] as string, token] as const);
    increment(
      this.#pairs,
      new Set(pairs.filter((pair) => pair.every((token) => PLAIN.test(token))).map((pair) => pair.join(' '))),
    );
  }

  vocabulary(fixed?: QuestionWords): Vocabulary {
    const words = mostFrequentFirst(this.#words);
    // A word that occurs once is rare in any sample.
    const mediumLeast = Math.max(2, MEDIUM_LEAST * this.#messages);
    const commonLeast = Math.max(3, COMMON_LEAST * this.#messages);
    const between = (least: number, most: number) =>
      evenly(words.filter(([, count]) => count >= least && count < most)).map(([word]) => word);
    const classes = {
      common: between(commonLeast, Number.POSITIVE_INFINITY),
      medium: between(mediumLeast, commonLeast),
      rare: between(0, mediumLeast),
    };
    return { question: fixed ?? this.#question(mediumLeast), ...classes };
  }

  #question(mediumLeast: number): QuestionWords {
    const words = mostFrequentFirst(this.#english);
    const rare = words.filter(([, count]) => count < mediumLeast).map(([word]) => word);
    const [commonest] = words[0] ?? [''];
    const [medium, mediumToo] = nearest(words, MEDIUM_SHARE * this.#messages);
    const phrase = mostFrequentFirst(this.#pairs).find(
      ([pair]) => !pair.split(' ').includes(commonest) && pair.split(' ')[0] !== pair.split(' ')[1],
    )?.[0];
    const [prefix] = nearest([...this.#prefixes], PREFIX_SHARE * this.#messages);
    const middle = Math.floor(rare.length / 2);
    const question = {
      rare: rare[middle],
      medium,
      mediumToo,
      commonest,
      phrase: phrase?.split(' '),
      prefix,
      warmUp: rare[middle - 1],
    };
    for (const [name, word] of Object.entries(question))
      if (word === undefined) throw new Error(`the corpus is too small to choose its ${name}`);
    return question as QuestionWords;
  }
}

/** At most WORDS_MAX of the values, spread evenly. */
function evenly<T>(values: readonly T[]): T[] {
  const step = Math.max(1, values.length / WORDS_MAX);
  return Array.from(
    { length: Math.floor(values.length / step) },
    (_, index) => values[Math.floor(index * step)] as T,
  );
}

function increment(counts: Map<string, number>, keys: Iterable<string>): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function mostFrequentFirst(counts: Map<string, number>): [string, number][] {
  return [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b));
}

/** The keys whose counts are nearest to the wanted one. */
function nearest(counts: [string, number][], wanted: number): string[] {
  const distance = (count: number) => Math.abs(count - wanted);
  return [...counts]
    .sort(([a, n], [b, m]) => distance(n) - distance(m) || compareText(a, b))
    .slice(0, 2)
    .map(([key]) => key);
}
