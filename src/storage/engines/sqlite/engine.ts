import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Engine, StoreOptions, StorePlace } from '../../port/engine.ts';
import { StoreMissing } from '../../port/failures/store-missing.ts';
import type { KeyStore, KeyStoreOptions } from '../../port/key-store.ts';
import type { Store } from '../../port/store.ts';
import { SqliteFailures } from './database/failures.ts';
import { requireAccess } from './database/folder.ts';
import { SqliteKeyStore } from './keys/key-store.ts';
import { SqliteStore } from './store.ts';
import { backUp, restoreFrom } from './upkeep/backup.ts';

/** A store in a local folder. */
export function sqlitePlace(path: string): StorePlace {
  const folder = resolve(path);
  return {
    engine: 'sqlite',
    name: `the data folder ${folder}`,
    handle: { engine: 'sqlite', place: folder },
    folder,
    open: async (options = {}) => openStore(folder, options),
    openKeys: async (options = {}) => openKeys(folder, options),
    isThere: async () => isThere(folder),
    backUp: (file) =>
      new SqliteFailures(join(folder, 'nightjar.db'), dirname(file)).during(() => backUp(folder, file)),
    restore: (file, options) =>
      new SqliteFailures(file, folder).during(() => restoreFrom(file, folder, options)),
  };
}

function isThere(folder: string): boolean {
  requireAccess(folder);
  return ['nightjar.db', 'keys.db'].some((name) => existsSync(join(folder, name)));
}

function requireStore(folder: string, { isExisting = false }: { isExisting?: boolean | undefined }): void {
  if (!isThere(folder) && isExisting)
    throw new StoreMissing(
      `no data in ${folder}; check NIGHTJAR_DATA. To create the folder, run "nightjar import" or "nightjar keys create"`,
    );
}

function openStore(folder: string, options: StoreOptions): Store {
  requireStore(folder, options);
  const failures = new SqliteFailures(join(folder, 'nightjar.db'));
  const store = failures.during(() => new SqliteStore(folder, options));
  const translating = failures.translating(store);
  const ping = translating.ping;
  return Object.assign(translating, {
    imports: failures.translating(store.imports),
    pushes: failures.translating(store.pushes),
    export: failures.translating(store.export),
    alerts: failures.translating(store.alerts),
    async ping() {
      // Other pages may still be readable, but a store with a damaged page is not ready until it is restored.
      failures.requireUndamaged();
      await ping();
    },
  });
}

function openKeys(folder: string, options: KeyStoreOptions): KeyStore {
  requireStore(folder, options);
  const failures = new SqliteFailures(join(folder, 'keys.db'));
  return failures.translating(failures.during(() => new SqliteKeyStore(folder, options)));
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  settings: [
    { name: 'NIGHTJAR_DATA', fallback: 'data', help: 'data folder, with the database and the API keys' },
  ],
  read: (setting) => sqlitePlace(setting('NIGHTJAR_DATA')),
  placeOf: (text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? undefined : sqlitePlace(text)),
  placeFrom: (place) => sqlitePlace(place as string),
};
