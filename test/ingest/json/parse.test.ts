import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from '../../../src/ingest/json/parse.ts';

const ID = '1090000000000000123';

for (const [name, text, expected] of [
  ['alone', ID, ID],
  ['negative', `-${ID}`, `-${ID}`],
  ['in a list', `[${ID},-${ID}, ${ID}\n,\t${ID}]`, [ID, `-${ID}`, ID, ID]],
  ['of an object', `{"id":${ID},"to": -${ID},"at"\r\n:\r\n${ID}}`, { id: ID, to: `-${ID}`, at: ID }],
  ['next to the same as text', `{"text":"${ID}","id":${ID}}`, { text: ID, id: ID }],
] as const)
  test(`a number beyond 2^53 keeps its digits: ${name}`, () => {
    assert.deepEqual(parseJson(text), expected);
  });

test('digits in texts stay as they are, and fractions are numbers', () => {
  const value = {
    [ID]: `id: ${ID}, ${ID}`,
    list: [ID, 0.1234567890123456, 1e21, Number.MAX_SAFE_INTEGER],
  };
  assert.deepEqual(parseJson(JSON.stringify(value)), value);
});
