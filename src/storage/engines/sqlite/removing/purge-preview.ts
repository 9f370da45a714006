import { impliedKeys } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import { keyOf } from '../../../../records/record.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { SqliteTables } from '../records/tables.ts';
import { type StoredVersion, versionsOf, versionsOfMessage } from '../records/versions.ts';
import { isSame } from './cleanup.ts';
import { filesOfImport, wasBanned } from './purge-checks.ts';
import { SqlitePurgePlan } from './purge-plan.ts';
import { nameOf, SqliteRebuilder } from './rebuilder.ts';

/** Entities rebuilt together: each group takes one pass over the messages. */
const GROUP_SIZE = 1000;

/** Computes what a purge would report, without changing anything. */
export class SqlitePurgePreview {
  #tables: SqliteTables;
  #report = emptyPurgeReport();
  #toRebuild = new Map<string, EntityName>();

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  run(target: PurgeTarget): PurgeReport {
    this.#report.wasBarred = wasBanned(this.#tables, target);
    let files: ReadonlySet<number> = new Set();
    if (target.kind === 'import') {
      const { all, own } = filesOfImport(this.#tables, target.importId);
      if (all === 0) return this.#report;
      this.#report.wasFound = true;
      this.#report.filesElsewhere = all - own.size;
      files = own;
    }
    const plan = new SqlitePurgePlan(this.#tables, target, files);
    this.#countMessages(plan);
    this.#countEntities(plan);
    this.#addFromSightings(plan);
    this.#countRebuilt(plan);
    return this.#report;
  }

  #countMessages(plan: SqlitePurgePlan): void {
    const seen = new Set<string>();
    for (const ids of plan.messages()) {
      for (const id of ids) {
        const stored = this.#tables.messages.loadById(id);
        if (stored === undefined || seen.has(keyOf(stored.message))) continue;
        const versions = versionsOfMessage(this.#tables, stored);
        if (this.#countMessage(versions, plan)) seen.add(keyOf(stored.message));
      }
    }
  }

  /** False if the purge leaves the message as it is. */
  #countMessage(versions: readonly StoredVersion<Message>[], plan: SqlitePurgePlan): boolean {
    const remaining = versions.map((version) => plan.version(version));
    if (remaining.every((after, index) => after === versions[index])) return false;
    this.#report.wasFound = true;
    const removed = versions.filter((_, index) => remaining[index] === undefined);
    for (const { record } of removed) for (const name of impliedKeys(record)) this.#addToRebuild(name);
    if (removed.length === versions.length) this.#report.removed.message++;
    else this.#report.changed++;
    return true;
  }

  #countEntities(plan: SqlitePurgePlan): void {
    for (const { kind, key } of plan.versionedEntities()) {
      const stored = this.#tables.entities.load(kind, key);
      if (stored === undefined) continue;
      this.#report.wasFound = true;
      const remaining = versionsOf(this.#tables, stored).map((version) => plan.version(version));
      if (remaining.every((after) => after === undefined)) this.#report.removed[kind]++;
      else this.#report.changed++;
    }
  }

  #addFromSightings(plan: SqlitePurgePlan): void {
    for (const { record } of plan.sightings()) this.#addToRebuild({ kind: record.kind, key: keyOf(record) });
    for (const key of plan.profilesWithRetained()) this.#addToRebuild({ kind: 'profile', key });
    const { entity } = plan;
    if (entity === undefined || this.#tables.entities.load(entity.kind, entity.key) === undefined) return;
    this.#report.wasFound = true;
    this.#addToRebuild(entity);
  }

  #countRebuilt(plan: SqlitePurgePlan): void {
    const rebuilder = new SqliteRebuilder(this.#tables, plan);
    const names = [...this.#toRebuild.values()];
    for (let start = 0; start < names.length; start += GROUP_SIZE) {
      const group = names.slice(start, start + GROUP_SIZE);
      const sums = rebuilder.sum(group);
      for (const name of group) {
        const stored = this.#tables.entities.load(name.kind, name.key);
        if (stored === undefined) continue;
        const { record } = rebuilder.rebuilt(name, sums);
        if (record === undefined) this.#report.removed[name.kind]++;
        else if (!isSame(stored.record, record)) this.#report.changed++;
      }
    }
  }

  #addToRebuild(name: EntityName): void {
    this.#toRebuild.set(nameOf(name), name);
  }
}
