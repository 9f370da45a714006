import { hasSameNames, impliedKeys, impliesSame } from '../../../../records/implied.ts';
import { isSameMessage, type Message } from '../../../../records/message.ts';
import { keyOf } from '../../../../records/record.ts';
import type { Change } from '../../../port/upkeep.ts';
import { mergeVersions } from '../../../rules/purge-rule.ts';
import { KINDS_WITH_SIGHTING_PER_FILE, KINDS_WITH_VERSIONS } from '../../../rules/sighting-per-file.ts';
import { firstSlotOfMillisecond, LAST_SLOT } from '../database/message-slots.ts';
import type { EntityRecord, StoredEntity } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import { inSteps, type Step } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type StoredVersion, versionsOf, versionsOfMessage } from '../records/versions.ts';
import { isSame, SqliteCleanup } from '../removing/cleanup.ts';
import { type ReworkPosition, SqliteReworkProgress } from './rework-progress.ts';

/** Rows between two checks of the clock. Pages are large. */
const MESSAGE_CHUNK_SIZE = 200;
const ENTITY_CHUNK_SIZE = 5;
const SIGHTING_CHUNK_SIZE = 200;
const PROGRESS_EVERY = 1000;

/** SQL condition for entities that are passed as versions. */
export const IS_VERSIONED = `kind IN (${KINDS_WITH_VERSIONS.map((kind) => `'${kind}'`).join(', ')})`;

/** Passes all records through a function, in short transactions, so that imports can continue. */
export class SqliteRework {
  #tables: SqliteTables;
  #change: Change;
  #progress: SqliteReworkProgress;
  #position: ReworkPosition;
  #changed = 0;

  constructor(tables: SqliteTables, change: Change, name: string | undefined) {
    this.#tables = tables;
    this.#change = change;
    this.#progress = new SqliteReworkProgress(tables.db, name);
    this.#position = { ...this.#progress.read() };
  }

  async run(
    total: number,
    onProgress: (done: number, total: number) => void,
  ): Promise<{ records: number; changed: number }> {
    const { records: skipped } = this.#position;
    const advance = () => {
      if (++this.#position.records % PROGRESS_EVERY === 0) onProgress(this.#position.records, total);
    };
    await this.#reworkMessages(advance);
    await this.#reworkEntities(advance);
    await this.#reworkSightings();
    await new SqliteCleanup(this.#tables).run();
    await this.#tables.change(() => this.#progress.end());
    return { records: this.#position.records - skipped, changed: this.#changed };
  }

  async #reworkMessages(advance: () => void): Promise<void> {
    const position = this.#position;
    await this.#inSavedSteps((isTimeUp) => {
      // Since the last step, an import may have moved messages of the same millisecond to other slots.
      let from = firstSlotOfMillisecond(position.slot);
      for (;;) {
        const rows = this.#tables.messages.between(from, LAST_SLOT, MESSAGE_CHUNK_SIZE);
        for (const stored of rows) {
          this.#reworkMessage(stored);
          from = stored.slot + 1n;
          if (stored.slot <= position.slot) continue;
          position.slot = stored.slot;
          advance();
        }
        if (rows.length < MESSAGE_CHUNK_SIZE) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  async #reworkEntities(advance: () => void): Promise<void> {
    const position = this.#position;
    await this.#inSavedSteps((isTimeUp) => {
      for (;;) {
        const rows = this.#tables.entities.after(position.entity, KINDS_WITH_VERSIONS, ENTITY_CHUNK_SIZE);
        for (const stored of rows) {
          this.#reworkEntity(stored);
          position.entity = stored.id;
          advance();
        }
        if (rows.length < ENTITY_CHUNK_SIZE) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  /** The entities themselves are merged from sightings and messages, so they are rebuilt. */
  async #reworkSightings(): Promise<void> {
    const { sightings, pendingCleanup } = this.#tables;
    let last = 0;
    await inSteps(this.#tables, (isTimeUp) => {
      for (;;) {
        const rows = sightings.after(last, KINDS_WITH_SIGHTING_PER_FILE, SIGHTING_CHUNK_SIZE);
        for (const sighting of rows) {
          last = sighting.id as number;
          const record = this.#change(sighting.record);
          if (isSame(record, sighting.record)) continue;
          sightings.save({ ...sighting, record, isChanged: true });
          pendingCleanup.addEntity({ kind: sighting.record.kind, key: keyOf(record) });
        }
        if (rows.length < SIGHTING_CHUNK_SIZE) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  #inSavedSteps(step: Step): Promise<void> {
    return inSteps(this.#tables, (isTimeUp) => {
      const outcome = step(isTimeUp);
      this.#progress.save(this.#position);
      return outcome;
    });
  }

  #reworkMessage(stored: StoredMessage): void {
    const { messages, pendingCleanup } = this.#tables;
    const before = versionsOfMessage(this.#tables, stored);
    const after = before.map((version) => this.#reworkVersion(version));
    for (const [index, { record }] of after.entries()) {
      const known = before[index]?.record as Message;
      // The sender's profile includes the items of every version.
      if (impliesSame(record, known)) continue;
      for (const name of impliedKeys(record)) pendingCleanup.addEntity(name);
      if (!hasSameNames(record, known)) pendingCleanup.addNames();
    }
    const message = mergeVersions(after);
    if (isSameMessage(message, stored.message)) return;
    this.#changed++;
    messages.replace(stored.message, { ...stored, message });
  }

  #reworkEntity(stored: StoredEntity): void {
    const after = versionsOf<EntityRecord>(this.#tables, stored).map((version) =>
      this.#reworkVersion(version),
    );
    const record = mergeVersions(after);
    if (isSame(record, stored.record)) return;
    this.#changed++;
    this.#tables.entities.rebuild(stored.record, { ...stored, record });
  }

  /** Saves a version that is stored separately, even if the merged record stays the same. */
  #reworkVersion<R extends Message | EntityRecord>(version: StoredVersion<R>): StoredVersion<R> {
    const record = this.#change(version.record) as R;
    const { sighting } = version;
    if (sighting !== undefined) this.#tables.sightings.save({ ...sighting, record, isChanged: true });
    return { ...version, record };
  }
}
