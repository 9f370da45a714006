import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const line = (sequence: number, date: string) =>
  JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: -1001990000101,
    messageId: `-1001990000101_${sequence}`,
    userId: 5,
    detectionDate: date,
    message: 'ordinary words',
  });

async function filled(t: Parameters<typeof temporaryFolder>[0]) {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const lines = [line(1, '2020-01-05'), line(2, '2020-02-05'), line(3, '2099-01-05')].join('\n');
  assert.equal((await runCli(['import', 'records', '-'], settings, lines)).code, 0);
  return { folder, settings };
}

async function messagesIn(settings: Record<string, string>): Promise<number> {
  const { stdout } = await runCli(['status', '--json'], settings);
  return JSON.parse(stdout).records.message;
}

test('deletes old months, and shows what it would delete with --dry-run', async (t) => {
  const { settings } = await filled(t);
  const dry = await runCli(['retention', '--keep', '24months', '--dry-run'], settings);
  assert.equal(dry.code, 0, dry.stderr);
  assert.match(dry.stdout, /2020-01\s+1\n2020-02\s+1\n\nWould delete 2 messages\./);
  assert.equal(await messagesIn(settings), 3);
  const { stdout } = await runCli(['retention', '--keep', '24months', '--json'], settings);
  assert.deepEqual(JSON.parse(stdout).dropped, [
    { month: '2020-01', messages: 1 },
    { month: '2020-02', messages: 1 },
  ]);
  assert.equal(await messagesIn(settings), 1);
  assert.match(
    (await runCli(['retention', '--keep', '24 months'], settings)).stdout,
    /No messages are older than/,
  );
  for (const keep of ['0months', '24', 'long', '2years']) {
    const refused = await runCli(['retention', '--keep', keep], settings);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /use a number of months, such as 24months/);
  }
});

test('optimizes, with or without compacting', async (t) => {
  const { settings } = await filled(t);
  for (const args of [['optimize'], ['optimize', '--compact']]) {
    const { code, stdout } = await runCli(args, settings);
    assert.equal(code, 0);
    assert.match(stdout, /^Optimized: \d+ MiB before, \d+ MiB after\.\n$/);
  }
  assert.equal(await messagesIn(settings), 3);
});

test('reenrich keeps the languages that records give', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const german = { message: 'Das ist ein ganz gewöhnlicher deutscher Satz mit vielen Wörtern' };
  const given = {
    ...JSON.parse(line(1, '2026-11-14')),
    ...german,
    languages: [{ language: 'da', probability: 0.6 }],
  };
  const detected = { ...JSON.parse(line(2, '2026-11-14')), ...german };
  const input = `${JSON.stringify(given)}\n${JSON.stringify(detected)}`;
  assert.equal((await runCli(['import', 'records', '-'], settings, input)).code, 0);
  const { stdout } = await runCli(['reenrich'], settings);
  assert.match(stdout, /^Processed 2 messages, pages and posts: 0 changed/);
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  const records = await Promise.all(
    [1, 2].map(async (sequence) => store.get('message', `telegram:-1001990000101_${sequence}`)),
  );
  assert.deepEqual(
    records.map((record) => record?.languages[0]?.language),
    ['da', 'de'],
  );
});

test('backs up while the store is in use, and restores data and keys elsewhere', async (t) => {
  const { folder, settings } = await filled(t);
  await runCli(['keys', 'create', '--name', 'soc', '--scopes', 'im'], settings);
  const open = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => open.close());
  const file = join(folder, 'all.backup');
  const made = await runCli(['backup', file], settings);
  assert.equal(made.code, 0, made.stderr);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('partial')),
    [],
  );

  const elsewhere = { NIGHTJAR_DATA: join(folder, 'elsewhere') };
  const restored = await runCli(['restore', file], elsewhere);
  assert.equal(restored.code, 0, restored.stderr);
  assert.equal(await messagesIn(elsewhere), 3);
  assert.match((await runCli(['keys', 'list'], elsewhere)).stdout, /soc/);
  assert.equal(statSync(join(elsewhere.NIGHTJAR_DATA, 'nightjar.db')).mode & 0o777, 0o600);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('loses no data when a backup or restore fails', async (t) => {
  const { folder, settings } = await filled(t);
  const file = join(folder, 'all.backup');
  assert.equal((await runCli(['backup', file], settings)).code, 0);
  const again = await runCli(['backup', file], settings);
  assert.deepEqual([again.code, /already exists/.test(again.stderr)], [1, true]);

  await runCli(['import', 'records', '-'], settings, line(4, '2026-01-01'));
  const refused = await runCli(['restore', file], settings);
  assert.deepEqual([refused.code, /already contains data; use --replace/.test(refused.stderr)], [1, true]);
  const running = new SqliteStore(settings.NIGHTJAR_DATA);
  await running.get('message', 'telegram:-1001990000101_1');
  const busy = await runCli(['restore', file, '--replace'], settings);
  await running.close();
  assert.deepEqual([busy.code, /stop it first/.test(busy.stderr)], [1, true]);
  assert.equal(await messagesIn(settings), 4);

  const wrong = join(folder, 'wrong');
  writeFileSync(wrong, 'not a database at all, only some words');
  const other = { NIGHTJAR_DATA: join(folder, 'other') };
  assert.match((await runCli(['restore', wrong], other)).stderr, /not a nightjar backup/);
  assert.match((await runCli(['restore', join(folder, 'absent')], other)).stderr, /absent does not exist/);
  assert.equal(existsSync(join(other.NIGHTJAR_DATA, 'nightjar.db')), false);

  const bytes = readFileSync(file);
  for (const [name, damaged] of [
    ['one bit', Buffer.from(bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)))],
    ['the last byte', bytes.subarray(0, -1)],
  ] as const) {
    writeFileSync(wrong, damaged);
    assert.match((await runCli(['restore', wrong, '--replace'], settings)).stderr, /is damaged/, name);
  }
  assert.equal(await messagesIn(settings), 4);

  // Also replaces a folder that is unreadable.
  writeFileSync(join(settings.NIGHTJAR_DATA, 'nightjar.db'), 'no database, whatever it was');
  assert.equal((await runCli(['restore', file, '--replace'], settings)).code, 0);
  assert.equal(await messagesIn(settings), 3);

  rmSync(join(settings.NIGHTJAR_DATA, 'nightjar.db'));
  const onlyKeys = await runCli(['restore', file], settings);
  assert.deepEqual([onlyKeys.code, /already contains data; use --replace/.test(onlyKeys.stderr)], [1, true]);
});

test('reports an invalid backup target or source without a stack', async (t) => {
  const { folder, settings } = await filled(t);
  const nowhere = await runCli(['backup', join(folder, 'no', 'such', 'folder')], settings);
  assert.deepEqual([nowhere.code, nowhere.stderr.includes('    at ')], [1, false]);
  const directory = await runCli(['restore', folder], settings);
  assert.deepEqual([directory.code, directory.stderr.includes('    at ')], [1, false]);
  const empty = { NIGHTJAR_DATA: join(folder, 'mistyped') };
  assert.match((await runCli(['backup', join(folder, 'b')], empty)).stderr, /no data in/);
  assert.equal(existsSync(empty.NIGHTJAR_DATA), false);
});
