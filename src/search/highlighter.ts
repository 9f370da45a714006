import { TimedOut } from '../threads/failures.ts';
import { type Limits, ThreadPool, threadScript } from '../threads/thread-pool.ts';
import { type Highlightable, type Highlights, highlightsOf } from './highlight-record.ts';
import type { SearchTree } from './search-tree.ts';

export interface ToHighlightThread {
  records: Highlightable[];
  text: SearchTree;
}

/** Null after the deadline. */
export type FromHighlightThread = Highlights[] | null;

/** Records sent to the thread at a time: copying more would block the event loop. */
const RECORDS_PER_REQUEST = 20;

/** Highlights hits on threads, because hostile text can take long to analyze. */
export class Highlighter {
  #threads: ThreadPool | undefined;

  /** With 0 threads, highlights on the calling thread. */
  constructor({
    threads,
    onThreadReplaced,
  }: { threads: number; onThreadReplaced?: (() => void) | undefined }) {
    if (threads > 0)
      this.#threads = new ThreadPool({
        script: threadScript('highlight-thread', import.meta.url),
        threads,
        onReplaced: onThreadReplaced,
      });
  }

  /** In the order of the records. Throws TimedOut or Cancelled. */
  async highlight(records: Highlightable[], text: SearchTree, limits: Limits): Promise<Highlights[]> {
    if (this.#threads === undefined) return records.map((record) => highlightsOf(record, text));
    return this.#threads.use(async (thread) => {
      const highlights: Highlights[] = [];
      for (let at = 0; at < records.length; at += RECORDS_PER_REQUEST) {
        const message: ToHighlightThread = { records: records.slice(at, at + RECORDS_PER_REQUEST), text };
        const made = (await thread.ask(message)) as FromHighlightThread;
        if (made === null) throw new TimedOut();
        highlights.push(...made);
      }
      return highlights;
    }, limits);
  }

  async close(): Promise<void> {
    await this.#threads?.close();
  }
}
