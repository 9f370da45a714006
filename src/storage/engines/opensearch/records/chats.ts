import type { Message } from '../../../../records/message.ts';
import { type Month, monthOf } from '../../../../time/month.ts';
import { routingOf } from '../cluster/clauses.ts';
import type { Loaded, OpensearchDocuments, Operation, Place } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';

export interface ChatSource {
  months: Record<string, [first: string, last: string]>;
}

interface Range {
  first: bigint;
  last: bigint;
}

/** By month. */
type Ranges = Map<Month, Range>;

export type ChatId = Pick<Message, 'platform' | 'channelId'>;

/**
 * Finds the months that may hold a message by its id alone: for every chat, it stores the range of sequences per month.
 * So a lookup needs no search in every month, and a message outside all ranges is new. Ranges only grow, and they grow
 * before the messages are written, so an interrupted write leaves them too wide, never too narrow.
 */
export class OpensearchChats {
  #documents: OpensearchDocuments;
  #index: string;

  constructor(documents: OpensearchDocuments, names: OpensearchNames) {
    this.#documents = documents;
    this.#index = names.fixed('chats');
  }

  /** The months that may hold a message with this id. */
  async monthsOf(chat: ChatId, sequence: bigint, lookupMs?: number): Promise<Month[]> {
    const found = await this.#documents.get<ChatSource>(this.#place(routingOf(chat)), lookupMs);
    return monthsWith(rangesOf(found), sequence);
  }

  /** The months that may hold each message now, in the order of the messages. */
  async monthsOfAll(messages: readonly Message[]): Promise<Month[][]> {
    const names = [...new Set(messages.map(routingOf))];
    const loaded = await this.#documents.load<ChatSource>(names.map((name) => this.#place(name)));
    const chats = new Map(names.map((name, index) => [name, rangesOf(loaded[index])] as const));
    return messages.map((message) =>
      monthsWith(chats.get(routingOf(message)) as Ranges, BigInt(message.sequence)),
    );
  }

  remove(chat: string): Operation {
    return { ...this.#place(chat), action: 'delete' };
  }

  /** Extends the ranges to include the messages, and returns the months that may already hold each of them. */
  async extend(messages: readonly Message[]): Promise<Map<Message, Month[]>> {
    const byChat = Map.groupBy(messages, routingOf);
    const known = new Map<Message, Month[]>();
    let open = [...byChat.keys()];
    while (open.length > 0) {
      const loaded = await this.#documents.load<ChatSource>(open.map((name) => this.#place(name)));
      const changed: { name: string; operation: Operation }[] = [];
      for (const [index, name] of open.entries()) {
        const before = loaded[index];
        const ofChat = byChat.get(name) as Message[];
        const ranges = rangesOf(before);
        for (const message of ofChat) {
          // Ranges that this batch wrote in an earlier iteration say nothing about stored messages.
          if (!known.has(message)) known.set(message, monthsWith(ranges, BigInt(message.sequence)));
        }
        if (extend(ranges, ofChat)) changed.push({ name, operation: this.#write(name, before, ranges) });
      }
      const results = await this.#documents.apply(changed.map(({ operation }) => operation));
      open = changed.filter((_, index) => results[index]?.outcome !== 'done').map(({ name }) => name);
      // Another process has written meanwhile: re-read to include its messages.
      for (const name of open) for (const message of byChat.get(name) as Message[]) known.delete(message);
    }
    return known;
  }

  #place(name: string): Place {
    return { index: this.#index, id: name };
  }

  #write(name: string, before: Loaded<ChatSource> | undefined, ranges: Ranges): Operation {
    const months: ChatSource['months'] = {};
    for (const [month, { first, last }] of ranges) months[month] = [String(first), String(last)];
    const body = JSON.stringify({ months });
    return before === undefined
      ? { ...this.#place(name), action: 'create', body }
      : { ...this.#place(name), action: 'index', version: before.version, body };
  }
}

/** Replaces the document of a chat. */
export function chatOperation(names: OpensearchNames, chat: string, source: ChatSource): Operation {
  return { index: names.fixed('chats'), id: chat, action: 'index', body: JSON.stringify(source) };
}

function rangesOf(chat: Loaded<ChatSource> | undefined): Ranges {
  return new Map(
    Object.entries(chat?.source.months ?? {}).map(([month, [first, last]]) => [
      Number(month),
      { first: BigInt(first), last: BigInt(last) },
    ]),
  );
}

function monthsWith(ranges: Ranges, sequence: bigint): Month[] {
  const months: Month[] = [];
  for (const [month, { first, last }] of ranges)
    if (first <= sequence && sequence <= last) months.push(month);
  return months;
}

/** Returns false if the ranges already include all messages. */
function extend(ranges: Ranges, messages: readonly Message[]): boolean {
  let isWider = false;
  for (const message of messages) {
    const month = monthOf(message.detectionDate);
    const sequence = BigInt(message.sequence);
    const range = ranges.get(month);
    if (range === undefined) ranges.set(month, { first: sequence, last: sequence });
    else if (sequence < range.first) range.first = sequence;
    else if (sequence > range.last) range.last = sequence;
    else continue;
    isWider = true;
  }
  return isWider;
}
