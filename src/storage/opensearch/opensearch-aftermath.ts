import type { DayOfRecord } from '../covered-days.ts';
import type { Operation } from './opensearch-documents.ts';
import { OpensearchFinder } from './opensearch-finder.ts';
import type { OpensearchTables } from './opensearch-tables.ts';

const KIND = 'aftermath';

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

  async note(days: Iterable<DayOfRecord>, chats: Iterable<string> = []): Promise<void> {
    await this.#tables.documents.put([
      ...Array.from(days, (day) => this.#operation({ day })),
      ...Array.from(chats, (chat) => this.#operation({ chat })),
    ]);
  }

  /** Whether something was noted and not looked at. */
  async isDue(): Promise<boolean> {
    await this.#tables.documents.refresh([this.#index]);
    return (await this.#tables.reader.count(this.#index, { term: { kind: KIND } })) > 0;
  }

  /** For whoever is alone, once everything that has to go is gone. */
  async settle(generation: number): Promise<void> {
    const { chats, coverage, documents, names, reader } = this.#tables;
    const finder = new OpensearchFinder(reader, names);
    await this.#tables.refreshAll(generation);
    const done: Operation[] = [];
    for await (const hit of reader.walk<{ document: Loose }>(this.#index, { term: { kind: KIND } })) {
      const loose = hit._source.document;
      if ('day' in loose) await coverage.review(loose.day, generation);
      // The name of a chat goes with its last message: it may be that of a person.
      else if (!(await finder.hasMessages(loose.chat))) done.push(chats.forget(loose.chat));
      done.push({ index: this.#index, id: hit._id, action: 'delete' });
    }
    await documents.put(done);
    await documents.refresh([this.#index]);
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
