/** Hostile input gets a 4xx or a normal response, never a 5xx: thousands of requests from a fixed seed. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY } from '../support/world.ts';
import { ENDPOINT_CASES, EVERYTHING } from './endpoints.ts';

const SEED = 20261115;
/** A cluster answers the same requests a hundred times slower: a part of them shows that its queries are as safe. */
const ROUNDS = process.env.STORE_FOR_TESTS === 'opensearch' ? 500 : 2500;

function assertHarmless(
  response: { statusCode: number; body: string; headers: Record<string, unknown> },
  url: string,
): void {
  assert.ok(
    response.statusCode < 500,
    `${response.statusCode} for ${url.slice(0, 500)}: ${response.body.slice(0, 300)}`,
  );
  if (response.statusCode === 304) return;
  if (/^(text\/(plain|csv)|application\/x-ndjson)/.test(String(response.headers['content-type']))) {
    assert.match(String(response.headers['content-disposition']), /^attachment/);
    return;
  }
  const { data, error, code, message, detail } = JSON.parse(response.body);
  if (response.statusCode === 200)
    assert.ok(error === null && Number.isInteger(data.total) && Array.isArray(data.hits));
  else
    assert.deepEqual(
      [data, error, code, Array.isArray(detail)],
      [null, { code, message }, response.statusCode, response.statusCode === 422],
      url,
    );
}

const NASTY = [
  '"',
  '*',
  '**',
  '"*"',
  'NEAR(a b, 5)',
  'NEAR/3',
  'text:x',
  'filters:p',
  '{text} : x',
  'p:telegram',
  'a AND',
  'OR OR OR',
  'NOT NOT x',
  '-',
  '--',
  '(((',
  ')))',
  "' OR 1=1 --",
  '; DROP TABLE messages',
  '\0',
  'a\0b',
  '\ufeff',
  '\ud800',
  '\u202e',
  '%',
  '%%',
  '_',
  '\\',
  '{{x}}',
  '<script>',
  '../../etc/passwd',
  '10'.repeat(9),
  '1e999',
  'Infinity',
  'NaN',
  '-0',
  '0x10',
  '1_000',
  '٣',
  '９',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'undefined',
  'null',
  'true',
  '[]',
  '{}',
  'a'.repeat(600),
  'ß'.repeat(512),
  '数'.repeat(512),
  '👩‍👩‍👧'.repeat(40),
  'x '.repeat(40),
  `${'('.repeat(250)}x${')'.repeat(250)}`,
  `${'-('.repeat(30)}x${')'.repeat(30)}`,
  '-"a b" '.repeat(20),
  '2026-02-30',
  '2026-02-29T25:00:00',
  '0001-01-01',
  '9999-12-31',
  '275760-09-13',
  '-1',
  '9'.repeat(30),
  '2026-11-14T00:00:00+23:59',
];

const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 4 }).map((parts) => parts.join(' ')),
  fc
    .array(
      fc.constantFrom(
        'a',
        'logs',
        'OR',
        'AND',
        'NOT',
        '-',
        '(',
        ')',
        '"',
        '*',
        'x*',
        '"a b"',
        '-(',
        'ب',
        '数据',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(' ')),
  fc.integer().map(String),
  fc.bigInt().map(String),
);

/** Mostly known names: a request with an unknown one is rejected for that alone. */
const parameterOf = (id: string) => {
  const known = Object.keys(ENDPOINTS.find((each) => each.id === id)?.parameters.query.properties ?? {});
  return fc.oneof(
    { weight: 19, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'unknown') },
  );
};

/** Lone surrogates cannot be in a URL. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const request = fc.constantFrom(...ENDPOINT_CASES).chain(({ id, request: base }) =>
  fc.array(fc.tuple(parameterOf(id), nasty), { maxLength: 4 }).map((parameters) => {
    const extra = parameters.map(([name, value]) => `${name}=${encode(value)}`).join('&');
    return `${base}${base.includes('?') ? '&' : '?'}${extra}`;
  }),
);

const path = fc
  .record({
    template: fc.constantFrom(
      'im/X/profile/Y',
      'im/X/message/Y',
      'im/X/channel/Y',
      'im/X/server/Y',
      'im/X/chat/Y',
      'im/email/Y',
      'im/wallet/X/Y',
      'document/Y',
      'document/Y/versions',
      'document/Y/changes',
      'document/url/Y',
      'document/tag/Y',
      'document/email/Y',
      'document/phone/X/Y',
      'document/wallet/X/Y',
      'html/Y',
      'feed/X/wallets',
      'feed/X/onion',
      'X/Y',
      'im/search/X',
    ),
    x: fc.oneof(fc.constantFrom('telegram', 'DISCORD', 'btc', 'all'), nasty),
    y: nasty,
  })
  .map(
    ({ template, x, y }) => `/api/v2/${template.replace('X', () => encode(x)).replace('Y', () => encode(y))}`,
  );

async function property(urls: fc.Arbitrary<string>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(urls, async (url) => assertHarmless(await app.get(url), url)),
    { seed: SEED, numRuns, endOnFailure: true },
  );
}

/** Whatever is sent to it, the tests share it. */
let app: TestApp;
const end = suiteEnd();
before(async () => {
  app = await startApp(end, temporaryFolder(end));
  await app.write(...EVERYTHING);
});

test(`${ROUNDS} requests with nasty parameters`, () => property(request, ROUNDS));

test(`${ROUNDS} nasty bodies`, async () => {
  const key = await app.issueKey(['im', 'documents']);
  const values = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }));
  const bodies = fc
    .constantFrom(...ENDPOINTS.filter(({ takesPost }) => takesPost))
    .chain(({ id, path }) =>
      fc
        .oneof(fc.dictionary(parameterOf(id), values, { maxKeys: 4 }), fc.jsonValue(), fc.string())
        .map((body) => [path, body] as const),
    );
  await fc.assert(
    fc.asyncProperty(bodies, async ([url, body]) => {
      const payload = typeof body === 'string' ? body : JSON.stringify({ q: 'wallet', ...(body as object) });
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      assertHarmless(await app.app.inject({ method: 'POST', url, payload, headers }), `${url} ${payload}`);
    }),
    { seed: SEED, numRuns: ROUNDS, endOnFailure: true },
  );
});

test(`${ROUNDS} requests with nasty paths`, () => property(path, ROUNDS));

test('every nasty text as every query', async () => {
  for (const text of NASTY) {
    for (const where of ['im/search', 'im/search/profiles', 'im/search/channels', 'document/search']) {
      const url = `/api/v2/${where}?q=${encode(text)}`;
      assertHarmless(await app.get(url), url);
    }
  }
});

test('invalid and too long URLs, and URLs full of percent signs', async () => {
  for (const [url, status] of [
    ['/api/v2/im/telegram/profile/%', 400],
    ['/api/v2/im/telegram/profile/%zz', 400],
    ['/api/v2/im/telegram/profile/%C0%AF', 400],
    ['/api/v2/im/email/%E0%A4%A', 400],
    [`/api/v2/im/search?q=${'x'.repeat(20_000)}`, 414],
    [`/api/v2/im/search?q=${'x'.repeat(10_000)}`, 422],
    [`/api/v2/im/telegram/profile/${'9'.repeat(2000)}`, 414],
    ['/api/v2/im/search?q=100%', 400],
    ['/api/v2/im/search?q=%zz', 400],
    ['/api/v2/im/search?q=%ff', 400],
    ['/api/v2/%2e%2e/%2e%2e/etc/passwd', 404],
  ] as const) {
    const response = await app.get(url);
    assert.equal(response.statusCode, status, url.slice(0, 80));
    assert.ok(response.headers['x-request-id']);
    assertHarmless(response, url);
  }
});

/** Sends bytes to the server and returns its response. */
async function speak(bytes: string): Promise<string> {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    let answer = '';
    // A client that closes its side before the response counts as disconnected.
    const isClosedByServer = bytes.includes('connection: close');
    const socket = connect(port, '127.0.0.1', () =>
      isClosedByServer ? socket.write(bytes) : socket.end(bytes),
    );
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

for (const [name, bytes, status] of [
  ['what is not HTTP', 'hello there\r\n\r\n', 400],
  ['a method nobody knows', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  [
    'a NUL byte in the URL',
    'GET /api/v2/im/search?q=\0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    400,
  ],
  ['100 KB of q', `GET /api/v2/im/search?q=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  [
    '100 KB of headers',
    `GET /api/v2/im/search HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`,
    431,
  ],
  ['no Host', 'GET /api/v2/im/search?q=x HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two Hosts', 'GET /health/live HTTP/1.1\r\nhost: x\r\nHOST: x\r\nconnection: close\r\n\r\n', 400],
  ['a target that is no path', 'GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['a target without a slash', 'GET health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  [
    'an expectation we cannot meet',
    'GET /health/live HTTP/1.1\r\nhost: x\r\nexpect: cake\r\nconnection: close\r\n\r\n',
    417,
  ],
  [
    'two lengths (request smuggling)',
    'GET /health/live HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
] as const) {
  test(`returns ${status} in the envelope for ${name}`, async () => {
    const answer = await speak(bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(answer, /x-request-id: [\w-]+/);
    assert.match(answer, /x-content-type-options: nosniff/);
    assert.match(answer, /cache-control: no-store/);
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    assert.deepEqual(
      [body.data, body.error, body.code],
      [null, { code: status, message: body.message }, status],
    );
  });
}

test('accepts an absolute request target, and keeps its host out of links', async () => {
  const key = await app.issueKey(['im']);
  for (const target of ['http://evil.example/api/v2/im/search', 'HTTP://evil.example//api/v2/im/search']) {
    const answer = await speak(
      `GET ${target}?q=wallet&page_size=1 HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\nconnection: close\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1.1 200 /);
    assert.match(answer, /link: <\/api\/v2\/im\/search\?q=wallet&page_size=1&page=2>; rel="next"/);
    assert.doesNotMatch(answer, /evil/);
  }
});

test('HTTP/1.0 needs no Host header', async () => {
  const answer = await speak('GET /health/live HTTP/1.0\r\n\r\n');
  assert.match(answer, /^HTTP\/1.1 200 /);
});

test('reports a repeated parameter once', async () => {
  const response = await app.get(
    '/api/v2/im/search?q=x&page_size=0&page_size=a&page_size=5000&platform=a&platform=b',
  );
  assert.deepEqual(
    response.json().detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc[1], type]),
    [
      ['page_size', 'multiple_values'],
      ['platform', 'multiple_values'],
    ],
  );
});

test('refuses a response that is too large, and says what to do', async (t) => {
  const small = await startApp(t, temporaryFolder(t), { responseBytesMax: 500 });
  await small.write(...EVERYTHING);
  const response = await small.get('/api/v2/im/search?q=wallet&page_size=1000');
  assert.equal(response.statusCode, 413);
  assert.match(response.json().error.message, /smaller page_size/);
  assert.equal((await small.get(`/api/v2/im/telegram/chat/${HERONRY}?gte=2030-01-01`)).statusCode, 200);
});
