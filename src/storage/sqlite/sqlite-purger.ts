import type { Message } from '../../records/message.ts';
import type { Platform } from '../../records/platform.ts';
import { type AnyRecord, type EntityKind, keyOf, mergeRecords } from '../../records/record.ts';
import { CoveredDays } from '../covered-days.ts';
import { parseMessageKey } from '../message-key.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../purge.ts';
import { isToldByFiles } from '../told-by-files.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import type { EntityRecord, StoredEntity } from './sqlite-entities.ts';
import type { StoredMessage } from './sqlite-messages.ts';
import { SqliteRebuilder, versionsOf } from './sqlite-rebuilder.ts';
import type { SightingOf } from './sqlite-sightings.ts';
import type { SqliteTables } from './sqlite-tables.ts';

const ENTITY_KINDS: readonly EntityKind[] = [
  'profile',
  'channel',
  'server',
  'page',
  'ransomware',
  'ransomware-group',
];

/** Takes things out as if they had never come in, in one transaction. */
export class SqlitePurger {
  #tables: SqliteTables;

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  purge(target: PurgeTarget, options: { at: number; isForGood: boolean }): PurgeReport {
    return this.#tables.change(() => new Purge(this.#tables, options).run(target));
  }
}

class Purge {
  #tables: SqliteTables;
  #at: number;
  #isForGood: boolean;
  #rebuilder: SqliteRebuilder;
  #touchedDays = new CoveredDays();
  #report = emptyPurgeReport();

  constructor(tables: SqliteTables, options: { at: number; isForGood: boolean }) {
    this.#tables = tables;
    this.#at = options.at;
    this.#isForGood = options.isForGood;
    this.#rebuilder = new SqliteRebuilder(tables);
  }

  run(target: PurgeTarget): PurgeReport {
    if (target.kind === 'message') this.#purgeMessage(target.key);
    else if (target.kind === 'channel') this.#purgeChannel(target.key);
    else if (target.kind === 'profile') this.#purgeProfile(target.key);
    else this.#purgeImport(target.importId);
    const rebuilt = this.#rebuilder.run();
    for (const [kind, count] of rebuilt.removed) this.#report.removed[kind] += count;
    this.#report.changed += rebuilt.changed;
    if (target.kind !== 'import') this.#reviewCoverage();
    this.#tables.messages.forgetUnused();
    return this.#report;
  }

  #reviewCoverage(): void {
    const days = [...this.#touchedDays];
    this.#tables.coverage.reviewMessages(days.filter(({ isByMessage }) => isByMessage));
    this.#tables.coverage.reviewRecords(days.filter(({ isByMessage }) => !isByMessage));
  }

  #purgeMessage(key: string): void {
    this.#bury('message', key);
    const id = parseMessageKey(key);
    const stored = id && this.#tables.messages.load({ ...id, sequence: String(id.sequence) });
    if (stored !== undefined) this.#removeMessage(stored);
  }

  #purgeChannel(key: string): void {
    this.#bury('channel', key);
    const { platform, id } = splitKey(key);
    const chat = this.#tables.mapper.chatOf({ platform, channelId: id });
    if (chat !== undefined)
      for (const stored of this.#tables.messages.walk('chat = ?', [chat])) this.#removeMessage(stored);
    this.#removeEntity('channel', key);
    // What stays of dropped months from this channel goes with it.
    for (const { kind, key: known } of this.#tables.sightings.removeFrom(key))
      this.#rebuilder.want(kind, known);
    for (const profile of this.#tables.keptItems.removeChannel(key)) this.#rebuilder.want('profile', profile);
  }

  #purgeProfile(key: string): void {
    this.#bury('profile', key);
    const { platform, id } = splitKey(key);
    const written = `speaker IN (SELECT id FROM speakers WHERE value ->> 0 = ?)
      AND chat IN (SELECT id FROM chats WHERE value ->> 0 = ?)`;
    for (const stored of this.#tables.messages.walk(written, [id, platform])) this.#removeMessage(stored);
    this.#removeEntity('profile', key);
    this.#tables.keptItems.removeProfile(key);
  }

  #purgeImport(importId: number): void {
    const { db } = this.#tables;
    const files = db.prepare('SELECT file_id FROM import_files WHERE import_id = ?').all(importId);
    if (files.length === 0) return;
    this.#report.wasFound = true;
    const gone = new Set(
      files.map(({ file_id }) => file_id as number).filter((file) => !this.#isFromElsewhere(file, importId)),
    );
    this.#report.filesElsewhere = files.length - gone.size;
    const origins = this.#originsWith(gone);
    if (origins.length > 0) {
      const where = `origin IN (${origins.join(', ')})`;
      for (const stored of this.#tables.messages.walk(where)) this.#takeFromMessage(stored, gone);
      for (const kind of ENTITY_KINDS) {
        if (isToldByFiles(kind)) this.#silence(kind, where, gone);
        else for (const stored of this.#tables.entities.walk(kind, where)) this.#takeFromEntity(stored, gone);
      }
    }
    for (const profile of this.#tables.keptItems.takeFiles(this.#tables.origins, origins, gone))
      this.#rebuilder.want('profile', profile);
    this.#tables.coverage.forgetFiles(gone);
    for (const file of gone) this.#forgetFile(file);
    prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE import_id = ?").run(importId);
  }

  /** The same bytes may have come with another import, which was not purged. */
  #isFromElsewhere(file: number, importId: number): boolean {
    const row = this.#tables.db
      .prepare(
        // What a crash left unfinished vouches for nothing.
        `SELECT 1 FROM import_files
         WHERE file_id = ? AND import_id <> ? AND status IN ('complete', 'incomplete') LIMIT 1`,
      )
      .get(file, importId);
    return row !== undefined;
  }

  #originsWith(files: ReadonlySet<number>): number[] {
    return this.#tables.db
      .prepare('SELECT id FROM origins')
      .all()
      .map(({ id }) => id as number)
      .filter((id) => this.#tables.origins.files(id).some((file) => files.has(file)));
  }

  #takeFromMessage(stored: StoredMessage, gone: ReadonlySet<number>): void {
    const origin = this.#tables.origins.without(stored.origin, gone);
    if (origin === undefined) {
      this.#bury('message', keyOf(stored.message));
      this.#removeMessage(stored);
      return;
    }
    for (const version of versionsOf(this.#tables, stored)) this.#rebuilder.wantBehind(version);
    const left = stored.hasSightings ? this.#versionsLeft<Message>(stored.message, gone) : [stored.message];
    const message = left.reduce(mergeRecords);
    const after = { message, origin, hasSightings: stored.hasSightings };
    this.#tables.messages.replace(stored.message, after);
    this.#report.changed++;
  }

  #takeFromEntity(stored: StoredEntity, gone: ReadonlySet<number>): void {
    const origin = this.#tables.origins.without(stored.origin, gone);
    if (origin === undefined) {
      this.#bury(stored.record.kind, keyOf(stored.record));
      this.#removeStored(stored);
      return;
    }
    const left = stored.hasSightings
      ? this.#versionsLeft<EntityRecord>(stored.record, gone)
      : [stored.record];
    this.#tables.entities.rebuild(stored.record, { ...stored, record: left.reduce(mergeRecords), origin });
    this.#report.changed++;
  }

  /** Takes the files from every version; those that only they had are gone. */
  #versionsLeft<R extends AnyRecord>(record: R, gone: ReadonlySet<number>): R[] {
    const left: SightingOf<R>[] = [];
    for (const sighting of this.#tables.sightings.of<R>(record.kind, keyOf(record))) {
      const origin = this.#tables.origins.without(sighting.origin, gone);
      if (origin === undefined) {
        this.#tables.sightings.remove(sighting);
        continue;
      }
      const kept = { ...sighting, origin, isChanged: origin !== sighting.origin };
      this.#tables.sightings.save(kept);
      left.push(kept);
    }
    return left.map((sighting) => sighting.record);
  }

  /** What files said of entities is unsaid, unless others said it with them; what is left is worked out anew. */
  #silence(kind: EntityKind, where: string, gone: ReadonlySet<number>): void {
    const { sightings, origins } = this.#tables;
    for (const sighting of sightings.withOrigins<EntityRecord>(kind, where)) {
      this.#rebuilder.want(kind, keyOf(sighting.record));
      sightings.remove(sighting);
      const left = origins.without(sighting.origin, gone);
      if (left !== undefined) sightings.add(sighting.record, left, sighting.channel);
    }
  }

  #forgetFile(file: number): void {
    const { db, tombstones } = this.#tables;
    // Should its import still be running, what it writes from now on is refused.
    tombstones.add('file-number', String(file), this.#at);
    const sha256 = db.prepare('SELECT sha256 FROM files WHERE id = ?').get(file)?.sha256 as string | null;
    if (sha256 !== null && this.#isForGood) tombstones.add('file', sha256, this.#at);
    // Taken in again, the same bytes are another file: this one's number is spent.
    prepareWithBigInts(db, 'UPDATE files SET sha256 = NULL WHERE id = ?').run(file);
    // Also for another import that was reading the same bytes: what it wrote is gone.
    prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE file_id = ?").run(file);
  }

  #removeMessage(stored: StoredMessage): void {
    for (const version of versionsOf(this.#tables, stored)) {
      this.#rebuilder.wantBehind(version);
      this.#touchedDays.add(version);
    }
    this.#touchedDays.add(stored.message);
    this.#tables.messages.remove(stored.message);
    this.#tables.sightings.removeAll('message', keyOf(stored.message));
    this.#report.removed.message++;
    this.#report.wasFound = true;
  }

  #removeEntity(kind: EntityKind, key: string): void {
    const stored = this.#tables.entities.load(kind, key);
    if (stored !== undefined) this.#removeStored(stored);
  }

  #removeStored(stored: StoredEntity): void {
    this.#touchedDays.add(stored.record);
    this.#tables.entities.remove(stored);
    this.#tables.sightings.removeAll(stored.record.kind, keyOf(stored.record));
    this.#report.removed[stored.record.kind]++;
    this.#report.wasFound = true;
  }

  #bury(kind: AnyRecord['kind'], key: string): void {
    if (this.#isForGood) this.#tables.tombstones.add(kind, key, this.#at);
    else this.#tables.tombstones.lift(kind, key);
  }
}

function splitKey(key: string): { platform: Platform; id: string } {
  const colon = key.indexOf(':');
  return { platform: key.slice(0, colon) as Platform, id: key.slice(colon + 1) };
}
