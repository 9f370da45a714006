import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../../src/records/channel.ts';
import { FINDING_SOURCES } from '../../../src/records/finding.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import { emptyPurgeReport } from '../../../src/storage/port/purge.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

const ONE_PAGE = { kind: 'page', skip: 0, take: 100 } as const;

export function testPurging(engine: Engine): void {
  describe(`${engine.name}: purging`, () => {
    test('removes a message from lookups, search, feeds and its sender, and blocks its import', async (t) => {
      const store = await engine.openStore(t);
      const key = `telegram:${HERONRY}_1`;
      const gone = message({ text: 'alpha', items: [WALLET], detectionDate: at('2026-11-13') });
      await importFile(store, 'a', [
        gone,
        message({ sequence: '2', text: 'beta', items: [EMAIL], username: 'other' }),
      ]);
      const report = await store.purge({ kind: 'message', key }, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual([report.wasFound, report.removed.message], [true, 1]);
      const seen = JSON.stringify(await everything(store));
      assert.doesNotMatch(seen, /alpha|16CxUwiZ|Tilda_Probe/);
      assert.match(seen, /beta.*tilda@probe\.example/);
      assert.deepEqual(
        (await store.coverage('2026-11-01', '2026-12-01')).covered.map(({ day }) => day),
        ['2026-11-14'],
      );
      const again = await importFile(store, 'b', [gone]);
      assert.deepEqual(again.outcomes, ['purged']);
      assert.equal(await store.get('message', key), undefined);
    });

    test('purging a channel removes all its messages', async (t) => {
      const store = await engine.openStore(t);
      const elsewhere = message({ channelId: '-100200', text: 'beta' });
      const batch = [message({ channelTitle: 'alpha' }), message({ sequence: '2' }), elsewhere];
      const naming = channelSighting('telegram', HERONRY, at('2026-11-14'), {
        lists: { channelTitles: ['alpha too'] },
      });
      await importFile(store, 'a', batch, [naming]);
      const target = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
      const report = await store.purge(target, { at: PURGED_AT, isPermanent: true });
      assert.equal(report.removed.message, 2);
      assert.equal(await store.get('channel', target.key), undefined);
      const again = await importFile(store, 'b', batch, [naming]);
      assert.deepEqual(again.outcomes, ['purged', 'purged', 'unchanged']);
      assert.equal(await store.get('channel', target.key), undefined);
      assert.doesNotMatch(JSON.stringify(await everything(store)), /alpha/);
    });

    test('a reader sees what another process purges and imports again', async (t) => {
      const reader = await engine.openStore(t);
      const writer = await engine.reopen(t, reader);
      const key = `telegram:${HERONRY}_1`;
      await importFile(writer, 'a', [message(), message({ channelId: '-100200' })]);
      assert.ok(await reader.get('message', key));
      const target = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
      await writer.purge(target, { at: PURGED_AT, isPermanent: false });
      await importFile(writer, 'b', [message({ text: 'again' })]);
      // Reads see everything committed before the current turn of the event loop.
      await new Promise(setImmediate);
      assert.equal((await reader.get('message', key))?.text, 'again');
    });

    test('purging a profile removes all its messages', async (t) => {
      const store = await engine.openStore(t);
      const batch = [message({ text: 'alpha' }), message({ sequence: '2', userId: '8', username: 'kept' })];
      const account = profileSighting('telegram', TILDA.userId, at('2026-11-14'), {
        lists: { lastName: ['alpha'] },
      });
      await importFile(store, 'a', [...batch, account]);
      const target = { kind: 'profile', key: `telegram:${TILDA.userId}` } as const;
      await store.purge(target, { at: PURGED_AT, isPermanent: true });
      const again = await importFile(store, 'b', [...batch, account], [account]);
      assert.deepEqual(again.outcomes, ['purged', 'unchanged', 'purged']);
      const seen = JSON.stringify(await everything(store));
      assert.doesNotMatch(seen, /alpha|Tilda/);
      assert.match(seen, /kept/);
    });

    test('purging a profile removes its versions and keeps versions with another sender', async (t) => {
      const store = await engine.openStore(t);
      const written = { username: 'tilda_probe', senderName: 'Tilda Real', text: 'alpha', items: [WALLET] };
      // The author is known from an older dump; a newer export names the channel as sender.
      const byAuthor = message({ ...written, detectionDate: at('2026-10-31T23:00:00Z') });
      const byChannel = message({
        userId: HERONRY,
        username: 'heronry',
        text: 'beta',
        detectionDate: at('2026-11-01T01:00:00Z'),
        version: at('2026-11-10'),
      });
      await importFile(store, 'dump', [byAuthor]);
      await importFile(store, 'export', [{ ...byChannel }]);
      const target = { kind: 'profile', key: `telegram:${TILDA.userId}` } as const;
      const expected = {
        ...emptyPurgeReport(),
        wasFound: true,
        removed: { ...emptyPurgeReport().removed, profile: 1 },
        // The message and its channel.
        changed: 2,
      };
      assert.deepEqual(await store.previewPurge(target), expected);
      assert.deepEqual(await store.purge(target, { at: PURGED_AT, isPermanent: true }), expected);
      assert.doesNotMatch(JSON.stringify(await everything(store)), /alpha|tilda|Tilda|16CxUwiZ/);
      assert.deepEqual(await store.get('message', `telegram:${HERONRY}_1`), byChannel);
      assert.deepEqual(
        (await store.coverage('2026-10-01', '2026-12-01')).covered.map(({ day }) => day),
        ['2026-11-01'],
      );
      const again = await store.purge(target, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual([again.wasFound, again.wasBarred], [false, true]);
      assert.equal((await store.previewPurge(target)).wasBarred, true);
      assert.deepEqual((await importFile(store, 'dump again', [byAuthor])).outcomes, ['purged']);
    });

    test('purging a page removes its versions and findings, and blocks its import', async (t) => {
      const store = await engine.openStore(t);
      const visit = (id: string, date: string, text: string) =>
        pageSighting(id, at(date), {
          facts: { url: `http://${id}.example/`, text, pageTitle: text },
          lists: { email: [`${text}@mail.example`], tags: [text] },
        });
      const gone = [visit('d1', '2026-11-10', 'alpha'), visit('d1', '2026-11-12', 'beta')];
      const kept = [visit('d2', '2026-11-11', 'gamma'), visit('d2', '2026-11-13', 'gamma')];
      await importFile(store, 'a', [...gone, ...kept]);
      const target = { kind: 'page', key: 'd1' } as const;
      const expected = {
        ...emptyPurgeReport(),
        wasFound: true,
        removed: { ...emptyPurgeReport().removed, page: 1 },
      };
      assert.deepEqual(await store.previewPurge(target), expected);
      assert.deepEqual(await store.purge(target, { at: PURGED_AT, isPermanent: true }), expected);
      assert.equal(await store.get('page', 'd1'), undefined);
      assert.equal((await store.pageVersions({ key: 'd1', slice: ONE_PAGE })).total, 0);
      assert.doesNotMatch(JSON.stringify(await everything(store)), /alpha|beta|d1/);
      const found = async (text: string) =>
        (await store.find({ collection: 'page', text: parseQuery(text, 'page'), slice: ONE_PAGE })).total;
      assert.deepEqual([await found('beta'), await found('tag:alpha'), await found('gamma')], [0, 0, 1]);
      const visible = [{ sources: FINDING_SOURCES }];
      const indicators = ['alpha', 'beta', 'gamma'].map((text) => ({
        kind: 'email' as const,
        canonical: `${text}@mail.example`,
      }));
      const counts = await store.countIndicators({ indicators, visible });
      assert.deepEqual(
        counts.map((count) => count?.total),
        [undefined, undefined, 1],
      );
      assert.deepEqual(
        (await store.coverage('2026-11-01', '2026-12-01')).covered.map(({ day }) => day),
        ['2026-11-11', '2026-11-13'],
      );
      const again = await importFile(store, 'b', [...gone, ...kept]);
      assert.deepEqual(again.outcomes, ['purged', 'purged', 'unchanged', 'unchanged']);
      await store.purge(target, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual((await importFile(store, 'c', gone)).outcomes, ['written', 'merged']);
    });

    test('purging a post removes it, and its victim unless another post reports it', async (t) => {
      const store = await engine.openStore(t);
      const post = (id: string, companyName: string, date: string) =>
        ransomwareSighting(
          id,
          at(date),
          { url: `http://leak.example/${id}`, grade: 'absolute-link' },
          { facts: { companyName, ransomwareGroup: 'tin', text: companyName } },
        );
      const posts = [
        post('p1', 'Alpha Ltd', '2026-11-10'),
        post('p2', 'Alpha GmbH', '2026-11-11'),
        post('p3', 'Beta Ltd', '2026-11-12'),
      ];
      await importFile(store, 'a', posts);
      const victims = async () =>
        (await store.find({ collection: 'victim', slice: ONE_PAGE })).hits
          .map(({ reports }) => reports.map(({ postId }) => postId).join())
          .sort();
      assert.deepEqual(await victims(), ['p1,p2', 'p3']);
      for (const key of ['p1', 'p3']) {
        const target = { kind: 'ransomware', key } as const;
        const preview = await store.previewPurge(target);
        assert.deepEqual([preview.wasFound, preview.removed.ransomware], [true, 1]);
        assert.deepEqual(await store.purge(target, { at: PURGED_AT, isPermanent: true }), preview);
      }
      assert.deepEqual(await victims(), ['p2']);
      assert.deepEqual(
        (await store.coverage('2026-11-01', '2026-12-01')).covered.map(({ day }) => day),
        ['2026-11-11'],
      );
      assert.deepEqual((await importFile(store, 'b', posts)).outcomes, ['purged', 'unchanged', 'purged']);
      assert.deepEqual(await victims(), ['p2']);
      const unknown = await store.purge(
        { kind: 'ransomware', key: 'p9' },
        { at: PURGED_AT, isPermanent: true },
      );
      assert.deepEqual([unknown.wasFound, unknown.removed.ransomware], [false, 0]);
    });

    test('purging an unknown message still blocks its import', async (t) => {
      const store = await engine.openStore(t);
      const target = { kind: 'message', key: `telegram:${HERONRY}_1` } as const;
      assert.equal((await store.purge(target, { at: PURGED_AT, isPermanent: true })).wasFound, false);
      assert.deepEqual((await importFile(store, 'a', [message()])).outcomes, ['purged']);
    });

    test('a non-permanent purge allows a blocked record to be imported again', async (t) => {
      const store = await engine.openStore(t);
      const target = { kind: 'message', key: `telegram:${HERONRY}_1` } as const;
      await store.purge(target, { at: PURGED_AT, isPermanent: true });
      await store.purge(target, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual((await importFile(store, 'a', [message()])).outcomes, ['written']);
    });

    test('scrubbing does not change any answers', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', [message({ text: 'alpha' }), message({ sequence: '2', text: 'beta' })]);
      await store.purge(
        { kind: 'message', key: `telegram:${HERONRY}_1` },
        { at: PURGED_AT, isPermanent: true },
      );
      const before = await everything(store);
      await store.scrub();
      assert.deepEqual(await everything(store), before);
    });
  });
}
