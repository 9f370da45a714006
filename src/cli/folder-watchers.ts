import { type FSWatcher, watch } from 'node:fs';
import { statsOf } from './import-paths.ts';

interface WatchedFolder {
  /** Detects that the folder was replaced by another one. */
  identity: string;
  watcher: FSWatcher;
}

/** ENOSPC: no inotify watches left for this user; EMFILE: no inotify instances left. */
const LIMIT_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Watches folders one by one: Node's recursive watch crashes on link cycles and stops watching deleted folders. Watching
 * only speeds things up; polling finds the same files.
 */
export class FolderWatchers {
  #watched = new Map<string, WatchedFolder>();
  #isAtLimit = false;
  #onChange: () => void;
  #onLimit: () => void;
  #watch: typeof watch;

  /** `onLimit` is called once, when no more watches can be created. */
  constructor(onChange: () => void, onLimit: () => void, watchFolder: typeof watch = watch) {
    this.#onChange = onChange;
    this.#onLimit = onLimit;
    this.#watch = watchFolder;
  }

  /** Watches exactly these folders. Returns true if some are new: they may have changed before they were watched. */
  update(folders: readonly string[]): boolean {
    const wanted = new Set(folders);
    for (const folder of this.#watched.keys()) if (!wanted.has(folder)) this.#unwatch(folder);
    let isNew = false;
    for (const folder of folders) {
      const identity = identityOf(folder);
      if (this.#watched.get(folder)?.identity === identity) continue;
      this.#unwatch(folder);
      isNew = this.#start(folder, identity) || isNew;
    }
    return isNew;
  }

  close(): void {
    for (const folder of this.#watched.keys()) this.#unwatch(folder);
  }

  #start(folder: string, identity: string): boolean {
    if (this.#isAtLimit) return false;
    try {
      const watcher = this.#watch(folder, () => this.#onChange());
      watcher.on('error', () => this.#unwatch(folder));
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

  #unwatch(folder: string): void {
    this.#watched.get(folder)?.watcher.close();
    this.#watched.delete(folder);
  }
}

function identityOf(folder: string): string {
  const stats = statsOf(folder);
  return stats === undefined ? '' : [stats.dev, stats.ino, stats.birthtimeMs].join(' ');
}
