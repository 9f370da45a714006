import type { BenchQuestion } from './questions.ts';

export interface BenchAnswer {
  total: number;
  hits: number;
}

export interface Corpus {
  /** Records, one per line. */
  file: string;
  messages: number;
  /** Keys of some messages to look up. */
  keys: { platform: string; messageId: string }[];
}

/** One of the compared engines. Only one runs at a time. */
export interface BenchEngine {
  name: string;
  /** Setup before loading that is not timed, such as starting a server. */
  prepare?(): Promise<void>;
  /** Loads the corpus, until everything is indexed and durable. */
  load(corpus: Corpus): Promise<void>;
  /** Bytes on the disk after the load. */
  size(): number;
  /** Starts the engine with the loaded data. */
  start(corpus: Corpus): Promise<void>;
  ask(question: BenchQuestion): Promise<BenchAnswer>;
  stop(): Promise<void>;
}
