import type { Vocabulary } from './question-words.ts';
import type { BenchQuestion } from './questions.ts';

export interface BenchAnswer {
  total: number;
  hits: number;
  /** Sum of the counts of all listed groups, to compare engines: ties make the listed keys differ, not their counts. */
  grouped?: number;
}

export interface Corpus {
  /** Records, one per line. */
  file: string;
  messages: number;
  /** Keys of some messages to look up. */
  keys: { platform: string; messageId: string }[];
  vocabulary: Vocabulary;
  /** Where real texts come from. */
  texts?: string | undefined;
}

/** Seconds of each step of a load, by name. */
export type LoadSteps = Record<string, number>;

/** One of the compared engines. Only one runs at a time. */
export interface BenchEngine {
  name: string;
  /** Raised when the engine stores the corpus differently, so that kept data is loaded again. 1 by default. */
  layout?: number;
  /** Setup before loading that is not timed, such as starting a server. */
  prepare?(): Promise<void>;
  /** Loads the corpus, until everything is indexed and durable. Returns its steps if there are several. */
  load(corpus: Corpus): Promise<LoadSteps | undefined>;
  /** Starts the engine with the loaded data. */
  start(corpus: Corpus): Promise<void>;
  /** Bytes of the loaded data on the disk, asked after the start. */
  size(): number | Promise<number>;
  /** Whether the engine can answer a question at all. By default it can. */
  canAnswer?(question: BenchQuestion): boolean;
  ask(question: BenchQuestion): Promise<BenchAnswer>;
  stop(): Promise<void>;
}
