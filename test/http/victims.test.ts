import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { gradeUrl, ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutDates } from '../support/without-dates.ts';
import { at } from '../support/world.ts';

interface Report {
  id: string;
  day: string;
  group: string;
  name: string;
  country?: string | undefined;
  url?: string;
  text?: string;
  site?: string;
  sector?: string | undefined;
}

function post({ id, day, group, name, country, url = 'urn:x', text, site, ...others }: Report) {
  return ransomwareSighting(
    id,
    at(day),
    { url, grade: gradeUrl(url) },
    {
      facts: {
        ransomwareGroup: group,
        companyName: name,
        country,
        text,
        companyLink: site,
        industry: 'sector' in others ? others.sector : 'Retail',
      },
    },
  );
}

const RECORDS = [
  post({ id: 'a', day: '2026-10-30', group: 'Larkgroup', name: 'Müller Werkzeuge GmbH', country: 'DE' }),
  post({ id: 'b', day: '2026-11-02', group: 'larkgroup', name: 'mueller-werkzeuge.example', url: '/post/7' }),
  post({
    id: 'c',
    day: '2026-11-03',
    group: 'wrengang',
    name: 'Mueller Werkzeuge',
    country: 'DE',
    url: 'https://leak.example/c',
  }),
  post({
    id: 'd',
    day: '2026-11-04',
    group: 'wrengang',
    name: 'Brightfell Dental',
    country: 'AT',
    text: 'patient files',
  }),
  groupSighting('Larkgroup', at('2026-10-01'), {
    facts: { site: 'http://larkgroup.onion/' },
    lists: { sites: ['http://lark-old.onion/', 'http://larkgroup.onion/'], email: ['press@lark.example'] },
  }),
];

async function api(t: Parameters<typeof startApp>[0]) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...RECORDS);
  const hits = async (path: string) => {
    const response = await app.get(`/api/v2/${path}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data.hits;
  };
  const ids = async (path: string) => (await hits(path)).map(({ page }: { page: { id: string } }) => page.id);
  return { ...app, hits, ids };
}

test('one request answers whether a supplier is on a leak site, in any spelling', async (t) => {
  const { ids } = await api(t);
  for (const name of [
    'Mueller Werkzeuge',
    'muller werkzeuge',
    'MÜLLER WERKZEUGE AG',
    'mueller-werkzeuge.example',
    'https://www.mueller-werkzeuge.example/',
  ])
    assert.deepEqual(await ids(`victim/search?q=${encodeURIComponent(name)}`), ['c', 'a'], name);
  assert.deepEqual(await ids('victim/search?q=Werkzeug+Müller'), []);
  assert.deepEqual(await ids('victim/search?q=-Werkzeuge'), ['d'], 'an operator is not part of a name');
  assert.deepEqual(await ids('victim/search?q=patient'), ['d']);
});

test('filters victims, and lists all without any', async (t) => {
  const { ids, get, app } = await api(t);
  assert.deepEqual(await ids('victim/search'), ['d', 'c', 'a']);
  assert.deepEqual(await ids('victim/search?country=de'), ['c', 'a']);
  assert.deepEqual(await ids('victim/search?group=LARKGROUP&time_field=date'), ['a']);
  assert.deepEqual(await ids('victim/search?sector=retail&page_size=1&page=2'), ['c']);
  assert.deepEqual(await ids('victim/search?network=Network.clearnet'), ['c']);
  assert.deepEqual(await ids('victim/search?gte=2026-11-01'), ['d', 'c'], 'by the first report');
  assert.deepEqual(await ids('victim/search?q=mueller+werkzeuge&sort=relevance&group=wrengang'), ['c']);
  const first = (await get('/api/v2/victim/search?cursor=*&page_size=2')).json().data;
  const second = (await get(`/api/v2/victim/search?page_size=2&cursor=${first.next_cursor}`)).json().data;
  assert.deepEqual([first.hits.length, second.hits.length, second.next_cursor], [2, 1, null]);
  assert.equal((await get('/api/v2/victim/search?sektor=x')).statusCode, 422);
  assert.ok(app);
});

test('a victim has its sources, and claims of other groups on the same company', async (t) => {
  const { hits, get } = await api(t);
  for (const id of ['a', 'b']) {
    const [hit] = await hits(`victim/${id}`);
    assert.equal(hit.page.id, 'a');
    assert.equal(hit.page.detectionDate, '2026-10-30T00:00:00Z');
    assert.equal(hit.page.url.url, 'http://larkgroup.onion/post/7', 'the relative link on the leak site');
    assert.equal(hit.page.url.network, 'tor');
    assert.equal(hit.page.language, null);
    assert.deepEqual([hit.country, hit.lastSeen, hit.tag], ['DE', '2026-11-02T00:00:00Z', []]);
    assert.deepEqual(
      hit.reports.map((report: { id: string; companyName: string; url: string }) => [
        report.id,
        report.companyName,
        report.url,
      ]),
      [
        ['a', 'Müller Werkzeuge GmbH', 'http://larkgroup.onion/'],
        ['b', 'mueller-werkzeuge.example', 'http://larkgroup.onion/post/7'],
      ],
    );
    assert.deepEqual(hit.alsoClaimedBy, [
      {
        id: 'c',
        ransomwareGroup: 'wrengang',
        companyName: 'Mueller Werkzeuge',
        detectionDate: '2026-11-03T00:00:00Z',
      },
    ]);
  }
  assert.equal((await get('/api/v2/victim/z')).statusCode, 404);
});

test('statistics count victims, not posts', async (t) => {
  const { hits } = await api(t);
  assert.deepEqual(await hits('stats/countries'), [
    { key: 'DE', doc_count: 2 },
    { key: 'AT', doc_count: 1 },
  ]);
  assert.deepEqual(await hits('stats/groups'), [
    { key: 'wrengang', doc_count: 2 },
    { key: 'larkgroup', doc_count: 1 },
  ]);
  assert.deepEqual(await hits('stats/groups?countries=de&gte=2026-11-01'), [
    { key: 'wrengang', doc_count: 1 },
  ]);
  assert.deepEqual(await hits('histogram/groups'), [
    {
      key: String(at('2026-10-01')),
      key_as_string: '2026-10-01T00:00:00Z',
      doc_count: 1,
      agg: { buckets: [{ key: 'larkgroup', doc_count: 1 }] },
    },
    {
      key: String(at('2026-11-01')),
      key_as_string: '2026-11-01T00:00:00Z',
      doc_count: 2,
      agg: { buckets: [{ key: 'wrengang', doc_count: 2 }] },
    },
  ]);
  const [, november] = await hits('histogram/attacks');
  assert.deepEqual(november.agg.buckets, [
    { key: 'AT', doc_count: 1 },
    { key: 'DE', doc_count: 1 },
  ]);
});

test('a histogram counts the results of the search, over time and by group, country or sector', async (t) => {
  const { get, services } = await startApp(t, temporaryFolder(t));
  await services.store.write({ records: RECORDS });
  const buckets = async (query: string) => {
    const { total, hits } = (await get(`/api/v2/victim/search/histogram?${query}`)).json().data;
    const searched = (await get(`/api/v2/victim/search?${query.replace(/&?(by|interval)=\w+/g, '')}`)).json()
      .data;
    assert.equal(total, searched.total, query);
    return hits.map((hit: { key_as_string: string; doc_count: number; agg: { buckets: object[] } }) => [
      hit.key_as_string.slice(0, 10),
      hit.doc_count,
      hit.agg.buckets,
    ]);
  };
  assert.deepEqual(await buckets('by=group'), [
    ['2026-10-30', 1, [{ key: 'larkgroup', doc_count: 1 }]],
    ['2026-11-03', 1, [{ key: 'wrengang', doc_count: 1 }]],
    ['2026-11-04', 1, [{ key: 'wrengang', doc_count: 1 }]],
  ]);
  assert.deepEqual(await buckets('interval=week&country=DE&by=country'), [
    ['2026-10-26', 1, [{ key: 'DE', doc_count: 1 }]],
    ['2026-11-02', 1, [{ key: 'DE', doc_count: 1 }]],
  ]);
  assert.deepEqual(await buckets('q=dental&by=sector'), [
    ['2026-11-04', 1, [{ key: 'Retail', doc_count: 1 }]],
  ]);
  assert.deepEqual(await buckets('group=wrengang&gte=2026-11-04'), [['2026-11-04', 1, []]]);
  assert.deepEqual(await buckets('q=m%C3%BCller+werkzeuge&group=larkgroup'), [['2026-10-30', 1, []]]);
  assert.deepEqual(await buckets('q=%21%21'), [], 'nothing to search for');
});

test('a name that looks like operators is found, and an invalid query is an error unless it is a name', async (t) => {
  const { ids, get, write } = await api(t);
  const names = ['NOT JUST BOOTS Ltd', 'Hyphen -Dash', 'Site:Works', '*STAR*', 'Hyphen Dash Moor'];
  await write(
    ...names.map((name, index) =>
      post({ id: `n${index}`, day: `2026-09-0${index + 1}`, group: 'larkgroup', name }),
    ),
  );
  const search = (q: string) => ids(`victim/search?q=${encodeURIComponent(q)}&lte=2026-10-01`);
  assert.deepEqual(await search('NOT JUST BOOTS'), ['n0']);
  assert.deepEqual(await search('title:boots NOT JUST BOOTS'), []);
  assert.deepEqual(await search('Hyphen -Dash'), ['n1']);
  assert.deepEqual(await search('hyphen dash -moor'), ['n1'], 'an excluded word stays excluded');
  assert.deepEqual(await search('site:works'), ['n2']);
  assert.deepEqual(await search('*STAR*'), ['n3']);
  const mistake = await get('/api/v2/victim/search?q=*moon*');
  assert.equal(mistake.statusCode, 422);
  assert.match(mistake.json().message, /can't start with "\*"/);
});

test('spellings of a country count as one, and filter alike', async (t) => {
  const { ids, hits, get, write } = await api(t);
  await write(
    ...['Germany', 'de', 'USA', 'US', 'Atlantis'].map((country, index) =>
      post({
        id: `n${index}`,
        day: '2026-09-01',
        group: 'larkgroup',
        name: `Kestrel Freight ${'abcde'[index]}`,
        country,
      }),
    ),
  );
  assert.deepEqual(await hits('stats/countries'), [
    { key: 'DE', doc_count: 4 },
    { key: 'US', doc_count: 2 },
    { key: 'AT', doc_count: 1 },
    { key: 'Atlantis', doc_count: 1 },
  ]);
  assert.equal((await hits('stats/groups?countries=deu,US')).length, 2);
  for (const country of ['Germany', 'DEU', 'de'])
    assert.equal((await ids(`victim/search?country=${country}`)).length, 4, country);
  assert.equal((await ids('victim/search?q=country:usa')).length, 2);
  assert.deepEqual(await ids('victim/search?country=atlantis'), ['n4']);
  assert.deepEqual(await hits('stats/countries?countries=Germany,ATLANTIS'), [
    { key: 'DE', doc_count: 4 },
    { key: 'Atlantis', doc_count: 1 },
  ]);
  const refused = (await get('/api/v2/stats/countries?countries=Germany,,AT')).json();
  assert.match(refused.message, /must be a comma-separated list of at most 300 countries such as DE,Austria/);
  const many = Array.from({ length: 301 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const answer = async (names: string[]) =>
    (await get(`/api/v2/stats/countries?countries=${encodeURIComponent(names.join())}`)).statusCode;
  assert.deepEqual([await answer(many.slice(1)), await answer(many)], [200, 422]);
});

test('`unknown` filters victims without a value', async (t) => {
  const { hits, ids, get, write } = await api(t);
  await write(
    ...['Mining', 'Mining', undefined].map((sector, index) =>
      post({
        id: `n${index}`,
        day: '2026-09-01',
        group: 'larkgroup',
        name: `Kestrel Freight ${'abc'[index]}`,
        country: sector && 'FR',
        sector,
      }),
    ),
  );
  const { data } = (await get('/api/v2/victim/search?lte=2026-09-30&facets=sector,country,group')).json();
  assert.deepEqual(withoutDates(data.facets), {
    sector: [
      { key: 'Mining', doc_count: 2 },
      { key: 'unknown', doc_count: 1 },
    ],
    country: [
      { key: 'FR', doc_count: 2 },
      { key: 'unknown', doc_count: 1 },
    ],
    group: [{ key: 'larkgroup', doc_count: 3 }],
  });
  for (const filter of ['sector=unknown', 'country=Unknown', 'q=sector:unknown', 'q=country:unknown'])
    assert.deepEqual(await ids(`victim/search?lte=2026-09-30&${filter}`), ['n2'], filter);
  assert.deepEqual(await ids('victim/search?group=unknown'), []);
  assert.deepEqual(await hits('stats/groups?lte=2026-09-30&countries=unknown'), [
    { key: 'larkgroup', doc_count: 1 },
  ]);
});

test('a victim without a complete link has no network', async (t) => {
  const { hits, write } = await api(t);
  await write(post({ id: 'n', day: '2026-09-01', group: 'nobody', name: 'Kestrel Freight' }));
  const [{ page }] = await hits('victim/n');
  assert.equal(page.url.url, 'urn:x');
  assert.ok(!('network' in page.url) && !('networkProtocol' in page.url));
});

test('facets count the complete result by group, country and sector', async (t) => {
  const { get, app, issueKey } = await api(t);
  const facets = {
    group: [
      { key: 'wrengang', doc_count: 2 },
      { key: 'larkgroup', doc_count: 1 },
    ],
    country: [{ key: 'DE', doc_count: 2 }],
    sector: [{ key: 'Retail', doc_count: 3 }],
  };
  const { data } = (
    await get('/api/v2/victim/search?page_size=1&facets=group,COUNTRY,sector&facet_size=2')
  ).json();
  assert.deepEqual([data.total, data.hits.length], [3, 1]);
  assert.deepEqual(withoutDates(data.facets), {
    ...facets,
    country: [...facets.country, { key: 'AT', doc_count: 1 }],
  });
  const headers = { 'x-api-key': await issueKey(['victims']) };
  const payload = { q: 'Muller Werkzeuge', facets: 'country', sort: 'relevance' };
  const posted = await app.inject({ method: 'POST', url: '/api/v2/victim/search', payload, headers });
  assert.deepEqual(withoutDates(posted.json().data.facets), { country: facets.country });
  assert.equal('facets' in (await get('/api/v2/victim/search')).json().data, false);
  const refused = await get('/api/v2/victim/search?facets=industry');
  assert.equal(refused.statusCode, 422);
  assert.equal(refused.json().detail[0].msg, 'must be a comma-separated list of group, country, sector');
});

test('a group shows its spellings, sites, activity, victims and indicators', async (t) => {
  const { hits, get } = await api(t);
  const [lark] = await hits('group/larkgroup');
  assert.deepEqual(lark, {
    name: 'Larkgroup',
    aliases: ['larkgroup'],
    sites: [
      { url: 'http://lark-old.onion/', network: 'tor', firstSeen: '2026-10-01T00:00:00Z' },
      {
        url: 'http://larkgroup.onion/',
        network: 'tor',
        firstSeen: '2026-10-01T00:00:00Z',
        lastOnline: '2026-10-01T00:00:00Z',
      },
    ],
    indicators: [{ kind: 'email', value: 'press@lark.example', firstSeen: '2026-10-01T00:00:00Z' }],
    firstPost: '2026-10-30',
    lastPost: '2026-11-02',
    posts: 2,
    postsByMonth: [
      { month: '2026-10', posts: 1 },
      { month: '2026-11', posts: 1 },
    ],
    victims: 1,
    newestVictims: [
      {
        id: 'a',
        companyName: 'Müller Werkzeuge GmbH',
        country: 'DE',
        detectionDate: '2026-10-30T00:00:00Z',
      },
    ],
  });
  const [wren] = await hits('group/Wrengang');
  assert.deepEqual(
    [wren.name, wren.sites, wren.posts, wren.victims],
    ['wrengang', [], 2, 2],
    'known from posts only',
  );
  assert.equal((await get('/api/v2/group/nobody')).statusCode, 404);
  assert.deepEqual(
    (await hits('group/search?q=lark*')).map(({ name }: { name: string }) => name),
    ['Larkgroup'],
  );
  assert.equal((await hits('group/search')).length, 1);
});
