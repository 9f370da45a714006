import type { Channel } from '../../records/channel.ts';
import { hasSenderItems, impliedChannel, impliedSender, impliedServer } from '../../records/implied.ts';
import type { Message } from '../../records/message.ts';
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
    const { platform, channelId, userId, serverId, serverTitle, topicId, topicTitle, isForumTopic } = message;
    const place = `${message.channelTitle}\n${serverTitle}\n${serverId}\n${topicId}\n${topicTitle}\n${isForumTopic}`;
    this.#add(`channel ${platform}:${channelId}`, place, message, impliedChannel);
    if (serverId !== undefined) this.#add(`server ${serverId}`, `${serverTitle}`, message, impliedServer);
    const names = hasSenderItems(message) ? undefined : `${message.username}\n${message.senderName}`;
    this.#add(`profile ${platform}:${userId}`, names, message, impliedSender);
  }

  *[Symbol.iterator](): Iterator<Implied> {
    for (const { record, variants, make } of this.#sums.values()) {
      let sum = record;
      for (const { firstAt, lastAt, sample } of variants.values()) {
        const sighting = lastAt > firstAt ? make({ ...sample, detectionDate: lastAt }) : undefined;
        if (sighting !== undefined) sum = mergeRecords<Implied>(sum, sighting);
      }
      yield sum;
    }
  }

  /** `fields` identifies the variant; undefined if every message has to be merged. */
  #add(name: string, fields: string | undefined, message: Message, make: Sum['make']): void {
    const at = message.detectionDate;
    const sum = this.#sums.get(name);
    const variant = fields === undefined ? undefined : sum?.variants.get(fields);
    if (variant !== undefined && variant.firstAt <= at) {
      if (at > variant.lastAt) variant.lastAt = at;
      return;
    }
    const sighting = make(message);
    if (sighting === undefined) return;
    const known = sum ?? { record: sighting, variants: new Map<string, Variant>(), make };
    if (sum === undefined) this.#sums.set(name, known);
    else sum.record = mergeRecords<Implied>(sum.record, sighting);
    if (variant !== undefined) variant.firstAt = at;
    else if (fields !== undefined) {
      // Without the text, which is not needed here and may be large.
      known.variants.set(fields, { firstAt: at, lastAt: at, sample: { ...message, text: '' } });
    }
  }
}
