import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutDates } from '../support/without-dates.ts';
import { at, HARBOUR, HERONRY, message } from '../support/world.ts';

const LETTERS = ['a', 'b', 'c'];

async function filledApp(t: Parameters<typeof startApp>[0]) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(
    ...LETTERS.map((letter, index) =>
      message({
        sequence: String(index + 1),
        text: `heron ${letter}`,
        channelTitle: 'Heronry',
        detectionDate: at(`2026-11-0${index + 1}`),
        items: [{ kind: 'email', value: `${letter}@mail.example` }],
      }),
    ),
    message({ sequence: '9', text: 'heron', platform: 'discord', channelId: HARBOUR, userId: '8' }),
  );
  const key = await app.issueKey(['im']);
  const post = (url: string, body: object) =>
    app.app.inject({ method: 'POST', url, payload: body, headers: { 'x-api-key': key } });
  return { ...app, post };
}

test('returns exact counts of the complete result beside one page of it', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (
    await get('/api/v2/im/search?q=heron&page_size=1&facets=channel,platform,indicator&facet_size=2')
  ).json();
  assert.deepEqual([data.total, data.hits.length], [4, 1]);
  assert.deepEqual(withoutDates(data.facets), {
    channel: [
      { key: HERONRY, doc_count: 3, title: 'Heronry' },
      { key: HARBOUR, doc_count: 1 },
    ],
    platform: [
      { key: 'telegram', doc_count: 3 },
      { key: 'discord', doc_count: 1 },
    ],
    indicator: [
      { key: 'email:a@mail.example', doc_count: 1 },
      { key: 'email:b@mail.example', doc_count: 1 },
    ],
  });
  assert.deepEqual(
    [data.facets.channel[0].firstSeen, data.facets.channel[0].lastSeen],
    ['2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z'],
  );
  assert.equal('facets' in (await get('/api/v2/im/search?q=heron')).json().data, false);
});

test('accepts facets by POST, in any case, with relevance and cursors', async (t) => {
  const { post, get } = await filledApp(t);
  const platform = [
    { key: 'telegram', doc_count: 3 },
    { key: 'discord', doc_count: 1 },
  ];
  const posted = await post('/api/v2/im/search', {
    q: 'heron',
    facets: 'PLATFORM,platform',
    facet_size: '10',
    sort: 'relevance',
  });
  assert.deepEqual(withoutDates(posted.json().data.facets), { platform });
  const first = (await get('/api/v2/im/search?q=heron&page_size=3&cursor=*')).json().data;
  const next = await get(`/api/v2/im/search?q=heron&page_size=3&facets=platform&cursor=${first.next_cursor}`);
  assert.deepEqual(
    withoutDates(next.json().data.facets),
    { platform },
    'a cursor continues with or without facets',
  );
  assert.equal(next.json().data.hits.length, 1);
});

test('counts profiles and channels by platform, and nothing else', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (await get('/api/v2/im/search/channels?q=heronry&facets=platform')).json();
  assert.deepEqual(withoutDates(data.facets), { platform: [{ key: 'telegram', doc_count: 1 }] });
  const profiles = (await get('/api/v2/im/search/profiles?q=tilda*&facets=platform')).json();
  assert.deepEqual(withoutDates(profiles.data.facets), {
    platform: [
      { key: 'discord', doc_count: 1 },
      { key: 'telegram', doc_count: 1 },
    ],
  });
  const refused = await get('/api/v2/im/search/profiles?q=tilda&facets=channel');
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().detail, [
    { loc: ['query', 'facets'], type: 'enum', msg: 'must be a comma-separated list of platform' },
  ]);
});

test('rejects unknown facets and sizes out of range, with the location', async (t) => {
  const { get, post } = await filledApp(t);
  const { statusCode, body } = await get('/api/v2/im/search?q=heron&facets=channel,weather');
  assert.equal(statusCode, 422);
  assert.deepEqual(JSON.parse(body).detail, [
    {
      loc: ['query', 'facets'],
      type: 'enum',
      msg: 'must be a comma-separated list of channel, user, language, platform, indicator',
    },
  ]);
  for (const size of ['0', '101', 'many'])
    assert.equal((await get(`/api/v2/im/search?q=heron&facets=channel&facet_size=${size}`)).statusCode, 422);
  const posted = await post('/api/v2/im/search', { q: 'heron', facets: 'weather' });
  assert.deepEqual(posted.json().detail[0].loc, ['body', 'facets']);
});

test('the histogram needs no query if there is another filter, the search does', async (t) => {
  const { get, post } = await filledApp(t);
  for (const filter of ['platform=telegram', 'gte=2026-11-01&lte=2026-11-05', `channelId=${HERONRY}`])
    assert.equal((await get(`/api/v2/im/search/histogram?${filter}`)).json().data.total, 3, filter);
  assert.equal((await post('/api/v2/im/search/histogram', { platform: 'discord' })).json().data.total, 1);
  assert.equal((await get('/api/v2/im/search/histogram')).statusCode, 422);
  assert.equal((await get('/api/v2/im/search?platform=telegram')).statusCode, 422);
});

test('an invalid query names the position of the mistake', async (t) => {
  const { get, post } = await filledApp(t);
  const invalid = await get('/api/v2/im/search?q=wallet+*x');
  const message = 'Invalid query: a term can\'t start with "*" (character 8).';
  assert.deepEqual([invalid.json().code, invalid.json().message], [422, message]);
  assert.equal(invalid.json().detail[0].position, 8);
  const posted = await post('/api/v2/im/search', { q: 'wallet *x' });
  assert.deepEqual([posted.json().detail[0].loc, posted.json().detail[0].position], [['body', 'q'], 8]);
});
