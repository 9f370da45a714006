import { impliedKeys } from '../../../../records/implied.ts';
import { isSameMessage, type Message } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import { mergeVersions } from '../../../rules/purged-versions.ts';
import { firstSlotOfMillisecond, LAST_SLOT } from '../database/message-slots.ts';
import type { EntityRecord, StoredEntity } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import { inSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type StoredVersion, versionsOf, versionsOfMessage } from '../records/versions.ts';
import { isSame, SqliteSettlement } from '../removing/settlement.ts';

type Change = (record: Message | Page) => Message | Page;

/** Rows between two looks at the clock; pages are large. */
const MESSAGES = 200;
const PAGES = 5;
const PROGRESS_EVERY = 1000;

/** Passes what is kept through a function, in short transactions: imports go on meanwhile. */
export class SqliteRework {
  #tables: SqliteTables;
  #change: Change;
  #changed = 0;
  #records = 0;

  constructor(tables: SqliteTables, change: Change) {
    this.#tables = tables;
    this.#change = change;
  }

  async run(
    total: number,
    onProgress: (done: number, total: number) => void,
  ): Promise<{ records: number; changed: number }> {
    const advance = () => {
      if (++this.#records % PROGRESS_EVERY === 0) onProgress(this.#records, total);
    };
    await this.#reworkMessages(advance);
    await this.#reworkPages(advance);
    await new SqliteSettlement(this.#tables).run();
    return { records: this.#records, changed: this.#changed };
  }

  async #reworkMessages(advance: () => void): Promise<void> {
    let last = -1n;
    await inSteps(this.#tables, (isTimeUp) => {
      // An import may have moved messages of the same millisecond to other slots since the last step.
      let from = firstSlotOfMillisecond(last);
      for (;;) {
        const rows = this.#tables.messages.between(from, LAST_SLOT, MESSAGES);
        for (const stored of rows) {
          this.#reworkMessage(stored);
          from = stored.slot + 1n;
          if (stored.slot <= last) continue;
          last = stored.slot;
          advance();
        }
        if (rows.length < MESSAGES) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  async #reworkPages(advance: () => void): Promise<void> {
    let last = 0;
    await inSteps(this.#tables, (isTimeUp) => {
      for (;;) {
        const rows = this.#tables.entities.after(last, ['page'], PAGES);
        for (const stored of rows) {
          this.#reworkPage(stored);
          last = stored.id;
          advance();
        }
        if (rows.length < PAGES) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  #reworkMessage(stored: StoredMessage): void {
    const { messages, pendingCleanup } = this.#tables;
    const before = versionsOfMessage(this.#tables, stored);
    const after = before.map((version) => this.#reworkVersion(version));
    for (const [index, { record }] of after.entries()) {
      // What was found in any version, its sender shows.
      if (!isSame([record.items], [before[index]?.record.items]))
        for (const name of impliedKeys(record)) pendingCleanup.addEntity(name);
    }
    const message = mergeVersions(after);
    if (isSameMessage(message, stored.message)) return;
    this.#changed++;
    messages.replace(stored.message, { ...stored, message });
  }

  #reworkPage(stored: StoredEntity): void {
    const after = versionsOf<EntityRecord>(this.#tables, stored).map((version) =>
      this.#reworkVersion(version),
    );
    const page = mergeVersions(after);
    if (isSame(page, stored.record)) return;
    this.#changed++;
    this.#tables.entities.rebuild(stored.record, { ...stored, record: page });
  }

  /** A version that is kept as such is saved, also where the merged record stays the same. */
  #reworkVersion<R extends Message | EntityRecord>(version: StoredVersion<R>): StoredVersion<R> {
    const record = this.#change(version.record as Message | Page) as R;
    const { sighting } = version;
    if (sighting !== undefined) this.#tables.sightings.save({ ...sighting, record, isChanged: true });
    return { ...version, record };
  }
}
