import type { Channel } from '../../records/channel.ts';
import { hasSenderItems, impliedChannel, impliedSender, impliedServer } from '../../records/implied.ts';
import type { Message } from '../../records/message.ts';
import { isSamePlace } from '../../records/message-place.ts';
import type { Profile } from '../../records/profile.ts';
import { mergeRecords } from '../../records/record.ts';
import type { Server } from '../../records/server.ts';

type Implied = Channel | Server | Profile;

/** Messages that imply the same fields of an entity: only the first and the last date matter. */
interface Variant {
  firstAt: number;
  lastAt: number;
  sample: Message;
}

/** The variants that a message of a channel implies; undefined if it implies no channel or no server. */
interface Place {
  sample: Message;
  channel: Variant | undefined;
  server: Variant | undefined;
}

interface Sum {
  record: Implied;
  variants: Map<string, Variant>;
  make: (message: Message) => Implied | undefined;
}

/**
 * The records that a batch's messages imply, merged before they reach the store: thousands of messages imply a busy
 * channel, and most of them add nothing new.
 */
export class ImpliedSightings {
  #sums = new Map<string, Sum>();

  add(message: Message): void {
    this.#addPlace(message);
    this.#addSender(message);
  }

  /** The variant that each sender's last message implied, by user id. */
  #senders = new Map<string, Variant>();

  /** Most people keep their names: only the dates of such messages are looked at. */
  #addSender(message: Message): void {
    const { platform, channelId, userId, username, senderName, detectionDate: at } = message;
    // A channel that writes in its own name is no sender.
    const isPlain = userId !== channelId && !hasSenderItems(message);
    const last = isPlain ? this.#senders.get(userId) : undefined;
    if (last !== undefined && last.firstAt <= at && isSameSender(message, last.sample)) {
      if (at > last.lastAt) last.lastAt = at;
      return;
    }
    const names = isPlain ? `${username}\n${senderName}` : undefined;
    const sender = this.#add(`profile ${platform}:${userId}`, names, message, impliedSender);
    if (sender !== undefined) this.#senders.set(userId, sender);
  }

  /** What each channel's last message implied about its place, by channel id. */
  #places = new Map<string, Place>();

  /** Most channels keep their titles: only the dates of such messages are looked at. */
  #addPlace(message: Message): void {
    const { detectionDate: at, platform, channelId, serverId } = message;
    const last = this.#places.get(channelId);
    if (last !== undefined && isSamePlace(message, last.sample) && extend(last, at)) return;
    const fields = PLACE_FIELDS.map((field) => `${message[field]}`).join('\n');
    const channel = this.#add(`channel ${platform}:${channelId}`, fields, message, impliedChannel);
    const server =
      serverId === undefined
        ? undefined
        : this.#add(`server ${serverId}`, `${message.serverTitle}`, message, impliedServer);
    const sample = channel?.sample ?? { ...message, text: '' };
    this.#places.set(channelId, { sample, channel, server });
  }

  *[Symbol.iterator](): Iterator<Implied> {
    for (const { record, variants, make } of this.#sums.values()) {
      let sum = record;
      for (const { firstAt, lastAt, sample } of variants.values()) {
        if (lastAt <= firstAt) continue;
        if (sum.kind === 'profile') {
          // Lists are dated by the first sighting, and messages say nothing else about their senders.
          if (lastAt > sum.detectionDate) sum = { ...sum, detectionDate: lastAt };
          continue;
        }
        const sighting = make({ ...sample, detectionDate: lastAt });
        if (sighting !== undefined) sum = mergeRecords<Implied>(sum, sighting);
      }
      yield sum;
    }
  }

  /** `fields` identifies the variant; undefined if every message has to be merged. */
  #add(name: string, fields: string | undefined, message: Message, make: Sum['make']): Variant | undefined {
    const at = message.detectionDate;
    const sum = this.#sums.get(name);
    const variant = fields === undefined ? undefined : sum?.variants.get(fields);
    if (variant !== undefined && variant.firstAt <= at) {
      if (at > variant.lastAt) variant.lastAt = at;
      return variant;
    }
    const sighting = make(message);
    if (sighting === undefined) return undefined;
    const known = sum ?? { record: sighting, variants: new Map<string, Variant>(), make };
    if (sum === undefined) this.#sums.set(name, known);
    else sum.record = mergeRecords<Implied>(sum.record, sighting);
    if (variant !== undefined) {
      variant.firstAt = at;
      return variant;
    }
    if (fields === undefined) return undefined;
    // Without the text, which is not needed here and may be large.
    const added = { firstAt: at, lastAt: at, sample: { ...message, text: '' } };
    known.variants.set(fields, added);
    return added;
  }
}

/** Moves the last dates of a place. False if the message is older than the first one, which has to be merged. */
function extend({ channel, server }: Place, at: number): boolean {
  if (channel !== undefined && channel.firstAt > at) return false;
  if (server !== undefined && server.firstAt > at) return false;
  if (channel !== undefined && at > channel.lastAt) channel.lastAt = at;
  if (server !== undefined && at > server.lastAt) server.lastAt = at;
  return true;
}

const PLACE_FIELDS = [
  'channelTitle',
  'serverTitle',
  'serverId',
  'topicId',
  'topicTitle',
  'isForumTopic',
] as const satisfies readonly (keyof Message)[];

function isSameSender(a: Message, b: Message): boolean {
  return a.platform === b.platform && a.username === b.username && a.senderName === b.senderName;
}
