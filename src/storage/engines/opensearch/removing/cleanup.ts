import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { oneOf, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchVictims } from '../records/victims.ts';

const KIND = 'aftermath';
const CHATS_PER_REQUEST = 1000;
/** Each day is three clauses of a query, of which OpenSearch allows 1,024. */
const DAYS_PER_REQUEST = 200;

/** A day that may no longer be covered, or a chat that may be empty. */
type Task = { day: DayOfRecord } | { chat: string };

/**
 * Work that follows the removal of messages, and of posts (records/victims.ts). It is stored before the first message is removed: after a crash, the
 * remaining records do not show what was removed, so the next process does the work that it finds here.
 */
export class OpensearchCleanup {
  #tables: OpensearchTables;
  #index: string;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
    this.#index = tables.names.fixed('ledger');
  }

  async schedule(days: Iterable<DayOfRecord>, chats: Iterable<string>): Promise<void> {
    await this.#tables.documents.put([
      ...Array.from(days, (day) => this.#operation({ day })),
      ...Array.from(chats, (chat) => this.#operation({ chat })),
    ]);
  }

  /** Whether there is scheduled work. */
  async isPending(): Promise<boolean> {
    await this.#tables.documents.refresh([this.#index]);
    return (await this.#tables.searcher.count(this.#index, { term: { kind: KIND } })) > 0;
  }

  /** Needs exclusive access. Call once all messages are removed. */
  async run(generation: number): Promise<void> {
    const { coverage, documents, searcher } = this.#tables;
    await this.#tables.refreshAll(generation);
    const done: Operation[] = [];
    const chats: string[] = [];
    const days: DayOfRecord[] = [];
    for await (const hit of searcher.walk<{ document: Task }>(this.#index, { term: { kind: KIND } })) {
      const task = hit._source.document;
      if ('day' in task) days.push(task.day);
      else chats.push(task.chat);
      done.push({ index: this.#index, id: hit._id, action: 'delete' });
      if (days.length === DAYS_PER_REQUEST) await coverage.review(days.splice(0), generation);
      if (chats.length === CHATS_PER_REQUEST) await this.#removeEmptyChats(chats.splice(0), generation);
    }
    await coverage.review(days, generation);
    await this.#removeEmptyChats(chats, generation);
    await documents.put(done);
    await new OpensearchVictims(this.#tables, generation).settlePending();
    await documents.refresh([this.#index]);
  }

  /** Removes chats without messages: their names are personal data too. */
  async #removeEmptyChats(chats: readonly string[], generation: number): Promise<void> {
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
    const withMessages = new Set<string>();
    for await (const { key } of groups) withMessages.add(routingOf(key));
    const empty = chats.filter((chat) => !withMessages.has(chat));
    await documents.put(empty.map((chat) => this.#tables.chats.remove(chat)));
  }

  #operation(task: Task): Operation {
    const name = 'day' in task ? Object.values(task.day).join(' ') : `chat ${task.chat}`;
    return {
      index: this.#index,
      id: `${KIND} ${name}`,
      action: 'create',
      body: JSON.stringify({ kind: KIND, document: task }),
    };
  }
}
