/** A search that also counts its results over time: one request for a page of results. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageSighting } from '../../src/records/page.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

const DAYS = ['2026-11-01', '2026-11-01', '2026-11-02', '2026-11-09'];

async function filledApp(t: Parameters<typeof startApp>[0]) {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(
    ...DAYS.map((day, index) =>
      message({ sequence: String(index + 1), text: 'heron', detectionDate: at(day), version: at(day) }),
    ),
    message({ sequence: '9', text: 'other', detectionDate: at('2026-11-03'), version: at('2026-11-03') }),
    pageSighting('heron', at('2026-11-02'), { facts: { url: 'https://heron.example', text: 'heron' } }),
  );
  return app;
}

const bucket = (day: string, count: number) => ({ date: `${day}T00:00:00Z`, count });

test('counts the complete result per interval, beside one page of it', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (await get('/api/v2/im/search?q=heron&page_size=1&histogram=day')).json();
  assert.deepEqual([data.total, data.hits.length], [4, 1]);
  assert.deepEqual(data.histogram, {
    interval: 'day',
    total: 4,
    buckets: [bucket('2026-11-01', 2), bucket('2026-11-02', 1), bucket('2026-11-09', 1)],
  });
  const weeks = (await get('/api/v2/im/search?q=heron&histogram=week')).json().data.histogram;
  assert.deepEqual(weeks.buckets, [
    bucket('2026-10-26', 2),
    bucket('2026-11-02', 1),
    bucket('2026-11-09', 1),
  ]);
});

test('has dates of its own: a narrower list keeps the context of its histogram', async (t) => {
  const { get } = await filledApp(t);
  const narrow = '/api/v2/im/search?q=heron&gte=2026-11-02&lte=2026-11-02&histogram=day';
  const { data } = (await get(narrow)).json();
  assert.deepEqual([data.total, data.histogram.total], [1, 4]);
  const dated = (await get(`${narrow}&histogram_gte=2026-11-02&histogram_lte=2026-11-09`)).json().data;
  assert.deepEqual(dated.histogram.buckets, [bucket('2026-11-02', 1), bucket('2026-11-09', 1)]);
});

test('works with collapse, relevance, cursors and filters', async (t) => {
  const { get } = await filledApp(t);
  for (const also of ['collapse=similar', 'sort=relevance', 'cursor=*', 'platform=telegram']) {
    const { data } = (await get(`/api/v2/im/search?q=heron&histogram=month&${also}`)).json();
    assert.deepEqual(data.histogram.buckets, [bucket('2026-11-01', 4)], also);
  }
  const discord = (await get('/api/v2/im/search?q=heron&histogram=month&platform=discord')).json().data;
  assert.deepEqual(discord.histogram.buckets, []);
});

test('a cursor stays valid if the next request does not count', async (t) => {
  const { get } = await filledApp(t);
  const first = (await get('/api/v2/im/search?q=heron&histogram=day&cursor=*&page_size=3')).json().data;
  const next = await get(`/api/v2/im/search?q=heron&page_size=3&cursor=${first.next_cursor}`);
  assert.equal(next.json().data.hits.length, 1);
});

test('counts documents', async (t) => {
  const { get } = await filledApp(t);
  const { data } = (await get('/api/v2/document/search?q=heron&histogram=day')).json();
  assert.deepEqual(data.histogram, { interval: 'day', total: 1, buckets: [bucket('2026-11-02', 1)] });
});

test('is absent unless requested, and no part of other searches', async (t) => {
  const { get } = await filledApp(t);
  assert.equal('histogram' in (await get('/api/v2/im/search?q=heron')).json().data, false);
  assert.equal((await get('/api/v2/im/search/profiles?q=heron&histogram=day')).statusCode, 422);
});

test('refuses dates in the wrong order', async (t) => {
  const { get } = await filledApp(t);
  const refused = await get(
    '/api/v2/im/search?q=heron&histogram=day&histogram_gte=2026-11-03&histogram_lte=2026-11-02',
  );
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().detail[0].loc, ['query', 'histogram_gte']);
});
