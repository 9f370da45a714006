import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCli, startOnTerminal, WITHOUT_TERMINAL, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CHANNEL = 'telegram:-1001990000101';

const line = (number: number) =>
  JSON.stringify({
    type: 'message',
    platform: 'telegram',
    channelId: -1001990000101,
    messageId: `-1001990000101_${number}`,
    userId: 5 + (number % 2),
    detectionDate: '2026-11-14',
    channelTitle: 'Heronry',
    message: 'ordinary words',
  });

/** Three messages of two people in one channel, from a file. */
async function filled(t: TestContext) {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, [1, 2, 3].map(line).join('\n'));
  assert.equal((await runCli(['import', file], settings)).code, 0);
  const run = (...args: string[]) => runCli(args, settings);
  const messages = async () => JSON.parse((await run('status', '--json')).stdout).records.message as number;
  return { settings, file, run, messages };
}

test('shows what a purge would remove with --dry-run, and changes nothing', async (t) => {
  const { run, messages } = await filled(t);
  const shown = await run('purge', 'channel', CHANNEL, '--dry-run');
  assert.equal(shown.code, 0, shown.stderr);
  assert.equal(shown.stdout, `Purging channel ${CHANNEL} would remove: 3 messages, 2 profiles, 1 channel.\n`);
  const json = JSON.parse((await run('purge', 'channel', CHANNEL, '--dry-run', '--json')).stdout);
  assert.deepEqual([json.isDryRun, json.wasFound, json.wasBarred], [true, true, false]);
  assert.deepEqual([json.removed.message, json.removed.profile, json.removed.channel], [3, 2, 1]);
  assert.equal(await messages(), 3);
  assert.equal((await run('purges')).stderr, 'No bans.\n');
});

test('removes what the preview shows, and lists the ban', async (t) => {
  const { run, messages } = await filled(t);
  const purged = await run('purge', 'channel', CHANNEL, '--json');
  assert.equal(purged.code, 0, purged.stderr);
  const report = JSON.parse(purged.stdout);
  assert.deepEqual([report.isDryRun, report.removed.message, report.removed.profile], [false, 3, 2]);
  assert.equal(await messages(), 0);

  const again = await run('purge', 'channel', CHANNEL);
  assert.deepEqual(
    [again.code, again.stdout.split('\n')[0]],
    [0, `No data of channel ${CHANNEL} is stored.`],
  );
  const [ban, ...others] = JSON.parse((await run('purges', '--json')).stdout);
  assert.deepEqual([ban.kind, ban.id, others], ['channel', CHANNEL, []]);
  assert.match(ban.since, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const list = (await run('purges')).stdout;
  assert.match(list, new RegExp(`^Kind +Id +Since \\(UTC\\)\\nchannel +${CHANNEL} +\\d{4}-`));
});

test('refuses an unknown id without --ban', async (t) => {
  const { run, messages, settings } = await filled(t);
  const id = 'telegram:-1001990000101_9';
  for (const options of [[], ['--dry-run']]) {
    const refused = await run('purge', 'message', id, ...options);
    assert.equal(refused.code, 1, options.join());
    assert.match(
      refused.stderr,
      /^nightjar: message telegram:-1001990000101_9 not found; use --ban to keep it out/,
    );
    assert.equal(refused.stderr.trim().split('\n').length, 1);
  }
  const notBanned = await run('purge', 'message', id, '--allow-again');
  assert.deepEqual([notBanned.code, notBanned.stderr], [1, `nightjar: message ${id} not found\n`]);
  assert.equal((await run('purges')).stderr, 'No bans.\n');
  const unknownImport = await run('purge', 'import', '99');
  assert.deepEqual([unknownImport.code, unknownImport.stderr], [1, 'nightjar: import 99 not found\n']);

  const banned = await run('purge', 'message', id, '--ban');
  assert.deepEqual(
    [banned.code, banned.stdout],
    [
      0,
      `No data of message ${id} is stored.\nLater imports skip message ${id}; "nightjar purges" lists all bans.\n`,
    ],
  );
  const imported = await runCli(['import', '--json', 'records', '-'], settings, line(9));
  assert.equal(JSON.parse(imported.stdout).purged, 1);
  assert.equal(await messages(), 3);

  const lifted = await run('purge', 'message', id, '--allow-again');
  assert.deepEqual(
    [lifted.code, lifted.stdout],
    [
      0,
      `No data of message ${id} is stored.\nLifted the ban on message ${id}: later imports can add it again.\n`,
    ],
  );
  assert.equal((await runCli(['import', 'records', '-'], settings, line(9))).code, 0);
  assert.equal(await messages(), 4);
  const both = await run('purge', 'message', id, '--ban', '--allow-again');
  assert.match(both.stderr, /cannot be used with/);
  assert.equal(both.code, 1);
});

test('lists the files of a purged import by their digest', async (t) => {
  const { run, file } = await filled(t);
  const purged = await run('purge', 'import', '1');
  assert.equal(purged.code, 0, purged.stderr);
  assert.match(purged.stdout, /^Removed: 3 messages, 2 profiles, 1 channel\.\n/);
  const sha256 = hash('sha256', readFileSync(file));
  const bans = JSON.parse((await run('purges', '--json')).stdout) as { kind: string; id: string }[];
  assert.deepEqual(
    bans.filter(({ kind }) => kind.startsWith('file')).map(({ kind, id }) => [kind, id]),
    [['file', sha256]],
  );
  const refused = await run('import', file);
  assert.deepEqual([refused.code, /not imported, because it was purged/.test(refused.stderr)], [1, true]);
});

test('removes a page or a post by its id, under any name of its kind', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const file = join(folder, 'records.ndjson');
  const page = (id: string) =>
    JSON.stringify({
      type: 'document',
      page: { id, url: `http://${id}.example/`, text: 'heron', detectionDate: '2026-11-14T04:00:00Z' },
    });
  const post = JSON.stringify({
    type: 'ransomware',
    id: 'p1',
    url: 'http://leak.example/1',
    detectionDate: '2026-11-14T03:00:00Z',
    ransomwareGroup: 'tin',
    companyName: 'Heron Ltd',
  });
  writeFileSync(file, [page('d1'), page('d2'), post].join('\n'));
  const run = (...args: string[]) => runCli(args, settings);
  const imported = await run('import', file);
  assert.equal(imported.code, 0, imported.stderr);
  for (const name of ['page', 'document'])
    assert.match((await run('imports', 'of', name, 'd1')).stdout, /records\.ndjson/, name);
  const shown = await run('purge', 'page', 'd1', '--dry-run');
  assert.deepEqual([shown.code, shown.stdout], [0, 'Purging page d1 would remove: 1 page.\n']);
  assert.match((await run('purge', 'page', 'd1')).stdout, /^Removed: 1 page\.\nLater imports skip page d1;/);
  assert.match((await run('purge', 'document', 'd2')).stdout, /^Removed: 1 page\./);
  assert.match((await run('purge', 'post', 'p1')).stdout, /^Removed: 1 ransomware post/);
  const unknown = await run('purge', 'post', 'p9');
  assert.deepEqual([unknown.code, /^nightjar: post p9 not found; use --ban/.test(unknown.stderr)], [1, true]);
  const bans = JSON.parse((await run('purges', '--json')).stdout) as { kind: string; id: string }[];
  assert.deepEqual(bans.map(({ kind, id }) => `${kind} ${id}`).sort(), [
    'page d1',
    'page d2',
    'ransomware p1',
  ]);
  const again = await runCli(['import', '--json', 'records', '-'], settings, [page('d1'), post].join('\n'));
  assert.equal(JSON.parse(again.stdout).purged, 2);
  for (const [kind, id] of [
    ['page', 'd1'],
    ['ransomware', 'p1'],
  ] as const)
    assert.match((await run('purge', kind, id, '--allow-again')).stdout, /Lifted the ban/);
  const lifted = await runCli(['import', '--json', 'records', '-'], settings, [page('d1'), post].join('\n'));
  assert.equal(JSON.parse(lifted.stdout).written, 2);
});

test('asks for confirmation on a terminal, after a preview', { skip: WITHOUT_TERMINAL }, async (t) => {
  const { settings, messages } = await filled(t);
  const purgeOnTerminal = async (answer: string, ...options: string[]) => {
    const child = startOnTerminal(['purge', 'channel', CHANNEL, ...options], settings);
    t.after(() => child.kill('SIGKILL'));
    let shown = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
    });
    const ended = once(child, 'close');
    if (answer !== '') {
      await waitForOutput(
        child,
        /would remove: 3 messages, 2 profiles, 1 channel[\s\S]*Type yes to continue: /,
      );
      child.stdin?.write(answer);
    }
    const [code] = await ended;
    return { code, shown };
  };
  for (const answer of ['y\n', '\x04', '\x03']) {
    const { code, shown } = await purgeOnTerminal(answer);
    assert.deepEqual([code, /cancelled; nothing was changed/.test(shown)], [1, true], JSON.stringify(answer));
    assert.equal(await messages(), 3);
  }
  const dry = await purgeOnTerminal('', '--dry-run');
  assert.deepEqual([dry.code, /Type yes/.test(dry.shown)], [0, false]);
  const done = await purgeOnTerminal('yes\n');
  assert.deepEqual([done.code, /Removed: 3 messages, 2 profiles, 1 channel\./.test(done.shown)], [0, true]);
  assert.equal(await messages(), 0);
});

test('does not ask for confirmation with --yes', { skip: WITHOUT_TERMINAL }, async (t) => {
  const { settings, messages } = await filled(t);
  const child = startOnTerminal(['purge', 'channel', CHANNEL, '--yes'], settings);
  t.after(() => child.kill('SIGKILL'));
  await waitForOutput(child, /Removed: 3 messages/);
  assert.equal(await messages(), 0);
});

test('bans every form of a bare Telegram id, and lifts the ban for every form', async (t) => {
  const { run, file, settings } = await filled(t);
  const elsewhere = { NIGHTJAR_DATA: `${settings.NIGHTJAR_DATA}-2` };
  const banned = await runCli(['purge', 'channel', 'telegram:1990000101', '--ban'], elsewhere);
  assert.equal(banned.code, 0, banned.stderr);
  assert.match((await runCli(['import', file], elsewhere)).stdout, /3 purged/);
  const lifted = await runCli(['purge', 'channel', 'telegram:1990000101', '--allow-again'], elsewhere);
  assert.equal(lifted.code, 0, lifted.stderr);
  assert.equal((await runCli(['purges'], elsewhere)).stdout, '');
  assert.match((await runCli(['import', file], elsewhere)).stdout, /3 written/);
  // A stored message is found by its bare id.
  assert.match((await run('purge', 'message', 'telegram:1990000101_2')).stdout, /Removed: 1 message\b/);
});

test('refuses to lift the bans of a purged import together', async (t) => {
  const { run } = await filled(t);
  assert.match((await run('purge', 'import', '1')).stdout, /Later imports skip the removed data/);
  const refused = await run('purge', 'import', '1', '--allow-again');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /cannot be lifted together/);
});
