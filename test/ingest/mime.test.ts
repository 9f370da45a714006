/** MIME as programs really write it, and as attackers do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailImporter } from '../../src/ingest/importers/email/email.ts';
import { readMbox } from '../../src/ingest/importers/email/mbox.ts';
import { pagesImporter } from '../../src/ingest/importers/pages/pages.ts';
import { decodeWords } from '../../src/ingest/mime/encoded-words.ts';
import { splitHeaders } from '../../src/ingest/mime/headers.ts';
import { parseMailDate } from '../../src/ingest/mime/mail-date.ts';
import { readParameters } from '../../src/ingest/mime/parameters.ts';
import { partsOf } from '../../src/ingest/mime/parts.ts';
import { decodeQuotedPrintable } from '../../src/ingest/mime/transfer-encoding.ts';
import { sniff } from '../../src/ingest/sniff.ts';

for (const [text, decoded] of [
  ['plain', 'plain'],
  ['=?utf-8?Q?a_b=C3=A9?=', 'a bé'],
  ['=?UTF-8?b?w6k=?= =?utf-8?q?!?=', 'é!'],
  ['Re: =?koi8-r?B?0NLJ18XU?= there', 'Re: привет there'],
  ['=?utf-8*en?Q?x?=', 'x'],
  ['=?unheard-of?Q?x?=', '=?unheard-of?Q?x?='],
  ['=?utf-8?X?x?= =?', '=?utf-8?X?x?= =?'],
] as const)
  test(`decodes ${text}`, () => assert.equal(decodeWords(text), decoded));

for (const [text, date] of [
  ['Sat, 14 Nov 2026 09:31:05 +0100', '2026-11-14T08:31:05.000Z'],
  ['14 Nov 2026 09:31 GMT', '2026-11-14T09:31:00.000Z'],
  ['Sat, 14 Nov 26 09:31:05 PDT', '2026-11-14T16:31:05.000Z'],
  ['Saturday, 14-Nov-99 09:31:05 -0000', '1999-11-14T09:31:05.000Z'],
  ['Sat, 14 Foo 2026 09:31:05 +0100', undefined],
  ['Sat, 14 Nov 1926 09:31:05 +0100', undefined],
  ['', undefined],
] as const)
  test(`reads the date "${text}"`, () => {
    const at = parseMailDate(text);
    assert.equal(at === undefined ? undefined : new Date(at).toISOString(), date);
  });

test('reads parameters: quoted, continued and with a charset', () => {
  const { value, parameters } = readParameters(
    `Text/HTML; charset="utf-\\8"; name*0*=utf-8''%C3%A9; name*1="a;b"; title*=iso-8859-1'de'%E9; x=y`,
  );
  assert.equal(value, 'text/html');
  assert.deepEqual(Object.fromEntries(parameters), { charset: 'utf-8', name: 'éa;b', title: 'é', x: 'y' });
});

test('keeps invalid quoted-printable', () => {
  assert.equal(decodeQuotedPrintable(Buffer.from('a=3Db=\r\nc=\nd=ZZ=')).toString(), 'a=bcd=ZZ=');
});

function message(boundary: string, sections: readonly string[], end = `--${boundary}--\r\n`): Buffer {
  const body = sections.map((section) => `--${boundary}\r\n${section}\r\n`).join('');
  return Buffer.from(`Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${body}${end}`);
}

function contents(bytes: Buffer): string[] {
  const { headers, body } = splitHeaders(bytes);
  return partsOf(headers, body).map((part) => part.content().toString());
}

test('splits parts, also without a last boundary, headers or line ends of CR LF', () => {
  assert.deepEqual(contents(message('b', ['\r\none', 'X: y\r\n\r\ntwo'])), ['one', 'two']);
  assert.deepEqual(contents(message('b', ['\r\none', '\r\ncut'], '')), ['one', 'cut\r\n']);
  const lines = Buffer.from(
    message('b', ['\r\none --b text', '\r\n--bb\r\ntwo']).toString().replaceAll('\r', ''),
  );
  assert.deepEqual(contents(lines), ['one --b text', '--bb\ntwo']);
});

test('stops at too many and too deeply nested parts', () => {
  assert.equal(
    contents(
      message(
        'b',
        Array.from({ length: 3000 }, () => '\r\nx'),
      ),
    ).length,
    1000,
  );
  let nested: Buffer = Buffer.from('\r\ninnermost');
  for (let depth = 0; depth < 50; depth++) nested = message(`b${depth}`, [nested.toString()]);
  assert.equal(contents(nested).length, 1);
});

async function entries(importer: typeof emailImporter, chunks: readonly Buffer[]) {
  const source = {
    async *open() {
      yield* chunks;
    },
  };
  return Array.fromAsync(importer.read(source, { timeZone: 'UTC', seenAt: 0 }));
}

const HEADERS = 'From: a@heron.example\nSubject: s\nDate: Sat, 14 Nov 2026 09:31:05 GMT\n';
const POSTMARK = 'From a@heron.example Sat Nov 14 09:31:05 2026\n';

test('finds the messages of an mbox wherever a chunk ends', async () => {
  const mbox = Buffer.from(
    [1, 2, 3].map((id) => `${POSTMARK}${HEADERS}Message-ID: <${id}@x.example>\n\n${id}\n\n`).join(''),
  );
  for (const size of [1, 3, 50, 399, 401, 10_000]) {
    const found: [number, string][] = [];
    const source = (async function* () {
      for (let at = 0; at < mbox.length; at += size) yield mbox.subarray(at, at + size);
    })();
    for await (const each of readMbox(source)) {
      assert.ok('bytes' in each);
      found.push([each.byte, each.bytes.toString().slice(-3, -2)]);
    }
    assert.deepEqual(found, [
      [0, '1'],
      [mbox.length / 3, '2'],
      [(mbox.length / 3) * 2, '3'],
    ]);
  }
});

test('rejects a message of more than 64 MiB without holding it, and reads the next one', async () => {
  const filler = Buffer.alloc(1 << 20, 'x');
  const found = await entries(emailImporter, [
    Buffer.from(`${POSTMARK}${HEADERS}\n`),
    ...Array.from({ length: 65 }, () => filler),
    Buffer.from(`\n\n${POSTMARK}${HEADERS}\nsecond\n`),
  ]);
  assert.deepEqual(
    found.map((entry) => ('rejection' in entry ? entry.rejection : 'record' in entry)),
    ['the message is larger than 64 MiB', true],
  );
});

test('rejects a page of more than 16 MiB', async () => {
  const html = Buffer.from(`<html>${'x'.repeat(17 * 1024 * 1024)}`);
  const [entry] = await entries(pagesImporter, [html]);
  assert.ok(entry !== undefined && 'rejection' in entry);
  assert.match(entry.rejection, /larger than 16 MiB/);
});

/** Each of these takes minutes if an expression or a loop is quadratic. */
test('reads hostile text in linear time', async () => {
  const long = 500_000;
  for (const text of [
    `${HEADERS}\n${'\nFrom '.repeat(long)}`,
    `${HEADERS}X: ${'=?utf-8?Q?'.repeat(long / 5)}\n\nx`,
    `${HEADERS}Content-Type: multipart/mixed; boundary=b\n\n${'--b '.repeat(long)}`,
    `${HEADERS}Content-Type: multipart/mixed; boundary=b\n\n${'--b\n'.repeat(long)}`,
    `${HEADERS}Content-Type: text/plain${'; a*0*="'.repeat(long / 5)}\n\nx`,
    `${HEADERS}Message-ID: ${'<'.repeat(long)}\n\nx`,
    `${HEADERS}Date: ${' '.repeat(long)}\n\nx`,
    `${HEADERS}${' folded\n'.repeat(long)}\n\nx`,
    `${POSTMARK}${HEADERS}\n${'\n>>>>>'.repeat(long)}`,
  ])
    assert.ok((await entries(emailImporter, [Buffer.from(text)])).length > 0);
  for (const text of [
    `<html>${'<link rel='.repeat(long / 5)}`,
    `<html><link ${'a="'.repeat(long)}>`,
    `<html>${'<!-- saved from url=('.repeat(long / 5)}`,
    `<html>${'<!--\n Page saved with SingleFile \n url: '.repeat(long / 20)}`,
  ]) {
    sniff(Buffer.from(text));
    assert.equal((await entries(pagesImporter, [Buffer.from(text)])).length, 1);
  }
  for (const text of [
    '<!--'.repeat(long),
    'A:\n'.repeat(long),
    `A: multipart/related${'\n '.repeat(long)}`,
  ]) {
    const head = sniff(Buffer.from(text.slice(0, 128 * 1024)));
    assert.equal(pagesImporter.recognises(head), false);
    assert.equal(emailImporter.recognises(head), false);
  }
});
