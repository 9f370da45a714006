import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkPolicy } from '../../../src/alerts/delivery/network/network-policy.ts';
import { describeTarget, redactTarget, type TargetConfig } from '../../../src/alerts/delivery/target.ts';
import { validateTarget } from '../../../src/alerts/delivery/validate-target.ts';
import { makeWebhookSecret } from '../../../src/alerts/delivery/webhook/signature.ts';

const SECRET = makeWebhookSecret();
const TOKEN = '123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';
const POLICY = new NetworkPolicy(['chat.corp.example', '10.1.0.0/16']);
const NOTHING_ALLOWED = new NetworkPolicy();

function problemsOf(input: unknown, policy = POLICY): string {
  const result = validateTarget(input, policy);
  return 'problems' in result ? result.problems.map(({ field, text }) => `${field}: ${text}`).join('\n') : '';
}

const VALID: [input: object, target: TargetConfig, description: string, shown: object][] = [
  [
    { kind: 'webhook', url: 'https://Hooks.Example/secret/path?k=1#part', secrets: [SECRET] },
    { kind: 'webhook', url: 'https://hooks.example/secret/path?k=1', secrets: [SECRET], isFull: false },
    'webhook https://hooks.example',
    { kind: 'webhook', url: 'https://hooks.example/…', secretCount: 1, isFull: false },
  ],
  [
    { kind: 'slack', url: 'https://hooks.slack.example/services/T/B/x', isFull: true },
    { kind: 'slack', url: 'https://hooks.slack.example/services/T/B/x', isFull: true },
    'slack https://hooks.slack.example',
    { kind: 'slack', url: 'https://hooks.slack.example/…', isFull: true },
  ],
  [
    { kind: 'mattermost', url: 'http://chat.corp.example:8065/hooks/x' },
    { kind: 'mattermost', url: 'http://chat.corp.example:8065/hooks/x', isFull: false },
    'mattermost http://chat.corp.example:8065',
    { kind: 'mattermost', url: 'http://chat.corp.example:8065/…', isFull: false },
  ],
  [
    { kind: 'discord', url: 'https://discord.example/api/webhooks/1/x' },
    { kind: 'discord', url: 'https://discord.example/api/webhooks/1/x', isFull: false },
    'discord https://discord.example',
    { kind: 'discord', url: 'https://discord.example/…', isFull: false },
  ],
  [
    { kind: 'teams', url: 'https://10.1.2.3/workflows/x?sig=y' },
    { kind: 'teams', url: 'https://10.1.2.3/workflows/x?sig=y', isFull: false },
    'teams https://10.1.2.3',
    { kind: 'teams', url: 'https://10.1.2.3/…', isFull: false },
  ],
  [
    { kind: 'telegram', token: TOKEN, chatId: '-1001990000777' },
    { kind: 'telegram', token: TOKEN, chatId: '-1001990000777', isFull: false },
    'telegram chat -1001990000777',
    { kind: 'telegram', botId: '123456', chatId: '-1001990000777', isFull: false },
  ],
  [
    { kind: 'telegram', token: TOKEN, chatId: '@market', apiUrl: 'https://bots.example/base' },
    { kind: 'telegram', token: TOKEN, chatId: '@market', apiUrl: 'https://bots.example/base', isFull: false },
    'telegram chat @market',
    { kind: 'telegram', botId: '123456', chatId: '@market', apiUrl: 'https://bots.example/…', isFull: false },
  ],
  [
    { kind: 'email', to: ['soc@corp.example', "o'neil+x@corp.example", 'soc@corp.example'] },
    { kind: 'email', to: ['soc@corp.example', "o'neil+x@corp.example"], isFull: false },
    "email to soc@corp.example, o'neil+x@corp.example",
    { kind: 'email', to: ['soc@corp.example', "o'neil+x@corp.example"], isFull: false },
  ],
  [
    { kind: 'syslog', host: 'Log.Example.' },
    { kind: 'syslog', host: 'log.example', port: 6514, protocol: 'tls', facility: 16, isFull: false },
    'syslog tls://log.example:6514',
    { kind: 'syslog', host: 'log.example', port: 6514, protocol: 'tls', facility: 16, isFull: false },
  ],
  [
    { kind: 'syslog', host: '10.1.0.9', protocol: 'udp', facility: 4 },
    { kind: 'syslog', host: '10.1.0.9', port: 514, protocol: 'udp', facility: 4, isFull: false },
    'syslog udp://10.1.0.9:514',
    { kind: 'syslog', host: '10.1.0.9', port: 514, protocol: 'udp', facility: 4, isFull: false },
  ],
];

test('reads the settings of every kind, describes them and shows them without secrets', () => {
  for (const [input, target, description, shown] of VALID) {
    assert.deepEqual(validateTarget(input, POLICY), { target });
    assert.equal(describeTarget(target), description);
    assert.deepEqual(redactTarget(target), shown);
  }
});

const slack = (url: unknown) => ({ kind: 'slack', url });
const webhook = (secrets: unknown) => ({ kind: 'webhook', url: 'https://a.example/', secrets });
const INVALID: [input: unknown, problem: RegExp][] = [
  [null, /^kind: required$/],
  [['slack'], /^kind: required$/],
  [{}, /^kind: must be one of webhook, slack, mattermost, discord, teams, telegram, email, syslog$/],
  [{ kind: 'constructor' }, /^kind: must be one of/],
  [
    { ...slack('https://a.example/'), secret: 'x' },
    /^secret: is not a setting of this kind of target; it has full, url$/,
  ],
  [{ ...slack('https://a.example/'), isFull: 'yes' }, /^full: must be true or false$/],
  ...[
    undefined,
    5,
    '',
    'a.example',
    'ftp://a.example/',
    'file:///etc/passwd',
    'javascript:1',
    `https://a.example/${'x'.repeat(3000)}`,
  ].map((url): [unknown, RegExp] => [slack(url), /^url: must be an https URL/]),
  [slack('https://user:pw@a.example/'), /^url: must not contain a user name or password$/],
  [slack('http://a.example/'), /^$/],
  [
    slack('https://127.0.0.1/'),
    /^url: 127\.0\.0\.1 is not public \(loopback\)\. To allow it, add it to NIGHTJAR_ALERT_ALLOW$/,
  ],
  [slack('https://2852039166/'), /^url: 169\.254\.169\.254 is not public \(link-local\)/],
  [slack('https://[::ffff:10.0.0.1]/'), /is not public \(private\)/],
  ...[undefined, [], 'x', [SECRET, 5], ['whsec_short'], Array(4).fill(SECRET)].map(
    (secrets): [unknown, RegExp] => [
      webhook(secrets),
      /^secrets: must be 1 to 3 texts: whsec_ and 24 to 64 bytes in base64$/,
    ],
  ),
  [
    { kind: 'telegram', token: 'x', chatId: 'market' },
    /^token: must be .*\nchatId: must be a number or @name$/,
  ],
  ...[
    undefined,
    [],
    ['a'],
    ['a@b'],
    ['Soc <soc@corp.example>'],
    ['a@b.example\r\nBcc: c@d.example'],
    ['a@b.example,c@d.example'],
    ['a b@c.example'],
    Array(51).fill('a@b.example'),
  ].map((to): [unknown, RegExp] => [
    { kind: 'email', to },
    /^to: must be 1 to 50 e-mail addresses, without names$/,
  ]),
  [
    { kind: 'syslog', host: 'a b', port: 0, protocol: 'ipx', facility: 24 },
    /^protocol: .*\nport: .*\nhost: .*\nfacility: .*$/,
  ],
  [{ kind: 'syslog', host: 'log.example:514' }, /^host: must be a host name or an address$/],
];

test('says in plain words what is wrong, without repeating values', () => {
  for (const [input, problem] of INVALID) assert.match(problemsOf(input), problem, JSON.stringify(input));
});

test('plain text needs an allowed host', () => {
  assert.match(
    problemsOf(slack('http://a.example/'), NOTHING_ALLOWED),
    /^url: must use TLS\. To allow a\.example without it/,
  );
  assert.match(
    problemsOf({ kind: 'syslog', host: 'a.example', protocol: 'tcp' }, NOTHING_ALLOWED),
    /^host: must use TLS/,
  );
  assert.equal(problemsOf({ kind: 'syslog', host: 'a.example' }, NOTHING_ALLOWED), '');
});
