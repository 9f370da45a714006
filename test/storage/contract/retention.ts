import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { sequencesFound, write } from './helpers.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

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
      // On the first day of July the sender was first seen: a profile covers a day, too.
      assert.deepEqual(
        covered.map(({ day }) => day),
        ['2026-07-01', '2026-09-01', '2026-11-01'],
      );
      assert.deepEqual(
        (await store.retain(202609, { isDryRun: false })).dropped,
        [],
        'nothing is left to do',
      );
      await write(store, message({ sequence: '4', detectionDate: at('2026-07-01') }));
      assert.deepEqual(await sequencesFound(store, 'ordinary'), ['2', '3', '4'], 'an import brings it back');
    });

    test('people and channels keep what they are known for, until its import is purged', async (t) => {
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
      // Something is taken away, and the profile is worked out anew.
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_3` },
        { at: PURGED_AT, isForGood: true },
      );
      assert.deepEqual(
        (await profile())?.lists.usernames?.map(({ value }) => value),
        ['once'],
      );
      assert.match(JSON.stringify(await everything(store)), /tilda@probe\.example/);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isForGood: false });
      assert.equal(await profile(), undefined);
      assert.equal(await channel(), undefined);
    });

    test('optimizing changes nothing but the files', async (t) => {
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
