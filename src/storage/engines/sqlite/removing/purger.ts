import { impliedKeys } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import { type AnyRecord, type EntityKind, keyOf } from '../../../../records/record.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { mergeVersions } from '../../../rules/purged-versions.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { MessageId } from '../records/messages.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import { forEachInSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type StoredVersion, versionsOf, versionsOfMessage } from '../records/versions.ts';
import { filesOfImport, requireGone, wasBarred } from './purge-checks.ts';
import { SqlitePurgeScope } from './purge-scope.ts';
import { SqliteSettlement } from './settlement.ts';

/**
 * Takes things out as if they had never come in, in short transactions: first the target is barred, so that no import brings more of
 * it; then its versions go, and with each of them a note of what has to be rebuilt; at last what is noted is settled. Should it be
 * interrupted, the same purge finds what is still there and settles what is noted.
 */
export class SqlitePurger {
  #tables: SqliteTables;
  #at: number;
  #isPermanent: boolean;
  #report = emptyPurgeReport();

  constructor(tables: SqliteTables, options: { at: number; isPermanent: boolean }) {
    this.#tables = tables;
    this.#at = options.at;
    this.#isPermanent = options.isPermanent;
  }

  async purge(target: PurgeTarget): Promise<PurgeReport> {
    const scope = await this.#tables.change(() => this.#bar(target));
    if (scope === undefined) return this.#report;
    await this.#takeMessages(scope);
    await this.#takeEntities(scope);
    await this.#tables.change(() => this.#takeSightings(scope));
    const settled = await new SqliteSettlement(this.#tables).run();
    for (const [kind, count] of settled.removed) this.#report.removed[kind] += count;
    this.#report.changed += settled.changed;
    await this.#tables.change(() => this.#forgetFiles(scope));
    this.#tables.read(() => requireGone(this.#tables, scope));
    return this.#report;
  }

  /** Undefined when there is no such import. */
  #bar(target: PurgeTarget): SqlitePurgeScope | undefined {
    this.#report.wasBarred = wasBarred(this.#tables, target);
    if (target.kind !== 'import') {
      this.#addTombstone(target.kind, target.key);
      return new SqlitePurgeScope(this.#tables, target, new Set());
    }
    const { all, own } = filesOfImport(this.#tables, target.importId);
    if (all === 0) return undefined;
    this.#report.wasFound = true;
    this.#report.filesElsewhere = all - own.size;
    // Should the import still be running, what it writes from now on is refused.
    for (const file of own) this.#tables.tombstones.add('file-number', String(file), this.#at);
    return new SqlitePurgeScope(this.#tables, target, own);
  }

  /** Until a whole walk finds nothing to take: what is removed moves others to slots that the walk has passed. */
  async #takeMessages(scope: SqlitePurgeScope): Promise<void> {
    for (let taken = -1; taken !== 0; ) {
      taken = 0;
      for (const ids of scope.messages())
        await forEachInSteps(this.#tables, ids, (id) => {
          if (this.#takeFromMessage(id, scope)) taken++;
        });
    }
  }

  /** False when nothing of the target is in it. */
  #takeFromMessage(id: Pick<MessageId, 'chat' | 'sequence'>, scope: SqlitePurgeScope): boolean {
    const { messages, sightings, origins, pendingCleanup } = this.#tables;
    const stored = messages.loadById(id);
    if (stored === undefined) return false;
    const { left, gone, isTouched } = this.#split(versionsOfMessage(this.#tables, stored), scope);
    if (!isTouched) return false;
    const { message } = stored;
    this.#report.wasFound = true;
    this.#noteGone(message, gone);
    if (left.length === 0) {
      if (scope.target.kind === 'import') this.#addTombstone('message', keyOf(message));
      messages.remove(message);
      sightings.removeAll('message', keyOf(message));
      pendingCleanup.addNames();
      this.#report.removed.message++;
      return true;
    }
    messages.replace(message, {
      message: mergeVersions(left),
      origin: origins.ofFiles([...new Set(left.flatMap(({ files }) => files))]),
      hasSightings: stored.hasSightings,
    });
    pendingCleanup.addNames();
    this.#report.changed++;
    return true;
  }

  /** Saves what is left of each version. */
  #split<R extends AnyRecord>(
    versions: readonly StoredVersion<R>[],
    scope: SqlitePurgeScope,
  ): { left: StoredVersion<R>[]; gone: StoredVersion<R>[]; isTouched: boolean } {
    const { sightings, origins } = this.#tables;
    const left: StoredVersion<R>[] = [];
    const gone: StoredVersion<R>[] = [];
    let isTouched = false;
    for (const version of versions) {
      const after = scope.version(version);
      if (after === version) {
        left.push(version);
        continue;
      }
      isTouched = true;
      const { sighting } = version;
      if (after === undefined) {
        gone.push(version);
        if (sighting !== undefined) sightings.remove(sighting);
        continue;
      }
      left.push({ ...version, files: after.files });
      if (sighting !== undefined)
        sightings.save({ ...sighting, origin: origins.ofFiles(after.files), isChanged: true });
    }
    return { left, gone, isTouched };
  }

  /** What followed from versions that are gone is worked out anew, and their days are looked at. */
  #noteGone(message: Message, gone: readonly StoredVersion<Message>[]): void {
    const { pendingCleanup } = this.#tables;
    const days = new CoveredDays();
    for (const { record } of gone) {
      for (const name of impliedKeys(record)) pendingCleanup.addEntity(name);
      days.add(record);
    }
    if (gone.length > 0) days.add(message);
    for (const day of days) pendingCleanup.addDay(day);
  }

  async #takeEntities(scope: SqlitePurgeScope): Promise<void> {
    const names = this.#tables.read(() => [...scope.versionedEntities()]);
    await forEachInSteps(this.#tables, names, (name) => this.#takeFromEntity(name, scope));
  }

  #takeFromEntity({ kind, key }: EntityName, scope: SqlitePurgeScope): void {
    const { entities, sightings, origins } = this.#tables;
    const stored = entities.load(kind, key);
    if (stored === undefined) return;
    const { left, isTouched } = this.#split<EntityRecord>(versionsOf(this.#tables, stored), scope);
    if (!isTouched) return;
    if (left.length === 0) {
      this.#addTombstone(kind, key);
      entities.remove(stored);
      sightings.removeAll(kind, key);
      this.#report.removed[kind]++;
      return;
    }
    const origin = origins.ofFiles([...new Set(left.flatMap(({ files }) => files))]);
    entities.rebuild(stored.record, { ...stored, record: mergeVersions(left), origin });
    this.#report.changed++;
  }

  /** What files said of entities, and what was kept of dropped months; what other files said as well stays. */
  #takeSightings(scope: SqlitePurgeScope): void {
    const { sightings, retainedItems, origins, pendingCleanup, entities } = this.#tables;
    for (const sighting of scope.sightings()) {
      const { record, channel } = sighting;
      pendingCleanup.addEntity({ kind: record.kind, key: keyOf(record) });
      sightings.remove(sighting);
      const left = scope.target.kind === 'import' ? origins.without(sighting.origin, scope.files) : undefined;
      if (left !== undefined) sightings.add(record, left, channel);
    }
    for (const key of scope.profilesWithKept()) pendingCleanup.addEntity({ kind: 'profile', key });
    if (scope.target.kind === 'channel') retainedItems.removeChannel(scope.target.key);
    if (scope.target.kind === 'profile') retainedItems.removeProfile(scope.target.key);
    if (scope.target.kind === 'import') retainedItems.removeFiles(origins, scope.origins(), scope.files);
    const { entity } = scope;
    const stored = entity && entities.load(entity.kind, entity.key);
    if (entity === undefined || stored === undefined) return;
    this.#report.wasFound = true;
    const days = new CoveredDays();
    days.add(stored.record);
    for (const day of days) pendingCleanup.addDay(day);
    // It goes by being rebuilt from nothing.
    pendingCleanup.addEntity(entity);
  }

  /** At the very end: until then the same command finds the import again. */
  #forgetFiles({ target, files }: SqlitePurgeScope): void {
    if (target.kind !== 'import') return;
    const { db, tombstones, coverage } = this.#tables;
    coverage.removeFiles(files);
    const purged = prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE file_id = ?");
    const spent = prepareWithBigInts(db, 'UPDATE files SET sha256 = NULL WHERE id = ?');
    for (const file of files) {
      const sha256 = db.prepare('SELECT sha256 FROM files WHERE id = ?').get(file)?.sha256 as string | null;
      if (sha256 !== null && this.#isPermanent) tombstones.add('file', sha256, this.#at);
      // Taken in again, the same bytes are another file: this one's number is spent.
      spent.run(file);
      // Also for another import that was reading the same bytes: what it wrote is gone.
      purged.run(file);
    }
    prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE import_id = ?").run(
      target.importId,
    );
  }

  #addTombstone(kind: EntityKind | 'message', key: string): void {
    if (this.#isPermanent) this.#tables.tombstones.add(kind, key, this.#at);
    else this.#tables.tombstones.remove(kind, key);
  }
}
