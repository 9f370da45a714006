import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSmtpSettings } from '../../../src/alerts/delivery/email/smtp-settings.ts';

const FROM = 'nightjar@corp.example';

test('reads the mail server of the operator', () => {
  const from = FROM;
  assert.deepEqual(parseSmtpSettings('smtps://night%40jar:p%3Aw@Mail.Example', FROM), {
    host: 'mail.example',
    port: 465,
    security: 'tls',
    user: 'night@jar',
    password: 'p:w',
    from,
  });
  assert.deepEqual(parseSmtpSettings('smtp://mail.example:2587', FROM), {
    host: 'mail.example',
    port: 2587,
    security: 'starttls',
    from,
  });
  assert.deepEqual(parseSmtpSettings('smtp://[::1]?starttls=off', FROM), {
    host: '::1',
    port: 25,
    security: 'none',
    from,
  });
});

test('explains what is wrong, without the password', () => {
  const cases: [url: string, from: string, problem: RegExp][] = [
    ['mail.example', FROM, /^NIGHTJAR_SMTP_URL must be smtps:/],
    ['https://mail.example', FROM, /^NIGHTJAR_SMTP_URL must be smtps:/],
    ['smtp://', FROM, /^NIGHTJAR_SMTP_URL must be smtps:/],
    [
      'smtps://u:hunter2@mail.example',
      'Night <n@corp.example>',
      /^NIGHTJAR_SMTP_FROM must be an e-mail address/,
    ],
    ['smtps://u:hunter2%@mail.example', FROM, /as %XX$/],
    ['smtp://u:hunter2@mail.example?starttls=off', FROM, /a password needs TLS/],
  ];
  for (const [url, from, expected] of cases) {
    const result = parseSmtpSettings(url, from);
    const problem = 'problem' in result ? result.problem : '';
    assert.match(problem, expected);
    assert.doesNotMatch(problem, /hunter2/);
  }
});
