import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Finding, findingsOf, nameFindingsOf, ownerOf } from '../../../../records/finding.ts';
import type { LookupKind } from '../../../../records/indicator.ts';
import type { Message } from '../../../../records/message.ts';
import { hasUnchangedNames } from '../../../../records/name.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { SqliteTerms } from './terms.ts';

/**
 * Findings of records, as rows for lookups and feeds. A profile's findings include those of its owner's messages, which
 * are written from the messages: the profile's own lists may be incomplete.
 */
export class SqliteFindings {
  readonly terms: SqliteTerms;
  #upsert: StatementSync;
  #remove: StatementSync;
  #removeOne: StatementSync;

  constructor(db: DatabaseSync) {
    this.terms = new SqliteTerms(db);
    this.#upsert = prepareWithBigInts(
      db,
      `
      INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
      WHERE (excluded.first_seen, excluded.position, excluded.value) < (first_seen, position, value)
    `,
    );
    this.#remove = db.prepare(
      'DELETE FROM findings WHERE source = ? AND owner = ? RETURNING kind, canonical',
    );
    this.#removeOne = prepareWithBigInts(
      db,
      'DELETE FROM findings WHERE source = ? AND owner = ? AND kind = ? AND canonical = ?',
    );
  }

  /** Adds new items, and moves known ones back to an earlier date. */
  add(record: AnyRecord): void {
    if (record.kind === 'message' && record.items === undefined) return;
    for (const finding of findingsOf(record)) this.#write(finding);
  }

  /** Adds the names, titles and own addresses of a stored entity. */
  addNames(record: AnyRecord): void {
    this.addAll(nameFindingsOf(record));
  }

  /** Names follow from the merged record, so that they do not depend on the order of imports. */
  replaceNames(before: AnyRecord, after: AnyRecord): void {
    if (hasUnchangedNames(before, after)) return;
    const known = new Map(nameFindingsOf(before).map((finding) => [nameOf(finding), finding]));
    for (const finding of nameFindingsOf(after)) {
      const same = known.get(nameOf(finding));
      known.delete(nameOf(finding));
      if (same?.firstSeen === finding.firstSeen && same.value === finding.value) continue;
      if (same !== undefined) this.#removeFinding(same);
      this.#write(finding);
    }
    for (const gone of known.values()) this.#removeFinding(gone);
    // An address that is no longer the record's own can still be one of its items.
    if (known.size > 0) this.addAll(findingsOf(after).filter((finding) => known.has(nameOf(finding))));
  }

  /** Attributes the findings of a message to its sender. */
  addForSender(message: Message): void {
    for (const finding of findingsOfSender(message)) this.#write(finding);
  }

  addAll(findings: Iterable<Finding>): void {
    for (const finding of findings) this.#write(finding);
  }

  /** Findings of a profile from messages that retention has dropped. */
  addRetained({ platform, userId }: Profile, retained: Iterable<Omit<Finding, 'source' | 'owner'>>): void {
    for (const each of retained) this.#write({ ...each, source: `${platform}-profile`, owner: userId });
  }

  remove(record: AnyRecord): void {
    const [source, owner] = ownerOf(record) ?? [];
    if (source === undefined || owner === undefined) return;
    for (const { kind, canonical } of this.#remove.all(source, owner))
      this.terms.removed(kind as LookupKind, canonical as string);
  }

  #removeFinding({ source, owner, kind, canonical }: Finding): void {
    this.#removeOne.run(source, owner, kind, canonical);
    this.terms.removed(kind, canonical);
  }

  #write({ source, owner, kind, canonical, value, firstSeen, position }: Finding): void {
    const { changes } = this.#upsert.run(source, owner, kind, canonical, value, firstSeen, position);
    if (changes > 0) this.terms.add(kind, canonical);
  }
}

function nameOf({ kind, canonical }: Finding): string {
  return `${kind} ${canonical}`;
}
