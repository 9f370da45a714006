import { findItems } from '../../src/enrich/extract.ts';
import type { Message } from '../../src/records/message.ts';
import type { PreparedMessage } from '../../src/storage/port/writing.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { CHAT_ID, CHAT_TITLE, chatLines } from '../import/chat.ts';

/** The messages of `bench:import`, prepared as an import does. */
export function preparedMessages(messages: number): PreparedMessage[] {
  return Array.from(chatLines(messages), ({ id, unixtime, userId, name, text }): PreparedMessage => {
    const detectionDate = unixtime * 1000;
    const items = findItems(text, 'telegram');
    const message: Message = {
      kind: 'message',
      platform: 'telegram',
      channelId: `-100${CHAT_ID}`,
      sequence: String(id),
      userId: String(userId),
      senderName: name,
      channelTitle: CHAT_TITLE,
      detectionDate,
      version: detectionDate,
      text,
      languages: [{ language: 'en', probability: 0.9 }],
      ...(items !== undefined && { items }),
    };
    return prepare(message) as PreparedMessage;
  });
}
