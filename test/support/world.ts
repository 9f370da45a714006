/** People and channels for tests, awkward on purpose: long ids, negative ids. */

import type { Message } from '../../src/records/message.ts';
import { parseInstant } from '../../src/time/instant.ts';

export function at(text: string): number {
  const instant = parseInstant(text);
  if (instant === undefined) throw new TypeError(`not a date: ${text}`);
  return instant.ms;
}

/** Telegram supergroup with a negative marked id. */
export const HERONRY = '-1001990000101';
/** Basic group: the negated bare id. */
export const OLD_GROUP = '-4242';
/** Discord channel and server with 19 digits, beyond 2^53. */
export const HARBOUR = '1096585932963840101';
export const HARBOUR_SERVER = '1096585681305600015';

export const TILDA = { userId: '7001', username: 'Tilda_Probe' };
export const ODA = { userId: '1100000000000000007', username: 'oda.k' };

/** An ordinary message with the given overrides. */
export function message(overrides: Partial<Message> = {}): Message {
  const text = overrides.text ?? 'an ordinary message';
  const detectionDate = overrides.detectionDate ?? at('2026-11-14T09:31:05Z');
  return {
    kind: 'message',
    platform: 'telegram',
    channelId: HERONRY,
    sequence: '1',
    userId: TILDA.userId,
    username: TILDA.username,
    detectionDate,
    version: detectionDate,
    text,
    languages: [],
    ...overrides,
  };
}
