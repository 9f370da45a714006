import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyStore } from './key-store.ts';
import { backUp, restoreFrom } from './sqlite/sqlite-backup.ts';
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

/** Whether anything was ever kept there. */
export function isStoreThere(folder: string): boolean {
  return existsSync(join(folder, 'nightjar.db'));
}

export function backUpStore(folder: string, file: string): void {
  backUp(folder, file);
}

export function restoreStore(file: string, folder: string, options: { isReplacing: boolean }): void {
  restoreFrom(file, folder, options);
}

export function openKeyStore(folder: string): KeyStore {
  return new SqliteKeyStore(folder);
}
