import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Finding, findingsOf, ownerOf } from '../../../../records/finding.ts';
import type { Message } from '../../../../records/message.ts';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/**
 * Findings of records, as rows for lookups and feeds. A profile's findings include those of its owner's messages, which
 * are written from the messages: the profile's own lists may be incomplete.
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

  /** Adds new findings, and moves known ones back to an earlier date. */
  add(record: AnyRecord): void {
    if (record.kind === 'message' && record.items === undefined) return;
    for (const finding of findingsOf(record)) this.#write(finding);
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
    if (source !== undefined && owner !== undefined) this.#remove.run(source, owner);
  }

  #write({ source, owner, kind, canonical, value, firstSeen, position }: Finding): void {
    this.#upsert.run(source, owner, kind, canonical, value, firstSeen, position);
  }
}
