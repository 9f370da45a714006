/** A damaged WARC record is rejected with its position, and reading goes on at the next record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warcImporter } from '../../src/ingest/importers/warc/warc.ts';
import { readWarcRecords } from '../../src/ingest/importers/warc/warc-records.ts';

function record(
  name: string,
  { body = `<title>${name}</title>`, length = undefined as number | undefined, eol = '\r\n' } = {},
) {
  const http = ['HTTP/1.1 200 OK', 'Content-Type: text/html', '', body].join(eol);
  return [
    'WARC/1.0',
    'WARC-Type: response',
    `WARC-Target-URI: http://${name}.example/`,
    'WARC-Date: 2026-11-14T09:00:00Z',
    'Content-Type: application/http',
    `Content-Length: ${length ?? Buffer.byteLength(http)}`,
    '',
    `${http}${eol}${eol}`,
  ].join(eol);
}

async function read(
  text: string,
  pieceSize = 1 << 20,
): Promise<{ found: string[]; error: string | undefined }> {
  const bytes = Buffer.from(text);
  const source = {
    async *open() {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
  const found: string[] = [];
  try {
    for await (const entry of warcImporter.read(source, { timeZone: 'UTC' })) {
      if ('record' in entry && entry.record.kind === 'page')
        found.push(entry.record.facts.pageTitle?.value ?? '');
      else if ('rejection' in entry) found.push(`${entry.position.byte}: ${entry.rejection}`);
    }
  } catch (error) {
    return { found, error: (error as Error).message };
  }
  return { found, error: undefined };
}

const a = record('a');
const c = record('c');

for (const [what, bad, reason] of [
  ['too short a length', record('b', { length: 30 }), 'the Content-Length of the record at byte N is wrong'],
  ['too long a length', record('b', { length: 200 }), 'the Content-Length of the record at byte N is wrong'],
  [
    'a length beyond the file',
    record('b', { length: 9_000_000 }),
    'the Content-Length of the record at byte N is wrong',
  ],
  [
    'no length',
    record('b').replace(/Content-Length.*\r\n/, ''),
    'the record at byte N has no valid Content-Length',
  ],
  ['a negative length', record('b', { length: -5 }), 'the record at byte N has no valid Content-Length'],
  ['a header without an end', 'WARC/1.0\r\nWARC-Type: response\r\n', 'the header at byte N has no end'],
  ['text between records', 'left over WARC/1.0 text\r\nmore of it\r\n', 'there is no WARC record at byte N'],
  ['a huge line', `WARC/1.0\r\n${'x'.repeat(3_000_000)}\r\n\r\n`, 'the header at byte N is too large'],
] as const)
  test(`reads on after ${what}`, async () => {
    for (const size of [1 << 20, 4096, 61]) {
      if (bad.length > 1_000_000 && size < 4096) continue;
      const { found, error } = await read(a + bad + c, size);
      assert.equal(error, undefined);
      assert.deepEqual(found, ['a', `${a.length}: ${reason.replace('N', String(a.length))}`, 'c']);
    }
  });

test('accepts line ends of LF and CR CR LF', async () => {
  for (const eol of ['\n', '\r\r\n']) {
    const { found, error } = await read(record('a', { eol }) + record('b', { eol }));
    assert.deepEqual([found, error], [['a', 'b'], undefined]);
  }
});

test('keeps a record whose page quotes a WARC header', async () => {
  const body = '<title>q</title>\r\nWARC/1.0\r\nWARC-Type: response\r\n\r\n';
  assert.deepEqual(await read(record('q', { body }) + c), { found: ['q', 'c'], error: undefined });
});

test('reports a truncated last record and a file without any record', async () => {
  const cut = await read(a + c.slice(0, -30));
  assert.deepEqual(cut, {
    found: ['a'],
    error: `the file ends in the middle of the record at byte ${a.length}`,
  });
  assert.deepEqual(await read('no record here\r\n'.repeat(10)), {
    found: [],
    error: 'there is no WARC record at byte 0',
  });
});

test('rejects a record of many megabytes with a wrong length without holding it', async () => {
  const bytes = Buffer.from(record('b', { length: 20 * 1024 * 1024 }));
  const filler = Buffer.alloc(1 << 20, 'x');
  async function* source() {
    yield bytes;
    for (let index = 0; index < 21; index++) yield filler;
    yield Buffer.from(`\n${c}`);
  }
  const records = await Array.fromAsync(readWarcRecords(source()));
  assert.deepEqual(
    records.map((each) => ('problem' in each ? each.problem : each.fields.get('warc-target-uri'))),
    ['the Content-Length of the record at byte 0 is wrong', 'http://c.example/'],
  );
});
