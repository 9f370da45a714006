/** Merging is commutative, associative and idempotent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { channelSighting } from '../../src/records/channel.ts';
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
