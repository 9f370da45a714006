import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { digestsOfMessage } from '../../src/records/message.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HARBOUR, HARBOUR_SERVER, HERONRY, ODA } from '../support/world.ts';

const date = '2026-11-14T09:31:05Z';
const LINES = [
  `{"type":"message","platform":"telegram","channelId":${HERONRY},"messageId":"${HERONRY}_7","userId":7001,"username":"@tilda","detectionDate":"${date}","message":"hello","channelTitle":"Heronry","extra":1}`,
  // Ids beyond 2^53 as bare numbers: every digit must survive.
  `{"type":"message","platform":"Discord","channelId":${HARBOUR},"messageId":"${HARBOUR}_1100000000000000001","userId":${ODA.userId},"detectionDate":1794648665,"message":"hi","serverId":${HARBOUR_SERVER},"serverTitle":"Night Harbour"}`,
  `{"type":"profile","platform":"telegram","userId":"7001","usernames":["tilda"],"email":[{"value":"t@mail.example"},"u@mail.example"],"bot":false,"detectionDate":"2026-11-14 09:00:00"}`,
  `{"type":"channel","platform":"telegram","channelId":"${HERONRY}","channelTitles":["Heronry"],"topics":[{"id":5,"title":"Escrow","closed":false}],"detectionDate":"2026-11-14"}`,
  `{"type":"server","serverId":"${HARBOUR_SERVER}","serverTitles":["Night Harbour"],"memberCount":12,"detectionDate":"${date}"}`,
  `{"type":"ransomware","companyName":"Acme","ransomwareGroup":"brasskettle","detectionDate":"${date}","url":null}`,
  `{"type":"document","page":{"id":"p1","url":"http://abcdef.onion/x","detectionDate":"${date}","text":"body"},"telegram":["@xmpl_shop","t.me/xmpl_b"],"monero_address":["4x"],"tag":[{"namespace":"a","predicate":"b","value":"c"}]}`,
  `{"type":"document","page":{"id":"p2","url":{"url":"https://shop.example/y","port":443},"detectionDate":"${date}"}}`,
];

test('imports one record of every type, by file and by standard input, exactly once', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, `\ufeff${LINES.join('\r\n')}\n\n`);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const first = await runCli(['import', 'records', file, '--json'], settings);
  assert.equal(first.code, 0, first.stderr);
  // The second message of the channel's own record makes the channel known before its line comes.
  assert.deepEqual(JSON.parse(first.stdout), {
    import: 1,
    read: 8,
    written: 8,
    merged: 0,
    unchanged: 0,
    skipped: 0,
    rejected: 0,
    purged: 0,
    skippedBecause: {},
    ignoredFields: { extra: 1 },
    warnings: {},
    files: [{ path: file, outcome: 'imported', format: 'records' }],
  });
  const again = await runCli(['import', 'records', '-', '--json'], settings, LINES.join('\n'));
  assert.deepEqual([again.code, JSON.parse(again.stdout).unchanged], [0, 8]);

  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  assert.deepEqual((await store.status()).records, {
    message: 2,
    profile: 2,
    channel: 2,
    server: 1,
    page: 2,
    ransomware: 1,
    'ransomware-group': 0,
    // Derived from the post.
    victim: 1,
  });
  const discord = await store.get('message', `discord:${HARBOUR}_1100000000000000001`);
  assert.deepEqual([discord?.userId, discord?.serverId], [ODA.userId, HARBOUR_SERVER]);
  const hello = await store.get('message', `telegram:${HERONRY}_7`);
  assert.deepEqual(
    hello && digestsOfMessage(hello),
    {
      sha1sum: 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d',
      sha256sum: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    },
    'digests are computed where absent',
  );
  assert.equal(hello?.username, 'tilda');
  const page = await store.get('page', 'p1');
  assert.deepEqual(
    page?.lists.telegram?.map(({ value }) => value),
    ['https://t.me/xmpl_shop', 'https://t.me/xmpl_b'],
  );
});

test('reports each bad line with its number and reason, imports the rest, and exits with 2', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'bad.ndjson');
  const rejects = join(folder, 'rejects.ndjson');
  const good = LINES[0] ?? '';
  const bad: [string | Buffer, RegExp][] = [
    ['not json', /not valid JSON/],
    ['[1,2]', /not a JSON object/],
    ['{"type":"alien"}', /type: must be one of message/],
    ['{"type":"__proto__"}', /type: must be one of/],
    ['{}', /type: is missing/],
    [good.replace(`"${HERONRY}_7"`, '{"toString":1}'), /messageId: must be <channelId>_/],
    [good.replace('"hello"', '"x","replyToMessageId":[3]'), /replyToMessageId: must be/],
    [good.replace('"hello"', `"${'x'.repeat(70_000)}"`), /message: must have at most 65536 characters/],
    [
      `{"type":"profile","platform":"telegram","userId":1,"detectionDate":"2026-11-14","usernames":[${'"u",'.repeat(1001)}"u"]}`,
      /usernames: must have at most 1000 entries/,
    ],
    [
      '{"type":"document","page":{"id":"p","url":"constructor://abc.onion/x","detectionDate":"2026-11-14"}}',
      /page\.url: must be an absolute http/,
    ],
    [good.replace('"telegram"', '"icq"'), /platform: must be one of telegram, discord, jabber/],
    [good.replace('"userId":7001,', ''), /userId: is missing/],
    [good.replace(date, 'yesterday'), /detectionDate: must be a date/],
    [good.replace(date, '0001-01-01'), /detectionDate: must be between/],
    [good.replace('7001', '1.5'), /userId: must be an integer of up to 63 bits or a username/],
    [good.replace('7001', '99999999999999999999'), /userId: must be an integer/],
    [good.replace(`"${HERONRY}_7"`, '"-5_7"'), /messageId: must belong to the channel/],
    [good.replace('"hello"', '{"a":1}'), /message: must be text/],
    [good.replace('"hello"', '"x","sha1sum":"zz"'), /sha1sum: must be a hex digest/],
    [
      good.replace('"hello"', '"x","languages":[{"language":"en","probability":2}]'),
      /languages\[0\]\.probability: must be a number from 0 to 1/,
    ],
    [
      '{"type":"channel","platform":"discord","channelId":"general","detectionDate":"2026-11-14"}',
      /channelId: must be a Discord id/,
    ],
    [
      '{"type":"profile","platform":"discord","userId":-5,"detectionDate":"2026-11-14"}',
      /userId: must be a Discord id/,
    ],
    [
      '{"type":"server","serverId":"myserver","detectionDate":"2026-11-14"}',
      /serverId: must be a Discord id/,
    ],
    [
      '{"type":"document","page":{"id":"p","url":"ftp://x","detectionDate":"2026-11-14"}}',
      /page\.url: must be an absolute http/,
    ],
    [
      '{"type":"server","serverId":1,"platform":"telegram","detectionDate":"2026-11-14"}',
      /platform: only Discord/,
    ],
    [`${'['.repeat(200_000)}`, /not valid JSON/],
    [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /not valid UTF-8/],
  ];
  const lines = bad.flatMap(([line]) => [Buffer.from(line as string), Buffer.from('\n')]);
  writeFileSync(file, Buffer.concat([...lines, Buffer.from(good)]));
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const { code, stdout, stderr } = await runCli(
    ['import', 'records', file, '--json', '--rejects', rejects],
    settings,
  );
  assert.equal(code, 2, stderr);
  const report = JSON.parse(stdout);
  assert.deepEqual([report.read, report.written, report.rejected], [bad.length + 1, 1, bad.length]);
  const kept = readFileSync(rejects, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(kept.length, bad.length);
  for (const [index, [, reason]] of bad.entries()) {
    assert.deepEqual([kept[index].line, kept[index].file], [index + 1, file]);
    assert.match(kept[index].reason, reason);
  }
  assert.match(stderr, new RegExp(`${file}:1: not valid JSON`));
});

test('keeps unusual values, and reports unknown fields at any depth', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const lines = [
    (LINES[0] ?? '').replace('"hello"', '"x","replyToMessageId":"0000000000000003"').replace('@tilda', '@'),
    `{"type":"channel","platform":"telegram","channelId":-7,"detectionDate":"${date}","topics":[{"id":"9","titel":"x"},{"id":"10"}]}`,
    `{"type":"document","page":{"id":"p9","url":"http://x.example/","detectionDate":"${date}","titel":"x","sha1sum":"${'a'.repeat(40)}"}}`,
  ];
  const first = await runCli(['import', 'records', '-', '--json'], settings, lines.join('\n'));
  assert.deepEqual(JSON.parse(first.stdout).ignoredFields, {
    extra: 1,
    'topics[0].titel': 1,
    'page.titel': 1,
  });
  const again = await runCli(['import', 'records', '-', '--json'], settings, lines.join('\n'));
  assert.equal(JSON.parse(again.stdout).unchanged, 3);
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  const kept = await store.get('message', `telegram:${HERONRY}_7`);
  assert.deepEqual([kept?.replyToMessageId, kept?.username], ['3', undefined]);
  assert.equal((await store.get('page', 'p9'))?.facts.sha1sum?.value, 'a'.repeat(40));
});

test('never overwrites an input file with rejects', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, LINES.join('\n'));
  const { code, stderr } = await runCli(['import', 'records', file, '--rejects', file], {
    NIGHTJAR_DATA: join(folder, 'data'),
  });
  assert.equal(code, 1);
  assert.match(stderr, /is one of the files to import/);
  assert.equal(readFileSync(file, 'utf8'), LINES.join('\n'));
});

test('escapes control characters on the terminal', async (t) => {
  const hostile = `{"type":"server","serverId":1,"detectionDate":"${date}","\\u001b[2J\\u202eevil":1}\n\u001b]0;pwned\u0007{`;
  const { stderr } = await runCli(['import', 'records', '-'], { NIGHTJAR_DATA: temporaryFolder(t) }, hostile);
  assert.match(stderr, /\\u001b\[2J\\u202eevil/);
  assert.equal(stderr.includes('\u001b') || stderr.includes('\u202e'), false);
});

test('rejects a line that is too long, in bounded memory', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'long.ndjson');
  writeFileSync(file, Buffer.concat([Buffer.alloc(17 * 1024 * 1024, 'x'), Buffer.from(`\n${LINES[0]}\n`)]));
  const { code, stderr, stdout } = await runCli(['import', 'records', file], {
    NIGHTJAR_DATA: join(folder, 'data'),
  });
  assert.equal(code, 2);
  assert.match(stderr, /:1: the line is longer than 16 MiB/);
  assert.match(stdout, /2 entries read: 1 written, 0 merged, 0 unchanged, 0 skipped, 1 rejected/);
});

test('reports a file that is identical to another one, and ends at 100 %', async (t) => {
  const folder = temporaryFolder(t);
  const [first, second] = [join(folder, 'a.ndjson'), join(folder, 'b.ndjson')];
  for (const file of [first, second]) writeFileSync(file, LINES.join('\n'));
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const { code, stdout, stderr } = await runCli(['import', 'records', first, second], settings);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^8 entries read: .*; 1 identical file not imported again$/m);
  assert.ok(stderr.includes(`${second}: identical to ${first}; not imported again\n`), stderr);
  const shares = [...stderr.matchAll(/^acknowledged 8 entries, (\d+) %/gm)].map(([, share]) => share);
  assert.deepEqual(shares, ['50', '100']);
  const json = JSON.parse((await runCli(['import', 'records', first, second, '--json'], settings)).stdout);
  assert.deepEqual(json.files, [
    { path: first, outcome: 'imported', format: 'records' },
    { path: second, outcome: 'known', reason: `identical to ${first}` },
  ]);
});

test('exits with 1 and writes nothing if a file is missing or the format is unknown', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'records.ndjson');
  writeFileSync(file, LINES.join('\n'));
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const missing = await runCli(['import', 'records', file, join(folder, 'nowhere.ndjson')], settings);
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /nowhere\.ndjson: no such file/);
  assert.equal((await runCli(['import', 'magic', file], settings)).code, 1);
  assert.equal(existsSync(settings.NIGHTJAR_DATA), false);
});

test('refuses options that no record may have', async (t) => {
  const settings = { NIGHTJAR_DATA: temporaryFolder(t) };
  const wrong: [option: string, value: string, message: RegExp][] = [
    ['--seen-at', '1960-01-01', /Use a date from 1970 to 2099/],
    ['--seen-at', '2150-01-01', /Use a date from 1970 to 2099/],
    ['--group', '\x1b[31mx', /without control characters/],
    ['--group', 'x'.repeat(201), /at most 200 characters/],
  ];
  const results = wrong.map(([option, value]) => runCli(['import', option, value, '-'], settings, '{}'));
  for (const [index, { code, stderr }] of (await Promise.all(results)).entries()) {
    assert.equal(code, 1, stderr);
    assert.match(stderr, wrong[index]?.[2] as RegExp);
    assert.ok(!stderr.includes('\x1b'), 'terminals are not controlled by what was given');
  }
});
