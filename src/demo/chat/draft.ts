import type { Message } from '../../records/message.ts';
import { snowflakeAt } from '../../records/snowflake.ts';
import type { DemoDay } from '../calendar.ts';
import { nameOn, type Person } from '../people/person.ts';
import type { Mood } from '../phrases/phrases.ts';
import { type DemoChannel, TOPICS } from '../places/places.ts';

/** A message before it has an id. */
export interface Draft {
  channel: DemoChannel;
  person: Person;
  at: number;
  text: string;
  language: string;
  mood: Mood;
  /** The text after an edit, some minutes later. */
  edited?: { text: string; afterMs: number };
  forwardedFrom?: DemoChannel;
  attachments?: Message['attachments'];
  /** May be answered. False for what is part of the story. */
  isScripted?: boolean;
}

/** Numbers of messages grow by day, so that later days continue them. */
const NUMBERS_PER_DAY = 1000;
const FIRST_NUMBER_BACK = 200;

export function messageNumber(back: number, index: number): number {
  return (FIRST_NUMBER_BACK - back) * NUMBERS_PER_DAY + index + 1;
}

/** The message as it was written, and as it was edited. */
export function messagesOf(draft: Draft, { back }: DemoDay, number: number, replyTo?: Message): Message[] {
  const { channel, person, text, language, mood, edited, forwardedFrom, attachments } = draft;
  const { platform, channelId, title, server } = channel;
  const isTelegram = platform === 'telegram';
  // Telegram dates messages to the second, Discord to the millisecond.
  const at = isTelegram ? Math.floor(draft.at / 1000) * 1000 : draft.at;
  const { username, firstName } = nameOn(person, back);
  const topic = channel.hasTopics ? TOPICS[mood] : undefined;
  const message: Message = {
    kind: 'message',
    platform,
    channelId,
    sequence: isTelegram ? String(number) : snowflakeAt(at, number % 4096),
    userId: person.userId,
    username,
    senderName: firstName,
    channelTitle: title,
    detectionDate: at,
    version: at,
    text,
    languages: [{ language, probability: 0.95 }],
    ...(server !== undefined && { serverId: server.serverId, serverTitle: server.title }),
    ...(topic !== undefined && { topicId: topic.id, topicTitle: topic.title, isForumTopic: true }),
    ...(replyTo !== undefined && { replyToMessageId: replyTo.sequence }),
    ...(forwardedFrom !== undefined && {
      forwardedFrom: { name: forwardedFrom.title, id: forwardedFrom.channelId },
    }),
    ...(attachments !== undefined && { attachments, media: 'document' }),
  };
  if (edited === undefined) return [message];
  return [message, { ...message, text: edited.text, version: at + edited.afterMs }];
}
