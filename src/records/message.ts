import { compareValues } from './dated.ts';
import { isDerivedId } from './derived-id.ts';
import { digestsOf } from './digests.ts';
import { type Item, mergeItems } from './item.ts';
import { MESSAGE_EXTRAS, type MessageExtras } from './message-extras.ts';
import type { Platform } from './platform.ts';

export interface Language {
  language: string;
  probability: number;
}

/** Facts that not every source has; absent means unknown. */
export interface MessageFacts {
  username?: string;
  /** The sender's display name. */
  senderName?: string;
  channelTitle?: string;
  topicId?: string;
  topicTitle?: string;
  replyToMessageId?: string;
  isForumTopic?: boolean;
  media?: string;
  serverId?: string;
  serverTitle?: string;
}

export const MESSAGE_FACTS = [
  'username',
  'senderName',
  'channelTitle',
  'topicId',
  'topicTitle',
  'replyToMessageId',
  'isForumTopic',
  'media',
  'serverId',
  'serverTitle',
] as const satisfies readonly (keyof MessageFacts)[];

export interface Message extends MessageFacts, MessageExtras {
  kind: 'message';
  platform: Platform;
  channelId: string;
  /** Second half of the message id; on Discord, the message's own id. */
  sequence: string;
  userId: string;
  /** When it was written; an edit does not change it. */
  detectionDate: number;
  /** When this version was written: the time of the edit, else the detection date. */
  version: number;
  text: string;
  /** Other text of the message, a line each: buttons, polls, embeds, previews, captions, signatures. */
  hiddenText?: string;
  languages: Language[];
  /** Set if the languages come from the source. Detected ones may be replaced by a later detector. */
  hasGivenLanguages?: true;
  /** Digests from the source, if they are not the text's own. Otherwise they are computed on demand. */
  sha1sum?: string;
  sha256sum?: string;
  /** Items found in the text of this version and of earlier ones, in the order of `mergeItems`. */
  items?: Item[];
  /** Versions of sender and facts that are older than `version`; most messages have none. */
  factVersions?: FactVersions;
}

/** Fields that are merged one by one, each from its newest edit. */
const VERSIONED_FIELDS = [...MESSAGE_FACTS, ...MESSAGE_EXTRAS] as const;
type VersionedField = (typeof VERSIONED_FIELDS)[number];
type FactVersions = Partial<Record<VersionedField | 'userId', number>>;

/** Undefined if unknown. Of equally likely languages, the first. */
export function likeliestLanguage(languages: readonly Language[]): string | undefined {
  let likeliest: Language | undefined;
  for (const each of languages)
    if (likeliest === undefined || each.probability > likeliest.probability) likeliest = each;
  return likeliest?.language;
}

export function messageIdOf(message: { channelId: string; sequence: string }): string {
  return `${message.channelId}_${message.sequence}`;
}

export function splitMessageId(messageId: string): { channelId: string; sequence: string } {
  const underscore = messageId.lastIndexOf('_');
  return { channelId: messageId.slice(0, underscore), sequence: messageId.slice(underscore + 1) };
}

export function digestsOfMessage({ text, sha1sum, sha256sum }: Message): {
  sha1sum: string;
  sha256sum: string;
} {
  if (sha1sum !== undefined && sha256sum !== undefined) return { sha1sum, sha256sum };
  const digests = digestsOf(text);
  return { sha1sum: sha1sum ?? digests.sha1sum, sha256sum: sha256sum ?? digests.sha256sum };
}

/** Whether two sightings have the same content. */
export function isSameMessage(a: Message, b: Message): boolean {
  return (
    a.text === b.text &&
    a.version === b.version &&
    a.detectionDate === b.detectionDate &&
    a.userId === b.userId &&
    a.hiddenText === b.hiddenText &&
    a.sha1sum === b.sha1sum &&
    a.sha256sum === b.sha256sum &&
    a.hasGivenLanguages === b.hasGivenLanguages &&
    MESSAGE_FACTS.every((fact) => a[fact] === b[fact]) &&
    MESSAGE_EXTRAS.every((extra) => isSameJson(a[extra], b[extra])) &&
    isSameJson(a.languages, b.languages) &&
    isSameJson(a.items, b.items) &&
    isSameJson(a.factVersions, b.factVersions)
  );
}

function isSameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Merges two sightings of one message: each fact from its newest edit, ties to the greater value (decision 15). */
export function mergeMessages(a: Message, b: Message): Message {
  const body = newerBody(a, b);
  const sender = betterSender(a, b);
  const version = Math.max(a.version, b.version);
  const merged: Message = {
    kind: 'message',
    platform: a.platform,
    channelId: a.channelId,
    sequence: a.sequence,
    userId: sender.userId,
    detectionDate: Math.min(a.detectionDate, b.detectionDate),
    version,
    text: body.text,
    languages: body.languages,
  };
  if (body.hasGivenLanguages !== undefined) merged.hasGivenLanguages = body.hasGivenLanguages;
  if (body.sha1sum !== undefined) merged.sha1sum = body.sha1sum;
  if (body.sha256sum !== undefined) merged.sha256sum = body.sha256sum;
  if (body.hiddenText !== undefined) merged.hiddenText = body.hiddenText;
  const items = mergeItems(a.items, b.items);
  if (items !== undefined) merged.items = items;
  const factVersions: FactVersions = {};
  if (versionOf(sender, 'userId') !== version) factVersions.userId = versionOf(sender, 'userId');
  for (const fact of VERSIONED_FIELDS) {
    const winner = newerFact(a, b, fact);
    if (winner === undefined) continue;
    Object.assign(merged, { [fact]: winner[fact] });
    const factVersion = versionOf(winner, fact);
    if (factVersion !== version) factVersions[fact] = factVersion;
  }
  if (Object.keys(factVersions).length > 0) merged.factVersions = factVersions;
  return merged;
}

function versionOf(message: Message, fact: keyof FactVersions): number {
  return message.factVersions?.[fact] ?? message.version;
}

function newerFact(a: Message, b: Message, fact: VersionedField): Message | undefined {
  if (a[fact] === undefined) return b[fact] === undefined ? undefined : b;
  if (b[fact] === undefined) return a;
  const order = versionOf(a, fact) - versionOf(b, fact) || compareFacts(a[fact], b[fact]);
  return order >= 0 ? a : b;
}

/** Of lists and objects, the longer one has more facts: some formats give less of the same file. */
function compareFacts(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object') return compareValues(a, b);
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one.length - other.length || compareValues(one, other);
}

/** False if the source only has a name, or says that the chat itself is the sender, as those without senders do. */
function isAccountKnown({ userId, channelId }: Message): boolean {
  return !isDerivedId(userId) && userId !== channelId;
}

/** A message has one sender, so an account stays known even if a newer version comes without it. */
function betterSender(a: Message, b: Message): Message {
  const order =
    Number(isAccountKnown(a)) - Number(isAccountKnown(b)) ||
    versionOf(a, 'userId') - versionOf(b, 'userId') ||
    compareValues(a.userId, b.userId);
  return order >= 0 ? a : b;
}

/** Whether the source of text and languages knows the account. An older sender is one that it did not know. */
function isBodyFromAccount(message: Message): boolean {
  return isAccountKnown(message) && message.factVersions?.userId === undefined;
}

/**
 * Text, hidden text, languages and digests belong together and always come from the newest edit. In a tie, a source
 * without accounts (HTML, tables) does not replace one with them.
 */
function newerBody(a: Message, b: Message): Message {
  const order =
    a.version - b.version ||
    Number(isBodyFromAccount(a)) - Number(isBodyFromAccount(b)) ||
    compareValues(bodyKey(a), bodyKey(b));
  return order >= 0 ? a : b;
}

function bodyKey(message: Message): string {
  return JSON.stringify([
    message.text,
    message.hiddenText,
    message.languages,
    message.sha1sum,
    message.sha256sum,
    message.hasGivenLanguages,
  ]);
}
