import type { Indicator } from '../records/indicator.ts';
import { SearchTooSlow } from '../storage/port/failures/search-too-slow.ts';
import { TimedOut } from '../threads/failures.ts';
import { ThreadPool, threadScript } from '../threads/thread-pool.ts';

/** Values sent to the thread at a time. */
const VALUES_PER_REQUEST = 500;

/** Some of each form, as in bulk lookups. */
const VALUES_TO_WARM_UP: readonly string[] = [
  'owl@mail.example',
  'https://shop.example/login',
  '198.51.100.7',
  '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae',
  'd41d8cd98f00b204e9800998ecf8427e',
  '+49 30 901820',
  'Acme GmbH',
];

/** Detects on a thread what values are. The thread starts with the first request, or when it is warmed up. */
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

  /**
   * Starts the thread and runs the extractors once: loading them and compiling their patterns takes as long as a thousand
   * lookups. If that fails, the next request says so.
   */
  async warmUp(): Promise<void> {
    await this.detect(VALUES_TO_WARM_UP).catch(() => {});
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
