import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { StoreStatus } from '../../../port/upkeep.ts';
import { schemaVersionOf } from '../database/schema.ts';

export function readStatus(db: DatabaseSync, folder: string, analyzer: StoreStatus['analyzer']): StoreStatus {
  const entities = new Map(
    db
      .prepare('SELECT kind, count(*) AS n FROM entities GROUP BY kind')
      .all()
      .map((row) => [row.kind as string, row.n as number]),
  );
  return {
    engine: 'sqlite',
    location: folder,
    schemaVersion: schemaVersionOf(db),
    analyzer,
    records: {
      message: countRows(db, 'messages'),
      profile: entities.get('profile') ?? 0,
      channel: entities.get('channel') ?? 0,
      server: entities.get('server') ?? 0,
      page: entities.get('page') ?? 0,
      ransomware: entities.get('ransomware') ?? 0,
      'ransomware-group': entities.get('ransomware-group') ?? 0,
      victim: entities.get('victim') ?? 0,
    },
    sizeBytes: folderSize(folder),
  };
}

export function countRows(db: DatabaseSync, rows: string): number {
  return db.prepare(`SELECT count(*) AS n FROM ${rows}`).get()?.n as number;
}

function folderSize(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.startsWith('nightjar.db'))
    .reduce((size, name) => size + statSync(join(folder, name)).size, 0);
}
