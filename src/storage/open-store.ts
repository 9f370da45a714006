import type { KeyStore } from './key-store.ts';
import { SqliteKeyStore } from './sqlite/sqlite-key-store.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** The only file that names an engine. */
export function openStore(folder: string): Store {
  return new SqliteStore(folder);
}

export function openKeyStore(folder: string): KeyStore {
  return new SqliteKeyStore(folder);
}
