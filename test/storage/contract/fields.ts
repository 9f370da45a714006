import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { channelSighting } from '../../../src/records/channel.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA } from '../../support/world.ts';
import { keysFound, sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const ETHEREUM = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const BITCOIN = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

/** The sequences of the best matches, best first. */
async function best(
  store: Store,
  q: string,
  conditions: Partial<Question<'message'>> = {},
): Promise<string[]> {
  const keys = await keysFound(store, 'message', q, { ...conditions, order: 'relevance' });
  return keys.map((key) => key.slice(key.lastIndexOf('_') + 1));
}

export function testFields(engine: Engine): void {
  describe(`${engine.name}: query fields`, () => {
    test('keeps platforms with equal ids apart', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({
          platform: 'jabber',
          channelId: '77',
          sequence: '1',
          userId: '7',
          username: 'oda@x.example',
        }),
        message({ platform: 'discord', channelId: '77', sequence: '1', userId: '7', username: 'oda' }),
      );
      for (const platform of ['jabber', 'discord'] as const)
        assert.deepEqual(await keysFound(store, 'message', 'user:7', { platform }), [`${platform}:77_1`]);
      await store.purge({ kind: 'profile', key: 'jabber:7' }, { at: 1, isPermanent: true });
      assert.deepEqual(await keysFound(store, 'message', '-zzz'), ['discord:77_1']);
      assert.equal((await store.get('profile', 'discord:7'))?.userId, '7');
    });

    test('finds messages by channel, user, server, language, media, e-mail and wallet', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({
          sequence: '1',
          userId: '7001',
          username: 'Tilda_Probe',
          channelTitle: 'Night Heronry',
          languages: [
            { language: 'en', probability: 0.9 },
            { language: 'de', probability: 0.1 },
          ],
          media: 'Photo',
          items: [{ kind: 'email', value: 'Tilda@probe.example' }],
        }),
        message({
          sequence: '2',
          platform: 'discord',
          channelId: HARBOUR,
          userId: ODA.userId,
          username: 'tilda',
          channelTitle: 'general',
          serverId: HARBOUR_SERVER,
          serverTitle: 'Night Harbour',
          languages: [{ language: 'en', probability: 0.8 }],
          items: [
            { kind: 'bitcoin_address', value: BITCOIN },
            { kind: 'ethereum_address', value: ETHEREUM },
          ],
        }),
      );
      const cases: [string, string[]][] = [
        [`channel:${HERONRY}`, ['1']],
        [`channel:${HERONRY.replace('-100', '')}`, ['1']],
        ['channel:heronry', ['1']],
        ['channel:"night heronry"', ['1']],
        ['channel:heron*', ['1']],
        ['channel:night', ['1']],
        ['channel:harbour', []],
        [`channel:${HARBOUR}`, ['2']],
        ['server:harbour', ['2']],
        ['server:"Night Har"*', ['2']],
        [`server:${HARBOUR_SERVER}`, ['2']],
        ['harbour', []],
        ['user:7001', ['1']],
        ['user:@TILDA_PROBE', ['1']],
        ['user:tilda', ['2']],
        ['user:tilda*', ['1', '2']],
        ['lang:en', ['1', '2']],
        ['lang:DE', ['1']],
        ['lang:e', []],
        ['-lang:de', ['2']],
        ['media:photo', ['1']],
        ['-media:*', ['1', '2']],
        ['email:tilda@PROBE.example', ['1']],
        ['email:tilda(at)probe[.]example', ['1']],
        ['email:probe.example', []],
        [`wallet:${ETHEREUM.toUpperCase().replace('X', 'x')}`, ['2']],
        [`wallet:${ETHEREUM.slice(0, 12).toUpperCase().replace('X', 'x')}*`, ['2']],
        [`wallet:${BITCOIN}`, ['2']],
        [`wallet:${BITCOIN.toLowerCase()}`, []],
        ['lang:en -user:tilda', ['1']],
        ['(lang:de OR server:harbour) user:tilda*', ['1', '2']],
      ];
      for (const [q, expected] of cases) assert.deepEqual(await sequencesFound(store, q), expected, q);
    });

    test('finds profiles and channels by their fields, and treats other fields as text', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '7001', at('2026-11-01'), {
          lists: { usernames: ['Tilda'], email: ['Tilda@probe.example'], bitcoin_address: [BITCOIN] },
        }),
        profileSighting('discord', ODA.userId, at('2026-11-01'), {
          lists: { usernames: ['oda'], firstName: ['lang de'] },
        }),
        channelSighting('telegram', HERONRY, at('2026-11-01'), { lists: { channelTitles: ['Heronry'] } }, [
          { id: '5', title: 'Escrow' },
        ]),
        channelSighting('discord', HARBOUR, at('2026-11-01'), {
          facts: { serverId: HARBOUR_SERVER },
          lists: { channelTitles: ['general'], serverTitle: ['Night Harbour'] },
        }),
      );
      const profiles = (q: string) => keysFound(store, 'profile', q);
      assert.deepEqual(await profiles('user:tilda'), ['telegram:7001']);
      assert.deepEqual(await profiles('user:7001'), ['telegram:7001']);
      assert.deepEqual(await profiles('email:tilda@probe.example'), ['telegram:7001']);
      assert.deepEqual(await profiles(`wallet:${BITCOIN}`), ['telegram:7001']);
      assert.deepEqual(await profiles('lang:de'), [`discord:${ODA.userId}`]);
      const channels = (q: string) => keysFound(store, 'channel', q);
      assert.deepEqual(await channels('channel:heronry'), [`telegram:${HERONRY}`]);
      assert.deepEqual(await channels('channel:escrow'), []);
      assert.deepEqual(await channels('server:harbour'), [`discord:${HARBOUR}`]);
      assert.deepEqual(await channels(`server:${HARBOUR_SERVER}`), [`discord:${HARBOUR}`]);
    });

    test('updates fields after an edit or a later sighting', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message({ languages: [{ language: 'en', probability: 0.9 }], media: 'photo' }));
      const version = at('2026-11-20');
      await write(
        store,
        message({ languages: [{ language: 'ru', probability: 0.9 }], media: 'video', version }),
      );
      assert.deepEqual(await sequencesFound(store, 'lang:en OR media:photo'), []);
      assert.deepEqual(await sequencesFound(store, 'lang:ru media:video'), ['1']);
      await write(
        store,
        channelSighting('discord', HARBOUR, at('2026-11-01'), { lists: { channelTitles: ['x'] } }),
      );
      await write(
        store,
        channelSighting('discord', HARBOUR, at('2026-11-02'), { facts: { serverId: HARBOUR_SERVER } }),
      );
      assert.deepEqual(await keysFound(store, 'channel', `server:${HARBOUR_SERVER}`), [`discord:${HARBOUR}`]);
    });
  });

  describe(`${engine.name}: order by relevance`, () => {
    test('ranks messages with more occurrences first, across months and pages', async (t) => {
      const store = await engine.openStore(t);
      const filler = 'and so on and so forth until the end';
      await write(
        store,
        ...['2026-09-01', '2026-10-01', '2026-11-01'].flatMap((day, month) => [
          message({ sequence: `${month + 1}1`, detectionDate: at(day), text: `heron ${filler}` }),
          message({ sequence: `${month + 1}2`, detectionDate: at(day), text: `heron heron heron ${filler}` }),
          message({ sequence: `${month + 1}3`, detectionDate: at(day), text: filler }),
        ]),
      );
      const ask = async (skip: number, take: number) => {
        const question: Question<'message'> = {
          collection: 'message',
          text: parseQuery('heron'),
          order: 'relevance',
          slice: { kind: 'page', skip, take },
        };
        const { total, hits, hasMore } = await store.find(question);
        return { total, hasMore, sequences: hits.map(({ sequence }) => sequence) };
      };
      const all = await ask(0, 10);
      assert.deepEqual([all.total, all.hasMore], [6, false]);
      assert.deepEqual(all.sequences.slice(0, 3).sort(), ['12', '22', '32']);
      const first = await ask(0, 4);
      const second = await ask(4, 4);
      assert.deepEqual([...first.sequences, ...second.sequences], all.sequences);
      assert.deepEqual([first.hasMore, second.hasMore], [true, false]);
    });

    test('a word is not rarer in a month with few messages', async (t) => {
      const store = await engine.openStore(t);
      const filler = 'and so on and so forth until the end';
      const inMonth = (day: string, month: number, texts: string[]) =>
        texts.map((text, index) =>
          message({ sequence: `${month}${index + 1}`, detectionDate: at(day) + index, text }),
        );
      const times = (text: string, count: number) => new Array<string>(count).fill(text);
      await write(
        store,
        ...inMonth('2026-10-01', 1, [
          `heron heron heron heron ${filler}`,
          ...times(`heron ${filler}`, 30),
          ...times(`gull ${filler}`, 30),
        ]),
      );
      const late = inMonth('2026-10-20', 3, [`heron ${filler}`, ...times(`gull ${filler}`, 11)]);
      await write(
        store,
        ...inMonth('2026-09-01', 2, [`heron ${filler}`, ...times(`gull ${filler}`, 11)]),
        ...late,
      );
      assert.equal((await best(store, 'heron'))[0], '11');
    });

    test('filters do not change the order of messages', async (t) => {
      const store = await engine.openStore(t);
      const by = (userId: string, username: string) => ({ userId, username });
      await write(
        store,
        ...Array.from({ length: 40 }, (_, index) =>
          message({
            ...by('1', 'wren'),
            sequence: `${index + 1}`,
            text: 'heron and so on and so forth until the end',
          }),
        ),
        message({
          ...by('2', 'rook'),
          sequence: '101',
          text: 'heron heron heron heron and so on and so forth',
        }),
        message({ ...by('2', 'rook'), sequence: '102', text: 'heron' }),
      );
      for (const [q, conditions] of [
        ['heron', {}],
        ['heron', { username: 'rook' }],
        ['heron', { platform: 'telegram' }],
        ['heron user:2', {}],
      ] as const)
        assert.deepEqual((await best(store, q, conditions)).slice(0, 2), ['101', '102'], q);
      const newest = await keysFound(store, 'message', '-gull');
      assert.deepEqual(await keysFound(store, 'message', '-gull', { order: 'relevance' }), newest);
    });

    test('a word counts only where its branch of the query matches', async (t) => {
      const store = await engine.openStore(t);
      const often = 'gull gull gull gull gull gull';
      await write(
        store,
        ...Array.from({ length: 60 }, (_, index) =>
          message({ sequence: `${index + 101}`, text: 'and so on and so forth until the end' }),
        ),
        message({ sequence: '1', text: 'heron heron heron on and on and on' }),
        message({ sequence: '2', text: `heron ${often} rook` }),
        message({ sequence: '3', text: `heron ${often} finch` }),
      );
      for (const q of [
        'heron OR (gull -rook)',
        'heron OR (gull finch)',
        'heron OR (gull (finch OR (wren -rook)))',
      ]) {
        const [first, second, third] = await best(store, q);
        assert.deepEqual([first, second, third], ['3', '1', '2'], q);
      }
      assert.equal((await best(store, 'lang:de OR heron OR (gull -rook)'))[0], '3');
    });

    test('ranks profiles the same, regardless of the order of imports', async (t) => {
      const usernames = (...names: string[]) => ({ lists: { usernames: names } });
      const first = profileSighting('telegram', '1', at('2026-11-03'), usernames('heron one'));
      const more = profileSighting('telegram', '1', at('2026-11-03'), usernames('heron two', 'heron three'));
      const second = profileSighting('telegram', '2', at('2026-11-01'), usernames('heron', 'heron b'));
      for (const batches of [
        [[first], [more], [second]],
        [[first, more, second]],
        [[second, more], [first]],
      ]) {
        const store = await engine.openStore(t);
        for (const batch of batches) await write(store, ...batch);
        const { hits } = await store.find({
          collection: 'profile',
          text: parseQuery('heron', 'profile'),
          order: 'relevance',
          slice: { kind: 'page', skip: 0, take: 10 },
        });
        assert.deepEqual(
          hits.map(({ userId }) => userId),
          ['1', '2'],
        );
      }
    });

    test('ranks profiles and channels for many clauses and for negations', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-03'), { lists: { usernames: ['heron'] } }),
        channelSighting('telegram', HERONRY, at('2026-11-03'), { lists: { channelTitles: ['heron'] } }),
      );
      const slice = { kind: 'page', skip: 0, take: 10 } as const;
      const many = (field: string) =>
        Array.from({ length: 32 }, (_, index) => `${field}:${index}`).join(' OR ');
      for (const collection of ['profile', 'channel'] as const) {
        const total = async (q: string) =>
          (await store.find({ collection, text: parseQuery(q, collection), order: 'relevance', slice }))
            .total;
        assert.equal(await total('-gull'), 1);
        assert.equal(await total('NOT gull OR NOT heron'), 1);
        assert.equal(
          await total(many(collection === 'profile' ? 'user' : 'channel')),
          collection === 'profile' ? 1 : 0,
        );
      }
    });

    test('ranks profiles with more occurrences first', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-03'), { lists: { usernames: ['heron'] } }),
        profileSighting('telegram', '2', at('2026-11-01'), {
          lists: { usernames: ['heron'], firstName: ['Heron'], lastName: ['heron'] },
        }),
      );
      const { hits } = await store.find({
        collection: 'profile',
        text: parseQuery('heron', 'profile'),
        order: 'relevance',
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.deepEqual(
        hits.map(({ userId }) => userId),
        ['2', '1'],
      );
    });
  });
}
