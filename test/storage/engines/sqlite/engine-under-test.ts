/** Adapts SQLite to the contract suite. */
import type { TestContext } from 'node:test';
import { SqliteKeyStore } from '../../../../src/storage/engines/sqlite/keys/key-store.ts';
import { SqliteStore } from '../../../../src/storage/engines/sqlite/store.ts';
import type { KeyStore } from '../../../../src/storage/port/key-store.ts';
import type { Store } from '../../../../src/storage/port/store.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import type { Engine } from '../../contract/store-suite.ts';

const folders = new WeakMap<Store | KeyStore, string>();

async function openStore(t: TestContext, options?: { analyzerVersion?: number }): Promise<Store> {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder, options);
  t.after(() => store.close());
  folders.set(store, folder);
  return store;
}

export const SQLITE: Engine = {
  name: 'sqlite',
  openStore,
  openReference: (t) => openStore(t),
  // Stores are closed when their test ends; small databases need no earlier release.
  async release() {},
  rounds: (wanted) => wanted,
  async reopen(t, store, options) {
    const again = new SqliteStore(folders.get(store) as string, options);
    t.after(() => again.close());
    return again;
  },
  async openKeyStore(t) {
    const folder = temporaryFolder(t);
    const store = new SqliteKeyStore(folder);
    t.after(() => store.close());
    folders.set(store, folder);
    return store;
  },
  async reopenKeyStore(t, store) {
    const again = new SqliteKeyStore(folders.get(store) as string);
    t.after(() => again.close());
    return again;
  },
};
