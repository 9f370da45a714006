import { TimedOut } from '../../../../threads/failures.ts';
import { type Thread, ThreadPool, threadScript } from '../../../../threads/thread-pool.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { Answer, Asker } from '../../../port/query.ts';
import { type AnswerPart, append } from './answer-parts.ts';
import { SqliteCountMemory } from './count-memory.ts';
import type { CountGroups } from './month-counts.ts';
import { type CompiledJob, compileJob, type ReadJob, type ReadResult } from './reader.ts';

/** What a thread is started with. */
export interface SearchThreadData {
  file: string;
  /** The analyzer of this program: an index of another one is not searched. */
  analyzer: number;
}

/** A question, its next part, or that no more of it is wanted. */
export type ToSearchThread = { compiled: CompiledJob; known: CountGroups } | 'next' | 'end';

export type FromSearchThread = { learnt?: CountGroups } & (
  | { result: unknown }
  | { total?: number; hasMore?: boolean; part: AnswerPart<unknown> }
  | { tooSlow: true }
  | { outdated: { found: number; program: number } }
  /** An error crosses threads without its own fields, so SQLite's result code goes beside it. */
  | { failure: Error; errcode: number | undefined }
);

export interface SearchPoolOptions {
  threads: number;
  milliseconds: number;
  analyzer: number;
  onThreadReplaced?: (() => void) | undefined;
}

/** Threads that search, and what they have counted. */
export class SqliteSearchPool {
  #threads: ThreadPool;
  #milliseconds: number;
  #memory = new SqliteCountMemory();

  constructor(file: string, options: SearchPoolOptions) {
    this.#milliseconds = options.milliseconds;
    this.#threads = new ThreadPool({
      script: threadScript('search-thread', import.meta.url),
      data: { file, analyzer: options.analyzer } satisfies SearchThreadData,
      threads: options.threads,
      reset: 'end' satisfies ToSearchThread,
      onReplaced: options.onThreadReplaced,
    });
  }

  async run<K extends ReadJob['kind']>(
    job: Extract<ReadJob, { kind: K }>,
    asker: Asker = {},
  ): Promise<ReadResult[K]> {
    const limits = { milliseconds: this.#milliseconds, signal: asker.signal };
    try {
      const result = await this.#threads.use((thread) => this.#ask(thread, job, asker), limits);
      return result as ReadResult[K];
    } catch (error) {
      throw error instanceof TimedOut ? new SearchTooSlow() : error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  async #ask(thread: Thread, job: ReadJob, { onGrowth }: Asker): Promise<unknown> {
    const compiled = compileJob(job);
    const ask = async (message: ToSearchThread) => {
      const reply = (await thread.ask(message)) as FromSearchThread;
      if (reply.learnt !== undefined) this.#memory.learn(compiled, reply.learnt);
      if ('tooSlow' in reply) throw new SearchTooSlow();
      if ('outdated' in reply) throw new IndexOutdated(reply.outdated.found, reply.outdated.program);
      if ('failure' in reply) throw failureOf(reply);
      return reply;
    };
    let reply = await ask({ compiled, known: this.#memory.usableBy(compiled) });
    if ('result' in reply) return reply.result;
    const answer: Answer<unknown> = { total: reply.total ?? 0, hits: [], hasMore: reply.hasMore ?? false };
    for (;;) {
      onGrowth?.(reply.part.bytes);
      append(answer, reply.part);
      if (reply.part.isLast) return answer;
      reply = (await ask('next')) as Extract<FromSearchThread, { part: unknown }>;
    }
  }
}

function failureOf({ failure, errcode }: { failure: Error; errcode: number | undefined }): Error {
  return errcode === undefined ? failure : Object.assign(failure, { errcode });
}
