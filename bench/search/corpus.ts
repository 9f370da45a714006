/**
 * A synthetic, deterministic stream of chat messages: a dozen languages in seven scripts, words by Zipf's law, people
 * and channels of very different activity, quiet nights and busy days. Messages are ordered by day but not within a
 * day, as collectors deliver them.
 */

import type { Message } from '../../src/records/message.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { inventedText, wordOf } from './invented-text.ts';
import { seeded, zipf } from './random.ts';

export { COMMON_WORD, wordOf } from './invented-text.ts';
export { seeded } from './random.ts';

export interface CorpusMessage {
  platform: 'telegram' | 'discord';
  channelId: string;
  channelTitle: string;
  sequence: string;
  userId: string;
  username: string;
  detectionDate: number;
  text: string;
  language: string;
  email: string | undefined;
  wallet: string | undefined;
}

const CHANNELS = 400;
const PEOPLE = 60_000;
const ITEM_SHARE = 0.01;
const HOURS = 24;
const MS_PER_HOUR = MS_PER_DAY / HOURS;
/** Few messages are sent at night, and some days are busy. */
const NIGHT_HOURS = 7;
const BUSY_SHARE = 0.08;
const BUSY_FACTOR = 5;

export const CORPUS_END = Date.UTC(2026, 10, 1);
export const CORPUS_MONTHS = 24;
export const CORPUS_DAYS = 730;

export function* corpus(messages: number, seed = 1, writeText = inventedText): Iterable<CorpusMessage> {
  const random = seeded(seed);
  const weights = Array.from(
    { length: CORPUS_DAYS },
    () => (random() < BUSY_SHARE ? BUSY_FACTOR : 1) + random(),
  );
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const sequences = new Array<number>(CHANNELS).fill(0);
  let made = 0;
  let due = 0;
  for (const [day, share] of weights.entries()) {
    due += (share / weight) * messages;
    const start = CORPUS_END - (CORPUS_DAYS - day) * MS_PER_DAY;
    const end = day === CORPUS_DAYS - 1 ? messages : Math.floor(due);
    for (; made < end; made++) yield messageAt(random, start, sequences, writeText);
  }
}

function messageAt(
  random: () => number,
  day: number,
  sequences: number[],
  writeText: typeof inventedText,
): CorpusMessage {
  const channel = zipf(random, CHANNELS);
  const isDiscord = channel % 3 === 2;
  const person = zipf(random, PEOPLE);
  const hour = random() < 0.9 ? NIGHT_HOURS + random() * (HOURS - NIGHT_HOURS) : random() * NIGHT_HOURS;
  // Discord knows milliseconds, Telegram seconds.
  const ms = Math.floor(day + hour * MS_PER_HOUR);
  const detectionDate = isDiscord ? ms : ms - (ms % 1000);
  const sequence = (sequences[channel] as number) + 1;
  sequences[channel] = sequence;
  const { language, text: written } = writeText(random);
  let text = written;
  let email: string | undefined;
  let wallet: string | undefined;
  const luck = random();
  if (luck < ITEM_SHARE) {
    email = emailOf(zipf(random, PEOPLE));
    text += ` ${email}`;
  } else if (luck < 2 * ITEM_SHARE) {
    wallet = walletOf(zipf(random, PEOPLE));
    text += ` ${wallet}`;
  }
  return {
    platform: isDiscord ? 'discord' : 'telegram',
    channelId: isDiscord
      ? String(1_090_000_000_000_000_000n + BigInt(channel))
      : String(-1_001_990_000_000 - channel),
    channelTitle: `${wordOf(channel, channel)} ${wordOf(channel, channel + 7)}`,
    sequence: String(sequence),
    userId: isDiscord ? String(1_091_000_000_000_000_000n + BigInt(person)) : String(7_000_000_000 + person),
    username: `person_${person}`,
    detectionDate,
    text,
    language,
    email,
    wallet,
  };
}

export function emailOf(person: number): string {
  return `person${person}@mail${person % 97}.example`;
}

/** An Ethereum address in lower case, which needs no checksum. */
export function walletOf(person: number): string {
  const random = seeded(person + 1000);
  let address = '0x';
  for (let digit = 0; digit < 40; digit++) address += Math.floor(random() * 16).toString(16);
  return address;
}

/** As nightjar stores it. */
export function messageOf(each: CorpusMessage): Message {
  const { platform, channelId, channelTitle, sequence, userId, username, detectionDate, text, language } =
    each;
  const message: Message = {
    kind: 'message',
    platform,
    channelId,
    sequence,
    userId,
    detectionDate,
    version: detectionDate,
    text,
    languages: [{ language, probability: 0.9 }],
    username,
    channelTitle,
  };
  if (each.email !== undefined) message.items = [{ kind: 'email', value: each.email }];
  if (each.wallet !== undefined) message.items = [{ kind: 'ethereum_address', value: each.wallet }];
  return message;
}

/** As `nightjar import records` reads it. */
export function recordLine(message: CorpusMessage): string {
  const { platform, channelId, channelTitle, sequence, userId, username, detectionDate, text, language } =
    message;
  return JSON.stringify({
    type: 'message',
    platform,
    channelId,
    channelTitle,
    messageId: `${channelId}_${sequence}`,
    userId,
    username,
    detectionDate: new Date(detectionDate).toISOString(),
    message: text,
    languages: [{ language, probability: 0.9 }],
  });
}
