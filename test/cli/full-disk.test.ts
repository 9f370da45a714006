/** On a real disk without free space: commands report it without a stack, and nothing acknowledged is lost. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createLog } from '../../src/services/log.ts';
import { type CliResult, runCli, startCli, waitForOutput } from '../support/cli.ts';
import { SmallDisk, WITHOUT_SMALL_DISK } from '../support/small-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ON_A_SMALL_DISK = { skip: WITHOUT_SMALL_DISK };

const line = (number: number) =>
  JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: -1001990000101,
    messageId: `-1001990000101_${number}`,
    userId: 5,
    detectionDate: '2026-11-14',
    message: `${'ordinary words '.repeat(20)}${number}`,
  });
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index)).join('\n');

async function filled(disk: Pick<SmallDisk, 'run'>, settings: Record<string, string>): Promise<void> {
  const { code, stderr } = await disk.run(['import', 'records', '-'], settings, lines(1, 300));
  assert.equal(code, 0, stderr);
}

/** A message that names the folder, no stack, exit code 1. */
function assertReportsFull({ code, stderr, stdout }: CliResult, folder: string, command: string): void {
  const message = stderr.trim().split('\n').at(-1) ?? '';
  assert.match(message, /^nightjar: the disk is full: /, `${command}: ${stderr}${stdout}`);
  assert.ok(message.includes(folder), `${command}: ${message}`);
  assert.doesNotMatch(stderr, /\n {4}at /, command);
  assert.equal(code, 1, command);
}

async function issueKey(
  disk: SmallDisk,
  settings: Record<string, string>,
): Promise<{ id: string; key: string }> {
  const args = ['keys', 'create', '--name', 'soc', '--scopes', 'im', '--json'];
  return JSON.parse((await disk.run(args, settings)).stdout);
}

async function startServer(t: TestContext, disk: SmallDisk, settings: Record<string, string>) {
  const child = startCli(['serve'], { ...settings, NIGHTJAR_PORT: '0' }, disk.wrapper);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /"url":"(http:\/\/[\d.:[\]]+)","data"/);
  return { child, url };
}

const WRITING: readonly string[][] = [
  ['import', 'records', '-'],
  ['keys', 'create', '--name', 'b', '--scopes', 'im'],
  ['purge', 'channel', 'telegram:-1001990000101'],
  ['feeds', 'seal', 'onion', '2026-11-13'],
  ['reindex'],
];

test('every command that writes reports a full disk without a stack', ON_A_SMALL_DISK, async (t) => {
  const disk = await SmallDisk.mount(t, 8);
  const settings = { NIGHTJAR_DATA: join(disk.folder, 'data') };
  await filled(disk, settings);
  const { key } = await issueKey(disk, settings);
  disk.fill();
  assert.equal(disk.room(), 0);
  for (const args of [['status'], ...WRITING])
    assertReportsFull(
      await disk.run(args, settings, lines(301, 400)),
      settings.NIGHTJAR_DATA,
      `alone: ${args}`,
    );

  // While a server runs, SQLite's files exist already, and the write itself runs out of space.
  disk.empty();
  const { child, url } = await startServer(t, disk, settings);
  disk.fill();
  for (const args of WRITING)
    assertReportsFull(await disk.run(args, settings, lines(301, 400)), settings.NIGHTJAR_DATA, `${args}`);
  const response = await fetch(`${url}/api/v2/im/search?q=ordinary`, { headers: { 'x-api-key': key } });
  assert.equal(response.status, 200);
  assert.equal(((await response.json()) as { data: { total: number } }).data.total, 300, 'nothing is lost');
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null], 'unrecorded usage is not an error');

  disk.empty();
  const again = await disk.run(['import', '--json', 'records', '-'], settings, lines(1, 400));
  assert.deepEqual([again.code, JSON.parse(again.stdout).unchanged], [0, 300]);
});

test(
  'an import on a full disk keeps what was acknowledged, and can be repeated',
  ON_A_SMALL_DISK,
  async (t) => {
    const disk = await SmallDisk.mount(t, 32);
    const settings = { NIGHTJAR_DATA: join(disk.folder, 'data') };
    await filled(disk, settings);
    disk.fill(1024 * 1024);
    const args = ['import', '--batch-size', '200', '--json', 'records', '-'];
    assertReportsFull(await disk.run(args, settings, lines(1, 3000)), settings.NIGHTJAR_DATA, 'import');
    disk.empty();
    const status = JSON.parse((await disk.run(['status', '--json'], settings)).stdout);
    assert.ok(status.records.message > 300, 'some batches were acknowledged');
    assert.equal(status.records.message % 100, 0, 'whole batches only');
    const again = JSON.parse((await disk.run(args, settings, lines(1, 3000))).stdout);
    assert.deepEqual(
      [again.unchanged, again.written],
      [status.records.message, 3000 - status.records.message],
    );
  },
);

test('a key can be revoked on a full disk', ON_A_SMALL_DISK, async (t) => {
  const disk = await SmallDisk.mount(t, 8);
  const settings = { NIGHTJAR_DATA: join(disk.folder, 'data') };
  const [alone, served] = [await issueKey(disk, settings), await issueKey(disk, settings)];
  const reserve = join(disk.seenFolder, 'data', 'keys.reserve');
  assert.equal(statSync(reserve).mode & 0o777, 0o600);
  assert.ok(statSync(reserve).blocks * 512 >= 256 * 1024, 'not sparse');

  disk.fill();
  const list = await disk.run(['keys', 'list'], settings);
  assertReportsFull(list, settings.NIGHTJAR_DATA, 'only revoking uses the reserve');
  assert.ok(existsSync(reserve));
  const revoked = await disk.run(['keys', 'revoke', alone.id], settings);
  assert.deepEqual([revoked.code, revoked.stderr], [0, `Revoked key ${alone.id}.\n`]);
  disk.empty();
  assert.match((await disk.run(['keys', 'list'], settings)).stdout, new RegExp(`${alone.id}.* revoked`));
  assert.ok(existsSync(reserve), 'the reserve is there again');

  await filled(disk, settings);
  const { url } = await startServer(t, disk, settings);
  const ask = async () =>
    (await fetch(`${url}/api/v2/im/search?q=x`, { headers: { 'x-api-key': served.key } })).status;
  assert.equal(await ask(), 200);
  disk.fill();
  assert.equal((await disk.run(['keys', 'revoke', served.id], settings)).code, 0);
  assert.equal(await ask(), 401);
});

test('keys revoke frees its reserve before it opens the database', ON_A_SMALL_DISK, async (t) => {
  const disk = await SmallDisk.mount(t, 8);
  const settings = { NIGHTJAR_DATA: join(disk.folder, 'data') };
  const { id } = await issueKey(disk, settings);
  const reserve = join(disk.seenFolder, 'data', 'keys.reserve');
  disk.fill(512 * 1024);
  assert.equal((await disk.run(['keys', 'list'], settings)).code, 0);
  assert.ok(existsSync(reserve), 'other commands have enough space');
  assert.equal((await disk.run(['keys', 'revoke', id], settings)).code, 0);
  assert.equal(existsSync(reserve), false);
  disk.empty();
  assert.match((await disk.run(['keys', 'list'], settings)).stdout, new RegExp(`${id}.* revoked`));
  assert.ok(existsSync(reserve), 'the reserve is there again');
});

test(
  'backup, restore and rejects report a full disk, and leave no files behind',
  ON_A_SMALL_DISK,
  async (t) => {
    const disk = await SmallDisk.mount(t, 4);
    const folder = temporaryFolder(t);
    const settings = { NIGHTJAR_DATA: join(folder, 'data') };
    await filled({ run: runCli }, settings);
    assert.equal((await runCli(['backup', join(folder, 'all.backup')], settings)).code, 0);

    disk.fill(64 * 1024);
    assertReportsFull(await disk.run(['backup', join(disk.folder, 'b')], settings), disk.folder, 'backup');
    const elsewhere = { NIGHTJAR_DATA: join(disk.folder, 'restored') };
    const restored = await disk.run(['restore', join(folder, 'all.backup')], elsewhere);
    assertReportsFull(restored, elsewhere.NIGHTJAR_DATA, 'restore');
    assert.deepEqual(readdirSync(disk.seenFolder).sort(), ['filler', 'restored']);
    assert.deepEqual(readdirSync(join(disk.seenFolder, 'restored')), []);

    disk.fill();
    const rejects = join(disk.folder, 'rejects.ndjson');
    const args = ['import', '--rejects', rejects, 'records', '-'];
    const refused = await disk.run(args, settings, `${line(1)}\n{"type":"message"}\n${line(301)}`);
    assert.match(refused.stderr, new RegExp(`nightjar: cannot write ${rejects}: the disk is full\\n$`));
    assert.equal(refused.code, 1);
  },
);

test(
  'a server goes on while its log cannot be written, and the log continues',
  ON_A_SMALL_DISK,
  async (t) => {
    const disk = await SmallDisk.mount(t, 1);
    const settings = { NIGHTJAR_DATA: join(temporaryFolder(t), 'data'), NIGHTJAR_PORT: '0' };
    const toFile = ['sh', '-c', `exec "$@" >> '${join(disk.folder, 'log')}'`, 'sh'];
    const child = startCli(['serve'], settings, [...disk.wrapper, ...toFile]);
    t.after(() => child.kill('SIGKILL'));
    const [, url = ''] = await waitForOutput(child, /Console: (http:\/\/[\d.:]+)\//);
    const ask = async () => (await fetch(`${url}/api/v2/im/search?q=x`)).status;
    disk.fill();
    // More than the buffer holds.
    for (let request = 0; request < 100; request++) assert.equal(await ask(), 401);
    assert.equal(disk.room(), 0);
    disk.empty();
    assert.equal(await ask(), 401);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    const lines = readFileSync(join(disk.seenFolder, 'log'), 'utf8').trim().split('\n');
    const messages = lines.map((each) => JSON.parse(each).msg);
    assert.equal(messages.filter((message) => message === 'request').length, 101);
    assert.equal(messages.at(-1), 'stopped');
  },
);

test(
  'a log keeps a limited number of lines for a full disk, and says how many are lost',
  ON_A_SMALL_DISK,
  async (t) => {
    const disk = await SmallDisk.mount(t, 4);
    const file = join(disk.seenFolder, 'log');
    const fd = openSync(file, 'a');
    t.after(() => closeSync(fd));
    const log = createLog('info', fd);
    disk.fill();
    for (let number = 0; number < 3000; number++) log.info({ number }, 'ordinary words '.repeat(60));
    disk.empty();
    log.flush();
    await setImmediate();
    await new Promise((resolve) => log.flush(resolve));
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    const last = lines.pop();
    assert.ok(lines.length > 500 && lines.length < 1500, `${lines.length} lines`);
    assert.deepEqual(
      lines.map(({ number }) => number),
      [...lines.keys()],
    );
    assert.deepEqual(
      [last.msg, last.lines],
      ['log lines are lost: the log could not be written', 3000 - lines.length],
    );
  },
);
