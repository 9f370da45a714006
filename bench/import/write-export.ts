import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CHAT_ID, CHAT_TITLE, type ChatLine, chatLines } from './chat.ts';

/** Writes the chat in the format of Telegram Desktop. */
export async function writeExport(file: string, messages: number): Promise<void> {
  await pipeline(Readable.from(exported(messages)), createWriteStream(file, { highWaterMark: 1 << 20 }));
}

function* exported(messages: number): Iterable<string> {
  const header = { name: CHAT_TITLE, type: 'private_supergroup', id: CHAT_ID };
  yield `${JSON.stringify(header, null, 1).slice(0, -2)},\n "messages": [\n`;
  let part = '';
  let isFirst = true;
  for (const line of chatLines(messages)) {
    part += `${isFirst ? '' : ',\n'}${entry(line)}`;
    isFirst = false;
    if (part.length < 1 << 19) continue;
    yield part;
    part = '';
  }
  yield `${part}\n ]\n}`;
}

function entry({ id, unixtime, userId, name, text, replyTo }: ChatLine): string {
  const message = {
    id,
    type: 'message',
    date: new Date(unixtime * 1000).toISOString().slice(0, 19),
    date_unixtime: String(unixtime),
    from: name,
    from_id: `user${userId}`,
    ...(replyTo !== undefined && { reply_to_message_id: replyTo }),
    text,
    text_entities: text === '' ? [] : [{ type: 'plain', text }],
  };
  return JSON.stringify(message, null, 1).replace(/^/gm, '  ');
}
