/** Archives on the command line: members are files of the report and of the import log. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { Import } from '../../src/ingest/pipeline.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { type TarMember, tarOf, zipOf } from '../support/archives.ts';
import { runCli, startCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const server = (id: number) => `{"type":"server","serverId":${id},"detectionDate":"2026-11-14"}\n`;

function emptyFolder(t: TestContext) {
  const folder = temporaryFolder(t);
  return { folder, settings: { NIGHTJAR_DATA: join(folder, 'data') } };
}

interface FileJson {
  path: string;
  outcome: string;
  format?: string;
  reason?: string;
}

const outcomes = (stdout: string, folder: string) =>
  (JSON.parse(stdout).files as FileJson[]).map(({ path, outcome, format = '', reason = '' }) =>
    [path.replace(`${folder}/`, ''), outcome, format, reason].join(' ').trim(),
  );

test('imports each member of an archive like a file, and not twice', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'all.zip');
  writeFileSync(
    path,
    zipOf([
      { name: 'a.ndjson', content: server(1) },
      { name: 'pictures/1.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0]) },
      { name: 'inner.tar.gz', content: gzipSync(tarOf([{ name: 'b.ndjson', content: server(2) }])) },
      { name: 'again.ndjson', content: server(1) },
      { name: 'locked.ndjson', content: server(3), isEncrypted: true },
    ]),
  );
  const { code, stdout, stderr } = await runCli(['import', '--json', path], settings);
  assert.equal(code, 2, stderr);
  assert.equal(JSON.parse(stdout).written, 2);
  assert.deepEqual(outcomes(stdout, folder), [
    'all.zip!/a.ndjson imported records',
    'all.zip!/pictures/1.jpg unrecognised',
    'all.zip!/inner.tar.gz!/b.ndjson imported records',
    `all.zip!/again.ndjson known  identical to ${path}!/a.ndjson`,
    'all.zip!/locked.ndjson skipped  it is encrypted',
    'all.zip unpacked zip',
  ]);
  assert.match(stderr, /all\.zip!\/locked\.ndjson: it is encrypted; skipped\n/);

  const log = JSON.parse((await runCli(['imports', 'show', '1', '--json'], settings)).stdout);
  assert.deepEqual(
    log.files.map(({ name, status }: { name: string; status: string }) => [name.slice(path.length), status]),
    [
      ['!/a.ndjson', 'complete'],
      ['!/inner.tar.gz!/b.ndjson', 'complete'],
    ],
  );

  // The same bytes outside the archive are the same file.
  writeFileSync(join(folder, 'a.ndjson'), server(1));
  const again = await runCli(['import', '--json', join(folder, 'a.ndjson'), path], settings);
  assert.deepEqual(outcomes(again.stdout, folder).slice(0, 2), [
    'a.ndjson imported records',
    `all.zip!/a.ndjson known  identical to ${join(folder, 'a.ndjson')}`,
  ]);
  assert.equal(JSON.parse(again.stdout).unchanged, 2);
});

test('imports an archive from standard input', async (t) => {
  for (const archive of [
    zipOf([{ name: 'a.ndjson', content: server(1), hasDescriptor: true }]),
    gzipSync(tarOf([{ name: 'a.ndjson', content: server(1) }])),
  ]) {
    const { settings } = emptyFolder(t);
    const child = startCli(['import', '--json', '-'], settings);
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stdin?.end(archive);
    assert.deepEqual(await once(child, 'close'), [0, null]);
    const { written, files } = JSON.parse(stdout);
    assert.equal(written, 1);
    assert.deepEqual(
      files.map(({ path }: FileJson) => path),
      ['standard input!/a.ndjson', '-'],
    );
  }
});

test('says so if nothing in an archive can be imported', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'useless.zip');
  writeFileSync(path, zipOf([{ name: 'x', content: 'nothing' }]));
  const named = await runCli(['import', path], settings);
  assert.equal(named.code, 1);
  assert.match(named.stderr, /useless\.zip: no file in it has a known format/);
  const found = await runCli(['import', folder], settings);
  assert.equal(found.code, 0, found.stderr);
});

test('imports what comes before the damage in an archive, and exits with 1', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'cut.zip');
  const members = [server(1), server(2)].map((content, index) => ({
    name: `${index}`,
    content,
    isStored: true,
  }));
  writeFileSync(path, zipOf(members, { isTruncated: true }));
  const { code, stdout, stderr } = await runCli(['import', '--json', path], settings);
  assert.equal(code, 1);
  assert.equal(JSON.parse(stdout).written, 1);
  assert.match(stderr, /cut\.zip: the file ends in the middle of the ZIP member at byte \d+\n/);
});

test('with a format, imports only the members that look like it', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'mixed.zip');
  const post = JSON.stringify([{ post_title: 'Gull Ltd', group_name: 'heron', discovered: '2026-11-01' }]);
  writeFileSync(
    path,
    zipOf([
      { name: 'a.ndjson', content: server(1) },
      { name: 'posts.json', content: post },
    ]),
  );
  const { code, stdout } = await runCli(['import', '--json', 'ransomware', path], settings);
  assert.equal(code, 0);
  assert.deepEqual(outcomes(stdout, folder), [
    'mixed.zip!/a.ndjson unrecognised',
    'mixed.zip!/posts.json imported ransomware',
    'mixed.zip unpacked zip',
  ]);
});

test('reads only the new members of an archive that has grown', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'growing.tar');
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  const importNew = async (members: readonly TarMember[]) => {
    writeFileSync(path, tarOf(members));
    const importing = new Import(store, () => 0, { read: { timeZone: 'UTC' }, isOnlyNew: true });
    const results = await Array.fromAsync(importing.run({ path, format: undefined, isFound: true }));
    await importing.close();
    return results.map(({ outcome }) => outcome);
  };
  const first = { name: 'a', content: server(1) };
  assert.deepEqual(await importNew([first]), ['imported', 'unpacked']);
  assert.deepEqual(await importNew([first, { name: 'b', content: server(2) }]), [
    'known',
    'imported',
    'unpacked',
  ]);
});

test('forgets a purged member permanently, also within another archive', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const [one, two] = ['one.zip', 'two.zip'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(one, zipOf([{ name: 'a.ndjson', content: server(1) }]));
  writeFileSync(two, zipOf([{ name: 'renamed.ndjson', content: server(1), isStored: true }]));
  await runCli(['import', one], settings);
  const purged = await runCli(['purge', 'import', '1', '--yes'], settings);
  assert.equal(purged.code, 0, purged.stderr);
  const again = await runCli(['import', two], settings);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /two\.zip!\/renamed\.ndjson: not imported, because it was purged/);
});

test('loses and doubles nothing if an import breaks off within an archive and is repeated', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const path = join(folder, 'all.tar.gz');
  const members = [1, 2, 3].map((id) => ({ name: `${id}`, content: server(id) + server(id + 10) }));
  writeFileSync(path, gzipSync(tarOf(members)));
  const store = new SqliteStore(settings.NIGHTJAR_DATA);
  t.after(() => store.close());
  let writes = 0;
  const failing = new Proxy(store, {
    get(target, name) {
      if (name === 'write' && ++writes === 4) throw new Error('the power fails');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const run = async (into: Store) => {
    const importing = new Import(into, () => 0, { read: { timeZone: 'UTC' }, batchSize: 1 });
    try {
      await Array.fromAsync(importing.run({ path, format: undefined, isFound: false }));
    } finally {
      await importing.close();
    }
    return importing.report;
  };
  await assert.rejects(run(failing), /the power fails/);
  const { written, unchanged } = await run(store);
  assert.deepEqual([written, unchanged], [3, 3]);
  assert.equal((await store.status()).records.server, 6);
});

test('opens a found file as an archive only if its name says so, a named one whatever its name', async (t) => {
  const { folder, settings } = emptyFolder(t);
  const zip = (id: number) => zipOf([{ name: 'a.ndjson', content: server(id) }]);
  const tar = (id: number) => tarOf([{ name: 'a.ndjson', content: server(id) }]);
  const inputs = join(folder, 'in');
  mkdirSync(inputs);
  const documents = ['letter.docx', 'tool.jar', 'sheet.xlsx', 'app.apk', 'text.odt', 'book.epub', 'no-name'];
  for (const name of documents) writeFileSync(join(inputs, name), zip(1));
  writeFileSync(join(inputs, 'a.ZIP'), zip(2));
  writeFileSync(join(inputs, 'b.tar'), tar(3));
  writeFileSync(join(inputs, 'c.tgz'), gzipSync(tar(4)));
  writeFileSync(join(inputs, 'd.tar.gz'), gzipSync(tar(5)));
  writeFileSync(join(inputs, 'e.tar.zst'), zstdCompressSync(tar(6)));
  writeFileSync(join(inputs, 'f.zip'), zipOf([{ name: 'letter.docx', content: zip(1) }]));
  const found = await runCli(['import', '--json', inputs], settings);
  assert.equal(found.code, 0, found.stderr);
  assert.equal(JSON.parse(found.stdout).written, 5);
  const unknown = outcomes(found.stdout, inputs).filter((line) => line.endsWith('unrecognised'));
  assert.deepEqual(
    unknown.sort(),
    [...documents, 'f.zip!/letter.docx'].map((name) => `${name} unrecognised`).sort(),
  );
  const named = await runCli(['import', '--json', join(inputs, 'letter.docx')], settings);
  assert.deepEqual(outcomes(named.stdout, inputs), [
    'letter.docx!/a.ndjson imported records',
    'letter.docx unpacked zip',
  ]);
});
