import { statSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFile } from '../ingest/pipeline.ts';
import { filesWithin } from './import-paths.ts';

/** Changes that the system does not report, as on a network drive, are found by looking. */
const LOOK_AGAIN_MS = 2000;

interface Seen {
  /** Size, dates and place on the disk: a file that differs in any of them is another. */
  state: string;
  since: number;
  isDone: boolean;
}

/**
 * Hands out the files of a folder as they arrive. A file has arrived when it has been the same for the settling time. A file
 * that changes later is handed out again.
 */
export async function* arrivals(
  folder: string,
  format: string | undefined,
  settleMs: number,
  signal: AbortSignal,
): AsyncIterable<ImportFile> {
  const seen = new Map<string, Seen>();
  let wake = () => {};
  const watcher = watchOrNot(folder, () => wake());
  try {
    while (!signal.aborted) {
      const arrived: string[] = [];
      for (const path of filesWithin(folder)) {
        if (isReady(path, seen, settleMs)) arrived.push(path);
      }
      for (const path of arrived) {
        if (signal.aborted) return;
        yield { path, format, isFound: true };
      }
      const pause = settleMs === 0 ? LOOK_AGAIN_MS : Math.min(Math.max(settleMs, 100), LOOK_AGAIN_MS);
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const waiting = new AbortController();
      const stop = () => waiting.abort();
      signal.addEventListener('abort', stop);
      await Promise.race([changed, wait(pause, undefined, { signal: waiting.signal }).catch(() => {})]);
      signal.removeEventListener('abort', stop);
      waiting.abort();
    }
  } finally {
    watcher.close();
  }
}

function isReady(path: string, seen: Map<string, Seen>, settleMs: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const state = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
  const now = performance.now();
  const known = seen.get(path);
  const since = known?.state === state ? known.since : now;
  const isDone = known?.state === state && known.isDone;
  const isSettled = now - since >= settleMs;
  seen.set(path, { state, since, isDone: isDone || isSettled });
  return isSettled && !isDone;
}

/** Not every folder can be watched; looking from time to time will do. */
function watchOrNot(folder: string, onChange: () => void): { close(): void } {
  try {
    return watch(folder, { recursive: true }, onChange).on('error', () => {});
  } catch {
    return { close() {} };
  }
}
