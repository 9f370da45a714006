import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { FINDING_SOURCES } from '../../../src/records/finding.ts';
import {
  canonicalIndicator,
  indicatorHash,
  type LookupKind,
  SEARCHED_KINDS,
  searchedText,
} from '../../../src/records/indicator.ts';
import type { Item } from '../../../src/records/item.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { serverSighting } from '../../../src/records/server.ts';
import type {
  FindingFilter,
  IndicatorQuestion,
  IndicatorSearch,
} from '../../../src/storage/port/indicators.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { randomRecords } from '../../support/indicator-records.ts';
import { IndicatorTruth } from '../../support/indicator-truth.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../../support/world.ts';
import { write } from './helpers.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const EVERYWHERE = { visible: [{ sources: FINDING_SOURCES }] };
const DOMAIN: Item = { kind: 'domain', value: 'login-acme.example' };
const EMAIL: Item = { kind: 'email', value: 'Oda@Mail.example' };

function about(kind: LookupKind, value: string, more: Partial<IndicatorQuestion> = {}): IndicatorQuestion {
  const canonical = canonicalIndicator(kind, value);
  return { kind, canonical, interval: 'day', placesMax: 10, relatedMax: 10, ...EVERYWHERE, ...more };
}

function searchFor(pattern: string, more: Partial<IndicatorSearch> = {}): IndicatorSearch {
  return {
    text: searchedText(pattern.replace(/^\*|\*$/g, '')),
    isOpenBefore: pattern.startsWith('*'),
    isOpenAfter: pattern.endsWith('*'),
    kinds: SEARCHED_KINDS,
    slice: { kind: 'page', skip: 0, take: 100 },
    ...EVERYWHERE,
    ...more,
  };
}

async function valuesFound(store: Store, pattern: string, more?: Partial<IndicatorSearch>) {
  const { total, hits } = await store.findIndicators(searchFor(pattern, more));
  assert.equal(total, hits.length);
  return hits.map(({ kind, value }) => `${kind} ${value}`);
}

const RECORDS: readonly AnyRecord[] = [
  message({
    sequence: '1',
    items: [DOMAIN, EMAIL],
    channelTitle: 'Acme Support',
    detectionDate: at('2026-10-30'),
  }),
  message({ sequence: '2', items: [DOMAIN], detectionDate: at('2026-11-02T08:00:00Z') }),
  message({
    platform: 'discord',
    channelId: HARBOUR,
    sequence: '3',
    serverId: HARBOUR_SERVER,
    serverTitle: 'ACME Fans',
    ...ODA,
    items: [DOMAIN],
    detectionDate: at('2026-11-02T09:00:00Z'),
  }),
  // A post in the channel's name has no sender.
  message({ sequence: '4', userId: HERONRY, items: [DOMAIN], detectionDate: at('2026-11-03') }),
  profileSighting('telegram', '8', at('2026-11-04'), {
    lists: { email: ['oda@mail.example'], lastName: ['Ácme'] },
  }),
  channelSighting('telegram', '-1005', at('2026-11-05'), {
    facts: { username: 'acme_helpdesk' },
    lists: { domain: [DOMAIN.value] },
  }),
  pageSighting('page-1', at('2026-11-06'), {
    facts: { url: 'http://a.example/', pageTitle: 'Buy  ACME\u200b accounts' },
    lists: { email: ['ODA@mail.example'], domain: [DOMAIN.value] },
  }),
  ransomwareSighting(
    'post-1',
    at('2026-11-07'),
    { url: 'http://leak.example/1', grade: 'absolute-link' },
    { facts: { companyName: 'Acme Holding' }, lists: { url: ['https://acme.example/Path'] } },
  ),
  serverSighting('5', at('2026-11-08'), { lists: { serverTitles: ['Acme Café'] } }),
];

export function testIndicators(engine: Engine): void {
  describe(`${engine.name}: indicators`, () => {
    test('sums up where, when and by whom a value was shown, and what is shown with it', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const found = await store.indicator(about('domain', DOMAIN.value));
      assert.deepEqual(found, {
        kind: 'domain',
        canonical: 'login-acme.example',
        value: 'login-acme.example',
        total: 6,
        firstSeen: at('2026-10-30'),
        lastSeen: at('2026-11-06'),
        bySource: [
          { source: 'telegram-message', count: 3 },
          { source: 'discord-message', count: 1 },
          { source: 'page', count: 1 },
          { source: 'telegram-channel', count: 1 },
        ],
        channels: {
          total: 3,
          top: [
            { platform: 'telegram', id: HERONRY, messages: 3, isInRecord: false },
            { platform: 'discord', id: HARBOUR, messages: 1, isInRecord: false },
            { platform: 'telegram', id: '-1005', messages: 0, isInRecord: true },
          ],
        },
        people: {
          total: 2,
          top: [
            { platform: 'telegram', id: TILDA.userId, messages: 2, isInRecord: false },
            { platform: 'discord', id: ODA.userId, messages: 1, isInRecord: false },
          ],
        },
        histogram: [
          { at: at('2026-10-30'), count: 1 },
          { at: at('2026-11-02'), count: 2 },
          { at: at('2026-11-03'), count: 1 },
          { at: at('2026-11-05'), count: 1 },
          { at: at('2026-11-06'), count: 1 },
        ],
        related: {
          records: 6,
          top: [
            { kind: 'email', canonical: 'oda@mail.example', count: 2 },
            { kind: 'domain', canonical: 'a.example', count: 1 },
            { kind: 'name', canonical: 'acme_helpdesk', count: 1 },
            { kind: 'title', canonical: 'buy acme accounts', count: 1 },
            { kind: 'url', canonical: 'http://a.example/', count: 1 },
          ],
        },
      });
      assert.equal(await store.indicator(about('domain', 'other.example')), undefined);
    });

    test('counts a message and the profile of its sender as two records, and each record once', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const found = await store.indicator(about('email', 'ODA@MAIL.EXAMPLE', { interval: 'month' }));
      assert.deepEqual(
        found?.bySource.map(({ source, count }) => `${source} ${count}`),
        ['telegram-profile 2', 'page 1', 'telegram-message 1'],
      );
      assert.equal(found.value, 'ODA@mail.example');
      assert.deepEqual(found.people.top, [
        { platform: 'telegram', id: TILDA.userId, messages: 1, isInRecord: true },
        { platform: 'telegram', id: '8', messages: 0, isInRecord: true },
      ]);
      assert.deepEqual(found.histogram, [
        { at: at('2026-10-01'), count: 2 },
        { at: at('2026-11-01'), count: 2 },
      ]);
    });

    test('counts many values at once, in their order', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const values = [
        about('domain', 'no.example'),
        about('email', EMAIL.value),
        about('domain', DOMAIN.value),
      ];
      const many = Array.from({ length: 2500 }, (_, index) => about('domain', `d${index}.example`));
      const counts = await store.countIndicators({
        indicators: [...values, ...many, ...values],
        ...EVERYWHERE,
      });
      const totals = counts.map((count) => count?.total);
      assert.equal(counts.length, 2506);
      assert.deepEqual(totals.slice(0, 3), [undefined, 4, 6]);
      assert.deepEqual(totals.slice(-3), [undefined, 4, 6]);
      assert.deepEqual(counts[2], {
        total: 6,
        firstSeen: at('2026-10-30'),
        lastSeen: at('2026-11-06'),
        bySource: [
          { source: 'telegram-message', count: 3 },
          { source: 'discord-message', count: 1 },
          { source: 'page', count: 1 },
          { source: 'telegram-channel', count: 1 },
        ],
      });
      assert.deepEqual(await store.countIndicators({ indicators: [], ...EVERYWHERE }), []);
    });

    test('counts only what is visible and within the time range', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const domain = about('domain', DOMAIN.value);
      const total = async (more: Partial<IndicatorQuestion>) =>
        (await store.indicator({ ...domain, ...more }))?.total;
      assert.equal(await total({ visible: [{ sources: ['page', 'telegram-channel'] }] }), 2);
      assert.equal(await total({ visible: [{ sources: ['page'], kinds: ['email'] }] }), undefined);
      assert.equal(
        await total({
          visible: [{ sources: ['page'] }, { sources: ['discord-message'], kinds: ['domain'] }],
        }),
        2,
      );
      assert.equal(await total({ visible: [{ sources: FINDING_SOURCES, from: at('2026-11-03') }] }), 3);
      assert.equal(await total({ visible: [] }), undefined);
      assert.equal(
        await total({ during: { from: at('2026-11-02T08:00:00Z'), to: at('2026-11-02T08:00:00Z') } }),
        1,
      );
      const page = await store.indicator({
        ...domain,
        visible: [{ sources: ['page'], kinds: ['domain', 'title'] }],
      });
      assert.deepEqual(page?.related.top, [
        { kind: 'domain', canonical: 'a.example', count: 1 },
        { kind: 'title', canonical: 'buy acme accounts', count: 1 },
      ]);
      assert.deepEqual(await valuesFound(store, '*acme*', { visible: [{ sources: ['ransomware'] }] }), [
        'title Acme Holding',
        'url https://acme.example/Path',
      ]);
      const hash = indicatorHash('login-acme.example');
      assert.deepEqual(
        await store.indicatorsByHash({ prefixes: [hash], visible: [{ sources: ['ransomware'] }] }),
        [[]],
      );
    });

    test('finds domains, URLs, e-mails, names and titles by a part of them, newest first', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      assert.deepEqual(await valuesFound(store, '*ACMÉ*'), [
        'title Acme Café',
        'title Acme Holding',
        'url https://acme.example/Path',
        'title Buy  ACME\u200b accounts',
        'name acme_helpdesk',
        'name Ácme',
        'title ACME Fans',
        'domain login-acme.example',
        'title Acme Support',
      ]);
      assert.deepEqual(await valuesFound(store, 'acme*', { kinds: ['name', 'url'] }), [
        'url https://acme.example/Path',
        'name acme_helpdesk',
        'name Ácme',
      ]);
      assert.deepEqual(await valuesFound(store, '*acme.example'), ['domain login-acme.example']);
      assert.deepEqual(await valuesFound(store, 'acme'), ['name Ácme']);
      assert.deepEqual(await valuesFound(store, '*MAIL.example', { kinds: ['email'] }), [
        'email ODA@mail.example',
      ]);
      assert.deepEqual(await valuesFound(store, '*acme*', { during: { to: at('2026-10-31') } }), [
        'domain login-acme.example',
        'title Acme Support',
      ]);
      assert.deepEqual(await valuesFound(store, '*nobody*'), []);
    });

    test('finds only values that no visible record showed before, on request', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const since = (from: string, more: Partial<IndicatorSearch> = {}) =>
        valuesFound(store, '*acme*', { during: { from: at(from) }, isNew: true, ...more });
      assert.deepEqual(await since('2026-11-03'), [
        'title Acme Café',
        'title Acme Holding',
        'url https://acme.example/Path',
        'title Buy  ACME\u200b accounts',
        'name acme_helpdesk',
        'name Ácme',
      ]);
      assert.ok((await since('2026-11-03', { isNew: false })).includes(`domain ${DOMAIN.value}`));
      assert.deepEqual(
        await since('2026-11-03', { during: { from: at('2026-11-03'), to: at('2026-11-04') } }),
        ['name Ácme'],
      );
      // The first to show it is a message.
      assert.deepEqual(await since('2026-10-30', { kinds: ['domain'] }), [`domain ${DOMAIN.value}`]);
      assert.deepEqual(await since('2026-10-31', { kinds: ['domain'] }), []);
      const pages = { kinds: ['domain'] as const, visible: [{ sources: ['page'] as const }] };
      assert.deepEqual(await since('2026-11-06', pages), [`domain ${DOMAIN.value}`]);
      const { hits } = await store.findIndicators(
        searchFor('*acme*', { ...pages, during: { from: at('2026-11-06') }, isNew: true }),
      );
      assert.deepEqual(hits[0], {
        kind: 'domain',
        canonical: DOMAIN.value,
        value: DOMAIN.value,
        total: 1,
        firstSeen: at('2026-11-06'),
        lastSeen: at('2026-11-06'),
        bySource: [{ source: 'page', count: 1 }],
      });
    });

    test('after a purge of all earlier records, a value is new', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', [
        message({ sequence: '1', items: [DOMAIN], detectionDate: at('2026-10-01') }),
      ]);
      await importFile(store, 'b', [
        message({ sequence: '2', ...ODA, items: [DOMAIN], detectionDate: at('2026-11-10') }),
      ]);
      const search = { kinds: ['domain'] as const, during: { from: at('2026-11-01') }, isNew: true };
      assert.deepEqual(await valuesFound(store, '*acme*', search), []);
      await store.purge(
        { kind: 'profile', key: `telegram:${TILDA.userId}` },
        { at: PURGED_AT, isPermanent: true },
      );
      assert.deepEqual(await valuesFound(store, '*acme*', search), [`domain ${DOMAIN.value}`]);
    });

    test('pages and cursors give every found value once', async (t) => {
      const store = await engine.openStore(t);
      const emails = Array.from(
        { length: 25 },
        (_, index) => `person${index % 2 ? 'ä' : '𝔞'}${index}@mail.example`,
      );
      await write(
        store,
        profileSighting('telegram', '8', at('2026-11-04'), { lists: { usernames: emails } }),
        profileSighting('telegram', '9', at('2026-11-05'), { lists: { usernames: ['person'] } }),
      );
      const all = (await store.findIndicators(searchFor('person*'))).hits.map(({ value }) => value);
      assert.deepEqual([all.length, all[0]], [26, 'person']);
      const paged: string[] = [];
      for (let skip = 0; ; skip += 10) {
        const found = await store.findIndicators(
          searchFor('person*', { slice: { kind: 'page', skip, take: 10 } }),
        );
        assert.equal(found.total, 26);
        paged.push(...found.hits.map(({ value }) => value));
        if (!found.hasMore) break;
      }
      assert.deepEqual(paged, all);
      const walked: string[] = [];
      let position: { at: number; key: string } | undefined;
      for (;;) {
        const found = await store.findIndicators(
          searchFor('person*', { slice: { kind: 'after', position, take: 7 } }),
        );
        walked.push(...found.hits.map(({ value }) => value));
        const last = found.hits.at(-1);
        if (!found.hasMore || last === undefined) break;
        position = { at: last.firstSeen, key: `${last.kind} ${last.canonical}` };
      }
      assert.deepEqual(walked, all);
    });

    test('treats every character of a search as itself', async (t) => {
      const store = await engine.openStore(t);
      const names = [
        'a"b c',
        'a*b?c',
        'a\\b_c%',
        "o'neil (x)",
        'x\u0000y z',
        '100%_sure',
        '日本語',
        'новый год',
        '[a-z]+',
        'NOT AND OR',
        'col:umn',
      ];
      await write(store, profileSighting('telegram', '8', at('2026-11-04'), { lists: { usernames: names } }));
      const withoutCase = (name: string) => searchedText(canonicalIndicator('name', name));
      for (const name of names) {
        const inner = withoutCase(name);
        const { hits } = await store.findIndicators({ ...searchFor('*x*'), text: inner });
        assert.deepEqual(
          hits.map(({ value }) => value),
          [name],
          name,
        );
      }
      for (const text of ['a?b', 'a.b', '_s_', '%_%', '...', '***', '???'])
        assert.deepEqual((await store.findIndicators({ ...searchFor('*x*'), text })).hits.length, 0, text);
    });

    test('answers hashes that begin with a prefix, without the values', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const hash = indicatorHash('oda@mail.example');
      const expected = {
        hash,
        kind: 'email',
        total: 4,
        firstSeen: at('2026-10-30'),
        lastSeen: at('2026-11-06'),
        bySource: [
          { source: 'telegram-profile', count: 2 },
          { source: 'page', count: 1 },
          { source: 'telegram-message', count: 1 },
        ],
      };
      const other = `${hash.slice(0, 20)}${hash[20] === '0' ? '1' : '0'}`;
      const answers = await store.indicatorsByHash({
        prefixes: [hash.slice(0, 5), hash, other, hash.slice(0, 13)],
        ...EVERYWHERE,
      });
      assert.deepEqual(answers, [[expected], [expected], [], [expected]]);
    });

    test('names follow the merged record: a replaced title is no longer found', async (t) => {
      const store = await engine.openStore(t);
      const page = (title: string, day: string) =>
        pageSighting('page-1', at(day), { facts: { url: 'http://a.example/', pageTitle: title } });
      await write(store, page('First title', '2026-11-02'));
      await write(store, page('Second title', '2026-11-04'));
      await write(store, page('Older title', '2026-11-01'));
      assert.deepEqual(await valuesFound(store, '*title*'), ['title Second title']);
      const found = await store.indicator(about('title', 'second TITLE'));
      assert.equal(found?.firstSeen, at('2026-11-01'));
    });

    test('a purge removes values, names, counts, related indicators and hashes', async (t) => {
      const store = await engine.openStore(t);
      const [first, ...others] = RECORDS;
      await importFile(store, 'a', [first as AnyRecord]);
      await importFile(store, 'b', [...others]);
      await store.purge(
        { kind: 'profile', key: `telegram:${TILDA.userId}` },
        { at: PURGED_AT, isPermanent: true },
      );
      await store.purge({ kind: 'profile', key: 'telegram:8' }, { at: PURGED_AT, isPermanent: true });
      assert.equal((await store.indicator(about('domain', DOMAIN.value)))?.total, 4);
      assert.equal((await store.indicator(about('email', EMAIL.value)))?.total, 1);
      assert.equal(await store.indicator(about('name', TILDA.username)), undefined);
      assert.deepEqual(await valuesFound(store, '*tilda*'), []);
      assert.deepEqual(await valuesFound(store, '*Ácme*', { kinds: ['name'] }), ['name acme_helpdesk']);
      const prefixes = [indicatorHash(canonicalIndicator('name', TILDA.username))];
      assert.deepEqual(await store.indicatorsByHash({ prefixes, ...EVERYWHERE }), [[]]);
    });

    test('retention removes values of dropped messages that no record contains any more', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      await store.retain(202611, { isDryRun: false });
      assert.equal((await store.indicator(about('domain', DOMAIN.value)))?.total, 5);
      // The sender's profile keeps it.
      assert.equal((await store.indicator(about('email', EMAIL.value)))?.total, 3);
    });

    test('stops when the caller no longer waits', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...RECORDS);
      const asker = { signal: AbortSignal.abort() };
      await assert.rejects(store.indicator(about('domain', DOMAIN.value), asker), Cancelled);
      await assert.rejects(store.findIndicators(searchFor('*acme*'), asker), Cancelled);
      await assert.rejects(
        store.countIndicators({ indicators: [about('domain', 'x')], ...EVERYWHERE }, asker),
        Cancelled,
      );
      await assert.rejects(store.indicatorsByHash({ prefixes: ['00000'], ...EVERYWHERE }, asker), Cancelled);
    });

    test('summaries, counts, searches and hashes match a full scan of random records', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(18);
      const records = randomRecords(random, 1200);
      for (let start = 0; start < records.length; start += 300)
        await store.write({ records: records.slice(start, start + 300) });
      const truth = new IndicatorTruth(records);
      const { indicators } = truth;
      const filters: FindingFilter[] = [EVERYWHERE, ...PARTIAL_FILTERS];
      for (const filter of filters) {
        const counts = await store.countIndicators({ indicators, ...filter });
        assert.deepEqual(
          counts,
          indicators.map(({ kind, canonical }) => truth.count(kind, canonical, filter)),
        );
      }
      const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
      for (let round = 0; round < engine.rounds(150); round++) {
        const filter = pick(filters);
        const { kind, canonical } = pick(indicators);
        const question = about(kind, canonical, {
          ...filter,
          canonical,
          interval: round % 2 ? 'day' : 'month',
          placesMax: 1 + (round % 5),
          relatedMax: 1 + (round % 7),
        });
        assert.deepEqual(await store.indicator(question), truth.summary(question), `${kind} ${canonical}`);
        const value = searchedText(pick(indicators).canonical);
        const start = Math.floor(random() * Math.max(1, value.length - 3));
        const text = value.slice(start, start + 3 + Math.floor(random() * 5)).trim();
        if ([...text].length < 3) continue;
        const search: IndicatorSearch = {
          ...searchFor('*x*', { ...filter, slice: { kind: 'page', skip: 0, take: 10_000 } }),
          text,
          isOpenBefore: random() < 0.7,
          isOpenAfter: random() < 0.7,
          kinds: random() < 0.5 ? SEARCHED_KINDS : [pick(SEARCHED_KINDS), pick(SEARCHED_KINDS)],
          ...(random() < 0.5 && {
            during: { ...filter.during, from: at('2026-09-21') + Math.floor(random() * 40) * 86_400_000 },
            isNew: random() < 0.7,
          }),
        };
        const { hits } = await store.findIndicators(search);
        assert.deepEqual(
          hits.map(
            ({ kind: of, canonical: text, value: _, ...count }) => `${of} ${text} ${JSON.stringify(count)}`,
          ),
          truth.search(search),
          `${text} ${search.isOpenBefore} ${search.isOpenAfter}`,
        );
      }
      const prefixes = indicators.map(({ canonical }, index) =>
        indicatorHash(canonical).slice(0, 5 + (index % 60)),
      );
      const hashed = await store.indicatorsByHash({ prefixes, ...EVERYWHERE });
      assert.deepEqual(
        hashed,
        prefixes.map((prefix) => truth.byHash(prefix, EVERYWHERE)),
      );
    });
  });
}

const PARTIAL_FILTERS: FindingFilter[] = [
  { visible: [{ sources: ['telegram-message', 'page'] as const }] },
  {
    visible: [
      { sources: ['telegram-profile'] as const, kinds: ['email', 'name'] as const },
      { sources: ['page', 'ransomware'] as const, from: at('2026-10-10') },
    ],
    during: { to: at('2026-11-05') },
  },
];
