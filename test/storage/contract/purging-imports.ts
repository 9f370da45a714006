import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { digestsOf } from '../../../src/records/digests.ts';
import type { Item } from '../../../src/records/item.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { groupSighting } from '../../../src/records/ransomware-group.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HERONRY, message } from '../../support/world.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

export function testPurgingImports(engine: Engine): void {
  describe(`${engine.name}: purging imports`, () => {
    test('purging an import removes the records only it contains and restores older versions', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'old', [message({ text: 'alpha', username: 'one' })]);
      const { importId } = await importFile(store, 'new', [
        message({ text: 'beta', version: at('2026-11-16'), username: 'two', items: [WALLET] }),
        message({ sequence: '2', text: 'beta' }),
      ]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true });
      assert.equal((await store.get('message', `telegram:${HERONRY}_1`))?.text, 'alpha');
      assert.doesNotMatch(JSON.stringify(await everything(store)), /beta|two|16CxUwiZ/);
      assert.equal(await store.imports.knows(digestsOf('new').sha256sum), 'purged');
      assert.equal((await store.imports.get(importId))?.files[0]?.status, 'purged');
      const later = await importFile(store, 'later', [message({ sequence: '2', text: 'beta' })]);
      assert.deepEqual(later.outcomes, ['purged']);
    });

    test('purging an import of ransomware groups changes no other records', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'people', [message({ items: [WALLET] })]);
      const { importId } = await importFile(store, 'groups', [
        groupSighting('Brasskettle', at('2026-11-14'), {}),
      ]);
      const before = await everything(store);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true });
      assert.equal(await store.get('ransomware-group', 'brasskettle'), undefined);
      assert.deepEqual(await everything(store), before);
    });

    test('a message returns to its remaining date, even in another month', async (t) => {
      const store = await engine.openStore(t);
      const later = message({ detectionDate: at('2026-11-01T00:30:00Z') });
      await importFile(store, 'later', [later]);
      const { importId } = await importFile(store, 'earlier', [
        { ...later, detectionDate: at('2026-10-31T22:30:00Z') },
      ]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      const ask = (from: string, to: string) =>
        store.find({
          collection: 'message',
          during: { from: at(from), to: at(to) },
          slice: { kind: 'page', skip: 0, take: 10 },
        });
      assert.equal((await ask('2026-11-01', '2026-11-30')).total, 1);
      assert.equal((await ask('2026-10-01', '2026-10-31T23:00:00Z')).total, 0);
      assert.equal((await store.get('message', `telegram:${HERONRY}_1`))?.detectionDate, later.detectionDate);
      const { dropped } = await store.retain(202611, { isDryRun: true });
      assert.equal(
        dropped.reduce((sum, { messages }) => sum + messages, 0),
        0,
      );
    });

    test('rejects further writes of an import that is purged while it runs', async (t) => {
      const store = await engine.openStore(t);
      const importId = await store.imports.begin(at('2026-11-15'));
      const file = await store.imports.beginFile(importId, {
        name: 'a',
        format: 'records',
        sizeBytes: 1,
        sha256: undefined,
      });
      await store.write({ records: [message()], file });
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual(await store.write({ records: [message({ sequence: '2' })], file }), ['purged']);
      assert.equal((await store.status()).records.message, 0);
    });

    /** Imports twenty batches and starts a purge after the fifth. Returns the file's status in the import log. */
    async function importWhilePurging(importer: Store, purge: (importId: number) => Promise<unknown>) {
      const importId = await importer.imports.begin(at('2026-11-15'));
      const file = await importer.imports.beginFile(importId, {
        name: 'running',
        format: 'records',
        sizeBytes: 1,
        sha256: digestsOf('running').sha256sum,
      });
      let purging: Promise<unknown> = Promise.resolve();
      for (let batch = 0; batch < 20; batch++) {
        if (batch === 5) purging = purge(importId);
        const records = Array.from({ length: 5 }, (_, index) =>
          message({
            sequence: String(batch * 5 + index + 1),
            channelId: index === 0 ? '-100200' : HERONRY,
            userId: String(7000 + index),
            detectionDate: at(batch % 2 === 0 ? '2026-10-02' : '2026-11-14') + batch,
          }),
        );
        await importer.write({ records, file });
      }
      await purging;
      const status = await importer.imports.endFile(importId, file, 'complete', {});
      await importer.imports.end(importId, at('2026-11-15'));
      const logged = (await importer.imports.get(importId))?.files[0]?.status;
      assert.equal(logged, status);
      return status;
    }

    test('a purge during an import removes the target and keeps the rest of the import', async (t) => {
      const store = await engine.openStore(t);
      const importer = await engine.reopen(t, store);
      const target = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
      const status = await importWhilePurging(importer, () =>
        store.purge(target, { at: PURGED_AT, isPermanent: true }),
      );
      assert.equal(status, 'complete');
      assert.equal(await store.get('channel', target.key), undefined);
      assert.equal(await store.hasMessages(target.key), false);
      const { records } = await store.status();
      assert.deepEqual([records.message, records.profile, records.channel], [20, 1, 1]);
    });

    test('purging a running import removes all its records and logs it as purged', async (t) => {
      const store = await engine.openStore(t);
      const importer = await engine.reopen(t, store);
      const status = await importWhilePurging(importer, (importId) =>
        store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true }),
      );
      assert.equal(status, 'purged');
      const { records } = await store.status();
      assert.deepEqual([records.message, records.profile, records.channel], [0, 0, 0]);
      assert.equal(await store.imports.knows(digestsOf('running').sha256sum), 'purged');
    });

    test('purging an import rejects further writes of another import of the same bytes', async (t) => {
      const store = await engine.openStore(t);
      const importer = await engine.reopen(t, store);
      const first = await importFile(store, 'running', [message()]);
      const status = await importWhilePurging(importer, () =>
        store.purge({ kind: 'import', importId: first.importId }, { at: PURGED_AT, isPermanent: true }),
      );
      assert.equal(status, 'purged');
      const { records } = await store.status();
      assert.deepEqual([records.message, records.profile, records.channel], [0, 0, 0]);
    });

    test('an import that checks its bytes just before they are purged is recorded as purged', async (t) => {
      const store = await engine.openStore(t);
      const first = await importFile(store, 'bytes', [message()]);
      assert.equal(await store.imports.knows(digestsOf('bytes').sha256sum), 'complete');
      await store.purge({ kind: 'import', importId: first.importId }, { at: PURGED_AT, isPermanent: true });
      const again = await importFile(store, 'bytes', [message()]);
      assert.deepEqual(again.outcomes, ['purged']);
      assert.equal((await store.imports.get(again.importId))?.files[0]?.status, 'purged');
    });

    test('a version shared by two files stays with the other file, next to a newer version', async (t) => {
      const store = await engine.openStore(t);
      const shared = message({ text: 'alpha', items: [WALLET] });
      const edited = message({ text: 'beta', version: at('2026-11-20') });
      const { importId } = await importFile(store, 'first', [shared]);
      await importFile(store, 'second', [shared, edited]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true });
      const without = await engine.openStore(t);
      await importFile(without, 'second', [shared, edited]);
      assert.deepEqual(await everything(store), await everything(without));
    });

    const word = fc.constantFrom('one', 'two', 'three');
    const day = fc.integer({ min: 1, max: 5 }).map((number) => at(`2026-11-0${number}`));
    const items = fc.constantFrom(
      undefined,
      [EMAIL],
      [WALLET],
      [EMAIL, WALLET],
      [{ kind: 'onion', value: 'http://x.onion/' } as Item],
    );
    const anyMessage = fc
      .record({
        sequence: fc.constantFrom('1', '2', '3'),
        text: word,
        version: day,
        userId: fc.constantFrom('7', '8'),
        username: fc.option(word, { nil: undefined }),
        channelTitle: fc.option(word, { nil: undefined }),
        items,
      })
      .map((fields) => {
        const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        return message({ detectionDate: at('2026-11-01'), ...given, ...digestsOf(fields.text) });
      });
    const anyProfile = fc
      .record({ at: day, names: fc.array(word), bot: fc.boolean() })
      .map(({ at: seen, names, bot }) =>
        profileSighting('telegram', '7', seen, { facts: { bot }, lists: { firstName: names } }),
      );
    const anyPage = fc
      .record({ id: fc.constantFrom('a', 'b'), at: day, text: word })
      .map(({ id, at: seen, text }) =>
        pageSighting(id, seen, {
          facts: { url: 'http://p.example/', text },
          lists: { email: [`${text}@x.example`] },
        }),
      );
    const anyFile = fc.array(fc.oneof(anyMessage, anyProfile, anyPage), { minLength: 1, maxLength: 6 });

    test('purging an import leaves the same state as never importing it', async (t) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyFile, { minLength: 1, maxLength: 4 }),
          fc.nat(3),
          async (files, pick) => {
            const chosen = pick % files.length;
            const full = await engine.openStore(t);
            const without = await engine.openStore(t);
            let importId = 0;
            for (const [number, records] of files.entries()) {
              const run = await importFile(full, `file ${number}`, records);
              if (number === chosen) importId = run.importId;
            }
            for (const [number, records] of files.entries()) {
              if (number !== chosen) await importFile(without, `file ${number}`, records);
            }
            await full.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
            const [left, expected] = [await everything(full), await everything(without)];
            assert.deepEqual(left, expected);
            await Promise.all([full, without].map(engine.release));
          },
        ),
        { numRuns: engine.rounds(60), seed: 7 },
      );
    });

    test('the order of files does not matter', async (t) => {
      await fc.assert(
        fc.asyncProperty(
          fc
            .array(anyFile, { minLength: 2, maxLength: 4 })
            .chain((files) =>
              fc.tuple(
                fc.constant(files),
                fc.shuffledSubarray(files, { minLength: files.length, maxLength: files.length }),
              ),
            ),
          async ([files, shuffled]) => {
            const stores = await Promise.all([engine.openStore(t), engine.openStore(t)]);
            for (const [store, order] of [
              [stores[0], files],
              [stores[1], shuffled],
            ] as const) {
              for (const [number, records] of order.entries())
                await importFile(store, `file ${number}`, records);
            }
            const [a, b] = await Promise.all(stores.map(everything));
            assert.deepEqual(b, a);
            await Promise.all(stores.map(engine.release));
          },
        ),
        { numRuns: engine.rounds(60), seed: 7 },
      );
    });
  });
}
