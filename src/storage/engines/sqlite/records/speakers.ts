import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { SqliteDictionary } from './dictionary.ts';

export type Speaker = readonly [userId: string, username: string | null, senderName: string | null];

const CACHE_MAX = 30_000;

/** Senders with their names. Those with the same user id share a number, so that they can be counted without names. */
export class SqliteSpeakers extends SqliteDictionary<Speaker> {
  #user: StatementSync;
  #userIds: StatementSync;
  #users = new LruCache<number, number>(CACHE_MAX);

  constructor(db: DatabaseSync) {
    super(
      db,
      'speakers',
      `INSERT INTO speakers (value, user) VALUES (
         ?1, (SELECT coalesce(user, id) FROM speakers WHERE value ->> 0 = ?1 ->> 0 LIMIT 1)
       )`,
    );
    this.#user = db.prepare('SELECT coalesce(user, id) AS user FROM speakers WHERE id = ?');
    this.#userIds = db.prepare(
      'SELECT value ->> 0 AS id FROM speakers WHERE id = ?1 UNION ALL SELECT value ->> 0 FROM speakers WHERE user = ?1 LIMIT 1',
    );
  }

  /** The number of a speaker's user id. */
  userOf(speaker: number): number {
    let user = this.#users.get(speaker);
    if (user === undefined) {
      user = this.#user.get(speaker)?.user as number;
      this.#users.set(speaker, user);
    }
    return user;
  }

  /** The user id with a number. */
  userId(user: number): string {
    return this.#userIds.get(user)?.id as string;
  }

  override clearCache(): void {
    super.clearCache();
    this.#users.clear();
  }
}
