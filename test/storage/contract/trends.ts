import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { allFindingsOf, FINDING_SOURCES, type FindingSource } from '../../../src/records/finding.ts';
import type { Item } from '../../../src/records/item.ts';
import type { Message } from '../../../src/records/message.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import type { IndicatorTrendQuestion, NewCountQuestion } from '../../../src/storage/port/trends.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { at, HARBOUR, HERONRY, message, ODA } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const EVERYWHERE = { visible: [{ sources: FINDING_SOURCES }] };
const IN_MESSAGES: readonly FindingSource[] = ['telegram-message', 'discord-message'];
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map(at);
const DOMAIN: Item = { kind: 'domain', value: 'login-acme.example' };
const OTHER: Item = { kind: 'domain', value: 'tinderfox.example' };
const EMAIL: Item = { kind: 'email', value: 'Oda@Mail.example' };

let sequence = 0;
function posted(date: string, items: Item[], more: Partial<Message> = {}): Message {
  return message({ sequence: String(++sequence), detectionDate: at(date), items, ...more });
}

function trendsOf(more: Partial<IndicatorTrendQuestion> = {}): IndicatorTrendQuestion {
  return {
    bounds: DAYS,
    recent: 2,
    visible: [{ sources: IN_MESSAGES }],
    kinds: ['domain'],
    recordsMin: 1,
    max: 10,
    ...more,
  };
}

export function testTrends(engine: Engine): void {
  describe(`${engine.name}: what is new and what becomes more frequent`, () => {
    test('counts people and channels by the period in which they were first seen', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        profileSighting('telegram', '8', at('2026-11-09T23:59:59.999Z'), { lists: { usernames: ['a'] } }),
        profileSighting('telegram', '9', at('2026-11-10'), { lists: { usernames: ['b'] } }),
        profileSighting('discord', '9', at('2026-11-12T23:59:59.999Z'), { lists: { usernames: ['c'] } }),
        profileSighting('discord', '10', at('2026-11-13'), { lists: { usernames: ['d'] } }),
        channelSighting('telegram', HERONRY, at('2026-11-11'), { lists: { channelTitles: ['Heronry'] } }),
      );
      // Seen again later, and earlier.
      await write(store, profileSighting('telegram', '8', at('2026-11-12'), { lists: { usernames: ['a'] } }));
      await write(store, profileSighting('discord', '10', at('2026-11-11'), { lists: { usernames: ['d'] } }));
      assert.deepEqual(await store.countNew({ of: 'profile', bounds: DAYS }), [1, 1, 1]);
      assert.deepEqual(await store.countNew({ of: 'channel', bounds: DAYS }), [0, 1, 0]);
    });

    test('an indicator is new when no visible record has shown it before', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        posted('2026-11-01', [DOMAIN]),
        posted('2026-11-11', [DOMAIN, OTHER]),
        posted('2026-11-12', [OTHER, EMAIL]),
        pageSighting('page-1', at('2026-11-10'), { lists: { email: [EMAIL.value] } }),
      );
      const question: NewCountQuestion = {
        of: 'indicator',
        bounds: DAYS,
        kinds: ['domain', 'email'],
        ...EVERYWHERE,
      };
      assert.deepEqual(await store.countNew(question), [1, 1, 0]);
      const visible = [{ sources: IN_MESSAGES }];
      assert.deepEqual(await store.countNew({ ...question, visible }), [0, 1, 1]);
      assert.deepEqual(await store.countNew({ ...question, visible, kinds: ['email'] }), [0, 0, 1]);
      // What a key may not see is no earlier sighting.
      const recently = [{ sources: IN_MESSAGES, from: at('2026-11-10') }];
      assert.deepEqual(await store.countNew({ ...question, visible: recently }), [0, 2, 1]);
    });

    test('counts the most frequent recent indicators by period', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        posted('2026-11-09', [DOMAIN]),
        posted('2026-11-10', [DOMAIN]),
        posted('2026-11-12T08:00:00Z', [DOMAIN, OTHER]),
        posted('2026-11-12T09:00:00Z', [{ kind: 'domain', value: OTHER.value }, EMAIL]),
        posted('2026-11-11', [{ kind: 'domain', value: 'before.example' }]),
        posted('2026-11-13', [OTHER]),
      );
      const { totals, trends } = await store.indicatorTrends(trendsOf());
      assert.deepEqual(totals, [1, 1, 3]);
      assert.deepEqual(trends, [
        { kind: 'domain', canonical: OTHER.value, value: OTHER.value, counts: [0, 0, 2] },
        { kind: 'domain', canonical: DOMAIN.value, value: DOMAIN.value, counts: [1, 0, 1] },
      ]);
      const few = await store.indicatorTrends(trendsOf({ recordsMin: 2 }));
      assert.deepEqual(
        few.trends.map(({ canonical }) => canonical),
        [OTHER.value],
      );
      const emails = await store.indicatorTrends(trendsOf({ kinds: ['email'] }));
      assert.deepEqual(
        emails.trends.map(({ canonical, value }) => [canonical, value]),
        [['oda@mail.example', EMAIL.value]],
      );
      const none = await store.indicatorTrends(trendsOf({ visible: [{ sources: ['ransomware'] }] }));
      assert.deepEqual(none, { totals: [0, 0, 0], trends: [] });
    });

    test('trends and new indicators match a full scan of random messages', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(20);
      const messages = Array.from({ length: 300 }, (_, index) =>
        message({
          sequence: String(index + 1),
          detectionDate: at('2026-11-08') + Math.floor(random() * 6 * 86_400_000),
          items: Array.from(new Set(Array.from({ length: 3 }, () => Math.floor(random() ** 2 * 40)))).map(
            (number) => ({ kind: 'domain' as const, value: `host-${number}.example` }),
          ),
        }),
      );
      await write(store, ...messages);
      const findings = messages.flatMap(allFindingsOf);
      const period = (instant: number) => DAYS.findLastIndex((start) => start <= instant);
      const byValue = Map.groupBy(findings, ({ canonical }) => canonical);
      const expected = Array.from(byValue, ([canonical, all]) => {
        const counts = [0, 0, 0];
        for (const { firstSeen } of all) {
          const number = period(firstSeen);
          if (number >= 0 && number < 3) counts[number] = (counts[number] as number) + 1;
        }
        return { kind: 'domain', canonical, value: canonical, counts };
      })
        .filter(({ counts }) => (counts[2] as number) > 0)
        .sort(
          (a, b) => (b.counts[2] as number) - (a.counts[2] as number) || (a.canonical < b.canonical ? -1 : 1),
        );
      const answer = await store.indicatorTrends(trendsOf({ max: 15 }));
      assert.deepEqual(answer.trends, expected.slice(0, 15));
      assert.ok(expected.length > 15);
      const isNew = [0, 0, 0];
      for (const all of byValue.values()) {
        const number = period(Math.min(...all.map(({ firstSeen }) => firstSeen)));
        if (number >= 0 && number < 3) isNew[number] = (isNew[number] as number) + 1;
      }
      const visible = [{ sources: IN_MESSAGES }];
      assert.deepEqual(
        await store.countNew({ of: 'indicator', bounds: DAYS, kinds: ['domain'], visible }),
        isNew,
      );
    });

    test('finds channels that had messages and have none now', async (t) => {
      const store = await engine.openStore(t);
      const at3 = (channelId: string, ...dates: string[]) =>
        dates.map((date) => posted(date, [], { channelId }));
      await write(
        store,
        ...at3('-1001', '2026-11-10', '2026-11-10T12:00:00Z', '2026-11-11T10:00:00Z'),
        ...at3('-1002', '2026-11-10', '2026-11-12T10:00:00Z'),
        ...at3('-1003', '2026-11-09'),
        posted('2026-11-11T11:59:59.999Z', [], { platform: 'discord', channelId: HARBOUR, ...ODA }),
        // Tomorrow's messages do not show that a channel is alive.
        ...at3('-1004', '2026-11-11', '2026-11-20'),
      );
      const question = { bounds: DAYS, quietSince: at('2026-11-11T12:00:00Z'), max: 10 };
      const quiet = [
        {
          platform: 'telegram',
          channelId: '-1001',
          lastSeen: at('2026-11-11T10:00:00Z'),
          counts: [2, 1, 0],
        },
        {
          platform: 'discord',
          channelId: HARBOUR,
          lastSeen: at('2026-11-11T11:59:59.999Z'),
          counts: [0, 1, 0],
        },
        { platform: 'telegram', channelId: '-1004', lastSeen: at('2026-11-11'), counts: [0, 1, 0] },
      ];
      assert.deepEqual(await store.quietChannels(question), quiet);
      assert.deepEqual(await store.quietChannels({ ...question, max: 1 }), quiet.slice(0, 1));
    });

    test('proposes terms that several people or channels use more often than before', async (t) => {
      const store = await engine.openStore(t);
      const texts = (date: string, text: string, count: number, more: Partial<Message> = {}) =>
        Array.from({ length: count }, (_, index) =>
          posted(`${date}T0${index}:00:00Z`, [], { text, userId: String(100 + index), ...more }),
        );
      await write(
        store,
        ...texts('2026-11-11', 'selling vpn access', 5),
        ...texts('2026-11-12', 'selling vpn access', 5),
        ...texts('2026-11-12', 'Tinderfox panel 2026', 4),
        // One spammer in one channel.
        ...texts('2026-11-12', 'casino bonus', 8, { userId: '666' }),
        ...texts('2026-11-12', 'visit kestrel', 4, {
          items: [{ kind: 'matrix', value: 'kestrel:x.example' }],
        }),
        ...texts('2026-11-12', 'ask @lantern_desk or dark[.]lantern today', 4),
      );
      const bounds = [DAYS[1], DAYS[2], DAYS[3]] as [number, number, number];
      const terms = await store.termCandidates({ bounds, messagesMax: 100, max: 10 });
      assert.deepEqual(terms.slice(0, 2), ['tinderfox panel', 'visit']);
      assert.ok(terms.includes('selling vpn'));
      for (const term of [
        'casino',
        'casino bonus',
        'kestrel',
        'lantern',
        'lantern desk',
        '2026',
        'panel 2026',
      ])
        assert.ok(!terms.includes(term), term);
      // Only the newest messages are read.
      assert.deepEqual(await store.termCandidates({ bounds, messagesMax: 2, max: 10 }), []);
    });

    test('nothing that was purged is counted or proposed', async (t) => {
      const store = await engine.openStore(t);
      const secret = ['1', '2', '3', '4'].map((user) =>
        posted('2026-11-12', [OTHER], { text: 'Tinderfox panel', userId: user, channelId: '-1009' }),
      );
      await importFile(store, 'a', secret);
      await importFile(store, 'b', [posted('2026-11-11', [DOMAIN])]);
      const key = 'telegram:-1009';
      await store.purge({ kind: 'channel', key }, { at: PURGED_AT, isPermanent: true });
      assert.deepEqual((await store.indicatorTrends(trendsOf())).trends, []);
      const visible = [{ sources: IN_MESSAGES }];
      const isNew: NewCountQuestion = { of: 'indicator', bounds: DAYS, kinds: ['domain'], visible };
      assert.deepEqual(await store.countNew(isNew), [0, 1, 0]);
      assert.deepEqual(await store.countNew({ of: 'channel', bounds: DAYS }), [0, 1, 0]);
      const bounds = [DAYS[1], DAYS[2], DAYS[3]] as [number, number, number];
      assert.deepEqual(await store.termCandidates({ bounds, messagesMax: 100, max: 10 }), []);
      const quiet = await store.quietChannels({ bounds: DAYS, quietSince: at('2026-11-13'), max: 10 });
      assert.deepEqual(
        quiet.map(({ channelId }) => channelId),
        [HERONRY],
      );
    });

    test('an empty store has no trends', async (t) => {
      const store = await engine.openStore(t);
      assert.deepEqual(await store.countNew({ of: 'profile', bounds: DAYS }), [0, 0, 0]);
      assert.deepEqual(await store.indicatorTrends(trendsOf()), { totals: [0, 0, 0], trends: [] });
      assert.deepEqual(
        await store.quietChannels({ bounds: DAYS, quietSince: at('2026-11-13'), max: 10 }),
        [],
      );
      const bounds = [DAYS[1], DAYS[2], DAYS[3]] as [number, number, number];
      assert.deepEqual(await store.termCandidates({ bounds, messagesMax: 100, max: 10 }), []);
    });

    test('stops when the caller no longer waits', async (t) => {
      const store = await engine.openStore(t);
      const asker = { signal: AbortSignal.abort() };
      const bounds = [DAYS[1], DAYS[2], DAYS[3]] as [number, number, number];
      await assert.rejects(store.countNew({ of: 'profile', bounds: DAYS }, asker), Cancelled);
      await assert.rejects(store.indicatorTrends(trendsOf(), asker), Cancelled);
      await assert.rejects(
        store.quietChannels({ bounds: DAYS, quietSince: at('2026-11-13'), max: 10 }, asker),
        Cancelled,
      );
      await assert.rejects(store.termCandidates({ bounds, messagesMax: 100, max: 10 }, asker), Cancelled);
    });
  });
}
