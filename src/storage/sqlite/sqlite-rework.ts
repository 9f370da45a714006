import { isSameMessage, type Message } from '../../records/message.ts';
import type { Page } from '../../records/page.ts';
import { keyOf, mergeRecords } from '../../records/record.ts';
import type { StoredEntity } from './sqlite-entities.ts';
import type { StoredMessage } from './sqlite-messages.ts';
import { SqliteRebuilder } from './sqlite-rebuilder.ts';
import type { SqliteTables } from './sqlite-tables.ts';

type Change = (record: Message | Page) => Message | Page;

/** Passes what is kept through a function, in one transaction. */
export class SqliteRework {
  #tables: SqliteTables;
  #change: Change;
  #rebuilder: SqliteRebuilder;
  #changed = 0;

  constructor(tables: SqliteTables, change: Change) {
    this.#tables = tables;
    this.#change = change;
    this.#rebuilder = new SqliteRebuilder(tables);
  }

  run(
    total: number,
    onProgress: (done: number, total: number) => void,
  ): { records: number; changed: number } {
    return this.#tables.change(() => {
      let records = 0;
      const advance = () => {
        if (++records % 1000 === 0) onProgress(records, total);
      };
      for (const stored of this.#tables.messages.walk()) {
        this.#reworkMessage(stored);
        advance();
      }
      for (const stored of this.#tables.entities.walk('page')) {
        this.#reworkPage(stored);
        advance();
      }
      this.#rebuilder.run();
      return { records, changed: this.#changed };
    });
  }

  #reworkMessage(stored: StoredMessage): void {
    const message = stored.hasSightings
      ? this.#reworkVersions<Message>(stored.message)
      : (this.#change(stored.message) as Message);
    if (isSameMessage(message, stored.message)) return;
    this.#changed++;
    this.#tables.messages.replace(stored.message, { ...stored, message });
    if (JSON.stringify(message.items) !== JSON.stringify(stored.message.items))
      this.#rebuilder.wantBehind(message);
  }

  #reworkPage(stored: StoredEntity): void {
    const page = stored.hasSightings
      ? this.#reworkVersions<Page>(stored.record as Page)
      : (this.#change(stored.record as Page) as Page);
    if (JSON.stringify(page) === JSON.stringify(stored.record)) return;
    this.#changed++;
    this.#tables.entities.rebuild(stored.record, { ...stored, record: page });
  }

  #reworkVersions<R extends Message | Page>(record: R): R {
    const versions = this.#tables.sightings.of<R>(record.kind, keyOf(record)).map((sighting) => {
      const reworked = this.#change(sighting.record) as R;
      this.#tables.sightings.save({ ...sighting, record: reworked, isChanged: true });
      return reworked;
    });
    return versions.reduce(mergeRecords);
  }
}
