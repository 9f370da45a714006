import assert from 'node:assert/strict';
import { test } from 'node:test';
import { impliedKeys, impliedRecords } from '../../src/records/implied.ts';
import type { Message } from '../../src/records/message.ts';
import { keyOf } from '../../src/records/record.ts';
import { HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';

const DISCORD = { platform: 'discord', channelId: HARBOUR, userId: ODA.userId } as const;
const MESSAGES: Record<string, { fields: Partial<Message>; kinds: string[] }> = {
  'in a channel': { fields: {}, kinds: ['channel', 'profile'] },
  'in a private dialogue': { fields: { channelId: TILDA.userId }, kinds: ['profile'] },
  'from the channel itself': { fields: { userId: HERONRY }, kinds: ['channel'] },
  'on a server': {
    fields: { ...DISCORD, serverId: HARBOUR_SERVER },
    kinds: ['channel', 'server', 'profile'],
  },
  'outside any server': { fields: DISCORD, kinds: ['channel', 'profile'] },
  'with a server on a platform without servers': {
    fields: { serverId: HARBOUR_SERVER },
    kinds: ['channel', 'profile'],
  },
};

for (const [name, { fields, kinds }] of Object.entries(MESSAGES)) {
  test(`a message ${name} implies ${kinds.join(', ')}`, () => {
    const implied = impliedKeys(message(fields));
    assert.deepEqual(
      implied.map(({ kind }) => kind),
      kinds,
    );
    assert.deepEqual(
      implied,
      impliedRecords(message(fields)).map((record) => ({ kind: record.kind, key: keyOf(record) })),
    );
  });
}
