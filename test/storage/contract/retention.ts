import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIST_LENGTH_MAX } from '../../../src/records/dated.ts';
import { canonicalItem, type Item, type ItemKind } from '../../../src/records/item.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { sequencesFound, write } from './helpers.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

async function profilesWith(store: Store, { kind, value }: Item) {
  const item = { kind: kind as ItemKind, canonical: canonicalItem(kind, value) };
  const slice = { kind: 'page', skip: 0, take: 10 } as const;
  return (await store.find({ collection: 'profile', item, slice })).hits;
}

export function testRetention(engine: Engine): void {
  describe(`${engine.name}: retention`, () => {
    test('drops whole months of messages from lookups, search, counts, feeds and coverage', async (t) => {
      const store = await engine.openStore(t);
      const onion = { kind: 'onion', value: `http://${'a'.repeat(56)}.onion/` } as const;
      await write(
        store,
        message({ sequence: '1', detectionDate: at('2026-08-31T23:59:59.999Z'), items: [onion] }),
        message({ sequence: '2', detectionDate: at('2026-09-01') }),
        message({ sequence: '3', detectionDate: at('2026-11-01') }),
        message({ sequence: '4', detectionDate: at('2026-07-01') }),
      );
      const planned = await store.retain(202609, { isDryRun: true });
      assert.deepEqual(planned.dropped, [
        { month: 202607, messages: 1 },
        { month: 202608, messages: 1 },
      ]);
      assert.deepEqual(await sequencesFound(store, 'ordinary'), ['1', '2', '3', '4']);
      assert.deepEqual(await store.retain(202609, { isDryRun: false }), planned);
      assert.deepEqual(await sequencesFound(store, 'ordinary'), ['2', '3']);
      assert.equal(await store.get('message', `telegram:${HERONRY}_1`), undefined);
      const feed = await store.feed({
        feed: 'onion',
        sources: ['telegram-message'],
        from: 0,
        to: at('2027-01-01'),
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.equal(feed.total, 0);
      const { covered } = await store.coverage('2026-01-01', '2026-12-31');
      // The sender was first seen on July 1: a profile covers a day, too.
      assert.deepEqual(
        covered.map(({ day }) => day),
        ['2026-07-01', '2026-09-01', '2026-11-01'],
      );
      assert.deepEqual(
        (await store.retain(202609, { isDryRun: false })).dropped,
        [],
        'a second run drops nothing',
      );
      await write(store, message({ sequence: '4', detectionDate: at('2026-07-01') }));
      assert.deepEqual(await sequencesFound(store, 'ordinary'), ['2', '3', '4'], 'imported again');
    });

    test('profiles and channels keep data from dropped months until its import is purged', async (t) => {
      const store = await engine.openStore(t);
      const old = at('2026-08-15');
      const { importId } = await importFile(store, 'a', [
        message({
          sequence: '1',
          detectionDate: old,
          username: 'once',
          channelTitle: 'Before',
          items: [EMAIL],
        }),
        message({ sequence: '2', detectionDate: old, username: 'once', items: [WALLET] }),
      ]);
      await importFile(store, 'b', [
        message({ sequence: '3', detectionDate: at('2026-11-01'), username: 'now' }),
      ]);
      const profile = () => store.get('profile', `telegram:${TILDA.userId}`);
      const channel = () => store.get('channel', `telegram:${HERONRY}`);
      const before = [await profile(), await channel()];
      await store.retain(202609, { isDryRun: false });
      assert.deepEqual([await profile(), await channel()], before);
      // A purge rebuilds the profile.
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_3` },
        { at: PURGED_AT, isPermanent: true },
      );
      assert.deepEqual(
        (await profile())?.lists.usernames?.map(({ value }) => value),
        ['once'],
      );
      assert.match(JSON.stringify(await everything(store)), /tilda@probe\.example/);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.equal(await profile(), undefined);
      assert.equal(await channel(), undefined);
    });

    test('data from two imports stays when one of them is purged', async (t) => {
      const store = await engine.openStore(t);
      const old = message({ detectionDate: at('2026-08-15'), username: 'once', items: [EMAIL] });
      const { importId } = await importFile(store, 'a', [old]);
      await importFile(store, 'b', [{ ...old, media: 'photo' }]);
      await store.retain(202609, { isDryRun: false });
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      const profile = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.deepEqual(
        profile?.lists.email?.map(({ value }) => value),
        [EMAIL.value],
      );
      assert.ok(await store.get('channel', `telegram:${HERONRY}`));
      assert.equal((await profilesWith(store, EMAIL)).length, 1);
    });

    test('purging a channel removes the data derived from it, including dropped months', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', [
        message({ detectionDate: at('2026-08-15'), username: 'once', items: [EMAIL] }),
        message({
          channelId: '-100200',
          detectionDate: at('2026-08-15'),
          username: 'there',
          items: [WALLET],
        }),
      ]);
      await store.retain(202609, { isDryRun: false });
      await store.purge(
        { kind: 'channel', key: `telegram:${HERONRY}` },
        { at: PURGED_AT, isPermanent: true },
      );
      const profile = await store.get('profile', `telegram:${TILDA.userId}`);
      assert.equal(profile?.lists.email, undefined);
      assert.deepEqual(
        profile?.lists.usernames?.map(({ value }) => value),
        ['there'],
      );
      assert.equal((await profilesWith(store, EMAIL)).length, 0);
      assert.equal((await profilesWith(store, WALLET)).length, 1);
    });

    test('finds items beyond the length of a list after a dropped month and a purge', async (t) => {
      const store = await engine.openStore(t);
      const count = LIST_LENGTH_MAX + 200;
      const address = (index: number): Item => ({ kind: 'email', value: `u${index}@probe.example` });
      await importFile(
        store,
        'a',
        Array.from({ length: count }, (_, index) =>
          message({
            sequence: String(index + 1),
            detectionDate: at('2026-08-01') + index * 1000,
            items: [address(index)],
          }),
        ),
      );
      await importFile(store, 'b', [message({ sequence: '99999', detectionDate: at('2026-11-01') })]);
      await store.retain(202609, { isDryRun: false });
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_99999` },
        { at: PURGED_AT, isPermanent: true },
      );
      for (const index of [0, count - 1])
        assert.equal((await profilesWith(store, address(index))).length, 1, `address ${index}`);
    });

    test('a day stays covered while it has a profile sighting or a first sighting of an item', async (t) => {
      const store = await engine.openStore(t);
      const sighting = (day: string) =>
        profileSighting('telegram', '55', at(day), { lists: { usernames: ['heron'] } });
      await importFile(store, 'a', [sighting('2026-08-10'), sighting('2026-08-12'), sighting('2026-10-12')]);
      await importFile(store, 'b', [
        message({ sequence: '1', detectionDate: at('2026-08-12') }),
        message({ sequence: '2', detectionDate: at('2026-08-13'), items: [WALLET] }),
        message({ sequence: '3', detectionDate: at('2026-08-14') }),
        message({ sequence: '4', detectionDate: at('2026-08-15') }),
      ]);
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_1` },
        { at: PURGED_AT, isPermanent: true },
      );
      await store.retain(202609, { isDryRun: false });
      const { covered } = await store.coverage('2026-08-01', '2026-08-31');
      assert.deepEqual(
        covered.map(({ day }) => day),
        // The sender was first seen on the 13th, with the wallet, and last seen on the 15th.
        ['2026-08-10', '2026-08-12', '2026-08-13', '2026-08-15'],
      );
    });

    test('a chat whose last message was dropped is empty, and accepts messages again', async (t) => {
      const store = await engine.openStore(t);
      const inDialogue = message({ channelId: '555', userId: '555', detectionDate: at('2026-08-15') });
      await importFile(store, 'a', [inDialogue, message({ detectionDate: at('2026-08-15') })]);
      await importFile(store, 'b', [message({ sequence: '2', detectionDate: at('2026-11-01') })]);
      await store.retain(202609, { isDryRun: false });
      assert.equal(await store.hasMessages('telegram:555'), false);
      assert.equal(await store.hasMessages(`telegram:${HERONRY}`), true);
      await importFile(store, 'c', [{ ...inDialogue, text: 'again' }]);
      assert.equal((await store.get('message', 'telegram:555_1'))?.text, 'again');
    });

    test('optimizing does not change any answers', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        ...Array.from({ length: 50 }, (_, index) => message({ sequence: String(index + 1) })),
      );
      await write(store, message({ sequence: '1', text: 'edited', version: at('2026-11-20') }));
      const before = await everything(store);
      await store.optimize({ isCompacting: false });
      await store.optimize({ isCompacting: true });
      assert.deepEqual(await everything(store), before);
      assert.deepEqual(await sequencesFound(store, 'edited'), ['1']);
    });
  });
}
