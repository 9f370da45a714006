/** Merging is commutative, associative and idempotent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { derivedId } from '../../src/ingest/derived-id.ts';
import { channelSighting } from '../../src/records/channel.ts';
import type { Message } from '../../src/records/message.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { gradeUrl, ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { type AnyRecord, mergeRecords } from '../../src/records/record.ts';
import { message } from '../support/world.ts';

const instant = fc.integer({ min: 1, max: 4 });
const word = fc.constantFrom('a', 'b', 'c', 'A');
const words = fc.array(word, { maxLength: 3 });

const messages = fc
  .record({
    detectionDate: instant,
    version: instant,
    text: word,
    userId: fc.constantFrom(
      '7001',
      '7002',
      derivedId('user', 'a'),
      derivedId('user', 'b'),
      message().channelId,
    ),
    hiddenText: fc.option(word, { nil: undefined }),
    attachments: fc.option(fc.array(fc.record({ name: word, size: instant }, { requiredKeys: ['name'] })), {
      nil: undefined,
    }),
    username: fc.option(word, { nil: undefined }),
    channelTitle: fc.option(word, { nil: undefined }),
    isForumTopic: fc.option(fc.boolean(), { nil: undefined }),
    languages: fc.constantFrom(
      [],
      [{ language: 'en', probability: 1 }],
      [{ language: 'ru', probability: 1 }],
    ),
    hasGivenLanguages: fc.option(fc.constant(true), { nil: undefined }),
  })
  .map((fields) => {
    const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const { username: _username, ...base } = message();
    return { ...base, ...known } as AnyRecord;
  });

const profiles = fc
  .record({ at: instant, bot: fc.option(fc.boolean(), { nil: undefined }), usernames: words, email: words })
  .map(
    ({ at, bot, usernames, email }): AnyRecord =>
      profileSighting('telegram', '1', at, { facts: { bot }, lists: { usernames, email } }),
  );

const channels = fc
  .record({
    at: instant,
    titles: words,
    topic: fc.option(fc.record({ id: word, title: word }), { nil: undefined }),
  })
  .map(
    ({ at, titles, topic }): AnyRecord =>
      channelSighting(
        'telegram',
        '-1',
        at,
        { lists: { channelTitles: titles } },
        topic === undefined ? [] : [topic],
      ),
  );

const posts = fc
  .record({
    at: instant,
    url: fc.constantFrom('urn:x', '/a', '/b', 'http://a.example/', 'http://b.example/'),
    text: word,
  })
  .map(
    ({ at, url, text }): AnyRecord =>
      ransomwareSighting('p', at, { url, grade: gradeUrl(url) }, { facts: { ransomwareGroup: 'g', text } }),
  );

const merged = (records: AnyRecord[]) => records.reduce((a, b) => mergeRecords(a, b));

for (const [name, sightings] of [
  ['messages', messages],
  ['profiles', profiles],
  ['channels', channels],
  ['ransomware posts', posts],
] as const) {
  const several = fc.array(sightings, { minLength: 2, maxLength: 5 });

  test(`merging ${name} does not depend on the order`, () => {
    fc.assert(
      fc.property(
        several.chain((records) =>
          fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
        ),
        ([records, shuffled]) => {
          assert.deepEqual(merged(shuffled), merged(records));
        },
      ),
      { seed: 4, numRuns: 2000 },
    );
  });

  test(`merging ${name} does not depend on grouping, and repeating a sighting changes nothing`, () => {
    fc.assert(
      fc.property(several, (records) => {
        const [first, ...rest] = records as [AnyRecord, ...AnyRecord[]];
        assert.deepEqual(mergeRecords(first, merged(rest)), merged(records));
        const whole = merged(records);
        for (const record of records)
          assert.equal(JSON.stringify(mergeRecords(whole, record)), JSON.stringify(whole));
      }),
      { seed: 5, numRuns: 2000 },
    );
  });
}

const DERIVED = derivedId('user', 'Tilda');

test('a derived id or the chat never replaces the account that sent a message', () => {
  const known = message({ userId: '7001', text: 'a', version: 1 });
  for (const userId of [DERIVED, known.channelId])
    for (const version of [1, 2])
      for (const text of ['a', 'b']) {
        const other = { ...known, userId, text, version };
        for (const [one, two] of [
          [known, other],
          [other, known],
        ] as const) {
          const { userId: sender, text: kept } = mergeRecords(one, two) as Message;
          // In a tie, the source that knows the sender knows more about the text, too.
          assert.deepEqual([sender, kept], ['7001', version === 1 ? 'a' : text]);
        }
      }
});

test('of two derived ids or two accounts, the newer version counts', () => {
  for (const [older, newer] of [
    ['7002', '7001'],
    [derivedId('user', 'a'), derivedId('user', 'b')],
    [derivedId('user', 'b'), derivedId('user', 'a')],
  ] as const) {
    const first = message({ userId: older, version: 1 });
    const second = message({ userId: newer, version: 2 });
    assert.equal((mergeRecords(first, second) as Message).userId, newer);
    assert.equal((mergeRecords(second, first) as Message).userId, newer);
  }
});

test('of two lists of attachments of one version, the one with more facts counts', () => {
  const rough = message({ attachments: [{ name: 'a.pdf', type: 'document' }] });
  const exact = message({ attachments: [{ name: 'a.pdf', type: 'application/pdf', size: 7 }] });
  for (const merged of [mergeRecords(rough, exact), mergeRecords(exact, rough)])
    assert.deepEqual((merged as Message).attachments, exact.attachments);
});
