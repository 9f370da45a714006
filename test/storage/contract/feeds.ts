import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { gradeUrl, ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import type { FeedKind, FeedQuestion, PostGrouping } from '../../../src/storage/port/query.ts';
import { feedEntryKey } from '../../../src/storage/rules/feed-entry-key.ts';
import { endOfDay, startOfDay } from '../../../src/time/day.ts';
import { at, HARBOUR, message } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const post = (id: string, date: string, url = `http://leak.example/${id}`) =>
  ransomwareSighting(
    id,
    at(date),
    { url, grade: gradeUrl(url) },
    { facts: { ransomwareGroup: 'brasskettle' } },
  );

const onionPage = (id: string, date: string, url: string, lists = {}) =>
  pageSighting(id, at(date), { facts: { url }, lists: { onion: [url], ...lists } });

function ask<F extends FeedKind>(
  feed: F,
  first: string,
  last: string,
  sources: FeedQuestion['sources'] = ['page', 'telegram-profile', 'discord-profile'],
  slice: FeedQuestion['slice'] = { kind: 'page', skip: 0, take: 100 },
): FeedQuestion<F> {
  return { feed, sources, from: startOfDay(first), to: endOfDay(last), slice };
}

export function testFeeds(engine: Engine): void {
  describe(`${engine.name}: feeds`, () => {
    test('lists ransomware posts of a day oldest first, ties by id, and pages by position', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        post('b', '2026-11-14T10:00:00Z'),
        post('a', '2026-11-14T10:00:00Z'),
        post('c', '2026-11-14T23:59:59.999Z'),
        post('d', '2026-11-14T00:00:00Z'),
        post('e', '2026-11-15T00:00:00Z'),
      );
      const all = await store.feed(ask('ransomware', '2026-11-14', '2026-11-14'));
      assert.deepEqual(all.hits.map(feedEntryKey), ['d', 'a', 'b', 'c']);
      assert.deepEqual([all.total, all.hasMore], [4, false]);
      const position = { at: at('2026-11-14T10:00:00Z'), key: 'a' };
      const rest = await store.feed(
        ask('ransomware', '2026-11-14', '2026-11-14', [], { kind: 'after', position, take: 1 }),
      );
      assert.deepEqual([rest.hits.map(feedEntryKey), rest.total, rest.hasMore], [['b'], 4, true]);
    });

    test('dates a post by its discovery and improves its URL under the same id', async (t) => {
      const store = await engine.openStore(t);
      await write(store, post('a', '2026-11-14', 'urn:nightjar:brasskettle/a'));
      await write(store, post('a', '2026-11-15', 'http://leak.example/a'));
      await write(store, post('a', '2026-11-16', '/a'));
      const { hits } = await store.feed(ask('ransomware', '2026-11-14', '2026-11-14'));
      assert.deepEqual(
        hits.map(({ link, firstSeen }) => [link.url, firstSeen]),
        [['http://leak.example/a', at('2026-11-14')]],
      );
      assert.equal((await store.feed(ask('ransomware', '2026-11-15', '2026-11-16'))).total, 0);
    });

    test('returns one wallet entry per profile or page, with addresses new in the range', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-10'), { lists: { bitcoin_address: ['1old'] } }),
        profileSighting('telegram', '1', at('2026-11-14'), {
          lists: { bitcoin_address: ['1old', '1new'], ripple_address: ['rnew'] },
        }),
        profileSighting('discord', '22', at('2026-11-14T01:00:00Z'), {
          lists: { email: ['only@mail.example'] },
        }),
        pageSighting('p1', at('2026-11-14T05:00:00Z'), {
          facts: { url: 'http://shop.example/' },
          lists: { monero_address: ['4page'] },
        }),
      );
      const day = await store.feed(ask('wallets', '2026-11-14', '2026-11-14'));
      assert.deepEqual(
        day.hits.map(({ source, owner, addresses, firstSeen }) => [
          source,
          owner,
          addresses.map(({ value }) => value).sort(),
          firstSeen,
        ]),
        [
          ['telegram-profile', '1', ['1new', 'rnew'], at('2026-11-14')],
          ['page', 'p1', ['4page'], at('2026-11-14T05:00:00Z')],
        ],
      );
      assert.equal(day.hits[1]?.page?.facts.url?.value, 'http://shop.example/');
      const week = await store.feed(ask('wallets', '2026-11-08', '2026-11-14', ['telegram-profile']));
      assert.deepEqual(
        week.hits.map(({ addresses, firstSeen }) => [addresses.length, firstSeen]),
        [[3, at('2026-11-10')]],
      );
      assert.deepEqual(
        (await store.feed(ask('wallets', '2026-11-14', '2026-11-14', ['discord-profile']))).total,
        0,
      );
    });

    test('moves an address to an earlier day when an older sighting is imported later', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-14'), { lists: { zcash_address: ['t1x'] } }),
      );
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-12'), { lists: { zcash_address: ['t1x'] } }),
      );
      assert.equal((await store.feed(ask('wallets', '2026-11-14', '2026-11-14'))).total, 0);
      assert.equal((await store.feed(ask('wallets', '2026-11-12', '2026-11-12'))).total, 1);
    });

    test('returns one onion entry per URL and day, with the tags of the pages that contain it', async (t) => {
      const store = await engine.openStore(t);
      const url = 'http://abc.onion/a';
      await write(
        store,
        onionPage('p1', '2026-11-14T08:00:00Z', url, { tags: ['x:y="1"'] }),
        onionPage('p2', '2026-11-14T07:00:00Z', url, { tags: ['x:y="2"', 'x:y="1"'] }),
        onionPage('p3', '2026-11-15', url),
        onionPage('p4', '2026-11-14T09:00:00Z', 'http://abc.onion/b'),
      );
      const day = await store.feed(ask('onion', '2026-11-14', '2026-11-14', ['page']));
      assert.deepEqual(day.hits, [
        { url, day: '2026-11-14', firstSeen: at('2026-11-14T07:00:00Z'), tags: ['x:y="2"', 'x:y="1"'] },
        { url: 'http://abc.onion/b', day: '2026-11-14', firstSeen: at('2026-11-14T09:00:00Z'), tags: [] },
      ]);
      assert.equal((await store.feed(ask('onion', '2026-11-14', '2026-11-15', ['page']))).total, 3);
      assert.equal(
        (await store.feed(ask('onion', '2026-11-14', '2026-11-15', ['telegram-message']))).total,
        0,
      );
    });

    test('returns one channel-link entry per page, with the links first seen on it', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        pageSighting('p1', at('2026-11-14'), {
          facts: { url: 'http://shop.example/x' },
          lists: { telegram: ['https://t.me/xmpl_a', 'https://t.me/xmpl_b'] },
        }),
      );
      const { hits, total } = await store.feed(
        ask('channel-links', '2026-11-14', '2026-11-14', ['page', 'telegram-message']),
      );
      assert.deepEqual(
        [hits[0]?.links, hits[0]?.owner, total],
        [['https://t.me/xmpl_a', 'https://t.me/xmpl_b'], 'p1', 1],
      );
    });

    test('stores the HTML and text of a page, and omits them from feeds', async (t) => {
      const store = await engine.openStore(t);
      const page = (at_: string, text: string) =>
        pageSighting('p1', at(at_), {
          facts: { url: 'http://shop.example/', html: `<p>${text}`, text, pageTitle: text },
          lists: { monero_address: ['4x'] },
        });
      assert.deepEqual(await write(store, page('2026-11-14', 'one')), ['written']);
      assert.deepEqual(await write(store, page('2026-11-14', 'one')), ['unchanged']);
      assert.deepEqual(await write(store, page('2026-11-15', 'two')), ['merged']);
      const kept = await store.get('page', 'p1');
      assert.deepEqual(
        [kept?.facts.text?.value, kept?.facts.html?.value, kept?.facts.pageTitle?.value],
        ['two', '<p>two', 'two'],
      );
      const [entry] = (await store.feed(ask('wallets', '2026-11-14', '2026-11-14', ['page']))).hits;
      assert.deepEqual([entry?.page?.facts.pageTitle?.value, entry?.page?.facts.text], ['two', undefined]);
    });

    test('counts entries by day', async (t) => {
      const store = await engine.openStore(t);
      await write(store, post('a', '2026-11-14'), post('b', '2026-11-14'), post('c', '2026-11-15'));
      await write(
        store,
        onionPage('p1', '2026-11-14', 'http://abc.onion/a'),
        onionPage('p2', '2026-11-14', 'http://abc.onion/a'),
      );
      const { slice: _slice, ...window } = ask('ransomware', '2026-11-01', '2026-11-30');
      assert.deepEqual(
        await store.countFeedByDay(window),
        new Map([
          ['2026-11-14', 2],
          ['2026-11-15', 1],
        ]),
      );
      assert.deepEqual(
        await store.countFeedByDay({ ...window, feed: 'onion', sources: ['page'] }),
        new Map([['2026-11-14', 1]]),
      );
    });

    test('counts posts by day and by field', async (t) => {
      const store = await engine.openStore(t);
      const sighting = (id: string, date: string, facts: { country?: string; industry?: string }) =>
        ransomwareSighting(
          id,
          at(date),
          { url: `http://leak.example/${id}`, grade: 'absolute-link' },
          { facts: { ransomwareGroup: 'brasskettle', ...facts } },
        );
      await write(
        store,
        sighting('a', '2026-11-14T01:00:00Z', { country: 'DE', industry: 'Health "Care"' }),
        sighting('b', '2026-11-14T23:59:59.999Z', { country: 'DE' }),
        sighting('c', '2026-11-15', { country: 'FR' }),
        sighting('d', '2026-11-15', {}),
        sighting('e', '2026-11-16', { country: 'FR' }),
      );
      const window = { from: startOfDay('2026-11-14'), to: endOfDay('2026-11-15') };
      const counted = async (by?: PostGrouping) =>
        (await store.countPosts({ ...window, by }))
          .map(({ day, value, posts }) => `${day} ${value} ${posts}`)
          .sort();
      assert.deepEqual(await counted(), ['2026-11-14 undefined 2', '2026-11-15 undefined 2']);
      assert.deepEqual(await counted('country'), [
        '2026-11-14 DE 2',
        '2026-11-15 FR 1',
        '2026-11-15 undefined 1',
      ]);
      assert.deepEqual(await counted('industry'), [
        '2026-11-14 Health "Care" 1',
        '2026-11-14 undefined 1',
        '2026-11-15 undefined 2',
      ]);
      assert.deepEqual(await counted('group'), ['2026-11-14 brasskettle 2', '2026-11-15 brasskettle 2']);
    });

    test('reports the days with records and the sealed days', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ detectionDate: at('2026-11-12T23:59:59Z') }),
        message({ platform: 'discord', channelId: HARBOUR, detectionDate: at('2026-11-13') }),
        profileSighting('telegram', '1', at('2026-11-14'), {}),
        post('a', '2026-11-14'),
        pageSighting('p', at('2026-11-15'), { facts: { url: 'http://shop.example/' } }),
      );
      await store.seal([{ feed: 'ransomware', day: '2026-11-13' }]);
      await store.seal([{ feed: 'ransomware', day: '2026-11-13' }]);
      assert.deepEqual(await store.coverage('2026-11-12', '2026-11-14'), {
        covered: [
          { source: 'telegram', day: '2026-11-12' },
          { source: 'discord', day: '2026-11-13' },
          { source: 'ransomware', day: '2026-11-14' },
          { source: 'telegram', day: '2026-11-14' },
        ],
        sealed: [{ feed: 'ransomware', day: '2026-11-13' }],
      });
    });
  });
}
