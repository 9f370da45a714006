import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Feed, feedByName } from '../../src/feeds/catalogue.ts';
import { sealsOf } from '../../src/feeds/coverage.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, HERONRY, message, ODA, TILDA } from '../support/world.ts';
import { EVERYTHING, WALLET } from './endpoints.ts';

const FEED_PATHS = [
  'ransomware?',
  'telegram?',
  ...['all', 'telegram', 'discord', 'darknet'].flatMap((platform) => [
    `${platform}/wallets?range_type=day&`,
    `${platform}/onion?range_type=day&`,
  ]),
];

test('returns 404 for a day that is neither covered by a record nor sealed', async (t) => {
  const { get, write, services } = await startApp(t, temporaryFolder(t));
  await write(
    message({ detectionDate: at('2026-11-10') }),
    message({ platform: 'discord', channelId: HARBOUR, detectionDate: at('2026-11-11') }),
    pageSighting('p', at('2026-11-12'), { facts: { url: 'http://plain.example/' } }),
    profileSighting('telegram', '5', at('2026-11-13'), {}),
  );
  await services.store.seal(sealsOf(feedByName('ransomware') as Feed, '2026-11-10'));
  await services.store.seal(sealsOf(feedByName('onion') as Feed, '2026-11-09'));
  const covered: Record<string, string[]> = {
    '2026-11-08': [],
    '2026-11-09': ['all/onion', 'telegram/onion', 'discord/onion', 'darknet/onion'],
    '2026-11-10': [
      'ransomware',
      'telegram',
      'all/wallets',
      'all/onion',
      'telegram/wallets',
      'telegram/onion',
    ],
    '2026-11-11': ['all/wallets', 'all/onion', 'discord/wallets', 'discord/onion'],
    '2026-11-12': ['telegram', 'all/wallets', 'all/onion', 'darknet/wallets', 'darknet/onion'],
    '2026-11-13': ['telegram', 'all/wallets', 'all/onion', 'telegram/wallets', 'telegram/onion'],
  };
  for (const [day, feeds] of Object.entries(covered)) {
    for (const path of FEED_PATHS) {
      const response = await get(`/api/v2/feed/${path}batch=${day}`);
      const isCovered = feeds.includes(path.split('?')[0] ?? '');
      assert.equal(response.statusCode, isCovered ? 200 : 404, `${path} ${day}`);
      if (isCovered) assert.deepEqual(response.json().data, { total: 0, hits: [] });
    }
  }
});

test('returns 400 for an invalid batch, and 422 without one', async (t) => {
  const { get } = await startApp(t, temporaryFolder(t));
  for (const path of FEED_PATHS) {
    for (const batch of [
      '2026-02-30',
      '2026-2-3',
      'yesterday',
      '',
      '20261114',
      '2026-11-14T00:00:00',
      '0000-00-00',
      '-2026-11-14',
      '%00',
    ]) {
      const response = await get(`/api/v2/feed/${path}batch=${batch}`);
      assert.deepEqual([response.statusCode, response.json().error.code], [400, 400], `${path} ${batch}`);
    }
    assert.equal((await get(`/api/v2/feed/${path}`)).statusCode, 422);
  }
});

test('shapes wallet entries by platform, always with the arrays of all chains', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const feed = async (platform: string) =>
    (await get(`/api/v2/feed/${platform}/wallets?batch=2026-11-14&range_type=day`)).json().data.hits;
  const empty = {
    bitcoin_address: [],
    ethereum_address: [],
    monero_address: [],
    ripple_address: [],
    zcash_address: [],
    polkadot_address: [],
    tron_address: [],
  };
  const date = '2026-11-14T00:00:00Z';
  const shopPage = {
    id: 'page-1',
    url: 'http://abcdef.onion/shop?x=1#y',
    detectionDate: date,
    network: 'tor',
    title: 'Shop',
    tag: ['dark-web:topic="market"'],
    ...empty,
    monero_address: [{ value: '4shop' }],
  };
  assert.deepEqual(await feed('darknet'), [shopPage]);
  assert.deepEqual(await feed('Telegram'), [
    {
      userId: TILDA.userId,
      usernames: ['tilda', 'Tilda_Probe'],
      firstName: ['Tilda'],
      lastName: [],
      profilePhoto: [],
      detectionDate: date,
      ...empty,
      ethereum_address: [{ value: WALLET }],
    },
  ]);
  assert.deepEqual(await feed('discord'), [
    {
      userId: ODA.userId,
      usernames: ['oda.k'],
      creationDate: '2023-04-24T10:07:17.011Z',
      profilePhoto: [],
      detectionDate: date,
      ...empty,
      bitcoin_address: [{ value: '1oda' }],
    },
  ]);
  assert.deepEqual(await feed('all'), [
    {
      id: `discord:${ODA.userId}`,
      detectionDate: date,
      network: 'discord',
      title: 'oda.k',
      tag: [],
      ...empty,
      bitcoin_address: [{ value: '1oda' }],
    },
    shopPage,
    {
      id: `telegram:${TILDA.userId}`,
      detectionDate: date,
      network: 'telegram',
      title: 'Tilda_Probe',
      tag: [],
      ...empty,
      ethereum_address: [{ value: WALLET }],
    },
  ]);
});

test('splits an onion URL into parts, with a stable signature', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const [entry] = (await get('/api/v2/feed/darknet/onion?batch=2026-11-14&range_type=day')).json().data.hits;
  assert.deepEqual(entry, {
    id: '42def134-741b-57c4-9ca4-7f2dcac04948',
    url: {
      url: 'http://abcdef.onion/shop?x=1',
      networkProtocol: 'http',
      domainName: 'abcdef.onion',
      port: 80,
      path: '/shop',
      signature: 'b8d2e724-4f16-5a31-b4f3-4a0d0c54440f',
      network: 'tor',
    },
    path: '/shop',
    detectionDate: '2026-11-14T00:00:00Z',
    tag: ['dark-web:topic="market"'],
    network: 'tor',
  });
});

test('returns one month back with range_type=month', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const wallet = (day: string) =>
    profileSighting('telegram', day.replaceAll('-', ''), at(day), {
      lists: { bitcoin_address: [`1${day}`] },
    });
  await write(...['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(wallet));
  const month = async (batch: string) => {
    const { data } = (await get(`/api/v2/feed/telegram/wallets?batch=${batch}&range_type=month`)).json();
    return data?.hits.map((hit: { userId: string }) => hit.userId);
  };
  assert.deepEqual(await month('2026-03-31'), ['20260301', '20260331']);
  assert.deepEqual(await month('2026-03-27'), ['20260228', '20260301']);
  assert.deepEqual(await month('2026-03-28'), ['20260301']);
  assert.deepEqual(await month('2026-06-15'), undefined, 'no day of the window is covered');
});

test('limits a key without the archive scope to 30 days', async (t) => {
  const { getBare, issueKey, write } = await startApp(t, temporaryFolder(t));
  const wallet = (day: string) =>
    profileSighting('telegram', day.replaceAll('-', ''), at(day), {
      lists: { bitcoin_address: [`1${day}`] },
    });
  await write(...['2026-10-15', '2026-10-16', '2026-10-20'].map(wallet));
  const ask = async (query: string, key: string) =>
    getBare(`/api/v2/feed/telegram/wallets?${query}`, { 'x-api-key': key });
  const [open, archive] = [await issueKey(['feeds']), await issueKey(['feeds', 'archive'])];
  const refused = await ask('batch=2026-10-15&range_type=day', open);
  assert.equal(refused.statusCode, 404);
  assert.match(refused.json().error.message, /30 days.*archive/);
  assert.equal((await ask('batch=2026-10-16&range_type=day', open)).statusCode, 200);
  assert.equal((await ask('batch=2026-10-15&range_type=day', archive)).statusCode, 200);
  assert.equal((await ask('batch=2026-11-14&range_type=month', open)).json().data.total, 2);
  assert.equal((await ask('batch=2026-11-14&range_type=month', archive)).json().data.total, 3);
});

test('returns 304 to a client that has the current feed', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const url = '/api/v2/feed/ransomware?batch=2026-11-14';
  const first = await get(url);
  const tag = String(first.headers.etag);
  assert.equal(first.headers['cache-control'], 'no-store', 'no browser writes a feed to disk');
  assert.match(tag, /^W\/"[\w-]+"$/);
  for (const known of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
    const again = await get(url, { 'if-none-match': known });
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', tag], known);
    assert.equal(again.headers['cache-control'], 'no-store');
  }
  assert.equal((await get(url, { 'if-none-match': '"other"' })).statusCode, 200);
  assert.equal((await get('/api/v2/im/search?q=wallet')).headers.etag, undefined, 'only feeds');
});

describe('feeds from messages', () => {
  const ONION = 'http://hzjlnx54bn5vefcbrxeuznfdh3x7avt2mytefyyxuatrz2yxr4r7gyad.onion/rules';
  const shown = message({
    sequence: '12',
    items: [
      { kind: 'telegram', value: 'https://t.me/xmpl_desk' },
      { kind: 'bitcoin_address', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
      { kind: 'onion', value: ONION },
      { kind: 'onion_v2', value: 'http://eatqhflooawda5t3.onion/forum' },
    ],
  });

  test('channel links come from public channels only, with the permalink of the message', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    await write(
      shown,
      message({ ...shown, channelId: '-1001990000777' }),
      message({ ...shown, channelId: '-1001990000888' }),
      channelSighting('telegram', HERONRY, at('2026-11-14'), { facts: { username: 'xmpl_heronry' } }),
      channelSighting('telegram', '-1001990000777', at('2026-11-14'), { facts: { isPublic: true } }),
      channelSighting('telegram', '-1001990000888', at('2026-11-14'), { facts: { isPublic: false } }),
    );
    const { data } = (await get('/api/v2/feed/telegram?batch=2026-11-14')).json();
    assert.equal(data.total, 2);
    assert.deepEqual(
      data.hits.map(({ url, path, network, telegram }: Record<string, unknown>) => [
        url,
        path,
        network,
        telegram,
      ]),
      [
        ['https://t.me/xmpl_heronry/12', '/xmpl_heronry/12', 'clearnet', ['https://t.me/xmpl_desk']],
        ['https://t.me/c/1990000777/12', '/c/1990000777/12', 'clearnet', ['https://t.me/xmpl_desk']],
      ],
    );
  });

  test('onion URLs come from messages, without v2 addresses', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    await write(shown);
    for (const platform of ['telegram', 'all']) {
      const { data } = (await get(`/api/v2/feed/${platform}/onion?batch=2026-11-14&range_type=day`)).json();
      assert.deepEqual([data.total, data.hits[0]?.url.url, data.hits[0]?.network], [1, ONION, 'tor']);
    }
    assert.equal((await get('/api/v2/feed/discord/onion?batch=2026-11-14&range_type=day')).statusCode, 404);
  });

  test('wallets belong to the sender, who is found by them', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    await write(shown);
    const { data } = (await get('/api/v2/feed/telegram/wallets?batch=2026-11-14&range_type=day')).json();
    assert.deepEqual(data.hits[0].bitcoin_address, [{ value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }]);
    const found = (await get('/api/v2/im/wallet/BTC/1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).json();
    assert.equal(found.data.hits[0].userId, Number(TILDA.userId));
  });

  test("a post has its group's site, until a better link is known", async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    const seen = at('2026-11-14T10:00:00Z');
    const post = (url: string, grade: 'urn' | 'relative-link') =>
      ransomwareSighting(
        'p1',
        seen,
        { url, grade },
        { facts: { ransomwareGroup: 'Nachtkran', companyName: 'X' } },
      );
    const url = async () => (await get('/api/v2/feed/ransomware?batch=2026-11-14')).json().data.hits[0].url;
    await write(post('urn:nightjar:Nachtkran/X', 'urn'));
    assert.equal(await url(), 'urn:nightjar:Nachtkran/X');
    await write(groupSighting('nachtkran', seen, { facts: { site: ONION }, lists: { sites: [ONION] } }));
    assert.equal(await url(), ONION);
    await write(post('topic.php?id=7', 'relative-link'));
    assert.equal(await url(), ONION.replace('rules', 'topic.php?id=7'));
  });
});
