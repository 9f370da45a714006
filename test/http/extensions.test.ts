/** Endpoints beyond the API contract. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Feed, feedByName } from '../../src/feeds/catalogue.ts';
import { sealsOf } from '../../src/feeds/coverage.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { serverSighting } from '../../src/records/server.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message } from '../support/world.ts';

const post = (id: string, date: string, facts: { ransomwareGroup: string; country?: string }) =>
  ransomwareSighting(id, at(date), { url: `http://leak.example/${id}`, grade: 'absolute-link' }, { facts });

test('returns the names of a profile with the dates they were first seen, earliest first', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    profileSighting('telegram', '7001', at('2026-11-10'), { lists: { usernames: ['late'] } }),
    profileSighting('telegram', '7001', at('2026-10-01'), {
      lists: { usernames: ['early'], email: ['e@probe.example'] },
    }),
    profileSighting('telegram', '7001', at('2026-11-12'), { lists: { usernames: ['early'] } }),
  );
  const { data } = (await get('/api/v2/im/Telegram/profile/7001/history')).json();
  assert.deepEqual(data, {
    total: 3,
    hits: [
      {
        field: 'email',
        value: 'e@probe.example',
        firstSeen: '2026-10-01T00:00:00Z',
        relation: 'posted',
      },
      { field: 'usernames', value: 'early', firstSeen: '2026-10-01T00:00:00Z' },
      { field: 'usernames', value: 'late', firstSeen: '2026-11-10T00:00:00Z' },
    ],
  });
  assert.equal((await get('/api/v2/im/Discord/profile/7001/history')).statusCode, 404);
});

test('returns the titles of a channel for any form of its id', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    channelSighting('telegram', HERONRY, at('2026-11-10'), { lists: { channelTitles: ['Heronry'] } }),
    channelSighting('telegram', HERONRY, at('2026-11-12'), { lists: { channelTitles: ['Heron Nest'] } }),
  );
  for (const id of [HERONRY, HERONRY.replace('-100', '')]) {
    const { data } = (await get(`/api/v2/im/telegram/channel/${id}/history`)).json();
    assert.deepEqual(
      data.hits.map(({ value }: { value: string }) => value),
      ['Heronry', 'Heron Nest'],
    );
  }
});

test('lists the channels of a server, page by page, and no others', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const channel = (id: string, day: string, serverId: string) =>
    channelSighting('discord', id, at(day), { facts: { serverId }, lists: { channelTitles: [`c${id}`] } });
  await write(
    serverSighting(HARBOUR_SERVER, at('2026-11-01'), { lists: { serverTitles: ['Night Harbour'] } }),
    channel(HARBOUR, '2026-11-03', HARBOUR_SERVER),
    channel('1096585932963840102', '2026-11-02', HARBOUR_SERVER),
    channel('1096585932963840103', '2026-11-04', '1096585681305600016'),
  );
  const path = `/api/v2/im/discord/server/${HARBOUR_SERVER}/channels?id_format=string`;
  const { data } = (await get(path)).json();
  assert.equal(data.total, 2);
  assert.deepEqual(
    data.hits.map(({ channelId }: { channelId: string }) => channelId),
    [HARBOUR, '1096585932963840102'],
  );
  const second = (await get(`${path}&page_size=1&page=2`)).json().data;
  assert.equal(second.hits[0].channelId, '1096585932963840102');
  assert.equal((await get('/api/v2/im/discord/server/1/channels')).statusCode, 404);
});

test('returns which days a feed covers, with their number of entries', async (t) => {
  const { get, getBare, issueKey, write, services } = await startApp(t, temporaryFolder(t));
  await write(
    post('a', '2026-11-12', { ransomwareGroup: 'x' }),
    post('b', '2026-11-12', { ransomwareGroup: 'x' }),
    post('old', '2026-09-12', { ransomwareGroup: 'x' }),
    message({ detectionDate: at('2026-11-12') }),
    pageSighting('p', at('2026-11-13'), {
      facts: { url: 'http://a.onion/' },
      lists: { onion: ['http://a.onion/'] },
    }),
  );
  await services.store.seal(sealsOf(feedByName('ransomware') as Feed, '2026-11-14'));
  const days = async (query: string) =>
    (await get(`/api/v2/feed/coverage?${query}`))
      .json()
      .data.hits.map((hit: { day: string; covered: boolean; total: number }) => Object.values(hit).join(' '));
  assert.deepEqual(await days('feed=ransomware&gte=2026-11-11&lte=2026-11-14'), [
    '2026-11-11 false 0',
    '2026-11-12 true 2',
    '2026-11-13 false 0',
    '2026-11-14 true 0',
  ]);
  assert.deepEqual(await days('feed=Onion&platform=Darknet&gte=2026-11-12&lte=2026-11-13'), [
    '2026-11-12 false 0',
    '2026-11-13 true 1',
  ]);
  assert.deepEqual(await days('feed=onion&gte=2026-11-12&lte=2026-11-12'), ['2026-11-12 true 0']);
  assert.equal((await days('feed=ransomware')).length, 365);
  assert.equal((await days('feed=ransomware&lte=2026-11-20')).length, 370);
  assert.deepEqual(await days('feed=ransomware&gte=9999-12-31&lte=9999-12-31'), ['9999-12-31 false 0']);

  const key = await issueKey(['feeds']);
  const seen = async (path: string) => (await getBare(path, { 'x-api-key': key })).json().data;
  const visible = await seen('/api/v2/feed/coverage?feed=ransomware');
  assert.equal(visible.hits[0].day, '2026-10-16');
  assert.deepEqual(await seen('/api/v2/feed/coverage?feed=ransomware&lte=2026-09-30'), {
    total: 0,
    hits: [],
  });
  assert.equal((await seen('/api/v2/feed/ransomware/histogram')).total, 2);
});

test('counts ransomware posts by group, country and industry over time', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    // The 9th was a Monday.
    post('a', '2026-11-08', { ransomwareGroup: 'BrassKettle', country: 'DE' }),
    post('b', '2026-11-09', { ransomwareGroup: 'brasskettle', country: 'FR' }),
    post('c', '2026-11-10', { ransomwareGroup: 'BrassKettle' }),
    post('d', '2026-11-11', { ransomwareGroup: 'tinlamp', country: 'FR' }),
    post('e', '2026-10-31', { ransomwareGroup: 'tinlamp', country: 'FR' }),
  );
  const counts = async (query: string) =>
    (await get(`/api/v2/feed/ransomware/histogram?${query}`))
      .json()
      .data.hits.map(
        (hit: {
          key_as_string: string;
          doc_count: number;
          agg: { buckets: { key: string; doc_count: number }[] };
        }) =>
          [
            hit.key_as_string.slice(0, 10),
            hit.doc_count,
            ...hit.agg.buckets.map(({ key, doc_count }) => `${key}=${doc_count}`),
          ].join(' '),
      );
  assert.deepEqual(await counts('interval=week&by=group'), [
    '2026-10-26 1 tinlamp=1',
    '2026-11-02 1 brasskettle=1',
    '2026-11-09 3 brasskettle=2 tinlamp=1',
  ]);
  assert.deepEqual(await counts('interval=month&by=country'), [
    '2026-10-01 1 FR=1',
    '2026-11-01 4 FR=2 DE=1 unknown=1',
  ]);
  assert.deepEqual(await counts('interval=month&by=country&by_size=1&gte=2026-11-01'), ['2026-11-01 4 FR=2']);
  assert.deepEqual(await counts('gte=2026-11-10&lte=2026-11-10'), ['2026-11-10 1']);
});
