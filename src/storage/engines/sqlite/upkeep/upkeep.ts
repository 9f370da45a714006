import type { DatabaseSync } from 'node:sqlite';
import type { Month } from '../../../../time/month.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { PurgeReport, PurgeTarget } from '../../../port/purge.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import type {
  Change,
  CheckReport,
  OnProgress,
  PurgeOptions,
  StoreStatus,
  Upkeep,
} from '../../../port/upkeep.ts';
import type { ReadTurn } from '../database/connection.ts';
import type { SqliteIndexAnalyzer } from '../index/index-analyzer.ts';
import type { SqliteTables } from '../records/tables.ts';
import { SqlitePurgePreview } from '../removing/purge-preview.ts';
import { SqlitePurger } from '../removing/purger.ts';
import { SqliteRetention } from '../removing/retention.ts';
import { SqliteChecker } from './check.ts';
import { SqliteOptimizer } from './optimizer.ts';
import { SqliteReindexer } from './reindexer.ts';
import { IS_VERSIONED, SqliteRework } from './rework.ts';
import type { SealOptions } from './sealer.ts';
import { countRows, readStatus } from './status.ts';
import { withUpkeepLock } from './upkeep-lock.ts';

export interface SqliteUpkeepParts {
  db: DatabaseSync;
  folder: string;
  tables: SqliteTables;
  turn: ReadTurn;
  indexAnalyzer: SqliteIndexAnalyzer;
  analyzerVersion: number;
  sealing?: SealOptions | undefined;
}

export class SqliteUpkeep implements Upkeep {
  #parts: SqliteUpkeepParts;

  constructor(parts: SqliteUpkeepParts) {
    this.#parts = parts;
  }

  purge(target: PurgeTarget, options: PurgeOptions): Promise<PurgeReport> {
    return this.#changeRecords(() => new SqlitePurger(this.#parts.tables, options).purge(target));
  }

  async previewPurge(target: PurgeTarget): Promise<PurgeReport> {
    const { tables } = this.#parts;
    return tables.read(() => new SqlitePurgePreview(tables).run(target));
  }

  async scrub(): Promise<void> {
    // Sealing again and merging remove the remains of deleted text from the indexes, compacting those in free space.
    await this.optimize({ isCompacting: true });
  }

  async optimize({ isCompacting, onProgress = () => {} }: Parameters<Upkeep['optimize']>[0]): Promise<void> {
    const { tables, folder, sealing } = this.#parts;
    await this.#exclusively(async () => {
      if (isCompacting) this.#requireCompactable();
      const optimizer = new SqliteOptimizer(tables, folder, { ...sealing, canSeal: this.#canSeal() });
      await optimizer.run(isCompacting, onProgress);
    });
  }

  async retain(
    before: Month,
    { isDryRun, onProgress = () => {} }: Parameters<Upkeep['retain']>[1],
  ): Promise<RetentionReport> {
    const retention = new SqliteRetention(this.#parts.tables);
    if (isDryRun) return { dropped: retention.due(before) };
    return this.#exclusively(async () => {
      const due = retention.due(before);
      const dropped: RetentionReport['dropped'] = [];
      for (const [done, { month }] of due.entries()) {
        onProgress(done, due.length);
        dropped.push({ month, messages: await retention.drop(month) });
      }
      await retention.cleanUp();
      return { dropped };
    });
  }

  rework(
    change: Change,
    { name, onProgress = () => {} }: Parameters<Upkeep['rework']>[1] = {},
  ): Promise<{ records: number; changed: number }> {
    const { db, tables } = this.#parts;
    return this.#changeRecords(() => {
      const total = countRows(db, 'messages') + countRows(db, `entities WHERE ${IS_VERSIONED}`);
      return new SqliteRework(tables, change, name).run(total, onProgress);
    });
  }

  async reindex(onProgress: OnProgress = () => {}): Promise<void> {
    const { tables, folder, analyzerVersion, sealing } = this.#parts;
    await this.#exclusively(() =>
      new SqliteReindexer(tables, folder, analyzerVersion, sealing).run(onProgress),
    );
  }

  async check(onProgress: OnProgress = () => {}): Promise<CheckReport> {
    const { tables, folder } = this.#parts;
    return tables.read(() => new SqliteChecker(tables, folder).run(onProgress));
  }

  async status(): Promise<StoreStatus> {
    const { db, folder, indexAnalyzer, analyzerVersion } = this.#parts;
    return readStatus(db, folder, { index: indexAnalyzer.version(), program: analyzerVersion });
  }

  #canSeal(): boolean {
    const { indexAnalyzer, analyzerVersion } = this.#parts;
    return !this.#isRebuilding() && indexAnalyzer.version() === analyzerVersion;
  }

  /** Whether a reindex was interrupted. */
  #isRebuilding(): boolean {
    return this.#parts.db.prepare("SELECT 1 FROM meta WHERE name = 'next_analyzer'").get() !== undefined;
  }

  /** Months that cannot be sealed again would keep words of removed messages. */
  #requireCompactable(): void {
    this.#parts.indexAnalyzer.requireForWriting();
    if (this.#isRebuilding())
      throw new StoreUnavailable(
        'a reindex was interrupted, and deleted text may remain until it is finished; run "nightjar reindex", then this command again',
      );
  }

  /** Changing records also changes the index, so the index must be one that this program can read. */
  #changeRecords<T>(work: () => Promise<T>): Promise<T> {
    return this.#exclusively(async () => {
      this.#parts.turn.end();
      this.#parts.indexAnalyzer.requireForWriting();
      return work();
    });
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withUpkeepLock(this.#parts.folder, work);
  }
}
