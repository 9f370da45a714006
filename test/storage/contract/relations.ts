import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { enrichMessage } from '../../../src/enrich/message.ts';
import { reenrich } from '../../../src/ingest/reenrich.ts';
import type { Item } from '../../../src/records/item.ts';
import type { Message } from '../../../src/records/message.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const EMAIL: Item = { kind: 'email', value: 'tilda@probe.example' };
const POSTED = 'see tilda@probe.example';
const CLAIMED = 'contact me: Tilda@Probe.example';

const written = (sequence: number, text: string, overrides: Partial<Message> = {}): Message => {
  const { languages: _, ...draft } = message({ sequence: String(sequence), text, ...overrides });
  return enrichMessage(draft);
};

async function ownOf(store: Store): Promise<string[]> {
  const profile = await store.get('profile', `telegram:${TILDA.userId}`);
  assert.ok(profile?.lists.email !== undefined);
  return (profile.lists.own ?? []).map(({ value }) => value.toLowerCase());
}

/** Whether an address is its poster's own. */
export function testRelations(engine: Engine): void {
  describe(`${engine.name}: relations`, () => {
    test('an address is own as long as a message claims it', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', [written(1, POSTED)]);
      assert.deepEqual(await ownOf(store), []);
      await importFile(store, 'b', [written(2, CLAIMED)]);
      assert.deepEqual(await ownOf(store), ['email tilda@probe.example']);
      const target = { kind: 'message', key: `telegram:${HERONRY}_2` } as const;
      await store.purge(target, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual(await ownOf(store), []);
    });

    test('a claim outlives its message when retention drops it, until its import is purged', async (t) => {
      const store = await engine.openStore(t);
      const old = { detectionDate: at('2026-08-15'), version: at('2026-08-15') };
      const { importId } = await importFile(store, 'a', [written(1, CLAIMED, old)]);
      await importFile(store, 'b', [written(2, POSTED)]);
      await store.retain(202609, { isDryRun: false });
      assert.deepEqual(await ownOf(store), ['email tilda@probe.example']);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await ownOf(store), []);
    });

    test('re-enriching adds it to messages of earlier versions', async (t) => {
      const store = await engine.openStore(t);
      const { items: _, ...outdated } = written(1, `${CLAIMED}, jabber tilda@xmpp.example`);
      await write(store, { ...outdated, items: [EMAIL] }, written(2, POSTED));
      assert.deepEqual(await ownOf(store), []);
      assert.deepEqual(await reenrich(store), { records: 2, changed: 1 });
      assert.deepEqual((await ownOf(store)).sort(), [
        'email tilda@probe.example',
        'jabber tilda@xmpp.example',
      ]);
      const profile = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.deepEqual(
        profile?.lists.jabber?.map(({ value }) => value),
        ['tilda@xmpp.example'],
      );
      assert.deepEqual(await reenrich(store), { records: 2, changed: 0 });
    });
  });
}
