import { impliedKeys } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import { type AnyRecord, type EntityKind, keyOf } from '../../../../records/record.ts';
import type { Matching } from '../../../port/alerts.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import type { PurgeOptions } from '../../../port/upkeep.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { mergeVersions } from '../../../rules/purge-rule.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { MessageId } from '../records/messages.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import { forEachInSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type StoredVersion, versionsOf, versionsOfMessage } from '../records/versions.ts';
import { SqliteCleanup } from './cleanup.ts';
import { filesOfImport, requireGone, wasBanned } from './purge-checks.ts';
import { SqlitePurgePlan } from './purge-plan.ts';

/**
 * Purges a target in short transactions, as if it had never been imported. First it bans the target, so that no import
 * adds more of it. Then it removes the target's versions, each with a record of the cleanup that this requires. Finally
 * it runs the cleanup. After an interruption, the same purge removes what is still there and runs the pending cleanup.
 */
export class SqlitePurger {
  #tables: SqliteTables;
  #at: number;
  #isPermanent: boolean;
  #matching: Matching | undefined;
  #report = emptyPurgeReport();

  constructor(tables: SqliteTables, options: PurgeOptions) {
    this.#tables = tables;
    this.#at = options.at;
    this.#isPermanent = options.isPermanent;
    this.#matching = options.matching;
  }

  async purge(target: PurgeTarget): Promise<PurgeReport> {
    const plan = await this.#tables.change(() => this.#ban(target));
    if (plan === undefined) return this.#report;
    await this.#removeMessages(plan);
    await this.#removeEntities(plan);
    await this.#tables.change(() => this.#removeSightings(plan));
    const { removed, changed } = await new SqliteCleanup(this.#tables, (record) =>
      this.#stillMatched(record),
    ).run();
    for (const [kind, count] of removed) this.#report.removed[kind] += count;
    this.#report.changed += changed;
    await this.#tables.change(() => this.#markFilesPurged(plan));
    this.#tables.read(() => requireGone(this.#tables, plan));
    return this.#report;
  }

  /** Undefined if there is no such import. */
  #ban(target: PurgeTarget): SqlitePurgePlan | undefined {
    this.#report.wasBarred = wasBanned(this.#tables, target);
    if (target.kind !== 'import') {
      this.#addTombstone(target.kind, target.key);
      return new SqlitePurgePlan(this.#tables, target, new Set());
    }
    const { all, own } = filesOfImport(this.#tables, target.importId);
    if (all === 0) return undefined;
    this.#report.wasFound = true;
    this.#report.filesElsewhere = all - own.size;
    // If the import is still running, its writes are rejected from now on.
    for (const file of own) this.#tables.tombstones.add('file-number', String(file), this.#at);
    return new SqlitePurgePlan(this.#tables, target, own);
  }

  /** Repeats the walk until it finds nothing: removals move other messages to slots that it has already passed. */
  async #removeMessages(plan: SqlitePurgePlan): Promise<void> {
    for (let removals = -1; removals !== 0; ) {
      removals = 0;
      for (const ids of plan.messages())
        await forEachInSteps(this.#tables, ids, (id) => {
          if (this.#removeFromMessage(id, plan)) removals++;
        });
    }
  }

  /** Returns false if the message contains nothing of the target. */
  #removeFromMessage(id: Pick<MessageId, 'chat' | 'sequence'>, plan: SqlitePurgePlan): boolean {
    const { messages, sightings, origins, matches, pendingCleanup } = this.#tables;
    const stored = messages.loadById(id);
    if (stored === undefined) return false;
    const { remaining, gone, isTouched } = this.#removeVersions(
      versionsOfMessage(this.#tables, stored),
      plan,
    );
    if (!isTouched) return false;
    const { message } = stored;
    this.#report.wasFound = true;
    this.#scheduleCleanup(message, gone);
    if (remaining.length === 0) {
      if (plan.target.kind === 'import') this.#addTombstone('message', keyOf(message));
      messages.remove(message);
      sightings.removeAll('message', keyOf(message));
      matches.removeOf('message', keyOf(message));
      pendingCleanup.addNames();
      this.#report.removed.message++;
      return true;
    }
    const left = mergeVersions(remaining);
    messages.replace(message, {
      message: left,
      origin: origins.ofFiles([...new Set(remaining.flatMap(({ files }) => files))]),
      hasSightings: stored.hasSightings,
    });
    matches.removeOf('message', keyOf(message), this.#stillMatched(left));
    pendingCleanup.addNames();
    this.#report.changed++;
    return true;
  }

  /** Saves or removes the sighting of each touched version. */
  #removeVersions<R extends AnyRecord>(
    versions: readonly StoredVersion<R>[],
    plan: SqlitePurgePlan,
  ): { remaining: StoredVersion<R>[]; gone: StoredVersion<R>[]; isTouched: boolean } {
    const { sightings, origins } = this.#tables;
    const remaining: StoredVersion<R>[] = [];
    const gone: StoredVersion<R>[] = [];
    let isTouched = false;
    for (const version of versions) {
      const after = plan.version(version);
      if (after === version) {
        remaining.push(version);
        continue;
      }
      isTouched = true;
      const { sighting } = version;
      if (after === undefined) {
        gone.push(version);
        if (sighting !== undefined) sightings.remove(sighting);
        continue;
      }
      remaining.push({ ...version, files: after.files });
      if (sighting !== undefined)
        sightings.save({ ...sighting, origin: origins.ofFiles(after.files), isChanged: true });
    }
    return { remaining, gone, isTouched };
  }

  /** Schedules a rebuild of what the removed versions implied, and a review of their days. */
  #scheduleCleanup(message: Message, gone: readonly StoredVersion<Message>[]): void {
    if (gone.length === 0) return;
    for (const { record } of gone)
      for (const name of impliedKeys(record)) this.#tables.pendingCleanup.addEntity(name);
    this.#scheduleReview([message, ...gone.map(({ record }) => record)]);
  }

  #scheduleReview(gone: readonly AnyRecord[]): void {
    const days = new CoveredDays();
    for (const record of gone) days.add(record);
    for (const day of days) this.#tables.pendingCleanup.addDay(day);
  }

  async #removeEntities(plan: SqlitePurgePlan): Promise<void> {
    const names = this.#tables.read(() => [...plan.versionedEntities()]);
    await forEachInSteps(this.#tables, names, (name) => this.#removeFromEntity(name, plan));
  }

  #removeFromEntity({ kind, key }: EntityName, plan: SqlitePurgePlan): void {
    const { entities, sightings, origins, matches } = this.#tables;
    const stored = entities.load(kind, key);
    if (stored === undefined) return;
    const { remaining, gone, isTouched } = this.#removeVersions<EntityRecord>(
      versionsOf(this.#tables, stored),
      plan,
    );
    if (!isTouched) return;
    this.#report.wasFound = true;
    // Coverage is stored by file, so an import's days are removed with its files.
    if (plan.target.kind !== 'import') this.#scheduleReview(gone.map(({ record }) => record));
    if (remaining.length === 0) {
      this.#addTombstone(kind, key);
      entities.remove(stored);
      sightings.removeAll(kind, key);
      matches.removeOf(kind, key);
      this.#report.removed[kind]++;
      return;
    }
    const origin = origins.ofFiles([...new Set(remaining.flatMap(({ files }) => files))]);
    const left = mergeVersions(remaining);
    entities.rebuild(stored.record, { ...stored, record: left, origin });
    matches.removeOf(kind, key, this.#stillMatched(left));
    this.#report.changed++;
  }

  /** Retracts sightings of entities and items retained from dropped months, unless other files contain them too. */
  #removeSightings(plan: SqlitePurgePlan): void {
    const { sightings, retainedItems, origins, pendingCleanup, entities } = this.#tables;
    for (const sighting of plan.sightings()) {
      const { record, channel } = sighting;
      pendingCleanup.addEntity({ kind: record.kind, key: keyOf(record) });
      sightings.remove(sighting);
      const remaining =
        plan.target.kind === 'import' ? origins.without(sighting.origin, plan.files) : undefined;
      if (remaining !== undefined) sightings.add(record, remaining, channel);
    }
    for (const key of plan.profilesWithRetained()) pendingCleanup.addEntity({ kind: 'profile', key });
    if (plan.target.kind === 'channel') retainedItems.removeChannel(plan.target.key);
    if (plan.target.kind === 'profile') retainedItems.removeProfile(plan.target.key);
    if (plan.target.kind === 'import') retainedItems.removeFiles(origins, plan.origins(), plan.files);
    const { entity } = plan;
    const stored = entity && entities.load(entity.kind, entity.key);
    if (entity === undefined || stored === undefined) return;
    this.#report.wasFound = true;
    this.#scheduleReview([stored.record]);
    // The rebuild finds nothing to build it from, and removes it.
    pendingCleanup.addEntity(entity);
  }

  /** The last step: until then the same command still finds the import. */
  #markFilesPurged({ target, files }: SqlitePurgePlan): void {
    if (target.kind !== 'import') return;
    const { db, tombstones, coverage } = this.#tables;
    coverage.removeFiles(files);
    const purged = prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE file_id = ?");
    const clearDigest = prepareWithBigInts(db, 'UPDATE files SET sha256 = NULL WHERE id = ?');
    for (const file of files) {
      const sha256 = db.prepare('SELECT sha256 FROM files WHERE id = ?').get(file)?.sha256 as string | null;
      if (sha256 !== null && this.#isPermanent) tombstones.add('file', sha256, this.#at);
      // If the same bytes are imported again, they get a new number.
      clearDigest.run(file);
      // Also for another import that was reading the same bytes: what it wrote has been removed.
      purged.run(file);
    }
    prepareWithBigInts(db, "UPDATE import_files SET status = 'purged' WHERE import_id = ?").run(
      target.importId,
    );
  }

  /** Without anyone to ask, no match of a changed record is certain to remain. */
  #stillMatched(record: AnyRecord): ReadonlySet<string> {
    return this.#matching?.matchesOf(record) ?? new Set();
  }

  #addTombstone(kind: EntityKind | 'message', key: string): void {
    if (this.#isPermanent) this.#tables.tombstones.add(kind, key, this.#at);
    else this.#tables.tombstones.remove(kind, key);
  }
}
