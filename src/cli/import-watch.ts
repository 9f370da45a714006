import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFile } from '../ingest/input-files.ts';
import { FolderWatchers } from './folder-watchers.ts';
import { pathsWithin, type SkippedPath, statsOf } from './import-paths.ts';

/** Polling finds changes that the system does not report, as on network drives. */
const POLL_MS = 2000;
/** While a file is copied, every write is reported as a change. */
const DEBOUNCE_MS = 50;

const WATCH_LIMIT =
  'The limit for folder watches is reached (fs.inotify.max_user_watches, max_user_instances): ' +
  `polling for new files every ${POLL_MS / 1000} seconds instead.`;

interface SeenFile {
  /** Size, times and inode: if any of them changes, the file counts as changed. */
  state: string;
  since: number;
  isDone: boolean;
}

export interface WatchOptions {
  folder: string;
  format: string | undefined;
  settleMs: number;
  signal: AbortSignal;
  /** Called for a path that is not imported, and again only if the reason changes. */
  onSkipped(skipped: SkippedPath): void;
  onNotice(text: string): void;
}

/** Yields files as they arrive: once they stay unchanged for the settling time, and again after each later change. */
export async function* watchFolder(options: WatchOptions): AsyncIterable<ImportFile> {
  const { folder, format, settleMs, signal } = options;
  const changes = new ChangeSignal(signal);
  const watchers = new FolderWatchers(
    () => changes.notice(),
    () => options.onNotice(WATCH_LIMIT),
  );
  const pollMs = settleMs === 0 ? POLL_MS : Math.min(Math.max(settleMs, 100), POLL_MS);
  let seen = new Map<string, SeenFile>();
  let reported = new Map<string, string>();
  try {
    while (!signal.aborted) {
      const found = pathsWithin(folder);
      // Files may have appeared in a new folder before it was watched.
      if (watchers.update(found.folders)) changes.notice();
      for (const skipped of found.skipped)
        if (reported.get(skipped.path) !== skipped.reason) options.onSkipped(skipped);
      reported = new Map(found.skipped.map(({ path, reason }) => [path, reason]));
      seen = scan(found.files, seen);
      for (const [path, file] of seen) {
        if (signal.aborted) return;
        if (file.isDone || performance.now() - file.since < settleMs) continue;
        file.isDone = true;
        yield { path, format, isFound: true };
      }
      await changes.wait(pollMs);
    }
  } finally {
    watchers.close();
  }
}

function scan(paths: readonly string[], before: ReadonlyMap<string, SeenFile>): Map<string, SeenFile> {
  const now = performance.now();
  const seen = new Map<string, SeenFile>();
  for (const path of paths) {
    const stats = statsOf(path);
    if (stats === undefined) continue;
    const state = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
    const known = before.get(path);
    seen.set(path, known?.state === state ? known : { state, since: now, isDone: false });
  }
  return seen;
}

/** Remembers changes that happen while the folder is scanned or a file is imported. */
class ChangeSignal {
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
