/** Checks the files of deploy/ against what docs/installing.md promises. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pinImages } from '../scripts/pin-images.ts';
import { readConfig } from '../src/config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

const UNITS = globSync('deploy/*.service', { cwd: ROOT });

/** The settings of a unit; repeated ones are joined. */
function settingsOf(unit: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const [, name = '', value = ''] of read(unit).matchAll(/^(\w+)=(.*)$/gm))
    settings.set(name, settings.has(name) ? `${settings.get(name)} ${value}` : value);
  return settings;
}

const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');

test('all units run as the user that sysusers creates, with the same folder and settings', () => {
  assert.equal(UNITS.length, 3);
  const [, user] = /^u (\w+) /m.exec(read('deploy/nightjar.sysusers.conf')) ?? [];
  for (const unit of UNITS) {
    const settings = settingsOf(unit);
    assert.equal(settings.get('User'), user, unit);
    assert.equal(settings.get('DynamicUser'), undefined, unit);
    assert.equal(settings.get('StateDirectory'), 'nightjar');
    const own = unit === 'deploy/nightjar.service' ? ' NODE_OPTIONS=--max-semi-space-size=8' : '';
    assert.equal(settings.get('Environment'), `NIGHTJAR_DATA=/var/lib/nightjar${own}`, unit);
    assert.equal(settings.get('EnvironmentFile'), '/etc/nightjar/env');
  }
});

test('all units have the same sandbox and a memory limit', () => {
  const sandboxes = UNITS.map((unit) =>
    read(unit).split('# Sandbox, identical in all units')[1]?.split('[Install]')[0]?.trim(),
  );
  assert.deepEqual(new Set(sandboxes).size, 1);
  assert.ok(sandboxes[0]);
  for (const unit of UNITS) {
    const settings = settingsOf(unit);
    assert.match(settings.get('MemoryMax') ?? '', /^\d+G$/);
    assert.equal(settings.get('SystemCallFilter'), '@system-service @pkey ~@privileged @resources @keyring');
    assert.equal(settings.get('CapabilityBoundingSet'), '');
    assert.equal(settings.get('IPAddressDeny'), 'any');
    for (const name of [
      'NoNewPrivileges',
      'PrivateUsers',
      'PrivateDevices',
      'RestrictNamespaces',
      'LockPersonality',
    ])
      assert.equal(settings.get(name), 'yes', `${unit}: ${name}`);
    assert.equal(settings.get('ProtectProc'), 'invisible');
    assert.equal(settings.get('MemoryDenyWriteExecute'), undefined, 'V8 could not compile');
  }
});

test('the unit and the containers wait longer for requests in flight than nightjar does', () => {
  const waits = Number(settingsOf('deploy/nightjar.service').get('TimeoutStopSec'));
  assert.ok(waits * 1000 > readConfig({}).shutdownMs);
  assert.equal(
    settingsOf('deploy/nightjar.service').get('KillMode'),
    'mixed',
    'a second signal stops it immediately',
  );
  for (const file of ['deploy/compose.yaml', 'deploy/compose.single.yaml'])
    assert.match(read(file), new RegExp(`stop_grace_period: ${waits}s`), file);
});

test('the example settings are valid', () => {
  const lines = withoutComments(read('deploy/nightjar.env'))
    .split('\n')
    .filter((line) => line !== '');
  assert.ok(lines.length > 0);
  const environment = Object.fromEntries(lines.map((line) => line.split('=')));
  assert.equal(readConfig(environment).trustProxy, 'loopback');
});

test('no proxy logs the query, the path or the headers of a request', () => {
  const nginx = withoutComments(read('deploy/nginx.conf'));
  const [, format = ''] = /log_format nightjar '([^']+)'/.exec(nginx) ?? [];
  const logged = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(
    logged.filter((name) =>
      /^(request|request_uri|uri|args|query_string|arg_.*|http_.*|document_uri)$/.test(name ?? ''),
    ),
    [],
  );
  assert.ok(logged.includes('upstream_http_x_request_id'));
  assert.match(nginx, /access_log \S+ nightjar;/);
  assert.match(nginx, /error_log \S+ emerg;/);
  assert.match(nginx, /proxy_set_header X-Forwarded-For \$remote_addr;/);
  assert.match(nginx, /proxy_max_temp_file_size 0;/);

  const caddy = withoutComments(read('deploy/Caddyfile'));
  assert.match(caddy, /request>uri delete/);
  assert.match(caddy, /request>headers delete/);
  assert.doesNotMatch(caddy.split('nightjar.example')[1] ?? '', /\blog\b/, 'no access log');
});

test('the image contains no data, history or installed files of the checkout, and has a health check', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const covers = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));
  for (const path of [
    '.git',
    '.demo',
    'data',
    'node_modules',
    'dist',
    'build',
    'x.backup',
    'keys.db',
    'keys.db-wal',
    '.env',
  ])
    assert.ok(covers(path), path);
  for (const path of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'src',
    'console',
    'scripts',
    'deploy',
    'docs',
    'bin',
  ])
    assert.ok(!covers(path), path);
  const dockerfile = read('deploy/Dockerfile');
  assert.match(dockerfile, /^HEALTHCHECK [\s\S]*\/health\/ready/m);
  assert.match(dockerfile, /^USER node$/m);
  assert.doesNotMatch(dockerfile, /npm install/, 'only "npm ci" follows a lock file');
});

test('the container of the default engine listens on loopback and can write only to its volume', () => {
  const compose = read('deploy/compose.single.yaml');
  assert.match(compose, /ports: \["127\.0\.0\.1:7080:7080"\]/);
  assert.match(compose, /volumes: \["data:\/data"\]/);
  assert.match(compose, /read_only: true/);
  assert.match(compose, /cap_drop: \[ALL\]/);
});

test('pin-images sets the digest of every image, and can be repeated', () => {
  const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
  for (const file of ['deploy/Dockerfile', 'deploy/compose.yaml']) {
    const once = pinImages(read(file), () => digest('a'));
    const images = [...once.matchAll(/^(?:FROM|\s*image:)\s+(\S+)/gm)].map(([, image]) => image ?? '');
    assert.ok(images.length >= 2);
    for (const image of images) assert.match(image, /^[\w./-]+:[\w.-]+@sha256:a{64}$/);
    assert.equal(
      pinImages(once, () => digest('b')),
      once.replaceAll(digest('a'), digest('b')),
    );
  }
});
