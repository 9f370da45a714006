import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { oneOf, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

const KIND = 'aftermath';
const CHATS_AT_ONCE = 1000;

/** A day that may no longer be covered, or a chat that may be empty. */
type Loose = { day: DayOfRecord } | { chat: string };

/**
 * What has to be looked at once messages are gone. It is written down before the first one goes: nobody could tell from what is
 * left where a process that died had been at work, so the next one looks at what it finds here.
 */
export class OpensearchAftermath {
  #tables: OpensearchTables;
  #index: string;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
    this.#index = tables.names.fixed('ledger');
  }

  async note(days: Iterable<DayOfRecord>, chats: Iterable<string>): Promise<void> {
    await this.#tables.documents.put([
      ...Array.from(days, (day) => this.#operation({ day })),
      ...Array.from(chats, (chat) => this.#operation({ chat })),
    ]);
  }

  /** Whether something was noted and not looked at. */
  async isDue(): Promise<boolean> {
    await this.#tables.documents.refresh([this.#index]);
    return (await this.#tables.searcher.count(this.#index, { term: { kind: KIND } })) > 0;
  }

  /** For the holder of the exclusive lock, once everything that has to go is gone. */
  async settle(generation: number): Promise<void> {
    const { coverage, documents, searcher } = this.#tables;
    await this.#tables.refreshAll(generation);
    const done: Operation[] = [];
    let chats: string[] = [];
    for await (const hit of searcher.walk<{ document: Loose }>(this.#index, { term: { kind: KIND } })) {
      const loose = hit._source.document;
      if ('day' in loose) await coverage.review(loose.day, generation);
      else chats.push(loose.chat);
      done.push({ index: this.#index, id: hit._id, action: 'delete' });
      if (chats.length < CHATS_AT_ONCE) continue;
      await this.#forgetEmpty(chats, generation);
      chats = [];
    }
    await this.#forgetEmpty(chats, generation);
    await documents.put(done);
    await documents.refresh([this.#index]);
  }

  /** The name of a chat goes with its last message: it may be that of a person. */
  async #forgetEmpty(chats: readonly string[], generation: number): Promise<void> {
    if (chats.length === 0) return;
    const { documents, names, searcher } = this.#tables;
    const groups = searcher.groups({
      index: () => names.messages(generation),
      query: oneOf('channelId', [...new Set(chats.map((chat) => chat.slice(chat.indexOf(':') + 1)))]),
      sources: [
        { platform: { terms: { field: 'platform' } } },
        { channelId: { terms: { field: 'channelId' } } },
      ],
    });
    const left = new Set<string>();
    for await (const { key } of groups) left.add(routingOf(key));
    const empty = chats.filter((chat) => !left.has(chat));
    await documents.put(empty.map((chat) => this.#tables.chats.forget(chat)));
  }

  #operation(loose: Loose): Operation {
    const name = 'day' in loose ? Object.values(loose.day).join(' ') : `chat ${loose.chat}`;
    return {
      index: this.#index,
      id: `${KIND} ${name}`,
      action: 'create',
      body: JSON.stringify({ kind: KIND, document: loose }),
    };
  }
}
