import { type Day, dayOf } from '../../../../records/day.ts';
import { impliedKeys } from '../../../../records/implied.ts';
import { likeliestLanguage, type Message, messageIdOf } from '../../../../records/message.ts';
import { keyOf } from '../../../../records/record.ts';
import { tieOf } from '../../../../records/tie.ts';
import { indexText } from '../../../../search/analyzer.ts';
import { UNKNOWN_LANGUAGE } from '../../../port/histogram.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import { forEachFilter } from '../../../rules/message-filters.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { indexTextOf } from '../../../rules/prepare.ts';
import type { VersionOf } from '../../../rules/purged-versions.ts';
import { filterToken } from './filter-token.ts';

/** A message as it is kept: the files it was seen in and, where they do not all say the same, what each says. */
export interface StoredMessage {
  message: Message;
  files: number[];
  sightings?: VersionOf<Message>[] | undefined;
}

/** What of a document comes back. */
export interface MessageSource {
  record: Message;
  files: number[];
  sightings?: VersionOf<Message>[];
}

export function messageFromSource({ record, files, sightings }: MessageSource): StoredMessage {
  return { message: record, files, sightings };
}

/** Throws for a message that no engine can keep. */
export function messageToSource(
  { message, files, sightings }: StoredMessage,
  prepared?: PreparedMessage,
): string {
  const key = keyOf(message);
  const channelWords = wordsOfName(message.channelTitle);
  const versions = sightings?.map((each) => each.record) ?? [message];
  return JSON.stringify({
    at: message.detectionDate,
    tie: tieOf(key),
    key,
    sequence: String(BigInt(message.sequence)),
    platform: message.platform,
    channelId: message.channelId,
    userId: message.userId,
    language: likeliestLanguage(message.languages) ?? UNKNOWN_LANGUAGE,
    words: [
      indexTextOf(message, prepared),
      channelWords,
      wordsOfName(message.topicTitle),
      wordsOfName(message.username),
    ].filter((words) => words !== ''),
    channelWords,
    serverWords: wordsOfName(message.serverTitle),
    filters: messageFilters(message),
    behind: [...new Set([...versions.flatMap(impliedNames), ...impliedDays(message, versions)])],
    files,
    record: message,
    ...(sightings !== undefined && { sightings }),
  });
}

const NAMES_MAX = 20_000;
const NAME_LENGTH_MAX = 100;
const wordsByName = new Map<string, string>();

/** A few names stand at very many messages. */
function wordsOfName(name = ''): string {
  const known = wordsByName.get(name);
  if (known !== undefined) return known;
  const words = indexText(name);
  if (name.length > NAME_LENGTH_MAX) return words;
  if (wordsByName.size >= NAMES_MAX) wordsByName.clear();
  wordsByName.set(name, words);
  return words;
}

/** Under these names the channel, server and sender of a message find it again. */
export function impliedNames(message: Message): string[] {
  return impliedKeys(message).map(({ kind, key }) => `${kind} ${key}`);
}

/** A version may date the message otherwise: it covers a day on which the merged record is not found. */
function impliedDays(merged: Message, versions: readonly Message[]): string[] {
  return versions
    .filter(({ detectionDate }) => detectionDate !== merged.detectionDate)
    .map(({ platform, detectionDate }) => impliedDay(platform, dayOf(detectionDate)));
}

export function impliedDay(platform: string, day: Day): string {
  return `day ${platform} ${day}`;
}

function messageFilters(message: Message): string[] {
  const filters: string[] = [];
  forEachFilter(message, (field, value) => filters.push(filterToken(field, value)));
  return filters;
}

export function requireSequence(message: Message): void {
  if (parseMessageKey(`x:${messageIdOf(message)}`) === undefined)
    throw new TypeError(`message ${messageIdOf(message)} has no number`);
}
