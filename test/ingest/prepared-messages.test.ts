import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packRecords, unpackRecords } from '../../src/ingest/threads/packed.ts';
import { indexText } from '../../src/search/analyzer.ts';
import { similarityKey } from '../../src/search/similar/similarity-key.ts';
import { prepare, recordOf, similarityOf } from '../../src/storage/rules/prepare.ts';
import { message } from '../support/world.ts';

const OFFER = 'Selling stealer logs from Norway\nChecked by hand before delivery';

test('tokens and similarity keys are computed on the reader thread and reach the writer', () => {
  const records = [message({ text: OFFER }), message({ text: 'short' }), message({ text: '' })];
  const [offer, short, empty] = unpackRecords(packRecords(records.map(prepare)));
  assert.ok(offer?.kind === 'prepared-message' && short?.kind === 'prepared-message');
  assert.deepEqual([offer.indexText, offer.similarity], [indexText(OFFER), similarityKey(OFFER)]);
  assert.ok(offer.similarity);
  assert.deepEqual([short.indexText, short.similarity], ['short', undefined]);
  assert.deepEqual(empty, records[2]);
});

test('a prepared key is used only for the text it belongs to', () => {
  const prepared = prepare(message({ text: OFFER }));
  assert.ok(prepared.kind === 'prepared-message');
  const marked = { ...prepared, similarity: 'prepared' };
  assert.equal(similarityOf(message({ text: OFFER }), marked), 'prepared');
  assert.equal(
    similarityOf(message({ text: `${OFFER} and Brazil` }), marked),
    similarityKey(`${OFFER} and Brazil`),
  );
});

test('every field of a message reaches the writer', () => {
  const sent = message({
    text: OFFER,
    hiddenText: 'Order here',
    attachments: [{ name: 'price.pdf' }],
    hasGivenLanguages: true,
    sha1sum: 'a'.repeat(40),
    sha256sum: 'b'.repeat(64),
    items: [{ kind: 'email', value: 'oda@mail.example', relation: 'own' }],
    factVersions: { username: 7 },
    username: 'oda',
    isForumTopic: false,
    replyToMessageId: '-1001990000101_6',
  });
  const records = [sent, message({ text: OFFER }), message({ text: OFFER, hasGivenLanguages: true })];
  const read = unpackRecords(packRecords(records.map(prepare)));
  assert.deepEqual(read.map(recordOf), records);
});
