/** Word forms and folded copies, as clients see them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageSighting } from '../../src/records/page.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutDates } from '../support/without-dates.ts';
import { at, HARBOUR, HERONRY, message } from '../support/world.ts';

const offer = (price: number) =>
  `Selling stealer logs from Norway\nChecked by hand before delivery\nPrice: $${price}`;

async function filledApp(t: Parameters<typeof startApp>[0]) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(
    message({ sequence: '1', text: offer(10), channelTitle: 'Heronry', detectionDate: at('2026-10-01') }),
    message({ sequence: '2', text: offer(20), channelTitle: 'Heronry', detectionDate: at('2026-11-02') }),
    message({
      sequence: '3',
      text: offer(30),
      platform: 'discord',
      channelId: HARBOUR,
      detectionDate: at('2026-11-03'),
    }),
    message({ sequence: '4', text: 'logs of a C++ build, паролями', detectionDate: at('2026-11-04') }),
  );
  return app;
}

interface Hit {
  messageId: string;
}

test('folds copies into the newest, with count, first date and channels', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (await get('/api/v2/im/search?q=logs&collapse=Similar&facets=platform')).json();
  assert.deepEqual([data.total, data.totalBefore], [2, 4]);
  assert.deepEqual(
    data.hits.map(({ messageId }: Hit) => messageId),
    [`${HERONRY}_4`, `${HARBOUR}_3`],
  );
  assert.equal(data.hits[1].similar.firstSeen, '2026-10-01T00:00:00Z');
  assert.deepEqual(withoutDates(data.hits[1].similar), {
    count: 3,
    channels: [
      { key: HERONRY, doc_count: 2, title: 'Heronry' },
      { key: HARBOUR, doc_count: 1 },
    ],
  });
  assert.deepEqual(withoutDates(data.facets.platform), [
    { key: 'telegram', doc_count: 3 },
    { key: 'discord', doc_count: 1 },
  ]);
  const plain = (await get('/api/v2/im/search?q=logs')).json().data;
  assert.deepEqual([plain.total, 'totalBefore' in plain, 'similar' in plain.hits[0]], [4, false, false]);
});

test('pages and cursors of a folded list cover it completely', async (t) => {
  const { get } = await filledApp(t);
  const second = await get('/api/v2/im/search?q=logs&collapse=similar&page_size=1&page=2');
  assert.deepEqual(second.json().data.hits[0].messageId, `${HARBOUR}_3`);
  assert.match(String(second.headers.link), /rel="prev"/);
  assert.doesNotMatch(String(second.headers.link), /rel="next"/);
  const seen: string[] = [];
  let cursor: string | null = '*';
  while (cursor !== null) {
    const url: string = `/api/v2/im/search?q=logs&collapse=similar&page_size=1&cursor=${cursor}`;
    const { data } = (await get(url)).json();
    seen.push(...data.hits.map(({ messageId }: Hit) => messageId));
    cursor = data.next_cursor;
  }
  assert.deepEqual(seen, [`${HERONRY}_4`, `${HARBOUR}_3`]);
});

test('rejects other ways to fold, relevance, and other kinds of records', async (t) => {
  const { get } = await filledApp(t);
  for (const [url, type] of [
    ['/api/v2/im/search?q=logs&collapse=exact', 'enum'],
    ['/api/v2/im/search?q=logs&collapse=similar&sort=relevance', 'mutually_exclusive'],
    ['/api/v2/im/search/profiles?q=logs&collapse=similar', 'extra_forbidden'],
  ] as const) {
    const refused = await get(url);
    assert.deepEqual([refused.statusCode, refused.json().detail[0].type], [422, type], url);
  }
});

test('finds forms of a word with a tilde, and of all words with forms=true', async (t) => {
  const { get } = await filledApp(t);
  const count = async (query: string) => {
    const response = await get(`/api/v2/im/search${query}`);
    return response.json().data.total;
  };
  assert.equal(await count(`?q=${encodeURIComponent('пароль')}`), 0);
  assert.equal(await count(`?q=${encodeURIComponent('пароль~')}`), 1);
  assert.equal(await count(`?q=${encodeURIComponent('log пароль')}&forms=true`), 1);
  assert.equal(await count(`/histogram?q=${encodeURIComponent('log')}&forms=true`), 4);
  assert.equal(await count('?q=sold+steal&forms=false'), 0);
  assert.equal(await count('?q=sold+stealers&forms=true'), 3);
  const { data } = (await get(`/api/v2/im/search?q=${encodeURIComponent('пароль~')}&highlight=true`)).json();
  assert.deepEqual(data.hits[0].highlight, { message: ['logs of a C++ build, <mark>паролями</mark>'] });
});

test('finds forms in documents, victims and the search of all kinds', async (t) => {
  const { get, write } = await filledApp(t);
  await write(
    pageSighting('p1', at('2026-11-04'), {
      facts: { url: 'http://p.example/', text: 'Passwörter und C#-Kurse', pageTitle: 'Kurse' },
    }),
    ransomwareSighting(
      'r1',
      at('2026-11-04'),
      { url: 'http://leak.example/1', grade: 'absolute-link' },
      { facts: { ransomwareGroup: 'wrengang', companyName: 'Nordische Passwörter' } },
    ),
  );
  for (const [path, total] of [
    ['document/search?q=passwort', 0],
    ['document/search?q=passwort~', 1],
    ['document/search?q=passwort&forms=true', 1],
    ['document/search/histogram?q=passwort&forms=true', 1],
    ['document/search?q=c%23', 1],
    ['search?q=passwort', 0],
    ['victim/search?q=passwort', 0],
    ['victim/search?q=passwort~', 1],
    ['victim/search?q=nordisch+passwort&forms=true', 1],
    ['search?q=passwort&forms=true', 2],
  ] as const)
    assert.equal((await get(`/api/v2/${path}`)).json().data.total, total, path);
});

test('finds and highlights c++ as such', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (await get(`/api/v2/im/search?q=${encodeURIComponent('c++')}&highlight=true`)).json();
  assert.deepEqual(data.hits[0].highlight, { message: ['logs of a <mark>C++</mark> build, паролями'] });
});
