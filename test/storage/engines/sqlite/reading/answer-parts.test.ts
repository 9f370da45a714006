import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnswerParts } from '../../../../../src/storage/engines/sqlite/reading/answer-parts.ts';
import { entityHit } from '../../../../../src/storage/engines/sqlite/reading/entity-hit.ts';
import { RecordText } from '../../../../../src/storage/engines/sqlite/reading/lazy-answer.ts';

const DATES = { detection_date: 30, first_seen: 10 };

function read(hits: readonly unknown[], highlight?: (hit: unknown) => Record<string, string[]>) {
  return new AnswerParts<unknown>({ total: hits.length, hasMore: false, hits }, highlight).readAll();
}

test('an entity is not parsed before it reaches the caller', () => {
  const document = JSON.stringify({ kind: 'profile', userId: '7', facts: {}, lists: {} });
  assert.ok(entityHit({ ...DATES, document, body: null }) instanceof RecordText);
});

test("an entity has the dates of its row, which may be newer than its document's", () => {
  const document = JSON.stringify({
    kind: 'profile',
    detectionDate: 20,
    firstSeen: 15,
    facts: {},
    lists: {},
  });
  const { hits } = read([entityHit({ ...DATES, document, body: null })]);
  assert.deepEqual(hits, [{ kind: 'profile', detectionDate: 30, firstSeen: 10, facts: {}, lists: {} }]);
});

test('a page has the facts of its body', () => {
  const document = JSON.stringify({ kind: 'page', facts: { url: { value: 'http://a.example/', at: 1 } } });
  const body = JSON.stringify({ text: { value: 'hello', at: 2 } });
  const { hits } = read([entityHit({ ...DATES, document, body })]);
  assert.deepEqual(hits, [
    {
      kind: 'page',
      detectionDate: 30,
      firstSeen: 10,
      facts: { text: { value: 'hello', at: 2 }, url: { value: 'http://a.example/', at: 1 } },
    },
  ]);
});

test('text that is not valid Unicode crosses threads unchanged', () => {
  const record = { kind: 'message', text: 'half of an emoji: \ud83d, a quote: ", a line\u2028end' };
  assert.deepEqual(read([record]).hits, [record]);
});

test('highlights are computed from the parsed record', () => {
  const hit = new RecordText('{"title":"a word"}');
  const { hits, highlights } = read([hit], (record) => ({ title: [(record as { title: string }).title] }));
  assert.deepEqual(
    { hits, highlights },
    { hits: [{ title: 'a word' }], highlights: [{ title: ['a word'] }] },
  );
});

test('the size of an answer is that of its text', () => {
  const sizes: number[] = [];
  const hits = [new RecordText(`{"text":"${'ж'.repeat(1000)}"}`)];
  new AnswerParts<unknown>({ total: 1, hasMore: false, hits }).readAll((bytes) => sizes.push(bytes));
  assert.equal(sizes.length, 1);
  assert.ok((sizes[0] as number) >= 2000);
});
