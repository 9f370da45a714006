import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { send } from '../../../src/alerts/delivery/send.ts';
import type { TargetConfig } from '../../../src/alerts/delivery/target.ts';
import { webhookBody } from '../../../src/alerts/delivery/webhook/payload.ts';
import {
  isWebhookSecret,
  makeWebhookSecret,
  webhookHeaders,
} from '../../../src/alerts/delivery/webhook/signature.ts';
import {
  ACTIVE,
  deliveryContext,
  hostileNotification,
  httpReceiver,
  manualTimer,
  match,
  NOW,
  notification,
} from '../../support/delivery.ts';

const SECRET = makeWebhookSecret();

function webhook(url: string, changes: Partial<TargetConfig & { secrets: string[] }> = {}): TargetConfig {
  return { kind: 'webhook', url, secrets: [SECRET], isFull: false, ...changes } as TargetConfig;
}

test("signs the specification's way (a vector confirmed by the official library)", () => {
  const body = '{"type":"alert.matched","timestamp":"2026-11-05T00:00:00Z","data":{"id":"a1"}}';
  const secret = 'whsec_bmlnaHRqYXItdGVzdC1zZWNyZXQtMzItYnl0ZXMtb2s=';
  assert.deepEqual(webhookHeaders([secret], 'msg_01', 1_762_300_000_999, body), {
    'webhook-id': 'msg_01',
    'webhook-timestamp': '1762300000',
    'webhook-signature': 'v1,JOIco2+YvSZxvIfY2ttTXOkVlMTeRQOkj5ATTWou7fw=',
  });
  assert.throws(() => webhookHeaders([secret], 'a.b', 0, body), /dot/);
});

test('the official library verifies what a receiver gets, with either secret during rotation', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOW });
  const { url, requests } = await httpReceiver(t);
  const previous = makeWebhookSecret();
  const target = webhook(`${url}/hook?key=1`, { secrets: [SECRET, previous] });
  assert.deepEqual(await send(target, notification(), deliveryContext()), {
    outcome: 'delivered',
    status: 204,
  });
  const [request] = requests;
  assert.ok(request);
  assert.deepEqual([request.method, request.path], ['POST', '/hook?key=1']);
  assert.match(request.headers['content-type'] ?? '', /^application\/json/);
  const headers = request.headers as Record<string, string>;
  for (const secret of [SECRET, previous])
    assert.deepEqual(new Webhook(secret).verify(request.body, headers), JSON.parse(request.body));
  assert.throws(() => new Webhook(makeWebhookSecret()).verify(request.body, headers), /signature/i);
  assert.throws(() => new Webhook(SECRET).verify(`${request.body} `, headers), /signature/i);
});

test('every attempt has the same id and body, and its own timestamp', async (t) => {
  const { url, requests } = await httpReceiver(t);
  for (const seconds of [0, 5]) {
    const context = deliveryContext({ clock: () => NOW + seconds * 1000 });
    await send(webhook(url), notification(), context);
  }
  const [first, second] = requests;
  assert.equal(first?.headers['webhook-id'], 'n-01');
  assert.equal(second?.headers['webhook-id'], 'n-01');
  assert.equal(first?.body, second?.body);
  assert.equal(Number(second?.headers['webhook-timestamp']), Number(first?.headers['webhook-timestamp']) + 5);
});

test('makes secrets that it takes, and refuses others', () => {
  assert.ok(isWebhookSecret(SECRET));
  const encoded = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
  for (const bytes of [24, 64]) assert.ok(isWebhookSecret(`whsec_${encoded(bytes)}`));
  for (const text of [
    `whsec_${encoded(23)}`,
    `whsec_${encoded(65)}`,
    encoded(32),
    `whsec_${encoded(32)}!`,
    'whsec_',
    `whsec_ ${encoded(32)}`,
    `whpk_${encoded(32)}`,
  ])
    assert.ok(!isWebhookSecret(text), text);
});

test('sends ids and a defanged snippet by default', () => {
  const body = JSON.parse(webhookBody(notification({ total: 3 }), false));
  assert.deepEqual(body, {
    type: 'alert.matched',
    timestamp: '2026-11-14T09:30:00Z',
    data: {
      search: { id: 's-1', name: 'our brand', severity: 'high', tags: ['brand'] },
      retro: false,
      total: 3,
      omitted: 2,
      matches: [
        {
          id: 'm-1',
          matchedAt: '2026-11-14T09:30:00Z',
          record: {
            kind: 'message',
            key: 'telegram:-1001990000777_2',
            writtenAt: '2026-11-14T09:29:00Z',
          },
          place: 'Night market',
          snippet: 'selling access, write to oda[@]mail[.]example or hxxps://shop[.]example/a',
          link: 'https://nightjar.example/#/message/telegram/-1001990000777_2',
        },
      ],
    },
  });
});

test('sends texts, authors and indicators as stored if the target asks for them', () => {
  const indicators = [{ kind: 'email', value: 'oda@mail.example' }];
  const one = match({ title: 'Offer', indicators });
  const [sent] = JSON.parse(webhookBody(notification({ matches: [one] }), true)).data.matches;
  assert.equal(sent.text, one.text);
  assert.equal(sent.author, 'oda');
  assert.equal(sent.title, 'Offer');
  assert.equal(sent.isTextCut, false);
  assert.deepEqual(sent.indicators, indicators);
});

test('the largest and most hostile notification stays below 20 kB, well-formed, and its snippets are harmless', () => {
  for (const isFull of [false, true])
    for (const count of [1, 300]) {
      const body = webhookBody(hostileNotification(count), isFull);
      assert.ok(Buffer.byteLength(body) < 20_000);
      assert.ok(body.isWellFormed());
      const { data } = JSON.parse(body);
      assert.ok(data.matches.length >= 1);
      assert.equal(data.omitted, 12_345 - data.matches.length);
      for (const { snippet, place } of data.matches) {
        assert.ok(snippet.length <= 200);
        assert.doesNotMatch(`${snippet}\n${place}`, ACTIVE);
      }
    }
});

test('a text of control characters, which JSON makes six times longer, does not crowd the match out', () => {
  const text = '\u0001'.repeat(1_000_000);
  const tags = Array<string>(100).fill(text);
  const indicators = Array.from({ length: 1000 }, () => ({ kind: 'url', value: text }));
  const one = match({ place: text, author: text, title: text, text, indicators });
  const body = webhookBody(notification({ matches: [one], search: { name: text, tags } }), true);
  assert.ok(Buffer.byteLength(body) < 20_000);
  assert.equal(JSON.parse(body).data.matches.length, 1);
});

test('every field of a payload is documented', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/get-alerted.md'), 'utf8');
  const section = /### Payload\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const one = match({ title: 'Offer', indicators: [{ kind: 'email', value: 'oda@mail.example' }] });
  const body = webhookBody(notification({ matches: [one] }), true);
  const names = new Set<string>();
  JSON.parse(body, (name, value) => {
    if (/^[a-z]/i.test(name)) names.add(name);
    return value;
  });
  assert.ok(names.has('isTextCut') && names.has('author'));
  for (const name of names.difference(new Set(['data'])))
    assert.match(section, new RegExp(`\`(?:data\\.)?${name}\``), name);
});

/** Status, headers and body of a receiver, with what becomes of the attempt. */
const ANSWERS: [status: number, headers: Record<string, string>, body: string, expected: object][] = [
  [200, {}, '', { outcome: 'delivered', status: 200 }],
  [299, {}, '', { outcome: 'delivered', status: 299 }],
  [400, {}, 'bad\r\n\u202Ething', { outcome: 'failed', status: 400, error: 'HTTP status 400: bad thing' }],
  [410, {}, '', { outcome: 'failed', status: 410, error: 'HTTP status 410.', isGone: true }],
  [413, {}, '', { outcome: 'failed', status: 413, error: 'HTTP status 413.', isPermanent: true }],
  [500, { 'retry-after': '7' }, '', { outcome: 'failed', status: 500, error: 'HTTP status 500.' }],
  ...[429, 502, 503, 504].map((status): (typeof ANSWERS)[number] => [
    status,
    { 'retry-after': '7' },
    '',
    { outcome: 'failed', status, error: `HTTP status ${status}.`, retryAfterMs: 7000 },
  ]),
  [
    503,
    { 'retry-after': new Date(NOW + 90_000).toUTCString() },
    '',
    { outcome: 'failed', status: 503, error: 'HTTP status 503.', retryAfterMs: 90_000 },
  ],
  [
    503,
    { 'retry-after': '99999999999' },
    '',
    { outcome: 'failed', status: 503, error: 'HTTP status 503.', retryAfterMs: 86_400_000 },
  ],
  [503, { 'retry-after': 'soon' }, '', { outcome: 'failed', status: 503, error: 'HTTP status 503.' }],
];

test('only 2xx is success; 410 disables; a pause is honoured where it may be asked for', async (t) => {
  for (const [status, headers, body, expected] of ANSWERS) {
    const { url } = await httpReceiver(t, (response) => response.writeHead(status, headers).end(body));
    assert.deepEqual(await send(webhook(url), notification(), deliveryContext()), expected);
  }
});

test('reads only the beginning of a response that never ends', async (t) => {
  const flood = (response: ServerResponse) => {
    response.writeHead(500);
    const more = () => {
      while (response.write('x'.repeat(1024)));
    };
    response.on('drain', more);
    more();
  };
  const { url } = await httpReceiver(t, flood);
  const outcome = await send(webhook(url), notification(), deliveryContext());
  assert.ok('error' in outcome && outcome.error.length <= 300);
});

/** Sends status and one byte, and then nothing for ever. */
const stalling = (status: number) => (response: ServerResponse) => {
  response.writeHead(status).write('x');
};

test('a success counts as soon as its status arrives', async (t) => {
  const { url } = await httpReceiver(t, stalling(200));
  const outcome = await send(webhook(url), notification(), deliveryContext());
  assert.deepEqual(outcome, { outcome: 'delivered', status: 200 });
});

test('an error whose body takes too long keeps its status', async (t) => {
  const { url } = await httpReceiver(t, stalling(410));
  const { timer, fire } = manualTimer();
  const timeOut = () => setImmediate(fire);
  subscribe('http.client.response.finish', timeOut);
  t.after(() => unsubscribe('http.client.response.finish', timeOut));
  const outcome = await send(webhook(url), notification(), deliveryContext({ timer }));
  assert.equal(outcome.outcome, 'failed');
  assert.deepEqual([outcome.status, 'isGone' in outcome && outcome.isGone], [410, true]);
});

test('errors name neither secrets nor the path of the URL, even if the receiver repeats them', async (t) => {
  const path = '/services/T000/B000/hunter2-hunter2?token=swordfish-swordfish';
  const { url } = await httpReceiver(t, (response) =>
    response.writeHead(404).end(`no ${path} with ${SECRET}, hunter2-hunter2 or swordfish-swordfish`),
  );
  const outcome = await send(webhook(`${url}${path}`), notification(), deliveryContext());
  assert.deepEqual(outcome, {
    outcome: 'failed',
    status: 404,
    error: 'HTTP status 404: no … with …, … or …',
  });
});

test('a connection that breaks is a failure in plain words', async (t) => {
  const { url } = await httpReceiver(t, (response) => response.destroy());
  const outcome = await send(webhook(url), notification(), deliveryContext());
  assert.deepEqual(outcome, { outcome: 'failed', error: 'socket hang up' });
});
