import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { impliedRecords } from '../../../src/records/implied.ts';
import type { Message } from '../../../src/records/message.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../../../src/records/record.ts';
import { ImpliedSightings } from '../../../src/storage/rules/implied-sightings.ts';
import { message } from '../../support/world.ts';

const MESSAGES = 400;

/** Few people and places, so that names change, return, and arrive in any order. */
function randomMessages(seed: number): Message[] {
  const random = seeded(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <T>(...values: T[]) => values[upTo(values.length)] as T;
  return Array.from({ length: MESSAGES }, (_, number) => {
    const isDiscord = random() < 0.4;
    const sent = message({
      platform: isDiscord ? 'discord' : 'telegram',
      channelId: isDiscord ? oneOf('5001', '5002') : oneOf('-1001990000001', '-1001990000002', '7001'),
      sequence: String(number + 1),
      // Some ids are those of channels, which imply no sender in their own.
      userId: oneOf('5001', ...Array.from({ length: 5 }, (_, person) => String(7001 + person))),
      detectionDate: 1_700_000_000_000 + upTo(50) * 1000,
    });
    const facts = {
      username: oneOf(undefined, 'oda', 'tilda'),
      senderName: oneOf(undefined, 'Oda', 'Oda B'),
      channelTitle: oneOf(undefined, 'Heronry', 'Heronry II'),
      topicId: oneOf(undefined, undefined, '3'),
      topicTitle: oneOf(undefined, 'Offers'),
      serverId: isDiscord ? oneOf(undefined, '9001', '9002') : undefined,
      serverTitle: oneOf(undefined, 'Harbour'),
      items: oneOf(undefined, undefined, [{ kind: 'email', value: `person${upTo(3)}@mail.example` }]),
    };
    for (const [name, value] of Object.entries(facts))
      if (value !== undefined) Object.assign(sent, { [name]: value });
    return sent;
  });
}

test('sums of a batch equal the records that its messages imply, merged one by one', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const messages = randomMessages(seed);
    const sums = new ImpliedSightings();
    const merged = new Map<string, AnyRecord>();
    for (const each of messages) {
      sums.add(each);
      for (const record of impliedRecords(each)) {
        const name = `${record.kind} ${keyOf(record)}`;
        const known = merged.get(name);
        merged.set(name, known === undefined ? record : mergeRecords(known, record));
      }
    }
    const found = new Map<string, AnyRecord>();
    for (const record of sums) found.set(`${record.kind} ${keyOf(record)}`, record);
    assert.deepEqual(found, merged, `seed ${seed}`);
  }
});
