import { TimeIsUp } from '../threads/given-up.ts';
import { type Limits, ThreadPool, threadScript } from '../threads/thread-pool.ts';
import { type Highlights, highlightsOf } from './highlights.ts';
import type { SearchTree } from './search-tree.ts';

type Highlightable = Parameters<typeof highlightsOf>[0];

export interface ToHighlightThread {
  records: Highlightable[];
  text: SearchTree;
}

/** Null when time was up. */
export type FromHighlightThread = Highlights[] | null;

/** Records that go to the thread at once: copying more would hold the event loop. */
const RECORDS_AT_ONCE = 20;

/** Tells what of records matches, on threads: a text can be made so that reading it takes long. */
export class Highlighter {
  #threads: ThreadPool | undefined;

  /** Without threads it is done where it is asked for. */
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

  /** In the order of the records; throws TimeIsUp or GivenUp. */
  async highlight(records: Highlightable[], text: SearchTree, limits: Limits): Promise<Highlights[]> {
    if (this.#threads === undefined) return records.map((record) => highlightsOf(record, text));
    return this.#threads.use(async (thread) => {
      const highlights: Highlights[] = [];
      for (let at = 0; at < records.length; at += RECORDS_AT_ONCE) {
        const message: ToHighlightThread = { records: records.slice(at, at + RECORDS_AT_ONCE), text };
        const made = (await thread.ask(message)) as FromHighlightThread;
        if (made === null) throw new TimeIsUp();
        highlights.push(...made);
      }
      return highlights;
    }, limits);
  }

  async close(): Promise<void> {
    await this.#threads?.close();
  }
}
