import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../src/config.ts';

test('by default, listens on loopback, has no metrics endpoint and trusts no proxy', () => {
  const config = readConfig({});
  assert.deepEqual([config.host, config.metrics, config.trustProxy], ['127.0.0.1', undefined, false]);
  assert.equal(config.rateBurst, config.ratePerMinute);
  assert.ok(Object.isFrozen(config));
});

for (const [value, expected] of [
  ['true', true],
  ['false', false],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['loopback', 'loopback'],
] as const) {
  test(`reads NIGHTJAR_TRUST_PROXY=${value}`, () =>
    assert.equal(readConfig({ NIGHTJAR_TRUST_PROXY: value }).trustProxy, expected));
}

for (const [name, value] of [
  ['NIGHTJAR_TRUST_PROXY', '10.0.0.0/99'],
  ['NIGHTJAR_TRUST_PROXY', 'proxy.example'],
  ['NIGHTJAR_PORT', '-1'],
  ['NIGHTJAR_PORT', '80a'],
  ['NIGHTJAR_RATE_PER_MINUTE', '0'],
  ['NIGHTJAR_METRICS_PORT', 'yes'],
  ['NIGHTJAR_SHUTDOWN_SECONDS', '1.5'],
  ['NIGHTJAR_AUDIT', 'on'],
  ['NIGHTJAR_AUDIT_REQUIRED', 'yes'],
  ['NIGHTJAR_AUDIT_KEEP', '36h'],
  ['NIGHTJAR_AUDIT_KEEP', 'forever'],
  ['NIGHTJAR_AUDIT_ADDRESS', '1'],
  ['NIGHTJAR_KEY_EXPIRY_DEFAULT', '90'],
  ['NIGHTJAR_KEY_EXPIRY_DEFAULT', '0d'],
  ['NIGHTJAR_UNKNOWN', '1'],
] as const) {
  test(`rejects ${name}=${value}`, () => {
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && error.message.includes(name),
    );
  });
}

test('the audit log is off by default, and is in the data folder', () => {
  assert.equal(readConfig({}).audit, undefined);
  assert.deepEqual(readConfig({ NIGHTJAR_AUDIT: 'hashed', NIGHTJAR_DATA: '/srv/nightjar' }).audit, {
    mode: 'hashed',
    folder: '/srv/nightjar/audit',
    secretFile: '/srv/nightjar/audit.key',
    isRequired: true,
    hasAddress: true,
    keepDays: 400,
  });
  const elsewhere = { NIGHTJAR_AUDIT: 'full', NIGHTJAR_AUDIT_FOLDER: '/var/log/nightjar' };
  assert.equal(readConfig(elsewhere).audit?.folder, '/var/log/nightjar');
});
