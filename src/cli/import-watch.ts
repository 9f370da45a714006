import { statSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFile } from '../ingest/pipeline.ts';
import { filesWithin } from './import-paths.ts';

/** Changes that the system does not report, as on a network drive, are found by looking. */
const LOOK_AGAIN_MS = 2000;

interface Seen {
  size: number;
  changedAt: number;
  isDone: boolean;
}

/**
 * Hands out the files of a folder as they arrive. A file has arrived when it no longer changes: two looks, at least the
 * settling time apart, find it the same. A file that changes later is handed out again.
 */
export async function* arrivals(
  folder: string,
  format: string | undefined,
  settleMs: number,
  signal: AbortSignal,
): AsyncIterable<ImportFile> {
  const seen = new Map<string, Seen>();
  let wake = () => {};
  const watcher = watch(folder, { recursive: true }, () => wake());
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
      const pause = settleMs === 0 ? LOOK_AGAIN_MS : Math.min(settleMs, LOOK_AGAIN_MS);
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
  const { size, mtimeMs } = stats;
  const known = seen.get(path);
  const isSame = known !== undefined && known.size === size && known.changedAt === mtimeMs;
  if (isSame && known.isDone) return false;
  const isSettled = settleMs === 0 || isSame;
  seen.set(path, { size, changedAt: mtimeMs, isDone: isSettled });
  return isSettled;
}
