/** Summaries of entities, and the copies of a message. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntityHit } from '../../src/contract/entity-hit.ts';
import { channelSighting } from '../../src/records/channel.ts';
import type { Item } from '../../src/records/item.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import type { Scope } from '../../src/storage/port/api-key.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';

const WALLET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BTC: Item = { kind: 'bitcoin_address', value: WALLET, relation: 'own' };
const EMAIL: Item = { kind: 'email', value: 'Tilda@mail.example' };
const DOMAIN: Item = { kind: 'domain', value: 'acme.example' };
const MARKET = '-1001990000999';
/** 2026-11-09 is a Monday. */
const MONDAY = '2026-11-09';

function post(
  id: string,
  date: string,
  group: string,
  company: string,
  items: Record<string, string[]> = {},
) {
  return ransomwareSighting(
    id,
    at(date),
    { url: `http://leak.example/${id}`, grade: 'absolute-link' },
    { facts: { ransomwareGroup: group, companyName: company }, lists: items },
  );
}

const RECORDS: readonly AnyRecord[] = [
  message({
    sequence: '1',
    username: 'tilda_old',
    channelTitle: 'Heronry',
    items: [BTC, EMAIL],
    detectionDate: at(`${MONDAY}T23:40:00Z`),
  }),
  message({
    sequence: '2',
    channelTitle: 'Heronry',
    items: [BTC],
    detectionDate: at('2026-11-10T08:10:00Z'),
  }),
  message({
    sequence: '3',
    channelId: MARKET,
    channelTitle: 'Market',
    items: [BTC, DOMAIN],
    detectionDate: at('2026-11-12T08:20:00Z'),
  }),
  message({ sequence: '4', ...ODA, items: [DOMAIN], detectionDate: at('2026-11-12T09:00:00Z') }),
  message({ sequence: '5', userId: HERONRY, username: 'heronry', detectionDate: at('2026-11-12T10:00:00Z') }),
  message({
    platform: 'discord',
    channelId: HARBOUR,
    serverId: HARBOUR_SERVER,
    serverTitle: 'Night Harbour',
    channelTitle: 'general',
    sequence: '6',
    ...ODA,
    items: [BTC],
    detectionDate: at('2026-11-13T10:00:00Z'),
  }),
  profileSighting('telegram', TILDA.userId, at('2026-11-01'), {
    lists: {
      usernames: ['tilda_first'],
      firstName: ['Tilda'],
      skype: ['tilda.skype'],
      own: ['skype tilda.skype'],
    },
  }),
  profileSighting('telegram', '8', at('2026-11-14'), {
    lists: { usernames: ['eight'], email: ['tilda@mail.example'] },
  }),
  channelSighting('telegram', HERONRY, at('2026-11-02'), {
    lists: { channelTitles: ['Old heronry'], domain: ['heronry.example'] },
  }),
  pageSighting('page-1', at('2026-11-13'), {
    facts: { url: 'http://shop.example/a', pageTitle: 'Shop', text: 'shop one' },
    lists: { bitcoin_address: [WALLET] },
  }),
  pageSighting('page-1', at('2026-11-03'), { facts: { url: 'http://shop.example/a', text: 'shop' } }),
  pageSighting('page-2', at('2026-11-14'), {
    facts: { url: 'http://other.example/', text: 'other' },
    lists: { bitcoin_address: [WALLET] },
  }),
  post('a', '2026-11-02T10:00:00Z', 'larkgroup', 'Acme Tools', { email: ['press@lark.example'] }),
  post('b', '2026-11-09T10:00:00Z', 'Larkgroup', 'Kestrel Freight', {
    email: ['PRESS@lark.example'],
    bitcoin_address: [WALLET],
  }),
  post('c', '2026-11-10T10:00:00Z', 'wrengang', 'ACME TOOLS Ltd', { email: ['press@lark.example'] }),
  groupSighting('Larkgroup', at('2026-10-01'), { lists: { sites: ['http://lark.example/'] } }),
];

async function api(t: Parameters<typeof startApp>[0]) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...RECORDS);
  const entity = async (node: string, more = '', scopes?: Scope[]): Promise<EntityHit> => {
    const url = `/api/v2/entity?node=${encodeURIComponent(node)}${more}`;
    const response = scopes
      ? await app.getBare(url, { 'x-api-key': await app.issueKey(scopes) })
      : await app.get(url);
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data.hits[0];
  };
  return { ...app, entity };
}

const indicators = ({ indicators: table }: EntityHit) =>
  table?.rows.map(({ kind, value, count, relation, shared, source }) => [
    `${kind} ${value}`,
    count,
    relation,
    shared,
    source?.label,
  ]);

const rows = (table: EntityHit['channels']) => [
  table?.total,
  ...(table?.rows.map(({ node, label, count, firstSeen, lastSeen }) =>
    [node, label, count, firstSeen.slice(0, 10), lastSeen.slice(0, 10)].join(' '),
  ) ?? []),
];

const busy = (hours: EntityHit['hours']) =>
  (hours ?? []).flatMap((day, weekday) =>
    day.flatMap((count, hour) => (count === 0 ? [] : [[weekday, hour, count]])),
  );

test('a person: names, activity, channels, and indicators with who else shows them', async (t) => {
  const { entity } = await api(t);
  const person = await entity(`profile:telegram:${TILDA.userId}`);
  assert.deepEqual(person.node, {
    id: `profile:telegram:${TILDA.userId}`,
    kind: 'profile',
    label: TILDA.username,
    platform: 'telegram',
    link: `/api/v2/im/telegram/profile/${TILDA.userId}`,
  });
  assert.deepEqual(
    person.names.map(({ name, field }) => `${field} ${name}`),
    ['usernames tilda_old', 'usernames tilda_first', 'firstName Tilda'],
  );
  assert.deepEqual(person.facts, {
    firstSeen: '2026-11-01T00:00:00Z',
    lastSeen: '2026-11-12T08:20:00Z',
    counts: { messages: 3, channels: 2, indicators: 4 },
  });
  assert.deepEqual(person.timeline, {
    interval: 'day',
    buckets: [
      { date: '2026-11-09T00:00:00Z', count: 1 },
      { date: '2026-11-10T00:00:00Z', count: 1 },
      { date: '2026-11-12T00:00:00Z', count: 1 },
    ],
  });
  assert.deepEqual(busy(person.hours), [
    [0, 23, 1],
    [1, 8, 1],
    [3, 8, 1],
  ]);
  assert.deepEqual(rows(person.channels), [
    2,
    `channel:telegram:${HERONRY} Heronry 2 2026-11-09 2026-11-10`,
    `channel:telegram:${MARKET} Market 1 2026-11-12 2026-11-12`,
  ]);
  assert.deepEqual(indicators(person), [
    [`bitcoin_address ${WALLET}`, 3, 'own', { people: 1, channels: 1, pages: 2, posts: 1 }, 'Market'],
    ['domain acme.example', 1, undefined, { people: 1, channels: 1, pages: 0, posts: 0 }, 'Market'],
    [`email ${EMAIL.value}`, 1, undefined, { people: 1, channels: 0, pages: 0, posts: 0 }, 'Heronry'],
    ['skype tilda.skype', 0, 'own', { people: 0, channels: 0, pages: 0, posts: 0 }, undefined],
  ]);
  assert.deepEqual(person.range, { gte: '2026-11-09T23:40:00Z', lte: '2026-11-12T08:20:00Z' });
  assert.deepEqual([person.people, person.pages, person.groups, person.victims], Array(4).fill(undefined));
});

test('dates, time zone and size limit the parts', async (t) => {
  const { entity, app, issueKey } = await api(t);
  const node = `profile:telegram:${TILDA.userId}`;
  const some = await entity(node, '&gte=2026-11-10&lte=2026-11-11&size=1');
  assert.deepEqual(some.facts.counts, { messages: 1, channels: 1, indicators: 1 });
  assert.deepEqual(some.range, { gte: '2026-11-10T00:00:00Z', lte: '2026-11-11T23:59:59.999Z' });
  assert.equal(some.indicators?.rows.length, 1);
  const first = await entity(node, '&size=1');
  assert.deepEqual(
    [first.indicators?.total, first.indicators?.rows.length, first.channels?.rows.length],
    [4, 1, 1],
  );
  // 23:40 on Monday in UTC is 05:10 on Tuesday in India.
  for (const [offset, expected] of [
    [330, [1, 5, 1]],
    [20, [1, 0, 1]],
    [-840, [0, 9, 1]],
  ] as const)
    assert.deepEqual(busy((await entity(node, `&offset=${offset}`)).hours)[0], expected, String(offset));
  assert.deepEqual((await entity(node, '&offset=345')).timeline, first.timeline, 'the timeline stays in UTC');
  const intervals = ['2026-08-01', '2025-11-01', '2020-01-01'].map(
    async (gte) => (await entity(node, `&gte=${gte}`)).timeline?.interval,
  );
  assert.deepEqual(await Promise.all(intervals), ['day', 'week', 'month']);
  const weekly = await entity(node, '&gte=2025-11-01');
  assert.deepEqual(weekly.timeline?.buckets, [{ date: '2026-11-09T00:00:00Z', count: 3 }]);
  const posted = await app.inject({
    method: 'POST',
    url: '/api/v2/entity',
    payload: { node, offset: -60, size: '1' },
    headers: { 'x-api-key': await issueKey(['im']) },
  });
  assert.equal(posted.json().data.hits[0].node.id, node);
});

test('a channel and a server: who takes part, and what was posted there', async (t) => {
  const { entity } = await api(t);
  const channel = await entity('channel:telegram:1990000101');
  assert.deepEqual(
    [channel.node.id, channel.node.label, channel.names.map(({ name }) => name)],
    [`channel:telegram:${HERONRY}`, 'Heronry', ['Old heronry']],
  );
  assert.deepEqual(channel.facts.counts, { messages: 4, people: 3, indicators: 4 });
  assert.deepEqual(rows(channel.people), [
    3,
    `profile:telegram:${TILDA.userId} ${TILDA.username} 2 2026-11-09 2026-11-10`,
    `channel:telegram:${HERONRY} heronry 1 2026-11-12 2026-11-12`,
    `profile:telegram:${ODA.userId} ${ODA.username} 1 2026-11-12 2026-11-12`,
  ]);
  assert.deepEqual(
    indicators(channel)?.map(([value, count, , shared]) => [value, count, shared]),
    [
      [`bitcoin_address ${WALLET}`, 2, { people: 2, channels: 2, pages: 2, posts: 1 }],
      ['domain acme.example', 1, { people: 2, channels: 1, pages: 0, posts: 0 }],
      ['email tilda@mail.example', 1, { people: 2, channels: 0, pages: 0, posts: 0 }],
      ['domain heronry.example', 0, { people: 0, channels: 0, pages: 0, posts: 0 }],
    ],
  );
  const server = await entity(`server:discord:${HARBOUR_SERVER}`);
  assert.deepEqual(
    [server.node.label, server.facts.counts],
    ['Night Harbour', { messages: 1, channels: 1, people: 1, indicators: 1 }],
  );
  assert.deepEqual(rows(server.channels), [1, `channel:discord:${HARBOUR} general 1 2026-11-13 2026-11-13`]);
  assert.deepEqual(server.indicators?.rows[0]?.shared, { people: 2, channels: 2, pages: 2, posts: 1 });
});

test('a Discord channel is listed with the title of its server', async (t) => {
  const { entity } = await api(t);
  const person = await entity(`profile:discord:${ODA.userId}`);
  assert.deepEqual(
    person.channels?.rows.map(({ label, serverTitle }) => [label, serverTitle]),
    [['general', 'Night Harbour']],
  );
  const { channels } = await entity(`indicator:bitcoin_address:${WALLET}`);
  assert.deepEqual(channels?.rows.map(({ label, serverTitle }) => [label, serverTitle]).sort(), [
    ['Heronry', undefined],
    ['Market', undefined],
    ['general', 'Night Harbour'],
  ]);
});

test('a page: its versions and indicators', async (t) => {
  const { entity } = await api(t);
  const page = await entity('page:page-1');
  assert.deepEqual(
    [page.node.label, page.node.link, page.hours],
    ['Shop', '/api/v2/document/page-1', undefined],
  );
  assert.deepEqual(
    page.timeline?.buckets.map(({ date }) => date),
    ['2026-11-03T00:00:00Z', '2026-11-13T00:00:00Z'],
  );
  assert.deepEqual(
    page.indicators?.rows.map(({ kind, shared }) => [kind, shared.pages, shared.people]).sort(),
    [
      ['bitcoin_address', 1, 2],
      ['domain', 0, 0],
      ['url', 0, 0],
    ],
  );
  assert.deepEqual((await entity('page:page-1', '', ['documents'])).indicators?.rows[0]?.shared, {
    pages: 1,
  });
});

test('a group and a victim: posts, victims, claims of others', async (t) => {
  const { entity } = await api(t);
  const group = await entity('group:LARKGROUP');
  assert.deepEqual(
    [group.node.id, group.node.label, group.names.map(({ name }) => name)],
    ['group:larkgroup', 'Larkgroup', ['larkgroup']],
  );
  assert.deepEqual([group.facts.counts.posts, group.facts.counts.victims], [2, 2]);
  assert.deepEqual(busy(group.hours), [[0, 10, 2]]);
  assert.deepEqual(rows(group.victims), [
    2,
    'victim:b Kestrel Freight 1 2026-11-09 2026-11-09',
    'victim:a Acme Tools 1 2026-11-02 2026-11-02',
  ]);
  const [press] = indicators(group) ?? [];
  assert.deepEqual(press, [
    'email PRESS@lark.example',
    2,
    undefined,
    { people: 0, channels: 0, pages: 0, posts: 1 },
    'Kestrel Freight',
  ]);
  assert.ok(
    group.indicators?.rows.some(({ value, relation }) => value === 'lark.example' && relation === 'own'),
  );
  assert.deepEqual(
    group.sites?.map(({ url, network, lastOnline }) => [url, network, lastOnline]),
    [['http://lark.example/', 'clearnet', undefined]],
  );
  const limited = await entity('group:larkgroup', '&gte=2026-11-05');
  assert.deepEqual([limited.facts.counts.posts, limited.facts.counts.victims], [1, 1]);

  const victim = await entity('victim:a');
  assert.deepEqual([victim.node.label, victim.facts.counts.posts], ['Acme Tools', 1]);
  assert.deepEqual(rows(victim.groups), [
    2,
    'group:larkgroup larkgroup 1 2026-11-02 2026-11-02',
    'group:wrengang wrengang 1 2026-11-10 2026-11-10',
  ]);
  assert.deepEqual(rows(victim.victims), [1, 'victim:c ACME TOOLS Ltd 1 2026-11-10 2026-11-10']);
  assert.deepEqual(victim.indicators?.rows.find(({ kind }) => kind === 'email')?.shared, {
    people: 0,
    channels: 0,
    pages: 0,
    posts: 2,
  });
});

test('an indicator: everywhere it occurs, as far as the key may see', async (t) => {
  const { entity } = await api(t);
  const wallet = await entity(`indicator:bitcoin_address:${WALLET}`);
  assert.deepEqual(wallet.facts.counts, {
    messages: 4,
    channels: 3,
    people: 2,
    pages: 2,
    posts: 1,
    victims: 1,
    indicators: wallet.indicators?.total,
  });
  assert.deepEqual(rows(wallet.channels), [
    3,
    `channel:telegram:${HERONRY} Heronry 2 2026-11-09 2026-11-10`,
    `channel:discord:${HARBOUR} general 1 2026-11-13 2026-11-13`,
    `channel:telegram:${MARKET} Market 1 2026-11-12 2026-11-12`,
  ]);
  assert.deepEqual(rows(wallet.people), [
    2,
    `profile:telegram:${TILDA.userId} ${TILDA.username} 3 2026-11-09 2026-11-12`,
    `profile:discord:${ODA.userId} ${ODA.username} 1 2026-11-13 2026-11-13`,
  ]);
  assert.deepEqual(
    rows(wallet.pages)
      .slice(1)
      .map((row) => String(row).split(' ')[0]),
    ['page:page-2', 'page:page-1'],
  );
  assert.deepEqual(rows(wallet.groups), [1, 'group:larkgroup larkgroup 1 2026-11-09 2026-11-09']);
  assert.deepEqual(rows(wallet.victims), [1, 'victim:b Kestrel Freight 1 2026-11-09 2026-11-09']);
  assert.equal(
    wallet.timeline?.buckets.reduce((sum, { count }) => sum + count, 0),
    4,
  );

  const email = await entity('indicator:email:TILDA@mail.example');
  assert.deepEqual(rows(email.people).slice(1), [
    `profile:telegram:${TILDA.userId} tilda_old 1 2026-11-09 2026-11-09`,
    'profile:telegram:8 eight 0 2026-11-14 2026-11-14',
  ]);

  const pagesOnly = await entity(`indicator:bitcoin_address:${WALLET}`, '', ['documents']);
  assert.deepEqual(
    [pagesOnly.facts.counts.pages, pagesOnly.facts.counts.messages, pagesOnly.channels, pagesOnly.hours],
    [2, undefined, undefined, undefined],
  );
});

test('a key needs the scope of the record, and what does not exist is 404', async (t) => {
  const { get, getBare, issueKey } = await api(t);
  const status = async (node: string, scope: Scope) =>
    (await getBare(`/api/v2/entity?node=${node}`, { 'x-api-key': await issueKey([scope]) })).statusCode;
  assert.equal(await status(`profile:telegram:${TILDA.userId}`, 'documents'), 403);
  assert.equal(await status('page:page-1', 'im'), 403);
  assert.equal(await status('group:larkgroup', 'feeds'), 403);
  assert.equal(await status(`indicator:bitcoin_address:${WALLET}`, 'ingest'), 403);
  for (const node of [
    'profile:telegram:1',
    'channel:discord:1',
    'server:discord:1',
    'page:none',
    'group:none',
    'victim:none',
    'indicator:email:none%40mail.example',
  ])
    assert.equal((await get(`/api/v2/entity?node=${node}`)).statusCode, 404, node);
});

test('lists the copies of a message, newest first, with their channels', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const text = (price: number) =>
    `Selling stealer logs of large companies from Norway\nChecked by hand\nPrice: $${price}\nWrite to @owl_${price}`;
  await write(
    message({ sequence: '1', text: text(1), channelTitle: 'Heronry', detectionDate: at('2026-11-01') }),
    message({ sequence: '2', text: text(2), channelId: MARKET, detectionDate: at('2026-11-03') }),
    message({ sequence: '3', text: text(3), ...ODA, detectionDate: at('2026-11-02') }),
    message({ sequence: '4', text: 'short' }),
    message({ sequence: '5', text: 'short' }),
  );
  const copies = async (id: string, more = '') => {
    const response = await get(`/api/v2/im/telegram/message/${id}/copies${more}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data;
  };
  const ids = ({ hits }: { hits: { messageId: string }[] }) => hits.map(({ messageId }) => messageId);
  const all = await copies(`${HERONRY}_1`);
  assert.deepEqual([all.total, ids(all)], [3, [`${MARKET}_2`, `${HERONRY}_3`, `${HERONRY}_1`]]);
  assert.deepEqual(all.facets.channel[0], {
    key: HERONRY,
    doc_count: 2,
    firstSeen: '2026-11-01T00:00:00Z',
    lastSeen: '2026-11-02T00:00:00Z',
  });
  const first = await copies(`${HERONRY}_1`, '?page_size=2&cursor=*');
  const next = await copies(`${HERONRY}_1`, `?page_size=2&cursor=${first.next_cursor}`);
  assert.deepEqual([...ids(first), ...ids(next)], ids(all));
  const alone = await copies(`${HERONRY}_4`);
  assert.deepEqual([alone.total, ids(alone)], [1, [`${HERONRY}_4`]]);
  assert.deepEqual(ids(await copies(`${HERONRY}_4`, '?page=2')), []);
  assert.equal((await get(`/api/v2/im/telegram/message/${HERONRY}_9/copies`)).statusCode, 404);
});
