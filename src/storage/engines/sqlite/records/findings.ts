import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Finding, findingsOf, ownerOf } from '../../../../records/finding.ts';
import type { Message } from '../../../../records/message.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/**
 * What records show, as rows that lookups and feeds read. A profile shows what its owner's messages show: those rows are
 * written from the messages, so that they are complete where the profile's own lists are not.
 */
export class SqliteFindings {
  #upsert: StatementSync;
  #remove: StatementSync;

  constructor(db: DatabaseSync) {
    this.#upsert = prepareWithBigInts(
      db,
      `
      INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
      WHERE (excluded.first_seen, excluded.position, excluded.value) < (first_seen, position, value)
    `,
    );
    this.#remove = prepareWithBigInts(db, 'DELETE FROM findings WHERE source = ? AND owner = ?');
  }

  /** What a sighting shows: what is new is added, what was seen earlier than was known is dated back. */
  add(record: AnyRecord): void {
    if (record.kind === 'message' && record.items === undefined) return;
    for (const finding of findingsOf(record)) this.#write(finding);
  }

  /** What a message shows, its sender shows. */
  addForSender(message: Message): void {
    for (const finding of findingsOfSender(message)) this.#write(finding);
  }

  addAll(findings: Iterable<Finding>): void {
    for (const finding of findings) this.#write(finding);
  }

  /** What a profile showed in messages that were dropped since. */
  addKept({ platform, userId }: Profile, shown: Iterable<Omit<Finding, 'source' | 'owner'>>): void {
    for (const each of shown) this.#write({ ...each, source: `${platform}-profile`, owner: userId });
  }

  remove(record: AnyRecord): void {
    const [source, owner] = ownerOf(record) ?? [];
    if (source !== undefined && owner !== undefined) this.#remove.run(source, owner);
  }

  #write({ source, owner, kind, canonical, value, firstSeen, position }: Finding): void {
    this.#upsert.run(source, owner, kind, canonical, value, firstSeen, position);
  }
}
