/** Saved searches, targets and deliveries on the command line; only the running server sends anything. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { runCli, spawnCli, startCli, waitForOutput } from '../support/cli.ts';
import { httpReceiver, type ReceivedRequest } from '../support/delivery.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function cli(t: TestContext, more: Record<string, string> = {}) {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data'), ...more };
  const run = (...args: string[]) => runCli(['alerts', ...args], settings);
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--json');
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };
  const importMessages = async (...texts: string[]) => {
    const file = join(folder, `messages-${texts.join('').length}.ndjson`);
    const lines = texts.map((text, index) =>
      JSON.stringify({
        type: 'message',
        platform: 'telegram',
        channelId: '-1001990000101',
        messageId: `-1001990000101_${texts.join('').length * 100 + index}`,
        channelTitle: '=Heronry',
        detectionDate: new Date().toISOString(),
        userId: '7001',
        message: text,
      }),
    );
    writeFileSync(file, lines.join('\n'));
    const { code, stderr } = await runCli(['import', file], settings);
    assert.equal(code, 0, stderr);
  };
  return { folder, settings, run, json, importMessages };
}

test('a search is saved, changed and removed; its matches are listed, triaged and exported', async (t) => {
  const { run, json, importMessages } = cli(t);
  const created = await json(
    'create',
    '--name',
    'Our name',
    '--q',
    'acme',
    '--tags',
    'brand,vip',
    '--cap',
    '5',
  );
  assert.deepEqual(
    [created.name, created.tags, created.cap, created.maxAgeSeconds, created.enabled, created.history.total],
    ['Our name', ['brand', 'vip'], 5, 604_800, true, 0],
  );
  await importMessages('selling acme logs', 'nothing', '\u202eacme \u001b[31mred');
  const matches = await json('matches', '--alert', created.id);
  assert.equal(matches.length, 2);
  const [{ id }] = matches;
  const listed = await run('matches');
  assert.match(listed.stdout, /selling acme logs/);
  for (const control of ['\u001b', '\u202e'])
    assert.ok(!listed.stdout.includes(control), 'nothing controls the terminal');

  const triaged = await json('triage', id, '--state', 'triaged', '--note', '=1+1', '--read');
  assert.deepEqual([triaged[0].state, triaged[0].note, triaged[0].read], ['triaged', '=1+1', true]);
  assert.equal((await json('matches', '--state', 'new')).length, 1);
  const csv = (await run('export', '--state', 'triaged')).stdout.split('\r\n');
  assert.match(csv[0] ?? '', /^"id","search","searchName"/);
  assert.match(csv[1] ?? '', /"'=Heronry".*"'=1\+1"$/);
  assert.equal(csv.length, 3);
  const lines = (await run('export', '--format', 'ndjson')).stdout.trim().split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).id).sort(),
    matches.map((each: { id: string }) => each.id).sort(),
  );

  const [search] = await json('list');
  assert.deepEqual(search.matches, {
    total: 2,
    unread: 1,
    new: 1,
    triaged: 1,
    escalated: 0,
    closed: 0,
  });
  assert.match((await run('list')).stdout, /Our name .* acme .* 2 +1 +enabled/);
  assert.match((await run('show', created.id)).stdout, /^q +acme$/m);
  assert.match((await run('history', created.id)).stdout, /Would have matched 2 records/);
  const changed = await json('update', created.id, '--max-age', 'any', '--disabled', '--severity', 'high');
  assert.deepEqual([changed.maxAgeSeconds, changed.enabled, changed.severity], [undefined, false, 'high']);
  assert.match(
    (await run('remove', created.id)).stderr,
    /^Removed saved search .*, Our name, with its matches\.\n$/,
  );
  assert.match((await run('list')).stderr, /No saved searches yet/);
});

test('a watchlist is read from a file or from standard input, without comments', async (t) => {
  const { run, json, folder, settings } = cli(t);
  const file = join(folder, 'hosts.txt');
  writeFileSync(file, '# ours\r\nlogin.acme.example\r\n\r\nceo@acme.example\r\n');
  const created = await json('create', '--name', 'Hosts', '--values', file, '--about', 'message,page');
  assert.deepEqual([created.valueCount, created.about], [2, ['message', 'page']]);
  const input = 'a.example\nb.example\nc.example\n';
  const args = ['alerts', 'update', created.id, '--values', '-', '--json'];
  const updated = await spawnCli(args, settings, input);
  assert.equal(JSON.parse(updated.stdout).valueCount, 3, updated.stderr);
  const missing = await run('create', '--name', 'x', '--values', join(folder, 'none.txt'));
  assert.match(missing.stderr, /^nightjar: cannot read .*none\.txt/);
});

test('mistakes are named, and nothing is changed', async (t) => {
  const { run, json } = cli(t);
  const refused = async (pattern: RegExp, ...args: string[]) => {
    const { code, stderr } = await run(...args);
    assert.equal(code, 1, stderr);
    assert.match(stderr, pattern);
  };
  const tried = await json('create', '--name', 'x', '--q', 'acme', '--dry-run');
  assert.equal(tried.history.total, 0);
  await refused(/^nightjar: --q: required/, 'create', '--name', 'x');
  await refused(
    /--channel-id: is not a parameter/,
    'create',
    '--name',
    'x',
    '--about',
    'page',
    '--channel-id',
    '5',
  );
  for (const age of ['soon', '0d'])
    await refused(
      /--max-age.*Use a duration such as 12h, 7d or 4w, or any\./,
      ...['create', '--name', 'x', '--q', 'a', '--max-age', age],
    );
  await refused(/--q: .*wildcard|--q: .*\*/, 'create', '--name', 'x', '--q', '*x');
  await refused(/Use one of telegram, discord/, 'create', '--name', 'x', '--q', 'a', '--platform', 'icq');
  await refused(/--targets: there is no target t/, 'create', '--name', 'x', '--q', 'a', '--targets', 't');
  await refused(
    /10\.0\.0\.1 is not public/,
    'targets',
    'create',
    '--kind',
    'slack',
    '--name',
    'x',
    '--url',
    'https://10.0.0.1/',
  );
  await refused(/saved search none not found/, 'show', 'none');
  await refused(/saved search none not found/, 'matches', '--alert', 'none');
  await refused(/saved search none not found/, 'update', 'none', '--q', 'x');
  await refused(/match none not found; nothing was changed/, 'triage', 'none', '--read');
  await refused(/nothing to change/, 'triage', 'none');
  await refused(/target none not found/, 'targets', 'test', 'none');
  await refused(/delivery none not found/, 'deliveries', 'replay', 'none');
  await refused(/give either ids or --target/, 'deliveries', 'replay');
  assert.deepEqual(await json('list'), []);
  assert.deepEqual(await json('targets', 'list'), []);
});

test('secrets are printed once, and the running server sends what commands ask for', async (t) => {
  const receiver = await httpReceiver(t);
  const { run, json, importMessages, settings } = cli(t, {
    NIGHTJAR_ALERT_ALLOW: '127.0.0.1',
    NIGHTJAR_PORT: '0',
  });
  const first = await run('targets', 'create', '--kind', 'webhook', '--name', 'SOC', '--url', receiver.url);
  assert.match(first.stdout, /^whsec_\S+\n$/);
  const [target] = await json('targets', 'list');
  const { secret } = await json('targets', 'rotate', target.id);
  assert.doesNotMatch(JSON.stringify(await json('targets', 'list')), /whsec_/);
  const created = await json('create', '--name', 'Our name', '--q', 'acme', '--targets', target.id);
  await importMessages('selling acme logs');
  assert.match((await run('targets', 'test', target.id)).stderr, /sent by the running server/);
  assert.match((await run('tell-past', created.id, '--days', '30')).stderr, /Queued 1 delivery, sent by/);
  assert.equal(receiver.requests.length, 0, 'commands send nothing');

  const server = startCli(['serve'], settings);
  t.after(() => server.kill('SIGKILL'));
  await waitForOutput(server, /"url":"http/);
  const requests = await receiver.received(3);
  for (const { body, headers } of requests as ReceivedRequest[])
    assert.ok(new Webhook(secret).verify(body, headers as Record<string, string>));
  assert.deepEqual(requests.map(({ body }) => JSON.parse(body).type).sort(), [
    'alert.digest',
    'alert.matched',
    'alert.test',
  ]);
  const [delivery] = await json('deliveries', 'list', '--alert', created.id);
  assert.match((await run('deliveries', 'replay', delivery.id)).stderr, /Queued 1 delivery again/);
  const past = ['--status', 'delivered', '--until', '2026-01-01'];
  const none = await run('deliveries', 'replay', '--target', delivery.target, ...past);
  assert.match(none.stderr, /Queued 0 deliveries again/);
  const again = (await receiver.received(4))[3];
  assert.equal(again?.headers['webhook-id'], delivery.id, 'repeats keep their id');
  await run('targets', 'update', target.id, '--disabled');
  assert.match((await run('targets', 'list')).stdout, /SOC +webhook .* disabled/);
  assert.match((await run('targets', 'remove', target.id)).stderr, /^Removed target/);
});

test('settings of a target can come from a file, so that no command line shows them', async (t) => {
  const { folder, run, json } = cli(t);
  const file = join(folder, 'slack.json');
  writeFileSync(file, JSON.stringify({ url: 'https://hooks.slack.com/services/secret', full: true }));
  const created = await json('targets', 'create', '--kind', 'slack', '--name', 'Chat', '--settings', file);
  assert.deepEqual([created.kind, created.name, created.settings.full], ['slack', 'Chat', true]);
  assert.doesNotMatch(JSON.stringify(created), /secret/);
  writeFileSync(file, '{"token": "123:secret"');
  const broken = await run('targets', 'create', '--kind', 'telegram', '--name', 'Bot', '--settings', file);
  assert.equal(broken.code, 1);
  assert.match(broken.stderr, /slack\.json is not JSON/);
  assert.doesNotMatch(broken.stderr, /secret/);
  writeFileSync(file, '{"colour": "red"}');
  const unknown = await run('targets', 'update', created.id, '--settings', file);
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /colour/);
});

test('the command line has the limits of the API, and says which option breaks one', async (t) => {
  const { run } = cli(t);
  const long = 'x'.repeat(5000);
  const refusals: [string[], RegExp][] = [
    [['create', '--name', 'a', '--q', 'a', '--tags', long], /--tags: must not have more than 64 characters/],
    [['create', '--name', 'a', '--channel-id', long], /--channel-id: must not have more than 256 characters/],
    [
      ['targets', 'create', '--kind', 'webhook', '--name', 'a', '--url', `https://a.example/${long}`],
      /--url: must not have more than 2048 characters/,
    ],
  ];
  refusals.push([['deliveries', 'replay', 'msg_1', '--since', '2026-11-14'], /--since needs --target/]);
  const period = ['--since', '2026-11-15', '--until', '2026-11-14'];
  refusals.push([
    ['deliveries', 'replay', '--target', 'target_1', ...period],
    /--since must not be after --until/,
  ]);
  for (const [args, expected] of refusals) {
    const { code, stderr } = await run(...args);
    assert.equal(code, 1, args.join(' '));
    assert.match(stderr, expected);
  }
});
