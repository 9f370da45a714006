import { digestsOf } from '../../../src/records/digests.ts';
import type { Item } from '../../../src/records/item.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { at } from '../../support/world.ts';

export const WALLET: Item = { kind: 'bitcoin_address', value: '16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h' };
export const EMAIL: Item = { kind: 'email', value: 'tilda@probe.example' };
const ALL = { kind: 'page', skip: 0, take: 1000 } as const;
export const PURGED_AT = at('2026-11-15');

/** Runs an import of a single file. */
export async function importFile(
  store: Store,
  name: string,
  records: AnyRecord[],
  alsoSeen: AnyRecord[] = [],
) {
  const importId = await store.imports.begin(at('2026-11-15'));
  const file = await store.imports.beginFile(importId, {
    name,
    format: 'records',
    sizeBytes: 1,
    sha256: digestsOf(name).sha256sum,
  });
  const outcomes = await store.write({ records: records.map(prepare), alsoSeen, file });
  await store.imports.endFile(importId, file, 'complete', { read: records.length });
  await store.imports.end(importId, at('2026-11-15'));
  return { importId, outcomes };
}

/** Everything that a client can read. */
export async function everything(store: Store): Promise<unknown> {
  const text = parseQuery('-nothing');
  const feed = {
    from: at('2026-11-01'),
    to: at('2026-12-01'),
    slice: ALL,
    sources: ['telegram-profile', 'telegram-message', 'page'],
  } as const;
  return {
    messages: await store.find({ collection: 'message', text, slice: ALL }),
    profiles: await store.find({ collection: 'profile', text, slice: ALL }),
    channels: await store.find({ collection: 'channel', text, slice: ALL }),
    words: await Promise.all(
      ['one', 'two', 'three', 'alpha', 'beta'].map(async (word) => [
        (await store.find({ collection: 'message', text: parseQuery(word), slice: ALL })).total,
        (await store.find({ collection: 'profile', text: parseQuery(word), slice: ALL })).total,
      ]),
    ),
    wallets: await store.feed({ feed: 'wallets', ...feed }),
    onion: await store.feed({ feed: 'onion', ...feed }),
    coverage: await store.coverage('2026-11-01', '2026-12-01'),
    pages: [await store.get('page', 'a'), await store.get('page', 'b')],
  };
}
