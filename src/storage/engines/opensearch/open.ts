import type { StoreOptions } from '../../port/engine.ts';
import type { Store } from '../../port/store.ts';
import { OpensearchClient, type OpensearchConnection } from './cluster/client.ts';
import { type OpensearchLayout, OpensearchSchema } from './cluster/schema.ts';
import { OpensearchKeyStore } from './keys/key-store.ts';
import { OpensearchStore } from './store.ts';

export { migrate } from './upkeep/migration.ts';

/** All indices with a prefix, in a cluster. */
export interface OpensearchIndices {
  connection: OpensearchConnection;
  layout: OpensearchLayout;
}

export function openStore(
  { connection, layout }: OpensearchIndices,
  { search, onWaiting }: StoreOptions = {},
): Promise<Store> {
  return OpensearchStore.open({
    onWaiting,
    connection: { ...connection, milliseconds: search?.milliseconds ?? connection.milliseconds },
    layout,
    ...(search !== undefined && { highlighting: search }),
  });
}

export function openKeys(indices: OpensearchIndices): Promise<OpensearchKeyStore> {
  return OpensearchKeyStore.open(indices);
}

export async function isThere({ connection, layout }: OpensearchIndices): Promise<boolean> {
  const client = new OpensearchClient(connection);
  try {
    return (await new OpensearchSchema(client, layout).version()) !== undefined;
  } finally {
    await client.close();
  }
}
