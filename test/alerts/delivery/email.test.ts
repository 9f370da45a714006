import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpSettings } from '../../../src/alerts/delivery/email/smtp-settings.ts';
import { send } from '../../../src/alerts/delivery/send.ts';
import type { TargetConfig } from '../../../src/alerts/delivery/target.ts';
import {
  ACTIVE,
  deliveryContext,
  hostileNotification,
  makeCertificate,
  manualTimer,
  notification,
} from '../../support/delivery.ts';

interface Test {
  after(work: () => unknown): void;
}

interface Received {
  from: string;
  to: string[];
  headers: Map<string, string>;
  /** Header lines as they arrived. */
  head: string;
  text: string;
  isSecure: boolean;
  user: string | undefined;
}

const TARGET: TargetConfig = { kind: 'email', to: ['soc@corp.example', 'duty@corp.example'], isFull: false };

async function mailServer(t: Test, options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...parse(Buffer.concat(chunks).toString('latin1')),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          user: session.user as string | undefined,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const smtp: SmtpSettings = { host: '127.0.0.1', port, security: 'none', from: 'nightjar@corp.example' };
  return { smtp, received };
}

function parse(raw: string): Pick<Received, 'headers' | 'head' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end);
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = raw.slice(end + 4);
  const encoding = headers.get('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === '7bit' ? body : unquoted(body), 'latin1');
  return { headers, head, text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

function unquoted(body: string): string {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

test('sends plain text with the headers that mail programs and filters need', async (t) => {
  const { smtp, received } = await mailServer(t);
  // The policy allows nothing: the settings of the operator name the mail server.
  const context = deliveryContext({ allow: [], smtp });
  assert.deepEqual(await send(TARGET, notification(), context), { outcome: 'delivered' });
  const [mail] = received;
  assert.ok(mail);
  assert.deepEqual(
    [mail.from, mail.to],
    ['nightjar@corp.example', ['soc@corp.example', 'duty@corp.example']],
  );
  const expected = {
    from: 'nightjar@corp.example',
    to: 'soc@corp.example, duty@corp.example',
    subject: '[nightjar] High alert: our brand',
    'message-id': '<n-01@corp.example>',
    references: '<search-s-1@corp.example>',
    'in-reply-to': '<search-s-1@corp.example>',
    'list-id': '<s-1.alerts.corp.example>',
    'auto-submitted': 'auto-generated',
    date: 'Sat, 14 Nov 2026 09:30:00 +0000',
  };
  for (const [name, value] of Object.entries(expected)) assert.equal(mail.headers.get(name), value, name);
  assert.match(mail.headers.get('content-type') ?? '', /^text\/plain; charset=utf-8/);
  assert.match(
    mail.text,
    /^High alert: our brand\n\nIn: Night market\nWritten: .*\nRecord: .*\nselling access/,
  );
});

test('hostile text adds no header and no recipient, ends no message, and is harmless to read', async (t) => {
  const { smtp, received } = await mailServer(t);
  const plain = await send(TARGET, notification(), deliveryContext({ smtp }));
  assert.equal(plain.outcome, 'delivered');
  const names = [...(received[0]?.headers.keys() ?? [])];
  for (const isFull of [false, true])
    for (const count of [1, 300]) {
      const hostile = hostileNotification(count);
      const search = { ...hostile.search, id: 'a\r\nBcc: all@corp.example\r\n\r\nx' };
      const outcome = await send({ ...TARGET, isFull }, { ...hostile, search }, deliveryContext({ smtp }));
      assert.equal(outcome.outcome, 'delivered');
      const mail = received.at(-1);
      assert.ok(mail);
      assert.deepEqual([...mail.headers.keys()].sort(), names.sort());
      assert.deepEqual(mail.to, ['soc@corp.example', 'duty@corp.example']);
      assert.equal(mail.headers.get('references'), '<search-a--Bcc--all-corp-example----x@corp.example>');
      assert.ok(mail.text.length <= 110_000);
      assert.doesNotMatch(mail.text, ACTIVE);
      for (const line of mail.head.split('\r\n')) assert.ok(line.length <= 998);
    }
  assert.equal(received.length, 5);
});

test('logs in over STARTTLS or TLS, and verifies the certificate', async (t) => {
  const certificate = makeCertificate(t, 'DNS:mail.corp.example');
  for (const security of ['starttls', 'tls'] as const) {
    const { smtp, received } = await mailServer(t, {
      ...certificate,
      secure: security === 'tls',
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username = '', password }, _session, done) =>
        password === 'correct horse'
          ? done(null, { user: username })
          : done(new Error('Invalid correct horse')),
    });
    const settings = {
      ...smtp,
      host: 'mail.corp.example',
      security,
      user: 'nightjar',
      password: 'correct horse',
    };
    const resolve = () => Promise.resolve(['127.0.0.1']);
    const trusting = { resolve, certificates: [certificate.cert] };
    const sent = await send(TARGET, notification(), deliveryContext({ smtp: settings, ...trusting }));
    assert.deepEqual(sent, { outcome: 'delivered' });
    assert.deepEqual([received[0]?.isSecure, received[0]?.user], [true, 'nightjar']);

    const distrusting = await send(TARGET, notification(), deliveryContext({ smtp: settings, resolve }));
    assert.match('error' in distrusting ? distrusting.error : '', /self-signed certificate/);
    const wrong = { ...settings, password: 'wrong password' };
    const refused = await send(TARGET, notification(), deliveryContext({ smtp: wrong, ...trusting }));
    assert.match('error' in refused ? refused.error : '', /^Mail server: Invalid login: 535/);
    assert.equal('isPermanent' in refused, false);
    assert.equal(received.length, 1);
  }
});

test('sends nothing in plain text if STARTTLS is required and missing', async (t) => {
  const { smtp, received } = await mailServer(t);
  const outcome = await send(
    TARGET,
    notification(),
    deliveryContext({ smtp: { ...smtp, security: 'starttls' } }),
  );
  assert.equal(outcome.outcome, 'failed');
  assert.equal(received.length, 0);
});

test('a refused recipient is a warning, if all are refused a permanent failure', async (t) => {
  const refusing = (isRefused: (address: string) => boolean): SMTPServerOptions => ({
    onRcptTo: ({ address }, _session, done) => {
      const error = Object.assign(new Error('unknown\u202E user'), { responseCode: 550 });
      return isRefused(address) ? done(error) : done();
    },
  });
  const some = await mailServer(
    t,
    refusing((address) => address.startsWith('duty')),
  );
  assert.deepEqual(await send(TARGET, notification(), deliveryContext({ smtp: some.smtp })), {
    outcome: 'delivered',
    warning: 'The mail server refused 1 of the recipients.',
  });
  const all = await mailServer(
    t,
    refusing(() => true),
  );
  const outcome = await send(TARGET, notification(), deliveryContext({ smtp: all.smtp }));
  assert.ok('error' in outcome && outcome.isPermanent);
  assert.match(outcome.error, /^Mail server: .*550 unknown user/);
});

test('a busy mail server is tried again', async (t) => {
  const { smtp } = await mailServer(t, {
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  });
  const outcome = await send(TARGET, notification(), deliveryContext({ smtp }));
  assert.ok('error' in outcome && outcome.isPermanent === undefined);
  assert.match(outcome.error, /451 later/);
});

test('says which setting is missing without a mail server', async () => {
  const outcome = await send(TARGET, notification(), deliveryContext());
  assert.match(
    'error' in outcome ? outcome.error : '',
    /^No mail server is configured: set NIGHTJAR_SMTP_URL/,
  );
});

test('gives up on a mail server that never greets', async (t) => {
  const opened = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    socket.on('error', () => {}).resume();
    opened.resolve();
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const { timer, fire } = manualTimer();
  const smtp: SmtpSettings = { host: '127.0.0.1', port, security: 'none', from: 'nightjar@corp.example' };
  const sending = send(TARGET, notification(), deliveryContext({ smtp, timer }));
  await opened.promise;
  fire();
  assert.deepEqual(await sending, { outcome: 'failed', error: 'No response within 20 seconds.' });
});
