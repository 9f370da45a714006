import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import { victimCompanyKeys } from '../../../../records/victim.ts';
import type { VictimRecord } from '../../../../records/victim-record.ts';
import { claimOf, victimChanges } from '../../../rules/victim-changes.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { SqliteEntities, StoredEntity } from './entities.ts';
import { UNKNOWN_ORIGIN } from './origins.ts';

type StoredVictim = StoredEntity & { record: VictimRecord };

/** Victims, which follow the posts in the same transaction (rules/victim-changes.ts). */
export class SqliteVictims {
  #entities: SqliteEntities;
  #ofReport: StatementSync;
  #claimed: StatementSync;
  #addReport: StatementSync;
  #addKey: StatementSync;
  #removeReport: StatementSync;
  #removeKey: StatementSync;
  #count: StatementSync;
  #uncount: StatementSync;

  constructor(db: DatabaseSync, entities: SqliteEntities) {
    this.#entities = entities;
    this.#ofReport = db.prepare('SELECT victim FROM victim_reports WHERE post = ?');
    this.#claimed = db.prepare(
      `SELECT victim FROM victim_keys
       WHERE group_id = ? AND company = ? AND first_seen <= ? AND last_seen >= ?`,
    );
    this.#addReport = prepareWithBigInts(
      db,
      'INSERT INTO victim_reports (post, victim) VALUES (?, ?) ON CONFLICT DO UPDATE SET victim = excluded.victim',
    );
    this.#addKey = prepareWithBigInts(
      db,
      `INSERT INTO victim_keys (group_id, company, victim, first_seen, last_seen) VALUES (?, ?, ?, ?, ?)`,
    );
    this.#removeReport = prepareWithBigInts(db, 'DELETE FROM victim_reports WHERE post = ? AND victim = ?');
    this.#removeKey = prepareWithBigInts(
      db,
      'DELETE FROM victim_keys WHERE group_id = ? AND company = ? AND victim = ?',
    );
    this.#count = prepareWithBigInts(
      db,
      'INSERT OR REPLACE INTO victim_counts (id, detection_date, group_id, country, industry) VALUES (?, ?, ?, ?, ?)',
    );
    this.#uncount = prepareWithBigInts(db, 'DELETE FROM victim_counts WHERE id = ?');
  }

  /** The id of the victim that a post reports; undefined if there is no such post. */
  idOf(postId: string): string | undefined {
    return this.#ofReport.get(postId)?.victim as string | undefined;
  }

  /** Derives the victims of these posts and of those that share a company with them. */
  settle(postIds: Iterable<string>): void {
    const known = new Map<string, StoredVictim>();
    const posts = new Map<string, RansomwarePost>();
    for (const postId of postIds) {
      this.#addVictim(this.idOf(postId), known);
      const post = this.#post(postId);
      if (post === undefined) continue;
      posts.set(postId, post);
      for (const victimId of this.#sharing(post)) this.#addVictim(victimId, known);
    }
    for (const { record } of known.values())
      for (const { postId } of record.reports) {
        const post = posts.has(postId) ? undefined : this.#post(postId);
        if (post !== undefined) posts.set(postId, post);
      }
    const stored = [...known.values()];
    const { write, remove } = victimChanges(
      stored.map(({ record }) => record),
      posts.values(),
    );
    for (const { victimId } of remove) this.#remove(known.get(victimId) as StoredVictim);
    // All old reports go before the first new one: a report may move from one victim to another.
    for (const { victimId } of write) this.#forget(known.get(victimId)?.record);
    for (const victim of byId(write, known)) this.#write(victim, known.get(victim.victimId));
  }

  #post(postId: string): RansomwarePost | undefined {
    return this.#entities.load('ransomware', postId)?.record as RansomwarePost | undefined;
  }

  #sharing(post: RansomwarePost): string[] {
    const claim = claimOf(post);
    if (claim === undefined) return [];
    return claim.companies.flatMap((company) =>
      this.#claimed.all(claim.groupId, company, claim.to, claim.from).map(({ victim }) => victim as string),
    );
  }

  #addVictim(victimId: string | undefined, to: Map<string, StoredVictim>): void {
    if (victimId === undefined || to.has(victimId)) return;
    const stored = this.#entities.load('victim', victimId);
    if (stored !== undefined) to.set(victimId, stored as StoredVictim);
  }

  #write(victim: VictimRecord, before: StoredVictim | undefined): void {
    const { detectionDate, groupId, facts } = victim;
    const id =
      before?.id ?? this.#entities.add({ record: victim, origin: UNKNOWN_ORIGIN, hasSightings: false });
    if (before !== undefined) this.#entities.replace(before.record, { ...before, record: victim });
    this.#count.run(
      id,
      detectionDate,
      groupId ?? null,
      facts.country?.value ?? null,
      facts.industry?.value ?? null,
    );
    for (const { postId } of victim.reports) this.#addReport.run(postId, victim.victimId);
    for (const key of linkingKeys(victim))
      this.#addKey.run(victim.groupId as string, key, victim.victimId, victim.firstSeen, victim.lastSeen);
  }

  #remove(stored: StoredVictim): void {
    this.#forget(stored.record);
    this.#uncount.run(stored.id);
    this.#entities.remove(stored);
  }

  #forget(victim: VictimRecord | undefined): void {
    if (victim === undefined) return;
    for (const { postId } of victim.reports) this.#removeReport.run(postId, victim.victimId);
    for (const key of linkingKeys(victim))
      this.#removeKey.run(victim.groupId as string, key, victim.victimId);
  }
}

/** Reports without a group are never merged. */
function linkingKeys(victim: VictimRecord): string[] {
  return victim.groupId === undefined ? [] : victimCompanyKeys(victim);
}

/** In order of rowids, new ones last: FTS5 flushes its buffer whenever a rowid decreases. */
function byId(victims: readonly VictimRecord[], known: ReadonlyMap<string, StoredVictim>): VictimRecord[] {
  const rowOf = ({ victimId }: VictimRecord) => known.get(victimId)?.id ?? Number.MAX_SAFE_INTEGER;
  return [...victims].sort((a, b) => rowOf(a) - rowOf(b));
}
