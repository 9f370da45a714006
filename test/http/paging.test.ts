import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HERONRY, message } from '../support/world.ts';

const post = (number: number) =>
  ransomwareSighting(
    `post-${String(number).padStart(3, '0')}`,
    at('2026-11-14') + Math.floor(number / 4) * 1000,
    { url: 'http://leak.example/', grade: 'absolute-link' },
    { facts: { ransomwareGroup: 'g' } },
  );

async function fill({ write }: TestApp, count = 23): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await write(
    ...numbers.map((number) =>
      message({ sequence: String(number), detectionDate: at('2026-11-14') + Math.floor(number / 4) * 1000 }),
    ),
    ...numbers.map((number) =>
      profileSighting('telegram', String(number), at('2026-11-14'), {
        lists: { usernames: ['same'], email: ['same@mail.example'] },
      }),
    ),
    ...numbers.map(post),
  );
}

const LISTS = [
  '/api/v2/im/search?q=ordinary',
  '/api/v2/im/search/profiles?q=same',
  `/api/v2/im/telegram/chat/${HERONRY}?`,
  '/api/v2/im/email/same%40mail.example?',
  '/api/v2/feed/ransomware?batch=2026-11-14',
];

const idsOf = (hits: Record<string, unknown>[]) => hits.map((hit) => hit.messageId ?? hit.userId ?? hit.id);

for (const list of LISTS) {
  test(`pages through ${list}: every page, an exact total, nothing past the end`, async (t) => {
    const app = await startApp(t, temporaryFolder(t));
    await fill(app);
    const whole = (await app.get(`${list}&page_size=1000`)).json().data;
    assert.equal(whole.total, 23);
    const paged: unknown[] = [];
    for (let page = 1; page <= 5; page++) {
      const { data } = (await app.get(`${list}&page_size=5&page=${page}`)).json();
      assert.equal(data.total, 23);
      paged.push(...idsOf(data.hits));
    }
    assert.deepEqual(paged, idsOf(whole.hits));
    assert.equal(new Set(paged).size, 23);
    const beyond = await app.get(`${list}&page_size=5&page=1000000000`);
    assert.deepEqual([beyond.statusCode, beyond.json().data.hits, beyond.json().data.total], [200, [], 23]);
  });

  test(`walks ${list} by cursor, each hit once, across a restart`, async (t) => {
    const folder = temporaryFolder(t);
    const first = await startApp(t, folder);
    await fill(first);
    const restarted = await startApp(t, folder);
    const whole = (await first.get(`${list}&page_size=1000`)).json().data;
    const walked: unknown[] = [];
    let cursor: string | null = '*';
    for (let step = 0; cursor !== null; step++) {
      const app: TestApp = step % 2 === 0 ? first : restarted;
      const {
        data,
      }: { data: { total: number; hits: Record<string, unknown>[]; next_cursor: string | null } } = (
        await app.get(`${list}&page_size=4&cursor=${encodeURIComponent(cursor)}`)
      ).json();
      assert.equal(data.total, 23);
      walked.push(...idsOf(data.hits));
      cursor = data.next_cursor;
    }
    assert.deepEqual(walked, idsOf(whole.hits));
  });

  test(`follows the Link headers of ${list}`, async (t) => {
    const app = await startApp(t, temporaryFolder(t));
    await fill(app);
    for (const start of [`${list}&page_size=9`, `${list}&page_size=9&cursor=*`]) {
      let url: string | undefined = start;
      let seen = 0;
      let pages = 0;
      while (url !== undefined) {
        const response = await app.get(url);
        seen += response.json().data.hits.length;
        pages++;
        url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
        assert.match(String(response.headers.link), /rel="first"/);
      }
      assert.deepEqual([seen, pages], [23, 3], start);
    }
  });
}

test('links to the same list, on the same host, with the same parameters', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await fill(app);
  const link = async (url: string) => String((await app.get(url)).headers.link);
  assert.match(
    await link('//api/v2//im/search?page_size=2&q=ordinary?&platform=telegram'),
    /^<\/api\/v2\/im\/search\?page_size=2&q=ordinary%3F&platform=telegram&page=2>; rel="next"/,
  );
  assert.match(
    await link(`/api/v2/im/telegram/chat/${HERONRY}?messageId=12&limit=3`),
    /<[^>]*\?limit=3&cursor=[^>]+>; rel="next", <[^>]*\?limit=3&cursor=[^>]+>; rel="prev"/,
  );
  await fill(app, 100);
  assert.match(
    await link(`/api/v2/im/telegram/chat/${HERONRY}?messageId=50`),
    /<[^>]*\?limit=30&cursor=[^>]+>; rel="next"/,
  );
});

test('has pages of 10 by default, and of 100 in feeds', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await fill(app, 120);
  assert.equal((await app.get('/api/v2/im/search?q=ordinary')).json().data.hits.length, 10);
  assert.equal((await app.get(`/api/v2/im/telegram/chat/${HERONRY}`)).json().data.hits.length, 10);
  assert.equal((await app.get('/api/v2/feed/ransomware?batch=2026-11-14')).json().data.hits.length, 100);
});

test('rejects a changed cursor, or one of another list or endpoint', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await fill(app);
  const cursor: string = (await app.get('/api/v2/im/search?q=ordinary&page_size=2&cursor=*')).json().data
    .next_cursor;
  const flipped = `${cursor.slice(0, 10)}${cursor[10] === 'A' ? 'B' : 'A'}${cursor.slice(11)}`;
  for (const url of [
    `/api/v2/im/search?q=ordinary&cursor=${flipped}`,
    `/api/v2/im/search?q=ordinary&cursor=${cursor}=`,
    `/api/v2/im/search?q=other&cursor=${cursor}`,
    `/api/v2/im/search?q=ordinary&platform=telegram&cursor=${cursor}`,
    `/api/v2/im/search/profiles?q=ordinary&cursor=${cursor}`,
    '/api/v2/im/search?q=ordinary&cursor=',
    '/api/v2/im/search?q=ordinary&cursor=%00',
  ]) {
    const response = await app.get(url);
    assert.equal(response.statusCode, 422, url);
    assert.deepEqual(response.json().detail[0].loc, ['query', 'cursor']);
  }
  const other = await startApp(t, temporaryFolder(t));
  assert.equal(
    (await other.get(`/api/v2/im/search?q=ordinary&cursor=${cursor}`)).statusCode,
    422,
    'of another machine',
  );
  assert.equal(
    (await app.get(`/api/v2/im/search?q=ordinary&page_size=9&id_format=string&cursor=${cursor}`)).statusCode,
    200,
  );
});

test('a conversation has cursors in both directions', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await fill(app);
  const chat = `/api/v2/im/telegram/chat/${HERONRY}`;
  const sequences = (data: { hits: { messageId: string }[] }) =>
    data.hits.map((hit) => Number(hit.messageId.split('_')[1]));
  const first = (await app.get(`${chat}?limit=5`)).json().data;
  assert.deepEqual([sequences(first), first.prev_cursor], [[23, 22, 21, 20, 19], null]);
  const second = (await app.get(`${chat}?limit=5&cursor=${first.next_cursor}`)).json().data;
  assert.deepEqual(sequences(second), [18, 17, 16, 15, 14]);
  const back = (await app.get(`${chat}?limit=5&cursor=${second.prev_cursor}`)).json().data;
  assert.deepEqual([sequences(back), back.prev_cursor], [sequences(first), null]);
  const pageThree = (await app.get(`${chat}?page_size=10&page=3`)).json().data;
  assert.deepEqual(
    [sequences(pageThree), pageThree.next_cursor, typeof pageThree.prev_cursor],
    [[3, 2, 1], null, 'string'],
  );
});

test('returns the page around a message, by id or sequence number, and fills it at the ends of the channel', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await fill(app, 100);
  const chat = `/api/v2/im/telegram/chat/${HERONRY}`;
  const around = async (query: string) => {
    const { data } = (await app.get(`${chat}?${query}`)).json();
    return {
      ...data,
      numbers: data.hits.map((hit: { messageId: string }) => Number(hit.messageId.split('_')[1])),
    };
  };
  const middle = await around('messageId=50');
  assert.equal(middle.numbers.length, 30);
  assert.deepEqual([middle.numbers[0], middle.numbers[14], middle.numbers[29]], [64, 50, 35]);
  assert.equal(middle.total, 100);
  assert.deepEqual((await around(`messageId=${HERONRY}_50&limit=5`)).numbers, [52, 51, 50, 49, 48]);
  assert.deepEqual((await around('messageId=1990000101_50&limit=1')).numbers, [50]);
  const newest = await around('messageId=100&limit=5');
  assert.deepEqual([newest.numbers, newest.prev_cursor], [[100, 99, 98, 97, 96], null]);
  const oldest = await around('messageId=2&limit=5');
  assert.deepEqual([oldest.numbers, oldest.next_cursor], [[5, 4, 3, 2, 1], null]);
  const older = (await app.get(`${chat}?limit=3&cursor=${middle.next_cursor}`)).json().data;
  assert.deepEqual(
    older.hits.map((hit: { messageId: string }) => hit.messageId),
    [34, 33, 32].map((number) => `${HERONRY}_${number}`),
  );
  for (const unknown of ['999', 'x', '', '-4242_50', `${HERONRY}_x`]) {
    assert.equal((await app.get(`${chat}?messageId=${unknown}`)).statusCode, 404, unknown);
  }
  assert.equal((await app.get(`${chat}?messageId=50&gte=2027-01-01`)).statusCode, 404, 'outside the window');
});
