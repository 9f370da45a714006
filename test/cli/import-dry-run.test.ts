/** A dry run reads like an import and writes nothing. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { zipOf } from '../support/archives.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const server = (id: number) => `{"type":"server","serverId":${id},"detectionDate":"2026-11-14"}\n`;
const chat = JSON.stringify({
  name: 'Heronry',
  type: 'public_supergroup',
  id: 1990000101,
  messages: [
    { id: 6, type: 'service', date: '2026-11-14T09:31:05', action: 'pin_message', text: '' },
    { id: 7, type: 'message', date: '2026-11-14T09:31:05', from_id: 'user1990000201', text: 'hello there' },
    { id: 8, type: 'message', date: 'never', from_id: 'user1990000201', text: 'hello' },
  ],
});

function inputs(t: TestContext) {
  const folder = temporaryFolder(t);
  const add = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return { folder, add, settings: { NIGHTJAR_DATA: join(folder, 'data') } };
}

test('reports formats, records by kind, rejections and skipped entries, and creates no data folder', async (t) => {
  const { folder, add, settings } = inputs(t);
  const export_ = add('result.json', chat);
  const records = add(
    'records.ndjson',
    `${server(1)}{"type":"server","serverId":2,"detectionDate":"2026-11-14","odd":1}\n`,
  );
  const { code, stdout, stderr } = await runCli(['import', '--dry-run', export_, records], settings);
  assert.equal(code, 2, stderr);
  assert.equal(
    stdout,
    [
      `${export_}: telegram-export: 3 entries: 1 message, 1 skipped (service entry: 1), 1 rejected`,
      `${records}: records: 2 entries: 2 servers, 0 skipped, 0 rejected, 1 warning`,
      `${records}: warning: unknown field "odd" in 1 record is ignored`,
      'Dry run, nothing was written. 5 entries: 1 message, 2 servers, 1 skipped (service entry: 1), 1 rejected, 1 warning',
      '',
    ].join('\n'),
  );
  assert.match(stderr, /result\.json, .*: date: "never" is not a date\n/);
  assert.deepEqual(readdirSync(folder).sort(), ['records.ndjson', 'result.json']);
});

test('prints JSON with every file, member and reason, and writes the rejects file', async (t) => {
  const { folder, add, settings } = inputs(t);
  add(
    'a.zip',
    zipOf([
      { name: 'a.ndjson', content: server(1) },
      { name: 'b', content: 'b', isEncrypted: true },
    ]),
  );
  add('again.ndjson', server(1));
  add('cut.json', chat.slice(0, -20));
  add('noise.bin', Buffer.from([0, 1, 2]));
  const rejects = join(temporaryFolder(t), 'rejects.ndjson');
  const { code, stdout } = await runCli(
    ['import', '--dry-run', '--json', '--rejects', rejects, folder],
    settings,
  );
  assert.equal(code, 1);
  const { files, ...total } = JSON.parse(stdout);
  assert.deepEqual([total.dryRun, total.read, total.records], [true, 3, { server: 1, message: 1 }]);
  assert.deepEqual(
    files.map(({ path, outcome, records = {} }: { path: string; outcome: string; records?: object }) => [
      path.slice(folder.length + 1),
      outcome,
      records,
    ]),
    [
      ['a.zip!/a.ndjson', 'readable', { server: 1 }],
      ['a.zip!/b', 'skipped', {}],
      ['a.zip', 'unpacked', {}],
      ['again.ndjson', 'known', {}],
      ['cut.json', 'broken', { message: 1 }],
      ['noise.bin', 'unrecognised', {}],
    ],
  );
  assert.equal(readFileSync(rejects, 'utf8'), '');
  assert.ok(!existsSync(settings.NIGHTJAR_DATA));
});

test('reports warnings of importers, as an import would', async (t) => {
  const { add, settings } = inputs(t);
  const page = add(
    'messages.html',
    `<html><head><title>Exported Data</title></head><body>
<div class="page_header"><div class="text bold">Heronry</div></div><div class="page_body chat_page">
<div class="message default clearfix" id="message1"><div class="pull_right date details" title="14.11.2026 09:31:05"></div>
<div class="from_name">Oda</div><div class="text">hello</div></div></div></body></html>`,
  );
  const table = add('t.csv', 'message_id,chat_id,date,text\n1,-1001990000101,never,x\n');
  const derived =
    'the file has no ids of chat and senders; they were derived from names (see --channel, or channel in the API)';
  const rejected = 'all entries are rejected; is "telegram-csv" the right format?';
  const text = await runCli(['import', '--dry-run', page, table], settings);
  assert.equal(
    text.stdout,
    [
      `${page}: telegram-html: 1 entry: 1 message, 0 skipped, 0 rejected, 1 warning`,
      `${page}: warning: ${derived}`,
      `${table}: telegram-csv: 1 entry: 0 skipped, 1 rejected, 1 warning`,
      `${table}: warning: ${rejected}`,
      'Dry run, nothing was written. 2 entries: 1 message, 0 skipped, 1 rejected, 2 warnings',
      '',
    ].join('\n'),
  );
  const json = JSON.parse((await runCli(['import', '--dry-run', '--json', page, table], settings)).stdout);
  assert.deepEqual(json.warnings, { [derived]: 1, [rejected]: 1 });
  assert.deepEqual(
    json.files.map(({ warnings }: { warnings: object }) => warnings),
    [{ [derived]: 1 }, { [rejected]: 1 }],
  );
  const imported = JSON.parse((await runCli(['import', '--json', page], settings)).stdout);
  assert.deepEqual(imported.warnings, { [derived]: 1 });
});

test('exits like an import: 0 if everything is fine, 1 for an unknown format', async (t) => {
  const { add, settings } = inputs(t);
  assert.equal((await runCli(['import', '--dry-run', add('a.ndjson', server(1))], settings)).code, 0);
  const path = add('b', 'noise');
  const unknown = await runCli(['import', '--dry-run', path], settings);
  assert.equal(unknown.code, 1);
  assert.equal(
    unknown.stdout,
    [
      `${path}: unknown format; "nightjar import --help" lists all formats`,
      'Dry run, nothing was written. 0 entries: 0 skipped, 0 rejected; 1 file of unknown format',
      '',
    ].join('\n'),
  );
  const watching = await runCli(['import', '--dry-run', '--watch', '.'], settings);
  assert.match(watching.stderr, /--dry-run cannot be combined with --watch/);
});
