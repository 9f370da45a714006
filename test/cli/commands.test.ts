import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Command } from 'commander';
import { createProgram } from '../../src/cli/program.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** After `nj_`, the id of ten characters and an underscore; the secret may contain underscores as well. */
const SECRET_START = 14;

/** A command and all commands below it. */
function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  command.outputHelp();
  return help;
}

test('the help of every command has a summary and an example', () => {
  const [program, ...commands] = withSubcommands(createProgram());
  assert.match(helpOf(program as Command), /\nGetting started:\n {2}nightjar demo /);
  assert.equal(commands.length, 57);
  for (const command of commands) {
    const help = helpOf(command);
    const [, name = ''] = /^Usage: (nightjar [a-z ]+?) [[<]/.exec(help) ?? [];
    assert.match(command.description(), /^[A-Z].*[^.]$/, name);
    assert.match(help, new RegExp(`\\nExamples?:\\n {2}(?:[A-Z_]+=\\S+ )?${name}\\b`), name);
    for (const { flags, description } of command.options)
      assert.match(description, /^\S/, `${name} ${flags}`);
    for (const { description } of command.registeredArguments) assert.match(description, /^\S/, name);
  }
});

test('--help creates nothing', async (t) => {
  const settings = { NIGHTJAR_DATA: join(temporaryFolder(t), 'data') };
  for (const args of [[], ['serve'], ['keys', 'create']]) {
    const { code, stdout } = await runCli([...args, '--help'], settings);
    assert.equal(code, 0, args.join(' '));
    assert.match(stdout, /^Usage: nightjar/);
  }
  assert.equal(existsSync(settings.NIGHTJAR_DATA), false);
});

test('serve --help lists every setting', async () => {
  const { stdout } = await runCli(['serve', '--help'], {});
  for (const name of [
    'DATA',
    'HOST',
    'PORT',
    'TRUST_PROXY',
    'RATE_PER_MINUTE',
    'METRICS_PORT',
    'LOG_LEVEL',
  ]) {
    assert.match(stdout, new RegExp(`NIGHTJAR_${name}\\b`));
  }
});

test('reports all invalid settings together', async (t) => {
  const { code, stderr } = await runCli(['serve'], {
    NIGHTJAR_DATA: temporaryFolder(t),
    NIGHTJAR_PORT: '99999',
    NIGHTJAR_RATE_PER_MINUTE: 'many',
    NIGHTJAR_LOG_LEVEL: 'loud',
    NIGHTJAR_TRUST_PROXY: 'everyone',
    NIGHTJAR_PROT: '80',
  });
  assert.equal(code, 1);
  for (const name of ['PORT', 'RATE_PER_MINUTE', 'LOG_LEVEL', 'TRUST_PROXY', 'PROT']) {
    assert.match(stderr, new RegExp(`NIGHTJAR_${name} `), name);
  }
  assert.doesNotMatch(stderr, /at .*\.ts:/, 'no stack');
});

test('creates, lists and revokes keys, and stores only hashes', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: folder };
  const created = await runCli(
    [
      'keys',
      'create',
      '--name',
      'soc',
      '--scopes',
      'im,feeds',
      '--expires',
      '2099-01-31',
      '--rate-per-minute',
      '30',
      '--json',
    ],
    settings,
  );
  assert.equal(created.code, 0, created.stderr);
  const { id, key, ...rest } = JSON.parse(created.stdout);
  assert.match(key, /^nj_[a-z0-9]{10}_[\w-]{43}$/);
  assert.deepEqual(
    { ...rest, createdAt: undefined },
    {
      name: 'soc',
      scopes: ['im', 'feeds'],
      createdAt: undefined,
      expiresAt: '2099-01-31T23:59:59.999Z',
      revokedAt: null,
      ratePerMinute: 30,
      burst: null,
      networks: null,
      previousSecretExpiresAt: null,
    },
  );
  const plain = await runCli(['keys', 'create', '--name', 'x', '--scopes', 'im'], settings);
  assert.match(plain.stdout, /^nj_\S+\n$/, 'only the key on standard output');
  for (const file of ['keys.db', 'keys.db-wal']) {
    const path = join(folder, file);
    if (existsSync(path)) assert.equal(readFileSync(path).includes(key.slice(SECRET_START)), false, file);
  }
  const listed = JSON.parse((await runCli(['keys', 'list', '--json'], settings)).stdout);
  assert.deepEqual(
    listed.map((each: { id: string; usable: boolean }) => [each.id === id, each.usable]),
    [
      [true, true],
      [false, true],
    ],
  );
  assert.equal((await runCli(['keys', 'revoke', id], settings)).code, 0);
  assert.match((await runCli(['keys', 'list'], settings)).stdout, /revoked/);
  const unknown = await runCli(['keys', 'revoke', 'nobody'], settings);
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'nightjar: key nobody not found\n']);
});

for (const [mistake, args] of [
  ['a scope that does not exist', ['--name', 'x', '--scopes', 'im,root']],
  ['no scopes', ['--name', 'x']],
  ['an empty name', ['--name', ' ', '--scopes', 'im']],
  ['an expiry in the past', ['--name', 'x', '--scopes', 'im', '--expires', '2020-01-01']],
  ['an expiry that is no date', ['--name', 'x', '--scopes', 'im', '--expires', 'soon']],
  ['a network that is none', ['--name', 'x', '--scopes', 'im', '--networks', '10.0.0.0/8,intranet']],
  ['a rate of nothing', ['--name', 'x', '--scopes', 'im', '--rate-per-minute', '0']],
] as const) {
  test(`refuses to create a key with ${mistake}`, async (t) => {
    const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
    const { code, stdout, stderr } = await runCli(['keys', 'create', ...args], settings);
    assert.deepEqual([code, stdout], [1, '']);
    assert.doesNotMatch(stderr, /at .*\.ts:/);
    assert.match((await runCli(['keys', 'list', '--json'], settings)).stdout, /^(\[\]\n)?$/);
  });
}

const DAY = '2026-11-14';
const POST = {
  type: 'ransomware',
  companyName: 'Acme',
  ransomwareGroup: 'brasskettle',
  detectionDate: `${DAY}T10:00:00Z`,
};

test('lists covered days with their entries, and seals days', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  assert.equal((await runCli(['import', 'records', '-'], settings, JSON.stringify(POST))).code, 0);
  assert.equal((await runCli(['feeds', 'seal', 'ransomware', '2026-11-13'], settings)).code, 0);
  assert.equal((await runCli(['feeds', 'seal', 'wallets', '2026-11-13'], settings)).code, 0);
  const window = ['--from', '2026-11-01', '--to', '2026-11-30'];
  const listed = JSON.parse((await runCli(['feeds', 'list', ...window, '--json'], settings)).stdout);
  assert.deepEqual(
    listed.map((row: { feed: string; day: string; entries: number; sealed: boolean }) => [
      row.feed,
      row.day,
      row.entries,
      row.sealed,
    ]),
    [
      ['ransomware', '2026-11-13', 0, true],
      ['ransomware', DAY, 1, false],
      ...['all', 'telegram', 'discord', 'darknet'].map((platform) => [
        `${platform}/wallets`,
        '2026-11-13',
        0,
        true,
      ]),
    ],
  );
  assert.match(
    (await runCli(['feeds', 'list', ...window], settings)).stdout,
    /ransomware +2026-11-13 +0 +sealed/,
  );
  assert.match(
    (await runCli(['feeds', 'seal', 'weather', DAY], settings)).stderr,
    /unknown feed "weather"; feeds: ransomware, /,
  );
  assert.match(
    (await runCli(['feeds', 'seal', 'onion', '2026-02-30'], settings)).stderr,
    /invalid day "2026-02-30"; use YYYY-MM-DD/,
  );
});

test('shows the status of the data folder', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  await runCli(['import', 'records', '-'], settings, JSON.stringify(POST));
  const status = JSON.parse((await runCli(['status', '--json'], settings)).stdout);
  assert.deepEqual([status.engine, status.records.ransomware, status.keys], ['sqlite', 1, 0]);
  assert.match((await runCli(['status'], settings)).stdout, /ransomware +1/);
});

test('rebuilds the index', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const message = {
    type: 'message',
    platform: 'telegram',
    channelId: -1001990000101,
    messageId: '-1001990000101_1',
    userId: 5,
    detectionDate: '2026-11-14',
    message: 'hello',
  };
  await runCli(['import', 'records', '-'], settings, `${JSON.stringify(POST)}\n${JSON.stringify(message)}`);
  const { code, stderr } = await runCli(['reindex'], settings);
  // The message, its channel and its sender, the leak-site post and its victim.
  assert.deepEqual([code, stderr], [0, 'Indexed 5 records.\n']);
});

test('creates files that only their owner can read', async (t) => {
  const folder = join(temporaryFolder(t), 'new');
  await runCli(['import', 'records', '-'], { NIGHTJAR_DATA: folder }, JSON.stringify(POST));
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  for (const file of ['nightjar.db', 'keys.db'])
    assert.equal(statSync(join(folder, file)).mode & 0o777, 0o600);
});

test('reports a data folder that cannot be created, without a stack', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'not-a-folder');
  writeFileSync(file, '');
  for (const place of [join(file, 'data'), '/proc/nightjar/data']) {
    const { code, stderr } = await runCli(['keys', 'create', '--name', 'x', '--scopes', 'im'], {
      NIGHTJAR_DATA: place,
    });
    assert.equal(code, 1);
    assert.match(stderr, /nightjar: cannot open the data folder .*: cannot create the folder .*\n/);
    assert.doesNotMatch(stderr, /at .*\.ts:/);
  }
});

test('refuses to create demo data in a folder with other data', async (t) => {
  const folder = temporaryFolder(t);
  await runCli(['import', 'records', '-'], { NIGHTJAR_DATA: folder }, JSON.stringify(POST));
  const { code, stderr } = await runCli(['demo', '--no-serve', '--folder', folder], {});
  assert.equal(code, 1);
  assert.match(stderr, /not from the demo/);
});

for (const args of [
  ['status'],
  ['check'],
  ['keys', 'list'],
  ['keys', 'revoke', 'x'],
  ['imports', 'list'],
  ['imports', 'show', '1'],
  ['imports', 'of', 'message', 'telegram:1_1'],
  ['purges'],
  ['purge', 'message', 'telegram:1_1'],
  ['feeds', 'list'],
  ['reindex'],
  ['reenrich'],
  ['optimize'],
  ['retention', '--keep', '24months'],
]) {
  test(`${args.join(' ')} reports a missing data folder, and does not create it`, async (t) => {
    const missing = join(temporaryFolder(t), 'mistyped');
    const { code, stdout, stderr } = await runCli(args, { NIGHTJAR_DATA: missing });
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^nightjar: no data in .*mistyped; check NIGHTJAR_DATA\./);
    assert.equal(existsSync(missing), false);
  });
}

test('lists the keys of a folder without other data', async (t) => {
  const settings = { NIGHTJAR_DATA: join(temporaryFolder(t), 'data') };
  await runCli(['keys', 'create', '--name', 'first', '--scopes', 'im'], settings);
  assert.match((await runCli(['keys', 'list'], settings)).stdout, /first/);
});

test('names the owner of a data folder to a user without access', async (t) => {
  const folder = temporaryFolder(t);
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  // As another user than the owner, which is root in both cases.
  const [place, wrapper] =
    process.getuid?.() === 0
      ? [data, ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']]
      : ['/root', []];
  for (const args of [['status'], ['keys', 'create', '--name', 'x', '--scopes', 'im']]) {
    const { code, stderr } = await runCli(args, { NIGHTJAR_DATA: place }, '', wrapper);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /it belongs to user root, but you are \w+; run the command as its owner: sudo -u root/,
    );
  }
});

test('backup reports a missing target folder', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  await runCli(['import', 'records', '-'], settings, JSON.stringify(POST));
  const { code, stderr } = await runCli(['backup', join(folder, 'nowhere/x')], settings);
  assert.deepEqual([code, stderr], [1, `nightjar: folder ${join(folder, 'nowhere')} does not exist\n`]);
});
