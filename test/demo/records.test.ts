/** What the demo invents, without a store. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDay, POST_DAYS } from '../../src/demo/calendar.ts';
import { fillSlots } from '../../src/demo/chat/fill-slots.ts';
import { PEOPLE, SCAMMERS, TRUSTED } from '../../src/demo/people/crowd.ts';
import { handleOn } from '../../src/demo/people/person.ts';
import { phrasesOf } from '../../src/demo/phrases/languages.ts';
import { SeededRandom } from '../../src/demo/random.ts';
import { GROUPS } from '../../src/demo/ransomware/groups.ts';
import { type Claim, claimsOn } from '../../src/demo/ransomware/posts.ts';
import { recordsOn } from '../../src/demo/records.ts';
import { detectKinds } from '../../src/enrich/detect.ts';
import type { Message } from '../../src/records/message.ts';
import type { Page } from '../../src/records/page.ts';
import { similarityKey } from '../../src/search/similar/similarity-key.ts';
import { addDays } from '../../src/time/day.ts';

const STARTED_ON = '2026-11-15';
const day = (back: number) => demoDay(STARTED_ON, addDays(STARTED_ON, -back));
const days = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => day(from - index));

const ALL_CLAIMS = days(POST_DAYS, 1).flatMap(claimsOn);
const RECENT = days(60, 1).map((each) => ({ ...each, records: recordsOn(each) }));
const MESSAGES = RECENT.flatMap(({ records }) => records.filter((record) => record.kind === 'message'));

const isOf = (name: string) => (claim: Claim) => claim.group.name === name;
const backOf = (at: number) => Math.ceil((day(0).at - at) / 86_400_000);
const claimsOf = (name: string, from: number, to: number) =>
  ALL_CLAIMS.filter((claim) => isOf(name)(claim) && backOf(claim.at) <= from && backOf(claim.at) >= to)
    .length;

test('a day has the same records every time', () => {
  for (const back of [300, 48, 17, 3, 1, -2])
    assert.deepEqual(recordsOn(day(back)), recordsOn(day(back)), `day ${back}`);
});

test('days are uneven: no number of posts or messages is usual, and weekends are quieter', () => {
  for (const kind of ['message', 'ransomware'] as const) {
    const counts = RECENT.map(({ records }) => records.filter((record) => record.kind === kind).length);
    const most = Math.max(
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map(({ length }) => length),
    );
    assert.ok(most <= counts.length * 0.25, `${most} of ${counts.length} days have as many: ${kind}`);
    const mean = (isWeekend: boolean) => {
      const some = counts.filter((_, index) => RECENT[index]?.isWeekend === isWeekend);
      return some.reduce((sum, count) => sum + count, 0) / some.length;
    };
    assert.ok(mean(true) < 0.8 * mean(false), kind);
  }
});

test('groups have careers', () => {
  assert.ok(claimsOf('nightheron', 30, 1) > 3 * claimsOf('nightheron', 150, 121), 'one rises');
  assert.ok(claimsOf('brasskettle', 60, 31) > 5, 'one was busy');
  assert.equal(claimsOf('brasskettle', 30, 1), 0, 'and stopped');
  assert.ok(claimsOf('tarnwick', 19, 1) > 5, 'one is new');
  assert.equal(claimsOf('tarnwick', POST_DAYS, 20), 0);
  const [before, after] = ['palegrove', 'ashlarc'].map((name) => GROUPS.find((group) => group.name === name));
  assert.equal(before?.wallet, after?.wallet, 'one rebranded');
  assert.equal(before?.email, after?.email);
  assert.ok((before?.until ?? 0) > (after?.since ?? 0));
});

test('some companies are claimed by two groups', () => {
  const groups = Map.groupBy(ALL_CLAIMS, ({ company }) => company.name);
  const shared = [...groups.values()].filter(
    (claims) => new Set(claims.map(({ group }) => group.name)).size > 1,
  );
  assert.ok(shared.length >= 5, String(shared.length));
});

function onionsOf({ facts }: Page): { kind: 'onion'; value: string }[] {
  const url = facts.url?.value ?? '';
  return url.includes('.onion/') ? [{ kind: 'onion', value: url }] : [];
}

test('the addresses of people, groups and shops have valid checksums', () => {
  const addresses = [
    ...PEOPLE.flatMap(({ items }) => items),
    ...GROUPS.map(({ wallet }) => ({ kind: 'bitcoin_address', value: wallet })),
    ...GROUPS.flatMap(({ sites }) => sites).map((value) => ({ kind: 'onion', value })),
    ...RECENT.flatMap(({ records }) =>
      records.flatMap((record) => (record.kind === 'page' ? onionsOf(record) : [])),
    ),
  ].filter(({ kind }) => kind.endsWith('_address') || kind === 'onion');
  assert.ok(addresses.length > 100);
  for (const { kind, value } of addresses)
    assert.ok(
      detectKinds(value).some((found) => found.kind === kind),
      `${kind} ${value}`,
    );
});

test('all names that could lead anywhere are reserved or marked', () => {
  for (const { records } of RECENT) {
    const text = JSON.stringify(records);
    for (const [, host = ''] of text.matchAll(/(?:\w+:\/\/|@)([\w-]+(?:(?:\.|\[\.\])[\w-]+)+)/g))
      assert.match(host.replace('[.]', '.'), /\.example$|\.onion$|^t\.me$|^discord\.gg$|^127\.0\.0\.1$/);
    for (const [, name = ''] of text.matchAll(/(?:t\.me\/|[\s"]@)(\w{4,})/g))
      assert.match(name, /_xmpl(_bot)?$/);
    assert.doesNotMatch(text, /discord\.gg\/(?!xmpl-)/);
    for (const [address] of text.matchAll(/\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g))
      assert.match(address, /^(192\.0\.2|198\.51\.100|203\.0\.113|127\.0\.0)\./);
  }
});

test('nobody warns of himself or vouches for himself', () => {
  const random = new SeededRandom('speeches');
  for (const language of ['en', 'ru', 'es', 'de', 'zh'])
    for (const person of [...SCAMMERS, ...TRUSTED])
      for (const phrase of [
        ...(phrasesOf(language).moods.warn ?? []),
        ...(phrasesOf(language).moods.vouch ?? []),
      ]) {
        const context = { random, person, phrases: phrasesOf(language), back: 10 };
        const said = fillSlots(phrase, context);
        assert.ok(said === undefined || !said.includes(handleOn(person, 10)), `${said}`);
      }
});

test('sentences have no slot that nothing fills', () => {
  for (const { text } of MESSAGES) assert.doesNotMatch(text, /\{\w+\}/);
});

test('advertisements are posted again in other channels and on other days, and are recognized as copies', () => {
  const adverts = Map.groupBy(
    MESSAGES.filter(({ text }) => text.includes('\n')),
    ({ text }) => similarityKey(text),
  );
  const spread = [...adverts.values()].filter(
    (copies) =>
      new Set(copies.map(({ channelId }) => channelId)).size >= 3 &&
      new Set(copies.map(({ detectionDate }) => Math.floor(detectionDate / 86_400_000))).size >= 5 &&
      new Set(copies.map(({ text }) => text)).size > 3,
  );
  assert.ok(spread.length >= 5, String(spread.length));
});

test('people write when they are awake, and few write most', () => {
  const counts = [...Map.groupBy(MESSAGES, ({ userId }) => userId).values()]
    .map(({ length }) => length)
    .sort((a, b) => b - a);
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  assert.ok(sum(counts.slice(0, 30)) > 0.4 * sum(counts));
  assert.ok(counts.length > 200);
  const zones = new Map(PEOPLE.map(({ userId, zone }) => [userId, zone]));
  const localHour = ({ detectionDate, userId }: Message) =>
    (new Date(detectionDate).getUTCHours() + (zones.get(userId) ?? 0) + 24) % 24;
  const asleep = MESSAGES.filter((message) => [3, 4, 5].includes(localHour(message)));
  assert.ok(asleep.length < 0.03 * MESSAGES.length, String(asleep.length / MESSAGES.length));
});

test('people rename, reply, forward and edit', () => {
  const names = Map.groupBy(MESSAGES, ({ userId }) => userId).values();
  const renamed = [...names].filter((messages) => new Set(messages.map(({ username }) => username)).size > 1);
  assert.ok(renamed.length >= 10, String(renamed.length));
  assert.ok(MESSAGES.some(({ replyToMessageId }) => replyToMessageId !== undefined));
  assert.ok(MESSAGES.some(({ forwardedFrom }) => forwardedFrom !== undefined));
  assert.ok(MESSAGES.some(({ version, detectionDate }) => version > detectionDate));
  const ids = new Set(MESSAGES.map(({ channelId, sequence }) => `${channelId}_${sequence}`));
  for (const { replyToMessageId, channelId } of MESSAGES)
    if (replyToMessageId !== undefined) assert.ok(ids.has(`${channelId}_${replyToMessageId}`));
});
