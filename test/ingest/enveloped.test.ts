/** Documents of APIs: objects alone, in arrays or in envelopes, whatever their size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Importer } from '../../src/ingest/importer.ts';
import { arcImporter } from '../../src/ingest/importers/arc.ts';
import { jabberImporter } from '../../src/ingest/importers/jabber.ts';
import { ransomchatsImporter } from '../../src/ingest/importers/ransomware/ransomchats.ts';
import { ransomwareLiveImporter } from '../../src/ingest/importers/ransomware/ransomware-live.ts';

async function read(importer: Importer, text: string, pieceSize = 1 << 20) {
  const bytes = Buffer.from(text);
  const source = {
    async *open() {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
  const outcomes: string[] = [];
  try {
    for await (const entry of importer.read(source, { timeZone: 'UTC', seenAt: 0 }))
      outcomes.push('record' in entry ? 'record' : 'skipped' in entry ? entry.skipped : entry.rejection);
  } catch (error) {
    outcomes.push((error as Error).message);
  }
  return outcomes;
}

const chat = (id: string) => ({
  chat_id: id,
  messages: [{ party: 'Dark Kite', content: `hello from ${id}` }],
});

test('finds objects in every place', async () => {
  for (const document of [chat('1'), [chat('1')], { group: 'x', chats: [chat('1')] }, { data: chat('1') }])
    assert.deepEqual(await read(ransomchatsImporter, JSON.stringify(document), 20), ['record']);
});

test('reads the objects before a document ends early', async () => {
  const text = JSON.stringify({ count: 3, chats: [chat('1'), chat('2'), chat('3')] });
  assert.deepEqual(await read(ransomchatsImporter, text.slice(0, -20)), [
    'record',
    'record',
    `the file ends unexpectedly at byte ${text.length - 20}`,
  ]);
});

test('rejects an object of more than 16 MiB and reads its neighbours', async () => {
  const large = { chat_id: '2', messages: [{ party: 'x', content: 'y'.repeat(17 * 1024 * 1024) }] };
  assert.deepEqual(await read(ransomchatsImporter, JSON.stringify([chat('1'), large, chat('3')])), [
    'record',
    'the entry is larger than 16 MiB',
    'record',
  ]);
});

test('rejects values of the wrong type with a reason', async () => {
  const outcomes = await read(
    ransomwareLiveImporter,
    JSON.stringify([
      { victim: 'x', date: '2026-11-14', title: 't', url: 'https://news.example/' },
      { victim: {}, date: [], title: 1, url: 2 },
      { victim: 'x', date: '2026-11-14', title: 't', url: 'javascript:alert(1)' },
      { odd: true },
      7,
    ]),
  );
  assert.deepEqual(outcomes, [
    'record',
    'date: [] is not a date',
    'url: must be a URL',
    'neither a press article, nor indicators, nor a ransom note',
    'not a JSON object',
  ]);
});

const message = (body: string) => ({
  ts: '2026-11-14T07:27:01.1',
  from: 'a@x.example',
  to: 'b@x.example',
  body,
});

test('reads Jabber messages in lines, in an array and one after the other', async () => {
  const messages = [message('one'), message('two')];
  for (const text of [
    messages.map((each) => JSON.stringify(each)).join('\n'),
    JSON.stringify(messages),
    messages.map((each) => JSON.stringify(each, null, 2)).join('\n'),
    messages.map((each) => JSON.stringify(each, null, 2)).join(''),
  ])
    assert.deepEqual(await read(jabberImporter, text, 30), ['record', 'record']);
});

test('reads Jabber messages of one line and of several lines in one file', async () => {
  const line = JSON.stringify(message('one'));
  const pretty = JSON.stringify(message('two'), null, 2);
  const nested = JSON.stringify({ ...message('three'), more: { a: {} } }, null, 2);
  for (const text of [
    [line, pretty, line, nested],
    [pretty, line, line, pretty],
    [line, line, nested, pretty],
  ])
    assert.deepEqual(await read(jabberImporter, text.join('\n')), Array(4).fill('record'));
});

test('reads on after a bad Jabber line, and up to a truncated object', async () => {
  const [one, two] = [message('one'), message('two')].map((each) => JSON.stringify(each));
  const [first, second, third] = await read(jabberImporter, `${one}\n{"ts":\n${two}\n`);
  assert.deepEqual([first, third], ['record', 'record']);
  assert.match(second ?? '', /^not valid JSON/);
  const pretty = JSON.stringify(message('one'), null, 2);
  assert.deepEqual(await read(jabberImporter, `${pretty}\n${pretty.slice(0, -9)}`), [
    'record',
    `the file ends unexpectedly at byte ${pretty.length * 2 - 8}`,
  ]);
});

test('gives both directions of a Jabber conversation one channel, and each person one id', async () => {
  const source = {
    async *open() {
      yield Buffer.from(
        JSON.stringify([
          message('one'),
          { ...message('two'), from: 'B@x.example/phone', to: 'a@X.example' },
          { ...message('three'), to: 'c@x.example' },
        ]),
      );
    },
  };
  const records = [];
  for await (const entry of jabberImporter.read(source, { timeZone: 'UTC' }))
    if ('record' in entry && entry.record.kind === 'message') records.push(entry.record);
  const [one, two, three] = records;
  assert.equal(one?.channelId, two?.channelId);
  assert.notEqual(one?.channelId, three?.channelId);
  assert.equal(one?.userId, three?.userId);
  assert.notEqual(one?.userId, two?.userId);
  for (const record of records)
    for (const id of [record.channelId, record.userId, record.sequence]) {
      assert.match(id, /^[1-9]\d*$/);
      assert.ok(BigInt(id) < 2n ** 52n);
    }
});

test('reads on after bytes between ARC records, in linear time', async () => {
  const body = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nx';
  const record = `http://heron.example/ 192.0.2.7 20261114093105 text/html ${body.length}\n${body}\n`;
  for (const noise of [
    '\nhttp'.repeat(200_000),
    `http: ${'1.1 '.repeat(500_000)}\n`,
    `${'x'.repeat(3_000_000)}\n`,
  ]) {
    const outcomes = await read(arcImporter, `${record}${noise}\n${record}`);
    assert.equal(outcomes.at(0), 'record');
    assert.equal(outcomes.at(-1), 'record');
    assert.match(outcomes.slice(1, -1).join(), /^there is no ARC record at byte \d+$/);
  }
});
