/** ZIP and tar files: every member is a file of its own, whatever the archive claims about it. */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { archiveMembers } from '../../../src/ingest/archives/archive.ts';
import {
  ARCHIVE_LIMITS,
  ArchiveBudget,
  type ArchiveLimits,
} from '../../../src/ingest/archives/archive-limits.ts';
import { readTar } from '../../../src/ingest/archives/tar.ts';
import { readZipStream } from '../../../src/ingest/archives/zip-stream.ts';
import { ByteReader } from '../../../src/ingest/byte-reader.ts';
import { isArchive } from '../../../src/ingest/sniff.ts';
import { FileSource } from '../../../src/ingest/source.ts';
import { overlappingZip, tarOf, type ZipMember, zipOf } from '../../support/archives.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Outcome = [name: string, content: string];

/** The members with their content, or the reason why there is none. */
async function read(
  t: TestContext,
  archive: Uint8Array,
  limits: Partial<ArchiveLimits> = {},
): Promise<{ members: Outcome[]; error: string | undefined }> {
  const path = join(temporaryFolder(t), 'a');
  writeFileSync(path, archive);
  const source = new FileSource(path);
  const head = await source.sniff();
  assert.ok(isArchive(head), 'it is an archive');
  const budget = new ArchiveBudget(() => archive.length, { ...ARCHIVE_LIMITS, ...limits });
  const members: Outcome[] = [];
  try {
    for await (const member of archiveMembers(source, head.kind, budget)) {
      const name = member.name.slice(path.length + 2);
      if ('skipped' in member) members.push([name, `skipped: ${member.skipped}`]);
      else if ('broken' in member) members.push([name, `broken: ${member.broken}`]);
      else members.push([name, await contentOf(member.source.open())]);
    }
  } catch (error) {
    return { members, error: (error as Error).message };
  }
  return { members, error: undefined };
}

async function contentOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  try {
    for await (const chunk of source) text += Buffer.from(chunk).toString('latin1');
  } catch (error) {
    return `${text} broken: ${(error as Error).message}`;
  }
  return text;
}

/** Chunks of a few bytes, as a pipe may deliver them. */
function inPieces(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );
}

const KINDS: ZipMember[] = [
  { name: 'deflated.txt', content: 'deflated '.repeat(200) },
  { name: 'stored.txt', content: 'stored', isStored: true },
  { name: 'described.txt', content: 'described '.repeat(200), hasDescriptor: true },
  { name: 'large.txt', content: 'large '.repeat(200), isZip64: true },
  { name: 'large-described.txt', content: 'both '.repeat(200), isZip64: true, hasDescriptor: true },
  { name: 'empty.txt', content: '' },
  { name: 'folder/', content: '', isStored: true },
];
const CONTENTS = KINDS.filter(({ name }) => !name.endsWith('/')).map(({ name, content }) => [name, content]);

test('reads every kind of ZIP member from a file', async (t) => {
  const { members, error } = await read(t, zipOf(KINDS));
  assert.equal(error, undefined);
  assert.deepEqual(members, CONTENTS);
});

for (const size of [1, 7, 1000, 100_000])
  test(`reads every kind of ZIP member from a pipe in pieces of ${size} bytes`, async () => {
    const members: Outcome[] = [];
    for await (const member of readZipStream(new ByteReader(inPieces(zipOf(KINDS), size)))) {
      assert.ok('content' in member && member.content.kind === 'once');
      members.push([member.name, await contentOf(member.content.stream)]);
    }
    assert.deepEqual(members, CONTENTS);
  });

test('skips members of a pipe that nobody reads', async () => {
  const names: string[] = [];
  for await (const { name } of readZipStream(new ByteReader(inPieces(zipOf(KINDS), 50)))) names.push(name);
  assert.deepEqual(
    names,
    CONTENTS.map(([name]) => name),
  );
});

test('reads a truncated ZIP file up to where it ends', async (t) => {
  const members = [
    { name: 'a', content: 'first' },
    { name: 'b', content: 'second '.repeat(9), isStored: true },
  ];
  const { members: found, error } = await read(t, zipOf(members, { isTruncated: true }));
  assert.deepEqual(found[0], ['a', 'first']);
  assert.match(found[1]?.[1] ?? '', /^(?:second ){8}.*broken: the file ends in the middle of the ZIP member/);
  assert.match(error ?? '', /the file ends in the middle of the ZIP member at byte \d+/);
});

test('names members that it does not read, and why', async (t) => {
  const { members, error } = await read(
    t,
    zipOf([
      { name: '../up', content: 'x' },
      { name: 'a/../../up', content: 'x' },
      { name: '/etc/passwd', content: 'x' },
      { name: 'C:\\x', content: 'x' },
      { name: 'nul\0', content: 'x' },
      { name: 'secret', content: 'x', isEncrypted: true },
      { name: 'odd', content: 'x', method: 14 },
      { name: 'link', content: '/etc/passwd', mode: 0o120777 },
      { name: 'lies', content: 'four', claimedSize: 3 },
      { name: 'short', content: 'four', claimedSize: 5 },
      { name: 'changed', content: 'four', crc: 7 },
    ]),
  );
  assert.equal(error, undefined);
  assert.deepEqual(members, [
    ['../up', 'skipped: its name leads out of the archive'],
    ['a/../../up', 'skipped: its name leads out of the archive'],
    ['/etc/passwd', 'skipped: its name is an absolute path'],
    ['C:\\x', 'skipped: its name is an absolute path'],
    ['nul\0', 'skipped: its name contains a NUL character'],
    ['secret', 'skipped: it is encrypted'],
    ['odd', 'skipped: its compression method 14 is not supported'],
    ['link', 'skipped: it is a link'],
    ['lies', ' broken: it is larger than the ZIP directory says'],
    ['short', 'four broken: it is smaller than the ZIP directory says'],
    ['changed', 'four broken: its checksum is wrong'],
  ]);
});

test('reads overlapping ZIP members once', async (t) => {
  const { members } = await read(t, overlappingZip(Buffer.from('once'), 3));
  assert.deepEqual(members, [
    ['a', 'once'],
    ['a', 'skipped: it overlaps another member'],
    ['a', 'skipped: it overlaps another member'],
  ]);
});

const LONG = `${'deep/'.repeat(30)}file.txt`;
const PREFIXED = `${'p/'.repeat(60)}file.txt`;

for (const [how, pack] of [
  ['plain', (bytes: Buffer) => bytes],
  ['gzip', (bytes: Buffer) => gzipSync(bytes)],
  ['Zstandard', (bytes: Buffer) => zstdCompressSync(bytes)],
] as const)
  test(`reads tar files: ${how}`, async (t) => {
    const archive = tarOf([
      { name: 'folder/', type: '5' },
      { name: 'a.txt', content: 'a'.repeat(600) },
      { name: LONG, content: 'pax', longName: 'pax' },
      { name: LONG, content: 'gnu', longName: 'gnu' },
      { name: PREFIXED, content: 'ustar', longName: 'ustar' },
      { name: 'old', content: 'old', type: '\0' },
      { name: 'hard', type: '1' },
      { name: 'soft', type: '2' },
      { name: 'device', type: '3' },
      { name: 'fifo', type: '6' },
      { name: '../up', content: 'x' },
      { name: 'last', content: 'last' },
    ]);
    const { members, error } = await read(t, pack(archive));
    assert.equal(error, undefined);
    assert.deepEqual(members, [
      ['a.txt', 'a'.repeat(600)],
      [LONG, 'pax'],
      [LONG, 'gnu'],
      [PREFIXED, 'ustar'],
      ['old', 'old'],
      ['hard', 'skipped: it is a link'],
      ['soft', 'skipped: it is a link'],
      ['device', 'skipped: it is a device'],
      ['fifo', 'skipped: it is a FIFO'],
      ['../up', 'skipped: its name leads out of the archive'],
      ['last', 'last'],
    ]);
  });

test('reads a tar file from a pipe in small pieces, with and without end blocks', async () => {
  for (const hasEnd of [true, false]) {
    const archive = tarOf(
      [
        { name: 'a', content: 'first' },
        { name: 'b', content: 'second' },
      ],
      { hasEnd },
    );
    const contents: string[] = [];
    for await (const member of readTar({ stream: inPieces(archive, 100) })) {
      assert.ok('content' in member && member.content.kind === 'once');
      contents.push(await contentOf(member.content.stream));
    }
    assert.deepEqual(contents, ['first', 'second']);
  }
});

test('reads a truncated or lying tar file up to where it ends', async (t) => {
  const archive = tarOf([
    { name: 'a', content: 'first' },
    { name: 'b', content: 'second', claimedSize: 10_000 },
  ]);
  for (const bytes of [archive, gzipSync(archive)]) {
    const { members, error } = await read(t, bytes);
    assert.deepEqual(members[0], ['a', 'first']);
    assert.match(
      members[1]?.[1] ?? '',
      /^second[\s\S]*broken: the file ends in the middle of the tar member at byte 1024/,
    );
    assert.match(error ?? '', /the file ends in the middle of the tar member at byte 1024/);
  }
  const damaged = Buffer.from(archive);
  damaged.fill(0x41, 1024, 1536);
  assert.match((await read(t, damaged)).error ?? '', /there is no tar header at byte 1024/);
});

test('opens archives within archives, three deep', async (t) => {
  const innermost = zipOf([{ name: 'd.txt', content: 'deep' }]);
  const third = zipOf([
    { name: 'four.zip', content: innermost },
    { name: 'c.txt', content: 'c' },
  ]);
  const second = gzipSync(tarOf([{ name: 'three.zip', content: third }]));
  const { members, error } = await read(
    t,
    zipOf([
      { name: 'two.tar.gz', content: second },
      { name: 'two.zip', content: third, isStored: true },
      { name: 'b.txt.gz', content: gzipSync('b') },
    ]),
  );
  assert.equal(error, undefined);
  assert.deepEqual(members, [
    ['two.tar.gz!/three.zip!/four.zip', 'skipped: archives are nested more than 3 deep'],
    ['two.tar.gz!/three.zip!/c.txt', 'c'],
    ['two.zip!/four.zip!/d.txt', 'deep'],
    ['two.zip!/c.txt', 'c'],
    ['b.txt.gz', 'b'],
  ]);
});

test('reads on after a damaged archive within an archive', async (t) => {
  const damaged = zipOf([{ name: 'x', content: 'x' }], { isTruncated: true });
  const { members, error } = await read(
    t,
    tarOf([
      { name: 'damaged.zip', content: damaged },
      { name: 'whole.txt', content: 'whole' },
    ]),
  );
  assert.equal(error, undefined);
  assert.deepEqual(members.at(-1), ['whole.txt', 'whole']);
  assert.match(members.find(([name]) => name === 'damaged.zip')?.[1] ?? '', /^broken: the file ends/);
});

const MIB = Buffer.alloc(1024 * 1024);
const SMALL: Partial<ArchiveLimits> = { freeBytes: 1024 * 1024 };

test('refuses bombs: one member, many members, nested archives, compressed members', async (t) => {
  const many = Array.from({ length: 4 }, (_, index) => ({ name: `${index}`, content: MIB }));
  const bomb = zipOf(many);
  const gzipped = Array.from({ length: 4 }, (_, index) => ({ name: `${index}.gz`, content: gzipSync(MIB) }));
  for (const archive of [
    zipOf([{ name: 'a', content: Buffer.concat([MIB, MIB, MIB, MIB]) }]),
    bomb,
    zipOf([{ name: 'nested.zip', content: bomb }]),
    gzipSync(tarOf([{ name: 'nested.zip', content: bomb }])),
    gzipSync(tarOf(many)),
    zipOf(gzipped),
  ]) {
    const { error } = await read(t, archive, SMALL);
    assert.match(error ?? '', /expands more than 200-fold: refused as a decompression bomb/);
  }
});

test('keeps large members of a compressed archive in a temporary file without a name', async (t) => {
  const path = join(temporaryFolder(t), 'a.tar.gz');
  const folder = temporaryFolder(t);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  t.after(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const large = Buffer.from(
    Array.from({ length: 300_000 }, (_, index) => `line ${index} of many\n`).join(''),
  );
  writeFileSync(path, gzipSync(tarOf([{ name: 'large', content: Buffer.concat([large, large]) }])));
  const source = new FileSource(path);
  const budget = new ArchiveBudget(() => large.length);
  let members = 0;
  for await (const member of archiveMembers(source, 'tar', budget)) {
    assert.ok('source' in member);
    assert.deepEqual(readdirSync(folder), []);
    assert.equal(member.source.sizeBytes(), 2 * large.length);
    for (let pass = 0; pass < 2; pass++) {
      const parts: Uint8Array[] = await Array.fromAsync(member.source.open());
      assert.ok(Buffer.concat(parts).equals(Buffer.concat([large, large])));
    }
    members++;
  }
  assert.equal(members, 1);
});

test('refuses more members and a larger total than allowed, in all archives together', async (t) => {
  const three = zipOf(['a', 'b', 'c'].map((name) => ({ name, content: `${name}${name}` })));
  const nested = zipOf([
    { name: '1.zip', content: three },
    { name: '2.zip', content: three },
  ]);
  const counted = await read(t, nested, { members: 6 });
  assert.equal(counted.members.length, 4);
  assert.match(counted.error ?? '', /more than 6 members/);
  const sized = await read(t, nested, { totalBytes: 500 });
  assert.match(sized.error ?? '', /unpacks to more than 500 bytes/);
});

test('does not count folders as members', async (t) => {
  const folders = Array.from({ length: 10 }, (_, index) => ({ name: `${index}/`, isStored: true }));
  const { members, error } = await read(t, zipOf([...folders, { name: 'a', content: 'a' }]), { members: 1 });
  assert.deepEqual([members, error], [[['a', 'a']], undefined]);
});

test('reports a damaged ZIP directory after the members before the damage', async (t) => {
  const archive = zipOf([
    { name: 'a', content: 'a' },
    { name: 'b', content: 'b' },
  ]);
  const lastEntry = archive.lastIndexOf(Buffer.from('PK\x01\x02'));
  archive.fill(0, lastEntry, lastEntry + 4);
  const { members, error } = await read(t, archive);
  assert.deepEqual(members, [['a', 'a']]);
  assert.match(error ?? '', /the ZIP directory is damaged at byte \d+/);
});

test('survives random damage anywhere in an archive', async (t) => {
  const zip = zipOf(KINDS);
  const tar = tarOf([
    { name: 'a', content: 'a'.repeat(700) },
    { name: LONG, content: 'b', longName: 'pax' },
  ]);
  for (const archive of [zip, tar])
    for (let at = 4; at < archive.length; at += 29) {
      const damaged = Buffer.from(archive);
      damaged[at] = (damaged[at] as number) ^ 0xff;
      const path = join(temporaryFolder(t), 'a');
      writeFileSync(path, damaged);
      const source = new FileSource(path);
      const head = await source.sniff();
      if (!isArchive(head)) continue;
      const budget = new ArchiveBudget(() => damaged.length);
      try {
        for await (const member of archiveMembers(source, head.kind, budget))
          if ('source' in member) await contentOf(member.source.open());
      } catch (error) {
        assert.equal((error as Error).constructor.name, 'SourceError', String(error));
      }
    }
});
