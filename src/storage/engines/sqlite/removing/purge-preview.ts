import { impliedKeys } from '../../../../records/implied.ts';
import { keyOf } from '../../../../records/record.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { SqliteTables } from '../records/tables.ts';
import { versionsOf, versionsOfMessage } from '../records/versions.ts';
import { filesOfImport, wasBarred } from './purge-checks.ts';
import { SqlitePurgeScope } from './purge-scope.ts';
import { nameOf, SqliteRebuilder } from './rebuilder.ts';
import { isSame } from './settlement.ts';

/** Entities worked out together: each group takes one pass over the messages. */
const GROUP = 1000;

/** What a purge would report, worked out without changing anything. */
export class SqlitePurgePreview {
  #tables: SqliteTables;
  #report = emptyPurgeReport();
  #wanted = new Map<string, EntityName>();

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  run(target: PurgeTarget): PurgeReport {
    this.#report.wasBarred = wasBarred(this.#tables, target);
    let files: ReadonlySet<number> = new Set();
    if (target.kind === 'import') {
      const { all, own } = filesOfImport(this.#tables, target.importId);
      if (all === 0) return this.#report;
      this.#report.wasFound = true;
      this.#report.filesElsewhere = all - own.size;
      files = own;
    }
    const scope = new SqlitePurgeScope(this.#tables, target, files);
    this.#countMessages(scope);
    this.#countEntities(scope);
    this.#wantFromSightings(scope);
    this.#countRebuilt(scope);
    return this.#report;
  }

  #countMessages(scope: SqlitePurgeScope): void {
    const seen = new Set<string>();
    for (const ids of scope.messages()) {
      for (const id of ids) {
        const stored = this.#tables.messages.loadById(id);
        if (stored === undefined || seen.has(keyOf(stored.message))) continue;
        const versions = versionsOfMessage(this.#tables, stored);
        const left = versions.map((version) => scope.version(version));
        if (left.every((after, index) => after === versions[index])) continue;
        seen.add(keyOf(stored.message));
        this.#report.wasFound = true;
        for (const [index, { record }] of versions.entries())
          if (left[index] === undefined) for (const name of impliedKeys(record)) this.#want(name);
        if (left.every((after) => after === undefined)) this.#report.removed.message++;
        else this.#report.changed++;
      }
    }
  }

  #countEntities(scope: SqlitePurgeScope): void {
    for (const { kind, key } of scope.versionedEntities()) {
      const stored = this.#tables.entities.load(kind, key);
      if (stored === undefined) continue;
      const left = versionsOf(this.#tables, stored).map((version) => scope.version(version));
      if (left.every((after) => after === undefined)) this.#report.removed[kind]++;
      else this.#report.changed++;
    }
  }

  #wantFromSightings(scope: SqlitePurgeScope): void {
    for (const { record } of scope.sightings()) this.#want({ kind: record.kind, key: keyOf(record) });
    for (const key of scope.profilesWithKept()) this.#want({ kind: 'profile', key });
    const { entity } = scope;
    if (entity === undefined || this.#tables.entities.load(entity.kind, entity.key) === undefined) return;
    this.#report.wasFound = true;
    this.#want(entity);
  }

  #countRebuilt(scope: SqlitePurgeScope): void {
    const rebuilder = new SqliteRebuilder(this.#tables, scope);
    const wanted = [...this.#wanted.values()];
    for (let start = 0; start < wanted.length; start += GROUP) {
      const group = wanted.slice(start, start + GROUP);
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

  #want(name: EntityName): void {
    this.#wanted.set(nameOf(name), name);
  }
}
