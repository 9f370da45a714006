/** Purges on a cluster: incomplete purges, previews, and chats without messages. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import {
  OpensearchSearcher,
  type SearchHit,
} from '../../../../../src/storage/engines/opensearch/cluster/searcher.ts';
import { PurgeIncomplete, type PurgeTarget } from '../../../../../src/storage/port/purge.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { openGatedStores, PauseBefore } from '../../../../support/gated-stores.ts';
import { documentsOf, emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { at, HERONRY, message, TILDA } from '../../../../support/world.ts';
import { EMAIL, importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

const CHANNEL = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
const PERMANENTLY = { at: PURGED_AT, isPermanent: true };

async function fill(store: Store): Promise<number> {
  const { importId } = await importFile(store, 'first', [
    message({ items: [WALLET], detectionDate: at('2026-10-31') }),
    message({ sequence: '2', items: [EMAIL] }),
    message({ sequence: '3', userId: '8', username: 'other' }),
  ]);
  await importFile(store, 'second', [
    message({ userId: HERONRY, text: 'edited', version: at('2026-11-20'), detectionDate: at('2026-11-01') }),
    message({ channelId: '555', userId: '555', username: 'dialogue', detectionDate: at('2026-08-15') }),
  ]);
  return importId;
}

/** Makes walks skip the message with this sequence. Returns a function that restores them. */
function skipInWalks(t: TestContext, sequence: string): () => void {
  const { walk } = OpensearchSearcher.prototype;
  const { mock } = t.mock.method(OpensearchSearcher.prototype, 'walk', async function* <
    S,
  >(this: OpensearchSearcher, ...parameters: Parameters<typeof walk>): AsyncIterable<SearchHit<S>> {
    for await (const hit of walk.apply(this, parameters) as AsyncIterable<SearchHit<S>>)
      if (!hit._id.endsWith(`_${sequence}`)) yield hit;
  });
  return () => mock.restore();
}

async function chatsIn(prefix: string): Promise<string[]> {
  const documents = (await documentsOf(prefix)) as { index: string; id: string }[];
  return documents.filter(({ index }) => index === '-chats').map(({ id }) => id);
}

describe('opensearch: purging', { skip: WITHOUT_CLUSTER }, () => {
  test('an incomplete purge fails, still blocks imports, and completes when run again', async (t) => {
    const store = await openTestStore({ prefix: emptyPrefix(t) });
    const importId = await fill(store);
    const targets: PurgeTarget[] = [{ kind: 'import', importId }, CHANNEL];
    for (const target of targets) {
      const restore = skipInWalks(t, target.kind === 'import' ? '2' : '1');
      const isIncomplete = (error: unknown) =>
        error instanceof PurgeIncomplete && /incomplete: 1 message\b.* left/.test(error.message);
      await assert.rejects(store.purge(target, PERMANENTLY), isIncomplete);
      restore();
      const [first] = (await store.imports.get(importId))?.files ?? [];
      assert.equal(first?.status, target.kind === 'import' ? 'complete' : 'purged');
      await store.purge(target, PERMANENTLY);
    }
    assert.equal((await store.imports.get(importId))?.files[0]?.status, 'purged');
    assert.equal(await store.hasMessages(CHANNEL.key), false);
    assert.deepEqual((await importFile(store, 'late', [message({ sequence: '9' })])).outcomes, ['purged']);
  });

  test('a preview changes nothing and waits for no lock', async (t) => {
    const prefix = emptyPrefix(t);
    const { stores, setGate } = await openGatedStores(t, prefix, 2);
    const [busy, store] = stores as [Store, Store] & typeof stores;
    const importId = await fill(store);
    // The paused store holds the exclusive lock.
    const pause = new PauseBefore(0, 12);
    setGate(pause);
    const reworking = busy.rework((record) => record);
    assert.ok(await pause.reached(reworking));
    const before = await documentsOf(prefix);
    const removed = [];
    for (const target of [
      CHANNEL,
      { kind: 'profile', key: `telegram:${TILDA.userId}` },
      { kind: 'message', key: `${CHANNEL.key}_3` },
      { kind: 'import', importId },
    ] as const)
      removed.push((await store.previewPurge(target)).removed.message);
    assert.deepEqual(removed, [3, 1, 1, 2]);
    assert.deepEqual(await documentsOf(prefix), before);
    pause.release();
    await reworking;
  });

  test('a purge and retention remove chats without messages', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ prefix });
    await fill(store);
    assert.deepEqual(await chatsIn(prefix), [CHANNEL.key, 'telegram:555']);
    await store.retain(202609, { isDryRun: false });
    assert.deepEqual(await chatsIn(prefix), [CHANNEL.key]);
    await store.purge(CHANNEL, PERMANENTLY);
    assert.deepEqual(await chatsIn(prefix), []);
  });
});
