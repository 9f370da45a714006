import { channelBehind, senderBehind, serverBehind } from '../../records/behind.ts';
import type { Channel } from '../../records/channel.ts';
import type { Message } from '../../records/message.ts';
import type { Profile } from '../../records/profile.ts';
import { mergeRecords } from '../../records/record.ts';
import type { Server } from '../../records/server.ts';

type Behind = Channel | Server | Profile;

interface Sum {
  record: Behind;
  /** What was told, and the earliest date it was. */
  told: Map<string, number>;
}

/**
 * What follows from the messages of a batch, added up before it is merged: a busy channel follows from thousands of them, and
 * most tell nothing but another date.
 */
export class SightingsBehind {
  #sums = new Map<string, Sum>();

  add(message: Message): void {
    const { platform, channelId, userId, serverId, topicId, topicTitle, detectionDate } = message;
    const place = `${message.channelTitle}\n${message.serverTitle}\n${serverId}\n${topicId}\n${topicTitle}\n${message.isForumTopic}`;
    this.#add(`channel ${platform}:${channelId}`, place, detectionDate, () => channelBehind(message));
    if (serverId !== undefined)
      this.#add(`server ${serverId}`, `${message.serverTitle}`, detectionDate, () => serverBehind(message));
    const names = message.items === undefined ? `${message.username}\n${message.senderName}` : undefined;
    this.#add(`profile ${platform}:${userId}`, names, detectionDate, () => senderBehind(message));
  }

  *[Symbol.iterator](): Iterator<Behind> {
    for (const { record } of this.#sums.values()) yield record;
  }

  #add(name: string, told: string | undefined, at: number, make: () => Behind | undefined): void {
    const sum = this.#sums.get(name);
    const earliest = told === undefined ? undefined : sum?.told.get(told);
    if (sum !== undefined && earliest !== undefined && earliest <= at) {
      if (at > sum.record.detectionDate) sum.record.detectionDate = at;
      return;
    }
    const record = make();
    if (record === undefined) return;
    const merged = sum === undefined ? record : mergeRecords<Behind>(sum.record, record);
    const all = sum?.told ?? new Map<string, number>();
    if (told !== undefined) all.set(told, at);
    this.#sums.set(name, { record: merged === sum?.record ? { ...merged } : merged, told: all });
  }
}
