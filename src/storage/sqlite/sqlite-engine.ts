import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Engine, StorePlace } from '../engine.ts';
import { backUp, restoreFrom } from './sqlite-backup.ts';
import { SqliteKeyStore } from './sqlite-key-store.ts';
import { SqliteStore } from './sqlite-store.ts';

/** A folder of this machine. */
export function sqlitePlace(path: string): StorePlace {
  const folder = resolve(path);
  return {
    engine: 'sqlite',
    name: `the data folder ${folder}`,
    open: async (options = {}) => new SqliteStore(folder, options),
    openKeys: async () => new SqliteKeyStore(folder),
    isThere: async () => existsSync(join(folder, 'nightjar.db')),
    backUp: (file) => backUp(folder, file),
    restore: (file, options) => restoreFrom(file, folder, options),
  };
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  settings: [{ name: 'NIGHTJAR_DATA', fallback: 'data', help: 'folder of the database and the keys' }],
  read: (setting) => sqlitePlace(setting('NIGHTJAR_DATA')),
  placeOf: (text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? undefined : sqlitePlace(text)),
};
