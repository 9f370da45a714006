/** Adapts SQLite to the contract suite. */
import type { TestContext } from 'node:test';
import { SqliteKeyStore } from '../../../../src/storage/engines/sqlite/keys/key-store.ts';
import { type SqliteOptions, SqliteStore } from '../../../../src/storage/engines/sqlite/store.ts';
import type { KeyStore } from '../../../../src/storage/port/key-store.ts';
import type { Store } from '../../../../src/storage/port/store.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import type { Engine } from '../../contract/store-suite.ts';

const folders = new WeakMap<Store | KeyStore, string>();

async function openStore(t: TestContext, options?: SqliteOptions): Promise<Store> {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder, options);
  t.after(() => store.close());
  folders.set(store, folder);
  return store;
}

/** A store that seals its months after some of its writes, whatever their size. */
async function openSealing(
  t: TestContext,
  options: SqliteOptions | undefined,
  isSealedAfter: (write: number) => boolean,
): Promise<Store> {
  const store = (await openStore(t, {
    ...options,
    sealing: { openMin: 1, ...options?.sealing },
  })) as SqliteStore;
  const { write } = store;
  let writes = 0;
  store.write = async (batch) => {
    const outcomes = await write.call(store, batch);
    if (isSealedAfter(++writes)) await store.optimize({ isCompacting: false });
    return outcomes;
  };
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

/** Fewer: the same queries also run on open months, and most of their time is the full scan. */
const roundsOfSealed = (wanted: number) => Math.ceil(wanted / 5);

/** Everything that was written is sealed when it is read. */
export const SEALED_SQLITE: Engine = {
  ...SQLITE,
  name: 'sqlite, sealed',
  rounds: roundsOfSealed,
  openStore: (t, options) => openSealing(t, options, () => true),
};

/** Months are partly sealed, in several segments, and partly open. */
export const MIXED_SQLITE: Engine = {
  ...SQLITE,
  name: 'sqlite, partly sealed',
  rounds: roundsOfSealed,
  openStore: (t, options) =>
    openSealing(t, { ...options, sealing: { docsMax: 100 } }, (write) => write % 2 === 1),
};
