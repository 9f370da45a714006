/** No request leaves for an address that the operator did not allow, whatever a URL, DNS or a receiver says. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, setGlobalProxyFromEnv } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { send } from '../../../src/alerts/delivery/send.ts';
import type { TargetConfig } from '../../../src/alerts/delivery/target.ts';
import { makeWebhookSecret } from '../../../src/alerts/delivery/webhook/signature.ts';
import {
  deliveryContext,
  httpReceiver,
  makeCertificate,
  manualTimer,
  notification,
} from '../../support/delivery.ts';

const SECRETS = [makeWebhookSecret()];

function webhook(url: string): TargetConfig {
  return { kind: 'webhook', url, secrets: SECRETS, isFull: false };
}

const resolvingTo =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses);

test('refuses addresses that are not public, in every spelling of a URL', async (t) => {
  const { port, requests } = await httpReceiver(t);
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '0.0.0.0',
    '169.254.169.254',
    '127。0。0。1',
  ];
  for (const host of hosts)
    for (const scheme of ['http', 'https']) {
      const outcome = await send(
        webhook(`${scheme}://${host}:${port}/`),
        notification(),
        deliveryContext({ allow: [] }),
      );
      assert.match(
        'error' in outcome ? outcome.error : '',
        /^Refused: .* is not public .*NIGHTJAR_ALERT_ALLOW/,
        host,
      );
    }
  assert.equal(requests.length, 0);
});

test('refuses a name if any of its addresses is not public, and does not say which', async (t) => {
  const { port, requests } = await httpReceiver(t);
  for (const addresses of [
    ['127.0.0.1'],
    ['1.1.1.1', '10.0.0.7'],
    ['::ffff:127.0.0.1'],
    ['2606:4700::1', 'fe80::1'],
  ]) {
    const outcome = await send(
      webhook(`https://name.example:${port}/`),
      notification(),
      deliveryContext({ allow: [], resolve: resolvingTo(...addresses) }),
    );
    const error = 'error' in outcome ? outcome.error : '';
    assert.match(error, /^Refused: name\.example has an address that is not public/);
    for (const address of addresses) assert.ok(!error.includes(address));
  }
  assert.equal(requests.length, 0);
});

test('connects to the address that was checked: an answer that changes later is never asked for', async (t) => {
  const { port, requests } = await httpReceiver(t);
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  let asked = 0;
  const context = deliveryContext({
    allow: ['127.0.0.0/8'],
    resolve: () => Promise.resolve(answers[asked++] ?? []),
  });
  assert.deepEqual(await send(webhook(`http://rebind.example:${port}/`), notification(), context), {
    outcome: 'delivered',
    status: 204,
  });
  assert.equal(asked, 1);
  assert.equal(requests[0]?.headers.host, `rebind.example:${port}`);
  // The next attempt checks again.
  const second = await send(webhook(`http://rebind.example:${port}/`), notification(), context);
  assert.match('error' in second ? second.error : '', /^Refused/);
  assert.equal(requests.length, 1);
});

test('allows a host by name, by name and port, by address and by network', async (t) => {
  const { port, requests } = await httpReceiver(t);
  const resolve = resolvingTo('127.0.0.1');
  for (const allow of ['chat.corp.example', `chat.corp.example:${port}`, '127.0.0.0/8', '127.0.0.1']) {
    const url = `http://Chat.Corp.Example.:${port}/`;
    const { outcome } = await send(
      webhook(url),
      notification(),
      deliveryContext({ allow: [allow], resolve }),
    );
    assert.equal(outcome, 'delivered', allow);
  }
  const literal = await send(webhook(`http://2130706433:${port}/`), notification(), deliveryContext());
  assert.equal(literal.outcome, 'delivered');
  assert.equal(requests.length, 5);
});

test('tries the other addresses of a host if one does not answer', async (t) => {
  const { port, requests } = await httpReceiver(t);
  const context = deliveryContext({ allow: ['a.example'], resolve: resolvingTo('127.0.0.9', '127.0.0.1') });
  assert.equal(
    (await send(webhook(`http://a.example:${port}/`), notification(), context)).outcome,
    'delivered',
  );
  assert.equal(requests.length, 1);
});

test('refuses plain HTTP to a public host, and needs no connection for it', async () => {
  const context = deliveryContext({ allow: [], resolve: resolvingTo('1.1.1.1') });
  const outcome = await send(webhook('http://public.example/'), notification(), context);
  assert.match(
    'error' in outcome ? outcome.error : '',
    /^Refused: the connection to public\.example is not encrypted/,
  );
});

test('verifies the certificate against the name, although it connects to an address', async (t) => {
  const certificate = makeCertificate(t, 'DNS:hooks.example,IP:127.0.0.1');
  const { port, url, requests } = await httpReceiver(t, undefined, certificate);
  const allow = ['hooks.example', 'other.example', '127.0.0.1'];
  const context = deliveryContext({
    allow,
    resolve: resolvingTo('127.0.0.1'),
    certificates: [certificate.cert],
  });
  assert.equal(
    (await send(webhook(`https://hooks.example:${port}/`), notification(), context)).outcome,
    'delivered',
  );
  assert.equal((await send(webhook(url), notification(), context)).outcome, 'delivered');
  const other = await send(webhook(`https://other.example:${port}/`), notification(), context);
  assert.match('error' in other ? other.error : '', /does not match certificate/);
  const distrusting = deliveryContext({ allow, resolve: resolvingTo('127.0.0.1') });
  const unknown = await send(webhook(`https://hooks.example:${port}/`), notification(), distrusting);
  assert.match('error' in unknown ? unknown.error : '', /self-signed certificate/);
  assert.deepEqual(
    requests.map(({ serverName }) => serverName),
    ['hooks.example', false],
  );
});

test('never follows a redirect', async (t) => {
  const inner = await httpReceiver(t);
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await httpReceiver(t, (response) =>
      response.writeHead(status, { location: inner.url }).end(),
    );
    const outcome = await send(webhook(url), notification(), deliveryContext());
    assert.equal(outcome.outcome, 'failed');
    assert.match('error' in outcome ? outcome.error : '', /redirects are not followed/);
  }
  assert.equal(inner.requests.length, 0);
});

test('uses no proxy of the environment', async (t) => {
  const proxy = await httpReceiver(t);
  const { url, requests } = await httpReceiver(t);
  t.after(setGlobalProxyFromEnv({ http_proxy: proxy.url }));
  // Other requests of the process do use it.
  await new Promise((resolve) => get(url, (response) => resolve(response.resume())));
  assert.deepEqual([requests.length, proxy.requests.length], [0, 1]);
  assert.equal((await send(webhook(url), notification(), deliveryContext())).outcome, 'delivered');
  assert.deepEqual([requests.length, proxy.requests.length], [1, 1]);
});

test('gives up after 20 seconds, whether DNS, TLS or the response is missing', async (t) => {
  let started = Promise.withResolvers<void>();
  const silent = createServer((socket) => socket.on('error', () => {}).on('data', () => started.resolve()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const neverResolves = () => {
    started.resolve();
    return new Promise<string[]>(() => {});
  };
  for (const url of ['https://name.example/', `https://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/`]) {
    started = Promise.withResolvers();
    const { timer, waiting, fire } = manualTimer();
    const sending = send(webhook(url), notification(), deliveryContext({ timer, resolve: neverResolves }));
    await started.promise;
    assert.deepEqual(
      [...waiting].map(({ ms }) => ms),
      [20_000],
    );
    fire();
    assert.deepEqual(await sending, { outcome: 'failed', error: 'No response within 20 seconds.' });
  }
});

test('stops when the service stops', async () => {
  const stopping = new AbortController();
  const resolve = () => {
    stopping.abort();
    return new Promise<string[]>(() => {});
  };
  const context = deliveryContext({ resolve, signal: stopping.signal });
  const outcome = await send(webhook('https://name.example/'), notification(), context);
  assert.match('error' in outcome ? outcome.error : '', /^Interrupted/);
});
