import type { Channel } from '../../records/channel.ts';
import { impliedChannel, impliedSender, impliedServer } from '../../records/implied.ts';
import type { Message } from '../../records/message.ts';
import type { Profile } from '../../records/profile.ts';
import { mergeRecords } from '../../records/record.ts';
import type { Server } from '../../records/server.ts';

type Behind = Channel | Server | Profile;

/** What messages tell of one thing in the same words: only the first and the last of them matter. */
interface FileSighting {
  firstAt: number;
  lastAt: number;
  words: Message;
}

interface Sum {
  record: Behind;
  told: Map<string, FileSighting>;
  make: (message: Message) => Behind | undefined;
}

/**
 * What follows from the messages of a batch, added up before it is merged: a busy channel follows from thousands of them, and
 * most say what the one before said.
 */
export class ImpliedSightings {
  #sums = new Map<string, Sum>();

  add(message: Message): void {
    const { platform, channelId, userId, serverId, serverTitle, topicId, topicTitle, isForumTopic } = message;
    const place = `${message.channelTitle}\n${serverTitle}\n${serverId}\n${topicId}\n${topicTitle}\n${isForumTopic}`;
    this.#add(`channel ${platform}:${channelId}`, place, message, impliedChannel);
    if (serverId !== undefined) this.#add(`server ${serverId}`, `${serverTitle}`, message, impliedServer);
    const names = message.items === undefined ? `${message.username}\n${message.senderName}` : undefined;
    this.#add(`profile ${platform}:${userId}`, names, message, impliedSender);
  }

  *[Symbol.iterator](): Iterator<Behind> {
    for (const { record, told, make } of this.#sums.values()) {
      let sum = record;
      for (const { firstAt, lastAt, words } of told.values()) {
        const sighting = lastAt > firstAt ? make({ ...words, detectionDate: lastAt }) : undefined;
        if (sighting !== undefined) sum = mergeRecords<Behind>(sum, sighting);
      }
      yield sum;
    }
  }

  #add(name: string, words: string | undefined, message: Message, make: Sum['make']): void {
    const at = message.detectionDate;
    const sum = this.#sums.get(name);
    const told = words === undefined ? undefined : sum?.told.get(words);
    if (told !== undefined && told.firstAt <= at) {
      if (at > told.lastAt) told.lastAt = at;
      return;
    }
    const sighting = make(message);
    if (sighting === undefined) return;
    const known = sum ?? { record: sighting, told: new Map<string, FileSighting>(), make };
    if (sum === undefined) this.#sums.set(name, known);
    else sum.record = mergeRecords<Behind>(sum.record, sighting);
    if (told !== undefined) told.firstAt = at;
    else if (words !== undefined) {
      // Its text need not be held for that.
      known.told.set(words, { firstAt: at, lastAt: at, words: { ...message, text: '' } });
    }
  }
}
