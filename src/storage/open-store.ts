import type { KeyStore } from './key-store.ts';
import { SqliteKeyStore } from './sqlite/sqlite-key-store.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Threads that search beside the event loop, and how long a search may take. */
export interface SearchOptions {
  threads: number;
  milliseconds: number;
}

/** The only file that names an engine. */
export function openStore(folder: string, search?: SearchOptions): Store {
  return new SqliteStore(folder, { search });
}

export function openKeyStore(folder: string): KeyStore {
  return new SqliteKeyStore(folder);
}
