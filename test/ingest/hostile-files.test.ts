/** Hostile files: bad entries are rejected with a reason, the others are imported, and nothing crashes. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { FileReader } from '../../src/ingest/file-reader.ts';
import { BATCH_LIMITS } from '../../src/ingest/file-task.ts';
import { FORMATS } from '../../src/ingest/formats.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Read {
  format: string | undefined;
  records: number;
  rejected: string[];
  skipped: string[];
  broken: string | undefined;
}

async function read(t: TestContext, content: Uint8Array | string, format?: string): Promise<Read> {
  const folder = temporaryFolder(t);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const reader = new FileReader({
    path,
    format,
    isFound: false,
    batch: { ...BATCH_LIMITS, entries: 1000 },
    options: { timeZone: 'UTC' },
  });
  const result: Read = { format: undefined, records: 0, rejected: [], skipped: [], broken: undefined };
  try {
    result.format = (await reader.inspect())?.format;
    for await (const batch of reader.parts()) {
      result.records += batch.records.length;
      result.rejected.push(...batch.rejected.map(({ reason }) => reason));
      result.skipped.push(...batch.skipped);
    }
  } catch (error) {
    result.broken = (error as Error).message;
  }
  return result;
}

const message = (fields: object) => ({
  id: 7,
  type: 'message',
  date: '2026-11-14T09:31:05',
  date_unixtime: '1794648665',
  from: 'Tilda',
  from_id: 'user1990000201',
  text: 'hello there',
  ...fields,
});
const chat = (...messages: object[]) =>
  JSON.stringify({ name: 'Heronry', type: 'public_supergroup', id: 1990000101, messages });

test('loads an importer for every format', async () => {
  for (const { name, load } of FORMATS) assert.equal(typeof (await load()).read, 'function', name);
});

test('decompresses files, even twice compressed ones, and detects their format', async (t) => {
  const text = chat(message({}));
  for (const content of [
    text,
    gzipSync(text),
    zstdCompressSync(Buffer.from(text)),
    gzipSync(gzipSync(text)),
  ]) {
    const { format, records, broken } = await read(t, content);
    assert.deepEqual([format, records, broken], ['telegram-export', 1, undefined]);
  }
});

test('reads files with several gzip members or Zstandard frames', async (t) => {
  const lines = [
    '{"type":"server","serverId":1,"detectionDate":"2026-11-14"}\n',
    '{"type":"server","serverId":2,"detectionDate":"2026-11-14"}\n',
  ];
  assert.equal((await read(t, Buffer.concat(lines.map((line) => gzipSync(line))))).records, 2);
  assert.equal(
    (await read(t, Buffer.concat(lines.map((line) => zstdCompressSync(Buffer.from(line)))))).records,
    2,
  );
});

test('rejects a decompression bomb', async (t) => {
  const blanks = Buffer.alloc(200 * 1024 * 1024, ' ');
  for (const bomb of [gzipSync(blanks), zstdCompressSync(blanks)]) {
    const { broken } = await read(t, bomb, 'records');
    assert.match(broken ?? '', /decompression bomb/);
  }
});

test('imports the complete entries of a truncated compressed file', async (t) => {
  const lines = Array.from({ length: 2000 }, (_, index) =>
    JSON.stringify({
      type: 'server',
      serverId: String(81384788765712384n + BigInt(index * 7919)),
      detectionDate: '2026-11-14',
    }),
  ).join('\n');
  const packed = gzipSync(lines);
  const { records, broken } = await read(t, packed.subarray(0, packed.length / 2));
  assert.ok(records > 100 && records < 2000, `${records}`);
  assert.match(broken ?? '', /truncated or damaged/);
});

test('rejects single entries with a reason and imports the others', async (t) => {
  const result = await read(
    t,
    chat(
      message({ id: 1 }),
      message({ id: 'x' }),
      message({ id: 2, date_unixtime: '99999999999999999' }),
      message({ id: 3, date_unixtime: '-5', date: 'never' }),
      message({ id: 4, text: 'x'.repeat(70_000) }),
      message({ id: 5, type: 'novel' }),
      [] as object,
      message({
        id: 6,
        from_id: { evil: true },
        text: { toString: 'x' },
        reactions: 'none',
        inline_bot_buttons: [[null]],
      }),
    ),
  );
  assert.equal(result.records, 2);
  assert.deepEqual(result.rejected.length, 6);
  assert.match(
    result.rejected.join('\n'),
    /is not an id[\s\S]*date_unixtime[\s\S]*70000 characters[\s\S]*type: must be/,
  );
});

test('rejects an entry that is not UTF-8, and accepts lone surrogates', async (t) => {
  const text = Buffer.from(chat(message({ text: 'ABCD' }), message({ id: 8, text: 'fine \ud83d' })));
  text[text.indexOf('ABCD')] = 0xff;
  const result = await read(t, text);
  assert.deepEqual([result.records, result.rejected], [1, ['the entry is not valid UTF-8']]);
});

test('rejects entries that are nested too deeply', async (t) => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const result = await read(t, chat(message({})).replace('"hello there"', deep));
  assert.equal(result.broken, undefined);
  assert.equal(result.records + result.rejected.length, 1);
  const line = `{"type":"server","serverId":1,"detectionDate":"2026-11-14","x":${deep}}`;
  const lines = await read(t, `${line}\n{"type":"server","serverId":2,"detectionDate":"2026-11-14"}`);
  assert.ok(lines.records >= 1 && lines.records + lines.rejected.length === 2);
});

test('detects no format for empty, binary or unknown files', async (t) => {
  for (const content of [
    '',
    ' \n',
    Buffer.from([0, 1, 2, 3, 255]),
    'plain words',
    '{"a":1}',
    '[]',
    '[1,2]',
    '{}',
  ]) {
    assert.equal((await read(t, content)).format, undefined, String(content));
  }
});

test('recognises an export with sorted keys', async (t) => {
  const sorted =
    '{"id":1990000101,"messages":[{"id":3,"type":"message","date_unixtime":"1794648665","from_id":"user5","text":"hi there"}],"name":"Late","type":"private_supergroup"}';
  const { format, records, rejected } = await read(t, sorted);
  assert.deepEqual([format, records, rejected], ['telegram-export', 1, []]);
});

test('rejects WARC bodies that decompress to gigabytes, and records with a wrong length', async (t) => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'));
  const http = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n'),
    bomb,
  ]);
  const record = (block: Buffer, length = block.length) =>
    Buffer.concat([
      Buffer.from(
        `WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: http://x.example/\r\nWARC-Date: 2026-11-14T00:00:00Z\r\nContent-Type: application/http\r\nContent-Length: ${length}\r\n\r\n`,
      ),
      block,
      Buffer.from('\r\n\r\n'),
    ]);
  const plain = Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nhello');
  const result = await read(t, Buffer.concat([record(http), record(plain)]));
  assert.deepEqual([result.records, result.rejected], [1, ['the body decompresses to more than 16 MiB']]);
  const lying = await read(t, Buffer.concat([record(plain), record(plain, 10_000)]));
  assert.equal(lying.records, 1);
  assert.match(lying.broken ?? '', /ends in the middle of the record/);
  const negative = await read(t, Buffer.concat([record(plain), record(plain, -4), record(plain)]));
  assert.equal(negative.records, 2);
  assert.match(negative.rejected.join(), /^the record at byte \d+ has no valid Content-Length$/);
});

test('rejects an entry with too many values and imports its neighbours', async (t) => {
  const crowd = `[${'{},'.repeat(1_000_000)}{}]`;
  const text = chat(message({ id: 1 }), message({ id: 2, text: 'CROWD' }), message({ id: 3 }));
  const result = await read(t, text.replace('"CROWD"', crowd));
  assert.deepEqual([result.records, result.rejected], [2, ['contains more than 200000 lists and objects']]);
});

test('imports the entries before garbage in the same chunk', async (t) => {
  const result = await read(t, `${chat(message({ id: 1 }), message({ id: 2 }))}\0\0rubbish`);
  assert.equal(result.records, 2);
  assert.match(result.broken ?? '', /unexpected/);
});

test('reads the header even if the first entries are unsupported, deleted or rejected', async (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'result.json');
  writeFileSync(
    path,
    chat({ id: 1, type: 'unsupported' }, message({ id: 2, date_unixtime: '0' }), message({ id: 3 })),
  );
  const reader = new FileReader({
    path,
    format: undefined,
    isFound: false,
    batch: { ...BATCH_LIMITS, entries: 9 },
    options: { timeZone: 'UTC' },
  });
  await reader.inspect();
  const alsoSeen = [];
  for await (const batch of reader.parts()) alsoSeen.push(...batch.alsoSeen);
  assert.match(JSON.stringify(alsoSeen), /"isPublic":\{"value":true/);
});

test('a dialogue keeps its id, whatever its first entry is', async (t) => {
  const text = JSON.stringify({
    name: 'Oda',
    type: 'personal_chat',
    id: 7012345678,
    messages: [
      { id: 1, type: 'service', date: '2022-01-01T10:00:00', action: 'joined_telegram', text: '' },
      { id: 2, type: 'message', date: '1970-01-01T03:00:00', text: '' },
      { id: 3, type: 'message', date: '2022-01-01T10:01:00', from_id: 'user7012345678', text: 'hello' },
    ],
  });
  const folder = temporaryFolder(t);
  const path = join(folder, 'result.json');
  writeFileSync(path, text);
  const reader = new FileReader({
    path,
    format: undefined,
    isFound: false,
    batch: { ...BATCH_LIMITS, entries: 9 },
    options: { timeZone: 'UTC' },
  });
  await reader.inspect();
  for await (const { records, skipped } of reader.parts()) {
    assert.deepEqual(
      records.map((record) => record.kind === 'message' && record.channelId),
      ['7012345678'],
    );
    assert.deepEqual(skipped, ['service entry', 'empty placeholder']);
  }
});

test('reads records as an array and as lines', async (t) => {
  const servers = [1, 2].map((serverId) => ({ type: 'server', serverId, detectionDate: '2026-11-14' }));
  assert.equal((await read(t, JSON.stringify(servers, null, 2))).records, 2);
  assert.equal((await read(t, servers.map((each) => JSON.stringify(each)).join('\n'))).records, 2);
});
