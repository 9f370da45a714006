/**
 * The documentation is tested: shell blocks are run, curl lines are sent, links are followed. Blocks marked `sh` run in a folder
 * with the examples, `sh server` beside a running server, `curl` against one, `cluster` in test/storage/engines/opensearch;
 * `console` is for commands that a test cannot run.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { before, describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { decisionFiles } from '../scripts/write-decisions-index.ts';
import { readConfig, SETTINGS } from '../src/config.ts';
import { startServer } from '../src/http/server.ts';
import { FORMATS } from '../src/ingest/formats.ts';
import { openServices } from '../src/services/services.ts';
import { SCOPES } from '../src/storage/port/api-key.ts';
import { startApp } from './support/app.ts';
import { suiteEnd } from './support/suite-end.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['*.md', 'docs/**/*.md', 'examples/*.md', '.github/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

/** Code blocks of a page that are marked with exactly this. */
function blocks(page: string, mark: string): string[] {
  const matches = read(page).matchAll(new RegExp(`^\`\`\`${mark}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...matches].map((match) => match[1] ?? '');
}

const MAIN = join(ROOT, 'src/cli/main.ts');
const NIGHTJAR = `nightjar() { '${process.execPath}' '${MAIN}' "$@"; }; node() { '${process.execPath}' "$@"; }`;
const IMPORT_EXAMPLES = 'nightjar import --json examples/ChatExport_2026-11-14 examples/records.ndjson';

/** Runs shell commands in a folder that has the examples. */
async function run(
  folder: string,
  commands: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
  const child = spawn('bash', ['-c', ['set -euo pipefail', NIGHTJAR, ...commands].join('\n')], {
    cwd: folder,
    env: { ...process.env, NIGHTJAR_DATA: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // What the commands have left running in the background.
  child.once('exit', () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {}
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [status] = await once(child, 'close');
  assert.equal(status, 0, stderr);
  return stdout;
}

/** A data folder with the examples, made once and copied: starting the command line takes longer than anything it does here. */
let imported: Promise<{ folder: string; report: string }> | undefined;
const end = suiteEnd();

async function importedExamples(): Promise<{ folder: string; report: string }> {
  imported ??= (async () => {
    const folder = temporaryFolder(end);
    return { folder, report: await run(folder, [IMPORT_EXAMPLES]) };
  })();
  return imported;
}

async function folderWithData(t: Pick<TestContext, 'after'>): Promise<string> {
  const folder = temporaryFolder(t);
  cpSync((await importedExamples()).folder, folder, { recursive: true });
  return folder;
}

/** Pages about a store that already has data. */
const PAGES_WITH_DATA = ['docs/operating.md', 'docs/importing.md'];
/** Pages whose curl lines ask for the data that their commands have imported. Those of docs/api.md are sent by its generator. */
const PAGES_WITH_REQUESTS = ['README.md', 'docs/get-started.md'];

for (const page of PAGES.filter((each) => blocks(each, 'sh').length > 0)) {
  test(`${page}: the commands work as they stand`, async (t) => {
    const folder = PAGES_WITH_DATA.includes(page) ? await folderWithData(t) : temporaryFolder(t);
    const output =
      page === 'docs/get-alerted.md'
        ? await runWithReceiver(folder, page)
        : await run(folder, blocks(page, 'sh'));
    if (page === 'docs/importing.md')
      assert.match(output, /"unchanged": 8/, 'importing again changes nothing');
    if (!PAGES_WITH_REQUESTS.includes(page)) return;
    const { get } = await startApp(t, join(folder, 'data'));
    for (const address of curlRequests(page))
      assert.ok((await get(address)).json().data?.total > 0, `${address} finds nothing`);
  });
}

/** On free ports, with the library that the receiver needs. The output is the one that the page shows. */
async function runWithReceiver(folder: string, page: string): Promise<string> {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const port = createServer().listen(0, '127.0.0.1');
  await once(port, 'listening');
  const { port: free } = port.address() as AddressInfo;
  await new Promise((resolve) => port.close(resolve));
  const commands = blocks(page, 'sh').map((block) => block.replaceAll('8099', String(free)));
  const output = await run(folder, commands, { NIGHTJAR_PORT: '0' });
  const [shown = 'nothing'] = blocks(page, 'text');
  assert.ok(output.endsWith(shown), output);
  return output;
}

test('docs/get-started.md: the numbers of the first import are right', async () => {
  const { read: entries, written } = JSON.parse((await importedExamples()).report);
  assert.match(read('docs/get-started.md'), new RegExp(`reads ${entries} entries and writes ${written} `));
});

test('pages and examples set no variable that the program would refuse', () => {
  const names = new Set(SETTINGS.map(({ name }) => name));
  for (const page of [
    ...globSync('{README.md,docs/*.md}', { cwd: ROOT }),
    ...globSync('examples/*.{py,sh}', { cwd: ROOT }),
  ])
    for (const [, name = ''] of read(page).matchAll(/\b(NIGHTJAR_[A-Z_]+)=/g))
      assert.ok(names.has(name), `${page} sets ${name}`);
});

/** What a page's commands need to talk to a server on this folder. */
async function serverOn(t: Pick<TestContext, 'after'>, folder: string): Promise<Record<string, string>> {
  const config = readConfig({
    NIGHTJAR_DATA: join(folder, 'data'),
    NIGHTJAR_PORT: '0',
    NIGHTJAR_AUDIT: 'full',
  });
  const services = await openServices(config, { log: pino({ level: 'silent' }) });
  t.after(() => services.close());
  const { text } = await services.keys.issue({ name: 'soc', scopes: [...SCOPES] });
  const server = await startServer(services);
  t.after(() => server.stop());
  return { URL: server.url, KEY: text };
}

/** Has a server of its own: its commands add records. */
const PUSHING_PAGE = 'docs/send-data.md';

describe('beside a running server', () => {
  let environment: Record<string, string>;
  let folder: string;

  before(async () => {
    folder = await folderWithData(end);
    environment = await serverOn(end, folder);
  });

  for (const page of PAGES.filter((each) => blocks(each, 'sh server').length > 0)) {
    if (page === PUSHING_PAGE) continue;
    test(`${page}: the commands work as they stand`, async () => {
      await run(folder, blocks(page, 'sh server'), environment);
    });
  }

  test(`${PUSHING_PAGE}: the commands push a message and find it, start a task and send a stream`, async () => {
    const ownFolder = temporaryFolder(end);
    const { URL = '' } = await serverOn(end, ownFolder);
    // After each block, a line that no response contains.
    const commands = blocks(PUSHING_PAGE, 'sh server').flatMap((block) => [block, 'echo; echo ----']);
    const [, pushed = '', found = '', task = '', stream = ''] = (
      await run(ownFolder, commands, { URL })
    ).split('\n----\n');
    assert.equal(JSON.parse(pushed).data.hits[0].counts.written, 1, pushed);
    const { total, hits } = JSON.parse(found).data;
    assert.deepEqual([total, hits[0].message], [1, 'selling fresh logs, escrow accepted'], found);
    const [imported] = JSON.parse(task).data.hits;
    assert.deepEqual([imported.state, imported.counts.read > 0, imported.counts.rejected], ['done', true, 0]);
    const lines = stream.trim().split('\n');
    assert.equal(JSON.parse(lines.at(-1) ?? '').done, true, stream);
  });

  test('examples/read_all.py reads a complete list and tells a missing one apart', async () => {
    const lines = await run(folder, ['python3 examples/read_all.py im/search q=-nothing'], environment);
    const { messageId, channelId } = JSON.parse(lines.split('\n')[0] ?? '');
    assert.equal(lines.trim().split('\n').length, 7, 'messages of the examples');
    assert.ok(messageId.startsWith(channelId) && typeof channelId === 'string', 'ids are strings');
    const missing = 'python3 examples/read_all.py feed/ransomware batch=2026-11-01 || echo "exit $?"';
    assert.match(await run(folder, [missing], environment), /^exit 3$/m);
  });

  test('examples/daily_feeds.sh saves every feed of a day, and fails for a day that is not covered', async () => {
    const saved = () => globSync('*', { cwd: join(folder, 'saved') }).length;
    await run(folder, ['sh examples/daily_feeds.sh saved 2026-11-14'], environment);
    const [entry] = readFileSync(join(folder, 'saved/ransomware-2026-11-14.ndjson'), 'utf8').split('\n');
    assert.equal(JSON.parse(entry ?? '').companyName, 'Acme Dental Group');
    assert.equal(saved(), 4);
    const notCovered = 'sh examples/daily_feeds.sh saved 2026-11-01 || echo "exit $?"';
    assert.match(await run(folder, [notCovered], environment), /^exit 1$/m);
    assert.equal(saved(), 4, 'no empty or partial files');
  });
});

test('Python and JavaScript in the documentation are those of the examples', () => {
  const scripts = globSync('examples/*.{py,mjs}', { cwd: ROOT }).map(read).join('\n');
  for (const page of PAGES)
    for (const code of [...blocks(page, 'python'), ...blocks(page, 'javascript')])
      assert.ok(scripts.includes(code), `${page}: ${code}`);
});

/** Addresses of the curl lines of a page. Every line must have the form that is checked here. */
function curlRequests(page: string): string[] {
  const lines = blocks(page, 'curl').join('').trim().split('\n');
  return lines.map((line) => {
    const [, address] = /^curl -H "x-api-key: \$KEY" 'http:\/\/127\.0\.0\.1:7080(\/[^']+)'$/.exec(line) ?? [];
    assert.ok(address !== undefined, `${page}: ${line}`);
    return address;
  });
}

test('docs/searching.md: every query finds exactly what the page says', async (t) => {
  const folder = temporaryFolder(t);
  const [records = ''] = blocks('docs/searching.md', 'ndjson');
  await run(folder, [`nightjar import records - <<'END'\n${records}END`]);
  const { get } = await startApp(t, join(folder, 'data'));
  const rows = [...read('docs/searching.md').matchAll(/^\| `(.+)` \| (.*) \| ?([\d, ]*)\|$/gm)];
  assert.ok(rows.length > 25, `${rows.length} rows`);
  for (const [, q = '', , finds = ''] of rows) {
    const { data } = (await get(`/api/v2/im/search?q=${encodeURIComponent(q)}`)).json();
    const found = data.hits.map(({ messageId }: { messageId: string }) => messageId.split('_')[1]);
    const expected = finds.split(',').flatMap((each) => each.trim() || []);
    assert.deepEqual([data.total, found.sort()], [expected.length, expected], q);
  }
  for (const address of curlRequests('docs/searching.md'))
    assert.ok((await get(address)).json().data?.total > 0, address);
});

/** Anchors of headings, as GitHub makes them. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of read(page).matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let number = 1; anchors.has(unique); number++) unique = `${anchor}-${number}`;
    anchors.add(unique);
  }
  return anchors;
}

for (const page of PAGES) {
  test(`${page}: the links lead somewhere`, () => {
    for (const [, path = '', anchor] of read(page).matchAll(/\]\(([^)#:\s]*)(?:#([^)\s]+))?\)/g)) {
      const target = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(join(ROOT, target)), `${path} does not exist`);
      if (anchor !== undefined && target.endsWith('.md'))
        assert.ok(anchorsOf(target).has(anchor), `${target} has no heading #${anchor}`);
    }
  });
}

test('pages that the code mentions exist', () => {
  for (const file of globSync('{src,deploy,bench,scripts,console,test}/**/*', { cwd: ROOT })) {
    if (!/\.(ts|tsx|service|conf|yaml|env)$|file$/.test(file)) continue;
    for (const [page] of read(file).matchAll(/docs\/[\w/-]+\.md/g))
      assert.ok(existsSync(join(ROOT, page)), `${file} mentions ${page}`);
  }
});

test('files that ARCHITECTURE.md and CONTRIBUTING.md name exist', () => {
  const files = globSync('{src,test,bench,scripts,console,bin,examples}/**/*', { cwd: ROOT }).map(
    (file) => `/${file}`,
  );
  for (const page of ['ARCHITECTURE.md', 'CONTRIBUTING.md'])
    for (const [, name = ''] of read(page).matchAll(/`([\w/.-]+\.tsx?)`/g))
      assert.ok(
        existsSync(join(ROOT, name)) || files.some((file) => file.endsWith(`/${name}`)),
        `${page}: ${name}`,
      );
});

test('decisions that the code cites exist', () => {
  const numbers = decisionFiles();
  for (const file of globSync('{src,test,bench,scripts,console}/**/*.{ts,tsx}', { cwd: ROOT }))
    for (const [cited] of read(file).matchAll(/\bdecisions? \d+(?:(?:, | and )\d+)*/g))
      for (const [number] of cited.matchAll(/\d+/g))
        assert.ok(numbers.has(Number(number)), `${file} cites decision ${number}`);
});

test('docs/formats.md describes every format', () => {
  for (const { name } of FORMATS)
    assert.match(read('docs/formats.md'), new RegExp(`^\\| \`${name}\` \\|`, 'm'));
});

test('every page of docs/ is in the index', () => {
  const index = read('docs/README.md');
  for (const page of globSync('docs/*.md', { cwd: ROOT }))
    if (page !== 'docs/README.md') assert.ok(index.includes(`](${page.slice('docs/'.length)})`), page);
});
