import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { SEVERITIES } from '../../../src/alerts/delivery/notification.ts';
import { send } from '../../../src/alerts/delivery/send.ts';
import { syslogMessages } from '../../../src/alerts/delivery/syslog/message.ts';
import type { SyslogTarget } from '../../../src/alerts/delivery/target.ts';
import {
  ACTIVE,
  deliveryContext,
  hostileNotification,
  makeCertificate,
  manualTimer,
  match,
  NOW,
  notification,
} from '../../support/delivery.ts';

/** Header, structured data and message (RFC 5424). */
const FORM =
  /^<(\d{1,3})>1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) - nightjar - ([!-~]{1,32}) \[nightjar@32473((?: [!-<>-~]{1,32}="(?:[^"\\\]]|\\["\\\]])*")+)\] \uFEFF([^\n]*)$/u;

function target(protocol: SyslogTarget['protocol'], port: number): SyslogTarget {
  return { kind: 'syslog', host: '127.0.0.1', port, protocol, facility: 16, isFull: false };
}

async function streamReceiver(
  t: { after(work: () => unknown): void },
  make: (onSocket: (socket: Socket) => void) => Server,
) {
  const received = Promise.withResolvers<Buffer>();
  const server = make((socket) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => received.resolve(Buffer.concat(chunks)));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { port: (server.address() as AddressInfo).port, received: received.promise };
}

/** Octet counting: each message follows its length in bytes. */
function unframed(bytes: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(' ', at);
    const length = Number(bytes.toString('latin1', at, space));
    messages.push(bytes.toString('utf8', space + 1, space + 1 + length));
    at = space + 1 + length;
  }
  return messages;
}

test('writes RFC 5424 with the ids as parameters', () => {
  const [message = ''] = syslogMessages(notification(), false, 16, 2048);
  assert.equal(
    message,
    '<131>1 2026-11-14T09:30:00Z - nightjar - alert.matched [nightjar@32473 notification="n-01" searchId="s-1"' +
      ' search="our brand" severity="high" total="1" retro="false" matchId="m-1" recordKind="message"' +
      ' recordKey="telegram:-1001990000777_2" place="Night market"] \uFEFFHigh alert: our brand | In: Night market |' +
      ' Written: 2026-11-14T09:29:00Z | Record: message telegram:-1001990000777_2 | selling access, write to' +
      ' oda[@]mail[.]example or hxxps://shop[.]example/a',
  );
});

test('writes the time of a record to the second, so that nothing of it is defanged', () => {
  const one = match({ recordAt: NOW + 201 });
  const [message = ''] = syslogMessages(notification({ matches: [one] }), false, 16, 2048);
  assert.match(message, /Written: 2026-11-14T09:30:00Z \|/);
});

test('maps severities to levels', () => {
  const priorities = SEVERITIES.map(
    (severity) =>
      FORM.exec(syslogMessages(notification({ search: { severity } }), false, 4, 2048)[0] ?? '')?.[1],
  );
  assert.deepEqual(priorities, ['38', '37', '36', '35', '34']);
});

test('the largest and most hostile notification keeps the form and the limit of every message', () => {
  const quotes = '"]\\'.repeat(100_000);
  const wide = '漢'.repeat(300_000);
  const ofOne = (text: string) =>
    notification({
      search: { name: text },
      matches: [match({ place: text, recordKey: text, text, author: text })],
    });
  for (const isFull of [false, true])
    for (const bytesMax of [2048, 8000])
      for (const hostile of [hostileNotification(0), hostileNotification(300), ofOne(quotes), ofOne(wide)]) {
        const messages = syslogMessages(hostile, isFull, 23, bytesMax);
        assert.ok(messages.length >= 1 && messages.length <= 100);
        for (const message of messages) {
          assert.ok(Buffer.byteLength(message) <= bytesMax);
          const text = FORM.exec(message)?.[5];
          assert.ok(text !== undefined, message);
          assert.doesNotMatch(text, ACTIVE);
        }
      }
});

test('sends datagrams, one per match', async (t) => {
  const receiver = createSocket('udp4');
  receiver.bind(0, '127.0.0.1');
  await once(receiver, 'listening');
  t.after(() => receiver.close());
  const received: string[] = [];
  const both = Promise.withResolvers<void>();
  receiver.on('message', (message) => {
    received.push(message.toString('utf8'));
    if (received.length === 2) both.resolve();
  });
  const two = notification({ matches: [match(), match({ id: 'm-2' })] });
  const outcome = await send(target('udp', receiver.address().port), two, deliveryContext());
  assert.deepEqual(outcome, { outcome: 'delivered' });
  await both.promise;
  assert.deepEqual(received.sort(), syslogMessages(two, false, 16, 2048).sort());
});

test('sends frames with their length over TCP', async (t) => {
  const { port, received } = await streamReceiver(t, (onSocket) => createServer(onSocket));
  const hostile = hostileNotification(3);
  const outcome = await send(target('tcp', port), hostile, deliveryContext());
  assert.deepEqual(outcome, { outcome: 'delivered' });
  assert.deepEqual(unframed(await received), syslogMessages(hostile, false, 16, 8000));
});

test('sends over TLS and verifies the certificate', async (t) => {
  const certificate = makeCertificate(t, 'IP:127.0.0.1');
  const { port, received } = await streamReceiver(t, (onSocket) => createTlsServer(certificate, onSocket));
  const trusting = deliveryContext({ certificates: [certificate.cert] });
  assert.deepEqual(await send(target('tls', port), notification(), trusting), { outcome: 'delivered' });
  assert.deepEqual(unframed(await received), syslogMessages(notification(), false, 16, 8000));
  const outcome = await send(target('tls', port), notification(), deliveryContext());
  assert.match('error' in outcome ? outcome.error : '', /self-signed certificate/);
});

test('a receiver that never closes does not hold the attempt up', async (t) => {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) =>
    sockets.push(socket.on('error', () => {})),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { timer } = manualTimer();
  const closing = Promise.withResolvers<() => void>();
  const context = deliveryContext({
    timer: (work, ms) => {
      if (ms < 20_000) closing.resolve(work);
      return timer(work, ms);
    },
  });
  const sending = send(target('tcp', port), notification(), context);
  (await closing.promise)();
  assert.deepEqual(await sending, { outcome: 'delivered' });
});

test('refuses hosts that are not allowed, and plain text to public ones, for every protocol', async () => {
  const resolve = () => Promise.resolve(['1.1.1.1']);
  for (const protocol of ['udp', 'tcp', 'tls'] as const) {
    const loopback = await send(target(protocol, 514), notification(), deliveryContext({ allow: [] }));
    assert.match(
      'error' in loopback ? loopback.error : '',
      /^Refused: 127\.0\.0\.1 has an address that is not public/,
    );
    if (protocol === 'tls') continue;
    const host = { ...target(protocol, 514), host: 'log.example' };
    const outcome = await send(host, notification(), deliveryContext({ allow: [], resolve }));
    assert.match(
      'error' in outcome ? outcome.error : '',
      /^Refused: the connection to log\.example is not encrypted/,
    );
  }
});

test('a closed port is a failure', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const outcome = await send(target('tcp', port), notification(), deliveryContext());
  assert.match('error' in outcome ? outcome.error : '', /ECONNREFUSED/);
});
