import type { Message } from '../../records/message.ts';
import { type Month, monthOf } from '../../records/month.ts';
import type { Loaded, OpensearchDocuments, Operation, Place } from './opensearch-documents.ts';
import { routingOf } from './opensearch-query-compiler.ts';
import type { OpensearchNames } from './opensearch-schema.ts';

type Range = [first: string, last: string];
interface ChatSource {
  months: Record<string, Range>;
}

export type ChatId = Pick<Message, 'platform' | 'channelId'>;

/**
 * Which months may hold a message, by its id alone: for every chat, the sequences between which its messages of a month lie. So a
 * message is found at once, without a search in every month, and what lies beyond is known to be new. The ranges only ever grow,
 * and they grow before the messages are written: what was lost half-way leaves them too wide, never too narrow.
 */
export class OpensearchChats {
  #documents: OpensearchDocuments;
  #index: string;

  constructor(documents: OpensearchDocuments, names: OpensearchNames) {
    this.#documents = documents;
    this.#index = names.fixed('chats');
  }

  /** Months in which a message of this id may stand. */
  async monthsOf(chat: ChatId, sequence: bigint): Promise<Month[]> {
    const found = await this.#documents.get<ChatSource>(this.#place(routingOf(chat)));
    return found === undefined ? [] : monthsWith(found.source, sequence);
  }

  /** In the order of the messages: the months in which each may stand by now. */
  async monthsNow(messages: readonly Message[]): Promise<Month[][]> {
    const names = [...new Set(messages.map(routingOf))];
    const loaded = await this.#documents.load<ChatSource>(names.map((name) => this.#place(name)));
    const chats = new Map(names.map((name, index) => [name, loaded[index]?.source] as const));
    return messages.map((message) => {
      const chat = chats.get(routingOf(message));
      return chat === undefined ? [] : monthsWith(chat, BigInt(message.sequence));
    });
  }

  forget(chat: string): Operation {
    return { ...this.#place(chat), action: 'delete' };
  }

  /** For each message the months where it may stand already; the ranges include it from then on. */
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
        for (const message of ofChat) {
          // What this batch itself has written in an earlier round of this loop says nothing of what is stored.
          if (!known.has(message))
            known.set(
              message,
              before === undefined ? [] : monthsWith(before.source, BigInt(message.sequence)),
            );
        }
        const months = extended(before?.source.months ?? {}, ofChat);
        if (months !== undefined) changed.push({ name, operation: this.#write(name, before, months) });
      }
      const results = await this.#documents.apply(changed.map(({ operation }) => operation));
      open = changed.filter((_, index) => results[index]?.outcome !== 'done').map(({ name }) => name);
      // Somebody else has written there meanwhile: what he brought must be looked at, too.
      for (const name of open) for (const message of byChat.get(name) as Message[]) known.delete(message);
    }
    return known;
  }

  #place(name: string): Place {
    return { index: this.#index, id: name };
  }

  #write(name: string, before: Loaded<ChatSource> | undefined, months: ChatSource['months']): Operation {
    const body = JSON.stringify({ months });
    return before === undefined
      ? { ...this.#place(name), action: 'create', body }
      : { ...this.#place(name), action: 'index', version: before.version, body };
  }
}

function monthsWith({ months }: ChatSource, sequence: bigint): Month[] {
  return Object.entries(months).flatMap(([month, [first, last]]) =>
    BigInt(first) <= sequence && sequence <= BigInt(last) ? [Number(month)] : [],
  );
}

/** Undefined when the ranges hold all of them as they are. */
function extended(
  months: ChatSource['months'],
  messages: readonly Message[],
): ChatSource['months'] | undefined {
  let isWider = false;
  const ranges = new Map(
    Object.entries(months).map(([month, [first, last]]) => [
      month,
      { first: BigInt(first), last: BigInt(last) },
    ]),
  );
  for (const message of messages) {
    const month = String(monthOf(message.detectionDate));
    const sequence = BigInt(message.sequence);
    const range = ranges.get(month);
    if (range === undefined) ranges.set(month, { first: sequence, last: sequence });
    else if (sequence < range.first) range.first = sequence;
    else if (sequence > range.last) range.last = sequence;
    else continue;
    isWider = true;
  }
  if (!isWider) return undefined;
  return Object.fromEntries(
    [...ranges].map(([month, { first, last }]) => [month, [String(first), String(last)]]),
  );
}
