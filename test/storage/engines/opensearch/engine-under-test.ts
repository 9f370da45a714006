/** Adapts OpenSearch to the contract suite. */
import type { KeyStore } from '../../../../src/storage/port/key-store.ts';
import type { Store } from '../../../../src/storage/port/store.ts';
import { emptyPrefix, openTestKeyStore, openTestStore, releasePrefix } from '../../../support/opensearch.ts';
import type { Engine } from '../../contract/store-suite.ts';
import { SQLITE } from '../sqlite/engine-under-test.ts';

const prefixes = new WeakMap<Store | KeyStore, string>();

export const OPENSEARCH: Engine = {
  name: 'opensearch',
  async openStore(t, options) {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ ...options, prefix });
    prefixes.set(store, prefix);
    return store;
  },
  // Opening a store on the cluster takes seconds, and both engines give the same answers.
  openReference: SQLITE.openReference,
  release: (store) => releasePrefix(prefixes.get(store) as string),
  // A round takes a second on the cluster. SQLite tests the shared rules with all rounds.
  rounds: (wanted) => Math.ceil(wanted / 10),
  reopen: async (_t, store, options) => openTestStore({ ...options, prefix: prefixes.get(store) as string }),
  async openKeyStore(t) {
    const prefix = emptyPrefix(t);
    const store = await openTestKeyStore(prefix);
    prefixes.set(store, prefix);
    return store;
  },
  reopenKeyStore: async (_t, store) => openTestKeyStore(prefixes.get(store) as string),
};
