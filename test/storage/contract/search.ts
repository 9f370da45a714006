import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SeededRandom } from '../../../src/demo/random.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { SearchTree } from '../../../src/search/search-tree.ts';
import { isTrueOf, searchedParts } from '../../support/truth.ts';
import { at, HARBOUR, message, ODA } from '../../support/world.ts';
import { keysFound, sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

const TEXTS = [
  'Fresh stealer-logs from Brazil, contact me',
  'logs of a stealer, not fresh',
  '出售数据库样本',
  'Kurjatník café ÜBER Straße',
  'visit hxxps://evil[.]example/path or mail tilda(at)probe[.]example',
  'CVE-2024-3094 proof',
  'สวัสดีครับ ขายฐานข้อมูล',
  '안녕하세요 데이터베이스',
  'ランサムウェアのデータ',
  'Йод и ёлка',
  '😀',
  'word'.repeat(100),
  'senior C++ and c# developer',
  'scheme c for a .NET site, not inter.net',
];

/** Whether a message with only this text matches. */
function matches(tree: SearchTree, text: string): boolean {
  const { username: _, ...bare } = message({ text });
  return isTrueOf(tree, searchedParts(bare));
}

export function testSearch(engine: Engine): void {
  describe(`${engine.name}: searching`, () => {
    const cases: [string, number[]][] = [
      ['logs', [1, 2]],
      ['LOGS Fresh', [1, 2]],
      ['stealer-logs', [1]],
      ['"stealer logs"', [1]],
      ['"logs stealer"', []],
      ['logs -brazil', [2]],
      ['logs NOT brazil', [2]],
      ['brazil OR proof', [1, 6]],
      ['(brazil OR proof) logs', [1]],
      ['logs brazil OR proof', [1, 6]],
      ['braz*', [1]],
      ['stealer-lo*', [1]],
      ['"not fre"*', [2]],
      ['数据库', [3]],
      ['数', [3]],
      ['据数', []],
      ['kurjatnik CAFE uber', [4]],
      ['STRASSE', [4]],
      ['evil.example', [5]],
      ['https://evil.example/path', [5]],
      ['tilda@probe.example', [5]],
      ['tilda(at)probe[.]example', [5]],
      ['CVE-2024-3094', [6]],
      ['CVE-2024', [6]],
      ['ข้อมูล', [7]],
      ['ข', [7]],
      ['ม', [7]],
      ['ข้', [7]],
      ['hxxps', [5]],
      ['hxxp*', [5]],
      ['데이터', [8]],
      ['데', [8]],
      ['データ', [9]],
      ['ウェア', [9]],
      ['иод елка', [10]],
      ['ё', []],
      ['😀', []],
      ['-logs -数 -uber -evil -proof -ข -데 -デ -йод', [11, 12, 13, 14]],
      ['c++', [13]],
      ['C#', [13]],
      ['"c++ and C#"', [13]],
      ['"c and"', []],
      ['c', [13, 14]],
      ['c -c++', [14]],
      ['.net', [14]],
      ['net', [14]],
      ['"a .net site"', [14]],
      ['inter.net', [14]],
      ['p:telegram', []],
      ['p*', [5, 6]],
      ['NEAR(logs fresh)', []],
      ['text:logs', []],
      ['"', []],
      [`${'word'.repeat(50)}*`, [12]],
    ];
    for (const [q, expected] of cases) {
      test(`finds exactly ${JSON.stringify(expected)} for ${q.slice(0, 60)}`, async (t) => {
        const store = await engine.openStore(t);
        await write(
          store,
          ...TEXTS.map((text, index) => message({ sequence: String(index + 1), text, username: 'tilda' })),
        );
        assert.deepEqual(await sequencesFound(store, q), expected.map(String));
      });
    }

    for (const [name, q] of [
      ['negations within negations', `${'-(fresh '.repeat(31)}z${')'.repeat(31)}`],
      ['alternatives within negations', `${'fresh -(logs OR '.repeat(15)}z${')'.repeat(15)}`],
      ['groups within groups, deepest last', `${'fresh (logs OR '.repeat(15)}z${')'.repeat(15)}`],
    ] as const) {
      test(`answers 32 clauses of ${name}`, async (t) => {
        const store = await engine.openStore(t);
        await write(store, ...TEXTS.map((text, index) => message({ sequence: String(index + 1), text })));
        const naive = TEXTS.flatMap((text, index) =>
          matches(parseQuery(q), text) ? [String(index + 1)] : [],
        );
        assert.deepEqual(await sequencesFound(store, q), naive);
      });
    }

    test('matches a naive evaluation of the search tree for hundreds of random queries', async (t) => {
      const store = await engine.openStore(t);
      const words = ['ab', 'ac', 'b', 'c', 'd', '数', '据'];
      const random = new SeededRandom('random queries');
      const texts = Array.from({ length: 40 }, () =>
        Array.from({ length: 1 + random.below(6) }, () => random.pick(words)).join(' '),
      );
      // Without a username: only the text may match.
      await write(
        store,
        ...texts.map((text, index) => {
          const { username: _username, ...rest } = message({ sequence: String(index + 1), text });
          return rest;
        }),
      );
      const make = (depth: number): string => {
        const kind = depth === 0 ? 0 : random.below(7);
        if (kind <= 1) return random.pick(words);
        if (kind === 2) return `"${random.pick(words)} ${random.pick(words)}"`;
        if (kind === 3) return random.pick(['a*', 'b*', '"b a"*']);
        if (kind === 4) return `-(${make(depth - 1)})`;
        return `(${make(depth - 1)}${kind === 5 ? ' OR ' : ' '}${make(depth - 1)})`;
      };
      for (let round = 0; round < 400; round++) {
        const q = make(4);
        const tree = parseQuery(q);
        const naive = texts.flatMap((text, index) => (matches(tree, text) ? [String(index + 1)] : []));
        assert.deepEqual(await sequencesFound(store, q), naive, q);
      }
    });

    test('ANDs words over all searched fields of a message, but keeps a phrase within one', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({
          sequence: '1',
          text: 'price list',
          channelTitle: 'Heron Market',
          topicTitle: 'Wallets',
          username: 'oda',
        }),
      );
      for (const q of ['price heron wallets oda', '"heron market"', '"price list"']) {
        assert.deepEqual(await sequencesFound(store, q), ['1'], q);
      }
      for (const q of ['"list heron"', '"market wallets"', '"wallets oda"']) {
        assert.deepEqual(await sequencesFound(store, q), [], q);
      }
    });

    test('filters by platform, by exact username (ignoring case) and by date', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ sequence: '1', username: 'Tilda', detectionDate: at('2026-11-01') }),
        message({ sequence: '2', username: 'tilda_2', detectionDate: at('2026-11-02') }),
        message({
          sequence: '3',
          platform: 'discord',
          channelId: HARBOUR,
          username: 'o.d-a#1',
          detectionDate: at('2026-11-03'),
        }),
      );
      const found = (conditions: object) => sequencesFound(store, 'ordinary', conditions);
      assert.deepEqual(await found({ platform: 'discord' }), ['3']);
      assert.deepEqual(await found({ username: 'TILDA' }), ['1']);
      assert.deepEqual(await found({ username: 'O.D-A#1' }), ['3']);
      assert.deepEqual(await found({ username: 'o.d-a#' }), []);
      assert.deepEqual(await found({ during: { from: at('2026-11-02') } }), ['2', '3']);
      assert.deepEqual(await found({ during: { to: at('2026-11-02') } }), ['1', '2']);
      assert.deepEqual(
        await found({ during: { from: at('2026-11-02'), to: at('2026-11-02') }, platform: 'telegram' }),
        ['2'],
      );
    });

    test('searches ids, names and items of profiles, and matches no phrase across values', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '7001', at('2026-11-01'), {
          lists: { usernames: ['tilda', 'probe'], firstName: ['Tilda'], email: ['Tilda@Probe.example'] },
        }),
        profileSighting('discord', ODA.userId, at('2026-11-02'), {
          lists: { usernames: ['oda.k'], skype: ['live:oda'] },
        }),
      );
      const found = (q: string, conditions = {}) => keysFound(store, 'profile', q, conditions);
      assert.deepEqual(await found('7001'), ['telegram:7001']);
      assert.deepEqual(await found(ODA.userId), [`discord:${ODA.userId}`]);
      assert.deepEqual(await found('tilda@probe.example'), ['telegram:7001']);
      assert.deepEqual(await found('live:oda'), [`discord:${ODA.userId}`]);
      assert.deepEqual(await found('"tilda probe"'), ['telegram:7001'], 'within the e-mail address');
      assert.deepEqual(await found('"probe tilda"'), [], 'not across two usernames and a name');
      assert.deepEqual(await found('-nobody'), [`discord:${ODA.userId}`, 'telegram:7001']);
      assert.deepEqual(await found('-nobody', { platform: 'telegram' }), ['telegram:7001']);
      assert.deepEqual(await keysFound(store, 'channel', 'tilda'), [], 'profiles are not channels');
    });

    test('searches ids, titles, topic titles and server titles of channels', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        channelSighting(
          'telegram',
          '-1001990000101',
          at('2026-11-01'),
          { lists: { channelTitles: ['Heronry'] } },
          [{ id: '5', title: 'Escrow desk' }],
        ),
        channelSighting('discord', HARBOUR, at('2026-11-02'), {
          lists: { channelTitles: ['general'], serverTitle: ['Night Harbour'] },
        }),
      );
      for (const q of ['1001990000101', '"-1001990000101"', 'heronry', 'escrow desk']) {
        assert.deepEqual(await keysFound(store, 'channel', q), ['telegram:-1001990000101'], q);
      }
      assert.deepEqual(await keysFound(store, 'channel', 'harbour'), [`discord:${HARBOUR}`]);
    });

    test('finds a profile by values added later', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-01'), { lists: { usernames: ['before'] } }),
      );
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-02'), { lists: { usernames: ['after'] } }),
      );
      assert.deepEqual(await keysFound(store, 'profile', 'before after'), ['telegram:1']);
    });

    test('replaces the search entry of an edited message', async (t) => {
      const store = await engine.openStore(t);
      await write(store, message({ text: 'first words' }));
      await write(store, message({ text: 'second thoughts', version: at('2026-11-15') }));
      assert.deepEqual(await sequencesFound(store, 'first'), []);
      assert.deepEqual(await sequencesFound(store, 'second'), ['1']);
    });

    test('refuses to search or write an index of another analyzer until it is rebuilt', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ text: 'kept words' }),
        profileSighting('telegram', '9', at('2026-11-01'), { lists: { usernames: ['kept'] } }),
      );
      const upgraded = await engine.reopen(t, store, { analyzerVersion: 99 });
      await assert.rejects(sequencesFound(upgraded, 'kept'), /reindex/);
      await assert.rejects(write(upgraded, message()), /reindex/);
      await assert.rejects(upgraded.ping(), /reindex/);
      const progress: number[] = [];
      await upgraded.reindex((done) => progress.push(done));
      assert.deepEqual(await sequencesFound(upgraded, 'kept'), ['1']);
      assert.deepEqual(await keysFound(upgraded, 'profile', 'kept'), ['telegram:9']);
      assert.equal(progress.at(-1), 4, 'message, its channel and sender, and the profile');
      assert.deepEqual((await upgraded.status()).analyzer, { index: 99, program: 99 });
      await assert.rejects(sequencesFound(store, 'kept'), /reindex/, 'the older program refuses as well');
    });
  });
}
