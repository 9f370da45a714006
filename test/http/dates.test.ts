import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INSTANT_PATTERN } from '../../src/contract/parameters.ts';
import { parseInstant } from '../../src/time/instant.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, message } from '../support/world.ts';

const MIDNIGHT = '2026-11-14T00:00:00Z';
const LAST = '2026-11-14T23:59:59.999Z';

test('accepts dates in all formats', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    message({ sequence: '1', detectionDate: at('2026-11-13T23:59:59Z') }),
    message({ sequence: '2', detectionDate: at(MIDNIGHT) }),
    message({ platform: 'discord', channelId: HARBOUR, sequence: '3', detectionDate: at(LAST) }),
    message({ sequence: '4', detectionDate: at('2026-11-15T00:00:00Z') }),
  );
  const seconds = at(MIDNIGHT) / 1000;
  for (const [window, total] of [
    ['gte=2026-11-14&lte=2026-11-14', 2],
    ['gte=2026-11-14T00:00:00&lte=2026-11-14T23:59:59', 1],
    ['gte=2026-11-14%2000:00:00&lte=2026-11-14%2023:59:59.999', 2],
    ['gte=2026-11-14T00:00:00Z', 3],
    ['gte=2026-11-14T01:00:00%2B01:00', 3],
    ['gte=2026-11-13T20:00:00-0400', 3],
    [`gte=${seconds}`, 3],
    [`gte=${seconds}000`, 3],
    [`lte=${seconds}`, 2],
    [`lte=${seconds}001`, 2],
    ['lte=2026-11-13', 1],
    ['gte=0', 4],
    ['lte=9999-12-31', 4],
    ['gte=0001-01-01&lte=2200-01-01', 4],
    ['gte=3000-01-01', 0],
    ['lte=0000-01-01', 0],
    ['lte=9999999999999', 4],
    ['lte=999999999999', 4],
  ] as const) {
    const { data } = (await get(`/api/v2/im/search?q=ordinary&${window}`)).json();
    assert.equal(data?.total, total, window);
  }
});

test('rejects invalid dates', async (t) => {
  const { get } = await startApp(t, temporaryFolder(t));
  for (const date of [
    '2026-13-01',
    '2026-02-30',
    '2026-11-14T24:00:00',
    '2026-11-14T10:61:00',
    '14.11.2026',
    '-5',
    '1e9',
    '2026-11-14T10:00:00%2B99:00',
    'NaN',
    '',
    '99999999999999',
  ]) {
    const response = await get(`/api/v2/im/search?q=x&gte=${date}`);
    assert.equal(response.statusCode, 422, date);
    assert.deepEqual(response.json().detail[0].loc, ['query', 'gte']);
  }
});

test('writes dates in UTC, with milliseconds only if there are any', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(
    message({ sequence: '1', detectionDate: at(MIDNIGHT) }),
    message({ sequence: '2', detectionDate: at(LAST) }),
  );
  const { hits } = (await get('/api/v2/im/search?q=ordinary')).json().data;
  assert.deepEqual(
    hits.map((hit: { detectionDate: string }) => hit.detectionDate),
    [LAST, MIDNIGHT],
  );
});

test('the pattern in the OpenAPI document matches every accepted format', () => {
  const pattern = new RegExp(INSTANT_PATTERN);
  for (const text of [
    '0',
    '1731542400',
    '1731542400000',
    '2026-11-14',
    '2026-11-14T10:00:00',
    '2026-11-14 10:00:00',
    '2026-11-14T10:00:00.123456789Z',
    '2026-11-14T10:00:00,5 +01:00',
    '2026-11-14T10:00:00-0400',
    '2026-11-14T10:00:00z',
  ]) {
    assert.ok(parseInstant(text) !== undefined, text);
    assert.match(text, pattern);
  }
  for (const text of ['', 'yesterday', '14.11.2026', '1e9', '-5', '2026-11-14T10:00']) {
    assert.equal(parseInstant(text), undefined, text);
    assert.doesNotMatch(text, pattern);
  }
});
