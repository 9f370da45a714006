import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SequenceRanges } from '../../../../../src/storage/engines/sqlite/writing/sequence-ranges.ts';
import { message } from '../../../../support/world.ts';

const sent = (platform: 'telegram' | 'discord', channelId: string, sequence: string) =>
  message({ platform, channelId, sequence });

test('knows the first and the last sequence of each chat, beyond 2^53', () => {
  const ranges = new SequenceRanges();
  for (const [channelId, sequence] of [
    ['5001', '1090000000000000007'],
    ['5002', '12'],
    ['5001', '1090000000000000003'],
    ['5001', '1090000000000000009'],
  ] as const)
    ranges.add(sent('discord', channelId, sequence));
  const found: string[] = [];
  ranges.chatsWhere(({ message: { channelId }, first, last }) => {
    found.push(`${channelId} ${first} ${last}`);
    return true;
  });
  assert.deepEqual(found, ['5001 1090000000000000003 1090000000000000009', '5002 12 12']);
});

test('tells chats of the same id on two platforms apart', () => {
  const ranges = new SequenceRanges();
  ranges.add(sent('telegram', '5001', '1'));
  ranges.add(sent('discord', '5001', '1'));
  const chats = ranges.chatsWhere(({ message: { platform } }) => platform === 'discord');
  assert.equal(chats.has(sent('discord', '5001', '2')), true);
  assert.equal(chats.has(sent('telegram', '5001', '2')), false);
  assert.equal(chats.has(sent('discord', '5002', '2')), false);
});
