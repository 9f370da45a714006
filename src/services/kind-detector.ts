import type { Indicator } from '../records/indicator.ts';
import { SearchTooSlow } from '../storage/port/failures/search-too-slow.ts';
import { TimedOut } from '../threads/failures.ts';
import { ThreadPool, threadScript } from '../threads/thread-pool.ts';

/** Values sent to the thread at a time. */
const VALUES_PER_REQUEST = 500;

/** Detects on a thread what values are. The thread, which loads the extractors, starts with the first request. */
export class KindDetector {
  #threads: ThreadPool;
  #milliseconds: number;

  constructor({ milliseconds, onThreadReplaced }: { milliseconds: number; onThreadReplaced?: () => void }) {
    this.#milliseconds = milliseconds;
    this.#threads = new ThreadPool({
      script: threadScript('../enrich/detect-thread', import.meta.url),
      threads: 1,
      onReplaced: onThreadReplaced,
    });
  }

  /** What each value can be, in the order of the values; nothing for invalid ones. Throws SearchTooSlow. */
  async detect(values: readonly string[]): Promise<Indicator[][]> {
    try {
      return await this.#threads.use(
        async (thread) => {
          const detected: Indicator[][] = [];
          for (let start = 0; start < values.length; start += VALUES_PER_REQUEST)
            detected.push(
              ...((await thread.ask(values.slice(start, start + VALUES_PER_REQUEST))) as Indicator[][]),
            );
          return detected;
        },
        { milliseconds: this.#milliseconds },
      );
    } catch (error) {
      throw error instanceof TimedOut ? new SearchTooSlow() : error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
