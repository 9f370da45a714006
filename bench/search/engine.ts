import type { BenchQuestion } from './questions.ts';

export interface Answered {
  total: number;
  hits: number;
}

export interface Corpus {
  /** Records, one a line. */
  file: string;
  messages: number;
  /** Keys of some messages, `platform` and full id, to look up. */
  keys: { platform: string; messageId: string }[];
}

/** One of the engines that are compared. Only one runs at a time. */
export interface BenchEngine {
  name: string;
  /** Whatever must be there before loading begins, and is not timed: a server that runs, say. */
  prepare?(): Promise<void>;
  /** Takes the corpus in, with everything indexed and durable. */
  load(corpus: Corpus): Promise<void>;
  /** Bytes on the disk after the load. */
  size(): number;
  /** Ready to answer; what was loaded is there. */
  start(corpus: Corpus): Promise<void>;
  ask(question: BenchQuestion): Promise<Answered>;
  stop(): Promise<void>;
}
