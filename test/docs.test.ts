/** The documentation is tried: shell blocks are run, curl lines asked, generated pages compared, links followed. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { errorsPage } from '../scripts/write-errors.ts';
import { SETTINGS } from '../src/config.ts';
import { startApp } from './support/app.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/*.md', { cwd: ROOT }),
];
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const blocks = (page: string, language: string) =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    (match) => match[1] ?? '',
  );

/** Runs the shell blocks of a page, in order, in a folder that has the examples. */
function runShellBlocks(page: string, folder: string): string {
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
  const nightjar = `nightjar() { '${process.execPath}' '${join(ROOT, 'src/cli/main.ts')}' "$@"; }`;
  const script = ['set -euo pipefail', nightjar, ...blocks(page, 'sh')].join('\n');
  const result = spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NIGHTJAR_DATA: join(folder, 'data') },
  });
  assert.equal(result.status, 0, `${page}: ${result.stderr}`);
  return result.stdout;
}

for (const page of PAGES.filter((each) => blocks(each, 'sh').length > 0)) {
  test(`the commands of ${page} work as they stand`, (t) => {
    runShellBlocks(page, temporaryFolder(t));
  });
}

/** Addresses of the curl lines of a page. */
function askedBy(page: string): string[] {
  const lines = blocks(page, 'curl')
    .join('')
    .matchAll(/^curl -H "x-api-key: \$KEY" 'http:\/\/127\.0\.0\.1:7080(\/[^']+)'$/gm);
  return [...lines].map((match) => match[1] ?? '');
}

test('the curl lines of the README find something', async (t) => {
  const folder = temporaryFolder(t);
  runShellBlocks('README.md', folder);
  const { get } = await startApp(t, join(folder, 'data'));
  const urls = askedBy('README.md');
  assert.equal(urls.length, 3);
  for (const url of urls) assert.ok((await get(url)).json().data?.total > 0, url);
});

test('importing.md: from an export to a first search', async (t) => {
  const folder = temporaryFolder(t);
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'src/cli/main.ts'), 'import', 'examples/ChatExport_2026-11-14'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NIGHTJAR_DATA: join(folder, 'data') } },
  );
  const shown = [...read('docs/importing.md').matchAll(/^```\n([\s\S]*?)^```/gm)][0]?.[1] ?? '';
  for (const line of shown.trim().split('\n')) assert.ok(`${stdout}${stderr}`.includes(line), line);
  const { get } = await startApp(t, join(folder, 'data'));
  const urls = askedBy('docs/importing.md');
  assert.equal(urls.length, 4);
  for (const url of urls) assert.ok((await get(url)).json().data?.total > 0, url);
});

test('searching.md: every query finds exactly what the page says', async (t) => {
  const folder = temporaryFolder(t);
  const [records = ''] = blocks('docs/searching.md', 'ndjson');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'src/cli/main.ts'), 'import', 'records', '-'],
    { input: records, encoding: 'utf8', env: { ...process.env, NIGHTJAR_DATA: join(folder, 'data') } },
  );
  assert.equal(status, 0, stderr);
  const { get } = await startApp(t, join(folder, 'data'));
  const rows = [...read('docs/searching.md').matchAll(/^\| `(.+)` \| (.*) \| ?([\d, ]*)\|$/gm)];
  assert.ok(rows.length > 25, `${rows.length} rows`);
  for (const [, q = '', , finds = ''] of rows) {
    const { data } = (await get(`/api/v2/im/search?q=${encodeURIComponent(q)}`)).json();
    const found = data.hits.map(({ messageId }: { messageId: string }) => messageId.split('_')[1]);
    const expected = finds.split(',').flatMap((each) => each.trim() || []);
    assert.deepEqual([data.total, found.sort()], [expected.length, expected], q);
  }
  const urls = askedBy('docs/searching.md');
  assert.equal(urls.length, 2);
  for (const url of urls) assert.ok((await get(url)).json().data?.total > 0, url);
});

test('extensions.md: the curl lines find something', async (t) => {
  const folder = temporaryFolder(t);
  runShellBlocks('README.md', folder);
  const { get } = await startApp(t, join(folder, 'data'));
  const urls = askedBy('docs/extensions.md');
  assert.equal(urls.length, 4);
  for (const url of urls) assert.ok((await get(url)).json().data?.total > 0, url);
});

test('importing.md: the second import finds everything unchanged', (t) => {
  assert.match(runShellBlocks('docs/importing.md', temporaryFolder(t)), /"unchanged": 8/);
});

for (const page of PAGES) {
  test(`the links of ${page} lead somewhere`, () => {
    for (const [, link = ''] of read(page).matchAll(/\]\(([^)#:]+)\)/g)) {
      assert.ok(existsSync(join(ROOT, dirname(page), link)), link);
    }
  });
}

test('docs/errors.md is what the table of errors says', () => {
  assert.equal(read('docs/errors.md'), errorsPage(), 'stale: run "npm run docs:errors"');
});

test('docs/operating.md names every setting with its default', () => {
  const text = read('docs/operating.md');
  for (const { name, fallback } of SETTINGS) {
    assert.match(
      text,
      new RegExp(`\\| \`${name}\` \\| ${fallback === '' ? '' : `\`${fallback.replaceAll('.', '\\.')}\``}`),
    );
  }
});
