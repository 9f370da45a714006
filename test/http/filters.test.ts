import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HARBOUR, HERONRY, message, ODA } from '../support/world.ts';
import { EVERYTHING } from './endpoints.ts';

async function start(t: { after(fn: () => unknown): void }) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...EVERYTHING);
  const key = await app.issueKey(['im']);
  const post = (path: string, body: object) =>
    app.app.inject({
      method: 'POST',
      url: `/api/v2/im/${path}`,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  return { ...app, post };
}

test('each search accepts channelId, topic and username, with or without a query', async (t) => {
  const { get, post } = await start(t);
  for (const [path, filters, total] of [
    ['search', { q: 'wallet', channelId: HERONRY }, 1],
    ['search', { q: 'wallet', channelId: '1990000101' }, 1],
    ['search', { channelId: HERONRY }, 1],
    ['search', { q: 'wallet', channelId: '-999999' }, 0],
    ['search', { q: 'wallet', topic: 'escrow' }, 1],
    ['search', { topic: '5' }, 1],
    ['search', { q: 'wallet', topic: 'nosuch' }, 0],
    ['search', { username: `@${ODA.username}` }, 1],
    ['search/histogram', { q: 'wallet', channelId: HERONRY }, 1],
    ['search/histogram', { channelId: HARBOUR, by: 'user' }, 1],
    ['search/histogram', { topic: 'Escrow' }, 1],
    ['search/histogram', { q: 'wallet', username: 'nosuch' }, 0],
    ['search/profiles', { q: 'tilda', username: 'TILDA_probe' }, 1],
    ['search/profiles', { q: 'tilda', username: 'nosuch' }, 0],
    ['search/profiles', { channelId: HERONRY }, 1],
    ['search/profiles', { topic: 'escrow', username: 'tilda' }, 1],
    ['search/channels', { channelId: HERONRY }, 1],
    ['search/channels', { q: 'heronry', topic: 'Escrow' }, 1],
    ['search/channels', { q: 'heronry', topic: 'nosuch' }, 0],
    ['search/channels', { username: 'tilda_probe' }, 1],
    ['search/channels', { username: 'nosuch', q: 'heronry' }, 0],
  ] as [string, Record<string, string>, number][]) {
    const asked = `${path} ${JSON.stringify(filters)}`;
    const answer = await get(`/api/v2/im/${path}?${new URLSearchParams(filters)}`);
    assert.equal(answer.json().data?.total, total, `${asked}: ${answer.body}`);
    assert.equal((await post(path, filters)).body, answer.body, asked);
  }
});

test('a body may have ids as integers if they are exact', async (t) => {
  const { post } = await start(t);
  const total = async (body: object) => (await post('search', body)).json().data?.total;
  assert.equal(await total({ channelId: Number(HERONRY) }), 1);
  assert.equal(await total({ topic: 5 }), 1);
  assert.equal(await total({ channelId: HARBOUR }), 1);
  const rounded = await post('search', { channelId: Number(HARBOUR) });
  assert.equal(rounded.statusCode, 422);
  assert.match(rounded.json().detail[0].msg, /2\^53/);
});

test('a search needs a query or a filter', async (t) => {
  const { get, post } = await start(t);
  for (const path of ['search', 'search/profiles', 'search/channels', 'search/histogram']) {
    // The histogram is an extension: for it, platform and dates are enough.
    const others = path === 'search/histogram' ? '' : 'platform=telegram&gte=2026-01-01';
    for (const answer of [
      await get(`/api/v2/im/${path}?${others}`),
      await post(path, path === 'search/histogram' ? {} : { platform: 'telegram' }),
    ]) {
      assert.equal(answer.statusCode, 422);
      const [{ loc, type }] = answer.json().detail;
      assert.deepEqual([loc[1], type], ['q', 'missing']);
    }
    for (const name of ['channelId', 'topic', 'username']) {
      const empty = await get(`/api/v2/im/${path}?q=x&${name}=`);
      assert.deepEqual(
        [empty.statusCode, empty.json().detail?.[0].loc, empty.json().detail?.[0].type],
        [422, ['query', name], 'string_too_short'],
      );
    }
    assert.equal((await get(`/api/v2/im/${path}?q=&channelId=1`)).statusCode, 422);
  }
});

test('a cursor is valid only with its filters', async (t) => {
  const { get, write } = await start(t);
  await write(...['1', '2', '3'].map((sequence) => message({ sequence, channelId: '-4242' })));
  const list = '/api/v2/im/search?channelId=4242&page_size=2&highlight=true';
  const { next_cursor, hits, total } = (await get(`${list}&cursor=*`)).json().data;
  assert.deepEqual([total, hits.length], [3, 2]);
  assert.equal((await get(`${list}&cursor=${next_cursor}`)).json().data.hits.length, 1);
  const other = await get(`/api/v2/im/search?channelId=4243&cursor=${next_cursor}`);
  assert.equal(other.statusCode, 422);
});

test('filters give the same results with and without threads', async (t) => {
  const app = await startApp(t, temporaryFolder(t), { search: { threads: 1, milliseconds: 60_000 } });
  await app.write(...EVERYTHING);
  for (const url of [
    `/api/v2/im/search?q=wallet&channelId=${HERONRY}`,
    '/api/v2/im/search?topic=escrow',
    `/api/v2/im/search/profiles?channelId=${HERONRY}`,
    '/api/v2/im/search/channels?username=tilda_probe',
  ]) {
    // Twice: the second time, counts are cached.
    for (let time = 0; time < 2; time++)
      assert.equal((await app.get(url)).json().data?.total, 1, `${url} ${time}`);
    const none = url.replace(/(channelId|topic|username)=[^&]+/, '$1=nosuch');
    assert.equal((await app.get(none)).json().data?.total, 0, none);
  }
});
