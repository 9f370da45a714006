import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelsAbout, messagesAbout, profilesAbout } from '../../../src/questions/questions.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { keyOf } from '../../../src/records/record.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, OLD_GROUP } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const ALL = { kind: 'page', skip: 0, take: 100 } as const;

/** Two forums whose topics share an id, a basic group and a channel on the other platform. */
const MARSH = '-1001990000202';
const WORLD: readonly AnyRecord[] = [
  message({ sequence: '1', topicId: '5', topicTitle: 'Escrow & Vouches', isForumTopic: true, text: 'red' }),
  message({ sequence: '2', topicId: '7', topicTitle: 'General', isForumTopic: true, text: 'red' }),
  message({ sequence: '3', text: 'blue', userId: '7002', username: 'rook' }),
  message({
    sequence: '4',
    channelId: MARSH,
    topicId: '5',
    topicTitle: 'Ünrest',
    username: 'rail',
    text: 'red',
    userId: '7002',
  }),
  message({ sequence: '5', channelId: OLD_GROUP, text: 'red', userId: '7003', username: 'ROOK' }),
  message({
    sequence: '6',
    platform: 'discord',
    channelId: HARBOUR,
    serverId: HARBOUR_SERVER,
    text: 'red',
    ...ODA,
  }),
  message({ sequence: '8', channelId: 'kestrel_news', text: 'red', userId: '7004', username: 'wren' }),
  channelSighting(
    'telegram',
    HERONRY,
    at('2026-11-14'),
    { facts: { username: 'Heronry_Public' }, lists: { channelTitles: ['Heronry'] } },
    [
      { id: '5', title: 'Escrow & Vouches', topMessage: 9, closed: false, pinned: true, hidden: false },
      { id: '9', title: 'Silent', topMessage: 9, closed: false, pinned: true, hidden: false },
    ],
  ),
];

export function testFilters(engine: Engine): void {
  describe(`${engine.name}: search filters`, () => {
    const open = async (t: Parameters<Engine['openStore']>[0]) => {
      const store = await engine.openStore(t);
      await write(store, ...WORLD);
      return store;
    };
    const keys = async (store: Store, question: Question) => {
      const { total, hits } = await store.find(question);
      assert.equal(total, hits.length);
      return hits.map((hit) => keyOf(hit)).sort();
    };

    test('filters messages by channel, topic and username, with and without a search term', async (t) => {
      const store = await open(t);
      const found = async (words: Parameters<typeof messagesAbout>[0]) =>
        (await keys(store, messagesAbout(words, {}, ALL))).map((key) => key.slice(key.lastIndexOf('_') + 1));
      for (const [words, expected] of [
        [{ q: 'red', channelId: HERONRY }, ['1', '2']],
        [{ q: 'red', channelId: HERONRY.replace('-100', '') }, ['1', '2']],
        [{ channelId: HERONRY }, ['1', '2', '3']],
        [{ channelId: HERONRY, platform: 'telegram' }, ['1', '2', '3']],
        [{ channelId: HERONRY, platform: 'discord' }, []],
        [{ channelId: OLD_GROUP.slice(1) }, ['5']],
        [{ channelId: HARBOUR }, ['6']],
        [{ channelId: 'Kestrel_News' }, ['8']],
        [{ q: 'red', channelId: '-999999' }, []],
        [{ q: '-red', channelId: HERONRY }, ['3']],
        [{ q: 'red', topic: '5' }, ['1', '4']],
        [{ topic: '5', channelId: MARSH }, ['4']],
        [{ topic: 'escrow & VOUCHES' }, ['1']],
        [{ topic: 'ünrest' }, ['4']],
        [{ topic: 'UNREST' }, []],
        [{ topic: 'escrow' }, []],
        [{ topic: 'general', q: 'red' }, ['2']],
        [{ topic: 'General', q: 'blue' }, []],
        [{ username: '@rook' }, ['3', '5']],
        [{ username: 'rook', channelId: HERONRY }, ['3']],
        [{ username: 'Tilda_Probe', topic: '5', q: 'red' }, ['1']],
        [{ username: 'nobody', q: 'red' }, []],
      ] as [Parameters<typeof messagesAbout>[0], string[]][])
        assert.deepEqual(await found(words), expected, JSON.stringify(words));
    });

    test('counts filtered messages by time', async (t) => {
      const store = await open(t);
      const { slice: _, ...question } = messagesAbout({ channelId: HERONRY, topic: '5' }, {}, ALL);
      const { total, buckets } = await store.histogram({
        ...question,
        interval: 'day',
        by: 'user',
        groupsMax: 10,
      });
      assert.equal(total, 1);
      assert.deepEqual(buckets[0]?.groups, [{ key: '7001', count: 1 }]);
    });

    test('supports pages, cursors and both sort orders with a filter alone', async (t) => {
      const store = await open(t);
      await write(
        store,
        ...Array.from({ length: 20 }, (_, index) =>
          message({
            sequence: String(100 + index),
            channelId: MARSH,
            detectionDate: at('2026-09-01') + index * 5 * 86_400_000,
            text: 'x '.repeat(index + 1),
          }),
        ),
      );
      const newest = (await store.find(messagesAbout({ channelId: MARSH }, {}, ALL))).hits.map(keyOf);
      assert.equal(newest.length, 21);
      const page = await store.find(
        messagesAbout({ channelId: MARSH }, {}, { kind: 'page', skip: 5, take: 4 }),
      );
      assert.deepEqual([page.total, page.hits.map(keyOf)], [21, newest.slice(5, 9)]);
      const [, second] = page.hits;
      assert.ok(second !== undefined);
      const position = { at: second.detectionDate, key: keyOf(second) };
      const after = await store.find(
        messagesAbout({ channelId: MARSH }, {}, { kind: 'after', position, take: 3 }),
      );
      assert.deepEqual(after.hits.map(keyOf), newest.slice(7, 10));
      const relevance = await store.find({
        ...messagesAbout({ channelId: MARSH }, {}, ALL),
        order: 'relevance',
      });
      assert.deepEqual(relevance.hits.map(keyOf), newest, 'no search term: newest first');
    });

    test('filters profiles by exact username, and by the channel and topic they posted in', async (t) => {
      const store = await open(t);
      const found = (words: Parameters<typeof profilesAbout>[0]) =>
        keys(store, profilesAbout(words, {}, ALL));
      for (const [words, expected] of [
        [{ username: 'ROOK' }, ['telegram:7002', 'telegram:7003']],
        [{ username: '@tilda_probe', q: 'tilda' }, ['telegram:7001']],
        [{ username: 'tilda' }, []],
        [{ channelId: HERONRY }, ['telegram:7001', 'telegram:7002']],
        [{ channelId: '1990000202', q: '7002' }, ['telegram:7002']],
        [{ channelId: HARBOUR }, [`discord:${ODA.userId}`]],
        [{ channelId: HARBOUR, platform: 'telegram' }, []],
        [{ channelId: '-999999', q: 'rook' }, []],
        [{ topic: '5' }, ['telegram:7001', 'telegram:7002']],
        [{ topic: 'Ünrest' }, ['telegram:7002']],
        [{ topic: '5', channelId: HERONRY }, ['telegram:7001']],
        [{ topic: '5', channelId: HERONRY, username: 'rook' }, []],
        [{ topic: '7', username: 'tilda_probe' }, ['telegram:7001']],
      ] as [Parameters<typeof profilesAbout>[0], string[]][])
        assert.deepEqual(await found(words), expected, JSON.stringify(words));
      const byRelevance = {
        ...profilesAbout({ q: 'rook', channelId: HERONRY }, {}, ALL),
        order: 'relevance',
      };
      assert.deepEqual(await keys(store, byRelevance as Question), ['telegram:7002']);
    });

    test('filters channels by id, topic, and username (their own or that of a sender)', async (t) => {
      const store = await open(t);
      const found = (words: Parameters<typeof channelsAbout>[0]) =>
        keys(store, channelsAbout(words, {}, ALL));
      for (const [words, expected] of [
        [{ channelId: '1990000101' }, [`telegram:${HERONRY}`]],
        [{ channelId: HERONRY, q: 'heronry' }, [`telegram:${HERONRY}`]],
        [{ channelId: HERONRY, q: 'marsh' }, []],
        [{ topic: 'silent' }, [`telegram:${HERONRY}`]],
        [{ topic: '9' }, [`telegram:${HERONRY}`]],
        [{ topic: 'General' }, [`telegram:${HERONRY}`]],
        [{ topic: '5' }, [`telegram:${HERONRY}`, `telegram:${MARSH}`]],
        [{ username: 'rook' }, [`telegram:${HERONRY}`, `telegram:${OLD_GROUP}`]],
        [{ username: 'heronry_public' }, [`telegram:${HERONRY}`]],
        [{ username: 'heronry_public', q: 'marsh' }, []],
        [{ username: 'rook', platform: 'discord' }, []],
        [{ username: 'nobody', q: 'heronry' }, []],
        [{ username: ODA.username }, [`discord:${HARBOUR}`]],
      ] as [Parameters<typeof channelsAbout>[0], string[]][])
        assert.deepEqual(await found(words), expected, JSON.stringify(words));
    });
  });
}
