import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../../src/records/channel.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { copyStore } from '../../../src/storage/copy-store.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { savedSearch, wordMatching } from '../../support/matching.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

/** Fills a store with some of everything: versions, profile sightings, pages, dropped months, a purge, sealed days. */
async function fill(store: Store): Promise<{ importId: number }> {
  await importFile(store, 'old', [
    message({ sequence: '1', detectionDate: at('2026-08-15'), username: 'once', items: [EMAIL] }),
    message({ sequence: '2', detectionDate: at('2026-11-01'), text: 'alpha', items: [WALLET] }),
    pageSighting('a', at('2026-11-02'), { facts: { url: 'http://p.example/', text: 'one' } }),
  ]);
  const { importId } = await importFile(
    store,
    'new',
    [
      message({ sequence: '2', detectionDate: at('2026-11-01'), text: 'beta', version: at('2026-11-05') }),
      message({ sequence: '3', detectionDate: at('2026-10-01'), channelTitle: 'Heronry' }),
      pageSighting('a', at('2026-11-03'), { facts: { url: 'http://p.example/', text: 'two' } }),
      profileSighting('telegram', TILDA.userId, at('2026-11-04'), { lists: { lastName: ['fileSightings'] } }),
      profileSighting('telegram', '99', at('2026-11-01'), { lists: { usernames: ['three'] } }),
    ],
    [channelSighting('telegram', HERONRY, at('2026-11-01'), { facts: { isPublic: true } })],
  );
  await importFile(store, 'gone', [message({ sequence: '9', text: 'three' })]);
  await store.purge({ kind: 'message', key: `telegram:${HERONRY}_9` }, { at: PURGED_AT, isPermanent: true });
  await store.retain(202609, { isDryRun: false });
  await store.seal([{ feed: 'ransomware', day: '2026-11-13' }]);
  await fillAlerts(store);
  return { importId };
}

async function fillAlerts(store: Store): Promise<void> {
  const { alerts } = store;
  const condition = { kind: 'watchlist', about: ['message'], values: 1 } as const;
  await alerts.saveSearch(savedSearch());
  await alerts.saveSearch(savedSearch({ id: 'list', condition }), [
    { kind: 'domain', canonical: 'a.example' },
  ]);
  const matching = wordMatching(await alerts.revision(), { one: 'alpha' });
  await store.write({ records: [message({ sequence: '30', text: 'alpha' })], matching });
  const [match] = await alerts.undispatched(1);
  await alerts.dispatch([{ id: match?.id ?? '', sequence: 1, at: PURGED_AT, isCapped: false }], []);
  await alerts.changeMatches([match?.id ?? ''], { state: 'triaged', note: 'seen' });
}

export function testExporting(engine: Engine): void {
  describe(`${engine.name}: copying`, () => {
    test('copies everything to another store, and nothing when repeated', async (t) => {
      const [from, to] = [await engine.openStore(t), await engine.openStore(t)];
      const { importId } = await fill(from);
      const report = await copyStore(from, to);
      assert.deepEqual(report.differences, []);
      assert.deepEqual(
        report.months.map(({ month, wasThere }) => [month, wasThere]),
        [
          [202610, false],
          [202611, false],
        ],
      );
      assert.deepEqual(await everything(to), await everything(from));
      assert.deepEqual(await to.imports.list(), await from.imports.list());
      assert.deepEqual(
        await to.coverage('2026-01-01', '2026-12-31'),
        await from.coverage('2026-01-01', '2026-12-31'),
      );
      const again = await copyStore(from, to);
      assert.deepEqual(
        again.months.map(({ wasThere }) => wasThere),
        [true, true],
      );
      assert.deepEqual(again.differences, []);

      // A copied import can be purged like the original.
      for (const store of [from, to])
        await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual(await everything(to), await everything(from));
      assert.deepEqual((await importFile(to, 'later', [message({ sequence: '9' })])).outcomes, ['purged']);
    });

    test('resumes an interrupted copy and reports differences', async (t) => {
      const [from, to] = [await engine.openStore(t), await engine.openStore(t)];
      await fill(from);
      const [run] = await from.imports.list();
      await to.export.adopt({ imports: run === undefined ? [] : [run] });
      for await (const { versions } of from.export.messages(202610))
        for (const { files, record } of versions)
          for (const file of files) await to.write({ records: [record], file });
      const report = await copyStore(from, to);
      assert.deepEqual(
        report.months.map(({ month, wasThere }) => [month, wasThere]),
        [
          [202610, true],
          [202611, false],
        ],
      );
      assert.deepEqual(report.differences, []);
      await importFile(to, 'more', [message({ sequence: '77', detectionDate: at('2026-11-01') })]);
      assert.notDeepEqual((await copyStore(from, to)).differences, []);
    });
  });
}
