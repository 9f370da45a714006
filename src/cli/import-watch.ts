import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFile } from '../ingest/pipeline.ts';
import { FolderWatchers } from './folder-watchers.ts';
import { pathsWithin, type SkippedPath, statsOf } from './import-paths.ts';

/** Changes that the system does not report, as on a network drive, are found by looking. */
const LOOK_AGAIN_MS = 2000;
/** A file that is being copied reports a change with every write. */
const DEBOUNCE_MS = 50;

const WATCH_LIMIT =
  'The system allows no more folder watches (see fs.inotify.max_user_watches and max_user_instances): ' +
  `new files are found by looking every ${LOOK_AGAIN_MS / 1000} seconds.`;

interface Seen {
  /** Size, dates and inode: a file that differs in any of them is another. */
  state: string;
  since: number;
  isDone: boolean;
}

export interface Watching {
  folder: string;
  format: string | undefined;
  settleMs: number;
  signal: AbortSignal;
  /** A path that is not imported; told again only after its reason has changed. */
  onSkipped(skipped: SkippedPath): void;
  onNotice(text: string): void;
}

/**
 * Yields the files of a folder as they arrive. A file has arrived when it has not changed for the settling time. A file
 * that changes later is yielded again.
 */
export async function* arrivals(watching: Watching): AsyncIterable<ImportFile> {
  const { folder, format, settleMs, signal } = watching;
  const changes = new Changes(signal);
  const watchers = new FolderWatchers(
    () => changes.notice(),
    () => watching.onNotice(WATCH_LIMIT),
  );
  const pause = settleMs === 0 ? LOOK_AGAIN_MS : Math.min(Math.max(settleMs, 100), LOOK_AGAIN_MS);
  let seen = new Map<string, Seen>();
  let reported = new Map<string, string>();
  try {
    while (!signal.aborted) {
      const found = pathsWithin(folder);
      // A folder that was not watched until now may have filled since it was read.
      if (watchers.update(found.folders)) changes.notice();
      for (const skipped of found.skipped)
        if (reported.get(skipped.path) !== skipped.reason) watching.onSkipped(skipped);
      reported = new Map(found.skipped.map(({ path, reason }) => [path, reason]));
      seen = look(found.files, seen);
      for (const [path, file] of seen) {
        if (signal.aborted) return;
        if (file.isDone || performance.now() - file.since < settleMs) continue;
        file.isDone = true;
        yield { path, format, isFound: true };
      }
      await changes.wait(pause);
    }
  } finally {
    watchers.close();
  }
}

function look(paths: readonly string[], before: ReadonlyMap<string, Seen>): Map<string, Seen> {
  const now = performance.now();
  const seen = new Map<string, Seen>();
  for (const path of paths) {
    const stats = statsOf(path);
    if (stats === undefined) continue;
    const state = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
    const known = before.get(path);
    seen.set(path, known?.state === state ? known : { state, since: now, isDone: false });
  }
  return seen;
}

/** Remembers a change that comes while the folder is being read or a file is being imported. */
class Changes {
  #signal: AbortSignal;
  #isNoticed = false;
  #wake = () => {};

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.notice());
  }

  notice(): void {
    this.#isNoticed = true;
    this.#wake();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isNoticed) {
      const waiting = new AbortController();
      this.#wake = () => waiting.abort();
      await wait(milliseconds, undefined, { signal: waiting.signal }).catch(() => {});
    }
    await wait(DEBOUNCE_MS, undefined, { signal: this.#signal }).catch(() => {});
    this.#isNoticed = false;
  }
}
