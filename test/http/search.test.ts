import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';
import { EVERYTHING } from './endpoints.ts';

const search = (get: TestApp['get'], q: string, rest = '') =>
  get(`/api/v2/im/search?q=${encodeURIComponent(q)}${rest}`).then((response) => response.json().data);

test('highlights matches as safe HTML, in every searched field', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    message({
      sequence: '1',
      text: '<script>alert("Wallet")</script> & wallets, CAFÉ, 数据库 hxxps://evil[.]example/x, tilda(at)probe[.]example',
      channelTitle: 'The <b>Wallet</b>',
      topicTitle: 'wallet',
      username: 'wal_let',
    }),
  );
  const highlight = async (q: string) => (await search(get, q, '&highlight=true')).hits[0].highlight;
  const text = (marked: string) =>
    '&lt;script&gt;alert(&quot;Wallet&quot;)&lt;/script&gt; &amp; wallets, CAFÉ, 数据库 hxxps://evil[.]example/x, tilda(at)probe[.]example'.replace(
      marked,
      `<mark>${marked}</mark>`,
    );
  assert.deepEqual(await highlight('wallet -nothing'), {
    message: [text('Wallet')],
    channelTitle: ['The &lt;b&gt;<mark>Wallet</mark>&lt;/b&gt;'],
    topicTitle: ['<mark>wallet</mark>'],
  });
  assert.deepEqual(await highlight('cafe'), { message: [text('CAFÉ')] });
  assert.deepEqual(await highlight('据库'), { message: [text('据库')] });
  assert.deepEqual(await highlight('https://evil.example'), { message: [text('hxxps://evil[.]example')] });
  assert.deepEqual(await highlight('tilda@probe.example'), { message: [text('tilda(at)probe[.]example')] });
  assert.deepEqual(await highlight('channel:wallet'), {
    channelTitle: ['The &lt;b&gt;<mark>Wallet</mark>&lt;/b&gt;'],
  });
  assert.deepEqual(await highlight('user:wal_let'), { username: ['<mark>wal_let</mark>'] });
  assert.deepEqual(await highlight('-nothing'), {});
  const both = (await highlight('walle*')).message[0];
  assert.match(both, /<mark>Wallet<\/mark>.*<mark>wallets<\/mark>/);
  assert.equal('highlight' in (await search(get, 'wallet')).hits[0], false, 'only on request');
});

test('highlights profile names and channel titles', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const of = async (path: string) => (await get(`${path}&highlight=true`)).json().data.hits[0].highlight;
  assert.deepEqual(await of('/api/v2/im/search/profiles?q=tilda'), {
    usernames: ['<mark>tilda</mark>', '<mark>Tilda</mark>_Probe'],
    firstName: ['<mark>Tilda</mark>'],
    email: ['<mark>tilda</mark>@probe.example'],
  });
  assert.deepEqual(await of('/api/v2/im/search/channels?q=escrow+OR+heronry'), {
    channelTitles: ['<mark>Heronry</mark>'],
    topics: ['<mark>Escrow</mark>'],
  });
});

test('sorts by relevance, by page and by cursor', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    ...Array.from({ length: 7 }, (_, index) =>
      message({
        sequence: String(index + 1),
        detectionDate: at('2026-11-01') + index * 1000,
        text: `${'heron '.repeat(7 - index)} ${'filler '.repeat(10)}`,
      }),
    ),
    message({ sequence: '9', text: 'other things' }),
  );
  const ids = (data: { hits: { messageId: string }[] }) =>
    data.hits.map(({ messageId }) => messageId.split('_')[1]);
  const all = await search(get, 'heron', '&sort=Relevance');
  assert.deepEqual([all.total, ...ids(all)], [7, '1', '2', '3', '4', '5', '6', '7']);
  const second = await search(get, 'heron', '&sort=relevance&page_size=3&page=2');
  assert.deepEqual(ids(second), ['4', '5', '6']);
  const seen: (string | undefined)[] = [];
  let cursor: string | null = '*';
  while (cursor !== null) {
    const part: { hits: { messageId: string }[]; next_cursor: string | null } = await search(
      get,
      'heron',
      `&sort=relevance&page_size=3&cursor=${encodeURIComponent(cursor)}`,
    );
    seen.push(...ids(part));
    cursor = part.next_cursor;
  }
  assert.deepEqual(seen, ids(all));
  assert.deepEqual(
    ids(await search(get, 'heron')),
    ['7', '6', '5', '4', '3', '2', '1'],
    'newest first unless said',
  );
});

test('highlights a name that was searched by field only in the name', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(message({ text: 'tilda tells tales', username: 'tilda', channelTitle: 'tall tales' }));
  const [hit] = (await search(get, 'user:t* tales', '&highlight=true')).hits;
  assert.deepEqual(hit.highlight, {
    message: ['tilda tells <mark>tales</mark>'],
    channelTitle: ['tall <mark>tales</mark>'],
    username: ['<mark>tilda</mark>'],
  });
});

test('counts by time in the shape of the API contract', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING, message({ sequence: '77', text: 'wallet', detectionDate: at('2026-10-01') }));
  const { data } = (await get('/api/v2/im/search/histogram?q=wallet&interval=Month&by=Platform')).json();
  assert.deepEqual(data, {
    total: 3,
    hits: [
      {
        key: String(at('2026-10-01')),
        doc_count: 1,
        key_as_string: '2026-10-01T00:00:00Z',
        agg: { buckets: [{ key: 'telegram', doc_count: 1 }] },
      },
      {
        key: String(at('2026-11-01')),
        doc_count: 2,
        key_as_string: '2026-11-01T00:00:00Z',
        agg: {
          buckets: [
            { key: 'discord', doc_count: 1 },
            { key: 'telegram', doc_count: 1 },
          ],
        },
      },
    ],
  });
  const days = (await get('/api/v2/im/search/histogram?q=wallet')).json().data;
  assert.deepEqual(
    days.hits.map(({ doc_count, agg }: { doc_count: number; agg: { buckets: [] } }) => [
      doc_count,
      agg.buckets,
    ]),
    [
      [1, []],
      [2, []],
    ],
  );
});

test('returns the same results with and without threads, and times out slow searches', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t), {
    search: { threads: 2, milliseconds: 60_000 },
  });
  await write(...EVERYTHING);
  for (const path of [
    '/api/v2/im/search?q=wallet',
    '/api/v2/im/search/profiles?q=tilda',
    '/api/v2/im/search/histogram?q=wallet&by=user',
    '/api/v2/feed/ransomware?batch=2026-11-14',
    '/api/v2/feed/telegram/wallets?batch=2026-11-14&range_type=month',
  ]) {
    const response = await get(path);
    assert.equal(response.statusCode, 200, response.body);
    assert.ok(response.json().data.total >= 1, path);
  }
  for (const threads of [0, 1]) {
    const impatient = await startApp(t, temporaryFolder(t), { search: { threads, milliseconds: 0 } });
    await impatient.write(...EVERYTHING);
    const late = await impatient.get('/api/v2/im/search?q=wallet');
    assert.equal(late.statusCode, 503, `${threads} threads`);
    assert.match(late.json().error.message, /Search timeout/);
  }
});
