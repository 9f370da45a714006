/** The overview: what each part counts, and what a key may see of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import type { OverviewHit } from '../../src/contract/overview-hit.ts';
import type { Message } from '../../src/records/message.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import type { SavedSearch } from '../../src/storage/port/alerts.ts';
import type { Scope } from '../../src/storage/port/api-key.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { NOW, startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, message, ODA } from '../support/world.ts';

const HOUR = 3_600_000;

let sequence = 0;
function sent(ago: number, more: Partial<Message> = {}): Message {
  return message({ sequence: String(++sequence), detectionDate: NOW - ago, ...more });
}

/** A message every hour, from some hours ago back to others. */
function hourly(from: number, to: number, more: Partial<Message> = {}): Message[] {
  return Array.from({ length: from - to }, (_, index) => sent((to + index) * HOUR + 60_000, more));
}

const post = (id: string, ago: number, group: string) =>
  ransomwareSighting(
    id,
    NOW - ago,
    { url: `http://leak.example/${id}`, grade: 'absolute-link' },
    { facts: { ransomwareGroup: group, companyName: `Company ${id}`, country: 'DE', industry: 'Energy' } },
  );
const page = (id: string, ago: number, url = 'http://abcdef.onion/') =>
  pageSighting(id, NOW - ago, { facts: { url: `${url}${id}`, pageTitle: id } });

type Start = Parameters<typeof startApp>[0] & Parameters<typeof temporaryFolder>[0];
async function start(t: Start, ...records: AnyRecord[]): Promise<TestApp> {
  const app = await startApp(t, temporaryFolder(t));
  if (records.length > 0) await app.write(...records);
  return app;
}

async function overview({ get, getBare }: TestApp, query = '', key?: string): Promise<OverviewHit> {
  const path = `/api/v2/overview${query}`;
  const response = await (key === undefined ? get(path) : getBare(path, { 'x-api-key': key }));
  assert.equal(response.statusCode, 200, response.body);
  const { total, hits } = response.json().data;
  assert.equal(total, 1);
  return hits[0];
}

test('counts what is stored, by kind, with the date of the oldest record', async (t) => {
  const app = await start(
    t,
    sent(50 * MS_PER_DAY),
    sent(HOUR, { platform: 'discord', channelId: HARBOUR, ...ODA }),
    page('p1', HOUR),
    post('a', HOUR, 'brasskettle'),
  );
  const { totals } = await overview(app, '?parts=totals');
  assert.deepEqual(totals, {
    records: 4,
    since: '2026-09-26T12:00:00Z',
    message: { telegram: 1, discord: 1, jabber: 0 },
    profile: 2,
    channel: 2,
    page: 1,
    post: 1,
    victim: 1,
    group: 0,
  });
});

test('an empty store has an overview', async (t) => {
  const hit = await overview(await start(t));
  assert.deepEqual(hit.totals?.records, 0);
  assert.equal('since' in (hit.totals ?? {}), false);
  assert.equal(hit.days?.length, 30);
  assert.deepEqual([hit.sources, hit.silentChannels], [[], []]);
  assert.deepEqual(hit.rising, { terms: [], wallets: [], domains: [] });
  assert.equal(hit.timedOut, undefined);
});

test('a day without any record was not collected, and is not zero', async (t) => {
  const app = await start(
    t,
    sent(4 * MS_PER_DAY),
    sent(2 * MS_PER_DAY),
    page('p1', 2 * MS_PER_DAY),
    post('a', 2 * MS_PER_DAY, 'x'),
    // Covers its day, although it is counted nowhere.
    profileSighting('telegram', '8', NOW - MS_PER_DAY, { lists: { usernames: ['a'] } }),
  );
  const { days = [] } = await overview(app, '?parts=days&days=5');
  assert.deepEqual(
    days.map(({ day, isCollected }) => [day, isCollected]),
    [
      ['2026-11-11', true],
      ['2026-11-12', false],
      ['2026-11-13', true],
      ['2026-11-14', true],
      ['2026-11-15', true],
    ],
  );
  assert.deepEqual(days[2]?.counts, { telegram: 1, discord: 0, jabber: 0, page: 1, post: 1 });
});

test('names the sources that have been silent for longer than usual', async (t) => {
  const app = await start(
    t,
    ...hourly(200, 0),
    ...hourly(200, 9, { platform: 'discord', channelId: HARBOUR, ...ODA }),
    ...Array.from({ length: 9 }, (_, day) => page(`p${day}`, (day + 1) * MS_PER_DAY)),
    post('a', 60 * MS_PER_DAY, 'brasskettle'),
  );
  const { sources = [] } = await overview(app, '?parts=sources&days=1');
  assert.deepEqual(
    sources.map(({ id, kind, isSilent, usualIntervalSeconds, count24h, silentSince }) => ({
      id,
      kind,
      isSilent,
      usualIntervalSeconds,
      count24h,
      silentSince,
    })),
    [
      {
        id: 'telegram',
        kind: 'platform',
        isSilent: false,
        usualIntervalSeconds: 3600,
        count24h: 24,
        silentSince: undefined,
      },
      {
        id: 'discord',
        kind: 'platform',
        isSilent: true,
        usualIntervalSeconds: 3600,
        count24h: 15,
        silentSince: '2026-11-15T02:59:00Z',
      },
      // Once a day is usual for these pages.
      {
        id: 'page:tor',
        kind: 'network',
        isSilent: false,
        usualIntervalSeconds: 86_400,
        count24h: 0,
        silentSince: undefined,
      },
      // Nothing for 60 days.
      {
        id: 'post',
        kind: 'ransomware',
        isSilent: true,
        usualIntervalSeconds: undefined,
        count24h: 0,
        silentSince: '2026-09-16T12:00:00Z',
      },
    ],
  );
  const [telegram] = sources;
  assert.equal(telegram?.lastSeen, '2026-11-15T11:59:00Z');
  assert.equal(telegram?.series.length, 30);
  assert.deepEqual(telegram?.series.slice(-2), [24, 12]);
});

test('a key that pushes is a source, for keys that see all kinds of records', async (t) => {
  const app = await start(t);
  const { services } = app;
  const [key] = await services.keys.list();
  const keyId = key?.id ?? '';
  const push = { keyId, day: '2026-11-14', name: 'push by test, 2026-11-14', format: 'records' };
  const pushedAt = at('2026-11-14T10:00:00Z');
  const { importId, fileId } = await services.store.imports.openPush(push, pushedAt);
  await services.store.write({
    records: [sent(26 * HOUR)],
    file: fileId,
    push: { importId, at: pushedAt, counts: { read: 3, skipped: 0, rejected: 2 } },
  });
  const { sources = [] } = await overview(app, '?parts=sources');
  const collector = sources.find(({ kind }) => kind === 'collector');
  assert.deepEqual(
    [collector?.id, collector?.name, collector?.lastSeen, collector?.isSilent, collector?.series.at(-2)],
    [`collector:${keyId}`, 'test', '2026-11-14T10:00:00Z', false, 3],
  );
  const limited = await overview(app, '?parts=sources', await app.issueKey(['im', 'documents']));
  assert.deepEqual(
    limited.sources?.map(({ id }) => id),
    ['telegram'],
  );
});

test('names the channels that have fallen silent', async (t) => {
  const busy = (channelId: string, from: number, to: number) =>
    hourly(from, to, { channelId, channelTitle: `Title of ${channelId}` });
  const app = await start(
    t,
    ...busy('-1001', 240, 72),
    ...busy('-1002', 240, 0),
    // A message a day is too few to call it silent.
    ...Array.from({ length: 6 }, (_, day) => sent((day + 3) * MS_PER_DAY, { channelId: '-1003' })),
  );
  const { silentChannels } = await overview(app, '?parts=silentChannels');
  assert.deepEqual(silentChannels, [
    {
      platform: 'telegram',
      channelId: '-1001',
      title: 'Title of -1001',
      lastSeen: '2026-11-12T11:59:00Z',
      usualPerDay: 24,
    },
  ]);
});

test('compares the last 24 hours with the 24 hours before', async (t) => {
  const domain = (value: string) => ({ items: [{ kind: 'domain' as const, value }] });
  const app = await start(
    t,
    sent(40 * MS_PER_DAY, domain('old.example')),
    sent(47 * HOUR, { ...domain('first.example'), channelId: '-1001', userId: '1' }),
    sent(24 * HOUR, domain('old.example')),
    sent(24 * HOUR - 1, { ...domain('second.example'), channelId: '-1002', userId: '2' }),
    sent(HOUR, { ...domain('second.example'), channelId: '-1002', userId: '3' }),
    post('a', HOUR, 'brasskettle'),
  );
  const { numbers } = await overview(app, '?parts=numbers&days=3');
  assert.deepEqual(numbers, {
    records: { value: 3, previous: 2, series: [1, 2, 2] },
    newIndicators: { value: 1, previous: 1, series: [1, 1, 0] },
    newVictims: { value: 1, previous: 0, series: [0, 0, 1] },
    newPeople: { value: 2, previous: 1, series: [1, 1, 1] },
    newChannels: { value: 1, previous: 1, series: [1, 1, 0] },
  });
});

test('counts ransomware posts by group, and lists the newest victims', async (t) => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const app = await start(
    t,
    ...names.flatMap((group, index) =>
      Array.from({ length: 9 - index }, (_, day) => post(`${group}${day}`, day * MS_PER_DAY, group)),
    ),
    post('old', 60 * MS_PER_DAY, 'a'),
  );
  const { groups, victims } = await overview(app, '?parts=groups,victims&days=9');
  assert.deepEqual(
    groups?.groups.map(({ id, count }) => [id, count]),
    [
      ['a', 9],
      ['b', 8],
      ['c', 7],
      ['d', 6],
      ['e', 5],
      ['f', 4],
    ],
  );
  assert.deepEqual([groups?.interval, groups?.other, groups?.buckets.length], ['day', 5, 9]);
  assert.deepEqual(groups?.buckets[0], { start: '2026-11-07', total: 1, counts: [1, 0, 0, 0, 0, 0] });
  assert.deepEqual(groups?.buckets.at(-1), { start: '2026-11-15', total: 8, counts: [1, 1, 1, 1, 1, 1] });
  assert.equal(victims?.today, 8);
  assert.equal(victims?.newest.length, 10);
  assert.deepEqual(victims?.newest[0], {
    id: 'h0',
    name: 'Company h0',
    group: 'h',
    country: 'DE',
    sector: 'Energy',
    firstSeen: '2026-11-15T12:00:00Z',
  });
  const weekly = await overview(app, '?parts=groups&days=63');
  assert.equal(weekly.groups?.interval, 'week');
  assert.equal(weekly.groups?.buckets.at(-1)?.start, '2026-11-09');
  assert.equal(weekly.groups?.groups[0]?.count, 10);
});

test('shows the saved searches and new matches that the key may see', async (t) => {
  const app = await start(t);
  const { store } = app.services;
  const search = (id: string, about: 'message' | 'page', severity: 'high' | 'low'): SavedSearch => ({
    id,
    name: id,
    condition: { kind: 'search', about, parameters: { q: 'wallet' } },
    tags: [],
    severity,
    isEnabled: true,
    targets: [],
    schedule: 'immediately',
    cap: 60,
    createdAt: NOW,
    updatedAt: NOW,
  });
  await store.alerts.saveSearch(search('messages', 'message', 'high'));
  await store.alerts.saveSearch(search('pages', 'page', 'low'));
  const matching = await new SavedSearches(store).matching(NOW);
  await store.write({
    records: [
      sent(HOUR, { text: 'a wallet' }),
      pageSighting('p1', NOW - HOUR, { facts: { url: 'http://a.onion/', text: 'my wallet' } }),
    ],
    matching,
  });
  const { alerts } = await overview(app, '?parts=alerts');
  assert.deepEqual(
    alerts?.searches.map(({ id, matches }) => [id, matches?.new]),
    [
      ['messages', 1],
      ['pages', 1],
    ],
  );
  assert.deepEqual(alerts?.newMatches, { info: 0, low: 1, medium: 0, high: 1, critical: 0 });
  assert.deepEqual(alerts?.matches.map(({ search: id }) => id).sort(), ['messages', 'pages']);
  const key = await app.issueKey(['alerts', 'im']);
  const limited = await overview(app, '?parts=alerts', key);
  assert.equal(limited.alerts?.total, 1);
  assert.deepEqual(
    limited.alerts?.matches.map(({ search: id, snippet }) => [id, snippet]),
    [['messages', 'a wallet']],
  );
});

test('lists the newest saved searches', async (t) => {
  const app = await start(t);
  const { alerts: book, store } = app.services;
  const { search } = await book.searches.create({ name: 'any', q: 'wallet' }, { isDryRun: true });
  for (let index = 0; index <= 100; index++)
    await store.alerts.saveSearch({ ...search, id: `n${index}`, createdAt: NOW + index });
  const { alerts } = await overview(app, '?parts=alerts');
  assert.equal(alerts?.total, 101);
  assert.deepEqual([alerts?.searches[0]?.id, alerts?.searches.at(-1)?.id], ['n1', 'n100']);
});

test('shows the days of each feed as far as the key may see them', async (t) => {
  const app = await start(t, post('a', 40 * MS_PER_DAY, 'x'), post('b', MS_PER_DAY, 'x'));
  const { coverage = [] } = await overview(app, '?parts=coverage&days=45');
  assert.deepEqual(
    coverage.map(({ feed, days }) => [feed, days.length]),
    [
      ['ransomware', 45],
      ['telegram', 45],
      ['wallets', 45],
      ['onion', 45],
    ],
  );
  assert.deepEqual(
    coverage[0]?.days.filter(({ covered }) => covered),
    [
      { day: '2026-10-06', covered: true, total: 1 },
      { day: '2026-11-14', covered: true, total: 1 },
    ],
  );
  const limited = await overview(app, '?parts=coverage,days,groups&days=45', await app.issueKey(['feeds']));
  assert.equal(limited.coverage?.[0]?.days[0]?.day, '2026-10-16');
  // Nor do other parts show posts that the key may not see.
  assert.equal(limited.groups?.groups[0]?.count, 1);
  assert.equal(
    limited.days?.reduce((sum, { counts }) => sum + (counts.post ?? 0), 0),
    1,
  );
});

test('leaves out what the scopes of the key do not show', async (t) => {
  const app = await start(t, sent(HOUR), page('p1', HOUR), post('a', HOUR, 'x'));
  const parts: [Scope, string[]][] = [
    ['im', ['totals', 'days', 'sources', 'silentChannels', 'numbers', 'rising']],
    ['documents', ['totals', 'days', 'sources', 'numbers', 'rising']],
    ['victims', ['totals', 'days', 'sources', 'numbers', 'groups', 'victims', 'rising']],
    ['feeds', ['totals', 'days', 'sources', 'numbers', 'groups', 'coverage', 'rising']],
    ['alerts', ['days', 'sources', 'numbers', 'alerts']],
    ['ingest', ['days', 'sources', 'numbers']],
  ];
  for (const [scope, expected] of parts) {
    const hit = await overview(app, '', await app.issueKey([scope]));
    assert.deepEqual(Object.keys(hit).sort(), ['at', ...expected].sort(), scope);
  }
  const pages = await overview(app, '', await app.issueKey(['documents']));
  assert.deepEqual(Object.keys(pages.totals ?? {}).sort(), ['page', 'records', 'since']);
  assert.deepEqual(Object.keys(pages.days?.[0]?.counts ?? {}), ['page']);
  assert.deepEqual(
    pages.sources?.map(({ id }) => id),
    ['page:tor'],
  );
  assert.deepEqual(Object.keys(pages.numbers ?? {}).sort(), ['newIndicators', 'records']);
  const nothing = await overview(app, '', await app.issueKey(['ingest']));
  assert.deepEqual([nothing.totals, nothing.sources, nothing.numbers], [undefined, [], {}]);
});

test('counts are up to 15 seconds old, names and texts never', async (t) => {
  const app = await start(t, post('a', HOUR, 'x'), sent(HOUR));
  const before = await overview(app, '?parts=totals,victims,groups');
  assert.deepEqual([before.totals?.records, before.victims?.newest.length], [2, 1]);
  await app.services.store.purge({ kind: 'ransomware', key: 'a' }, { at: NOW, isPermanent: true });
  const purged = await overview(app, '?parts=totals,victims,groups');
  assert.deepEqual(purged.victims?.newest, []);
  assert.deepEqual(purged.groups?.groups, []);
  assert.equal(purged.totals?.records, 2);
  app.wait(15_000);
  assert.equal((await overview(app, '?parts=totals')).totals?.records, 1);
});
