/** Valid and invalid values for every parameter of every endpoint. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENDPOINT_CASES, EVERYTHING } from './endpoints.ts';

const NO_NUMBERS = [
  'Infinity',
  '-Infinity',
  '1e400',
  'NaN',
  '0x10',
  '0b1',
  '1e1',
  '+1',
  ' 1',
  '1 ',
  '1.0',
  '-1',
  '1_000',
  '1,000',
  '١',
  '１',
  '',
  'true',
  'null',
];
const NO_BOOLEANS = ['TRUE', 'FALSE', 'tRue', '1', '0', 'yes', '', 'null', ' true'];

/** Parameters that can be negative. */
const SIGNED = new Set(['offset']);

interface Problem {
  loc: string[];
  type: string;
  msg: string;
}

const parametersOf = (id: string, type: string) =>
  Object.entries(ENDPOINTS.find((each) => each.id === id)?.parameters.query.properties ?? {})
    .filter(([, schema]) => (schema as { type?: string }).type === type)
    .map(([name]) => name);

const joint = (request: string) => (request.includes('?') ? '&' : '?');

describe('numbers are digits, booleans are true or false', async () => {
  for (const { id, request } of ENDPOINT_CASES) {
    const numbers = parametersOf(id, 'integer');
    const booleans = parametersOf(id, 'boolean');
    if (numbers.length + booleans.length === 0) continue;
    test(`${id}: ${[...numbers, ...booleans].join(', ')}`, async (t) => {
      const { get } = await startApp(t, temporaryFolder(t));
      const refused = async (name: string, value: string, type: string) => {
        const response = await get(`${request}${joint(request)}${name}=${encodeURIComponent(value)}`);
        assert.equal(response.statusCode, 422, `${name}=${value}: ${response.body}`);
        const detail: Problem[] = response.json().detail;
        assert.deepEqual(
          detail.map((each) => [...each.loc, each.type]),
          [['query', name, type]],
        );
      };
      for (const name of numbers) {
        const isSigned = SIGNED.has(name);
        for (const value of NO_NUMBERS)
          if (!isSigned || value !== '-1') await refused(name, value, 'int_parsing');
        await refused(name, isSigned ? `-${'9'.repeat(400)}` : '0', 'greater_than_equal');
        await refused(name, '9'.repeat(400), 'less_than_equal');
        const padded = await get(`${request}${joint(request)}${name}=0001`);
        assert.notEqual(padded.statusCode, 422, padded.body);
      }
      for (const name of booleans)
        for (const value of NO_BOOLEANS) await refused(name, value, 'boolean_type');
    });
  }
});

test('feeds check their parameters before the day', async (t) => {
  const { getBare, issueKey, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const headers = { 'x-api-key': await issueKey(['feeds']) };
  const days = ['2026-11-01', '1999-01-01', '2099-01-01'];
  for (const { id, request } of ENDPOINT_CASES.filter(({ request }) => request.includes('batch='))) {
    for (const day of days) {
      const feed = request.replace(/batch=[\d-]+/, `batch=${day}`);
      assert.equal((await getBare(feed, headers)).statusCode, 404, `${id} ${day}`);
      for (const mistake of ['page=0', 'page_size=1e1', 'cursor=forged', 'cursor=*&page=1'])
        assert.equal((await getBare(`${feed}&${mistake}`, headers)).statusCode, 422, `${feed} ${mistake}`);
    }
    const noDay = request.replace(/batch=[\d-]+/, 'batch=2026-02-30');
    assert.equal((await getBare(noDay, headers)).statusCode, 400);
    assert.equal((await getBare(`${noDay}&cursor=forged`, headers)).statusCode, 422);
  }
});

test('lookups check their parameters before the record', async (t) => {
  const { get } = await startApp(t, temporaryFolder(t));
  const unknown = ['/api/v2/im/telegram/chat/5?', '/api/v2/im/discord/server/5/channels?'];
  for (const path of unknown) {
    assert.equal((await get(path)).statusCode, 404);
    for (const mistake of ['page_size=0', 'cursor=forged', 'cursor=*&page=1'])
      assert.equal((await get(`${path}${mistake}`)).statusCode, 422, `${path}${mistake}`);
  }
  assert.equal((await get(`${unknown[0]}gte=2026-11-02&lte=2026-11-01`)).statusCode, 422);
});

test('reports a limited number of problems', async (t) => {
  const { app, get, issueKey } = await startApp(t, temporaryFolder(t));
  const names = Array.from({ length: 2000 }, (_, index) => `n${index}`);
  const inUrl = await get(`/api/v2/im/search?q=x&${names.join('&')}`);
  const inBody = await app.inject({
    method: 'POST',
    url: '/api/v2/im/search',
    headers: { 'x-api-key': await issueKey(['im']), 'content-type': 'application/json' },
    payload: JSON.stringify({
      ['x'.repeat(60_000)]: 1,
      ...Object.fromEntries(names.slice(0, 100).map((name) => [name, 1])),
    }),
  });
  for (const response of [inUrl, inBody]) {
    assert.equal(response.statusCode, 422);
    assert.equal(response.json().detail.length, 20);
    assert.ok(response.body.length < 5000, `${response.body.length} characters`);
  }
});

test('links keep ignored parameters', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  await write(...EVERYTHING);
  const { headers } = await get('/api/v2/im/search?q=wallet&page_size=1&_=7');
  assert.match(String(headers.link), /<\/api\/v2\/im\/search\?q=wallet&page_size=1&_=7&page=2>; rel="next"/);
  const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
  assert.equal((await get(next)).statusCode, 200);
});
