/** Connections: neighbours, shortest paths and links among nodes, and what a key may see of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../bench/search/corpus.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { serverSighting } from '../../src/records/server.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { formatInstant } from '../../src/time/instant.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { GraphTruth } from '../support/graph-truth.ts';
import { randomRecords } from '../support/indicator-records.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';

const WALLET = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ONION_HOST = `${'a'.repeat(55)}d.onion`;
const TILDA_ID = `profile:telegram:${TILDA.userId}`;
const HERONRY_ID = `channel:telegram:${HERONRY}`;
const WALLET_ID = `indicator:bitcoin_address:${WALLET}`;

/** Tilda posts a wallet that a page shows; the page links to the leak site of a group. */
const STORY: readonly AnyRecord[] = [
  message({
    sequence: '1',
    channelTitle: 'Heronry',
    items: [{ kind: 'bitcoin_address', value: WALLET, relation: 'own' }],
    detectionDate: at('2026-10-03'),
  }),
  message({
    sequence: '2',
    channelTitle: 'Heronry',
    items: [{ kind: 'bitcoin_address', value: WALLET, relation: 'own' }],
    detectionDate: at('2026-11-14'),
  }),
  message({ sequence: '3', channelTitle: 'Heronry', detectionDate: at('2026-11-14') }),
  message({
    platform: 'discord',
    channelId: HARBOUR,
    channelTitle: 'general',
    serverId: HARBOUR_SERVER,
    serverTitle: 'Night Harbour',
    ...ODA,
    sequence: '4',
    items: [{ kind: 'telegram', value: 'https://t.me/Tilda_Probe' }],
  }),
  pageSighting('page-1', at('2026-11-02'), {
    facts: { url: 'http://stall.example/6669', pageTitle: 'Amber Stall, listing 6669' },
    lists: {
      bitcoin_address: [WALLET],
      onion: [`http://${ONION_HOST}/`],
      telegram: ['https://t.me/heronry_chat'],
    },
  }),
  channelSighting('telegram', HERONRY, at('2026-11-14'), { facts: { username: 'Heronry_Chat' } }),
  groupSighting('Brasskettle', at('2026-11-01'), {
    lists: { sites: [`http://${ONION_HOST}/`], email: ['press@kettle.example'] },
  }),
  ransomwareSighting(
    'post-1',
    at('2026-11-05'),
    { url: 'http://leak.example/1', grade: 'absolute-link' },
    {
      facts: {
        ransomwareGroup: 'Brasskettle',
        companyName: 'Fennimore Pumps',
        companyLink: 'https://fennimore.example/',
      },
      lists: { email: ['desk@fennimore.example'] },
    },
  ),
];

async function start(
  t: Parameters<typeof startApp>[0] & Parameters<typeof temporaryFolder>[0],
  records: readonly AnyRecord[] = STORY,
): Promise<TestApp> {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...records);
  return app;
}

interface NeighbourHit {
  node: { id: string; label: string };
  relation: string;
  weight: number;
  firstSeen: string;
  lastSeen: string;
}

interface Neighbours {
  total: number;
  hits: NeighbourHit[];
  node: { id: string; label: string };
  byKind: { kind: string; indicator?: string; count: number }[];
  isHub: boolean;
}

async function neighbours({ get }: Pick<TestApp, 'get'>, node: string, more = ''): Promise<Neighbours> {
  const response = await get(`/api/v2/graph/neighbours?node=${encodeURIComponent(node)}${more}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

function sentences({ hits }: Neighbours): string[] {
  return hits.map(({ node, relation, weight }) => `${relation} ${node.label} ${weight}`).sort();
}

async function paths({ get }: Pick<TestApp, 'get'>, from: string, to: string, more = '') {
  const query = `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}${more}`;
  const response = await get(`/api/v2/graph/path?${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data as {
    total: number;
    isComplete: boolean;
    hits: { nodes: { id: string; label: string }[]; links: { relation: string; weight: number }[] }[];
  };
}

test('lists the neighbours of a person with relation, weight and dates', async (t) => {
  const app = await start(t);
  const found = await neighbours(app, TILDA_ID);
  assert.deepEqual(found.node, {
    id: TILDA_ID,
    kind: 'profile',
    platform: 'telegram',
    label: TILDA.username,
  });
  assert.deepEqual(found.hits[0], {
    node: { id: HERONRY_ID, kind: 'channel', platform: 'telegram', label: 'Heronry' },
    relation: 'wrote in',
    weight: 3,
    firstSeen: '2026-10-03T00:00:00Z',
    lastSeen: '2026-11-14T00:00:00Z',
  });
  assert.deepEqual(found.hits[1], {
    node: { id: WALLET_ID, kind: 'indicator', indicator: 'bitcoin_address', label: WALLET },
    relation: 'owns',
    weight: 2,
    firstSeen: '2026-10-03T00:00:00Z',
    lastSeen: '2026-11-14T00:00:00Z',
  });
  assert.deepEqual(sentences(found).slice(0, 2), [
    'also known as https://t.me/tilda_probe 1',
    'also known as tilda_probe 1',
  ]);
  assert.equal(found.total, 4);
  assert.deepEqual(found.byKind, [
    { kind: 'indicator', indicator: 'bitcoin_address', count: 1 },
    { kind: 'channel', count: 1 },
    { kind: 'indicator', indicator: 'name', count: 1 },
    { kind: 'indicator', indicator: 'telegram', count: 1 },
  ]);
  assert.equal(found.isHub, false);
});

test('names every relation', async (t) => {
  const app = await start(t);
  assert.deepEqual(sentences(await neighbours(app, 'page:page-1')), [
    'also known as amber stall, listing 6669 1',
    `links to http://${ONION_HOST}/ 1`,
    'links to http://stall.example/6669 1',
    'links to https://t.me/heronry_chat 1',
    `shown on ${WALLET} 1`,
    'shown on stall.example 1',
  ]);
  assert.deepEqual(sentences(await neighbours(app, 'group:brasskettle')), [
    'mentioned in desk@fennimore.example 1',
    'mentioned in fennimore.example 1',
    `mirror of ${ONION_HOST} 1`,
    `mirror of http://${ONION_HOST}/ 1`,
    'named Fennimore Pumps 1',
    'owns press@kettle.example 1',
  ]);
  assert.deepEqual(sentences(await neighbours(app, 'victim:post-1', '&kinds=group,email')), [
    'mentioned in desk@fennimore.example 1',
    'named Brasskettle 1',
  ]);
  assert.deepEqual(sentences(await neighbours(app, `server:discord:${HARBOUR_SERVER}`)), [
    'also known as night harbour 1',
    'part of general 1',
  ]);
  assert.deepEqual(
    sentences(await neighbours(app, 'indicator:telegram:@heronry_chat', '&kinds=channel,page')),
    ['also known as Heronry 1', 'links to Amber Stall, listing 6669 1'],
  );
  assert.deepEqual(sentences(await neighbours(app, 'indicator:domain:fennimore.example')), [
    'mentioned in Brasskettle 1',
    'mentioned in Fennimore Pumps 1',
    'part of desk@fennimore.example 1',
  ]);
  assert.deepEqual(sentences(await neighbours(app, HERONRY_ID, '&kinds=bitcoin_address,telegram')), [
    'also known as https://t.me/heronry_chat 1',
    `mentioned in ${WALLET} 2`,
  ]);
});

test('names in a post belong to the victim, not to the group', async (t) => {
  const app = await start(t);
  const names = '&kinds=name,title,company';
  assert.deepEqual(sentences(await neighbours(app, 'group:brasskettle', names)), []);
  assert.deepEqual(sentences(await neighbours(app, 'victim:post-1', names)), [
    'also known as fennimore pumps 1',
    'also known as fennimorepumps 1',
  ]);
  assert.deepEqual(sentences(await neighbours(app, 'indicator:company:Fennimore Pumps')), [
    'also known as Fennimore Pumps 1',
  ]);
});

test('counts within the dates, and pages through the list', async (t) => {
  const app = await start(t);
  const early = await neighbours(app, TILDA_ID, '&lte=2026-10-31&kinds=channel,indicator');
  assert.deepEqual(sentences(early), [
    'also known as https://t.me/tilda_probe 1',
    'also known as tilda_probe 1',
    `owns ${WALLET} 1`,
    'wrote in Heronry 1',
  ]);
  const first = await app.get(`/api/v2/graph/neighbours?node=${TILDA_ID}&page_size=3&cursor=*`);
  const { data } = first.json();
  assert.equal(data.hits.length, 3);
  assert.equal(data.total, 4);
  const last = (
    await app.get(`/api/v2/graph/neighbours?node=${TILDA_ID}&page_size=3&cursor=${data.next_cursor}`)
  ).json();
  assert.equal(last.data.hits.length, 1);
  assert.equal(last.data.next_cursor, null);
  assert.deepEqual([...data.hits, ...last.data.hits], (await neighbours(app, TILDA_ID)).hits);
});

test('returns 404 for nodes that do not exist, and 403 for those of other scopes', async (t) => {
  const { get, getBare, issueKey } = await start(t);
  for (const node of ['profile:telegram:1', 'group:nobody', 'victim:x', 'indicator:email:a@b.example'])
    assert.equal((await get(`/api/v2/graph/neighbours?node=${node}`)).statusCode, 404, node);
  const headers = { 'x-api-key': await issueKey(['documents']) };
  assert.equal((await getBare(`/api/v2/graph/neighbours?node=${TILDA_ID}`, headers)).statusCode, 403);
  assert.equal(
    (await getBare(`/api/v2/graph/path?from=${WALLET_ID}&to=${TILDA_ID}`, headers)).statusCode,
    403,
  );
  const shown = await getBare(`/api/v2/graph/neighbours?node=${WALLET_ID}`, headers);
  assert.deepEqual(
    shown.json().data.hits.map(({ node }: NeighbourHit) => node.id),
    ['page:page-1'],
  );
  // Only people know the name.
  assert.equal(
    (await getBare('/api/v2/graph/neighbours?node=indicator:name:tilda_probe', headers)).statusCode,
    404,
  );
});

test('finds the path from a person to a group', async (t) => {
  const app = await start(t);
  const { hits, isComplete, total } = await paths(app, TILDA_ID, 'group:brasskettle');
  assert.equal(isComplete, true);
  assert.equal(total, 1);
  assert.deepEqual(
    hits[0]?.nodes.map(({ label }) => label),
    [TILDA.username, WALLET, 'Amber Stall, listing 6669', `http://${ONION_HOST}/`, 'Brasskettle'],
  );
  assert.deepEqual(
    hits[0]?.links.map(({ relation, weight }) => `${relation} ${weight}`),
    ['owns 2', 'shown on 1', 'links to 1', 'mirror of 1'],
  );
  const back = await paths(app, 'group:brasskettle', TILDA_ID);
  assert.deepEqual(back.hits[0]?.nodes, hits[0]?.nodes.toReversed());
  assert.deepEqual(await paths(app, TILDA_ID, 'group:brasskettle', '&max=3'), {
    total: 0,
    hits: [],
    isComplete: true,
  });
  const early = await paths(app, TILDA_ID, 'group:brasskettle', '&lte=2026-10-31');
  assert.deepEqual(early, { total: 0, hits: [], isComplete: true });
  const same = await paths(app, TILDA_ID, TILDA_ID);
  assert.deepEqual(same.hits[0]?.links, []);
  const { statusCode } = await app.get(`/api/v2/graph/path?from=${TILDA_ID}&to=group:nobody`);
  assert.equal(statusCode, 404);
});

test('crosses an indicator that many people share only if asked to', async (t) => {
  const shared = { kind: 'domain', value: 'exchange.example' } as const;
  const people = Array.from({ length: 101 }, (_, index) =>
    profileSighting('telegram', String(1000 + index), at('2026-11-01'), {
      facts: {},
      lists: { usernames: [`person_${index}`] },
    }),
  );
  const messages = people.map(({ userId }, index) =>
    message({
      userId,
      sequence: String(index + 1),
      channelId: `-100${index}`,
      username: `person_${index}`,
      items: [shared],
    }),
  );
  const app = await start(t, [...people, ...messages]);
  const [from, to] = ['profile:telegram:1000', 'profile:telegram:1001'] as const;
  assert.equal((await neighbours(app, 'indicator:domain:exchange.example')).isHub, true);
  assert.equal((await neighbours(app, 'indicator:domain:exchange.example', '&kinds=page')).isHub, true);
  assert.deepEqual((await paths(app, from, to, '&max=2')).hits, []);
  const through = await paths(app, from, to, '&max=2&through_hubs=true');
  assert.deepEqual(
    through.hits[0]?.nodes.map(({ id }) => id),
    [from, 'indicator:domain:exchange.example', to],
  );
});

test('lists the links among nodes', async (t) => {
  const { app, issueKey } = await start(t);
  const post = async (body: object, scopes = [...SCOPES]) =>
    app.inject({
      method: 'POST',
      url: '/api/v2/graph/links',
      payload: body,
      headers: { 'x-api-key': await issueKey(scopes) },
    });
  const nodes = [
    TILDA_ID,
    HERONRY_ID,
    WALLET_ID,
    'page:page-1',
    'group:brasskettle',
    'victim:post-1',
    'group:nobody',
  ];
  const { data } = (await post({ nodes })).json();
  assert.deepEqual(
    data.nodes.map(({ label }: { label: string }) => label),
    [TILDA.username, 'Heronry', WALLET, 'Amber Stall, listing 6669', 'Brasskettle', 'Fennimore Pumps'],
  );
  assert.deepEqual(
    data.hits.map(
      ({ from, to, relation, weight }: { from: string; to: string; relation: string; weight: number }) =>
        `${from} ${relation} ${to} ${weight}`,
    ),
    [
      `${HERONRY_ID} wrote in ${TILDA_ID} 3`,
      `${HERONRY_ID} mentioned in ${WALLET_ID} 2`,
      `${WALLET_ID} owns ${TILDA_ID} 2`,
      'group:brasskettle named victim:post-1 1',
      `${WALLET_ID} shown on page:page-1 1`,
    ],
  );
  assert.equal(data.total, 5);
  const limited = (await post({ nodes }, ['documents'])).json();
  assert.equal(limited.data.nodes.length, 2);
  assert.equal(limited.data.total, 1);
  assert.equal((await post({ nodes: ['x'] })).statusCode, 422);
  assert.equal((await post({ nodes: [] })).statusCode, 422);
  assert.equal(
    (await post({ nodes: Array.from({ length: 2001 }, (_, index) => `group:${index}`) })).statusCode,
    422,
  );
});

test('links between any two of very many nodes are listed', async (t) => {
  const { app, issueKey } = await start(t);
  const strangers = (name: string) =>
    Array.from({ length: 950 }, (_, index) => `indicator:email:${name}${index}@post.example`);
  const mail = ['indicator:domain:fennimore.example', 'indicator:email:desk@fennimore.example'];
  const nodes = [
    WALLET_ID,
    ...strangers('a'),
    TILDA_ID,
    'page:page-1',
    ...strangers('b'),
    HERONRY_ID,
    ...mail,
  ];
  const response = await app.inject({
    method: 'POST',
    url: '/api/v2/graph/links',
    payload: { nodes },
    headers: { 'x-api-key': await issueKey([...SCOPES]) },
  });
  assert.deepEqual(
    response
      .json()
      .data.hits.map(({ relation }: { relation: string }) => relation)
      .sort(),
    ['mentioned in', 'owns', 'part of', 'shown on', 'wrote in'],
  );
});

/** A fact is dated by the first sighting of its record. */
const BEFORE_ALL = at('2026-09-19');

/** Adds what makes people, channels, servers and groups known by an indicator. */
function randomGraph(random: () => number): AnyRecord[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const date = () => at('2026-09-20') + below(60 * 24) * 3_600_000;
  const posts = Array.from({ length: 40 }, (_, index) =>
    ransomwareSighting(
      `group-post-${index}`,
      date(),
      { url: `http://leak.example/g${index}`, grade: 'absolute-link' },
      {
        facts: { ransomwareGroup: `Group ${below(4)}`, companyName: `Company ${below(12)}` },
        lists: { email: [`oda${below(20)}@acme.example`], domain: [`acme${below(40)}.example`] },
      },
    ),
  );
  return [
    ...randomRecords(random, 300),
    ...posts,
    ...Array.from({ length: 4 }, (_, index) =>
      groupSighting(`Group ${index}`, date(), {
        lists: { sites: [`https://acme${below(40)}.example/`], email: [`tilda${below(40)}@acme.example`] },
      }),
    ),
    ...Array.from({ length: 8 }, (_, index) =>
      profileSighting('telegram', String(7000 + index), date(), {
        lists: { usernames: [`acme_${below(40)}`] },
      }),
    ),
    ...Array.from({ length: 4 }, (_, index) =>
      channelSighting('telegram', `-100${index}`, BEFORE_ALL, { facts: { username: `Acme_${below(40)}` } }),
    ),
    serverSighting('50', date(), { lists: { serverTitles: ['Acme'] } }),
  ];
}

test('finds the same neighbours, weights and distances as a scan of all records', async (t) => {
  const random = seeded(7);
  const records = randomGraph(random);
  const truth = new GraphTruth(records);
  const app = await start(t, records);
  const ids = [...truth.nodes.keys()].sort();
  const pick = () => ids[Math.floor(random() * ids.length)] as string;
  const kinds = new Set<string>();
  const sample = process.env.STORE_FOR_TESTS === 'opensearch' ? 30 : 60;
  const perKind = Map.groupBy(ids, (id) => id.split(':')[0]);
  const chosen = [
    ...[...perKind.values()].flatMap((all) => all.slice(0, 6)),
    ...Array.from({ length: sample }, pick),
  ];
  for (const id of chosen) {
    kinds.add(id.split(':')[0] as string);
    const found = await neighbours(app, id, '&page_size=1000');
    const expected = [...truth.neighbours(id)]
      .sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1))
      .map(([other, { weight, firstSeen, lastSeen }]) =>
        [other, weight, formatInstant(firstSeen), formatInstant(lastSeen)].join(' '),
      );
    const hits = found.hits.map(({ node, weight, firstSeen, lastSeen }) =>
      [node.id, weight, firstSeen, lastSeen].join(' '),
    );
    assert.deepEqual(hits, expected, id);
    assert.equal(found.total, expected.length);
  }
  assert.equal(kinds.size, 7);
  let complete = 0;
  for (let round = 0; round < sample / 2; round++) {
    const [from, to, max] = [pick(), pick(), 1 + (round % 5)];
    const found = await paths(app, from, to, `&max=${max}&through_hubs=true`);
    const distance = truth.distance(from, to, max);
    for (const { nodes, links } of found.hits)
      for (const [index, { weight }] of links.entries()) {
        const [one, other] = [nodes[index]?.id ?? '', nodes[index + 1]?.id ?? ''];
        assert.equal(truth.neighbours(one).get(other)?.weight, weight, `${one} ${other}`);
      }
    if (!found.isComplete) continue;
    complete++;
    assert.equal(found.hits[0]?.links.length, distance, `${from} ${to} ${max}`);
  }
  assert.ok(complete > sample / 4, `${complete} of ${sample / 2} searches were complete`);
});
