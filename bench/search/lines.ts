import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { findItems } from '../../src/enrich/extract.ts';
import { indexText } from '../../src/search/analyzer.ts';

/** A corpus line for the other engines, with nightjar's tokens, so that all engines find the same. */
export interface Line {
  id: string;
  platform: 'telegram' | 'discord';
  channelId: string;
  channelTitle: string;
  userId: string;
  username: string;
  detectionDate: string;
  language: string;
  text: string;
  tokens: string;
  names: string;
  email: string | undefined;
  wallet: string | undefined;
}

export async function* readLines(file: string): AsyncIterable<Line> {
  for await (const line of createInterface({ input: createReadStream(file, { highWaterMark: 1 << 20 }) })) {
    const record = JSON.parse(line);
    const items = findItems(record.message, record.platform) ?? [];
    yield {
      id: `${record.platform}:${record.messageId}`,
      platform: record.platform,
      channelId: record.channelId,
      channelTitle: record.channelTitle,
      userId: record.userId,
      username: record.username,
      detectionDate: record.detectionDate,
      language: record.languages[0].language,
      text: record.message,
      tokens: indexText(record.message),
      names: `${indexText(record.channelTitle)} ${indexText(record.username)}`,
      email: items.find(({ kind }) => kind === 'email')?.value,
      wallet: items.find(({ kind }) => kind === 'ethereum_address')?.value.toLowerCase(),
    };
  }
}
