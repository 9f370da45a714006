import assert from 'node:assert/strict';
import { test } from 'node:test';
import { impliedKeys, impliedRecords } from '../../src/records/implied.ts';
import type { Message } from '../../src/records/message.ts';
import { keyOf } from '../../src/records/record.ts';
import { HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';

const DISCORD = { platform: 'discord', channelId: HARBOUR, userId: ODA.userId } as const;
const MESSAGES: Record<string, { told: Partial<Message>; kinds: string[] }> = {
  'in a channel': { told: {}, kinds: ['channel', 'profile'] },
  'in a dialogue': { told: { channelId: TILDA.userId }, kinds: ['profile'] },
  'by a channel itself': { told: { userId: HERONRY }, kinds: ['channel'] },
  'on a server': {
    told: { ...DISCORD, serverId: HARBOUR_SERVER },
    kinds: ['channel', 'server', 'profile'],
  },
  'on no server': { told: DISCORD, kinds: ['channel', 'profile'] },
  'with a server where there are none': { told: { serverId: HARBOUR_SERVER }, kinds: ['channel', 'profile'] },
};

for (const [name, { told, kinds }] of Object.entries(MESSAGES)) {
  test(`what follows from a message ${name}, with all that is known and by its keys`, () => {
    const implied = impliedKeys(message(told));
    assert.deepEqual(
      implied.map(({ kind }) => kind),
      kinds,
    );
    assert.deepEqual(
      implied,
      impliedRecords(message(told)).map((record) => ({ kind: record.kind, key: keyOf(record) })),
    );
  });
}
