import assert from 'node:assert/strict';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const CHAT = join(FIXTURES, 'telegram-export/chat.json');
const CHANNEL = 'telegram:-1009870000311';

const WALLET = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

/** A small chat export; `texts` become messages 1, 2, 3 … */
function chat(...texts: string[]): string {
  const messages = texts.map((text, index) => ({
    id: index + 1,
    type: 'message',
    date: '2026-11-14T09:31:05',
    date_unixtime: String(1_794_648_665 + index),
    from: 'Tilda Probe',
    from_id: 'user1990000201',
    text,
  }));
  return JSON.stringify({ name: 'Heronry', type: 'public_supergroup', id: 1990000101, messages }, null, 1);
}

interface Report {
  read: number;
  written: number;
  unchanged: number;
  merged: number;
  skipped: number;
  rejected: number;
  purged: number;
  skippedBecause: Record<string, number>;
  files: { path: string; outcome: string; format?: string; reason?: string }[];
}

async function importJson(args: string[], settings: Record<string, string>, input = '') {
  const { code, stdout, stderr } = await runCli(['import', '--json', ...args], settings, input);
  return { code, stderr, report: JSON.parse(stdout) as Report };
}

test('detects formats by content, whatever the file names, and skips the rest', async (t) => {
  const folder = temporaryFolder(t);
  const inbox = join(folder, 'inbox');
  mkdirSync(join(inbox, 'deep/er'), { recursive: true });
  cpSync(CHAT, join(inbox, 'holiday-photos.txt'));
  cpSync(join(FIXTURES, 'discord-export/channel.json'), join(inbox, 'deep/x'));
  writeFileSync(
    join(inbox, 'deep/er/y.gz'),
    gzipSync(readFileSync(join(FIXTURES, 'ransomware/ransomware-live-v2.json'))),
  );
  writeFileSync(join(inbox, 'z.zst'), zstdCompressSync(readFileSync(join(FIXTURES, 'warc/pages.warc'))));
  writeFileSync(join(inbox, 'photo.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const { code, report } = await importJson([inbox], settings);
  assert.equal(code, 0);
  assert.deepEqual(
    report.files.map(({ path, outcome, format }) => [path.slice(inbox.length + 1), outcome, format]).sort(),
    [
      ['deep/er/y.gz', 'imported', 'ransomware'],
      ['deep/x', 'imported', 'discord-export'],
      ['holiday-photos.txt', 'imported', 'telegram-export'],
      ['photo.jpg', 'unrecognised', undefined],
      ['z.zst', 'imported', 'warc'],
    ],
  );
  assert.equal(
    report.read,
    report.written + report.merged + report.unchanged + report.skipped + report.rejected,
  );
  const again = await importJson([join(inbox, '**/*')], settings);
  assert.deepEqual([again.report.written, again.report.merged], [0, 0], 'patterns work, and nothing is new');
});

test('reads every format from standard input, compressed or not', async (t) => {
  const folder = temporaryFolder(t);
  for (const name of [
    'telegram-export/chat.json',
    'discord-export/channel.json',
    'ransomware/ransomwatch-posts.json',
    'ransomware/ransomlook-telegram-6.json',
    'warc/pages.warc.gz',
    'telethon/messages.jsonl',
    'pyrogram/v2.jsonl',
    'tgdataset/part.json',
    'snscrape/posts.jsonl',
    'ail/feeder.jsonl',
  ]) {
    const child = startCli(['import', '--json', '-'], { NIGHTJAR_DATA: join(folder, name) });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stdin?.end(readFileSync(join(FIXTURES, name)));
    await once(child, 'close');
    assert.ok((JSON.parse(output) as Report).written > 0, name);
  }
});

test('reports an unknown format, and where a truncated file ends', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const unknown = join(folder, 'notes.txt');
  writeFileSync(unknown, 'just words');
  const { code, stderr } = await importJson([unknown], settings);
  assert.equal(code, 1);
  assert.match(stderr, /notes\.txt: unknown format; "nightjar import --help" lists all formats/);

  const broken = await importJson([join(FIXTURES, 'telegram-export/truncated.json')], settings);
  assert.equal(broken.code, 1);
  assert.match(
    broken.stderr,
    /truncated\.json: the file ends unexpectedly at byte \d+; 3 entries were imported/,
  );
  assert.equal(broken.report.written, 3);
});

test('reports each rejected entry with its location, and saves all of them', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'result.json');
  writeFileSync(file, chat('one', 'two', 'three').replace('"id": 2', '"id": "two"'));
  const rejects = join(folder, 'rejects.ndjson');
  const { code, stderr } = await importJson([file, '--rejects', rejects], {
    NIGHTJAR_DATA: join(folder, 'data'),
  });
  assert.equal(code, 2);
  assert.match(stderr, /result\.json, byte \d+, message two: id: "two" is not an id/);
  const [entry] = readFileSync(rejects, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([entry.file, entry.entry, entry.reason], [file, 'message two', 'id: "two" is not an id']);
});

test('a newer export adds new messages, and an edit replaces text and search entry', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const first = join(folder, 'first.json');
  const second = join(folder, 'second.json');
  writeFileSync(first, chat('alpha', 'beta'));
  writeFileSync(
    second,
    chat('alpha', 'gamma', 'delta').replace(
      '"id": 2,',
      '"id": 2, "edited": "x", "edited_unixtime": "1794649999",',
    ),
  );
  await importJson([first], settings);
  const { report } = await importJson([second], settings);
  assert.deepEqual([report.written, report.merged, report.unchanged], [1, 1, 1]);
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  assert.equal((await store.get('message', 'telegram:-1001990000101_2'))?.text, 'gamma');
});

test('shows imports and where a record comes from', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  await importJson([CHAT], settings);
  assert.match(
    (await runCli(['imports', 'list'], settings)).stdout,
    /Import +Started[\s\S]*1 +\S+ +files +1 +\d+ +63 +complete/,
  );
  assert.match(
    (await runCli(['imports', 'show', '1'], settings)).stdout,
    /chat\.json +telegram-export +complete +\d+ read, 63 written, 21 skipped/,
  );
  const of = await runCli(['imports', 'of', 'channel', CHANNEL, '--json'], settings);
  assert.equal(JSON.parse(of.stdout)[0].name, CHAT);
  const unknown = await runCli(['imports', 'show', '7'], settings);
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'nightjar: import 7 not found\n']);
  const bare = await runCli(['imports', 'of', 'message', '123_4'], settings);
  assert.match(bare.stderr, /"123_4" has no platform; use telegram:123_4/);
});

test('purged data stays removed when the same file is imported again', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const file = join(folder, 'result.json');
  writeFileSync(file, chat(`pay to ${WALLET}`, 'beta'));
  await importJson([file], settings);
  const purged = await runCli(['purge', 'message', 'telegram:-1001990000101_1'], settings);
  assert.match(
    purged.stdout,
    /^Removed: 1 message\.\nAlso changed: \d+ remaining records?\.\nLater imports skip message telegram:-1001990000101_1;/,
  );
  const again = await importJson([file], settings);
  assert.deepEqual([again.report.purged, again.report.skippedBecause], [1, {}]);
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  assert.equal(await store.get('message', 'telegram:-1001990000101_1'), undefined);
  assert.equal((await store.get('profile', 'telegram:1990000201'))?.lists.bitcoin_address, undefined);

  assert.match(
    (await runCli(['purge', 'import', '1'], settings)).stdout,
    /^Removed: no records\.\n1 file is also part of another import/,
  );
  assert.match(
    (await runCli(['purge', 'import', '2'], settings)).stdout,
    /^Removed: 1 message, 1 profile, 1 channel\./,
  );
  const refused = await importJson([file], settings);
  assert.deepEqual([refused.code, refused.report.files[0]?.outcome], [1, 'purged']);
  assert.match(refused.stderr, /not imported, because it was purged/);
  assert.equal((await runCli(['purge', 'import', '99'], settings)).code, 1);
  for (const id of ['telegram:-100_01', 'telegram:', 'telegram: 5_1', 'discord:abc', '5_1'])
    assert.equal((await runCli(['purge', 'message', id], settings)).code, 1, id);
});

test('reenrich processes everything again', async (t) => {
  const settings = { NIGHTJAR_DATA: join(temporaryFolder(t), 'data') };
  await importJson(['-'], settings, chat(`pay to ${WALLET}`));
  const { stdout } = await runCli(['reenrich'], settings);
  assert.match(stdout, /Processed 1 message, page or post: 0 changed/);
});

test('--watch imports each file once, even across restarts', async (t) => {
  const folder = temporaryFolder(t);
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const arrive = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    renameSync(join(folder, name), join(inbox, name));
  };
  const watch = () => startCli(['import', '--watch', inbox, '--settle', '0'], settings);
  arrive('a.json', chat('one'));
  const first = watch();
  await waitForOutput(first, /a\.json: telegram-export: 1 entry read: 1 written/);
  arrive('b.json', chat('one', 'two'));
  await waitForOutput(first, /b\.json: telegram-export: 2 entries read: 1 written/);
  // Not finished: nobody takes it.
  writeFileSync(join(inbox, 'c.json.part'), chat('x'));
  arrive('d.json', chat('one', 'two', 'three'));
  await waitForOutput(first, /d\.json: telegram-export: 3 entries read: 1 written/);
  first.kill('SIGTERM');
  assert.deepEqual(await once(first, 'close'), [0, null]);

  arrive('e.json', chat('one', 'two', 'three', 'four'));
  const second = watch();
  let output = '';
  second.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await waitForOutput(second, /e\.json: telegram-export: 4 entries read: 1 written/);
  second.kill('SIGINT');
  await once(second, 'close');
  assert.doesNotMatch(output, /[abd]\.json/, 'what was taken in before is not read again');
  const { stdout } = await runCli(['imports', 'list', '--json'], settings);
  assert.equal(JSON.parse(stdout).length, 4);
});

test('--watch imports a file again when it grows', async (t) => {
  const folder = temporaryFolder(t);
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  const line = (id: number) => `{"type":"server","serverId":${id},"detectionDate":"2026-11-14"}\n`;
  writeFileSync(join(inbox, 'log.ndjson'), line(1));
  const child = startCli(['import', '--watch', inbox, '--settle', '0'], {
    NIGHTJAR_DATA: join(folder, 'data'),
  });
  await waitForOutput(child, /1 entry read: 1 written/);
  appendFileSync(join(inbox, 'log.ndjson'), line(2));
  await waitForOutput(child, /2 entries read: 1 written, 0 merged, 1 unchanged/);
  child.kill('SIGTERM');
  await once(child, 'close');
});
