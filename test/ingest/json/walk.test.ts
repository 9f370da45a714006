import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SourceError } from '../../../src/ingest/importer.ts';
import { parseTelegramJson } from '../../../src/ingest/json/parse.ts';
import { parsePrefix } from '../../../src/ingest/json/prefix.ts';
import { type RawValue, walkJson } from '../../../src/ingest/json/walk.ts';

async function* chunked(bytes: Buffer, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Takes the elements of the root's `list`. */
async function takeList(bytes: Buffer, size: number): Promise<RawValue[]> {
  const taken: RawValue[] = [];
  for await (const raw of walkJson(chunked(bytes, size), (path) =>
    path.length === 0 || (path.length === 1 && path[0] === 'list')
      ? 'enter'
      : path[0] === 'list'
        ? 'take'
        : 'skip',
  )) {
    taken.push(raw);
  }
  return taken;
}

test('returns the same values however the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.jsonValue(),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(undefined, 1, '\t'),
      async (list, other, size, indent) => {
        const bytes = Buffer.from(JSON.stringify({ before: other, list, after: [other] }, null, indent));
        const taken = await takeList(bytes, size);
        assert.deepEqual(
          taken.map((raw) => ('text' in raw ? JSON.parse(raw.text) : raw.problem)),
          JSON.parse(JSON.stringify(list)),
        );
        for (const raw of taken)
          assert.equal(bytes.toString('utf8', raw.byte, raw.byte + 1), 'text' in raw ? raw.text[0] : '');
      },
    ),
    { numRuns: 300, seed: 11 },
  );
});

test('returns complete values before it reports a truncated file', async () => {
  const bytes = Buffer.from(JSON.stringify({ list: [{ a: 'x' }, { b: '"}\\' }, { c: 3 }] }));
  for (let end = 1; end < bytes.length; end++) {
    const taken: unknown[] = [];
    const walking = (async () => {
      for await (const raw of walkJson(chunked(bytes.subarray(0, end), 5), (path) =>
        path.length < 2 ? 'enter' : 'take',
      )) {
        taken.push('text' in raw && JSON.parse(raw.text));
      }
    })();
    await assert.rejects(walking, SourceError, `cut at ${end}`);
    assert.deepEqual(taken, [{ a: 'x' }, { b: '"}\\' }, { c: 3 }].slice(0, taken.length));
  }
});

test('reports where a file stops being JSON', async () => {
  await assert.rejects(takeList(Buffer.from('{"list": [1, 2] oops}'), 3), /unexpected "o" at byte 16/);
  await assert.rejects(takeList(Buffer.from('{"list": [1]} {'), 3), /unexpected "\{" at byte 14/);
});

test('skips values that are too large or nested too deeply', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"deep":'),
    Buffer.alloc(3_000_000, '['),
    Buffer.alloc(3_000_000, ']'),
    Buffer.from(',"list":["'),
    Buffer.alloc(17 * 1024 * 1024, 'x'),
    Buffer.from('",2]}'),
  ]);
  const taken = await takeList(bytes, 1 << 20);
  assert.equal(
    'problem' in (taken[0] as RawValue) && (taken[0] as { problem: string }).problem,
    'the entry is larger than 16 MiB',
  );
  assert.equal((taken[1] as { text: string }).text, '2');
});

test('repairs known errors of Telegram Desktop, and nothing else', () => {
  assert.deepEqual(parseTelegramJson('{"a":"\\x07 \\\\x41 \\n"}'), { a: '\u0007 \\x41 \n' });
  assert.deepEqual(parseTelegramJson('{"text":"x",\n "document_id": video_files/a (3), b.webm\n}'), {
    text: 'x',
    document_id: 'video_files/a (3), b.webm',
  });
  assert.throws(() => parseTelegramJson('{"a":'), /not valid JSON/);
  assert.deepEqual(parseTelegramJson('{"id":12345678901234567890}'), { id: '12345678901234567890' });
});

test('parses as much of a truncated document as possible', () => {
  const whole = { name: 'x', id: 3, list: [{ a: [1, { b: null }] }], is: true };
  const text = JSON.stringify(whole);
  assert.deepEqual(parsePrefix(text), whole);
  for (let end = 1; end < text.length; end++) parsePrefix(text.slice(0, end));
  assert.deepEqual(Object.keys(parsePrefix(text.slice(0, 20)) as object), ['name', 'id']);
  assert.doesNotThrow(() => parsePrefix('['.repeat(100_000)));
});

test('reads a sequence of documents only if asked to', async () => {
  const bytes = Buffer.from('{"list":[1]}\n{"list":[2,3]} {"other":[4]}\n');
  const values = async (isSequence: boolean) => {
    const taken: string[] = [];
    const choose = (path: readonly unknown[]) => (path.length < 2 ? 'enter' : 'take');
    for await (const raw of walkJson(chunked(bytes, 5), choose, isSequence))
      if ('text' in raw) taken.push(raw.text);
    return taken;
  };
  assert.deepEqual(await values(true), ['1', '2', '3', '4']);
  await assert.rejects(values(false), SourceError);
});
