import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../../../src/ingest/importer.ts';
import { readEach } from '../../../src/ingest/json/objects.ts';

/** What is read: the number of each object, or `rejected`. */
async function read(text: string, isLines = false): Promise<(number | string)[]> {
  const found: (number | string)[] = [];
  const source = {
    isLines,
    async *open() {
      yield Buffer.from(text);
    },
  };
  const entries = readEach(
    source,
    ({ n }, position) => {
      found.push(n as number);
      return { position, records: [] } as unknown as Entry;
    },
    'list',
  );
  for await (const entry of entries) if ('rejection' in entry) found.push('rejected');
  return found;
}

test('a damaged first line costs one entry, if objects follow line by line', async () => {
  const rest = '{"n":1}\n{"n":2}\n{"n":3}\n';
  for (const first of ['{"n":0,"x":', '{', '{"n":0},'])
    assert.deepEqual(await read(`${first}\n${rest}`), ['rejected', 1, 2, 3], first);
});

test('documents over several lines stay documents', async () => {
  assert.deepEqual(await read('{\n "n":\n 1\n}\n{"n":2}\n{"n":3}\n'), [1, 2, 3]);
  assert.deepEqual(await read('{"n":1,"x":\n{"a":1}\n}\n{"n":2}'), [1, 2]);
  assert.deepEqual(await read('[\n{"n":1},\n{"n":2}\n]'), [1, 2]);
});

test('in lines of a stream, every line stands for itself', async () => {
  const text = '[\n{"n":1}\n{\n{"list":[{"n":2},{"n":3},4]}\n\n{"n":5}';
  assert.deepEqual(await read(text, true), ['rejected', 1, 'rejected', 2, 3, 'rejected', 5]);
});
