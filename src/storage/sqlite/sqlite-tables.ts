import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './sqlite-connection.ts';
import { SqliteCoverage } from './sqlite-coverage.ts';
import { SqliteEntities } from './sqlite-entities.ts';
import { SqliteFindings } from './sqlite-findings.ts';
import type { SqliteIndex } from './sqlite-index.ts';
import { SqliteMessages } from './sqlite-messages.ts';
import { SqliteOrigins } from './sqlite-origins.ts';
import { SqliteSightings } from './sqlite-sightings.ts';
import { SqliteTombstones } from './sqlite-tombstones.ts';

/** The tables that writing, purging and reworking share. */
export class SqliteTables {
  readonly db: DatabaseSync;
  readonly messages: SqliteMessages;
  readonly entities: SqliteEntities;
  readonly findings: SqliteFindings;
  readonly sightings: SqliteSightings;
  readonly origins: SqliteOrigins;
  readonly tombstones: SqliteTombstones;
  readonly coverage: SqliteCoverage;

  constructor(db: DatabaseSync, index: SqliteIndex) {
    this.db = db;
    this.findings = new SqliteFindings(db);
    this.messages = new SqliteMessages(db, index, this.findings);
    this.entities = new SqliteEntities(db, index, this.findings);
    this.sightings = new SqliteSightings(db);
    this.origins = new SqliteOrigins(db);
    this.tombstones = new SqliteTombstones(db);
    this.coverage = new SqliteCoverage(db);
  }

  change<T>(work: () => T): T {
    try {
      return inTransaction(this.db, () => {
        this.entities.begin();
        return work();
      });
    } catch (error) {
      this.origins.forget();
      this.entities.forget();
      throw error;
    }
  }
}
