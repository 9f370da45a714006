import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestsOf } from '../../../src/records/digests.ts';
import { valuesOf } from '../../../src/records/entity.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

export function testProvenance(engine: Engine): void {
  describe(`${engine.name}: provenance`, () => {
    test('returns the files that contain a record', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a.ndjson', [message(), message({ sequence: '2' })]);
      await importFile(
        store,
        'b.ndjson',
        [message()],
        [profileSighting('telegram', '9', at('2026-11-14'), {})],
      );
      const names = async (kind: AnyRecord['kind'], key: string) =>
        (await store.originOf(kind, key))?.map((file) => file.name);
      assert.deepEqual(await names('message', `telegram:${HERONRY}_1`), ['a.ndjson', 'b.ndjson']);
      assert.deepEqual(await names('message', `telegram:${HERONRY}_2`), ['a.ndjson']);
      assert.deepEqual(await names('profile', `telegram:${TILDA.userId}`), ['a.ndjson', 'b.ndjson']);
      assert.deepEqual(await names('profile', 'telegram:9'), ['b.ndjson']);
      assert.equal(await names('message', 'telegram:1_1'), undefined);
    });

    test('lists imports, newest first, with their files and counts', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a.ndjson', [message()]);
      await importFile(store, 'b.ndjson', [message()]);
      const [second, first] = await store.imports.list();
      assert.deepEqual(
        [first?.files[0]?.name, second?.files[0]?.name, second?.files[0]?.status, second?.files[0]?.counts],
        ['a.ndjson', 'b.ndjson', 'complete', { read: 1 }],
      );
      assert.equal(await store.imports.knows(digestsOf('a.ndjson').sha256sum), 'complete');
      assert.equal(await store.imports.knows(digestsOf('c.ndjson').sha256sum), undefined);
      assert.equal(await store.imports.get(99), undefined);
    });

    test('identical bytes in two imports count as one file', async (t) => {
      const store = await engine.openStore(t);
      const first = await importFile(store, 'a.ndjson', [message()]);
      const second = await importFile(store, 'a.ndjson', [message()]);
      assert.deepEqual(second.outcomes, ['unchanged']);
      await store.purge({ kind: 'import', importId: second.importId }, { at: PURGED_AT, isPermanent: false });
      assert.ok(await store.get('message', `telegram:${HERONRY}_1`), 'the first import still contains it');
      await store.purge({ kind: 'import', importId: first.importId }, { at: PURGED_AT, isPermanent: false });
      assert.equal(await store.get('message', `telegram:${HERONRY}_1`), undefined);
    });

    test('adds extracted items to the sender, and keeps items that an edit removes', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'before', [message({ items: [EMAIL, WALLET] })]);
      await importFile(store, 'after', [
        message({ text: 'nothing here', version: at('2026-11-20'), items: [EMAIL] }),
      ]);
      const profile = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.deepEqual(valuesOf(profile?.lists.bitcoin_address), [WALLET.value]);
      assert.deepEqual(valuesOf(profile?.lists.email), [EMAIL.value]);
      assert.equal(profile?.lists.email?.[0]?.at, message().detectionDate);
      const stored = await store.get('message', `telegram:${HERONRY}_1`);
      assert.deepEqual([stored?.text, stored?.items], ['nothing here', [EMAIL, WALLET]]);
    });
  });

  describe(`${engine.name}: older versions`, () => {
    for (const kind of ['page', 'message'] as const)
      test(`of a ${kind} are reported as merged, and again as unchanged`, async (t) => {
        const store = await engine.openStore(t);
        const version = (day: string, text: string) =>
          kind === 'message'
            ? message({ text, version: at(day) })
            : pageSighting('w', at(day), { facts: { url: 'https://w.example/', text } });
        const files = [
          ['third', version('2026-11-03', 'price three')],
          ['first', version('2026-11-01', 'price one')],
          ['second', version('2026-11-02', 'price two')],
        ] as const;
        const outcomes = async () => {
          const all = [];
          for (const [name, record] of files) all.push(...(await importFile(store, name, [record])).outcomes);
          return all;
        };
        assert.deepEqual(await outcomes(), ['written', 'merged', 'merged']);
        assert.deepEqual(await outcomes(), ['unchanged', 'unchanged', 'unchanged']);
        assert.deepEqual((await importFile(store, 'copy', [files[2][1]])).outcomes, ['unchanged']);
      });

    test('add their names to sender and channel even if the message does not change', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'new', [
        message({ version: at('2026-11-20'), username: 'now', channelTitle: 'Now' }),
      ]);
      const { outcomes } = await importFile(store, 'old', [
        message({ username: 'then', channelTitle: 'Then' }),
      ]);
      assert.deepEqual(outcomes, ['merged']);
      const profile = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.deepEqual(valuesOf(profile?.lists.usernames).sort(), ['now', 'then']);
      const channel = await store.get('channel', `telegram:${HERONRY}`);
      assert.deepEqual(valuesOf(channel?.lists.channelTitles).sort(), ['Now', 'Then']);
    });
  });

  describe(`${engine.name}: reworking`, () => {
    test('replaces the items of every version and of the derived records', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', [message({ items: [WALLET] })]);
      await importFile(store, 'b', [message({ text: 'edited', version: at('2026-11-16'), items: [WALLET] })]);
      await importFile(
        store,
        'c',
        [],
        [
          profileSighting('telegram', TILDA.userId, at('2026-11-14'), {
            lists: { email: ['told@x.example'] },
          }),
        ],
      );
      const result = await store.rework((record) =>
        record.kind === 'message' ? { ...record, items: [EMAIL] } : record,
      );
      assert.deepEqual(result, { records: 1, changed: 1 });
      const seen = JSON.stringify(await everything(store));
      assert.doesNotMatch(seen, /16CxUwiZ/);
      assert.match(seen, /tilda@probe\.example/);
      assert.match(seen, /told@x\.example/);
      const again = await store.rework((record) =>
        record.kind === 'message' ? { ...record, items: [EMAIL] } : record,
      );
      assert.equal(again.changed, 0);
    });

    test('saves a changed version even if the merged record stays the same', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'old', [message({ text: 'alpha', items: [WALLET] })]);
      const edited = message({
        text: 'beta',
        version: at('2026-11-16'),
        items: [EMAIL, WALLET],
        userId: '8',
      });
      const { importId } = await importFile(store, 'new', [edited]);
      const before = await store.get('message', `telegram:${HERONRY}_1`);
      const result = await store.rework((record) => {
        if (record.kind !== 'message' || record.text !== 'alpha') return record;
        const { items: _, ...plain } = record;
        return { ...plain, text: 'gamma' };
      });
      assert.deepEqual(result, { records: 1, changed: 0 });
      assert.deepEqual(await store.get('message', `telegram:${HERONRY}_1`), before);
      // The sender of the older version loses the items extracted from it.
      const sender = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.deepEqual([sender?.lists.email, sender?.lists.bitcoin_address], [undefined, undefined]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.equal((await store.get('message', `telegram:${HERONRY}_1`))?.text, 'gamma');
    });
  });
}
