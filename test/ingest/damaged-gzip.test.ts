/** A damaged gzip member costs only itself: members before and after it are imported, and the damage is reported. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { warcImporter } from '../../src/ingest/importers/warc/warc.ts';
import { FileSource } from '../../src/ingest/source.ts';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Not compressible, so that members have a size. */
function noise(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

function record(name: string, size = 3000): string {
  const http = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>${name}</title>${noise(name.length + size, size)}`;
  return [
    'WARC/1.0',
    'WARC-Type: response',
    `WARC-Target-URI: http://${name}.example/`,
    'WARC-Date: 2026-11-14T09:00:00Z',
    'Content-Type: application/http',
    `Content-Length: ${Buffer.byteLength(http)}`,
    '',
    `${http}\r\n\r\n`,
  ].join('\r\n');
}

async function titles(t: TestContext, bytes: Uint8Array): Promise<{ found: string[]; error: string }> {
  const path = join(temporaryFolder(t), 'a.warc.gz');
  writeFileSync(path, bytes);
  const found: string[] = [];
  try {
    for await (const entry of warcImporter.read(new FileSource(path), { timeZone: 'UTC' }))
      if ('record' in entry && entry.record.kind === 'page')
        found.push(entry.record.facts.pageTitle?.value ?? '');
  } catch (error) {
    return { found, error: (error as Error).message };
  }
  return { found, error: '' };
}

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const MEMBERS = NAMES.map((name) => gzipSync(record(name)));
const START_OF_C = MEMBERS.slice(0, 2).reduce((sum, { length }) => sum + length, 0);

function withDamaged(change: (member: Buffer) => Buffer): Buffer {
  return Buffer.concat(MEMBERS.map((member, index) => (index === 2 ? change(Buffer.from(member)) : member)));
}

for (const [what, change] of [
  ['overwritten content', (member: Buffer) => member.fill(0xff, 500, 700)],
  ['a hole of zeros', (member: Buffer) => member.fill(0, 500, 1500)],
  ['an overwritten header', (member: Buffer) => member.fill(0x41, 0, 20)],
  ['a header of zeros', (member: Buffer) => member.fill(0, 0, 20)],
  ['a header with reserved flags', (member: Buffer) => member.fill(0xff, 3, 4)],
  ['a name without an end', (member: Buffer) => member.fill(8, 3, 4)],
  ['missing bytes', (member: Buffer) => Buffer.concat([member.subarray(0, 400), member.subarray(900)])],
  ['a missing end', (member: Buffer) => member.subarray(0, 1000)],
] as const)
  test(`reads the other members of a file with a member with ${what}`, async (t) => {
    const { found, error } = await titles(t, withDamaged(change));
    assert.deepEqual(
      found.filter((name) => name !== 'c'),
      ['a', 'b', 'd', 'e'],
    );
    assert.match(error, /^the compressed file is truncated or damaged at byte (\d+)/);
    assert.equal(Number(/at byte (\d+)/.exec(error)?.[1]), START_OF_C);
  });

test('reports a wrong checksum', async (t) => {
  const { found, error } = await titles(
    t,
    withDamaged((member) => member.fill(0, member.length - 8, member.length - 4)),
  );
  assert.deepEqual(found, NAMES);
  assert.match(error, /: incorrect data check$/);
});

test('reads the complete members of a file that is cut in the middle of one', async (t) => {
  const all = Buffer.concat(MEMBERS);
  for (const length of [START_OF_C - 5, START_OF_C - 500]) {
    const { found, error } = await titles(t, all.subarray(0, length));
    assert.equal(found[0], 'a');
    assert.match(error, /: unexpected end of file$/);
  }
  const { found } = await titles(t, all.subarray(0, START_OF_C + 700));
  assert.deepEqual(found, ['a', 'b']);
});

test('reads on after damage far from the start, and after several damaged members', async (t) => {
  const members = Array.from({ length: 60 }, (_, index) => gzipSync(record(`n${index}`, 60_000)));
  for (const damaged of [20, 40]) members[damaged]?.fill(0xff, 20_000, 21_000);
  const { found, error } = await titles(t, Buffer.concat(members));
  assert.equal(found.length, 58);
  assert.match(error, /, and at 1 more: /);
});

test('ignores padding of zeros, which some programs write', async (t) => {
  const { found, error } = await titles(t, Buffer.concat([...MEMBERS, Buffer.alloc(100_000)]));
  assert.deepEqual([found, error], [NAMES, '']);
});

test('gives up on a file of nothing but beginnings of members', { timeout: 60_000 }, async (t) => {
  const start = gzipSync(noise(1, 2000)).fill(0xff, 300, 600).subarray(0, 600);
  const { error } = await titles(t, Buffer.concat(Array(5000).fill(start)));
  assert.match(error, /, and at 999 more: /);
});

test('loses no line of the next member, from a file and from a pipe', async (t) => {
  const folder = temporaryFolder(t);
  const lines = (first: number) =>
    Array.from(
      { length: 2000 },
      (_, index) => `{"type":"server","serverId":${(first + index) * 7919},"detectionDate":"2026-11-14"}\n`,
    ).join('');
  const damaged = gzipSync(lines(10_001));
  damaged.fill(0xff, 5000, 5050);
  const bytes = Buffer.concat([gzipSync(lines(1)), damaged, gzipSync(lines(20_001))]);
  const path = join(folder, 'a.ndjson.gz');
  writeFileSync(path, bytes);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  const fromFile = await runCli(['import', '--json', '--dry-run', path], settings);
  const ofFile = JSON.parse(fromFile.stdout);
  assert.equal(fromFile.code, 1);
  assert.ok(ofFile.records.server > 4500, JSON.stringify(ofFile.records));
  // Damaged bytes may decompress to a garbled line before they are noticed.
  assert.ok(ofFile.rejected <= 2);
  const wrapper = ['sh', '-c', `"$0" "$@" < '${path}'`];
  const fromPipe = await runCli(['import', '--json', '--dry-run', '-'], settings, '', wrapper);
  const ofPipe = JSON.parse(fromPipe.stdout);
  assert.ok(ofPipe.records.server >= 4000, JSON.stringify(ofPipe.records));
});
