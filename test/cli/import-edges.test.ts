/** What lies in import folders beside files: links that loop or lead nowhere, FIFOs, sockets, devices, what may not be read. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  type FSWatcher,
  globSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { FolderWatchers } from '../../src/cli/folder-watchers.ts';
import { FileSource } from '../../src/ingest/source.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const server = (id: number) => `{"type":"server","serverId":${id},"detectionDate":"2026-11-14"}\n`;

function makeFifo(path: string): void {
  assert.equal(spawnSync('mkfifo', [path]).status, 0);
}

async function makeSocket(t: TestContext, path: string): Promise<void> {
  const listening = createServer().listen(path);
  t.after(() => listening.close());
  await once(listening, 'listening');
}

function emptyInbox(t: TestContext) {
  const folder = temporaryFolder(t);
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  return { folder, inbox, settings: { NIGHTJAR_DATA: join(folder, 'data') } };
}

/** Root may read everything: permissions are tried as somebody else. */
const UNPRIVILEGED =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];

function makeAccessible(...folders: string[]): void {
  for (const folder of folders) chmodSync(folder, 0o777);
}

test('imports a folder, and reports everything in it that is not a file', async (t) => {
  const { folder, inbox, settings } = emptyInbox(t);
  mkdirSync(join(inbox, 'deep'));
  writeFileSync(join(inbox, 'a.ndjson'), server(1));
  writeFileSync(join(inbox, 'deep/z.ndjson'), server(2));
  writeFileSync(join(folder, 'outside.ndjson'), server(3));
  symlinkSync(join(folder, 'outside.ndjson'), join(inbox, 'link.ndjson'));
  symlinkSync('loop', join(inbox, 'loop'));
  symlinkSync('..', join(inbox, 'deep/up'));
  symlinkSync('nowhere', join(inbox, 'dangling'));
  symlinkSync('/dev/zero', join(inbox, 'zero'));
  makeFifo(join(inbox, 'fifo'));
  await makeSocket(t, join(inbox, 'socket'));

  const { code, stdout, stderr } = await runCli(['import', '--json', inbox], settings);
  assert.equal(code, 2, stderr);
  const report = JSON.parse(stdout);
  assert.equal(report.written, 3);
  const skipped = report.files.filter(({ outcome }: { outcome: string }) => outcome === 'skipped');
  assert.deepEqual(
    skipped.map(({ path, reason }: { path: string; reason: string }) => [
      path.slice(inbox.length + 1),
      reason,
    ]),
    [
      ['dangling', 'a broken link to nowhere'],
      ['deep/up', 'a link to a folder'],
      ['fifo', 'it is a FIFO, not a file; to read from a pipe, use "-"'],
      ['loop', 'a symbolic link that leads back to itself'],
      ['socket', 'it is a socket, not a file'],
      ['zero', 'it is a device, not a file'],
    ],
  );
  for (const { path, reason } of skipped) assert.ok(stderr.includes(`${path}: ${reason}; skipped\n`), path);
  const pattern = await runCli(['import', join(inbox, '*')], settings);
  assert.equal(pattern.code, 2, pattern.stderr);
  assert.match(pattern.stdout, /^3 entries read: .*; 6 paths skipped$/m);
});

test('reports a file and a folder without read access, imports the rest, and exits with 1', async (t) => {
  const { folder, inbox, settings } = emptyInbox(t);
  makeAccessible(folder, inbox);
  writeFileSync(join(inbox, 'a.ndjson'), server(1), { mode: 0o644 });
  writeFileSync(join(inbox, 'secret.ndjson'), server(2), { mode: 0o000 });
  mkdirSync(join(inbox, 'locked'), { mode: 0o000 });
  const { code, stdout, stderr } = await runCli(['import', inbox], settings, '', UNPRIVILEGED);
  assert.equal(code, 1, stderr);
  assert.match(stderr, /inbox\/locked: permission denied; skipped\n/);
  assert.match(stderr, /inbox\/secret\.ndjson: permission denied\n/);
  assert.match(stdout, /^1 entry read: 1 written/);
  chmodSync(join(inbox, 'locked'), 0o700);
});

for (const [what, make, reason] of [
  ['/dev/zero', () => '/dev/zero', /\/dev\/zero: it is a device, not a file\n/],
  [
    'a FIFO',
    (folder: string) => {
      makeFifo(join(folder, 'fifo'));
      return join(folder, 'fifo');
    },
    /fifo: it is a FIFO, not a file; to read from a pipe, use "-"\n/,
  ],
  [
    'a looping link',
    (folder: string) => {
      symlinkSync('loop', join(folder, 'loop'));
      return join(folder, 'loop');
    },
    /loop: a symbolic link that leads back to itself\n/,
  ],
  [
    'a link that leads nowhere',
    (folder: string) => {
      symlinkSync('nowhere', join(folder, 'dangling'));
      return join(folder, 'dangling');
    },
    /dangling: a broken link to nowhere\n/,
  ],
] as const) {
  test(`refuses ${what} as an argument before it imports anything`, async (t) => {
    const { folder, inbox, settings } = emptyInbox(t);
    const file = join(inbox, 'a.ndjson');
    writeFileSync(file, server(1));
    const { code, stdout, stderr } = await runCli(['import', 'records', file, make(folder)], settings);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, reason);
    assert.doesNotMatch(stderr, /at .*\.ts:/);
  });
}

test('refuses a file that was replaced by a FIFO after it was found', async (t) => {
  const path = join(temporaryFolder(t), 'fifo');
  makeFifo(path);
  const source = new FileSource(path);
  await assert.rejects(source.sniff(), /it is a FIFO, not a file/);
  await assert.rejects(source.sha256(), /it is a FIFO, not a file/);
});

/** Descriptors of this process that lead to a file; where there is no /proc, none. */
function descriptorsOf(path: string): number {
  return globSync('/proc/self/fd/*').filter((fd) => {
    try {
      return readlinkSync(fd) === path;
    } catch {
      return false;
    }
  }).length;
}

test('closes a file after reading its beginning, compressed or not', async (t) => {
  const folder = temporaryFolder(t);
  const content = Buffer.from(randomBytes(1 << 20).toString('base64'));
  for (const [name, bytes] of [
    ['plain', content],
    ['gzip', gzipSync(content)],
    ['zstd', zstdCompressSync(content)],
  ] as const) {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    await new FileSource(path).sniff();
    for (let turn = 0; turn < 10_000 && descriptorsOf(path) > 0; turn++) await setImmediate();
    assert.equal(descriptorsOf(path), 0, name);
  }
});

test('refuses an unknown format and lists all formats', async (t) => {
  const { inbox, settings } = emptyInbox(t);
  writeFileSync(join(inbox, 'x.ndjson'), server(1));
  const { code, stderr } = await runCli(['import', 'foo-format', join(inbox, 'x.ndjson')], settings);
  assert.equal(code, 1);
  assert.match(
    stderr,
    /"foo-format" is neither a format nor a file; formats: auto, telegram-export, .*records\n/,
  );
});

test('shows a file with rejected entries only as rejected, not complete', async (t) => {
  const { inbox, settings } = emptyInbox(t);
  writeFileSync(join(inbox, 'x.ndjson'), '{"type":"server"}\n{"type":"server"}\n');
  const { code, stderr } = await runCli(['import', 'records', join(inbox, 'x.ndjson')], settings);
  assert.equal(code, 2);
  assert.match(stderr, /x\.ndjson: all entries were rejected; is "records" the right format\?/);
  assert.match((await runCli(['imports', 'list'], settings)).stdout, / rejected$/m);
  assert.match(
    (await runCli(['imports', 'show', '1'], settings)).stdout,
    /records +rejected +2 read, 2 rejected/,
  );
});

async function stopped(child: ChildProcess): Promise<unknown[]> {
  child.kill('SIGTERM');
  return once(child, 'close');
}

test('--watch survives links, FIFOs, sockets, and folders that are deleted and recreated', async (t) => {
  const { folder, inbox, settings } = emptyInbox(t);
  const arrive = (name: string, id: number) => {
    writeFileSync(join(folder, 'next'), server(id));
    renameSync(join(folder, 'next'), join(inbox, name));
  };
  symlinkSync('before', join(inbox, 'before'));
  const child = startCli(['import', '--watch', inbox, '--settle', '0'], settings);
  t.after(() => child.kill('SIGKILL'));
  await waitForOutput(child, /before: a symbolic link that leads back to itself; skipped/);
  symlinkSync('loop', join(inbox, 'loop'));
  await waitForOutput(child, /loop: a symbolic link that leads back to itself; skipped/);
  makeFifo(join(inbox, 'fifo'));
  await waitForOutput(child, /fifo: it is a FIFO, not a file.*; skipped/);
  await makeSocket(t, join(inbox, 'socket'));
  await waitForOutput(child, /socket: it is a socket, not a file; skipped/);
  writeFileSync(join(inbox, 'notes.txt'), 'just words');
  await waitForOutput(child, /notes\.txt: unknown format; skipped/);
  arrive('a.ndjson', 1);
  await waitForOutput(child, /a\.ndjson: records: 1 entry read: 1 written/);
  mkdirSync(join(inbox, 'deep/er'), { recursive: true });
  arrive('deep/er/b.ndjson', 2);
  await waitForOutput(child, /b\.ndjson: records: 1 entry read: 1 written/);
  rmSync(inbox, { recursive: true });
  await waitForOutput(child, /inbox: it no longer exists; skipped/);
  mkdirSync(inbox);
  arrive('c.ndjson', 3);
  await waitForOutput(child, /c\.ndjson: records: 1 entry read: 1 written/);
  assert.deepEqual(await stopped(child), [0, null]);
});

test('--watch reports an unreadable folder once, and imports it when it becomes readable', async (t) => {
  const { folder, inbox, settings } = emptyInbox(t);
  makeAccessible(folder, inbox);
  const locked = join(inbox, 'locked');
  mkdirSync(locked);
  writeFileSync(join(locked, 'a.ndjson'), server(1), { mode: 0o644 });
  chmodSync(locked, 0o000);
  const child = startCli(['import', '--watch', inbox, '--settle', '0'], settings, UNPRIVILEGED);
  t.after(() => child.kill('SIGKILL'));
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await waitForOutput(child, /locked: permission denied; skipped/);
  writeFileSync(join(inbox, 'b.ndjson'), server(2), { mode: 0o644 });
  await waitForOutput(child, /b\.ndjson: records: 1 entry read: 1 written/);
  chmodSync(locked, 0o755);
  await waitForOutput(child, /a\.ndjson: records: 1 entry read: 1 written/);
  assert.deepEqual(await stopped(child), [0, null]);
  assert.equal(output.match(/locked: permission denied/g)?.length, 1);
});

test('reports the watch limit once, and creates no more watches after that', (t) => {
  const folder = temporaryFolder(t);
  const asked: unknown[] = [];
  let notices = 0;
  const full = (path: unknown): FSWatcher => {
    asked.push(path);
    throw Object.assign(new Error('System limit for number of file watchers reached'), { code: 'ENOSPC' });
  };
  const watchers = new FolderWatchers(
    () => {},
    () => notices++,
    full as typeof import('node:fs').watch,
  );
  assert.equal(watchers.update([folder, join(folder, 'a')]), false);
  assert.equal(watchers.update([folder, join(folder, 'b')]), false);
  assert.deepEqual([asked, notices], [[folder], 1]);
});
