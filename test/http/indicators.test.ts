/** Lookups of indicators: summaries, searches, bulk and hashed lookups, and what a key may see of them. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HERONRY, message, TILDA } from '../support/world.ts';

const ONION = `http://${'a'.repeat(55)}d.onion/`;
const LONG_URL = `https://acme.example/${'x'.repeat(1200)}`;

const RECORDS: readonly AnyRecord[] = [
  message({
    sequence: '1',
    text: 'login-acme.example and oda@mail.example',
    items: [
      { kind: 'domain', value: 'login-acme.example' },
      { kind: 'email', value: 'oda@mail.example' },
      { kind: 'url', value: 'https://acme.example/a/b?c=d' },
      { kind: 'url', value: LONG_URL },
    ],
    detectionDate: at('2026-11-10T08:00:00Z'),
  }),
  message({ sequence: '2', items: [{ kind: 'domain', value: 'login-acme.example' }] }),
  profileSighting('telegram', '8', at('2026-11-12'), {
    lists: {
      usernames: ['acme_support', '100%_(.*)\\'],
      bitcoin_address: ['16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h'],
    },
  }),
  pageSighting('page-1', at('2026-11-13'), {
    facts: { url: ONION, pageTitle: 'Acme shop' },
    lists: { onion: [ONION], email: ['oda@mail.example'] },
  }),
  ransomwareSighting(
    'post-1',
    at('2026-09-14'),
    { url: 'http://leak.example/1', grade: 'absolute-link' },
    {
      facts: { companyName: 'Acme Holding', companyLink: 'https://www.acme-dental.example/' },
      lists: { domain: ['acme.example'] },
    },
  ),
  message({
    sequence: '3',
    items: [
      { kind: 'phone', value: '+4915112345678' },
      { kind: 'whatsapp', value: '+4915112345678' },
      { kind: 'ipv4', value: '198.51.100.0/24' },
      { kind: 'ipv6', value: '2001:db8::1' },
      { kind: 'cve', value: 'CVE-2021-44228' },
      { kind: 'domain', value: 'xn--mnchen-3ya.example' },
      { kind: 'jabber', value: 'oda@chat.example' },
      { kind: 'telegram', value: 'https://t.me/Acme_Boris' },
      { kind: 'matrix', value: '@oda:chat.example' },
    ],
  }),
  channelSighting('telegram', '-1005', at('2026-11-12'), {
    facts: { username: 'acme_news' },
    lists: { channelTitles: ['Acme "News" (at) noon'], jabber: ['oda@chat.example'] },
  }),
];

async function start(
  t: Parameters<typeof startApp>[0] & Parameters<typeof temporaryFolder>[0],
): Promise<TestApp> {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...RECORDS);
  return app;
}

async function post(
  { app, issueKey }: TestApp,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
) {
  const key = await issueKey([...SCOPES]);
  const all = { 'x-api-key': key, 'content-type': 'application/json', ...headers };
  return app.inject({ method: 'POST', url, payload, headers: all });
}

const bodyOf = (values: unknown) => JSON.stringify({ values });

test('sums up an indicator, with links to every list', async (t) => {
  const { get } = await start(t);
  const { data } = (await get('/api/v2/indicator/Domain/LOGIN-acme%5B.%5Dexample?interval=day&top=2')).json();
  assert.equal(data.total, 1);
  assert.deepEqual(data.hits[0], {
    kind: 'domain',
    canonical: 'login-acme.example',
    value: 'login-acme.example',
    count: 2,
    firstSeen: '2026-11-10T08:00:00Z',
    lastSeen: '2026-11-14T09:31:05Z',
    records: [{ record: 'message', platform: 'telegram', count: 2 }],
    link: '/api/v2/indicator/domain/login-acme.example',
    channels: {
      total: 1,
      top: [{ channelId: Number(HERONRY), platform: 'telegram', messages: 2, isInRecord: false }],
    },
    people: {
      total: 1,
      top: [{ userId: Number(TILDA.userId), platform: 'telegram', messages: 2, isInRecord: false }],
    },
    histogram: {
      interval: 'day',
      buckets: [
        { date: '2026-11-10T00:00:00Z', count: 1 },
        { date: '2026-11-14T00:00:00Z', count: 1 },
      ],
    },
    related: {
      records: 2,
      top: [
        {
          kind: 'email',
          canonical: 'oda@mail.example',
          count: 1,
          link: '/api/v2/indicator/email/oda%40mail.example',
        },
        {
          kind: 'url',
          canonical: 'https://acme.example/a/b?c=d',
          count: 1,
          link: '/api/v2/indicator/url/https%3A%2F%2Facme.example%2Fa%2Fb%3Fc%3Dd',
        },
      ],
    },
    links: { message: '/api/v2/im/search?q=indicator%3A%22domain%3Alogin-acme.example%22' },
  });
});

test('every link leads to exactly the records that are counted', async (t) => {
  const { get } = await start(t);
  const { hits } = (await get('/api/v2/indicator/search?q=*example*&page_size=100')).json().data;
  const paths = [
    ...hits.map(({ link }: { link: string }) => link).filter((link: string) => link.length < 500),
    '/api/v2/indicator/email/ODA%40mail.example',
    '/api/v2/indicator/phone/%2B49%201511%202345678',
    '/api/v2/indicator/whatsapp/%2B4915112345678',
    '/api/v2/indicator/ipv4/198.51.100.0%2F24',
    '/api/v2/indicator/ipv6/2001%3Adb8%3A%3A1',
    '/api/v2/indicator/cve/CVE-2021-44228',
    '/api/v2/indicator/jabber/oda%40chat.example',
    '/api/v2/indicator/matrix/%40oda%3Achat.example',
    '/api/v2/indicator/telegram/acme_boris',
    '/api/v2/indicator/name/acme_support',
    '/api/v2/indicator/name/Tilda_Probe',
    '/api/v2/indicator/name/acme_news',
    '/api/v2/indicator/title/acme%20shop',
    '/api/v2/indicator/title/acme%20holding',
    '/api/v2/indicator/company/acme%20holding%20ltd',
    `/api/v2/indicator/bitcoin_address/16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h`,
    `/api/v2/indicator/onion/${encodeURIComponent(ONION)}`,
  ];
  assert.ok(paths.length > 20);
  for (const path of paths) {
    const [found] = (await get(path)).json().data.hits;
    const counts = new Map<string, number>();
    for (const { record, count } of found.records) counts.set(record, (counts.get(record) ?? 0) + count);
    assert.deepEqual(Object.keys(found.links).sort(), [...counts.keys()].sort(), path);
    for (const [record, link] of Object.entries(found.links) as [string, string][])
      assert.equal((await get(link)).json().data.total, counts.get(record), link);
    for (const { link } of found.related.top) assert.equal((await get(link)).json().data.total, 1, link);
  }
});

test('a value that a query cannot name has no link, and neither has a list that the key may not read', async (t) => {
  const { get, getBare, issueKey } = await start(t);
  const [title] = (await get('/api/v2/indicator/title/acme%20%22news%22%20(at)%20noon')).json().data.hits;
  assert.deepEqual([title.count, title.links], [1, {}]);
  const [long] = (await get(`/api/v2/lookup?value=${encodeURIComponent(LONG_URL)}`)).json().data.hits;
  assert.deepEqual([long.count, long.links], [1, {}]);
  const onion = `/api/v2/indicator/onion/${encodeURIComponent(ONION)}`;
  const [feeds] = (await getBare(onion, { 'x-api-key': await issueKey(['feeds']) })).json().data.hits;
  assert.deepEqual([feeds.count, feeds.links], [1, {}]);
  const email = '/api/v2/indicator/email/oda%40mail.example';
  const [both] = (await getBare(email, { 'x-api-key': await issueKey(['documents', 'feeds']) })).json().data
    .hits;
  assert.deepEqual(Object.keys(both.links), ['page']);
});

test('a value may contain encoded slashes, and a long one has its own way', async (t) => {
  const { get } = await start(t);
  const url = await get(`/api/v2/indicator/url/${encodeURIComponent('https://acme.example/a/b?c=d')}`);
  assert.equal(url.json().data.hits[0].count, 1);
  assert.equal((await get(`/api/v2/indicator/url/${encodeURIComponent(LONG_URL)}`)).statusCode, 414);
  const { data } = (await get(`/api/v2/lookup?value=${encodeURIComponent(LONG_URL)}`)).json();
  assert.equal(data.hits[0].canonical, LONG_URL);
  assert.equal((await get(data.hits[0].link)).json().data.total, 1);
});

test('returns 404 for an indicator that no record contains', async (t) => {
  const { get } = await start(t);
  for (const value of ['no.example', '%00%01', '.*', '%5B', "'%20OR%201=1--", '%F0%9F%98%80'])
    assert.equal((await get(`/api/v2/indicator/domain/${value}`)).statusCode, 404, value);
});

test('looks up a value of any kind', async (t) => {
  const { get } = await start(t);
  const kinds = async (value: string) =>
    (await get(`/api/v2/lookup?value=${encodeURIComponent(value)}`))
      .json()
      .data.hits.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  assert.deepEqual(await kinds('oda[at]mail[.]example'), ['email 3']);
  assert.deepEqual(await kinds('16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h'), ['bitcoin_address 1']);
  assert.deepEqual(await kinds('ACME_support'), ['name 1']);
  assert.deepEqual(await kinds('100%_(.*)\\'), ['name 1']);
  assert.deepEqual(await kinds('nothing of ours'), []);
  assert.deepEqual(await kinds('@acme_support'), ['name 1']);
  assert.deepEqual(await kinds('ACME Holding GmbH'), ['company 1']);
  assert.deepEqual(await kinds('Acme Holding'), ['title 1', 'company 1']);
  assert.deepEqual(await kinds('acme-dental[.]example'), ['domain 1']);
  assert.deepEqual(await kinds('+4915112345678'), ['whatsapp 2', 'phone 2']);
  assert.deepEqual(await kinds('198.51.100.0/24'), ['ipv4 1']);
  assert.deepEqual(await kinds('CVE 2021 44228'), ['cve 1']);
  assert.deepEqual(await kinds(`${'a'.repeat(55)}d.onion`), ['domain 1']);
});

test('searches by a part, by GET and POST, page by page', async (t) => {
  const app = await start(t);
  const { get } = app;
  const search = async (query: string) =>
    (await get(`/api/v2/indicator/search?${query}`))
      .json()
      .data.hits.map((hit: { value: string }) => hit.value);
  assert.deepEqual(await search('q=*acme.*&kind=domain'), ['login-acme.example', 'acme.example']);
  assert.deepEqual(await search('q=acme*&kind=name'), ['acme_news', 'acme_support']);
  const posted = await post(app, '/api/v2/indicator/search', JSON.stringify({ q: '*acme*', page_size: 2 }));
  assert.equal(posted.json().data.hits.length, 2);
  const all = await search('q=*acme*&page_size=100');
  const walked: string[] = [];
  for (let cursor: string | null = '*'; cursor !== null; ) {
    const page = await get(`/api/v2/indicator/search?q=*acme*&page_size=2&cursor=${cursor}`);
    const data: { total: number; hits: { value: string }[]; next_cursor: string | null } = page.json().data;
    assert.equal(data.total, all.length);
    walked.push(...data.hits.map((hit) => hit.value));
    cursor = data.next_cursor;
  }
  assert.deepEqual(walked, all);
  assert.deepEqual(await search(`q=${encodeURIComponent('*münchen*')}`), ['xn--mnchen-3ya.example']);
  const inner = (await get('/api/v2/indicator/search?q=*ac*me*')).json();
  assert.match(inner.message, /character 4/);
});

test('searches for values that are new since a date', async (t) => {
  const app = await start(t);
  const search = async (query: string) =>
    (await app.get(`/api/v2/indicator/search?q=*acme*&kind=domain&${query}`))
      .json()
      .data.hits.map((hit: { value: string }) => hit.value);
  assert.deepEqual(await search('gte=2026-11-12'), ['login-acme.example']);
  assert.deepEqual(await search('gte=2026-11-12&new=true'), []);
  assert.deepEqual(await search('gte=2026-11-10&new=True'), ['login-acme.example']);
  assert.deepEqual(await search('new=false'), [
    'login-acme.example',
    'acme-dental.example',
    'acme.example',
    'www.acme-dental.example',
  ]);
  const body = JSON.stringify({ q: '*acme*', kind: 'domain', gte: '2026-11-12', new: true });
  assert.equal((await post(app, '/api/v2/indicator/search', body)).json().data.total, 0);
  const refused = await post(app, '/api/v2/indicator/search', JSON.stringify({ q: '*acme*', new: true }));
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().detail[0].loc, ['body', 'new']);
  assert.match(refused.json().message, /new: requires gte/);
});

test('the list of messages is limited to the dates of the request, like the count', async (t) => {
  const { get } = await start(t);
  for (const dates of [
    'gte=2026-11-12',
    'lte=2026-11-10',
    'gte=2026-11-10T08:00:00Z&lte=2026-11-10T08:00:00Z',
  ]) {
    const [found] = (await get(`/api/v2/indicator/domain/login-acme.example?${dates}`)).json().data.hits;
    assert.equal(found.count, 1);
    assert.equal((await get(found.links.message)).json().data.total, 1, found.links.message);
    const [again] = (await get(`/api/v2/lookup?value=login-acme.example&${dates}`)).json().data.hits;
    assert.deepEqual(again.links, found.links);
  }
  const [email] = (await get('/api/v2/indicator/email/oda%40mail.example?gte=2026-11-01')).json().data.hits;
  assert.doesNotMatch(email.links.page + email.links.profile, /gte/);
});

test('a lookup finds nothing but the value that is asked for', async (t) => {
  const app = await start(t);
  await app.write(
    profileSighting('telegram', '9', at('2026-11-12'), {
      lists: { email: ['brien@mail2.example', "o'hara@mail3.example", 'info@bäckerei.example'] },
    }),
    message({ sequence: '9', items: [{ kind: 'email', value: 'info@xn--bckerei-5wa.example' }] }),
  );
  const found = async (value: string) =>
    (await app.get(`/api/v2/lookup?value=${encodeURIComponent(value)}`))
      .json()
      .data.hits.map(({ kind, canonical }: { kind: string; canonical: string }) => `${kind} ${canonical}`);
  const status = async (kind: string, value: string) =>
    (await app.get(`/api/v2/indicator/${kind}/${encodeURIComponent(value)}`)).statusCode;
  assert.deepEqual(await found("o'brien@mail2.example"), []);
  assert.equal(await status('email', "o'brien@mail2.example"), 404);
  assert.deepEqual(await found("o'login-acme.example"), []);
  assert.equal(await status('domain', "o'login-acme.example"), 404);
  assert.deepEqual(await found("O'Hara@mail3.example"), ["email o'hara@mail3.example"]);
  assert.equal(await status('email', "O'Hara@mail3.example"), 200);
  for (const site of ['login-acme.example/', 'https://login-acme.example/', 'hxxp://login-acme[.]example'])
    assert.deepEqual(await found(site), ['domain login-acme.example'], site);
  assert.deepEqual(await found('https://login-acme.example/x'), []);
  for (const address of ['info@bäckerei.example', 'INFO@xn--bckerei-5wa.example'])
    assert.deepEqual((await found(address)).sort(), [
      'email info@bäckerei.example',
      'email info@xn--bckerei-5wa.example',
    ]);
});

test('answers every value of a bulk lookup in its order, in every format', async (t) => {
  const app = await start(t);
  const values = [
    'login-acme[.]example',
    'no.example',
    ' ',
    'x'.repeat(3000),
    'ODA@mail.example',
    'login-acme.example',
  ];
  const expected = ['found 1', 'not_found 0', 'invalid 0', 'invalid 0', 'found 1', 'found 1'];
  const show = (hits: { status: string; indicators: unknown[] }[]) =>
    hits.map(({ status, indicators }) => `${status} ${indicators.length}`);
  for (const payload of [bodyOf(values), JSON.stringify(values)]) {
    const { data } = (await post(app, '/api/v2/lookup', payload)).json();
    assert.equal(data.total, values.length);
    assert.deepEqual(show(data.hits), expected);
    assert.deepEqual(data.hits[0].value, 'login-acme[.]example');
    assert.ok(data.hits[3].value.length < 300);
  }
  const sendText = async (payload: string, type: string) =>
    (await post(app, '/api/v2/lookup', payload, { 'content-type': type }))
      .json()
      .data.hits.map(({ value, status }: { value: string; status: string }) => `${value} ${status}`);
  assert.deepEqual(await sendText('login-acme.example\r\n\r\nno.example\n', 'text/plain'), [
    'login-acme.example found',
    'no.example not_found',
  ]);
  assert.deepEqual(
    await sendText('id,"value",note\n1,login-acme.example,x\n2,"no, ""thing""",\n', 'text/csv'),
    ['login-acme.example found', 'no, "thing" not_found'],
  );
  assert.deepEqual(await sendText('login-acme.example;x\nno.example;y', 'text/csv; charset=utf-8'), [
    'login-acme.example found',
    'no.example not_found',
  ]);
  const headers: [csv: string, expected: string[]][] = [
    ['Domain\nno.example', ['no.example not_found']],
    ['id\tE-Mails\n1\tno@mail.example', ['no@mail.example not_found']],
    ['company;value\nAcme;no.example', ['no.example not_found']],
    ['customer\nno.example', ['customer not_found', 'no.example not_found']],
    ['5" pipe,x\n"quoted"tail,y\n,z', ['5" pipe not_found', 'quotedtail not_found', ' invalid']],
    ['"two\nlines",x\nno.example', ['two\nlines not_found', 'no.example not_found']],
  ];
  for (const [csv, expectedHits] of headers)
    assert.deepEqual(await sendText(csv, 'text/csv'), expectedHits, csv);
  const mixed = (await post(app, '/api/v2/lookup', bodyOf([1, null, {}, '\ud800', 'no.example']))).json();
  assert.deepEqual(show(mixed.data.hits), [
    'invalid 0',
    'invalid 0',
    'invalid 0',
    'not_found 0',
    'not_found 0',
  ]);
  const shown = (await post(app, '/api/v2/lookup', bodyOf([1.5, null, { a: 1 }, [2], true]))).json();
  assert.deepEqual(
    shown.data.hits.map(({ value }: { value: string }) => value),
    ['1.5', 'null', '{…}', '[…]', 'true'],
  );
});

test('streams answers as lines, ten thousand of them without collecting them', async (t) => {
  const app = await start(t);
  const values = Array.from({ length: 10_000 }, (_, index) =>
    index % 5000 ? `d${index}.example` : 'login-acme.example',
  );
  const response = await post(app, '/api/v2/lookup', bodyOf(values), { accept: 'application/x-ndjson' });
  assert.match(String(response.headers['content-type']), /^application\/x-ndjson/);
  const lines = response.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ value }) => value),
    values,
  );
  assert.deepEqual(lines.filter(({ status }) => status === 'found').length, 2);
});

test('the next values are looked up only when the client has read the answers', async (t) => {
  const app = await start(t);
  const { store } = app.services;
  let asked = 0;
  const count = store.countIndicators.bind(store);
  Object.assign(store, {
    countIndicators: (...question: Parameters<typeof count>) => {
      asked++;
      return count(...question);
    },
  });
  const key = await app.issueKey(['im']);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address() as { port: number };
  const values = Array.from({ length: 10_000 }, () => 'login-acme.example');
  const response = await fetch(`http://127.0.0.1:${address.port}/api/v2/lookup`, {
    method: 'POST',
    headers: {
      'x-api-key': key,
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      'accept-encoding': 'identity',
    },
    body: bodyOf(values),
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const askedAtFirst = asked;
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  assert.ok(bytes > 1_000_000);
  assert.equal(asked, 10);
  assert.ok(askedAtFirst < 10, `${askedAtFirst} parts were looked up before the first was read`);
});

test('refuses what is not a list of values, and too many of them', async (t) => {
  const app = await start(t);
  const status = async (payload: string | Buffer, headers = {}, url = '/api/v2/lookup') => {
    const response = await post(app, url, payload, headers);
    const { code, message, detail } = response.json();
    assert.equal(code, response.statusCode);
    return [code, detail?.[0].loc.join('.'), detail?.[0].type, message]
      .filter((part) => part !== undefined)
      .slice(0, 3)
      .join(' ');
  };
  assert.match(await status('{"values"'), /^400/);
  assert.equal(await status('{}'), '422 body.values list_type');
  assert.equal(await status('{"values":[],"x":1}'), '422 body.x extra_forbidden');
  assert.equal(await status('[]'), '422 body.values too_short');
  assert.equal(await status('"x"'), '422 body.values list_type');
  assert.equal(await status('{"values":["a"],"values":["b"]}'), '422 body.values multiple_values');
  const csv = { 'content-type': 'text/csv' };
  assert.equal(await status('a,b\r\nc,"d\ne', csv), '422 body csv_unclosed_quote');
  const unclosed = await post(app, '/api/v2/lookup', 'a,b\r\nc,"d\ne', csv);
  assert.match(unclosed.json().message, /line 2/);
  const quotes = JSON.stringify([`${'"'.repeat(900_000)}`]);
  assert.equal((await post(app, '/api/v2/lookup', quotes)).statusCode, 200, 'long escaped text');
  const nested = `${'[['.repeat(400_000)}${']]'.repeat(400_000)}`;
  assert.equal((await post(app, '/api/v2/lookup', nested)).statusCode, 200, 'a deep list is one value');
  assert.equal(await status(bodyOf(Array.from({ length: 10_001 }, () => 'x'))), '422 body.values too_long');
  assert.equal(await status('\n \n', { 'content-type': 'text/plain' }), '422 body too_short');
  assert.match(await status(Buffer.from([0xff, 0xfe]), { 'content-type': 'text/plain' }), /^400/);
  assert.match(await status('x'.repeat(3 * 1024 * 1024), { 'content-type': 'text/plain' }), /^413 .*2 MiB/);
  assert.match(await status('<x/>', { 'content-type': 'text/xml' }), /^415/);
  assert.match(await status('x', { 'content-type': 'text/plain' }, '/api/v2/im/search'), /^415/);
  assert.match(await status('x', { 'content-type': 'text/csv' }, '/api/v2/lookup/hashed'), /^415/);
  assert.match(await status(bodyOf(['x']), {}, '/api/v2/lookup?value=x'), /^422 query.value extra_forbidden/);
  assert.equal(
    await status('{"prefixes":["5baa6","nothex"]}', {}, '/api/v2/lookup/hashed'),
    '422 body.prefixes.1 string_pattern_mismatch',
  );
});

test('a hashed lookup returns hashes, never values', async (t) => {
  const app = await start(t);
  const digest = hash('sha256', 'oda@mail.example');
  const match = {
    hash: digest,
    kind: 'email',
    count: 3,
    firstSeen: '2026-11-10T08:00:00Z',
    lastSeen: '2026-11-13T00:00:00Z',
  };
  const one = await app.get(`/api/v2/lookup/hashed?prefix=${digest.slice(0, 6).toUpperCase()}`);
  assert.deepEqual(one.json().data.hits, [{ prefix: digest.slice(0, 6), matches: [match] }]);
  const other = digest.startsWith('00000') ? '11111' : '00000';
  const many = await post(app, '/api/v2/lookup/hashed', JSON.stringify({ prefixes: [other, digest] }));
  assert.deepEqual(many.json().data.hits[1], { prefix: digest, matches: [match] });
  assert.doesNotMatch(one.body + many.body, /oda|mail\.example/);
});

test('the canonical form is what is hashed', async (t) => {
  const { get } = await start(t);
  const kinds = async (canonical: string) =>
    (await get(`/api/v2/lookup/hashed?prefix=${hash('sha256', canonical)}`))
      .json()
      .data.hits[0].matches.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(await kinds('https://t.me/acme_boris'), ['telegram']);
  assert.deepEqual(await kinds('acme holding'), ['title']);
  assert.deepEqual(await kinds('acmeholding'), ['company']);
  assert.deepEqual(await kinds('acme-dental.example'), ['domain']);
  const short = await get('/api/v2/lookup/hashed?prefix=5ba');
  assert.match(short.json().message, /must be 5 to 64 hexadecimal digits/);
});

test('a key sees what its scopes show', async (t) => {
  const { getBare, issueKey } = await start(t);
  const as = async (scopes: string[], path: string) => {
    const response = await getBare(path, { 'x-api-key': await issueKey(scopes as ['im']) });
    const [hit] = response.statusCode === 200 ? response.json().data.hits : [];
    return (
      hit?.records
        ?.map(({ record }: { record: string }) => record)
        .sort()
        .join() ?? response.statusCode
    );
  };
  const email = '/api/v2/indicator/email/oda%40mail.example';
  assert.equal(await as(['im'], email), 'message,profile');
  assert.equal(await as(['documents'], email), 'page');
  assert.equal(await as(['im', 'documents'], email), 'message,page,profile');
  assert.equal(await as(['feeds'], email), 404, 'no feed shows e-mail addresses');
  assert.equal(await as(['archive'], email), 403);
  const onion = `/api/v2/indicator/onion/${encodeURIComponent(ONION)}`;
  assert.equal(await as(['feeds'], onion), 'page');
  assert.equal(await as(['im'], onion), 404);
  const company = '/api/v2/indicator/title/Acme%20Holding';
  assert.equal(await as(['victims'], company), 'post');
  assert.equal(await as(['feeds'], company), 404, 'older than 30 days');
  assert.equal(await as(['feeds', 'archive'], company), 'post');
  const wallet = '/api/v2/indicator/bitcoin_address/16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h';
  assert.equal(await as(['feeds'], wallet), 'profile');
  const search = '/api/v2/indicator/search?q=*acme*&page_size=100';
  assert.equal(await as(['victims'], search), 'post');
  assert.equal(await as(['archive'], search), 403);
});
