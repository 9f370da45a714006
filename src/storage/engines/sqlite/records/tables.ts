import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inTransactionWhenFree } from '../database/connection.ts';
import { SqliteIndex } from '../index/index.ts';
import { SqliteCoverage } from './coverage.ts';
import { SqliteEntities } from './entities.ts';
import { SqliteFindings } from './findings.ts';
import { SqliteMatches } from './matches.ts';
import { SqliteMessageMapper } from './message-mapper.ts';
import { SqliteMessages } from './messages.ts';
import { SqliteOrigins } from './origins.ts';
import { SqlitePendingCleanup } from './pending-cleanup.ts';
import { SqliteRetainedItems } from './retained-items.ts';
import { SqliteSightings } from './sightings.ts';
import { SqliteTombstones } from './tombstones.ts';
import { SqliteVictims } from './victims.ts';

/** How long upkeep holds the write lock at a time, and how long it then yields it to others. */
export interface Pace {
  stepMs: number;
  pauseMs: number;
}

/** Imports wait for about a second. They poll for the lock every 15 ms, so a short pause lets them acquire it. */
const PACE: Pace = { stepMs: 800, pauseMs: 50 };

/** The tables, shared by reading, writing, removing and upkeep. */
export class SqliteTables {
  readonly db: DatabaseSync;
  readonly mapper: SqliteMessageMapper;
  readonly index: SqliteIndex;
  readonly messages: SqliteMessages;
  readonly entities: SqliteEntities;
  readonly victims: SqliteVictims;
  readonly findings: SqliteFindings;
  readonly sightings: SqliteSightings;
  readonly retainedItems: SqliteRetainedItems;
  readonly origins: SqliteOrigins;
  readonly tombstones: SqliteTombstones;
  readonly coverage: SqliteCoverage;
  readonly matches: SqliteMatches;
  readonly pendingCleanup: SqlitePendingCleanup;
  readonly pace: Pace;
  #dataVersion: StatementSync;
  #endReading: () => void;

  /** `endReading` closes a read transaction that the connection may have open. */
  constructor(db: DatabaseSync, endReading: () => void = () => {}, pace: Pace = PACE) {
    this.db = db;
    this.pace = pace;
    this.#endReading = endReading;
    this.mapper = new SqliteMessageMapper(db);
    this.index = new SqliteIndex(db);
    this.findings = new SqliteFindings(db);
    this.messages = new SqliteMessages(db, this.mapper, this.index, this.findings);
    this.entities = new SqliteEntities(db, this.index, this.findings);
    this.victims = new SqliteVictims(db, this.entities);
    this.sightings = new SqliteSightings(db);
    this.retainedItems = new SqliteRetainedItems(db);
    this.origins = new SqliteOrigins(db);
    this.tombstones = new SqliteTombstones(db);
    this.coverage = new SqliteCoverage(db, this.sightings);
    this.matches = new SqliteMatches(db);
    this.pendingCleanup = new SqlitePendingCleanup(db);
    this.#dataVersion = db.prepare('PRAGMA data_version');
  }

  /** Waits for the write lock, then runs the work in one transaction. Victims follow their posts in it. */
  async change<T>(work: () => T): Promise<T> {
    try {
      return await inTransactionWhenFree(this.db, this.#endReading, () => {
        this.refresh();
        this.index.begin();
        this.messages.begin();
        const result = work();
        const posts = this.entities.takeChangedPosts();
        if (posts.length > 0) this.victims.settle(posts);
        this.findings.terms.removeUnused();
        this.index.save();
        return result;
      });
    } catch (error) {
      this.origins.clearCache();
      this.#clearCaches();
      throw error;
    }
  }

  /** Waits for the write lock, then runs work that cannot be part of a transaction, such as VACUUM. */
  async whenWritable(work: () => void): Promise<void> {
    await inTransactionWhenFree(this.db, this.#endReading, () => {});
    work();
    this.#clearCaches();
  }

  /** Runs reads on one snapshot, without the write lock. */
  read<T>(work: () => T): T {
    this.#endReading();
    this.db.exec('BEGIN');
    try {
      this.refresh();
      return work();
    } finally {
      // Nothing was written, and after reading a damaged page a commit would fail.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
    }
  }

  #versionSeen = -1;

  /** Call at the start of a transaction: clears the caches if another process has written. */
  refresh(): void {
    const version = this.#dataVersion.get()?.data_version as number;
    if (version !== this.#versionSeen) this.#clearCaches();
    this.#versionSeen = version;
  }

  #clearCaches(): void {
    this.mapper.clearCache();
    this.index.reset();
    this.entities.clearCache();
    this.findings.terms.clearCache();
  }
}
