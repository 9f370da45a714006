import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inTransaction } from './sqlite-connection.ts';
import { SqliteCoverage } from './sqlite-coverage.ts';
import { SqliteEntities } from './sqlite-entities.ts';
import { SqliteFindings } from './sqlite-findings.ts';
import { SqliteIndex } from './sqlite-index.ts';
import { SqliteKeptItems } from './sqlite-kept-items.ts';
import { SqliteMessageMapper } from './sqlite-message-mapper.ts';
import { SqliteMessages } from './sqlite-messages.ts';
import { SqliteOrigins } from './sqlite-origins.ts';
import { SqliteSightings } from './sqlite-sightings.ts';
import { SqliteTombstones } from './sqlite-tombstones.ts';

/** The tables that writing, purging and reworking share. */
export class SqliteTables {
  readonly db: DatabaseSync;
  readonly mapper: SqliteMessageMapper;
  readonly index: SqliteIndex;
  readonly messages: SqliteMessages;
  readonly entities: SqliteEntities;
  readonly findings: SqliteFindings;
  readonly sightings: SqliteSightings;
  readonly keptItems: SqliteKeptItems;
  readonly origins: SqliteOrigins;
  readonly tombstones: SqliteTombstones;
  readonly coverage: SqliteCoverage;
  #dataVersion: StatementSync;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.mapper = new SqliteMessageMapper(db);
    this.index = new SqliteIndex(db);
    this.findings = new SqliteFindings(db);
    this.messages = new SqliteMessages(db, this.mapper, this.index, this.findings);
    this.entities = new SqliteEntities(db, this.index, this.findings);
    this.sightings = new SqliteSightings(db);
    this.keptItems = new SqliteKeptItems(db);
    this.origins = new SqliteOrigins(db);
    this.tombstones = new SqliteTombstones(db);
    this.coverage = new SqliteCoverage(db);
    this.#dataVersion = db.prepare('PRAGMA data_version');
  }

  change<T>(work: () => T): T {
    try {
      return inTransaction(this.db, () => {
        this.refresh();
        const result = work();
        this.index.save();
        return result;
      });
    } catch (error) {
      this.origins.forget();
      this.#forget();
      throw error;
    }
  }

  #versionSeen = -1;

  /** At the beginning of a transaction: another process may have written, and what is remembered may no longer be so. */
  refresh(): void {
    const version = this.#dataVersion.get()?.data_version as number;
    if (version !== this.#versionSeen) this.#forget();
    this.#versionSeen = version;
  }

  #forget(): void {
    this.mapper.forget();
    this.index.forget();
    this.entities.forget();
  }
}
