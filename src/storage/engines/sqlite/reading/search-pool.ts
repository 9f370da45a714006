import { TimedOut } from '../../../../threads/failures.ts';
import { type Thread, ThreadPool, threadScript } from '../../../../threads/thread-pool.ts';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { Answer, Asker } from '../../../port/query.ts';
import { type AnswerPart, append } from './answer-parts.ts';
import { SqliteCountCache } from './count-cache.ts';
import type { CountGroups } from './month-counts.ts';
import { type CompiledJob, compileJob, type ReadJob, type ReadResult } from './reader.ts';

export interface SearchThreadData {
  file: string;
  /** This program's analyzer. An index of another one is not searched. */
  analyzer: number;
}

/** Answers are short-lived, and hardly anything outlives them but caches: more would only keep garbage in memory. */
const YOUNG_MEGABYTES = 12;

/** Starts a job, requests the next part of its answer, or ends it. */
export type ToSearchThread = { compiled: CompiledJob; cachedCounts: CountGroups } | 'next' | 'end';

export type FromSearchThread = { newCounts?: CountGroups } & (
  | { result: unknown }
  /** The first part of an answer comes with what is not in parts. */
  | { answer?: Answer<unknown>; part: AnswerPart }
  | { tooSlow: true }
  | { outdated: { found: number; program: number } }
  /** Errors lose their custom fields between threads, so SQLite's result code is sent separately. */
  | { failure: Error; errcode: number | undefined }
);

export interface SearchPoolOptions {
  threads: number;
  milliseconds: number;
  analyzer: number;
  onThreadReplaced?: (() => void) | undefined;
}

/** A pool of search threads, and a cache of what they have counted. */
export class SqliteSearchPool {
  #threads: ThreadPool;
  #milliseconds: number;
  #counts = new SqliteCountCache();

  constructor(file: string, options: SearchPoolOptions) {
    this.#milliseconds = options.milliseconds;
    this.#threads = new ThreadPool({
      script: threadScript('search-thread', import.meta.url),
      data: { file, analyzer: options.analyzer } satisfies SearchThreadData,
      threads: options.threads,
      youngMegabytes: YOUNG_MEGABYTES,
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
      if (reply.newCounts !== undefined) this.#counts.add(compiled, reply.newCounts);
      if ('tooSlow' in reply) throw new SearchTooSlow();
      if ('outdated' in reply) throw new IndexOutdated(reply.outdated.found, reply.outdated.program);
      if ('failure' in reply) throw failureOf(reply);
      return reply;
    };
    let reply = await ask({ compiled, cachedCounts: this.#counts.get(compiled) });
    if ('result' in reply) return reply.result;
    const answer = reply.answer ?? { total: 0, hits: [], hasMore: false };
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
