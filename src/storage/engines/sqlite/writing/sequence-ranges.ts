import type { Message } from '../../../../records/message.ts';
import type { Platform } from '../../../../records/platform.ts';

interface SequenceRange {
  /** One of the chat's messages. */
  message: Message;
  first: bigint;
  last: bigint;
}

/** The first and the last sequence of each chat in a part of a batch. */
export class SequenceRanges {
  #ranges = new Map<Platform, Map<string, SequenceRange>>();

  add(message: Message): void {
    const sequence = BigInt(message.sequence);
    const chats = this.#chatsOf(message.platform);
    const range = chats.get(message.channelId);
    if (range === undefined) chats.set(message.channelId, { message, first: sequence, last: sequence });
    else if (sequence < range.first) range.first = sequence;
    else if (sequence > range.last) range.last = sequence;
  }

  chatsWhere(isWanted: (range: SequenceRange) => boolean): NewChats {
    const chats = new NewChats();
    for (const ranges of this.#ranges.values())
      for (const range of ranges.values()) if (isWanted(range)) chats.add(range.message);
    return chats;
  }

  #chatsOf(platform: Platform): Map<string, SequenceRange> {
    let chats = this.#ranges.get(platform);
    if (chats === undefined) {
      chats = new Map();
      this.#ranges.set(platform, chats);
    }
    return chats;
  }
}

/** A set of chats. Not of joined names, because joining them for every message costs more than looking them up. */
export class NewChats {
  #channels = new Map<Platform, Set<string>>();

  add({ platform, channelId }: Message): void {
    const channels = this.#channels.get(platform);
    if (channels === undefined) this.#channels.set(platform, new Set([channelId]));
    else channels.add(channelId);
  }

  has({ platform, channelId }: Message): boolean {
    return this.#channels.get(platform)?.has(channelId) ?? false;
  }
}
