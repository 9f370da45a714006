import { impliedKeys } from '../../../../records/implied.ts';
import { likeliestLanguage, type Message, messageIdOf } from '../../../../records/message.ts';
import { extraTexts, hasExtraTexts } from '../../../../records/message-extras.ts';
import { keyOf } from '../../../../records/record.ts';
import { tieOf } from '../../../../records/tie.ts';
import { UNKNOWN_LANGUAGE } from '../../../../records/unknown.ts';
import { indexText } from '../../../../search/analyzer.ts';
import { type Day, dayOf } from '../../../../time/day.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import { indicatorKeys } from '../../../rules/facet-counts.ts';
import { memoize } from '../../../rules/memoize.ts';
import { forEachFilter } from '../../../rules/message-filters.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { indexTextOf, similarityOf } from '../../../rules/prepare.ts';
import type { VersionOf } from '../../../rules/purge-rule.ts';
import { filterToken } from './filter-token.ts';

/** `sightings` are the versions of the message, if its files differ. */
export interface StoredMessage {
  message: Message;
  files: number[];
  sightings?: VersionOf<Message>[] | undefined;
}

/** The stored fields of a document. */
export interface MessageSource {
  record: Message;
  files: number[];
  sightings?: VersionOf<Message>[];
}

export function messageFromSource({ record, files, sightings }: MessageSource): StoredMessage {
  return { message: record, files, sightings };
}

/** Throws if the sequence is not a number. */
export function messageToSource(
  { message, files, sightings }: StoredMessage,
  prepared?: PreparedMessage,
): string {
  const key = keyOf(message);
  const channelWords = indexName(message.channelTitle);
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
      indexName(message.topicTitle),
      indexName(message.username),
    ].filter((words) => words !== ''),
    channelWords,
    serverWords: indexName(message.serverTitle),
    similar: similarityOf(message, prepared) ?? `=${key}`,
    ...(message.items !== undefined && { indicators: [...indicatorKeys(message.items)] }),
    ...(hasExtraTexts(message) && extraWords(message)),
    filters: messageFilters(message),
    behind: [...new Set([...versions.flatMap(impliedNames), ...impliedDays(message, versions)])],
    files,
    record: message,
    ...(sightings !== undefined && { sightings }),
  });
}

function extraWords(message: Message): Record<string, string[]> {
  const { file, link, forwarded, other } = extraTexts(message);
  const [fileWords, linkWords, forwardedWords, otherWords] = [file, link, forwarded, other].map((texts) =>
    texts.map(indexText),
  ) as [string[], string[], string[], string[]];
  return {
    extraWords: [...fileWords, ...linkWords, ...forwardedWords, ...otherWords],
    fileWords,
    linkWords,
    forwardedWords,
  };
}

const indexName = memoize(indexText);

/** Values of the field `behind` for the channel, server and sender of a message. */
export function impliedNames(message: Message): string[] {
  return impliedKeys(message).map(({ kind, key }) => `${kind} ${key}`);
}

/** A version with another date covers a day on which a search by date does not find the merged record. */
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
