/** Searches by POST keep terms out of URLs, and so out of proxy logs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';
import { EVERYTHING } from './endpoints.ts';

const PATHS = {
  messages: '/api/v2/im/search',
  profiles: '/api/v2/im/search/profiles',
  channels: '/api/v2/im/search/channels',
  histogram: '/api/v2/im/search/histogram',
};

async function start(t: { after(fn: () => unknown): void }) {
  const app = await startApp(t, temporaryFolder(t));
  const key = await app.issueKey(['im']);
  const postText = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    });
  return { ...app, key, postText, post: (url: string, body: unknown) => postText(url, JSON.stringify(body)) };
}

const detailOf = (response: { json(): { detail: { loc: string[]; type: string; msg: string }[] } }) =>
  response.json().detail.map(({ loc, type }) => [...loc, type].join(' '));

test('answers like GET, with numbers and booleans as JSON values or strings', async (t) => {
  const { get, post, write } = await start(t);
  await write(...EVERYTHING);
  const day = at('2026-11-14') / 1000;
  for (const [path, query, ...bodies] of [
    [
      PATHS.messages,
      'q=wallet&page=2&page_size=1&highlight=true&platform=Telegram&username=@tilda_probe',
      {
        q: 'wallet',
        page: 2,
        page_size: 1,
        highlight: true,
        platform: 'Telegram',
        username: '@tilda_probe',
      },
      {
        q: 'wallet',
        page: '2',
        page_size: '1',
        highlight: 'true',
        platform: 'TELEGRAM',
        username: 'Tilda_Probe',
      },
    ],
    [PATHS.messages, `q=wallet&gte=${day}`, { q: 'wallet', gte: day }, { q: 'wallet', gte: String(day) }],
    [PATHS.messages, 'q=wallet&cursor=*&id_format=string', { q: 'wallet', cursor: '*', id_format: 'string' }],
    [PATHS.profiles, 'q=tilda', { q: 'tilda' }],
    [PATHS.channels, 'q=heronry&sort=relevance', { q: 'heronry', sort: 'Relevance' }],
    [
      PATHS.histogram,
      'q=wallet&by=user&by_size=1',
      { q: 'wallet', by: 'user', by_size: 1 },
      { q: 'wallet', by: 'user', by_size: '1' },
    ],
  ] as [string, string, ...object[]][]) {
    const expected = await get(`${path}?${query}`);
    assert.equal(expected.statusCode, 200, expected.body);
    for (const body of bodies) {
      const answer = await post(path, body);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(answer.body, expected.body, query);
    }
  }
});

test('sends no Link header, because it would contain the terms', async (t) => {
  const { post, write } = await start(t);
  await write(message({ sequence: '1' }), message({ sequence: '2' }));
  for (const part of [{}, { cursor: '*' }, { page: 2 }]) {
    const answer = await post(PATHS.messages, { q: 'ordinary', page_size: 1, ...part });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers.link, undefined);
  }
});

test('accepts a cursor of GET, and GET accepts one of POST', async (t) => {
  const { get, post, write } = await start(t);
  await write(...Array.from({ length: 6 }, (_, index) => message({ sequence: String(index + 1) })));
  const list = { q: 'ordinary', gte: at('2026-11-01') / 1000, page_size: 2 };
  const query = `q=ordinary&gte=${list.gte}&page_size=2`;
  const first = (await get(`${PATHS.messages}?${query}&cursor=*`)).json().data;
  const second = (await post(PATHS.messages, { ...list, cursor: first.next_cursor })).json().data;
  const third = (await get(`${PATHS.messages}?${query}&cursor=${second.next_cursor}`)).json().data;
  const walked = [first, second, third].flatMap(({ hits }) =>
    hits.map(({ messageId }: { messageId: string }) => messageId),
  );
  const whole = (await get(`${PATHS.messages}?q=ordinary`)).json().data.hits;
  assert.deepEqual(
    walked,
    whole.map(({ messageId }: { messageId: string }) => messageId),
  );
  assert.equal(third.next_cursor, null);
  const foreign = await post(PATHS.messages, { q: 'other', cursor: first.next_cursor });
  assert.deepEqual([foreign.statusCode, detailOf(foreign)], [422, ['body cursor cursor_invalid']]);
});

test('reports the location of a problem in the body', async (t) => {
  const { post, postText } = await start(t);
  for (const [body, ...problems] of [
    [{}, 'body q missing'],
    [{ q: '' }, 'body q string_too_short'],
    [{ q: 5 }, 'body q string_type'],
    [{ q: null }, 'body q string_type'],
    [{ q: ['a'] }, 'body q string_type'],
    [{ q: { a: 1 } }, 'body q string_type'],
    [{ q: true }, 'body q string_type'],
    [{ q: '\ud800' }, 'body q string_unicode'],
    [{ q: '*x' }, 'body q leading_wildcard'],
    [{ q: 'x', page: 0 }, 'body page greater_than_equal'],
    [{ q: 'x', page: -1 }, 'body page greater_than_equal'],
    [{ q: 'x', page: 1.5 }, 'body page int_parsing'],
    [{ q: 'x', page: null }, 'body page int_parsing'],
    [{ q: 'x', page: true }, 'body page int_parsing'],
    [{ q: 'x', page: '1.0' }, 'body page int_parsing'],
    [{ q: 'x', page_size: 1001 }, 'body page_size less_than_equal'],
    [{ q: 'x', page_size: '9'.repeat(400) }, 'body page_size less_than_equal'],
    [{ q: 'x', highlight: 1 }, 'body highlight boolean_type'],
    [{ q: 'x', highlight: 'TRUE' }, 'body highlight boolean_type'],
    [{ q: 'x', platform: 'icq' }, 'body platform enum'],
    [{ q: 'x', platform: 5 }, 'body platform string_type'],
    [{ q: 'x', gte: 1.5 }, 'body gte datetime_parsing'],
    [{ q: 'x', gte: 'yesterday' }, 'body gte datetime_parsing'],
    [{ q: 'x', gte: '2026-11-02', lte: '2026-11-01' }, 'body gte date_range'],
    [{ q: 'x', cursor: '*', page: 1 }, 'body cursor mutually_exclusive'],
    [
      { q: 'x', pagesize: 5, constructor: 1, toString: 2 },
      'body pagesize extra_forbidden',
      'body constructor extra_forbidden',
      'body toString extra_forbidden',
    ],
    [[], 'body dict_type'],
    ['x', 'body dict_type'],
    [null, 'body dict_type'],
    [5, 'body dict_type'],
  ] as [unknown, ...string[]][]) {
    const answer = await post(PATHS.messages, body);
    assert.equal(answer.statusCode, 422, `${JSON.stringify(body)}: ${answer.body}`);
    assert.deepEqual(detailOf(answer), problems, JSON.stringify(body));
  }
  const infinite = await postText(PATHS.messages, '{"q":"x","page_size":1e400}');
  assert.deepEqual([infinite.statusCode, detailOf(infinite)], [422, ['body page_size int_parsing']]);
  const twice = await postText(PATHS.messages, '{"q":"a","\\u0071":"b"}');
  assert.deepEqual([twice.statusCode, detailOf(twice)], [422, ['body q multiple_values']]);
  const manyBuckets = await post(PATHS.histogram, { q: 'x', interval: 'year' });
  assert.deepEqual(detailOf(manyBuckets), ['body interval enum']);
});

test('ignores names that start with an underscore, and names never reach a prototype', async (t) => {
  const { post, postText, write } = await start(t);
  await write(...EVERYTHING);
  const plain = await post(PATHS.messages, { q: 'wallet' });
  const odd = await postText(
    PATHS.messages,
    '{"q":"wallet","__proto__":{"platform":"discord","page":2},"_trace":[1]}',
  );
  assert.deepEqual([odd.statusCode, odd.body], [200, plain.body]);
  assert.equal(({} as { platform?: string }).platform, undefined);
});

test('rejects parameters in the URL, and says why', async (t) => {
  const { post } = await start(t);
  const answer = await post(`${PATHS.messages}?q=secret&page=1&_=5`, { q: 'x' });
  assert.equal(answer.statusCode, 422);
  assert.deepEqual(detailOf(answer), ['query q extra_forbidden', 'query page extra_forbidden']);
  assert.match(answer.json().detail[0].msg, /log/);
});

test('rejects bodies that are not JSON, too large or of another type', async (t) => {
  const { postText, post, app, key } = await start(t);
  const status = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await postText(PATHS.messages, payload, headers);
    if (answer.statusCode !== 200) assert.equal(answer.json().error.code, answer.statusCode);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    return answer.statusCode;
  };
  assert.equal(await status(''), 400);
  assert.equal(await status('{"q":'), 400);
  assert.equal(await status("{'q':'x'}"), 400);
  assert.equal(await status(Buffer.from('{"q":"\xff"}', 'latin1')), 400);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])
    assert.equal(await status('{"q":"x"}', { 'content-type': type }), 415, type);
  assert.equal(await status('{"q":"x"}', { 'content-type': 'application/json; charset=utf-8' }), 200);
  assert.equal(await status('{"q":"x"}', { 'content-type': 'application/json; charset=utf-16' }), 415);
  assert.equal(await status('{"q":"x"}', { 'content-encoding': 'gzip' }), 415);
  assert.equal(await status(`{"q":"x"}${' '.repeat(64 * 1024)}`), 413);
  const bare = await app.inject({ method: 'POST', url: PATHS.messages, headers: { 'x-api-key': key } });
  assert.equal(bare.statusCode, 415);
  assert.equal((await post(PATHS.messages, { q: 'x', cursor: 'x'.repeat(60_000) })).statusCode, 422);
});

test('checks key, rate limit and scope before the body', async (t) => {
  const { app, issueKey } = await start(t);
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: PATHS.messages, payload: 'not json', headers });
  assert.equal((await ask({})).statusCode, 401);
  assert.equal((await ask({ 'x-api-key': 'wrong' })).statusCode, 401);
  assert.equal((await ask({ 'x-api-key': await issueKey(['feeds']) })).statusCode, 403);
  const limited = { 'x-api-key': await issueKey(['im'], { ratePerMinute: 1 }) };
  assert.equal((await ask(limited)).statusCode, 415);
  assert.equal((await ask(limited)).statusCode, 429);
});

test('keeps the terms out of the log', async (t) => {
  const { post, log } = await start(t);
  await post(PATHS.messages, { q: 'verysecretterm' });
  await post(PATHS.messages, { q: '*verysecretterm' });
  assert.ok(log.some((line) => line.includes('"method":"POST","route":"/api/v2/im/search"')));
  assert.doesNotMatch(log.join(''), /verysecretterm/);
});

test('is part of the OpenAPI document, with the same parameters as GET', async (t) => {
  const { getBare } = await start(t);
  const { paths } = (await getBare('/openapi.json')).json() as {
    paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: object }>>;
  };
  for (const path of Object.values(PATHS)) {
    const { get, post } = paths[path] ?? {};
    const body = post?.requestBody as {
      required: boolean;
      content: { 'application/json': { schema: { properties: object; anyOf: object[] } } };
    };
    const { properties, anyOf } = body.content['application/json'].schema;
    assert.deepEqual(
      Object.keys(properties),
      get?.parameters.map(({ name }) => name),
    );
    assert.deepEqual([anyOf[0], body.required, post?.parameters], [{ required: ['q'] }, true, []]);
  }
  assert.equal(paths['/api/v2/feed/ransomware']?.post, undefined);
});
