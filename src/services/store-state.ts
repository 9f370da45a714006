import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock, Timer } from '../clock.ts';
import type { Store } from '../storage/port/store.ts';
import { FeedAges } from './feed-ages.ts';
import { RecordAges } from './record-ages.ts';

/** What metrics say about the store. A part is undefined if it could not be read. */
export interface StoreValues {
  /** Seconds since the newest record, by source. */
  recordAges: ReadonlyMap<string, number>;
  /** Seconds since the end of the newest covered day, by feed. */
  feedAges: ReadonlyMap<string, number>;
  /** When an import ended last, in milliseconds. */
  lastImportAt: number | undefined;
  lastImportRejects: number | undefined;
  /** Seconds since the oldest pending delivery was due. */
  overdueSeconds: number | undefined;
  disabledTargets: number | undefined;
  disk: { usedBytes: number; freeBytes: number } | undefined;
}

export interface StoreStateParts {
  store: Pick<Store, 'find' | 'coverage' | 'imports' | 'alerts'>;
  /** The data folder, if it is on this machine. */
  folder: string | undefined;
  clock: Clock;
  timer: Timer;
  log: Logger;
}

export const NOTHING_KNOWN: StoreValues = {
  recordAges: new Map(),
  feedAges: new Map(),
  lastImportAt: undefined,
  lastImportRejects: undefined,
  overdueSeconds: undefined,
  disabledTargets: undefined,
  disk: undefined,
};

/** Values are read at most this often, however often they are scraped. */
const VALID_MS = 15_000;
/** A scrape does not wait longer for a slow store. Prometheus gives up after ten seconds by default. */
const WAIT_MS = 3000;

/** The state of the store for metrics: read when it is asked for, and kept for a while. */
export class StoreState {
  #parts: StoreStateParts;
  #recordAges: RecordAges;
  #feedAges: FeedAges;
  #values = NOTHING_KNOWN;
  #reading: Promise<void> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(parts: StoreStateParts) {
    this.#parts = parts;
    this.#recordAges = new RecordAges(parts.store, (source, err) => this.#warn(`newest ${source}`, err));
    this.#feedAges = new FeedAges(parts.store);
  }

  /** Never rejects. Returns the latest values that are known if the store is slow. */
  async current(): Promise<StoreValues> {
    const now = this.#parts.clock();
    if (this.#reading === undefined && now - this.#readAt >= VALID_MS) {
      this.#readAt = now;
      this.#reading = this.#read(now).finally(() => {
        this.#reading = undefined;
      });
    }
    if (this.#reading !== undefined) await this.#withoutLongWait(this.#reading);
    return this.#values;
  }

  async #withoutLongWait(work: Promise<void>): Promise<void> {
    let cancel = () => {};
    const enough = new Promise<void>((resolve) => {
      const handle = this.#parts.timer(resolve, WAIT_MS);
      cancel = () => handle.cancel();
    });
    await Promise.race([work, enough]);
    cancel();
  }

  async #read(now: number): Promise<void> {
    const { store, folder } = this.#parts;
    const [recordAges, feedAges, lastImport, dueAt, targets, disk] = await Promise.all([
      this.#recordAges.read(now),
      this.#attempt('feed ages', () => this.#feedAges.read(now)),
      this.#attempt('last import', () => store.imports.lastEnded()),
      this.#attempt('deliveries', async () => (await store.alerts.nextDueAt()) ?? now),
      this.#attempt('targets', () => store.alerts.targets()),
      this.#attempt('disk', async () => folder && (await diskOf(folder))),
    ]);
    this.#values = {
      recordAges,
      feedAges: feedAges ?? new Map(),
      lastImportAt: lastImport?.at,
      lastImportRejects: lastImport?.rejected,
      overdueSeconds: dueAt === undefined ? undefined : Math.max(0, now - dueAt) / 1000,
      disabledTargets: targets?.filter(({ isEnabled }) => !isEnabled).length,
      disk: disk || undefined,
    };
  }

  async #attempt<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (err) {
      this.#warn(what, err);
      return undefined;
    }
  }

  #warn(what: string, err: unknown): void {
    this.#parts.log.warn({ err, what }, 'metrics of the store could not be read');
  }
}

async function diskOf(folder: string): Promise<{ usedBytes: number; freeBytes: number }> {
  const { bavail, bsize } = await statfs(folder);
  let usedBytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Files of the spool come and go.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    usedBytes += found?.size ?? 0;
  }
  return { usedBytes, freeBytes: bavail * bsize };
}
