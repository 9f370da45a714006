import { type FSWatcher, watch } from 'node:fs';
import { statsOf } from './import-paths.ts';

interface Watched {
  /** Another folder may have taken the place of the one that is watched. */
  identity: string;
  watcher: FSWatcher;
}

/** ENOSPC: the user's inotify watches are used up; EMFILE: the user's inotify instances are. */
const LIMIT_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Watches folders one by one. Node's recursive watch ends the process when it meets a looping link, and gives up on folders that
 * vanish. Watching is only there to be quick: everything is found by looking from time to time, too.
 */
export class FolderWatchers {
  #watched = new Map<string, Watched>();
  #isAtLimit = false;
  #onChange: () => void;
  #onLimit: () => void;
  #watch: typeof watch;

  /** `onLimit` is called once, when the system allows no further watches. */
  constructor(onChange: () => void, onLimit: () => void, watchFolder: typeof watch = watch) {
    this.#onChange = onChange;
    this.#onLimit = onLimit;
    this.#watch = watchFolder;
  }

  /** Watches exactly these folders; true if some were not watched before, and may have changed meanwhile. */
  update(folders: readonly string[]): boolean {
    const wanted = new Set(folders);
    for (const folder of this.#watched.keys()) if (!wanted.has(folder)) this.#forget(folder);
    let isNew = false;
    for (const folder of folders) {
      const identity = identityOf(folder);
      if (this.#watched.get(folder)?.identity === identity) continue;
      this.#forget(folder);
      isNew = this.#start(folder, identity) || isNew;
    }
    return isNew;
  }

  close(): void {
    for (const folder of this.#watched.keys()) this.#forget(folder);
  }

  #start(folder: string, identity: string): boolean {
    if (this.#isAtLimit) return false;
    try {
      const watcher = this.#watch(folder, () => this.#onChange());
      watcher.on('error', () => this.#forget(folder));
      this.#watched.set(folder, { identity, watcher });
      return true;
    } catch (error) {
      if (LIMIT_CODES.has((error as NodeJS.ErrnoException).code)) {
        this.#isAtLimit = true;
        this.#onLimit();
      }
      return false;
    }
  }

  #forget(folder: string): void {
    this.#watched.get(folder)?.watcher.close();
    this.#watched.delete(folder);
  }
}

function identityOf(folder: string): string {
  const stats = statsOf(folder);
  return stats === undefined ? '' : [stats.dev, stats.ino, stats.birthtimeMs].join(' ');
}
